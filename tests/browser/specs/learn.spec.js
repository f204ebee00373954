// The course: every step of every lesson is done through the page by the proof's own solution.
import { expect, LANGUAGES, started, test } from "../fixtures.js";
import { keys, tabTo } from "../hands.js";
import { click, drag, Lesson, lessonsIn, PLAYED, press, SOLUTIONS } from "../lesson.js";
import { read } from "../table.js";

const RULESETS = ["zh", "en", "pl", "asean"];
const FIRST = lessonsIn("zh")[0];
const id = ({ lesson, step }) => `${lesson} ${step}`;

/// The steps of a ruleset that none before it has.
const only = (ruleset) => {
  const before = RULESETS.slice(0, RULESETS.indexOf(ruleset));
  const seen = new Set(SOLUTIONS.filter((one) => before.includes(one.ruleset)).map(id));
  return SOLUTIONS.filter((one) => one.ruleset === ruleset && !seen.has(id(one)));
};

for (const language of LANGUAGES) {
  for (const steps of lessonsIn("zh")) {
    test(`${language}: ${steps[0].lesson} by mouse`, { tag: "@desk" }, async ({ page }) => {
      test.slow();
      const lesson = new Lesson(page, language);
      await lesson.openStep(steps[0]);
      for (const [index, step] of steps.entries()) {
        await test.step(step.step, async () => {
          await lesson.isAt(step);
          await lesson.solve(step, drag, click);
          if (index < steps.length - 1) await lesson.next.click();
        });
      }
      await lesson.next.click();
      await page.goto(`${language}/learn/`);
      await started(page);
      await expect(page.locator(".lesson-card[data-state=done]")).toHaveCount(1);
    });
  }
}

for (const ruleset of RULESETS.slice(1)) {
  const steps = only(ruleset);
  if (steps.length === 0) continue;
  test(`what only ${ruleset} has, by mouse`, { tag: "@desk" }, async ({ page }) => {
    test.slow();
    const lesson = new Lesson(page);
    for (const step of steps) {
      await lesson.openStep(step);
      await lesson.solve(step, drag, click);
    }
  });
}

test("the whole course by keyboard, and what is said on the way", { tag: "@desk" }, async ({ page }) => {
  test.slow();
  test.setTimeout(900_000);
  const lesson = new Lesson(page);
  await lesson.openStep(FIRST[0]);
  let arrived = false;
  for (const step of lessonsIn("zh").flat()) {
    await test.step(id(step), async () => {
      await lesson.isAt(step);
      if (arrived) {
        await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
        await expect(lesson.said("status")).toContainText(lesson.prose(step));
      }
      if (PLAYED.includes(step.kind) || step.kind === "spot") {
        await tabTo(page, lesson.board.locator("[tabindex='0']"));
      }
      await lesson.solve(step, keys, press);
      if (!["show", "design"].includes(step.kind)) {
        await expect(lesson.said("status")).toContainText(lesson.words("learn-done", { stars: 3 }));
      }
      await tabTo(page, lesson.next);
      const across = (await lesson.next.textContent()) !== lesson.words("learn-next");
      await page.keyboard.press("Enter");
      arrived = !across;
    });
  }
  await expect(page.getByRole("heading", { level: 1, name: lesson.words("learn-title"), exact: true })).toBeVisible();
});

test("every reaction is had", { tag: "@desk" }, async ({ page }) => {
  test.slow();
  const lesson = new Lesson(page);
  for (const solution of SOLUTIONS.filter((one) => one.reactions.length > 0)) {
    for (const [name, ply] of solution.reactions) {
      await test.step(`${id(solution)} ${solution.ruleset} ${name}`, async () => {
        await lesson.openStep(solution);
        await lesson.board.locator("[tabindex='0']").focus();
        await keys(lesson, read(ply));
        await expect(lesson.answer).toContainText(lesson.prose(solution, `on-${name}`));
      });
    }
  }
});

test("task, board and buttons are on a small phone's screen together, and stay there", { tag: "@phone" }, async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 640 });
  for (const language of LANGUAGES) {
    const lesson = new Lesson(page, language);
    for (const steps of lessonsIn("zh")) {
      for (const step of steps) {
        await lesson.openStep(step);
        const parts = [lesson.board, lesson.bar, ...(step.kind === "show" ? [] : [page.locator(".lesson-task")])];
        await page.evaluate(() => scrollTo(0, 0));
        for (const at of ["top", "end"]) {
          if (at === "end") await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
          for (const part of parts) await expect(part, `${id(step)}, ${at}`).toBeInViewport({ ratio: 0.99 });
        }
      }
    }
  }
});

