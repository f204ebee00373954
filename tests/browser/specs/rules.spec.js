// The rules, for looking up: addresses, small boards, comparisons, what can be tried, print.
import { expect, LANGUAGES, sideways, started, test } from "../fixtures.js";
import { RULESETS } from "../games.js";
import { pen } from "../hands.js";
import { Table } from "../table.js";
import { words } from "../words.js";

const START = "8/8/4pppp/pppp4/4PPPP/PPPP4/8/8[KFRRSSNNkfrrssnn] w - - 0 1";

const open = async (page, language, ruleset, hash = "") => {
  await page.goto(`${language}/rules/${ruleset}${hash}`);
  await started(page);
  await expect(page.locator("#history h2")).toBeVisible();
};

// What has an address under each ruleset: the rows of the tables in docs/rules.md that say something there.
const COMMON = [
  "board", "squares", "sides", "soldiers",
  "pieces", "king", "commander", "elephant", "chariot", "horse", "soldier", "capture", "check",
  "setup", "setup-order", "zone", "soldier-square", "adjusting",
  "promotion", "no-commander", "promotion-squares", "promotion-turn", "past-the-x",
  "endings", "checkmate", "no-reply", "repetition", "hundred", "bare-kings",
  "differences", "questions", "history",
];
const OWN = {
  zh: ["chariot-placement", "back-rank", "facing-chariot", "exposed-king"],
  en: ["exposed-king"],
  pl: ["adjusting-ends", "promotion-arrival"],
  asean: ["chariot-placement", "exposed-king", "only-soldier", "promotion-ban", "commander-pair", "promotion-claim", "counting"],
};
const COMPARED = [
  "elephant", "setup-order", "zone", "soldier-square", "chariot-placement", "back-rank", "facing-chariot",
  "exposed-king", "adjusting", "promotion-squares", "only-soldier", "promotion-turn", "promotion-arrival",
  "promotion-ban", "no-reply", "commander-pair", "promotion-claim", "counting",
];

test("each rule has its own address, in each ruleset and language", { tag: "@desk" }, async ({ page }) => {
  for (const language of LANGUAGES) {
    for (const ruleset of RULESETS) {
      await open(page, language, ruleset);
      const ids = await page.locator("#main [id]").evaluateAll((all) => all.map((element) => element.id));
      const expected = [...COMMON, ...OWN[ruleset], ...COMPARED.map((id) => `differ-${id}`)];
      expect(expected.filter((id) => !ids.includes(id)), `${language} ${ruleset} lacks`).toEqual([]);
      const others = RULESETS.flatMap((other) => OWN[other]).filter((id) => !OWN[ruleset].includes(id));
      expect(others.filter((id) => ids.includes(id)), `${language} ${ruleset} has`).toEqual([]);
      expect(new Set(ids).size, "ids are there once").toBe(ids.length);
    }
  }
});

