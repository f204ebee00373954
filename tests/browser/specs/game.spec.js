// Whole games between two people at one screen, from the first placement to checkmate.
import { expect, test } from "../fixtures.js";
import { GAMES } from "../games.js";
import { finger, keys, mouse, pen, tabTo } from "../hands.js";
import { Table } from "../table.js";

const isWonByRed = async (table) => {
  await expect(table.heading("play-won", { side: "red" })).toBeVisible();
  await expect(table.text("play-end-checkmate")).toBeVisible();
  await expect(table.said("alert")).toContainText(table.words("play-end-checkmate"));
  await expect(table.button("play-rematch")).toBeVisible();
  await expect(table.moves.last()).toHaveText(/#$/);
};

test("by mouse, in Chinese, under the Chinese handbook", { tag: "@desk" }, async ({ page }) => {
  const table = new Table(page, "zh-Hans");
  await table.begin({ ruleset: "zh" });
  await table.play(GAMES.zh.plies, mouse);
  await isWonByRed(table);
});

test("by keyboard alone, in Polish, under the Polish handbook", { tag: "@desk" }, async ({ page }) => {
  const table = new Table(page, "pl");
  await table.open();
  await tabTo(page, table.choice("play-who-machine"));
  await page.keyboard.press("ArrowRight");
  await expect(table.choice("play-who-two")).toBeChecked();
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(table.choice("frame-ruleset-pl")).toBeChecked();
  await tabTo(page, table.button("play-start"));
  await page.keyboard.press("Enter");
  await tabTo(page, table.board.locator("[tabindex='0']"));
  await table.play(GAMES.pl.plies, keys);
  await isWonByRed(table);
});

test("by touch, under the tournament's rules", { tag: "@phone" }, async ({ page }) => {
  const table = new Table(page);
  await table.begin({ ruleset: "asean" });
  await table.play(GAMES.asean.plies, finger);
  await isWonByRed(table);
});

test("in writing, under the English handbook", { tag: "@desk" }, async ({ page }) => {
  const table = new Table(page);
  await table.begin({ ruleset: "en" });
  await table.play(GAMES.en.plies, pen);
  await isWonByRed(table);
});
