// What a person does on the board, by pointer and by finger: each gesture does one thing, and nothing by surprise.
import { expect, test } from "../fixtures.js";
import { Table } from "../table.js";

const HORSE = "4k3/8/8/8/8/4N3/8/R3K3[] w - - 0 40";

test("a piece chosen in the reserve is seen to be chosen, and Esc or a second press lets it go", async ({ page }) => {
  const table = new Table(page);
  await table.begin({ ruleset: "zh" });
  const king = table.inHand("K");
  for (const letGo of [() => page.keyboard.press("Escape"), () => king.click()]) {
    await king.click();
    await expect(king).toHaveAttribute("aria-pressed", "true");
    await table.says("e2", "board-note-placement");
    await table.says("e1", "board-note-forbidden");
    await letGo();
    await expect(king).toHaveAttribute("aria-pressed", "false");
    await table.saysNot("e2", "board-note-placement");
    await table.square("e2").click();
    await table.says("e2", "empty");
  }
  await expect(table.moves).toHaveCount(0);
});

test("a tap outside the zone drops nothing: it says why, and the choice stays", async ({ page }) => {
  const table = new Table(page);
  await table.begin({ ruleset: "zh" });
  await table.inHand("K").click();
  for (const square of ["e8", "a5", "e5"]) {
    await table.square(square).click();
    await table.says(square, "board-note-refused");
    await expect(table.text("why-outside-zone", { square })).toBeVisible();
    await expect(table.inHand("K")).toHaveAttribute("aria-pressed", "true");
  }
  await expect(table.moves).toHaveCount(0);
  await table.square("e2").click();
  await table.says("e2", "red king", "board-note-last-to");
  await expect(table.moves).toHaveText(["K@e2"]);
});

test("a double click places one piece and plays one ply", { tag: "@desk" }, async ({ page }) => {
  const table = new Table(page);
  await table.begin({ ruleset: "zh" });
  await table.inHand("R").click();
  await table.square("a1").dblclick();
  await expect(table.moves).toHaveText(["R@a1"]);
  await table.replace(HORSE);
  await table.square("e3").click();
  await table.square("f5").dblclick();
  await expect(table.moves).toHaveText(["Nf5"]);
});

test("a double click against the machine plays one ply of one's own", { tag: "@desk" }, async ({ page }) => {
  const table = new Table(page);
  await table.begin({ machine: "red", fen: HORSE });
  await table.square("e3").click();
  await table.square("f5").dblclick();
  await expect(table.text("play-task-own-move")).toBeVisible();
  await expect(table.moves).toHaveCount(2);
});

test("a drag that ends on its own square, or is refused, leaves everything as it was", { tag: "@desk" }, async ({ page }) => {
  const table = new Table(page);
  await table.begin({ fen: HORSE });
  await table.square("e3").dragTo(table.square("e5"));
  await table.says("e5", "board-note-refused");
  await expect(table.text("why-not-how-it-moves", { moves: "horse" })).toBeVisible();
  await table.says("e3", "red horse", "board-note-taken");
  await expect(table.moves).toHaveCount(0);
  await page.keyboard.press("Escape");
});

test.describe("by touch", { tag: "@phone" }, () => {
  const middle = async (locator) => {
    const box = await locator.boundingBox();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  // A finger that goes down at one point and up at another, as the browser itself sees it.
  const swipe = async (page, from, to) => {
    const session = await page.context().newCDPSession(page);
    const send = (type, points) => session.send("Input.dispatchTouchEvent", { type, touchPoints: points });
    await send("touchStart", [from]);
    for (let part = 1; part <= 8; part += 1) {
      const at = (name) => from[name] + ((to[name] - from[name]) * part) / 8;
      await send("touchMove", [{ x: at("x"), y: at("y") }]);
    }
    await send("touchEnd", []);
  };
  const scrolled = (page) => page.evaluate(() => Math.round(window.scrollY));

  test("tap and tap drops a piece", async ({ page }) => {
    const table = new Table(page);
    await table.begin({ ruleset: "zh" });
    await table.inHand("K").tap();
    await table.square("e2").tap();
    await table.says("e2", "red king");
    await expect(table.inHand("K")).toHaveAttribute("aria-pressed", "false");
  });

  test("a drag drops a piece and plays a ply, and the page stays where it is", async ({ page }) => {
    const table = new Table(page);
    await table.begin({ ruleset: "zh" });
    await swipe(page, await middle(table.inHand("K")), await middle(table.square("e2")));
    await table.says("e2", "red king");
    expect(await scrolled(page)).toBe(0);
    await table.replace(HORSE);
    await page.evaluate(() => window.scrollTo(0, 0));
    await swipe(page, await middle(table.square("e3")), await middle(table.square("f5")));
    await expect(table.moves).toHaveText(["Nf5"]);
    expect(await scrolled(page)).toBe(0);
  });

  test("what the reason of a refusal covers can be scrolled clear of it", async ({ page }) => {
    const table = new Table(page);
    await table.begin({ fen: HORSE });
    await table.square("e3").tap();
    await table.square("e5").tap();
    await expect(table.text("why-not-how-it-moves", { moves: "horse" })).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await table.button("text-load").tap();
    await expect(table.text("text-loaded")).toBeVisible();
  });

  test("a drag that starts on an empty square, or on the other side's piece, scrolls the page", async ({ page }) => {
    const table = new Table(page);
    for (const square of ["d2", "e8"]) {
      await table.begin({ fen: HORSE });
      await page.evaluate(() => window.scrollTo(0, 0));
      const from = await middle(table.square(square));
      await swipe(page, from, { x: from.x, y: from.y - 150 });
      await expect.poll(() => scrolled(page), square).toBeGreaterThan(40);
      await expect(table.moves).toHaveCount(0);
      await page.evaluate(() => localStorage.clear());
    }
  });
});
