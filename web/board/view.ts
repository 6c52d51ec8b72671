import type { Palette } from "../dom/theme.ts";
import type { State } from "../engine/run/search-state.ts";
import type { Description } from "../engine/search/types.ts";
import type { Scenario, Sizes } from "../engine/types/scenario.ts";
import { tell } from "../language/tell.ts";
import { goesOn } from "./shared/goal.ts";
import type { Drawn, Refusals, SignName } from "./told.ts";
import type { Ghost, Moment, Numeral, Ring, Size } from "./types.ts";

/**
 * How a puzzle looks: a view knows what a choice is called, where it is on the canvas, how a moment is drawn and told. It keeps
 * nothing of the search: everything comes with the moment. It is made anew for each scenario.
 */

/** Names on the path that are drawn where a view draws nothing else. */
const MOST_DRAWN = 12;

/** The whole contract, with defaults that work: a view overrides what is special to its puzzle. */
export class View {
  /** What is known of the search, as far as it is. */
  task: Partial<Sizes>;
  /** Whether it only stands in until Python says what there is to draw. */
  pending = false;
  /** Whether the search takes choices back; else it looks for nothing, and nothing is ever in vain. */
  takesBack = true;
  /** Whether each choice is a move from the one before; the first then says only where to begin. */
  moves = false;
  /** Whether places have names for which there may be no room on the picture: who points at one is told it. */
  unwritten = false;
  /** Whether it draws what the visitor notes of a place while playing. */
  notes = false;
  /** What a choice of the path is called, as the sentences call it: "Queen 2: b4". */
  step = "choice";
  /** The library's style that writes a finished board as its program does. */
  textStyle = "text";
  /** How candidates are refused, in words. */
  refusals: Refusals = {};
  /** Whether these sentences name the place themselves, and need nothing before them. */
  refusedAlone = false;
  declare scenario: Scenario;
  /** Whether the search goes on after a solution. */
  declare every: boolean;

  /** @param sizes the description of Python's, or what the page knows without it */
  constructor(scenario: Scenario, { size, length, root }: Partial<Sizes>) {
    this.scenario = scenario;
    this.task = { size, length, root };
    this.every = goesOn(scenario);
  }

  /** Python has described the search: told again and again. */
  heed(_description: Description) {}

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

  /** Where an arrow key leads, or the same. */
  moveCursor(cursor: number, _key: string) {
    return cursor;
  }

  /** A ring around the place of a choice, where it has one. */
  ringOf(_choice: number, _size: Size): Ring | null {
    return null;
  }

  /** The number that stands beside the last choice, where it does. */
  numberOf(_state: State, _size: Size): Numeral | null {
    return null;
  }

  /** A mark that its picture draws, in words. */
  tellMark(_sign: SignName) {
    return "";
  }

  /** A choice that is still to come, the so-many-th, drawn faint. */
  ghostOf(choice: number, _number: number, size: Size): Ghost | null {
    const ring = this.ringOf(choice, size);
    return ring && { x: ring.x, y: ring.y, size: ring.radius, text: this.brief(choice) };
  }

  /** The choices of a solution that one line joins, where one does. */
  trailOf(_solution: readonly number[]): readonly number[] {
    return [];
  }

  name(choice: number) {
    return String(choice);
  }

  /** Its name among candidates for one place. */
  brief(choice: number) {
    return this.name(choice);
  }

  /** The choices for the same place, in order: what can be pointed at may stand for several. */
  alternatives(choice: number) {
    return [choice];
  }

  /** The name of a choice's place. */
  placeName(choice: number) {
    return this.name(choice);
  }

  /** A choice as sentences name it. */
  names(choice: number) {
    return { name: this.name(choice), place: this.placeName(choice), value: this.brief(choice) };
  }

  /** Its name in a search tree. */
  nodeName(choice: number, _position: number) {
    return this.name(choice);
  }

  /** What a search tree does not show. */
  outsideTree(_position: number) {
    return "";
  }

  /** What just happened. */
  sentence({ state, before }: Moment) {
    const { last, depth, length } = state;
    if (state.complete && (last === null || last >= 0)) return tell("plain-solved");
    if (last === null) return tell("plain-begin");
    if (last >= 0) return tell("plain-place", { name: this.name(last) });
    const name = this.name(~last);
    if (depth + 1 === length) return tell("plain-solution-left", { name });
    return before === ~last
      ? tell("plain-dead-end", { name })
      : tell("plain-exhausted", { name, every: this.every });
  }

  /** A place of the board, and what is there, for those who cannot see it. @param cursor as `moveCursor` gives it */
  cell(cursor: number, { numberOf }: State) {
    return tell("plain-cell", { name: this.name(cursor), number: numberOf[cursor] });
  }

  /** The whole picture in words. */
  label({ depth, length }: State) {
    return tell("plain-label", { depth, length });
  }

  /** Whether a choice may come right after another by the rule of moves, where there is one. */
  follows(_before: number, _choice: number) {
    return true;
  }

  /** The scenario that begins with a choice, if there is one. */
  startAt(_choice: number): string | null {
    return null;
  }
}
