// How the page looks, where a person has a choice and where eyes or screens differ.
import { expect, LANGUAGES, sideways, started, test } from "../fixtures.js";
import { Table } from "../table.js";

// The pieces have names for the ear on their squares; what is drawn of them has no role.
const drawnOn = (page) => page.locator(".board-pieces .token");

/// Chooses in the settings, and comes back to the game.
async function choose(table, key) {
  await table.open("settings");
  await table.choice(key).check();
  await table.open();
  await expect(table.board).toBeVisible();
}

test.describe("the pieces", { tag: "@desk" }, () => {
  const KINGS = "4k3/8/8/8/4P3/8/8/R3K3[] w - - 0 40";
  const words = async (page) => {
    await expect(drawnOn(page)).toHaveCount(4);
    return (await drawnOn(page).allTextContents()).map((text) => text.trim()).sort();
  };

  test("are figures, characters, letters of the language or marks of movement, and stay so", async ({ page }) => {
    const table = new Table(page);
    await table.begin({ ruleset: "zh", fen: KINGS });
    await expect(drawnOn(page).locator("svg path").first()).toBeVisible();
    expect(await words(page)).toEqual(["", "", "", ""]);

    await choose(table, "settings-pieces-characters");
    expect(await words(page)).toEqual(["兵", "王", "王", "车"]);

    await choose(table, "settings-pieces-letters");
    expect(await words(page)).toEqual(["Ch", "Ki", "Ki", "So"]);
    await page.getByRole("link", { name: "PL", exact: true }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "pl");
    expect(await words(page)).toEqual(["Kr", "Kr", "Pw", "Żł"]);
    await page.reload();
    await started(page);
    expect(await words(page)).toEqual(["Kr", "Kr", "Pw", "Żł"]);

    await choose(new Table(page, "pl"), "settings-pieces-marks");
    expect(await words(page)).toEqual(["", "", "", ""]);
    await expect(drawnOn(page).locator("svg path, svg circle, svg line").first()).toBeVisible();
  });
});

test.describe("the boards", () => {
  // The brightness of a colour and the contrast of two, after WCAG 2.2.
  const contrast = (page, design) =>
    page.evaluate((design) => {
      const probe = document.createElement("div");
      probe.dataset.board = design;
      document.body.append(probe);
      const style = getComputedStyle(probe);
      const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
      const brightness = (name) => {
        canvas.clearRect(0, 0, 1, 1);
        canvas.fillStyle = style.getPropertyValue(name);
        canvas.fillRect(0, 0, 1, 1);
        const [red, green, blue] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) => {
          const share = part / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const least = (marks, grounds) =>
        Math.min(...marks.flatMap((mark) => grounds.map((ground) => {
          const [dark, light] = [brightness(mark), brightness(ground)].sort((a, b) => a - b);
          return (light + 0.05) / (dark + 0.05);
        })));
      const wood = ["--board-wood-1", "--board-wood-2", "--board-wood-3"];
      const result = {
        marks: least(["--mark-teal", "--mark-red", "--mark-ink", "--board-line", "--board-diagonal"], wood),
        red: least(["--piece-red-ink"], ["--piece-red"]),
        black: least(["--piece-black-ink"], ["--piece-black"]),
        coordinates: least(["--board-coordinate"], ["--board-frame-1", "--board-frame-2"]),
      };
      probe.remove();
      return result;
    }, design);

  for (const design of ["teak", "lacquer", "paper"]) {
    test(`${design}: chosen, kept, and with contrast enough`, { tag: "@desk" }, async ({ page, axe }) => {
      const table = new Table(page);
      await table.begin({ ruleset: "zh" });
      await choose(table, `settings-board-${design}`);
      await expect(page.locator(".board")).toHaveAttribute("data-board", design);
      await page.reload();
      await expect(page.locator(".board")).toHaveAttribute("data-board", design);
      await axe();
      const least = await contrast(page, design);
      expect(least.marks).toBeGreaterThanOrEqual(3);
      expect(Math.min(least.red, least.black, least.coordinates)).toBeGreaterThanOrEqual(4.5);
    });
  }

  test("have letters and numbers at the edge, or none", { tag: "@desk" }, async ({ page }) => {
    const table = new Table(page);
    await table.begin({ ruleset: "zh" });
    const edge = page.locator(".board-files, .board-ranks");
    await expect(edge.first()).toBeVisible();
    await table.open("settings");
    await page.getByRole("checkbox", { name: table.words("settings-coordinates") }).uncheck();
    await table.open();
    await expect(table.board).toBeVisible();
    await expect(edge.first()).toBeHidden();
    await expect(edge.last()).toBeHidden();
  });
});

test("a theme that was chosen counts more than the system's", { tag: "@desk" }, async ({ page, axe }) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const table = new Table(page);
  for (const [system, chosen] of [["light", "dark"], ["dark", "light"]]) {
    await page.emulateMedia({ colorScheme: chosen });
    await table.open("settings");
    await table.choice("settings-theme-system").check();
    const wanted = await ground();
    await page.emulateMedia({ colorScheme: system });
    expect(await ground()).not.toBe(wanted);
    await table.choice(`settings-theme-${chosen}`).check();
    expect(await ground()).toBe(wanted);
    await axe();
  }
});

test("nothing moves for who wants less motion", { tag: "@desk" }, async ({ page }) => {
  const table = new Table(page);
  await table.begin({ ruleset: "zh", fen: "3k4/8/8/8/8/P7/8/4K2r[] w - - 0 40" });
  // What lasts longer than a frame, or is repeated.
  const moving = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("body *")].flatMap((element) =>
        ["", "::before", "::after"].filter((part) => {
          const style = getComputedStyle(element, part || null);
          const lasts = (list) => list.split(",").some((time) => parseFloat(time) > 0);
          return (lasts(style.transitionDuration) && style.transitionProperty !== "none")
            || (style.animationName !== "none" && lasts(style.animationDuration));
        }).map((part) => `${element.className}${part}`)));
  await page.emulateMedia({ reducedMotion: "no-preference" });
  expect((await moving()).length).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await moving()).toEqual([]);
});

test.describe("a small phone", { tag: "@phone" }, () => {
  test.use({ viewport: { width: 320, height: 640 } });

  for (const language of LANGUAGES) {
    test(`has room for every page, and the whole board on the screen: ${language}`, async ({ page }) => {
      const table = new Table(page, language);
      for (const address of ["", "learn", "puzzles", "rules/pl", "settings", "setup", "play"]) {
        await table.open(address);
        expect(await sideways(page), `${address} sideways`).toBe(0);
      }
      await table.start({ ruleset: "zh" });
      expect(await sideways(page), "a game sideways").toBe(0);
      const whole = async () => {
        const { x, y, width, height } = await table.board.boundingBox();
        return x >= 0 && y >= 0 && x + width <= 320 && y + height <= 640;
      };
      await table.board.scrollIntoViewIfNeeded();
      expect(await whole()).toBe(true);
      // It stays where it is while the person reads on below it.
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expect.poll(whole).toBe(true);
    });
  }
});
