// A soldier becomes a commander: in place, by a step, on arrival, with a shift; and the one warning before it no longer can.
import { expect, test } from "../fixtures.js";
import { Table } from "../table.js";

const ON_THE_X = "7k/8/8/4P3/8/8/8/K5R1[] w - - 0 40";
const BEFORE_THE_X = "7k/8/8/8/3P4/8/8/K5R1[] w - - 0 40";

test("in place by one tap on a button that is seen", async ({ page }) => {
  const table = new Table(page);
  await table.begin({ ruleset: "zh", fen: ON_THE_X });
  await table.says("e5", "board-note-may-promote");
  await expect(table.text("play-promote-how")).toBeVisible();
  await table.square("e5").click();
  await expect(table.button("board-promote-here")).toBeInViewport();
  await table.button("board-promote-here").click();
  await table.says("e5", "red commander");
  await expect(table.moves).toHaveText(["e5=F"]);
});

test("in place by the keyboard, by its key and by the button", { tag: "@desk" }, async ({ page }) => {
  const table = new Table(page);
  for (const keys of [["="], ["Enter", "Tab", "Enter"]]) {
    await table.begin({ ruleset: "zh", fen: ON_THE_X });
    await table.square("e5").focus();
    for (const key of keys) await page.keyboard.press(key);
    await table.says("e5", "red commander");
    await expect(table.square("e5")).toBeFocused();
    await page.evaluate(() => localStorage.clear());
  }
});

test("asean: with a step, to a square that is shown", async ({ page }) => {
  const table = new Table(page);
  await table.begin({ ruleset: "asean", fen: BEFORE_THE_X });
  await table.square("d4").click();
  await table.says("e5", "board-note-promotion-step");
  await expect(table.button("board-promote-here")).toBeVisible();
  await table.square("e5").click();
  await table.says("e5", "red commander");
  await expect(table.moves).toHaveText(["d4e5=F"]);
});

test.describe("pl: on arrival", () => {
  for (const [name, answer, ply, square, piece] of [
    ["and stays", (table) => table.button("board-promote-here").click(), "d4d5=F", "d5", "red commander"],
    ["and shifts", (table) => table.square("e6").click(), "d4d5=F-e6", "e6", "red commander"],
    ["shifts back to where it came from", (table) => table.square("d4").click(), "d4d5=F-d4", "d4", "red commander"],
    ["or not at all", (table) => table.button("board-move-only").click(), "d5", "d5", "red soldier"],
  ]) {
    test(name, { tag: "@desk" }, async ({ page }) => {
      const table = new Table(page);
      await table.begin({ ruleset: "pl", fen: BEFORE_THE_X });
      await table.square("d4").click();
      await table.square("d5").click();
      await expect(table.text("play-task-arrival")).toBeVisible();
      await table.says("e6", "board-note-answer");
      await answer(table);
      await table.says(square, piece);
      await expect(table.moves).toHaveText([ply]);
    });
  }

  test("the question can be dropped, and another square says why not", async ({ page }) => {
    const table = new Table(page);
    await table.begin({ ruleset: "pl", fen: BEFORE_THE_X });
    await table.square("d4").click();
    await table.square("d5").click();
    await table.square("h5").click();
    await expect(table.text("why-shift-not-adjacent")).toBeVisible();
    await expect(table.button("board-promote-here")).toBeVisible();
    await table.button("board-cancel").click();
    await table.says("d4", "red soldier");
    await expect(table.moves).toHaveCount(0);
  });
});

test.describe("the last chance", () => {
  const dialog = (table) => table.dialog("play-last-chance-title");

  test("is pointed out once against the machine", async ({ page }) => {
    const table = new Table(page);
    await table.begin({ ruleset: "zh", machine: "red", fen: ON_THE_X });
    await table.write("e5e6");
    await expect(dialog(table)).toBeVisible();
    await table.button("play-last-chance-no").click();
    await expect(dialog(table)).toBeHidden();
    await table.says("e5", "red soldier");
    // Once a game, not once a visit.
    await page.reload();
    await table.write("e5e6");
    await expect(table.moves.first()).toHaveText("e6");
    await expect(dialog(table)).toBeHidden();
  });

  test("can be passed over at once", async ({ page }) => {
    const table = new Table(page);
    await table.begin({ ruleset: "zh", machine: "red", fen: ON_THE_X });
    await table.write("e5e6");
    await table.button("play-last-chance-yes").click();
    await expect(table.moves.first()).toHaveText("e6");
  });

  test("is not pointed out between two people", async ({ page }) => {
    const table = new Table(page);
    await table.begin({ ruleset: "zh", fen: ON_THE_X });
    await table.write("e5e6");
    await expect(table.moves).toHaveText(["e6"]);
    await expect(dialog(table)).toBeHidden();
  });
});
