// A lesson as a person meets it: how its steps are done, and what is read then.
import { readFileSync } from "node:fs";
import { expect, started } from "./fixtures.js";
import { keys, walk } from "./hands.js";
import { read, Table } from "./table.js";

/// How every step is done in each of its rulesets, as the proof has found it.
export const SOLUTIONS = JSON.parse(
  readFileSync(new URL("../../target/lessons-solutions.json", import.meta.url), "utf8"),
).map((solution) => ({
  ...solution,
  tries: solution.tries.split(" ").filter(Boolean),
  squares: solution.squares.split(" ").filter(Boolean),
}));

/// The lessons in order, each with its steps in a ruleset.
export const lessonsIn = (ruleset) => {
  const lessons = new Map();
  for (const solution of SOLUTIONS.filter((solution) => solution.ruleset === ruleset)) {
    lessons.set(solution.lesson, [...(lessons.get(solution.lesson) ?? []), solution]);
  }
  return [...lessons.values()];
};

export const PLAYED = ["play", "place", "game"];

export class Lesson extends Table {
  address({ lesson, step, ruleset }) {
    return `learn/${lesson}/?step=${step}${ruleset === "zh" ? "" : `&rules=${ruleset}`}`;
  }

  async openStep(solution) {
    await this.page.goto(`${this.language}/${this.address(solution)}`);
    await started(this.page);
    await this.isAt(solution);
  }

  /// The words of a step, by their part: "task", "on-far"; the text itself without one.
  prose({ chapter, lesson, step, tries }, part) {
    const key = `lessons-${chapter}-${lesson}-${step}${part ? `.${part}` : ""}`;
    return this.words(key, { par: tries.length });
  }

  get bar() {
    return this.page.getByRole("group", { name: this.words("learn-actions") });
  }

  /// The way on, wherever it leads.
  get next() {
    return this.bar.getByRole("link");
  }

  get answer() {
    return this.page.locator(".answer");
  }

  async isAt(solution) {
    await expect(this.page.locator(".lesson-text")).toHaveText(this.prose(solution));
    await expect(this.page).toHaveURL(new RegExp(`[?&]step=${solution.step}(&|$)`));
  }

  /// The same, coming from another step: its heading has the focus, and its words are said.
  async hasArrivedAt(solution) {
    await this.isAt(solution);
    await expect(this.page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(this.said("status")).toContainText(this.prose(solution));
  }

  get focusOfBoard() {
    return this.board.locator("[tabindex='0']");
  }

  /// Which of task, board, reserve and buttons are not all in sight, with the page scrolled to its top or its end.
  outOfSight(place) {
    return this.page.evaluate((place) => {
      scrollTo({ top: place === "top" ? 0 : document.body.scrollHeight, behavior: "instant" });
      return [".lesson-task", ".lesson-board .board", ".reserve", ".play-bar"].filter((part) => {
        const box = document.querySelector(part)?.getBoundingClientRect();
        return box && (box.top < -1 || box.left < -1 || box.bottom > innerHeight + 1 || box.right > innerWidth + 1);
      });
    }, place);
  }

  /// Brings about each reaction of the step, and begins again where that has changed something.
  async haveReactions(solution, hand) {
    for (const [name, ply] of solution.reactions) {
      await hand(this, read(ply));
      // A move that could promote is asked about first.
      const only = this.button("board-move-only");
      await expect(this.answer.or(only).first()).toBeVisible();
      if (await only.isVisible()) await only.click();
      await expect(this.answer, name).toContainText(this.prose(solution, `on-${name}`));
      const again = this.button("learn-again");
      if (!(await again.getAttribute("aria-disabled"))) await again.click();
    }
  }

  /// Does the step, by `hand` and `pick`; what is only looked at is done by going on.
  async solve(solution, hand, pick) {
    const { kind, tries, squares, answer } = solution;
    if (kind === "choose") {
      await pick(this, this.page.getByRole("button", { name: this.prose(solution, `answer-${answer}`), exact: true }));
    }
    for (const square of squares) await pick(this, this.square(square), square);
    for (const [index, ply] of tries.entries()) {
      await expect(this.page.locator(".lesson-board[aria-busy]")).toHaveCount(0);
      await hand(this, read(ply));
      if (kind !== "game") await expect(this.page.getByText(new RegExp(`^${index + 1} / ${index + 1}$`))).toBeVisible();
    }
    if (kind === "show" || kind === "design") return;
    await expect(this.answer).toContainText(this.words("learn-done", { stars: 3 }));
    if (kind !== "choose") await expect(this.answer).toContainText(this.prose(solution, "done"));
  }
}

/// Drags; from the reserve, too.
export const drag = async (lesson, { piece, from, to, answer, inPlace, arrives }) => {
  if (inPlace) {
    const chip = lesson.button("board-promote-here");
    // Where a piece has just been put down, the next press would be a double click.
    await expect(async () => {
      await lesson.square(from).click();
      await expect(chip).toBeVisible({ timeout: 300 });
    }).toPass();
    await chip.click();
    return;
  }
  const role = piece && { K: "king", F: "commander", S: "elephant", N: "horse", R: "chariot" }[piece];
  await (piece ? lesson.page.locator(`.reserve [data-role="${role}"]`) : lesson.square(from)).dragTo(lesson.square(to));
  if (answer) await lesson.square(answer).click();
  else if (arrives) await lesson.button("board-promote-here").click();
};

/// Plays by keys alone. A try that was refused has left its piece in hand.
export const type = async (lesson, ply) => {
  await lesson.page.keyboard.press("Escape");
  await keys(lesson, ply);
};

export const click = (_, target) => target.click();

/// Enter, with the focus where the arrows or Tab bring it.
export const press = async (lesson, target, square) => {
  if (square) await walk(lesson, square);
  else await target.focus();
  await lesson.page.keyboard.press("Enter");
};
