// Setting up an army: who places when, what gives way, what is taken back, and the page to practise it on.
import { expect, test } from "../fixtures.js";
import { finger, mouse, pen } from "../hands.js";
import { Table } from "../table.js";

const pieces = (hand) => [...hand].length;

for (const ruleset of ["zh", "en", "pl", "asean"]) {
  const inTurn = ruleset === "asean";

  test(`${ruleset}: ${inTurn ? "the sides place in turn" : "red sets up its whole army before black"}`, { tag: "@desk" }, async ({ page }) => {
    const table = new Table(page);
    await table.begin({ ruleset });
    await expect(table.text("play-task-place", { side: "red", left: 8 })).toBeVisible();
    if (inTurn) {
      for (const [ply, side, left] of [["K@g2", "black", 8], ["K@b7", "red", 7], ["F@f2", "black", 7]]) {
        await table.play([ply], pen);
        await expect(table.text("play-task-place", { side, left })).toBeVisible();
      }
      return;
    }
    const red = ["S@f2", "S@g3", "N@e3", "N@d2", "F@g2", "K@f3", "R@d1"];
    for (const [index, ply] of red.entries()) {
      await table.play([ply], pen);
      await expect(table.text("play-task-place", { side: "red", left: 7 - index })).toBeVisible();
    }
    await table.play(["R@h1"], pen);
    await expect(table.text("play-task-place", { side: "black", left: 8 })).toBeVisible();
    await table.button("play-array-attack").click();
    await expect(table.moves).toHaveCount(16);
    const task = ruleset === "pl" ? "play-task-adjust" : "play-task-move";
    await expect(table.text(task, { side: "red" })).toBeVisible();
  });
}

for (const [name, hand, tag] of [["mouse", mouse, "@desk"], ["touch", finger, "@phone"]]) {
  test(`en, by ${name}: a soldier gives way to a piece, to a square that is chosen`, { tag }, async ({ page }) => {
    const table = new Table(page);
    await table.begin({ ruleset: "en" });
    const before = await table.position.inputValue();
    await table.inHand("R").click();
    await table.says("a3", "board-note-displacement");
    await table.square("a3").click();
    await expect(table.text("play-task-soldier")).toBeVisible();
    await table.says("a3", "red chariot");
    await table.says("b2", "board-note-answer");
    await table.saysNot("h5", "board-note-answer");
    await table.square("h5").click();
    await expect(table.text("why-displaced-soldier-square")).toBeVisible();
    await table.button("board-cancel").click();
    await expect(table.position).toHaveValue(before);
    await table.says("a3", "red soldier");
    await table.play(["R@a3,b2"], hand);
    await table.says("b2", "red soldier");
    await expect(table.moves).toHaveText(["R@a3,b2"]);
  });
}

test("pl: pieces are adjusted until a soldier moves", { tag: "@desk" }, async ({ page }) => {
  const table = new Table(page);
  await table.begin({ ruleset: "pl" });
  await table.button("play-array-shield").click();
  await table.button("play-array-attack").click();
  await expect(table.text("play-task-adjust", { side: "red" })).toBeVisible();
  await table.square("g2").click();
  await table.says("a1", "board-note-quiet");
  await table.square("a8").click();
  await expect(table.text("why-adjusting-own-half")).toBeVisible();
  await table.square("a1").click();
  await table.says("a1", "red king");
  await expect(table.text("play-task-adjust", { side: "black" })).toBeVisible();
  await table.play(["c7b8", "h4h5"], mouse);
  await expect(table.text("play-task-move", { side: "black" })).toBeVisible();
});