test("a rule's number is its address, and leads there from outside", async ({ page }) => {
  await open(page, "en", "asean");
  await page.locator("#counting .number").click();
  await expect(page).toHaveURL(/\/en\/rules\/asean\/?#counting$/);
  await open(page, "pl", "pl", "#adjusting-ends");
  await expect(page.locator("#adjusting-ends")).toBeInViewport();
  await page.locator("#zone .differs").click();
  await expect(page.locator("#differ-zone h3")).toBeInViewport();
});

test.describe("small boards show", { tag: "@desk" }, () => {
  // From the middle of the board, by the handbooks.
  const around = "c3, d3, e3, c4, e4, c5, d5, e5";
  const forward = "c3, e3, c5, d5, e5";
  const REACH = {
    king: [around],
    commander: ["c3, e3, c5, e5"],
    // Black's elephant stands on d7, a soldier of one's own on f4.
    chariot: ["d1, d2, d3, a4, b4, c4, e4, d5, d6", "d7"],
    // Soldiers stand all around; what stands on f5 is black's.
    horse: ["c2, e2, b3, f3, b5, c6, e6", "f5"],
    soldier: ["b5", "a5, c5"],
  };

  // docs/rules.md: own back rank, the zone behind the soldiers, the own half; in "en" a soldier gives way.
  const rank = (number, files) => [...files].map((file) => file + number);
  const [back, second] = [rank(1, "abcdefgh"), rank(2, "abcdefgh")];
  const [between, before, soldiers] = [rank(3, "efgh"), rank(4, "abcd"), [...rank(3, "abcd"), ...rank(4, "efgh")]];
  const behind = [...back, ...second, ...between];
  const PLACED = {
    zh: [["rules-diagram-chariot", back], ["rules-diagram-other", [...second, ...between, ...before]]],
    en: [["rules-diagram-any", [...behind, ...soldiers]]],
    pl: [["rules-diagram-any", [...behind, ...before]]],
    asean: [["rules-diagram-chariot", back], ["rules-diagram-other", behind]],
  };

  for (const ruleset of RULESETS) {
    test(`where pieces may go, under ${ruleset}`, async ({ page }) => {
      for (const language of LANGUAGES) {
        const say = words(language);
        await open(page, language, ruleset);
        const all = { ...REACH, elephant: [ruleset === "pl" ? around : forward] };
        for (const [piece, [squares, captures = "none"]] of Object.entries(all)) {
          const list = (text) => text.split(", ").reduce((list, next) => say("why-list", { list, next }));
          const values = { subject: say(`rules-${piece}`), squares: list(squares), captures: list(captures) };
          const board = page.locator(`#${piece}`).getByRole("img");
          await expect(board).toHaveAccessibleName(say("rules-diagram-reach", values));
          await expect(board.locator(".mark-quiet")).toHaveCount(squares.split(", ").length);
          await expect(board.locator(".mark-capture")).toHaveCount(captures === "none" ? 0 : captures.split(", ").length);
        }
      }
    });

    test(`where red places its pieces, under ${ruleset}`, async ({ page }) => {
      await open(page, "en", ruleset);
      const say = words("en");
      await expect(page.locator("#setup figure")).toHaveCount(PLACED[ruleset].length);
      for (const [caption, squares] of PLACED[ruleset]) {
        const board = page.locator("#setup figure").filter({ hasText: say(caption) }).getByRole("img");
        await expect(board).toHaveAttribute("aria-label", /:/);
        const name = await board.getAttribute("aria-label");
        expect(name.match(/\b[a-h][1-8]\b/g).toSorted()).toEqual(squares.toSorted());
      }
    });

    test(`where red’s soldiers are promoted, under ${ruleset}`, async ({ page }) => {
      await open(page, "en", ruleset);
      const squares = ["d5", "e5", "c6", "f6", "b7", "g7", "a8", "h8"];
      if (ruleset === "pl") squares.unshift("a1", "h1", "b2", "g2", "c3", "f3", "d4", "e4");
      const board = page.locator("#promotion").getByRole("img");
      await expect(board).toHaveAccessibleName(`${words("en")("rules-diagram-promotion")}: ${squares.join(", ")}`);
      await expect(board.locator(".sign")).toHaveCount(squares.length);
    });
  }
});

test("a comparison says what holds here, and the board agrees", { tag: "@desk" }, async ({ page }) => {
  for (const ruleset of RULESETS) {
    await open(page, "en", ruleset);
    await expect(page.locator(".answers > .followed")).toHaveCount(COMPARED.length);
    const elephant = page.locator("#differ-elephant");
    await expect(elephant.locator(".verdict")).toContainText(ruleset === "pl" ? "Allowed here" : "Not allowed here");
    await expect(elephant.locator(".followed")).toContainText(words("en")(`frame-ruleset-${ruleset}`));
    await expect(elephant.locator(".followed")).toContainText(ruleset === "pl" ? "any direction" : "straight forward");
  }
});

test("a link to try something opens its position under the rules that it names", { tag: "@desk" }, async ({ page }) => {
  const cases = [
    // The elephant's square and the rules; both of the answers, from the page of a third ruleset.
    ["differ-elephant", 0, "asean", "8/6k1/6p1/p2S4/8/P7/1K6/8[] w - - 0 1", 0],
    ["differ-elephant", 1, "pl", "8/6k1/6p1/p2S4/8/P7/1K6/8[] w - - 0 1", 0],
    // A soldier gives way in "en".
    ["differ-soldier-square", 1, "en", START, 0],
    // The king has been placed; in "asean" it is black's turn.
    ["differ-setup-order", 1, "asean", "8/8/4pppp/pppp4/4PPPP/PPPP4/4K3/8[FRRSSNNkfrrssnn] b - - 0 1", 1],
    ["why-not-at-once", 0, "asean", START, 0],
  ];
  const table = new Table(page);
  for (const [part, place, ruleset, fen, plies] of cases) {
    await open(page, "en", "asean");
    await page.locator(`#${part} .try`).nth(place).click();
    await expect(table.board).toBeVisible();
    await table.text("play-text").dispatchEvent("toggle");
    await expect(table.game).toHaveValue(new RegExp(`\\[Ruleset "${ruleset}"\\]`));
    // Hands are written in another order there; the board and the turn tell.
    const [board, turn] = fen.replace(/\[.*\]/, "").split(" ");
    await expect(table.position).toHaveValue(new RegExp(`^${board}\\[.*\\] ${turn} `));
    await expect(table.moves).toHaveCount(plies);
  }
});

test("a press on it leads to the board, and the way back to where it was", async ({ page }) => {
  await open(page, "zh-Hans", "zh");
  await page.locator("#second-commander .try").click();
  const table = new Table(page, "zh-Hans");
  await expect(page).toHaveURL(/\/zh-Hans\/play\/?#/);
  await table.says("e5", "红兵");
  await page.goBack();
  await expect(page.locator("#second-commander")).toBeInViewport();
});

test("what is tried says its question and its rules, outlasts a reload, and leaves the game that is going on alone", async ({ page, axe }) => {
  const table = new Table(page, "pl");
  await table.begin({ ruleset: "zh" });
  await table.play(["K@e2"], pen);
  await open(page, "pl", "asean");
  // The second answer is that of the Polish handbook; the card is that of the page.
  await page.locator("#differ-elephant .try").nth(1).click();
  const tried = table.heading("rules-differ-elephant");
  const back = page.getByRole("link", { name: table.words("rules-tried-back"), exact: true });
  await expect(tried).toBeVisible();
  await expect(page.getByRole("main").getByText(table.words("frame-ruleset-pl"), { exact: true })).toBeVisible();
  await axe();
  await table.write("d5d4");
  await expect(table.moves).toHaveCount(1);
  await page.reload();
  await expect(tried).toBeVisible();
  await expect(table.moves).toHaveCount(1);
  await table.says("d4", "czerwony słoń");
  await back.click();
  await expect(page).toHaveURL(/\/pl\/rules\/asean\/?#differ-elephant$/);
  await expect(page.locator("#differ-elephant h3")).toBeInViewport();
  await page.getByRole("link", { name: table.words("frame-play"), exact: true }).click();
  await expect(table.moves).toHaveText(["K@e2"]);
  await expect(tried).toBeHidden();
});

test.describe("a ruleset that is none", { tag: "@desk" }, () => {
  test.use({ expectedErrors: /status of 404/ });

  test("is said to be none, and the four are offered", async ({ page, axe }) => {
    for (const language of LANGUAGES) {
      await page.goto(`${language}/rules/klingon`);
      await expect(page.getByText(words(language)("rules-unknown", { name: "klingon" }), { exact: true })).toBeVisible();
      await axe();
      await expect(page.locator(".rulesets a")).toHaveCount(RULESETS.length);
      await expect(page.locator(".rulesets [aria-current]")).toHaveCount(0);
      await expect(page.locator("#history")).toHaveCount(0);
      await page.locator(".rulesets a").last().click();
      await expect(page.locator("#history h2")).toBeVisible();
      await expect(page.locator(".rulesets [aria-current]")).toHaveText(words(language)("frame-ruleset-asean"));
    }
  });
});

const LOOKS = LANGUAGES.flatMap((language) => ["light", "dark"].map((colorScheme) => [language, colorScheme]));
for (const [place, [language, colorScheme]] of LOOKS.entries()) {
  // Each ruleset once or twice.
  const ruleset = RULESETS[place % RULESETS.length];
  test(`accessible, and no wider than the screen: ${language}, ${colorScheme}, ${ruleset}`, async ({ page, axe }) => {
    await page.emulateMedia({ colorScheme });
    await open(page, language, ruleset);
    await expect(page.locator("#differ-counting").getByRole("img")).toBeVisible();
    await axe();
    expect(await sideways(page)).toBe(0);
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    expect(await sideways(page), "at 200 %").toBe(0);
  });
}

test("on paper: no navigation, plain links, all boards", { tag: "@desk" }, async ({ page }) => {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await open(page, "en", "asean");
  for (const part of [".masthead", ".rulesets", ".contents", ".try", ".differs"]) {
    await expect(page.locator(part).first(), part).toBeHidden();
  }
  const title = words("en")("frame-rules-of", { ruleset: words("en")("frame-ruleset-asean") });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page).toHaveTitle(words("en")("frame-title", { page: title }));
  await expect(page.locator("#main").getByRole("img")).toHaveCount(6 + 5 + COMPARED.length);
  const paper = await page.evaluate(() => {
    const of = (selector) => getComputedStyle(document.querySelector(selector));
    return [of("html").color, of("#counting .number").color, of("#counting .number").textDecorationLine];
  });
  expect(paper).toEqual(["rgb(43, 26, 16)", "rgb(43, 26, 16)", "none"]);
});
