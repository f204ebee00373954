// Pages that a game does not need are fetched when they are visited, or when there is time.
import { expect, started, SUB, test } from "../fixtures.js";

const CHUNK = /\/sittuyin-[0-9a-f]+_(split|chunk)_\w+\.wasm$/;
const heading = (page) => page.locator("#main h1");
const asked = (page) => {
  const chunks = [];
  page.on("request", (request) => CHUNK.test(request.url()) && chunks.push(request.url()));
  return chunks;
};

for (const [name, baseURL] of [["/", undefined], ["/sub/", SUB]]) {
  test.describe(`hosted under ${name}`, () => {
    if (baseURL) test.use({ baseURL });

    test("a deep address shows its page, and its code is fetched once", async ({ page }) => {
      const chunks = asked(page);
      await page.goto("en/rules/asean#promotion");
      await expect(page.locator("#promotion h2")).toBeInViewport();
      await expect(page).toHaveTitle("Rules · Tournament · Sittuyin");
      await page.getByRole("link", { name: "Puzzles" }).click();
      await expect(heading(page)).toHaveText("Puzzles");
      await page.goBack();
      await expect(heading(page)).toHaveText("Rules · Tournament");
      expect(chunks).toHaveLength(new Set(chunks).size);
      expect(chunks).not.toHaveLength(0);
    });
  });
}

test("a game waits for no page but its own; the others come when there is time", async ({ page }) => {
  const chunks = asked(page);
  // However long the start takes, no time passes for the app.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto("en/play");
  await started(page);
  await expect(page.getByRole("button", { name: "Start the game" })).toBeVisible();
  expect(chunks).toEqual([]);
  await page.clock.runFor(10_000);
  await expect.poll(() => chunks).not.toEqual([]);
  const ahead = [...chunks];
  await page.getByRole("link", { name: "Settings" }).click();
  await expect(heading(page)).toHaveText("Settings");
  expect(chunks).toEqual(ahead);
});

test.describe("code that does not come", () => {
  test.use({ expectedErrors: /status of 503|TypeError/, locale: "pl" });

  const refuse = (route) => route.fulfill({ status: 503 });
  const trouble = (page) => page.getByRole("heading", { name: "Nie udało się wczytać strony" });

  test("is said to fail, and comes by a button", async ({ page, axe }) => {
    let open = false;
    await page.route(CHUNK, (route) => (open ? route.continue() : refuse(route)));
    await page.goto("pl/play");
    await started(page);
    await page.getByRole("link", { name: "Zasady" }).click();
    await expect(trouble(page)).toBeVisible();
    await expect(page.locator("#main")).toBeFocused();
    await expect(page).toHaveTitle("Nie udało się wczytać strony · Sittuyin");
    await axe();
    // The press itself: while a pointer would be on its way, the page could come by itself.
    open = true;
    await page.getByRole("button", { name: "Spróbuj jeszcze raz" }).dispatchEvent("click");
    await expect(heading(page)).toHaveText("Zasady · Podręcznik chiński");
    await expect(page.locator("#main")).toBeFocused();
    await expect(page).toHaveTitle("Zasady · Podręcznik chiński · Sittuyin");
  });

  test("does not come without its styles", async ({ page }) => {
    let open = false;
    await page.route(/\/late\.css/, (route) => (open ? route.continue() : refuse(route)));
    await page.goto("pl/rules");
    await expect(trouble(page)).toBeVisible();
    open = true;
    await page.getByRole("button", { name: "Spróbuj jeszcze raz" }).dispatchEvent("click");
    await expect(page.locator(".rules")).toHaveCSS("display", "grid");
  });

  test("comes by itself, too", async ({ page }) => {
    await page.route(CHUNK, refuse);
    await page.goto("pl/settings");
    await expect(trouble(page)).toBeVisible();
    await page.unroute(CHUNK, refuse);
    await expect(heading(page)).toHaveText("Ustawienia");
    await expect(trouble(page)).toBeHidden();
  });

  test("keeps nobody from playing", async ({ page }) => {
    await page.route(CHUNK, refuse);
    await page.goto("pl/learn");
    await expect(trouble(page)).toBeVisible();
    await page.getByRole("link", { name: "Gra", exact: true }).click();
    await expect(trouble(page)).toBeHidden();
    await expect(heading(page)).toBeVisible();
  });
});