test("nothing is lost with letters of twice the size", { tag: "@phone" }, async ({ page }) => {
  const lesson = new Lesson(page, "pl");
  for (const [step] of lessonsIn("zh")) {
    await lesson.openStep(step);
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await expect(lesson.next).toBeInViewport();
  }
});

test("a hint leads on in stages, and what was shown earns one star", { tag: "@desk" }, async ({ page }) => {
  const lesson = new Lesson(page);
  const step = SOLUTIONS.find((one) => one.kind === "play" && one.ruleset === "zh");
  await lesson.openStep(step);
  for (const _ of step.tries) {
    await lesson.button("learn-hint").click();
    await lesson.text("learn-hint-area").or(lesson.line(/./)).first().waitFor();
    await lesson.button("learn-hint").click();
    await lesson.button("learn-hint").click();
    await lesson.button("learn-show").click();
  }
  await expect(lesson.answer).toContainText(lesson.words("learn-done", { stars: 1 }));
});

test("looking back counts for nothing, and a try can be taken back", { tag: "@desk" }, async ({ page }) => {
  const lesson = new Lesson(page);
  const step = SOLUTIONS.find((one) => one.lesson === "king" && one.step === "walk");
  await lesson.openStep(step);
  await drag(lesson, read(step.tries[0]));
  await lesson.button("play-previous").click();
  await expect(page.getByText("0 / 1", { exact: false })).toBeVisible();
  await lesson.button("play-next").click();
  await lesson.button("play-take-back").click();
  await expect(page.locator(".look-back")).toHaveCount(0);
  await lesson.solve(step, drag, click);
});

test("squares that are wrong are said and shown, and those that are right stay", { tag: "@desk" }, async ({ page }) => {
  const lesson = new Lesson(page);
  const step = SOLUTIONS.find((one) => one.kind === "spot" && one.squares.length > 2 && !one.squares.includes("a5"));
  await lesson.openStep(step);
  await lesson.square(step.squares[0]).click();
  await lesson.square("a5").click();
  await lesson.button("learn-check").click();
  const counts = { right: 1, wrong: 1, missed: step.squares.length - 1 };
  await expect(lesson.answer).toContainText(lesson.words("learn-spotted", counts));
  await lesson.says("a5", "board-note-wrong");
  await lesson.button("learn-again").click();
  await lesson.says(step.squares[0], "board-note-chosen");
  await lesson.saysNot("a5", "board-note-wrong");
});

test("a wrong answer is answered, too", { tag: "@desk" }, async ({ page }) => {
  const lesson = new Lesson(page);
  const step = SOLUTIONS.find((one) => one.kind === "choose");
  await lesson.openStep(step);
  for (const other of step.others) {
    await page.getByRole("button", { name: lesson.prose(step, `answer-${other}`), exact: true }).click();
    await expect(lesson.answer).toContainText(lesson.prose(step, `reply-${other}`));
    await expect(lesson.said("alert")).toContainText(lesson.prose(step, `reply-${other}`));
  }
});

test("every step has its address, and the browser's way back leads through them", async ({ page }) => {
  const lesson = new Lesson(page);
  await lesson.openStep(FIRST[0]);
  await lesson.next.click();
  await lesson.isAt(FIRST[1]);
  await page.goBack();
  await lesson.isAt(FIRST[0]);
  await page.getByRole("navigation", { name: lesson.words("learn-steps") }).getByRole("link").nth(2).click();
  await lesson.isAt(FIRST[2]);
});

test("the first unfinished step is the one to go on with, from the first page and from the map", { tag: "@desk" }, async ({ page }) => {
  const lesson = new Lesson(page);
  await page.goto("en/");
  await started(page);
  await page.getByRole("link", { name: lesson.words("home-start"), exact: true }).click();
  await page.getByRole("link", { name: lesson.words("learn-start"), exact: true }).click();
  await lesson.isAt(FIRST[0]);
  await lesson.solve(FIRST[0], drag, click);
  const title = lesson.words(`lessons-course-lesson-${FIRST[0].lesson}`);
  await page.goto("en/");
  await started(page);
  await page.getByRole("link", { name: lesson.words("home-go-on", { lesson: title }), exact: true }).click();
  await lesson.isAt(FIRST[1]);
  await page.goto("en/learn/");
  await started(page);
  await page.getByRole("link", { name: lesson.words("learn-go-on", { lesson: title }), exact: true }).click();
  await lesson.isAt(FIRST[1]);
});

