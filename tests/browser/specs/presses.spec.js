// Presses that are not quite what they should be: too long, too often, with two fingers. And where the keyboard is after one.
import { expect, test } from "../fixtures.js";
import { Table } from "../table.js";

test.describe("a double click", { tag: "@desk" }, () => {
  test("places a piece, and does not take it up again", async ({ page }) => {
    const table = new Table(page);
    await table.begin({ ruleset: "zh" });
    await table.inHand("N").click();
    await table.square("d2").dblclick();
    await expect(table.moves).toHaveCount(1);
    await table.says("d2", "red horse");
    await table.saysNot("d2", "board-note-taken");
    // A press that is no part of it does.
    await expect(async () => {
      await table.square("d2").click();
      await expect(table.square("d2")).toHaveAttribute("aria-selected", "true", { timeout: 300 });
    }).toPass();
  });

  test("is none where something else was pressed in between", async ({ page }) => {
    const table = new Table(page);
    await table.begin({ fen: "4r2k/8/8/4p3/8/5N2/8/K7[] w - - 0 40" });
    const middles = [];
    for (const name of ["f3", "e5", "e8", "e5"]) {
      const { x, y, width, height } = await table.square(name).boundingBox();
      middles.push([x + width / 2, y + height / 2]);
    }
    for (const [x, y] of middles) await page.mouse.click(x, y);
    await expect(table.moves).toHaveCount(2);
  });

  test("on a button presses no other that comes to its place", async ({ page }) => {
    const table = new Table(page);
    await table.begin({ ruleset: "asean" });
    await table.load("1r5k/8/8/7p/7P/8/7r/K7[] w - - 0 40");
    await table.button("play-claim").dblclick();
    await expect(table.text("play-end-claimed")).toBeVisible();
    await expect(table.board).toBeVisible();
    await expect(table.board).toHaveAccessibleName(table.words("board-grid", { color: "red" }));
  });

  test("on the way on leads one step on", async ({ page }) => {
    const table = new Table(page);
    await table.open("learn/board");
    const step = (number) => page.getByText(new RegExp(` step ${number} of \\d+$`));
    await expect(step(1)).toBeVisible();
    await page.getByRole("link", { name: table.words("learn-next"), exact: true }).dblclick();
    await expect(step(2)).toBeVisible();
    await page.getByRole("link", { name: table.words("learn-next"), exact: true }).click();
    await expect(step(3)).toBeVisible();
  });

  test("on one button presses it twice", async ({ page }) => {
    const table = new Table(page);
    await table.begin({ ruleset: "zh" });
    await table.button("play-flip").dblclick();
    await expect(table.board).toHaveAccessibleName(table.words("board-grid", { color: "red" }));
    await table.button("play-flip").click();
    await expect(table.board).toHaveAccessibleName(table.words("board-grid", { color: "black" }));
  });
});

test("a key that is held down presses once", { tag: "@desk" }, async ({ page }) => {
  const table = new Table(page);
  await table.begin({ ruleset: "zh" });
  await table.button("play-resign").focus();
  // Playwright sends a key that is down already as one that repeats.
  for (let times = 0; times < 4; times += 1) await page.keyboard.down("Enter");
  await expect(table.dialog("play-resign-title")).toBeVisible();
  await page.keyboard.up("Enter");
  await expect(table.dialog("play-resign-title")).toBeVisible();
  await expect(table.heading("play-won", { side: "black" })).toBeHidden();
});

test("a key that is held down asks for one hint", { tag: "@desk" }, async ({ page }) => {
  const table = new Table(page);
  await table.open("learn/board");
  await table.button("learn-hint").focus();
  for (let times = 0; times < 8; times += 1) await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await expect(table.button("learn-hint")).toBeVisible();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(table.button("learn-show")).toBeVisible();
});

test("a second finger lets go, and plays nothing", { tag: "@phone" }, async ({ page, context }) => {
  const table = new Table(page);
  await table.begin({ fen: "4k3/8/8/8/8/8/8/R3K3[] w - - 0 40" });
  const middle = async (square) => {
    const { x, y, width, height } = await table.square(square).boundingBox();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const client = await context.newCDPSession(page);
  const touch = (type, points) => client.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  const [from, to, other] = [await middle("a1"), await middle("a5"), await middle("h8")];
  const finger = (id, point) => ({ id, ...point });
  await touch("touchStart", [finger(0, from)]);
  await touch("touchMove", [finger(0, to)]);
  await touch("touchStart", [finger(0, to), finger(1, other)]);
  await touch("touchEnd", [finger(0, to)]);
  await touch("touchEnd", []);
  await expect(table.moves).toHaveCount(0);
  await table.says("a1", "red chariot");
  // One finger alone plays.
  await table.board.scrollIntoViewIfNeeded();
  const [again, there] = [await middle("a1"), await middle("a5")];
  await touch("touchStart", [finger(2, again)]);
  await touch("touchMove", [finger(2, there)]);
  await touch("touchEnd", []);
  await expect(table.moves).toHaveText(["Ra5"]);
});

test("the keyboard stays on the page when a press takes away what it pressed", { tag: "@desk" }, async ({ page }) => {
  const table = new Table(page);
  await table.open();
  const press = async (button) => {
    await button.focus();
    await page.keyboard.press("Enter");
  };
  const main = page.getByRole("main");
  await table.choice("play-who-two").check();
  await press(table.button("play-start"));
  await expect(table.board).toBeVisible();
  await expect(main).toBeFocused();
  await table.write("K@e2");
  await press(table.button("play-take-back"));
  await expect(table.moves).toHaveCount(0);
  await expect(table.button("play-take-back")).toBeDisabled();
  await expect(main).toBeFocused();
  await press(table.button("play-resign"));
  await press(table.dialog("play-resign-title").getByRole("button").first());
  await press(table.button("play-rematch"));
  await expect(table.text("play-task-place", { side: "red", left: 8 })).toBeVisible();
  await expect(main).toBeFocused();
  await press(table.button("play-resign"));
  await page.keyboard.press("Escape");
  await expect(table.button("play-resign")).toBeFocused();
});
