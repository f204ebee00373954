// A game as a person meets it: what can be read on the page, and what can be done there. Everything is found by its role
// and its label, in the language given.
import { expect, started } from "./fixtures.js";
import { words } from "./words.js";

const ROLES = { K: "king", F: "commander", S: "elephant", N: "horse", R: "chariot", P: "soldier" };

export class Table {
  constructor(page, language = "en") {
    this.page = page;
    this.language = language;
    this.words = words(language);
  }

  // --- Beginning -------------------------------------------------------------------------------

  async open(address = "play") {
    await this.page.goto(`${this.language}/${address}`);
    await started(this.page);
  }

  /// Chooses on the form, and starts. `machine` is the person's side against it.
  async start({ ruleset = "zh", machine } = {}) {
    await this.choice(machine ? "play-who-machine" : "play-who-two").check();
    await this.choice(`frame-ruleset-${ruleset}`).check();
    if (machine) await this.choice(`play-colour-${machine}`).check();
    await this.button("play-start").click();
    await expect(this.board).toBeVisible();
    // The game as text, which a test reads all the time, comes by itself a little later.
    await this.text("play-text").dispatchEvent("toggle");
  }

  /// A game between two at one screen, or against the machine, from its start or from a position.
  async begin({ fen, ...choices } = {}) {
    await this.open();
    await this.start(choices);
    if (fen) await this.load(fen);
  }

  /// Pulls the slider to a level, which then says its name.
  async chooseLevel(level) {
    const slider = this.page.getByRole("slider", { name: this.words("play-level"), exact: true });
    await slider.fill(String(level));
    await expect(slider).toHaveAttribute("aria-valuetext", this.words("play-level-name", { level }));
  }

  choice(key) {
    return this.page.getByRole("radio", { name: this.words(key), exact: true });
  }

  button(key, values) {
    return this.page.getByRole("button", { name: this.words(key, values), exact: true });
  }

  heading(key, values) {
    return this.page.getByRole("heading", { name: this.words(key, values), exact: true });
  }

  text(key, values) {
    return this.line(this.words(key, values));
  }

  /// The same with patterns for some of the values: `like("why-blocked", { pieces: /e4/ })`.
  like(key, values) {
    const patterns = Object.fromEntries(Object.entries(values).filter(([, value]) => value instanceof RegExp));
    const marks = Object.keys(patterns).map((name, index) => [name, `<${index}>`]);
    const plain = this.words(key, { ...values, ...Object.fromEntries(marks) }).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    const source = marks.reduce((text, [name, mark]) => text.replace(mark, `.*${patterns[name].source}.*`), plain);
    return this.line(new RegExp(`^${source}$`));
  }

  /// A text on the page itself, by its words or by a pattern.
  line(text) {
    return this.page.getByRole("main").getByText(text, { exact: true });
  }

  dialog(key, values) {
    return this.page.getByRole("dialog").filter({ hasText: this.words(key, values) });
  }

  // --- Reading ---------------------------------------------------------------------------------

  get board() {
    return this.page.getByRole("grid");
  }

  /// A square; its name says what stands there and what is shown there.
  square(name) {
    return this.board.getByRole("gridcell", { name: new RegExp(`^${name}[,，]`) });
  }

  /// What a square says of itself: `says("e5", "red soldier", "board-note-refused")`.
  async says(square, ...parts) {
    for (const part of parts) {
      await expect(this.square(square)).toHaveAccessibleName(new RegExp(this.#part(part)));
    }
  }

  async saysNot(square, ...parts) {
    for (const part of parts) {
      await expect(this.square(square)).not.toHaveAccessibleName(new RegExp(this.#part(part)));
    }
  }

  #part(part) {
    return part.startsWith("board-") ? this.words(part) : part;
  }

  /// The lines that are drawn between squares. They are for the eye alone, so they have no role.
  lines(kind) {
    return this.page.locator(`svg .line-${kind}`);
  }

  get moveList() {
    return this.page.getByRole("list", { name: this.words("play-moves") });
  }

  /// The plies of the list, as they are written for people.
  get moves() {
    return this.moveList.getByRole("button");
  }

  get position() {
    return this.page.getByLabel(this.words("text-fen"));
  }

  get game() {
    return this.page.getByLabel(this.words("text-pgn"));
  }

  /// The pieces of a role in a side's reserve.
  inHand(letter, color = "red") {
    const piece = this.words("board-piece", { color, role: ROLES[letter] });
    return this.page
      .getByRole("group", { name: this.words("board-reserve", { color }) })
      .getByRole("button", { name: new RegExp(`^${piece}`) });
  }

  /// What was said last to those who listen: as a `status`, or as an `alert`.
  said(role) {
    return this.page.getByRole(role).and(this.page.locator("[aria-live]"));
  }

  // --- Doing -----------------------------------------------------------------------------------

  get field() {
    return this.page.getByLabel(this.words("play-write"));
  }

  async write(text) {
    await this.field.fill(text);
    await this.field.press("Enter");
  }

  async load(text) {
    const paste = this.page.getByLabel(this.words("text-paste"));
    if (!(await paste.isVisible())) await this.text("play-text").click();
    await paste.fill(text);
    await this.button("text-load").click();
  }

  /// The same in the place of a game that is not over.
  async replace(text) {
    await this.load(text);
    await this.button("play-replace-yes").click();
  }

  /// Plays the plies by a hand of `hands.js`, and sees each arrive in the list of moves.
  async play(plies, hand) {
    let played = await this.moves.count();
    for (const ply of plies) {
      await hand(this, read(ply));
      played += 1;
      await expect(this.moves, `after ${ply}`).toHaveCount(played);
    }
  }
}

/// A ply in coordinates, taken apart: `{ ply, piece, from, to, soldierTo, promote, stand }`.
export const read = (ply) => {
  const placed = /^([KFSNR])@(..)(?:,(..))?$/.exec(ply);
  if (placed) return { ply, piece: placed[1], to: placed[2], answer: placed[3] };
  const [, from, to, promotes, arrives, stand] = /^(..)(..)(f)?(=f)?(?:,(..))?$/.exec(ply);
  return { ply, from, to, inPlace: promotes && from === to, arrives: Boolean(arrives), answer: stand };
};
