// Pictures of the built app, for people to look at: every page × language × theme × screen.
//
//   npm run shots -- [--pages play,rules] [--languages en,pl] [--themes light,dark] [--screens desk,phone]
//                    [--zoom 2] [--height 640] [--full] [--to FOLDER]
import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { launchOptions, SCREENS } from "./browser.js";
import { serve } from "./server.js";

const root = join(dirname(fileURLToPath(import.meta.url)), "../..");
const { values } = parseArgs({
  options: {
    pages: { type: "string", default: ",play,learn,puzzles,rules,settings" },
    height: { type: "string" },
    languages: { type: "string", default: "en,pl,zh-Hans" },
    themes: { type: "string", default: "light,dark" },
    screens: { type: "string", default: Object.keys(SCREENS).join() },
    zoom: { type: "string", default: "1" },
    full: { type: "boolean", default: false },
    to: { type: "string", default: join(root, "target/shots") },
  },
});
if (values.height) SCREENS.phone.viewport.height = Number(values.height);
const list = (name) => values[name].split(",");

const server = await serve(0, [["/", join(root, "dist")]]);
const site = `http://127.0.0.1:${server.address().port}/`;
const browser = await chromium.launch(launchOptions);
await mkdir(values.to, { recursive: true });

for (const screen of list("screens")) {
  for (const colorScheme of list("themes")) {
    const context = await browser.newContext({ ...SCREENS[screen], colorScheme });
    const page = await context.newPage();
    page.on("pageerror", (error) => console.error(`${page.url()}: ${error}`));
    for (const language of list("languages")) {
      for (const name of list("pages")) {
        await page.goto(`${site}${language}/${name}`);
        await page.locator("#shell").waitFor({ state: "hidden" });
        await page.evaluate((zoom) => {
          document.documentElement.style.fontSize = `${zoom * 100}%`;
        }, Number(values.zoom));
        await page.waitForLoadState("networkidle");
        const file = join(
          values.to,
          `${name.replaceAll(/[/?=]/g, "-") || "home"}.${language}.${colorScheme}.${screen}.png`,
        );
        await page.screenshot({ path: file, fullPage: values.full });
        console.log(file);
      }
    }
    await context.close();
  }
}
await browser.close();
server.close();
