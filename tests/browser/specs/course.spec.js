// The course: every step of every lesson is done through the page by the proof's own solution, and every reaction is had.
import { fileURLToPath } from "node:url";
import { expect, LANGUAGES, started, test } from "../fixtures.js";
import { tabTo } from "../hands.js";
import { click, drag, Lesson, lessonsIn, PLAYED, press, SOLUTIONS, type } from "../lesson.js";

const RULESETS = ["zh", "en", "pl", "asean"];
const LESSONS = lessonsIn("zh");
const id = ({ lesson, step }) => `${lesson} ${step}`;
/// Pictures for people to look at.
const picture = (page, name) =>
  page.screenshot({ path: fileURLToPath(new URL(`../../../target/shots/lessons/${name}.png`, import.meta.url)) });

/// The steps of a ruleset that none before it has.
const only = (ruleset) => {
  const before = RULESETS.slice(0, RULESETS.indexOf(ruleset));
  const seen = new Set(SOLUTIONS.filter((one) => before.includes(one.ruleset)).map(id));
  return SOLUTIONS.filter((one) => one.ruleset === ruleset && !seen.has(id(one)));
};

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const language of LANGUAGES) {
  for (const steps of LESSONS) {
    const name = steps[0].lesson;
    test(`${language}: ${name} by mouse`, { tag: "@desk" }, async ({ page, axe }) => {
      const lesson = new Lesson(page, language);
      await lesson.openStep(steps[0]);
      await picture(page, `${name}.begin.${language}`);
      for (const [index, step] of steps.entries()) {
        await test.step(step.step, async () => {
          if (index > 0) await lesson.next.click();
          await lesson.isAt(step);
          if (language === "en") await lesson.haveReactions(step, drag);
          await lesson.solve(step, drag, click);
        });
      }
      await picture(page, `${name}.end.${language}`);
      await axe();
      await page.goto(`${language}/learn/`);
      await started(page);
      await expect(page.locator(".lesson-card[data-state=done]")).toHaveCount(1);
    });
  }
}

for (const language of LANGUAGES) {
  for (const ruleset of RULESETS.slice(1)) {
    test(`${language}: what only ${ruleset} has, by mouse`, { tag: "@desk" }, async ({ page }) => {
      const lesson = new Lesson(page, language);
      for (const step of only(ruleset)) {
        await test.step(id(step), async () => {
          await lesson.openStep(step);
          if (language === "en") await lesson.haveReactions(step, drag);
          await lesson.solve(step, drag, click);
        });
      }
    });
  }
}

for (const [number, steps] of LESSONS.entries()) {
  test(`${steps[0].lesson} by keyboard, and what is said on the way`, { tag: "@desk" }, async ({ page }) => {
    const lesson = new Lesson(page);
    await lesson.openStep(steps[0]);
    for (const [index, step] of steps.entries()) {
      await test.step(step.step, async () => {
        if (index > 0) await lesson.hasArrivedAt(step);
        else await lesson.isAt(step);
        if (PLAYED.includes(step.kind) || step.kind === "spot") await tabTo(page, lesson.focusOfBoard);
        await lesson.solve(step, type, press);
        if (!["show", "design"].includes(step.kind)) {
          await expect(lesson.said("status")).toContainText(lesson.words("learn-done", { stars: 3 }));
        }
        await tabTo(page, lesson.next);
        await page.keyboard.press("Enter");
      });
    }
    // The way on leads to the next lesson, and from the last one to all of them.
    const after = LESSONS[number + 1]?.[0];
    if (after) await lesson.hasArrivedAt(after);
    else await expect(lesson.heading("learn-title")).toBeVisible();
  });
}

for (const language of LANGUAGES) {
  test(`${language}: task, board and buttons are on a small phone’s screen together`, { tag: "@phone" }, async ({ page, axe }) => {
    test.slow();
    await page.setViewportSize({ width: 360, height: 640 });
    await page.emulateMedia({ colorScheme: "dark" });
    const lesson = new Lesson(page, language);
    await lesson.openStep(LESSONS[0][0]);
    for (const step of LESSONS.flat()) {
      await lesson.isAt(step);
      for (const place of ["top", "end"]) expect(await lesson.outOfSight(place), `${id(step)}, ${place}`).toEqual([]);
      if (LESSONS.some(([first]) => first === step)) await axe();
      await lesson.next.click();
    }
  });
}

test("nothing is lost with letters of twice the size", { tag: "@phone" }, async ({ page }) => {
  test.slow();
  const lesson = new Lesson(page, "pl");
  await lesson.openStep(LESSONS[0][0]);
  await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  for (const step of LESSONS.flat()) {
    await lesson.isAt(step);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), id(step)).toBeLessThanOrEqual(0);
    await expect(lesson.next, id(step)).toBeInViewport();
    await lesson.next.click();
  }
});
