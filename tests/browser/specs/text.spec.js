// A position or a game as text: copied, pasted, and what is wrong with it said with its place.
import { expect, test } from "../fixtures.js";
import { GAMES } from "../games.js";
import { pen } from "../hands.js";
import { Table } from "../table.js";

test.describe("what is wrong is said with its place", { tag: "@desk" }, () => {
  const game = (moves, ruleset = "zh") => `[Variant "Sittuyin"]\n[Ruleset "${ruleset}"]\n\n${moves}\n`;
  const cases = [
    ["nothing", " ", "text-empty"],
    ["a letter that is no piece", "8/8/4ppxp/pppp4/4PPPP/PPPP4/8/8[] w", "text-fen-error", { field: "board", at: 8, found: "x", expected: "piece" }],
    ["a short rank", "7/8/8/8/8/8/8/8[] w", "text-fen-error", { field: "board", expected: "eight-squares" }],
    ["a side that is none", "4k3/8/8/8/8/8/8/R3K3[] x", "text-fen-error", { field: "turn", found: "x", expected: "turn" }],
    ["a missing king", "8/8/8/8/8/8/8/R3K3[] w", "text-position-error", { kind: "kings", side: "black", count: 0 }],
    ["a king that is attacked out of turn", "4k3/8/8/8/8/8/8/K3R3[] w", "text-position-error", { kind: "attacked", side: "black", square: "e8" }],
  ];
  for (const [name, text, key, values = {}] of cases) {
    test(name, async ({ page }) => {
      const table = new Table(page);
      await table.begin({ ruleset: "zh" });
      const before = await table.position.inputValue();
      await table.load(text);
      await expect(table.like(key, { at: /\d+/, found: /.*/, ...values })).toBeVisible();
      await expect(table.page.getByLabel(table.words("text-paste"))).toHaveAttribute("aria-invalid", "true");
      await expect(table.position).toHaveValue(before);
    });
  }

  test("in a game: a tag, a ruleset, an illegal placement", async ({ page }) => {
    const table = new Table(page);
    await table.begin({ ruleset: "zh" });
    const says = (line, column, what) => table.text("text-pgn-error", { line, column, what });
    await table.load(game("*", "xx"));
    await expect(table.text("text-ruleset", { found: "xx" })).toBeVisible();
    await table.load(`[Variant "Sittuyin"\n\n*`);
    await expect(says(1, 1, table.words("text-tag", { found: '[Variant "Sittuyin"' }))).toBeVisible();
    const cannot = (found, key, values) =>
      table.text("text-ply-error", { number: 1, found, kind: "play", what: table.words(key, values) });
    await table.load(game("1. K@a1 *"));
    await expect(cannot("K@a1", "why-back-rank-chariots-only")).toBeVisible();
    await table.load(game("1. K@a2 K@b2 *"));
    await expect(cannot("K@b2", "why-not-in-hand", { piece: "king" })).toBeVisible();
    await table.load(game("1. K@a2\nF@a2 *"));
    await expect(cannot("F@a2", "why-square-taken", { square: "a2" })).toBeVisible();
    await expect(table.moves).toHaveCount(0);
  });

  test("a million characters are answered in short", async ({ page }) => {
    const table = new Table(page);
    await table.begin({ ruleset: "zh" });
    await table.load("8/".repeat(500_000));
    await expect(table.text("text-long", { kind: "position", most: "200" })).toBeVisible();
  });

  test("in Polish and Chinese", async ({ page }) => {
    for (const language of ["pl", "zh-Hans"]) {
      const table = new Table(page, language);
      await table.begin({ ruleset: "zh" });
      await table.load("8/8/4ppxp/pppp4/4PPPP/PPPP4/8/8[] w");
      const values = { field: "board", at: 8, found: "x", expected: "piece" };
      await expect(table.text("text-fen-error", values)).toBeVisible();
      await page.evaluate(() => localStorage.clear());
    }
  });
});

test("a game and its position are copied, and read again", { tag: "@desk" }, async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const table = new Table(page);
  await table.begin({ ruleset: "en" });
  await table.play(GAMES.en.plies.slice(0, 18), pen);
  const moves = await table.moves.allTextContents();
  const position = await table.position.inputValue();
  await table.text("play-text").click();
  await table.button("text-copy-fen").click();
  await expect(table.text("frame-copied")).toBeVisible();
  expect(await copied()).toBe(position);
  await table.button("text-copy-pgn").click();
  await expect.poll(copied).toContain('[Ruleset "en"]');
  const game = await copied();
  await table.replace("4k3/8/8/8/8/8/8/R3K3[] w");
  await expect(table.moves).toHaveCount(0);
  await table.load(game);
  await expect(table.text("text-loaded")).toBeVisible();
  await expect(table.moves).toHaveText(moves);
  await expect(table.position).toHaveValue(position);
});