test("another language keeps the step and what was played", { tag: "@desk" }, async ({ page }) => {
  const step = SOLUTIONS.find((one) => one.lesson === "king" && one.step === "walk");
  const lesson = new Lesson(page);
  await lesson.openStep(step);
  await drag(lesson, read(step.tries[0]));
  await page.getByRole("link", { name: lesson.words("frame-lang-pl-name"), exact: true }).click();
  const polish = new Lesson(page, "pl");
  await polish.isAt(step);
  await expect(page.getByText(/^1 \/ 1$/)).toBeVisible();
});

test("a link fixes the book, and a choice of one's own takes its place", { tag: "@desk" }, async ({ page }) => {
  const lesson = new Lesson(page);
  await page.goto("en/learn/?rules=pl");
  await started(page);
  await expect(lesson.choice("frame-ruleset-pl")).toBeChecked();
  await page.getByRole("link", { name: lesson.words("learn-start"), exact: true }).click();
  await expect(page).toHaveURL(/rules=pl/);
  await page.goto("en/learn/?rules=pl");
  await started(page);
  await lesson.choice("frame-ruleset-en").check();
  await expect(page).not.toHaveURL(/rules=/);
  await page.reload();
  await started(page);
  await expect(lesson.choice("frame-ruleset-en")).toBeChecked();
});

test("progress goes out as a code, is forgotten, and comes in again", { tag: "@desk" }, async ({ page }) => {
  const lesson = new Lesson(page);
  await lesson.openStep(FIRST[0]);
  await lesson.solve(FIRST[0], drag, click);
  await page.goto("en/learn/");
  await started(page);
  await lesson.text("learn-progress").click();
  const code = await page.getByLabel(lesson.words("learn-code"), { exact: true }).inputValue();
  expect(code).toContain(`${FIRST[0].lesson}:${FIRST[0].step}3`);
  await lesson.button("learn-reset").click();
  await lesson.button("learn-reset-yes").click();
  await expect(page.locator(".lesson-card[data-state=begun]")).toHaveCount(0);
  const field = page.getByLabel(lesson.words("learn-code-paste"), { exact: true });
  await field.fill(code.slice(0, -3));
  await lesson.button("learn-code-take").click();
  await expect(page.locator("#learn-paste-note")).toHaveText(lesson.words("learn-code-incomplete"));
  await field.fill(code);
  await lesson.button("learn-code-take").click();
  await expect(page.locator(".lesson-card[data-state=begun]")).toHaveCount(1);
});

test.describe("a lesson that does not come", () => {
  test.use({ expectedErrors: /Failed to load resource/ });
  test("says so, and comes when it is asked for again", { tag: "@desk" }, async ({ page }) => {
    const lesson = new Lesson(page);
    await page.route("**/lessons/lessons/*.json*", (route) => route.fulfill({ status: 503 }));
    await page.goto(`en/${lesson.address(FIRST[0])}`);
    await started(page);
    await expect(lesson.text("frame-fetch-failed")).toBeVisible();
    await page.unroute("**/lessons/lessons/*.json*");
    await lesson.button("frame-try-again").click();
    await lesson.isAt(FIRST[0]);
  });
});

test("an address that names no lesson leads to all of them", { tag: "@desk" }, async ({ page }) => {
  const lesson = new Lesson(page);
  await page.goto("en/learn/");
  await started(page);
  await page.evaluate(() => history.pushState(null, "", "nothing"));
  await page.evaluate(() => dispatchEvent(new PopStateEvent("popstate")));
  await expect(lesson.heading("learn-no-lesson")).toBeVisible();
});

for (const language of LANGUAGES) {
  for (const colorScheme of ["light", "dark"]) {
    test(`accessible: ${language}, ${colorScheme}`, async ({ page, axe }) => {
      test.slow();
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      const lesson = new Lesson(page, language);
      for (const steps of lessonsIn("zh")) {
        const kinds = new Map(steps.map((step) => [step.kind, step]));
        for (const step of kinds.values()) {
          await test.step(id(step), async () => {
            await lesson.openStep(step);
            const [reaction] = step.reactions;
            if (reaction) {
              await lesson.board.locator("[tabindex='0']").focus();
              await keys(lesson, read(reaction[1]));
              await expect(lesson.answer).toBeVisible();
              await axe();
            } else if (step.kind === "choose") {
              await lesson.solve(step, drag, click);
            }
            await axe();
          });
        }
      }
      await page.goto(`${language}/learn/`);
      await started(page);
      await axe();
    });
  }
}
