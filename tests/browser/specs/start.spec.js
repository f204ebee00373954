// The page starts wherever it is hosted, and says so in the person's language when it cannot.
import { expect, LANGUAGES, started, SUB, test } from "../fixtures.js";

const WORDS = {
  en: { failed: "The page could not be loaded", crashed: "the page has stopped", again: "Load again" },
  pl: { failed: "Nie udało się wczytać strony", crashed: "strona przestała działać", again: "Wczytaj ponownie" },
  "zh-Hans": { failed: "页面加载失败", crashed: "页面已停止运行", again: "重新加载" },
};

// A trap like that of a panic, in a task of its own like any event of the app.
const trap = () => {
  const bytes = [
    0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 7, 5, 1, 1, 102, 0, 0, 10, 5, 1, 3, 0, 0, 11,
  ];
  const module = new WebAssembly.Module(new Uint8Array(bytes));
  setTimeout(new WebAssembly.Instance(module).exports.f);
};

for (const [name, baseURL] of [["/", undefined], ["/sub/", SUB]]) {
  test.describe(`hosted under ${name}`, () => {
    if (baseURL) test.use({ baseURL });

    test("the first page starts", async ({ page }) => {
      await page.goto("");
      await started(page);
    });

    for (const language of LANGUAGES) {
      test(`a deep address starts in ${language}, also after a reload`, async ({ page }) => {
        const answer = await page.goto(`${language}/play`);
        expect(answer.status()).toBe(200);
        await started(page);
        await page.reload();
        await started(page);
        await expect(page.locator("html")).toHaveAttribute("lang", language);
      });
    }

    test.describe(() => {
      test.use({ expectedErrors: /status of 404/ });

      test("an unknown address starts, too", async ({ page }) => {
        const answer = await page.goto("pl/no/such/page");
        expect(answer.status()).toBe(404);
        await started(page);
      });
    });

    test("the worker's files are all of one build", async ({ page }) => {
      await page.goto("en/play");
      await started(page);
      const mark = await page.locator("meta[name=build]").getAttribute("content");
      expect(mark).toMatch(/^[0-9a-f]{16}$/);
      const file = (name) =>
        page.context().waitForEvent("response", (response) =>
          response.url().endsWith(`${name}?v=${mark}`),
        );
      const files = Promise.all(
        ["/worker.js", "/sittuyin-worker.js", "/sittuyin-worker_bg.wasm"].map(file),
      );
      await page.evaluate((v) => {
        globalThis.kept = new Worker(new URL(`worker.js?v=${v}`, document.baseURI), { type: "module" });
      }, mark);
      for (const response of await files) {
        expect(response.status()).toBe(200);
      }
    });
  });
}

test("the app is fetched once, and no page's prose to play", async ({ page }) => {
  const asked = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("en/play");
  await started(page);
  await page.waitForLoadState("networkidle");
  const app = asked.filter((path) => /^\/sittuyin-[0-9a-f]+(_bg)?\.(js|wasm)$/.test(path));
  expect(app).toHaveLength(new Set(app).size);
  expect(app).toHaveLength(2);
  const words = asked.filter((path) => path.startsWith("/locales/"));
  expect(words[0]).toBe("/locales/en/words.ftl");
  expect(words.filter((path) => !path.endsWith("/words.ftl"))).toEqual([]);
  expect(words).toHaveLength(new Set(words).size);
});

for (const language of LANGUAGES) {
  const words = WORDS[language];

  test.describe(`when it does not run, in ${language}`, () => {
    test.use({ expectedErrors: /ERR_FAILED|Failed to fetch|RuntimeError/ });

    for (const [part, pattern] of [
      ["js", /\/sittuyin-[0-9a-f]+\.js$/],
      ["wasm", /\/sittuyin-[0-9a-f]+_bg\.wasm$/],
      ["words", /\/words\.ftl/],
    ]) {
      test(`a failed load of the ${part} is said, and mended by loading again`, async ({ page, axe }) => {
        await page.route(pattern, (route) => route.abort());
        await page.goto(`${language}/play/`);
        await expect(page.getByRole("heading", { name: words.failed })).toBeFocused();
        await expect(page.locator("html")).toHaveAttribute("lang", language);
        await axe();
        await page.unroute(pattern);
        await page.getByRole("button", { name: words.again }).click();
        await started(page);
      });
    }

    for (const colorScheme of ["light", "dark"]) {
      test(`a crash is said in the ${colorScheme} theme`, async ({ page, axe }) => {
        await page.emulateMedia({ colorScheme });
        await page.goto(`${language}/play/`);
        await started(page);
        await page.evaluate(trap);
        await expect(page.getByRole("heading", { name: words.crashed })).toBeFocused();
        await axe();
        await page.getByRole("button", { name: words.again }).click();
        await started(page);
      });
    }
  });
}

test.describe("without a language in the address", () => {
  test.use({ expectedErrors: /ERR_FAILED|Failed to fetch/, locale: "pl-PL" });
  test.beforeEach(({ page }) => page.route(/_bg\.wasm$/, (route) => route.abort()));

  test("the browser's language counts", async ({ page }) => {
    await page.goto("");
    await expect(page.getByRole("heading", { name: WORDS.pl.failed })).toBeVisible();
  });

  test("the settings count more, and give the theme", async ({ page }) => {
    await page.addInitScript(() => {
      const settings = { v: 1, data: { language: "zh-Hans", theme: "dark" } };
      localStorage.setItem("sittuyin.settings", JSON.stringify(settings));
    });
    await page.goto("");
    await expect(page.getByRole("heading", { name: WORDS["zh-Hans"].failed })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every language says what is missing", async ({ page }) => {
    await page.goto("");
    for (const text of ["needs JavaScript", "potrzebuje JavaScriptu", "需要 JavaScript"]) {
      await expect(page.locator("noscript p", { hasText: text })).toBeVisible();
    }
  });
});
