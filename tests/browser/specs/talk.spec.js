// What players say to each other besides their plies: take back, resign, claim a draw, a rematch.
import { expect, test } from "../fixtures.js";
import { GAMES } from "../games.js";
import { pen } from "../hands.js";
import { Table } from "../table.js";

const MIDDLE = "4k3/8/8/4p3/8/4N3/8/R3K3[] w - - 0 40";
const position = (table) => table.position.inputValue();

test.describe("two at one screen", () => {
  test("take back within the own row of placements, without asking", async ({ page }) => {
    const table = new Table(page);
    await table.begin({ ruleset: "zh" });
    const before = await position(table);
    await table.play(["K@e2"], pen);
    await table.button("play-take-back").click();
    await expect(table.position).toHaveValue(before);
    await expect(table.button("play-take-back")).toBeDisabled();
  });

  test("take back a move when the other agrees", async ({ page }) => {
    const table = new Table(page);
    await table.begin({ fen: MIDDLE });
    await table.play(["e3f5"], pen);
    const after = await position(table);
    const asks = table.dialog("play-agree-title", { side: "red" });
    for (const refuse of [() => table.button("play-agree-no").click(), () => page.keyboard.press("Escape")]) {
      await table.button("play-take-back").click();
      await expect(asks).toBeVisible();
      await refuse();
      await expect(asks).toBeHidden();
      await expect(table.position).toHaveValue(after);
    }
    await table.button("play-take-back").click();
    await table.button("play-agree-yes").click();
    await expect(table.position).toHaveValue(MIDDLE);
    await expect(table.moves).toHaveCount(0);
  });

  for (const ruleset of ["zh", "asean"]) {
    test(`take back over the setup of ${ruleset}: hand, turn and rights are as before`, { tag: "@desk" }, async ({ page }) => {
      const table = new Table(page);
      await table.begin({ ruleset });
      const before = [];
      for (const ply of GAMES[ruleset].plies.slice(0, 17)) {
        before.push(await position(table));
        await table.play([ply], pen);
      }
      // Only back over the turn of the other does one have to ask.
      while (before.length > 6) {
        await table.button("play-take-back").click();
        const agree = table.button("play-agree-yes");
        await expect(agree.or(table.moves.nth(before.length - 2)).first()).toBeVisible();
        if (await agree.isVisible()) await agree.click();
        await expect(table.position).toHaveValue(before.pop());
      }
    });
  }

  test("resign after one question", async ({ page }) => {
    const table = new Table(page);
    await table.begin({ fen: MIDDLE });
    await table.button("play-resign").click();
    const asks = page.getByRole("dialog");
    await expect(asks.getByText(table.words("play-resign-text", { side: "red" }))).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(asks).toBeHidden();
    await expect(table.text("play-task-move", { side: "red" })).toBeVisible();
    await table.button("play-resign").click();
    await asks.getByRole("button", { name: table.words("play-resign-yes"), exact: true }).click();
    await expect(table.heading("play-won", { side: "black" })).toBeVisible();
    await expect(table.text("play-end-resignation")).toBeVisible();
    await expect(table.button("play-take-back")).toBeDisabled();
    await table.square("e3").click();
    await table.square("f5").click();
    await expect(table.moves).toHaveCount(0);
    await table.button("play-rematch").click();
    await expect(table.text("play-task-place", { side: "red", left: 8 })).toBeVisible();
  });

  test("a mate is taken back when the other agrees", async ({ page }) => {
    const table = new Table(page);
    await table.begin({ fen: "k7/8/1K6/8/8/8/8/7R[] w - - 0 40" });
    await table.play(["h1h8"], pen);
    await expect(table.heading("play-won", { side: "red" })).toBeVisible();
    await table.button("play-take-back").click();
    await table.button("play-agree-yes").click();
    await expect(table.heading("play-won", { side: "red" })).toBeHidden();
    await expect(table.text("play-task-move", { side: "red" })).toBeVisible();
  });

  test("claim a draw where the tournament's rules allow it, and nowhere else", async ({ page }) => {
    const table = new Table(page);
    await table.begin({ ruleset: "asean", fen: MIDDLE });
    await expect(table.button("play-claim")).toBeHidden();
    await table.load("1r5k/8/8/7p/7P/8/7r/K7[] w - - 0 40");
    await table.button("play-claim").click();
    await expect(table.heading("play-drawn")).toBeVisible();
    await expect(table.text("play-end-claimed")).toBeVisible();
    await page.reload();
    await expect(table.text("play-end-claimed")).toBeVisible();
  });

  test("earlier positions can be looked at, and nothing is played there", async ({ page }) => {
    const table = new Table(page);
    await table.begin({ fen: MIDDLE });
    await table.play(["e3f5", "e8d8", "f5e3"], pen);
    await table.moves.first().click();
    await expect(table.text("play-task-looking")).toBeVisible();
    await table.says("f5", "red horse");
    await table.says("e8", "black king");
    await table.square("e8").click();
    await table.square("d8").click();
    await table.says("e8", "black king");
    await table.button("play-first").click();
    await table.says("e3", "red horse");
    await table.button("play-last").click();
    await expect(table.text("play-task-move", { side: "black" })).toBeVisible();
    await expect(table.moves).toHaveCount(3);
  });
});

test.describe("against the machine", () => {
  test("a move is taken back at any time, the machine's answer with it", async ({ page }) => {
    const table = new Table(page);
    await table.begin({ machine: "red", fen: MIDDLE });
    await table.write("Nf5");
    await expect(table.moves).toHaveCount(2);
    await table.button("play-take-back").click();
    await expect(table.position).toHaveValue(MIDDLE);
    await expect(table.moves).toHaveCount(0);
    await table.write("Ng4");
    await expect(table.moves).toHaveCount(2);
  });

  test("back into the setup, too", async ({ page }) => {
    const table = new Table(page);
    await table.begin({ ruleset: "zh", machine: "red" });
    await table.button("play-array-shield").click();
    await expect(table.moves).toHaveCount(16);
    await table.button("play-take-back").click();
    await expect(table.text("play-task-own-place", { left: 1 })).toBeVisible();
    await table.says("b7", "empty");
    await expect(table.moves).toHaveCount(7);
  });

  test("a game that is resigned is lost, and the rematch changes sides", async ({ page }) => {
    const table = new Table(page);
    await table.begin({ machine: "red", fen: MIDDLE });
    await table.button("play-resign").click();
    await page.getByRole("dialog").getByRole("button", { name: table.words("play-resign-yes"), exact: true }).click();
    await expect(table.heading("play-you-lost")).toBeVisible();
    await table.button("play-rematch").click();
    await expect(table.board).toHaveAccessibleName(table.words("board-grid", { color: "black" }));
    await expect(table.text("play-task-own-place", { left: 8 })).toBeVisible();
  });
});
