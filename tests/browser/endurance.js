// Games of the machine against itself in the built page, one after the other without a reload: does anything fail, does
// memory grow, and how soon does the page answer a press while the machine thinks?
//
//   npm run endurance -- [--games 50] [--levels 1,4,8]
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { launchOptions, SCREENS } from "./browser.js";
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
const RULESETS = ["zh", "en", "pl", "asean"];
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
const cdp = await context.newCDPSession(page);
const faults = [];
page.on("pageerror", (error) => faults.push(String(error)));
page.on("console", (message) => message.type() === "error" && faults.push(message.text()));

// What the app's own memory is, besides the browser's heap; and how long events took to be shown.
await page.addInitScript(() => {
  const { instantiate, instantiateStreaming } = WebAssembly;
  const note = (made) => {
    const { memory } = (made.instance ?? made).exports;
    if (memory) globalThis.appMemory = memory;
    return made;
  };
  WebAssembly.instantiate = async (...given) => note(await instantiate(...given));
  WebAssembly.instantiateStreaming = async (...given) => note(await instantiateStreaming(...given));
  globalThis.events = [];
  const watch = (list) => globalThis.events.push(...list.getEntries().map(({ name, duration }) => ({ name, duration })));
  new PerformanceObserver(watch).observe({ type: "event", durationThreshold: 16 });
});

const memory = async () => {
  await cdp.send("HeapProfiler.collectGarbage");
  const { usedSize } = await cdp.send("Runtime.getHeapUsage");
  return { heap: usedSize, app: await page.evaluate(() => globalThis.appMemory?.buffer.byteLength ?? 0) };
};

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
let settled;
for (let game = 1; game <= GAMES; game += 1) {
  const level = LEVELS[game % LEVELS.length];
  const ruleset = RULESETS[game % RULESETS.length];
  await table.chooseLevel(level);
  await table.start({ ruleset, machine: Math.floor(game / RULESETS.length) % 2 ? "red" : "black" });
  const plies = await playOut();
  const now = await memory();
  if (game === Math.min(SETTLED, GAMES)) settled = now;
  const sizes = Object.entries(now).map(([name, size]) => `${name} ${(size / 2 ** 20).toFixed(1)} MB`);
  console.log(`${game}: ${ruleset}, level ${level}, ${plies} plies of its partner; ${sizes.join(", ")}; ${faults.length} faults`);
  await table.button("play-new").click();
}
const end = await memory();
const slow = (await page.evaluate(() => globalThis.events)).map(({ duration }) => duration);
console.log(`memory after the last game, to that after game ${SETTLED}: heap × ${(end.heap / settled.heap).toFixed(2)}, app × ${(end.app / settled.app).toFixed(2)}`);
console.log(`events that took longer than a frame (16 ms): ${slow.length}; the slowest ${Math.max(0, ...slow)} ms; over 50 ms: ${slow.filter((ms) => ms > 50).length}`);
console.log(faults.length ? faults.join("\n") : "no faults");
await browser.close();
server.close();
process.exitCode = faults.length ? 1 : 0;
