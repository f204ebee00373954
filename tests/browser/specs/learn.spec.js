// What can be done in a lesson besides doing its steps (`course.spec.js`): hints, looking back, progress, addresses.
import { expect, started, test } from "../fixtures.js";
import { click, drag, Lesson, lessonsIn, SOLUTIONS } from "../lesson.js";
import { read } from "../table.js";

const [FIRST, SECOND, THIRD] = lessonsIn("zh");

test("a hint leads on in stages, and what was shown earns one star", { tag: "@desk" }, async ({ page }) => {
  const lesson = new Lesson(page);
  const step = SOLUTIONS.find((one) => one.lesson === "king" && one.step === "walk");
  await lesson.openStep(step);
  const hint = page.locator(".lesson-hint");
  for (const ply of step.tries) {
    for (const words of ["learn-hint-area", "learn-hint-piece", "learn-hint-ply"]) {
      await lesson.button("learn-hint").click();
      const { from, to } = read(ply);
      await expect(hint).toHaveText(lesson.words(words, { square: from, move: `K${to}` }));
    }
    await lesson.button("learn-show").click();
    await expect(hint).toHaveCount(0);
  }
  await expect(lesson.answer).toContainText(lesson.words("learn-done", { stars: 1 }));
});

test("a hint says when there is no way any more, and leads back", { tag: "@desk" }, async ({ page }) => {
  const lesson = new Lesson(page);
  await lesson.openStep(SOLUTIONS.find((one) => one.lesson === "soldier" && one.step === "capture"));
  await drag(lesson, read("b4b5"));
  await lesson.button("learn-hint").click();
  await expect(page.locator(".lesson-hint")).toHaveText(lesson.words("learn-hint-lost"));
  await lesson.button("learn-again").click();
  await expect(page.locator(".lesson-hint")).toHaveCount(0);
  await lesson.says("b4", "red soldier");
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

// docs/rules.md: of the four rulesets, these allow the try.
const COMPARED = [
  ["displaced", "zh", "N@e4", ["en"]],
  ["back-rank", "zh", "N@b1", ["en", "pl", "asean"]],
  ["adjusting", "zh", "g3b2", ["pl"]],
  ["elephant", "zh", "d5e5", ["pl"]],
  ["own-half", "zh", "e4e4f", ["pl"]],
  ["arrival", "zh", "c5c6=f", ["pl"]],
  ["peaceful", "zh", "e5e5f", ["zh", "en", "pl"]],
  ["peaceful-asean", "asean", "e5e5f", ["zh", "en", "pl"]],
];

test("where the books disagree, all four answer a try side by side, each with a board", { tag: "@desk" }, async ({ page, axe }) => {
  const lesson = new Lesson(page);
  for (const [step, ruleset, ply, allowed] of COMPARED) {
    await test.step(step, async () => {
      await lesson.openStep(SOLUTIONS.find((one) => one.step === step && one.lesson === "books" && one.ruleset === ruleset));
      await expect(lesson.text("learn-compare-note")).toBeVisible();
      await drag(lesson, read(ply));
      for (const book of ["zh", "en", "pl", "asean"]) {
        const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: lesson.words(`frame-ruleset-${book}`) }) });
        await expect(card.getByText(lesson.words(`learn-compare-${allowed.includes(book) ? "allowed" : "refused"}`), { exact: true }), book).toBeVisible();
        await expect(card.getByText(lesson.words("learn-compare-yours"))).toHaveCount(book === ruleset ? 1 : 0);
        await expect(card.getByRole("img")).toBeVisible();
      }
      const names = (books) => books.map((book) => lesson.words("learn-compare-book", { book })).join(", ") || "none";
      const refused = ["zh", "en", "pl", "asean"].filter((book) => !allowed.includes(book));
      const said = lesson.words("learn-compare-said", { allowed: names(allowed), refused: names(refused) });
      await expect(lesson.said("status").or(lesson.said("alert")).filter({ hasText: said })).toHaveCount(1);
    });
  }
  await axe();
});

test("on a phone the four answers come into reach below task and board", { tag: "@phone" }, async ({ page }) => {
  const lesson = new Lesson(page);
  await lesson.openStep(SOLUTIONS.find((one) => one.lesson === "books" && one.step === "elephant" && one.ruleset === "zh"));
  await drag(lesson, read("d5e5"));
  const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: lesson.words("frame-ruleset-zh") }) });
  await expect(card.getByText(lesson.words("learn-compare-refused"), { exact: true })).toBeInViewport();
  await expect(lesson.board).toBeInViewport({ ratio: 1 });
  const box = (locator) => locator.boundingBox();
  const [task, board, first] = await Promise.all([box(page.locator(".lesson-task")), box(page.locator(".lesson-board")), box(card)]);
  expect(task.y).toBeGreaterThanOrEqual(0);
  expect(first.y).toBeGreaterThanOrEqual(board.y + board.height);
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

