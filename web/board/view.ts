import type { Palette } from "../dom/theme.ts";
import type { State } from "../engine/run/search-state.ts";
import type { Scenario, Sizes } from "../engine/types/scenario.ts";
import { t } from "../language/translate.ts";
import type { Drawn, SignName } from "./sentences.ts";
import type { Ghost, Moment, Numeral, Ring, Size } from "./types.ts";

/**
 * The appearance of a puzzle: a view knows the names of choices, their places on the canvas, and how to draw and
 * describe a moment. It keeps no state of the search, as everything comes with the moment. Each scenario gets a new
 * view.
 */

/** Names on the path that the default drawing shows. */
const MOST_DRAWN = 12;

/** The whole interface with working defaults; a view overrides what is special about its puzzle. */
export class View {
  /** Sizes of the search, as far as they are known. */
  task: Partial<Sizes>;
  /** True for a placeholder that waits for Python's description. */
  pending = false;
  /** True when an undo means that a choice led nowhere; false for a search that looks for nothing and finishes each choice. */
  takesBack = true;
  /** True when the search goes only forward: it has no tree, and nothing in it is lost. Set from the puzzle's entry. */
  onward = false;
  /** True when each choice is a move from the one before, so that the first one only sets the start. */
  moves = false;
  /** True when names may not fit into the picture, so that pointing at a place shows its name. */
  unwritten = false;
  /** True when the view can draw the visitor's notes while playing. */
  notes = false;
  /** True when clicks block a side of a place, and so Shift with an arrow key does. */
  sided = false;
  /** The key of the sentence that says what a click does while places are edited. */
  blocks: `form-block${"" | "-sides" | "-queens" | "-colours" | "-tour"}` = "form-block";
  /** The kind of a choice on the path, or "walk"; selects the wording in sentences ("Queen 2: b4"). */
  step = "choice";
  /** The library's style of text that matches the output of the puzzle's program. */
  textStyle = "text";
  declare scenario: Scenario;
  /** Python's notes on how an own instance was read. */
  remarks: readonly string[] = [];

  /** @param sizes from Python's description, or from the page if it knows them */
  constructor(scenario: Scenario, { size, length, root, exit }: Partial<Sizes>) {
    this.scenario = scenario;
    this.task = { size, length, root, ...(exit !== undefined && { exit }) };
  }

  draw(
    context: CanvasRenderingContext2D,
    { width, height }: Size,
    palette: Palette,
    { state }: Moment,
  ): Drawn {
    const first = Math.max(0, state.depth - MOST_DRAWN);
    const names = Array.from(state.path.subarray(first, state.depth), (choice) =>
      this.name(choice),
    );
    context.clearRect(0, 0, width, height);
    const size = Math.max(12, width * 0.04);
    context.font = `${size}px ${palette.font}`;
    context.fillStyle = palette.ink;
    context.textAlign = "center";
    context.textBaseline = "middle";
    names.forEach((name, i) => {
      context.fillText(name, width / 2, height / 2 + (i - (names.length - 1) / 2) * 1.5 * size);
    });
    return new Set();
  }

  /** The choice at a point of the canvas, or -1. */
  choiceAt(_size: Size, _x: number, _y: number) {
    return -1;
  }

  /** The place that an arrow key leads to, or the same place. */
  moveCursor(cursor: number, _key: string) {
    return cursor;
  }

  /** A ring around the place of a choice, or null. */
  ringOf(_choice: number, _size: Size): Ring | null {
    return null;
  }

  /** The number drawn beside the last choice, or null. */
  numberOf(_state: State, _size: Size): Numeral | null {
    return null;
  }

  /** The meaning of a drawn mark, for the legend. */
  formatMark(_sign: SignName) {
    return "";
  }

  /** A future choice drawn faintly, with its number in the solution, or null. */
  ghostOf(choice: number, _number: number, size: Size): Ghost | null {
    const ring = this.ringOf(choice, size);
    return ring && { x: ring.x, y: ring.y, size: ring.radius, text: this.brief(choice) };
  }

  /** The choices of a solution that are joined by a line; empty for no line. */
  trailOf(_solution: readonly number[]): readonly number[] {
    return [];
  }

  name(choice: number) {
    return String(choice);
  }

  /** The name of a choice among candidates for the same place. */
  brief(choice: number) {
    return this.name(choice);
  }

  /** All choices for the same place, in order: a place that can be pointed at may offer several. */
  alternatives(choice: number) {
    return [choice];
  }

  /** The name of a choice's place. */
  placeName(choice: number) {
    return this.name(choice);
  }

  /** The names of a choice, as values for sentences. */
  names(choice: number) {
    return { name: this.name(choice), place: this.placeName(choice), value: this.brief(choice) };
  }

  /** The name of a choice in a search tree. */
  nodeName(choice: number, _position: number) {
    return this.name(choice);
  }

  /** A sentence about anything that the search tree leaves out. */
  outsideTree(_position: number) {
    return "";
  }

  /** The sentence about the last event, as far as the event tells it: Python's account says more. */
  sentence({ last }: State) {
    if (last === null) return t("run-step-start");
    return last >= 0
      ? t("run-step-placed", { name: this.name(last) })
      : t("run-step-taken", { name: this.name(~last) });
  }

  /** A place of the board and its content, for screen readers. @param cursor as returned by `moveCursor` */
  cell(cursor: number, { numberOf }: State) {
    return t("plain-cell", { name: this.name(cursor), number: numberOf[cursor] });
  }

  /** A description of the whole picture. */
  label({ depth, length }: State) {
    return t("plain-label", { depth, length });
  }

  /** True when a choice may come right after another by the rule of moves, if the puzzle has one. */
  follows(_before: number, _choice: number) {
    return true;
  }

  /** The scenario that starts with a choice, or null. */
  startAt(_choice: number): string | null {
    return null;
  }
}