test("a text takes the place of a game that is not over only when that is meant", { tag: "@desk" }, async ({ page, axe }) => {
  const table = new Table(page);
  await table.begin({ ruleset: "zh" });
  const other = "4k3/8/8/8/8/8/8/R3K3[] w - - 0 1";
  const asks = table.dialog("play-replace-title");
  // Where nothing was played, nothing is asked.
  await table.load(other);
  await expect(table.position).toHaveValue(other);
  await table.play(["a1a2"], pen);
  const own = await table.position.inputValue();
  await table.load(other);
  await axe();
  for (const no of [() => table.button("play-replace-no").click(), () => page.keyboard.press("Escape")]) {
    await expect(asks).toBeVisible();
    await no();
    await expect(asks).toBeHidden();
    await expect(table.position).toHaveValue(own);
    await table.button("text-load").click();
  }
  await table.button("play-replace-yes").click();
  await expect(asks).toBeHidden();
  await expect(table.position).toHaveValue(other);
  // What is wrong with a text is said before anything is asked, and a game that is over can go.
  await table.play(["a1a2"], pen);
  await table.load("nothing/of/the/kind");
  await expect(page.getByLabel(table.words("text-paste"))).toHaveAttribute("aria-invalid", "true");
  await table.button("play-resign").click();
  await table.dialog("play-resign-title").getByRole("button").first().click();
  await table.load(other);
  await expect(table.position).toHaveValue(other);
  await page.reload();
  await expect(table.position).toHaveValue(other);
});

test("a game as a link is shown, and takes the place of the one that is kept when it is played on", { tag: "@desk" }, async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const table = new Table(page);
  await table.begin({ ruleset: "en" });
  await table.play(GAMES.en.plies.slice(0, 18), pen);
  const moves = await table.moves.allTextContents();
  const position = await table.position.inputValue();
  await table.text("play-text").click();
  await table.button("text-copy-link").click();
  await expect(table.text("frame-copied").first()).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await (await context.browser().newContext()).newPage();
  await other.goto(link);
  const theirs = new Table(other);
  await expect(theirs.moves).toHaveText(moves);
  await expect(theirs.position).toHaveValue(position);
  await other.context().close();

  // Who has a game of their own keeps it until they play on from the link.
  await table.button("play-resign").click();
  await table.dialog("play-resign-title").getByRole("button").first().click();
  await table.button("play-new").click();
  await table.start({ ruleset: "asean" });
  await table.play(GAMES.asean.plies.slice(0, 3), pen);
  const own = await table.moves.allTextContents();
  await page.goto(link);
  await expect(table.moves).toHaveText(moves);
  await page.reload();
  await expect(table.moves).toHaveText(moves);
  await page.getByRole("link", { name: table.words("frame-play"), exact: true }).click();
  await expect(table.moves).toHaveText(own);
  await page.goto(link);
  await expect(table.moves).toHaveText(moves);
  await table.write(GAMES.en.plies[18]);
  await table.button("play-replace-no").click();
  await expect(table.moves).toHaveText(moves);
  await page.goto(`${table.language}/play`);
  await expect(table.moves).toHaveText(own);
  await page.goto(link);
  await expect(table.moves).toHaveText(moves);
  await table.write(GAMES.en.plies[18]);
  await table.button("play-replace-yes").click();
  await expect(table.moves).toHaveCount(moves.length + 1);
  const on = await table.moves.allTextContents();
  await page.reload();
  await expect(table.moves).toHaveText(on);

  // To resign it is to play it, too.
  await page.goto(link);
  await expect(table.moves).toHaveText(moves);
  await table.button("play-resign").click();
  await table.dialog("play-resign-title").getByRole("button").first().click();
  await table.button("play-replace-yes").click();
  await page.reload();
  await expect(table.moves).toHaveText(moves);
  await expect(table.button("play-rematch")).toBeVisible();
});

test("without leave to copy, the page says how else", { tag: "@desk" }, async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("no", "NotAllowedError"));
  });
  const table = new Table(page);
  await table.begin({ ruleset: "zh" });
  await table.text("play-text").click();
  await table.button("text-copy-fen").click();
  await expect(table.text("frame-not-copied")).toBeVisible();
});

test("the hand decides what is a setup, not the move's number", { tag: "@desk" }, async ({ page }) => {
  const table = new Table(page);
  await table.begin({ ruleset: "asean", fen: "4k3/8/8/4p3/8/4N3/8/R3K3[] w - - 0 3" });
  await expect(table.text("play-task-move", { side: "red" })).toBeVisible();
  await table.play(["e3f5"], pen);
});
