// The rules, for looking up: addresses, small boards, comparisons, what can be tried, print.
import { readFileSync } from "node:fs";
import { expect, LANGUAGES, started, test } from "../fixtures.js";
import { Table } from "../table.js";
import { words } from "../words.js";

const RULESETS = ["zh", "en", "pl", "asean"];
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
      const data = new URL(`../../data/${ruleset}.legal.json`, import.meta.url);
      const { plies } = JSON.parse(readFileSync(data, "utf8")).find(({ fen }) => fen === START);
      const placed = (letter) => [...new Set(plies.filter((ply) => ply.startsWith(`${letter}@`)).map((ply) => ply.slice(2, 4)))];
      const [chariot, horse] = [placed("R"), placed("N")].map((squares) => squares.toSorted());
      const same = String(chariot) === String(horse);
      await open(page, "en", ruleset);
      const shown = async (caption) => {
        const figure = page.locator("#setup figure").filter({ hasText: words("en")(caption) });
        const name = await figure.getByRole("img").getAttribute("aria-label");
        return name.match(/\b[a-h][1-8]\b/g).toSorted();
      };
      await expect(page.locator("#setup figure")).toHaveCount(same ? 1 : 2);
      expect(await shown(same ? "rules-diagram-any" : "rules-diagram-chariot")).toEqual(chariot);
      expect(await shown(same ? "rules-diagram-any" : "rules-diagram-other")).toEqual(horse);
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

test("each link to try something opens its position under the rules that it names", { tag: "@desk" }, async ({ page }) => {
  await open(page, "en", "zh");
  const links = await page.locator(".try").evaluateAll((all) =>
    all.map((link) => ({ href: link.getAttribute("href"), label: link.getAttribute("aria-label") })));
  // Two answers to each question that is compared, and six questions.
  expect(links).toHaveLength(COMPARED.length * 2 + 6);
  const table = new Table(page);
  for (const { href, label } of links) {
    const [ruleset, fen, plies] = href.split("#")[1].split(";");
    const named = words("en")("rules-try-under", { ruleset: words("en")(`frame-ruleset-${ruleset}`) });
    // The page's own questions are tried under its own rules.
    if (!label.endsWith("?")) expect(label).toBe(named);
    else expect(ruleset).toBe("zh");
    await page.goto(href);
    await expect(table.game).toHaveValue(new RegExp(`\\[Ruleset "${ruleset}"\\]`));
    await expect(table.moves).toHaveCount(plies.split("_").filter(Boolean).length);
    if (!plies) await expect(table.position).toHaveValue(fen.replaceAll("_", " ").replace("(", "[").replace(")", "]"));
  }
});

test("a press on it leads to the board, and back to where it was", async ({ page }) => {
  await open(page, "zh-Hans", "zh");
  await page.locator("#second-commander .try").click();
  const table = new Table(page, "zh-Hans");
  await expect(page).toHaveURL(/\/zh-Hans\/play\/?$/);
  await table.square("e5").click();
  await expect(table.board).toBeVisible();
  await table.says("e5", "红兵");
  await page.goBack();
  await expect(page.locator("#second-commander")).toBeInViewport();
});

test("on paper: no navigation, plain links, all boards", { tag: "@desk" }, async ({ page }) => {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await open(page, "en", "asean");
  for (const part of [".masthead", ".rulesets", ".contents", ".try", ".differs"]) {
    await expect(page.locator(part).first(), part).toBeHidden();
  }
  await expect(page.locator("#main").getByRole("img")).toHaveCount(6 + 5 + COMPARED.length);
  const paper = await page.evaluate(() => {
    const of = (selector) => getComputedStyle(document.querySelector(selector));
    return [of("html").color, of("#counting .number").color, of("#counting .number").textDecorationLine];
  });
  expect(paper).toEqual(["rgb(43, 26, 16)", "rgb(43, 26, 16)", "none"]);
});
