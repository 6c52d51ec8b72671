import { plain as words } from "../text/en.js";
import { goesOn } from "./shared/goal.js";

/** @import { Sign } from "../text/types.d.ts" */

/** @import { Sizes } from "../types/scenario.d.ts" */

/**
 * How a puzzle looks: a view knows what a choice is called, where it is on the canvas, how a moment is drawn and told. It keeps
 * nothing of the search: everything comes with the moment. It is made anew for each scenario.
 *
 * @typedef {import("../run/state.js").State} State
 * @typedef {import("../types/scenario.d.ts").Scenario} Scenario
 * @typedef {import("../search/messages.js").Description} Description
 * @typedef {import("../view/theme.js").Palette} Palette
 *
 * @typedef {object} Motion the last event on its way, `done` from 0 to 1
 * @property {number} from a choice
 * @property {number} to a choice
 * @property {number} done
 *
 * @typedef {object} Moment what there is to show
 * @property {State} state
 * @property {number | null} before the event before the last one
 * @property {number | null} [next] the event that comes next, when it is known
 * @property {Motion | null} motion
 * @property {number} flash from 1 (an undo just happened) to 0
 * @property {number} cursor the choice under the keyboard's cursor, or -1
 * @property {boolean} [byHand] the visitor plays: what the rules refuse is not shown, either
 * @property {boolean} [asked] a question is open: what comes next, and what has been tried, is not shown
 *
 * @typedef {object} Size of a canvas, in its own pixels
 * @property {number} width
 * @property {number} height
 *
 * @typedef {object} Ring
 * @property {number} x
 * @property {number} y
 * @property {number} radius
 * @property {string} [outline] path data of the place itself, where a ring would strike through its name
 * @property {{text: string, size: number}} [name] that stands there, to be read over what is drawn
 *
 * @typedef {object} Numeral the number that stands beside a choice
 * @property {number} x of its right end
 * @property {number} y of its middle
 * @property {number} size of its digits, in pixels
 * @property {string} text
 *
 * @typedef {object} Ghost a choice that is still to come, drawn faint
 * @property {number} x of its text
 * @property {number} y
 * @property {number} size of the letters, in pixels
 * @property {string} text
 * @property {string} [outline] path data
 * @property {number} [tint] what the outline is filled with: a colour of maps, from 1
 * @property {string} [place] where the outline is put, as an SVG transform
 *
 * @typedef {object} Place of which there is one picture in a heat map, as SVG
 * @property {string} name
 * @property {string} outline path data
 * @property {number} x where its number stands
 * @property {number} y
 * @property {number} room for the number, in pixels
 * @property {string} [above] what is written over it
 * @property {boolean} [given] it is filled from the beginning
 * @property {boolean} [blocked] nothing ever stands there
 *
 * @typedef {object} Ground what a heat map lies on
 * @property {string} title what is counted, and where
 * @property {number} height of the picture
 * @property {Place[]} places
 * @property {(choice: number) => number} placeOf
 * @property {string} [beneath] lines under the places, as path data
 * @property {string} [over] lines over them
 *
 * @typedef {object} Abilities what only some views can do
 * @property {(width: number) => Ground} ground where the places of its choices are in a picture so wide
 * @property {import("./tour/viewport.js").Viewport} viewport of a picture that can be moved and zoomed
 * @property {(choice: number) => string | null} toggle the scenario with a square blocked, or free again
 * @property {(choice: number, size: Size, x: number, y: number) => void} moveTo puts what is drawn for a choice elsewhere
 * @property {(choice: number, key: string) => void} nudge the same by an arrow key
 * @property {() => void} layOutAgain undoes both
 * @property {boolean} moved whether there is something to undo
 * @property {string} at where everything has been put, as a link holds it, or ""
 * @property {(at: string) => void} arrange puts everything there
 * @property {(events: readonly number[]) => void} tellDone what has been done by hand, where the path alone does not show it
 * @property {(choice: number, key: string) => string | null} type the scenario after a key was typed at a choice
 *
 * @typedef {View & Partial<Abilities>} PuzzleView
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
  /** What a choice of the path is called, as the sentences call it: "Queen 2: b4". */
  step = "choice";
  /** The library's style that writes a finished board as its program does. */
  textStyle = "text";
  /** How candidates are refused, in words. @type {import("../text/en.js").Refusals} */
  refusals = [];

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

  /** Python has described the search: told again and again. @param {import("../search/messages.js").Description} _description */
  heed(_description) {}

  /** @param {CanvasRenderingContext2D} context @param {Size} size @param {Palette} palette @param {Moment} moment */
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

  /** What the picture shows now, besides what stands, in words. @param {Moment} _moment @param {Size} _size @returns {Sign[]} */
  signs(_moment, _size) {
    return [];
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

  /** The choices for the same place, in order: what can be pointed at may stand for several. @param {number} choice @returns {number[]} */
  alternatives(choice) {
    return [choice];
  }

  /** The name of a choice's place. @param {number} choice */
  placeName(choice) {
    return this.name(choice);
  }

  /** Its name in a search tree. @param {number} choice @param {number} _position */
  nodeName(choice, _position) {
    return this.name(choice);
  }

  /** What a search tree does not show. @param {number} _position */
  outsideTree(_position) {
    return "";
  }

  /** What just happened. @param {Moment} moment @returns {string} */
  sentence({ state, before }) {
    const { last, depth, length } = state;
    if (state.complete && (last === null || last >= 0)) return words.solved;
    if (last === null) return words.begin;
    if (last >= 0) return words.place(this.name(last));
    const name = this.name(~last);
    if (depth + 1 === length) return words.solutionLeft(name);
    return before === ~last ? words.deadEnd(name) : words.exhausted(name, this.every);
  }

  /** A place of the board, and what is there, for those who cannot see it. @param {number} cursor as `moveCursor` gives it @param {State} state */
  cell(cursor, { numberOf }) {
    return words.cell(this.name(cursor), numberOf[cursor]);
  }

  /** The whole picture in words. @param {State} state */
  label({ depth, length }) {
    return words.label(depth, length);
  }

  /** The scenario that begins with a choice, if there is one. @param {number} _choice @returns {string | null} */
  startAt(_choice) {
    return null;
  }
}
