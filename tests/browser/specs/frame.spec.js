// Languages, addresses, the text that is fetched, what is kept: all that stands around a page.
import { expect, LANGUAGES, sideways, started, SUB, test } from "../fixtures.js";

// The rules are long, and seen to in rules.spec.js.
const PAGES = ["", "learn", "puzzles", "settings", "setup", "play", "no/such/page"];
const language = (page, name) => page.locator(".languages").getByText(name, { exact: true });
const chapter = (page) => page.locator("#setup h2");

test.describe("the first address", () => {
  for (const [locale, expected] of [["pl-PL", "pl"], ["zh-TW", "zh-Hans"], ["de-DE", "en"]]) {
    test.describe(locale, () => {
      test.use({ locale, baseURL: SUB });

      test(`leads to ${expected}, then to the language chosen`, async ({ page }) => {
        await page.goto("?a=1#b");
        await expect(page).toHaveURL(`${SUB}${expected}/?a=1#b`);
        await language(page, "PL").click();
        await expect(page).toHaveURL(`${SUB}pl/?a=1#b`);
        await page.goto("");
        await expect(page).toHaveURL(`${SUB}pl/`);
      });
    });
  }
});

test.describe("another language", () => {
  test("changes words, title and lang, and nothing else", async ({ page }) => {
    await page.goto("en/settings?a=1#b");
    await started(page);
    const heading = await page.locator("#main h1").elementHandle();
    const history = await page.evaluate(() => window.history.length);
    await page.getByRole("radio", { name: "Dark" }).check();
    await language(page, "中文").click();
    await expect(page).toHaveURL(/\/zh-Hans\/settings\/?\?a=1#b$/);
    await expect(page).toHaveTitle("设置 · Sittuyin");
    await expect(page.locator("html")).toHaveAttribute("lang", "zh-Hans");
    await expect(page.getByRole("radio", { name: "深色" })).toBeChecked();
    expect(await heading.evaluate((element) => element.isConnected)).toBe(true);
    expect(await page.evaluate(() => window.history.length)).toBe(history);
  });

  test("waits for text that is fetched, and the old one stays", async ({ page }) => {
    let answer;
    await page.route("**/pl/rules.ftl*", async (route) => {
      await new Promise((resolve) => (answer = resolve));
      await route.continue();
    });
    await page.goto("en/rules/en");
    await expect(chapter(page)).toHaveText("The setup");
    await language(page, "PL").click();
    await expect(page.locator("#main")).toHaveAttribute("aria-busy", "true");
    await expect(chapter(page)).toHaveText("The setup");
    await expect.poll(() => answer).toBeTruthy();
    answer();
    await expect(chapter(page)).toHaveText("Ustawianie figur");
    await expect(page.locator("#main")).not.toHaveAttribute("aria-busy");
  });

  test.describe("whose text does not come", () => {
    test.use({ expectedErrors: /status of 503/ });

    test("is said to fail, and comes by itself or by a button", async ({ page }) => {
      const refuse = (route) => route.fulfill({ status: 503 });
      await page.route("**/pl/rules.ftl*", refuse);
      await page.route("**/zh-Hans/rules.ftl*", refuse);
      await page.goto("en/rules");
      await expect(chapter(page)).toHaveText("The setup");
      await language(page, "PL").click();
      await expect(page.getByText("The text could not be loaded")).toBeVisible();
      await expect(chapter(page)).toHaveText("The setup");
      await page.unroute("**/pl/rules.ftl*", refuse);
      await expect(chapter(page)).toHaveText("Ustawianie figur");
      await language(page, "中文").click();
      await expect(page.getByText("Nie udało się wczytać tekstu")).toBeVisible();
      await page.unroute("**/zh-Hans/rules.ftl*", refuse);
      // The press itself: while a pointer would be on its way, the text could come by itself.
      const again = page.getByRole("button", { name: "Spróbuj jeszcze raz" });
      await again.evaluateAll((buttons) => buttons.forEach((button) => button.click()));
      await expect(chapter(page)).toHaveText("布阵");
    });
  });
});

test("a section of the rules has its own address", async ({ page }) => {
  await page.goto("zh-Hans/rules/asean#promotion");
  await expect(page.locator("#promotion h2")).toBeInViewport();
  await expect(page.locator(".rulesets [aria-current]")).toHaveText("比赛规则");
});

test.describe("an address that names nothing", () => {
  test.use({ expectedErrors: /status of 404/ });

  for (const address of ["xx/learn", "pl/cokolwiek"]) {
    test(`${address}: the page says so and leads on`, async ({ page }) => {
      await page.goto(address);
      await page.locator("#main .button").click();
      await expect(page.locator(".hero")).toBeVisible();
      await expect(page).toHaveURL(/\/(en|pl)\/$/);
    });
  }
});

test.describe("a language by another name", () => {
  test.use({ expectedErrors: /status of 404/, locale: "de-DE" });

  for (const [name, lang] of [["zh", "zh-Hans"], ["zh-CN", "zh-Hans"], ["EN", "en"], ["PL", "pl"]]) {
    test(`${name} is ${lang}`, async ({ page }) => {
      await page.goto("en/");
      await started(page);
      await page.goto(`${name}/rules/asean?a=1#promotion`);
      await expect(page).toHaveURL(new RegExp(`/${lang}/rules/asean\\?a=1#promotion$`));
      await expect(page.locator("html")).toHaveAttribute("lang", lang);
      await expect(page.locator("#promotion h2")).toBeInViewport();
      await page.goBack();
      await expect(page).toHaveURL(/\/en\/$/);
    });
  }
});

test("the keyboard skips to the content, and begins at the top of a new page", async ({ page }) => {
  await page.goto("en/learn");
  await started(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.locator("#main")).toBeFocused();
  await expect(page).toHaveURL(/\/en\/learn\/?$/);
  await page.getByRole("link", { name: "Puzzles" }).click();
  await expect(page.locator("#main h1")).toHaveText("Puzzles");
  await expect(page.locator("#main")).toBeFocused();
});

test.describe("storage", () => {
  const dark = (page) => page.getByRole("radio", { name: "Dark" });
  const theme = (page) => page.locator("html");

  test("keeps what is chosen, and forgets it when asked", async ({ page }) => {
    await page.goto("en/settings");
    await dark(page).check();
    await page.reload();
    await expect(theme(page)).toHaveAttribute("data-theme", "dark");
    await page.getByRole("button", { name: "Erase everything…" }).click();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await page.getByRole("button", { name: "Erase everything…" }).click();
    await page.getByRole("button", { name: "Erase", exact: true }).click();
    await expect(theme(page)).toHaveAttribute("data-theme", "system");
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  test("blocked: the page says so and works", async ({ page }) => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException("refused", "SecurityError");
      };
      Object.defineProperty(window, "localStorage", { get: refuse });
    });
    await page.goto("en/settings");
    await expect(page.getByText("This browser keeps nothing")).toBeVisible();
    await dark(page).check();
    await expect(theme(page)).toHaveAttribute("data-theme", "dark");
    await page.getByRole("button", { name: "Close this notice" }).click();
    await expect(page.getByText("This browser keeps nothing")).toBeHidden();
  });

  test("full: the page says so and works", async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    await page.goto("en/settings");
    await dark(page).check();
    await expect(page.getByText("The browser’s storage is full")).toBeVisible();
    await expect(theme(page)).toHaveAttribute("data-theme", "dark");
  });

  test("unreadable: it is put aside, whole", async ({ page }) => {
    const text = '{"v":9,';
    await page.addInitScript((kept) => localStorage.setItem("sittuyin.settings", kept), text);
    await page.goto("en/settings");
    await expect(page.getByText("Something kept could not be read")).toBeVisible();
    const kept = await page.evaluate(() => ({ ...localStorage }));
    expect(Object.keys(kept)).toEqual([expect.stringMatching(/^sittuyin\.aside\.settings\.\d+$/)]);
    expect(Object.values(kept)).toEqual([text]);
  });
});

test.describe("every page", () => {
  test.use({ expectedErrors: /status of 404/ });

  for (const name of LANGUAGES) {
    for (const colorScheme of ["light", "dark"]) {
      test(`is accessible and fits, also with text twice as large: ${name}, ${colorScheme}`, async ({ page, axe }) => {
        await page.emulateMedia({ colorScheme });
        for (const address of PAGES) {
          await page.goto(`${name}/${address}`);
          await started(page);
          await expect(page.locator("#main h1")).toBeVisible();
          await expect(page).toHaveTitle(/.+ · Sittuyin$|^Sittuyin/);
          await axe();
          expect(await sideways(page), `${address} sideways`).toBe(0);
          await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
          expect(await sideways(page), `${address} sideways at 200 %`).toBe(0);
        }
      });
    }
  }
});
