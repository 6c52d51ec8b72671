import { tell } from "../language/tell.ts";
import { goesOn } from "./shared/goal.ts";

/**
 * How a puzzle looks: a view knows what a choice is called, where it is on the canvas, how a moment is drawn and told. It keeps
 * nothing of the search: everything comes with the moment. It is made anew for each scenario.
 *
 * @import { State } from "../run/search-state.ts"
 * @import { Description } from "../search/types.ts"
 * @import { Drawn, Refusals, SignName } from "./told.ts"
 * @import { Scenario, Sizes } from "../types/scenario.ts"
 * @import { Palette } from "../view/theme.ts"
 * @import { Ghost, Moment, Numeral, Ring, Size } from "./types.ts"
 */

/** Names on the path that are drawn where a view draws nothing else. */
const MOST_DRAWN = 12;

/** The whole contract, with defaults that work: a view overrides what is special to its puzzle. */
export class View {
  /** What is known of the search, as far as it is. @type {Partial<Sizes>} */
  task;
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
  /** How candidates are refused, in words. @type {Refusals} */
  refusals = {};
  /** Whether these sentences name the place themselves, and need nothing before them. */
  refusedAlone = false;

  /**
   * @param {Scenario} scenario
   * @param {Partial<Sizes>} sizes the description of Python's, or what the page knows without it
   */
  constructor(scenario, { size, length, root }) {
    this.scenario = scenario;
    this.task = { size, length, root };
    /** Whether the search goes on after a solution. */
    this.every = goesOn(scenario);
  }

  /** Python has described the search: told again and again. @param {Description} _description */
  heed(_description) {}

  /** @param {CanvasRenderingContext2D} context @param {Size} size @param {Palette} palette @param {Moment} moment @returns {Drawn} */
  draw(context, { width, height }, palette, { state }) {
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

  /** The choice at a point of the canvas, or -1. @param {Size} _size @param {number} _x @param {number} _y */
  choiceAt(_size, _x, _y) {
    return -1;
  }

  /** Where an arrow key leads, or the same. @param {number} cursor @param {string} _key */
  moveCursor(cursor, _key) {
    return cursor;
  }

  /** A ring around the place of a choice, where it has one. @param {number} _choice @param {Size} _size @returns {Ring | null} */
  ringOf(_choice, _size) {
    return null;
  }

  /** The number that stands beside the last choice, where it does. @param {State} _state @param {Size} _size @returns {Numeral | null} */
  numberOf(_state, _size) {
    return null;
  }

  /** A mark that its picture draws, in words. @param {SignName} _sign */
  tellMark(_sign) {
    return "";
  }

  /** A choice that is still to come, the so-many-th, drawn faint. @param {number} choice @param {number} _number @param {Size} size @returns {Ghost | null} */
  ghostOf(choice, _number, size) {
    const ring = this.ringOf(choice, size);
    return ring && { x: ring.x, y: ring.y, size: ring.radius, text: this.brief(choice) };
  }

  /** The choices of a solution that one line joins, where one does. @param {readonly number[]} _solution @returns {readonly number[]} */
  trailOf(_solution) {
    return [];
  }

  /** @param {number} choice */
  name(choice) {
    return String(choice);
  }

  /** Its name among candidates for one place. @param {number} choice */
  brief(choice) {
    return this.name(choice);
  }

  /** The choices for the same place, in order: what can be pointed at may stand for several. @param {number} choice */
  alternatives(choice) {
    return [choice];
  }

  /** The name of a choice's place. @param {number} choice */
  placeName(choice) {
    return this.name(choice);
  }

  /** A choice as sentences name it. @param {number} choice */
  names(choice) {
    return { name: this.name(choice), place: this.placeName(choice), value: this.brief(choice) };
  }

  /** Its name in a search tree. @param {number} choice @param {number} _position */
  nodeName(choice, _position) {
    return this.name(choice);
  }

  /** What a search tree does not show. @param {number} _position */
  outsideTree(_position) {
    return "";
  }

  /** What just happened. @param {Moment} moment */
  sentence({ state, before }) {
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

  /** A place of the board, and what is there, for those who cannot see it. @param {number} cursor as `moveCursor` gives it @param {State} state */
  cell(cursor, { numberOf }) {
    return tell("plain-cell", { name: this.name(cursor), number: numberOf[cursor] });
  }

  /** The whole picture in words. @param {State} state */
  label({ depth, length }) {
    return tell("plain-label", { depth, length });
  }

  /** Whether a choice may come right after another by the rule of moves, where there is one. @param {number} _before @param {number} _choice */
  follows(_before, _choice) {
    return true;
  }

  /** The scenario that begins with a choice, if there is one. @param {number} _choice @returns {string | null} */
  startAt(_choice) {
    return null;
  }
}
