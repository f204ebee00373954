// What every spec starts from. Addresses are relative ("en/play/"): the same spec runs under "/" and
// under "/sub/" by `test.use({ baseURL: SUB })`.
import AxeBuilder from "@axe-core/playwright";
import { test as plain, expect } from "@playwright/test";

export { expect };
export const SUB = `http://127.0.0.1:${process.env.TEST_PORT ?? 4173}/sub/`;
export const LANGUAGES = ["en", "pl", "zh-Hans"];

export const test = plain.extend({
  // The console errors that the test brings about itself.
  expectedErrors: [/^$/, { option: true }],

  // Any other error in the console or in the page fails the test.
  page: async ({ page, expectedErrors }, use) => {
    const errors = [];
    const note = (text) => {
      if (!expectedErrors.test(text)) errors.push(text);
    };
    page.on("pageerror", (error) => note(String(error)));
    page.on("console", (message) => {
      if (message.type() === "error") note(`${message.text()} (${message.location().url})`);
    });
    await use(page);
    expect(errors, "errors in the browser's console").toEqual([]);
  },

  // `await axe()`: nothing on the page as it is now breaks a rule of accessibility.
  axe: async ({ page }, use) => {
    await use(async () => {
      // There are no frames, so axe need not gather its results on a page of their own.
      const builder = new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode();
      const { violations } = await builder.analyze();
      const found = violations.map(({ id, help, nodes }) => ({
        id,
        help,
        at: nodes.map((node) => node.target.join(" ")),
      }));
      expect(found, "what axe finds").toEqual([]);
    });
  },
});

// Waits until the app has taken over from the page's own messages.
export const started = (page) => expect(page.locator("#shell")).toBeHidden();

// How far the page can be scrolled sideways, in pixels: nobody should have to.
export const sideways = (page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