test("the browser’s way back and on leads from lesson to lesson, and says where one is", { tag: "@desk" }, async ({ page }) => {
  const lesson = new Lesson(page);
  await lesson.openStep(FIRST.at(-1));
  await lesson.next.click();
  await lesson.hasArrivedAt(SECOND[0]);
  await page.goBack();
  await lesson.hasArrivedAt(FIRST.at(-1));
  await page.goForward();
  await lesson.hasArrivedAt(SECOND[0]);
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

test("a step that was left in the middle goes on where it was, a game also after the page was loaded again", { tag: "@desk" }, async ({ page }) => {
  const lesson = new Lesson(page);
  const walk = SOLUTIONS.find((one) => one.lesson === "king" && one.step === "walk");
  await lesson.openStep(walk);
  await drag(lesson, read(walk.tries[0]));
  await lesson.next.click();
  await expect(page.getByText(/^1 \/ 1$/)).toHaveCount(0);
  await page.goBack();
  await expect(page.getByText(/^1 \/ 1$/)).toBeVisible();
  const game = SOLUTIONS.find((one) => one.kind === "game" && one.ruleset === "zh");
  await lesson.openStep(game);
  await drag(lesson, read(game.tries[0]));
  await expect(page.getByText(/^2 \/ 2$/)).toBeVisible();
  await page.reload();
  await started(page);
  await expect(page.getByText(/^2 \/ 2$/)).toBeVisible();
  // What cannot have been played is not taken up, and everything else stays.
  for (const plies of ["a1a1 a1a1", "no plies"]) {
    await page.evaluate((plies) => {
      const kept = JSON.parse(localStorage.getItem("sittuyin.lessons"));
      kept.data.game.plies = plies;
      localStorage.setItem("sittuyin.lessons", JSON.stringify(kept));
    }, plies);
    await page.reload();
    await started(page);
    await lesson.isAt(game);
    await expect(page.locator(".look-back")).toHaveCount(0);
  }
});

test("another language keeps the step and what was played", { tag: "@desk" }, async ({ page }) => {
  const step = SOLUTIONS.find((one) => one.lesson === "king" && one.step === "walk");
  const lesson = new Lesson(page);
  await lesson.openStep(step);
  await drag(lesson, read(step.tries[0]));
  await page.getByRole("link", { name: lesson.words("frame-lang-pl"), exact: true }).click();
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
  // Of another version of the course: a step and a lesson that this one does not have.
  await field.fill(code.replace(/;(\d+)$/, (_, steps) => `;zebra:run3,walk2;${Number(steps) + 2}`));
  await lesson.button("learn-code-take").click();
  await expect(page.locator("#learn-paste-note")).toContainText(lesson.words("learn-code-left-out", { steps: 2 }));
});

test("the map begins with the book, and says each title once", { tag: "@desk" }, async ({ page }) => {
  const lesson = new Lesson(page);
  await page.goto("en/learn/");
  await started(page);
  const top = async (locator) => (await locator.boundingBox()).y;
  expect(await top(lesson.heading("learn-book"))).toBeLessThan(await top(page.locator(".lesson-card").first()));
  for (const [first] of lessonsIn("zh")) {
    await expect(lesson.text(`lessons-course-lesson-${first.lesson}`)).toHaveCount(1);
  }
});

test.describe("a lesson that does not come", () => {
  test.use({ expectedErrors: /Failed to load resource|ERR_INTERNET_DISCONNECTED/ });
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

  test("leaves the one before it on the page, and is tried again by a button, by itself and with the network", { tag: "@desk" }, async ({ page, context }) => {
    const lesson = new Lesson(page);
    const missing = lesson.text("frame-fetch-failed");
    await page.clock.install();
    await lesson.openStep(FIRST.at(-1));
    const file = "**/lessons/lessons/*.json*";
    await page.route(file, (route) => route.fulfill({ status: 503 }));
    await lesson.next.click();
    await expect(missing).toBeInViewport();
    await expect(page.locator(".lesson-text")).toHaveText(lesson.prose(FIRST.at(-1)));
    const asked = page.waitForRequest(file);
    await page.getByRole("alert").getByRole("button").click();
    await asked;
    await expect(missing).toBeInViewport();
    // From now on it comes: at the latest when so much time has passed that it is tried again.
    await page.unroute(file);
    await expect(async () => {
      await page.clock.fastForward(600_000);
      await expect(missing).toHaveCount(0, { timeout: 1_000 });
    }).toPass();
    await lesson.hasArrivedAt(SECOND[0]);
    // Back to the map, and from there without a network. No time passes until it is there again.
    await page.goto("en/learn/");
    const link = page.getByRole("link", { name: lesson.words(`lessons-course-lesson-${THIRD[0].lesson}`), exact: true });
    await expect(link).toBeVisible();
    await context.setOffline(true);
    await link.click();
    await expect(missing).toBeInViewport();
    await expect(page.locator(".lesson-card").first()).toBeVisible();
    await page.clock.pauseAt(Date.now() + 30 * 24 * 3_600_000);
    await context.setOffline(false);
    await lesson.isAt(THIRD[0]);
  });
});

test("an address that names no lesson leads to all of them", { tag: "@desk" }, async ({ page }) => {
  const lesson = new Lesson(page);
  await page.goto("en/learn/");
  await started(page);
  await page.evaluate(() => history.pushState(null, "", "en/learn/nothing"));
  await page.evaluate(() => dispatchEvent(new PopStateEvent("popstate")));
  await expect(lesson.heading("learn-no-lesson")).toBeVisible();
});
