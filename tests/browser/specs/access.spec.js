// No state of a game breaks a rule of accessibility, or grows wider than the screen, also with text twice as large: each
// language, each theme.
import { expect, LANGUAGES, sideways, test } from "../fixtures.js";
import { pen } from "../hands.js";
import { Table } from "../table.js";

const STATES = {
  "the form, and what each way to play offers": async (table) => {
    await table.open();
    await table.text("play-modes").click();
    await expect(table.page.getByRole("table")).toBeVisible();
  },
  "the setup, a piece chosen": async (table) => {
    await table.start({ ruleset: "zh" });
    await table.inHand("K").click();
    await table.says("e2", "board-note-placement");
  },
  "a refusal": async (table) => {
    await table.square("e1").click();
    await expect(table.text("why-back-rank-chariots-only")).toBeVisible();
  },
  "a soldier gives way": async (table) => {
    await table.button("play-resign").click();
    await table.dialog("play-resign-title").getByRole("button").first().click();
    await table.button("play-new").click();
    await table.start({ ruleset: "en" });
    await table.inHand("R").click();
    await table.square("a3").click();
    await expect(table.text("play-task-soldier")).toBeVisible();
  },
  "a game, nothing picked up": async (table) => {
    await table.button("board-cancel").click();
    await table.load("4k3/8/8/4p3/8/4N3/8/R3K3[] w - - 0 40");
    await table.play(["e3f5"], pen);
  },
  "a piece picked up": async (table) => {
    await table.square("e8").click();
    await table.says("e8", "board-note-taken");
  },
  "a question": async (table) => {
    await table.page.keyboard.press("Escape");
    await table.button("play-take-back").click();
    await expect(table.dialog("play-agree-title", { side: "red" })).toBeVisible();
  },
  "a check, and what does not answer it": async (table) => {
    await table.button("play-agree-no").click();
    await table.replace("3k4/8/8/8/8/P7/8/4K2r[] w - - 0 40");
    await table.says("e1", "board-note-check");
    await table.square("a3").click();
    await table.square("a4").click();
    await expect(table.lines("attack")).toHaveCount(1);
  },
  "a promotion in place": async (table) => {
    await table.page.keyboard.press("Escape");
    await table.load("7k/8/8/4P3/8/8/8/K5R1[] w - - 0 40");
    await table.square("e5").click();
    await expect(table.button("board-promote-here")).toBeVisible();
  },
  "no reply": async (table) => {
    await table.page.keyboard.press("Escape");
    await table.load("k7/8/8/1R6/8/8/8/1K5R[] w - - 0 40");
    await table.square("h1").click();
    await table.square("h7").click();
    await expect(table.text("why-no-reply")).toBeVisible();
  },
  "an earlier position, and texts that are wrong": async (table) => {
    await table.load("8/8/4ppxp/pppp4/4PPPP/PPPP4/8/8[] w");
    await table.write("Nx9");
    await table.play(["h1h2"], pen);
    await table.button("play-first").click();
    await expect(table.text("play-task-looking")).toBeVisible();
  },
  "the end": async (table) => {
    await table.replace("k7/8/1K6/8/8/8/8/7R[] w - - 0 40");
    await table.play(["h1h8"], pen);
    await expect(table.heading("play-won", { side: "red" })).toBeVisible();
  },
  "a promotion on arrival": async (table) => {
    await table.button("play-new").click();
    await table.start({ ruleset: "pl" });
    await table.load("7k/8/8/8/3P4/8/8/K5R1[] w - - 0 40");
    await table.square("d4").click();
    await table.square("d5").click();
    await expect(table.text("play-task-arrival")).toBeVisible();
  },
  "the setup's practice": async (table) => {
    await table.open("setup");
  },
  "a setup that was practised": async (table) => {
    await table.choice("play-colour-black").check();
    await table.button("play-setup-start").click();
    await table.button("play-array-attack").click();
    await expect(table.heading("play-setup-done")).toBeVisible();
  },
};

for (const language of LANGUAGES) {
  for (const colorScheme of ["light", "dark"]) {
    test(`${language}, ${colorScheme}`, async ({ page, axe }) => {
      test.slow();
      // What glides or fades in is measured where it comes to rest.
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      const table = new Table(page, language);
      for (const [name, reach] of Object.entries(STATES)) {
        await test.step(name, async () => {
          await reach(table);
          await axe();
          expect(await sideways(page), "sideways").toBe(0);
          await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
          expect(await sideways(page), "sideways at 200 %").toBe(0);
          await page.evaluate(() => (document.documentElement.style.fontSize = ""));
        });
      }
    });
  }
}
