// What stays: over a reload, in another language, without storage, on another page.
import { expect, SUB, test } from "../fixtures.js";
import { GAMES } from "../games.js";
import { pen } from "../hands.js";
import { Table } from "../table.js";

const to = (page, name) => page.getByRole("link", { name, exact: true });

const stands = async (table) => ({
  position: await table.position.inputValue(),
  moves: await table.moves.allTextContents(),
});
const stillStands = async (table, { position, moves }) => {
  await expect(table.position).toHaveValue(position);
  await expect(table.moves).toHaveText(moves);
};

test.describe("a reload", { tag: "@desk" }, () => {
  for (const ruleset of ["zh", "en", "pl", "asean"]) {
    test(`in mid-setup and in mid-game, under ${ruleset}`, async ({ page }) => {
      const table = new Table(page);
      await table.begin({ ruleset });
      await table.play(GAMES[ruleset].plies.slice(0, 5), pen);
      const setup = await stands(table);
      await page.reload();
      await stillStands(table, setup);
      await table.play(GAMES[ruleset].plies.slice(5, 19), pen);
      await table.button("play-flip").click();
      const game = await stands(table);
      await page.reload();
      await stillStands(table, game);
      await expect(table.board).toHaveAccessibleName(table.words("board-grid", { color: "black" }));
      await table.play(GAMES[ruleset].plies.slice(19, 21), pen);
    });
  }

  test("of a game that is over shows its end", async ({ page }) => {
    const table = new Table(page);
    await table.begin({ fen: "k7/8/1K6/8/8/8/8/7R[] w - - 0 40" });
    await table.play(["h1h8"], pen);
    await page.reload();
    await expect(table.heading("play-won", { side: "red" })).toBeVisible();
    await table.button("play-rematch").click();
    await expect(table.text("play-task-place", { side: "red", left: 8 })).toBeVisible();
  });

  test("of a game against the machine keeps who plays", async ({ page }) => {
    const table = new Table(page);
    await table.begin({ ruleset: "asean", machine: "black" });
    await expect(table.moves).toHaveCount(1);
    await page.reload();
    await expect(table.board).toHaveAccessibleName(table.words("board-grid", { color: "black" }));
    await table.write("K@b7");
    await expect(table.moves).toHaveCount(3);
  });
});

test("a visit to another page and back", async ({ page }) => {
  const table = new Table(page);
  await table.begin({ ruleset: "pl" });
  await table.play(GAMES.pl.plies.slice(0, 18), pen);
  const before = await stands(table);
  await to(page, table.words("frame-rules")).click();
  await expect(page).toHaveURL(/rules/);
  await to(page, table.words("frame-play")).click();
  await stillStands(table, before);
});

test("two windows of one browser show one game, the one that was played last", { tag: "@desk" }, async ({ page, context }) => {
  const first = new Table(page);
  await first.begin({ ruleset: "zh" });
  await first.play(["K@e2"], pen);
  const second = new Table(await context.newPage());
  await second.open();
  await second.play(["F@f2"], pen);
  await expect(first.moves).toHaveText(["K@e2", "F@f2"]);
  await first.play(["S@f3"], pen);
  await expect(second.moves).toHaveText(["K@e2", "F@f2", "S@f3"]);
  await second.page.reload();
  await expect(second.moves).toHaveText(["K@e2", "F@f2", "S@f3"]);
});

test("another language in the middle of a game: board, history, what is picked up and the focus", { tag: "@desk" }, async ({ page }) => {
  const english = new Table(page);
  await english.begin({ ruleset: "zh" });
  await english.play(GAMES.zh.plies.slice(0, 20), pen);
  const before = await stands(english);
  await english.square("e2").focus();
  await page.keyboard.press("Enter");
  await english.says("e2", "red king", "board-note-taken");
  const board = await english.board.elementHandle();
  const entries = await page.evaluate(() => history.length);
  for (const [language, name] of [["pl", "PL"], ["zh-Hans", "中文"]]) {
    const table = new Table(page, language);
    const link = page.getByRole("link", { name, exact: true });
    await link.focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`/${language}/play/?$`));
    await expect(link).toBeFocused();
    await stillStands(table, before);
    await expect(table.square("e2")).toHaveAttribute("aria-selected", "true");
    await expect(table.square("e2")).toHaveAttribute("tabindex", "0");
    await expect(table.heading("play-moves")).toBeVisible();
    expect(await board.evaluate((element) => element.isConnected)).toBe(true);
  }
  expect(await page.evaluate(() => history.length)).toBe(entries);
  const chinese = new Table(page, "zh-Hans");
  await chinese.square("e2").focus();
  await page.keyboard.press("Escape");
  await chinese.play(GAMES.zh.plies.slice(20, 22), pen);
});

test("another language while a question is open, and while the reason of a refusal is shown", { tag: "@desk" }, async ({ page }) => {
  const english = new Table(page);
  await english.begin({ ruleset: "pl", fen: "7k/8/8/8/3P4/8/8/K5R1[] w - - 0 40" });
  await english.square("d4").click();
  await english.square("d5").click();
  await english.square("h5").click();
  await expect(english.text("why-shift-not-adjacent")).toBeVisible();
  await page.getByRole("link", { name: "PL", exact: true }).click();
  const polish = new Table(page, "pl");
  await expect(polish.text("play-task-arrival")).toBeVisible();
  await expect(polish.text("why-shift-not-adjacent")).toBeVisible();
  await polish.button("board-promote-here").click();
  await expect(polish.moves).toHaveText(["d4d5=F"]);
});

test("where storage is blocked, the page says so and the game is played", { tag: "@desk" }, async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException("refused", "SecurityError");
    };
    Object.defineProperty(window, "localStorage", { get: refuse });
  });
  const table = new Table(page);
  await table.begin({ ruleset: "asean", machine: "red" });
  await expect(page.getByText(table.words("errors-storage-blocked"), { exact: true })).toBeVisible();
  await table.write("K@g2");
  await expect(table.moves).toHaveCount(2);
  await to(page, table.words("frame-rules")).click();
  await expect(page).toHaveURL(/rules/);
  await to(page, table.words("frame-play")).click();
  await expect(table.moves).toHaveCount(2);
});

test("a kept game that cannot be read is put aside, and another can be begun", { tag: "@desk" }, async ({ page }) => {
  await page.addInitScript(() => localStorage.getItem("sittuyin.game") ?? localStorage.setItem("sittuyin.game", '{"v":1,"data":{'));
  const table = new Table(page);
  await table.open();
  await expect(page.getByText(table.words("errors-storage-unreadable"), { exact: true })).toBeVisible();
  await table.start({ ruleset: "zh" });
  await table.play(["K@e2"], pen);
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys.some((key) => key.startsWith("sittuyin.aside.game."))).toBe(true);
});

test.describe("under a path of its own", { tag: "@desk" }, () => {
  test.use({ baseURL: SUB });

  test("a game is begun, kept, and found again", async ({ page }) => {
    const table = new Table(page, "zh-Hans");
    await table.begin({ ruleset: "asean" });
    await table.play(GAMES.asean.plies.slice(0, 18), pen);
    const before = await stands(table);
    await page.reload();
    await stillStands(table, before);
  });
});
