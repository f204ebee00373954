// Hints in a game against the machine: the piece, the move, and why.
import { expect, test } from "../fixtures.js";
import { Table } from "../table.js";

/// The chariot takes a horse that nothing covers.
const FREE_HORSE = "2k5/8/7p/4n3/8/P7/8/K3R3[] w - - 0 60";
const DONE = { "en": "It wins the horse.", "pl": "Ten ruch zdobywa jeźdźca.", "zh-Hans": "这一着得马。" };

for (const [language, why] of Object.entries(DONE)) {
  test(`a hint in stages (${language})`, async ({ page }) => {
    const table = new Table(page, language);
    await table.begin({ machine: "red", fen: FREE_HORSE });
    const hint = table.button("play-hint");
    await hint.click();
    await expect(table.text("hint-piece", { square: "e1" })).toBeVisible();
    await table.says("e1", "board-note-hint");
    await hint.click();
    await expect(table.text("hint-ply", { move: "Rxe5" })).toBeVisible();
    await table.says("e5", "board-note-hint");
    await expect(table.lines("hint")).toHaveCount(1);
    await hint.click();
    await expect(table.line(new RegExp(why))).toBeVisible();

    // Another move, and the hint is gone.
    await table.write("a1a2");
    await expect(table.line(new RegExp(why))).toBeHidden();
  });
}

test("a hint by keyboard, read out", async ({ page }) => {
  const table = new Table(page);
  await table.begin({ machine: "red", fen: FREE_HORSE });
  await table.button("play-hint").focus();
  // The button keeps the focus while the machine looks for a hint.
  for (const said of [/your piece on e1/, /Try Rxe5\./, /It wins the horse/]) {
    await page.keyboard.press("Enter");
    await expect(page.getByRole("status").filter({ hasText: said })).toHaveCount(1);
  }
});

test("a hint in the setup, and what it says can be done", async ({ page }) => {
  const table = new Table(page);
  await table.begin({ ruleset: "en", machine: "red" });
  const hint = table.button("play-hint");
  await hint.click();
  await expect(table.line(/^Take this from your reserve/)).toBeVisible();
  await hint.click();
  const tried = table.line(/^Try \S+\.$/);
  await expect(tried).toBeVisible();
  const move = (await tried.textContent()).match(/^Try (\S+)\.$/)[1];
  await table.write(move);
  await expect(table.moves).toHaveText([move]);
  await expect(tried).toBeHidden();
});

test("two at one screen have no hints", async ({ page }) => {
  const table = new Table(page);
  await table.begin({ fen: FREE_HORSE });
  await expect(table.button("play-take-back")).toBeVisible();
  await expect(table.button("play-hint")).toHaveCount(0);
});

/// The horse on d3 guards the elephant, at which the chariot looks.
const GUARDED = "4k3/8/8/r3S3/8/3N4/8/1K6[] w - - 0 60";

for (const language of ["en", "pl", "zh-Hans"]) {
  test(`the coach asks before a piece is lost (${language})`, async ({ page, axe }) => {
    const table = new Table(page, language);
    await table.open("settings");
    await page.getByRole("checkbox", { name: table.words("settings-coach") }).check();
    await table.begin({ machine: "red", fen: GUARDED });
    const asks = table.dialog("hint-coach-title");
    const lost = asks.getByText(table.words("hint-coach-lose", { piece: "elephant", square: "e5", by: "chariot" }));
    // The coach comes a moment after the game.
    await expect(async () => {
      if (await table.moves.count()) {
        await table.button("play-take-back").click();
      }
      await table.write("d3b2");
      await expect(lost).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(table.lines("attack")).toHaveCount(1);
    await axe();
    await asks.getByRole("button", { name: table.words("hint-coach-no") }).click();
    await expect(asks).toBeHidden();
    await table.says("d3", language === "en" ? "red horse" : table.words("board-piece", { color: "red", role: "horse" }));

    // Asked by keyboard, and played all the same.
    await table.write("d3b2");
    await expect(lost).toBeVisible();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(asks).toBeHidden();
    await expect(table.moves.first()).toHaveText(/b2/);
  });
}
