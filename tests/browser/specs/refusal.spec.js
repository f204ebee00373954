// What is refused says why, and shows it on the board.
import { expect, test } from "../fixtures.js";
import { pen } from "../hands.js";
import { Table } from "../table.js";

// A try on the board, by two clicks.
const go = async (table, from, to) => {
  await table.square(from).click();
  await table.square(to).click();
};

test("the square of a chariot that would face the king", async ({ page }) => {
  const table = new Table(page);
  await table.begin({ ruleset: "zh" });
  await table.play(["N@d2", "K@e2", "F@f2", "S@f3", "S@g3", "N@c2", "R@a1", "R@h1", "K@b7"], pen);
  await table.inHand("R", "black").click();
  await table.says("e8", "board-note-forbidden");
  await table.square("e8").click();
  await expect(table.text("why-title", { kind: "place", piece: "chariot", square: "e8" })).toBeVisible();
  await expect(table.like("why-chariot-faces-king", { king: /e2/, squares: /e7/ })).toBeVisible();
  await table.says("e8", "board-note-refused");
  await table.says("e2", "red king", "board-note-evidence");
  await table.says("e7", "board-note-hint");
  await expect(table.lines("evidence")).toHaveCount(1);
  // With a screen the same square is open.
  await page.keyboard.press("Escape");
  await expect(table.lines("evidence")).toHaveCount(0);
  await table.play(["N@e7", "R@e8"], pen);
  await table.says("e8", "black chariot");
});

test("a promotion that would fork two chariots, in a tournament", async ({ page }) => {
  const table = new Table(page);
  await table.begin({ ruleset: "asean", fen: "8/8/4r1r1/6fk/1R2P3/4N3/2N5/2KS4[] w" });
  await go(table, "e4", "f5");
  await expect(table.like("why-promotion-attacks", { pieces: /e6.*g6/ })).toBeVisible();
  for (const square of ["e6", "g6"]) await table.says(square, "black chariot", "board-note-evidence");
  await expect(table.lines("attack")).toHaveCount(2);
  await expect(table.moves).toHaveCount(0);
});

test("a promotion that would discover a check, in a tournament; in place it is allowed", async ({ page }) => {
  const table = new Table(page);
  await table.begin({ ruleset: "asean", fen: "8/8/R2P1k2/8/8/8/8/4K3[] w" });
  await go(table, "d6", "c7");
  await expect(table.text("why-promotion-discovers-check")).toBeVisible();
  await expect(table.lines("attack")).toHaveCount(1);
  await table.button("board-promote-here").click();
  await table.says("d6", "red commander");
});

for (const ruleset of ["zh", "en", "pl", "asean"]) {
  const forbidden = ruleset === "asean";

  test(`a promotion between two chariots is ${forbidden ? "refused" : "played"} under ${ruleset}`, { tag: "@desk" }, async ({ page }) => {
    const table = new Table(page);
    await table.begin({ ruleset, fen: "7k/8/2r1r3/3P4/8/8/8/3K4[] w" });
    await table.square("d5").click();
    if (forbidden) {
      await expect(table.button("board-promote-here")).toBeHidden();
      await page.keyboard.press("=");
      await expect(table.like("why-promotion-attacks", { pieces: /c6.*e6/ })).toBeVisible();
      await table.says("d5", "red soldier", "board-note-refused");
    } else {
      await table.button("board-promote-here").click();
      await table.says("d5", "red commander");
    }
  });
}

test("a ply that would leave the opponent no reply", { tag: "@desk" }, async ({ page }) => {
  const table = new Table(page);
  await table.begin({ ruleset: "zh", fen: "k7/8/8/1R6/8/8/8/1K5R[] w - - 0 40" });
  await go(table, "h1", "h7");
  await expect(table.text("why-no-reply")).toBeVisible();
  for (const square of ["a7", "b7", "b8"]) await table.says(square, "board-note-denied");
  await expect(table.lines("attack")).not.toHaveCount(0);
});

test("a king in check that does not answer it", { tag: "@desk" }, async ({ page }) => {
  const table = new Table(page);
  await table.begin({ ruleset: "zh", fen: "3k4/8/8/8/8/P7/8/4K2r[] w - - 0 40" });
  await expect(table.text("play-task-check", { task: table.words("play-task-move", { side: "red" }) })).toBeVisible();
  await table.says("e1", "red king", "board-note-check");
  await go(table, "a3", "a4");
  await expect(table.like("why-check-not-answered", { pieces: /h1/ })).toBeVisible();
  await table.says("h1", "board-note-attacker");
  await expect(table.lines("attack")).toHaveCount(1);
  await go(table, "e1", "e2");
  await expect(table.moves).toHaveText(["Ke2"]);
  await expect(table.lines("attack")).toHaveCount(0);
});

test("a written move that cannot be read says where, and one that could mean two says which", { tag: "@desk" }, async ({ page }) => {
  const table = new Table(page);
  await table.begin({ fen: "4k3/8/8/8/8/2N1N3/8/4K3[] w - - 0 40" });
  await table.write("Nx9");
  await expect(table.text("play-write-unreadable", { at: 3, expected: "square" })).toBeVisible();
  await table.write("Nd5");
  await expect(table.like("play-write-ambiguous", { moves: /c.*e/ })).toBeVisible();
  await table.write("Fd5");
  await expect(table.text("play-write-no-piece", { piece: "commander" })).toBeVisible();
  await table.write("Ncd5");
  await expect(table.moves).toHaveText(["Ncd5"]);
  await expect(table.field).toHaveValue("");
});
