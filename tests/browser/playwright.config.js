import { defineConfig } from "@playwright/test";
import { launchOptions, SCREENS } from "./browser.js";

const PORT = process.env.TEST_PORT ?? 4173;

export default defineConfig({
  testDir: "specs",
  outputDir: "../../target/browser-tests",
  reporter: [["list"], ["json", { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? "../../target/browser-tests.json" }]],
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Generous, for machines that are busy with something else.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://127.0.0.1:${PORT}/`,
    locale: "en",
    launchOptions,
    screenshot: "only-on-failure",
    // A trace of each test takes a third of the time; `--trace on` makes one for whoever looks for a fault.
    trace: "off",
  },
  // A test runs on every screen, or on the one that its tag names.
  projects: Object.entries(SCREENS).map(([name, use]) => ({
    name,
    use,
    grepInvert: Object.keys(SCREENS).filter((other) => other !== name).map((other) => new RegExp(`@${other}\\b`)),
  })),
  webServer: {
    command: `node server.js ${PORT} /=../../dist /sub/=../../target/dist-sub`,
    url: `http://127.0.0.1:${PORT}/`,
  },
});
