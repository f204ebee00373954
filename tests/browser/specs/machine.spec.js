// Games against the machine, each to its end, and a machine that dies.
import { expect, SUB, test } from "../fixtures.js";
import { advice, invite } from "../partner.js";
import { Table } from "../table.js";

const LATE = "4k3/8/8/4p3/8/4N3/8/R3K3[] w - - 0 40";

// Chance falls the same way each time.
test.beforeEach(({ page }) => page.addInitScript(() => (Math.random = () => 0.618)));

/// Plays the person's side until the game is over.
const playOut = async (table) => {
  const { page } = table;
  await invite(page);
  const over = table.button("play-rematch");
  const lastChance = table.button("play-last-chance-yes");
  for (let plies = 0; plies < 300; plies += 1) {
    await expect(table.text("play-task-thinking")).toBeHidden();
    if (await over.isVisible()) return;
    const before = await table.moves.count();
    await table.write(await advice(page));
    await expect(table.moves.nth(before).or(lastChance).first()).toBeAttached();
    if (await lastChance.isVisible()) await lastChance.click();
    await expect(table.moves.nth(before)).toBeAttached();
  }
  throw new Error("the game does not end");
};

for (const [ruleset, side] of [["zh", "red"], ["en", "black"], ["pl", "red"], ["asean", "black"]]) {
  test(`a whole game under ${ruleset}, as ${side}`, { tag: "@desk" }, async ({ page }) => {
    test.slow();
    const table = new Table(page);
    await table.begin({ ruleset, machine: side });
    await expect(table.board).toHaveAccessibleName(table.words("board-grid", { color: side }));
    await table.button("play-array-shield").click();
    await playOut(table);
    await expect(table.text("play-task-over")).toBeVisible();
    const ends = ["play-you-won", "play-you-lost", "play-drawn"].map((key) => table.words(key));
    await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText(new RegExp(ends.join("|")));
    await table.button("play-rematch").click();
    const other = side === "red" ? "black" : "red";
    await expect(table.board).toHaveAccessibleName(table.words("board-grid", { color: other }));
    await expect(table.text("play-task-own-place", { left: 8 })).toBeVisible();
  });
}

for (const level of [1, 5, 8]) {
  test(`the machine answers at level ${level}`, { tag: "@desk" }, async ({ page }) => {
    const table = new Table(page);
    await table.open();
    await table.choice("play-who-machine").check();
    await table.chooseLevel(level);
    await table.button("play-start").click();
    await table.load(LATE);
    await table.write("Nf5");
    await expect(table.moves).toHaveCount(2);
  });
}

test.describe("under a path of its own", { tag: "@phone" }, () => {
  test.use({ baseURL: SUB });

  test("a game starts, and the machine answers", async ({ page }) => {
    const table = new Table(page, "pl");
    await table.begin({ ruleset: "zh", machine: "black" });
    await expect(page).toHaveURL(`${SUB}pl/play/`);
    await expect(table.text("play-task-own-place", { left: 8 })).toBeVisible();
    await expect(table.moves).toHaveCount(8);
    await table.button("play-array-attack").click();
    await expect(table.text("play-task-own-move").or(table.button("play-rematch"))).toBeVisible();
  });
});

test.describe("a machine", { tag: "@desk" }, () => {
  test.use({ expectedErrors: /ERR_FAILED/ });
  const PROGRAM = /\/worker\.js\?/;
  // A worker that says that it is ready, and then nothing more.
  const mute = (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: `postMessage(JSON.stringify({ v: 1, message: "ready" })); onmessage = () => {};`,
    });

  test("that cannot start is started again, and the game goes on", async ({ page }) => {
    await page.route(PROGRAM, (route) => route.abort(), { times: 1 });
    const table = new Table(page);
    await table.begin({ machine: "red", fen: LATE });
    await table.write("Nf5");
    await expect(table.moves).toHaveCount(2);
    await expect(table.text("play-machine-again")).toBeVisible();
  });

  test("that dies in the middle of a game is started again, and the game goes on", async ({ page }) => {
    await page.addInitScript(() => {
      const Real = Worker;
      globalThis.Worker = class extends Real {
        constructor(...given) {
          super(...given);
          globalThis.lastWorker = this;
        }
      };
    });
    const table = new Table(page);
    await table.begin({ machine: "red", fen: LATE });
    await table.write("Nf5");
    await expect(table.moves).toHaveCount(2);
    await page.evaluate(() => globalThis.lastWorker.terminate());
    await table.write("Kf1");
    await expect(table.text("play-machine-again")).toBeVisible();
    await expect(table.moves).toHaveCount(4);
    await expect(table.text("play-task-own-move")).toBeVisible();
  });

  test("that is silent for five seconds is started again, and the game goes on", async ({ page }) => {
    await page.route(PROGRAM, mute, { times: 1 });
    const table = new Table(page);
    await table.begin({ machine: "red", fen: LATE });
    await table.write("Nf5");
    await expect(table.moves).toHaveCount(2);
    await expect(table.text("play-machine-again")).toBeVisible();
  });

  test("that keeps failing is given up, the game is safe, and another try can be made", async ({ page, axe }) => {
    await page.route(PROGRAM, (route) => route.abort());
    const table = new Table(page);
    await table.begin({ machine: "red", fen: LATE });
    await table.write("Nf5");
    // In the line above the board, and with what can be done about it.
    await expect(table.text("play-machine-dead")).toHaveCount(2);
    await expect(table.moves).toHaveText(["Nf5"]);
    await axe();
    await page.unroute(PROGRAM);
    await table.button("play-machine-retry").click();
    await expect(table.moves).toHaveCount(2);
    await expect(table.text("play-machine-dead")).toHaveCount(0);
  });

  test.describe("and a chunk", () => {
    test.use({ expectedErrors: /ERR_FAILED|TypeError/ });

    test("whose program does not come is tried again when the browser is online, and so is all else", async ({ page }) => {
      const CHUNK = /_split_.*\.wasm$/;
      await page.route(PROGRAM, (route) => route.abort());
      await page.route(CHUNK, (route) => route.abort());
      const table = new Table(page);
      await table.open();
      await table.start({ machine: "red" });
      await table.button("play-array-shield").click();
      await table.text("play-text").click();
      await expect(table.button("play-machine-retry")).toHaveCount(1);
      await expect(table.button("frame-try-again")).toHaveCount(1);
      await page.unroute(PROGRAM);
      await page.unroute(CHUNK);
      await page.evaluate(() => dispatchEvent(new Event("online")));
      await expect(table.button("play-machine-retry")).toBeHidden();
      await expect(table.position).toBeVisible();
      await expect(table.moves).toHaveCount(16);
    });
  });

  test("that was left in thought is asked again after a reload", async ({ page }) => {
    await page.route(PROGRAM, mute, { times: 1 });
    const table = new Table(page);
    await table.begin({ machine: "red", fen: LATE });
    await table.write("Nf5");
    await expect(table.text("play-task-thinking")).toBeVisible();
    await page.reload();
    await expect(table.moves).toHaveCount(2);
  });
});
