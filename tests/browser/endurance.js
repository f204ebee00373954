// Games of the machine against itself in the built page, one after the other without a reload: does anything fail, does
// memory grow, and how soon does the page answer a press while the machine thinks?
//
//   npm run endurance -- [--games 50] [--levels 1,4,8]
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { launchOptions, SCREENS } from "./browser.js";
import { RULESETS } from "./games.js";
import { watchMemory } from "./memory.js";
import { advice, invite } from "./partner.js";
import { serve } from "./server.js";
import { Table } from "./table.js";

const { values } = parseArgs({
  options: {
    games: { type: "string", default: "50" },
    levels: { type: "string", default: "1,4,8" },
  },
});
const GAMES = Number(values.games);
const LEVELS = values.levels.split(",").map(Number);
/// Memory is compared between the end and this game: by then everything has been used once.
const SETTLED = 10;

const root = join(dirname(fileURLToPath(import.meta.url)), "../..");
const server = await serve(0, [["/", join(root, "dist")]]);
const browser = await chromium.launch(launchOptions);
const context = await browser.newContext({
  ...SCREENS.desk,
  baseURL: `http://127.0.0.1:${server.address().port}/`,
});
const page = await context.newPage();
const faults = [];
page.on("pageerror", (error) => faults.push(String(error)));
page.on("console", (message) => message.type() === "error" && faults.push(message.text()));

const memory = await watchMemory(page);

// How long events took until what came of them was on the screen: presses on the board, which are made while the machine
// thinks, and all others. What is kept of them is little, so that it is not taken for a leak of the app's.
await page.addInitScript(() => {
  globalThis.events = {};
  const watch = (list) => {
    for (const { name, target, duration } of list.getEntries()) {
      const where = target?.closest?.("[role=grid]") ? "on the board" : "elsewhere";
      const seen = (globalThis.events[`${name} ${where}`] ??= { count: 0, slow: 0, slowest: 0 });
      seen.count += 1;
      if (duration > 50) seen.slow += 1;
      seen.slowest = Math.max(seen.slowest, duration);
    }
  };
  new PerformanceObserver(watch).observe({ type: "event", durationThreshold: 16 });
});

const table = new Table(page);
const thinking = table.text("play-task-thinking");
const over = table.button("play-rematch");
const lastChance = table.button("play-last-chance-yes");

/// A press on a square of one's own while the machine thinks.
const press = () => table.square("a3").click({ timeout: 1_000 }).catch(() => {});

const playOut = async () => {
  for (let plies = 0; plies < 400; plies += 1) {
    await thinking.waitFor({ state: "hidden" });
    if (await over.isVisible()) return plies;
    const before = await table.moves.count();
    await table.write(await advice(page));
    await table.moves.nth(before).or(lastChance).first().waitFor({ state: "attached" });
    if (await lastChance.isVisible()) await lastChance.click();
    if (await thinking.isVisible()) await press();
  }
  throw new Error("the game does not end");
};

await table.open();
await invite(page);
const mega = (size) => `${(size / 2 ** 20).toFixed(2)} MB`;
let settled;
let now;
for (let game = 1; game <= GAMES; game += 1) {
  const level = LEVELS[game % LEVELS.length];
  const ruleset = RULESETS[game % RULESETS.length];
  await table.chooseLevel(level);
  await table.start({ ruleset, machine: Math.floor(game / RULESETS.length) % 2 ? "red" : "black" });
  const plies = await playOut();
  await table.button("play-new").click();
  await table.button("play-start").waitFor();
  now = await memory();
  if (game === SETTLED) settled = now;
  console.log(`${game}: ${ruleset}, level ${level}, ${plies} plies of its partner; heap ${mega(now.heap)}, app ${mega(now.app)}; ${faults.length} faults`);
}
settled ??= now;
const grown = (name) => `${name} ${mega(settled[name])} → ${mega(now[name])} (× ${(now[name] / settled[name]).toFixed(2)})`;
console.log(`memory after game ${Math.min(SETTLED, GAMES)} → after game ${GAMES}: ${grown("heap")}, ${grown("app")}`);
const events = Object.entries(await page.evaluate(() => globalThis.events));
console.log("events that took 16 ms or longer; those over 50 ms; the slowest:");
for (const [name, { count, slow, slowest }] of events.sort(([one], [other]) => one.localeCompare(other))) {
  console.log(`  ${name}: ${count}; ${slow}; ${slowest} ms`);
}
console.log(faults.length ? faults.join("\n") : "no faults");
await browser.close();
server.close();
process.exitCode = faults.length ? 1 : 0;
