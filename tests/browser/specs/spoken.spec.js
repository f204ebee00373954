// What a person who listens is told, and where the keyboard is.
import { expect, LANGUAGES, test } from "../fixtures.js";
import { tabTo, walk } from "../hands.js";
import { Table } from "../table.js";

const PIECE = { color: "red", role: "horse" };
const spoken = (table, role, text) => expect(table.said(role)).toHaveText(text);
const ply = (side, piece, square, more = {}) => ({
  side,
  kind: "move",
  piece,
  square,
  second: "",
  captured: "none",
  state: "none",
  ...more,
});

for (const language of LANGUAGES) {
  test(`plies, checks, refusals and the end are spoken: ${language}`, { tag: "@desk" }, async ({ page }) => {
    const table = new Table(page, language);
    const say = table.words;
    await table.begin({ ruleset: "zh" });
    await table.write("K@e2");
    await spoken(table, "status", say("play-said", ply("red", "king", "e2", { kind: "place" })));
    await table.replace("k7/8/8/5s2/8/4N3/8/4K2R[] w - - 0 40");
    await table.write("e3f5");
    await spoken(table, "status", say("play-said", ply("red", "horse", "f5", { captured: "elephant" })));
    await table.write("a8c8");
    const refused = {
      first: say("why-title", { kind: "move", piece: "king", from: "a8", square: "c8" }),
      second: say("why-not-how-it-moves", { moves: "king" }),
    };
    await spoken(table, "alert", say("play-said-two", refused));
    await table.write("a8b8");
    await spoken(table, "status", say("play-said", ply("black", "king", "b8")));
    await table.write("h1h8");
    await spoken(table, "alert", say("play-said", ply("red", "chariot", "h8", { state: "check" })));
    await table.replace("k7/8/1K6/8/8/8/8/7R[] w - - 0 40");
    await table.write("h1h8");
    const end = {
      first: say("play-said", ply("red", "chariot", "h8", { state: "mate" })),
      second: say("play-ending", { who: say("play-won", { side: "red" }), why: say("play-end-checkmate") }),
    };
    await spoken(table, "alert", say("play-said-two", end));
  });
}

test("the board is one stop of the Tab key, keeps its square, and its letters find pieces", { tag: "@desk" }, async ({ page }) => {
  const table = new Table(page);
  await table.begin({ fen: "4k3/8/8/8/8/4N3/8/R3K2R[] w - - 0 40" });
  await page.evaluate(() => document.activeElement.blur());
  await tabTo(page, table.board.locator("[tabindex='0']"));
  await walk(table, "b2");
  await expect(table.square("b2")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(table.board.locator(":focus")).toHaveCount(0);
  await page.keyboard.press("Shift+Tab");
  await expect(table.square("b2")).toBeFocused();
  await expect(table.board.locator("[tabindex='0']")).toHaveCount(1);
  for (const [key, square] of [["n", "e3"], ["r", "a1"], ["r", "h1"], ["Shift+R", "a1"], ["Home", "a1"], ["End", "h1"]]) {
    await page.keyboard.press(key);
    await expect(table.square(square)).toBeFocused();
  }
  await page.keyboard.press("n");
  await page.keyboard.press("Enter");
  await table.says("e3", table.words("board-piece", PIECE), "board-note-taken");
  await walk(table, "e5");
  await page.keyboard.press("Enter");
  await table.says("e5", "board-note-refused");
  await page.keyboard.press("Escape");
  await table.saysNot("e3", "board-note-taken");
  await expect(table.moves).toHaveCount(0);
});