test("a placed piece goes elsewhere, goes back, and takes along what stood by it alone", { tag: "@desk" }, async ({ page }) => {
  const table = new Table(page);
  await table.begin({ ruleset: "zh" });
  await table.play(["N@d2", "K@e2", "F@f2", "S@f3", "S@g3", "N@c2", "R@a1", "R@h1", "K@b7", "N@e7", "R@e8"], pen);
  await table.square("e7").click();
  await page.keyboard.press("Delete");
  await table.says("e7", "empty");
  await table.says("e8", "empty");
  await expect(table.inHand("R", "black")).toHaveAccessibleName(/2/);
  await expect(table.text("play-task-place", { side: "black", left: 7 })).toBeVisible();
  await table.square("b7").click();
  await table.square("c7").click();
  await table.says("c7", "black king");
  await expect(table.moves).toHaveCount(9);
  await table.button("play-clear").click();
  await expect(table.text("play-task-place", { side: "black", left: 8 })).toBeVisible();
  await expect(table.button("play-clear")).toBeDisabled();
  await table.says("e2", "red king");
});

test("ready-made armies and one by chance take the place of each other", async ({ page }) => {
  const table = new Table(page);
  await table.begin({ ruleset: "asean" });
  await table.button("play-array-shield").click();
  await expect(table.text("play-task-place", { side: "black", left: 8 })).toBeVisible();
  await table.button("play-surprise").click();
  await expect(table.text("play-task-move", { side: "red" })).toBeVisible();
  const [board] = (await table.position.inputValue()).split("[");
  expect(pieces(board.replace(/[/\d]/g, ""))).toBe(32);
});

test("a setup that is practised is there after a reload, and asks before it takes the place of a game", { tag: "@desk" }, async ({ page }) => {
  const table = new Table(page);
  await table.begin({ ruleset: "pl" });
  await table.play(["K@d1"], pen);
  const game = await table.position.inputValue();
  await table.open("setup");
  await expect(page.getByRole("link", { name: table.words("frame-play"), exact: true })).toHaveAttribute("aria-current", "page");
  await table.choice("play-colour-red").check();
  await table.choice("frame-ruleset-en").check();
  await table.button("play-setup-start").click();
  await table.play(["K@e2", "R@a1"], pen);
  await page.reload();
  await expect(table.moves).toHaveText(["K@e2", "R@a1"]);
  await table.button("play-array-attack").click();
  await expect(table.heading("play-setup-done")).toBeVisible();
  const practised = await table.position.inputValue();

  const ask = table.dialog("play-replace-title");
  await table.button("play-setup-play-on").first().click();
  await ask.getByRole("button", { name: table.words("play-replace-no") }).click();
  await expect(ask).toBeHidden();
  await table.open("play");
  await expect(table.position).toHaveValue(game);
  await table.open("setup");
  await expect(table.heading("play-setup-done")).toBeVisible();
  await table.button("play-setup-play-on").first().click();
  await ask.getByRole("button", { name: table.words("play-replace-yes") }).click();
  await expect(page).toHaveURL(/\/en\/play\/?$/);
  await expect(table.position).toHaveValue(practised);
  await table.open("setup");
  await expect(table.button("play-setup-start")).toBeVisible();
});

for (const side of ["red", "black"]) {
  test(`practised as ${side}, against an army of the machine, and played on`, async ({ page }) => {
    const table = new Table(page);
    await table.open("setup");
    await table.choice(`play-colour-${side}`).check();
    await table.choice("frame-ruleset-en").check();
    await table.button("play-setup-start").click();
    await expect(table.text("play-task-own-place", { left: 8 })).toBeVisible();
    await table.button("play-array-attack").click();
    await expect(table.heading("play-setup-done")).toBeVisible();
    await expect(table.heading("play-setup-weak")).toBeVisible();
    const position = await table.position.inputValue();
    await table.button("play-setup-play-on").click();
    await expect(page).toHaveURL(/\/en\/play\/?$/);
    await expect(table.moves.nth(15)).toBeAttached();
    if (side === "red") {
      await expect(table.position).toHaveValue(position);
      await expect(table.text("play-task-own-move")).toBeVisible();
    }
  });
}
