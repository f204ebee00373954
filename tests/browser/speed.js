// How fast the worker of the built site searches: it looks at positions to a depth, in every ruleset, as the engine's `bench`
// does, and the whole is printed as one line, NODES SECONDS.
//
//   npm run speed -- DEPTH FEN…
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { launchOptions } from "./browser.js";
import { RULESETS } from "./games.js";
import { serve } from "./server.js";

const [depth, ...fens] = process.argv.slice(2);

const server = await serve(0, [["/", join(dirname(fileURLToPath(import.meta.url)), "../../dist")]]);
const browser = await chromium.launch(launchOptions);
const page = await browser.newPage();
// A page of the same host that runs no app besides.
await page.goto(`http://127.0.0.1:${server.address().port}/worker.js`);

const { nodes, milliseconds } = await page.evaluate(
  async ([depth, fens, rulesets]) => {
    const worker = new Worker("worker.js", { type: "module" });
    const ask = (question) =>
      new Promise((done, failed) => {
        let looked = 0;
        worker.onmessage = ({ data }) => {
          const { info, best, error } = JSON.parse(data).message;
          if (info) looked = info.nodes;
          if (best) done(looked);
          if (error) failed(new Error(data));
        };
        worker.postMessage(JSON.stringify({ v: 1, message: { think: question } }));
      });
    await new Promise((ready) => (worker.onmessage = ready));
    const start = performance.now();
    let nodes = 0;
    for (const ruleset of rulesets) {
      for (const fen of fens) {
        nodes += await ask({ id: 1, ruleset, fen, level: 8, seed: 0, fresh: true, limits: { depth } });
      }
    }
    return { nodes, milliseconds: performance.now() - start };
  },
  [Number(depth), fens, RULESETS],
);
console.log(nodes, milliseconds / 1000);
await browser.close();
server.close();
