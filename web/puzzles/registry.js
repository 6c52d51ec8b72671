import { MapView } from "./colouring/colouring-view.js";
import { ForestView } from "./graph/forest-view.js";
import { GraphView } from "./graph/graph-view.js";
import { PendingView } from "./pending-view.js";
import { QueensView } from "./queens/queens-view.js";
import { SudokuView } from "./sudoku/sudoku-view.js";
import { LARGE, LargeTourView } from "./tour/large-tour-view.js";
import { TourView } from "./tour/tour-view.js";

/**
 * How each puzzle looks: a view knows what a choice is called, where it is on the canvas, how a
 * moment is drawn and told. It keeps nothing of the search: everything comes with the moment.
 *
 * @typedef {import("../run/state.js").State} State
 * @typedef {import("../scenario/scenario.js").Scenario} Scenario
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
 *
 * @typedef {object} Size of a canvas, in its own pixels
 * @property {number} width
 * @property {number} height
 *
 * @typedef {{x: number, y: number, radius: number}} Ring
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
 * @property {"square" | "cell" | "region" | "vertex" | "discovered"} kind of its places
 * @property {number} height of the picture
 * @property {Place[]} places
 * @property {(choice: number) => number} placeOf
 * @property {string} [beneath] lines under the places, as path data
 * @property {string} [over] lines over them
 *
 * @typedef {object} PuzzleView
 * @property {{size?: number, length?: number, root?: number[]}} task what is known without Python
 * @property {(context: CanvasRenderingContext2D, size: Size, palette: Palette, moment: Moment) => void} draw
 * @property {(size: Size, x: number, y: number) => number} choiceAt the choice at a point, or -1
 * @property {(cursor: number, key: string) => number} moveCursor where an arrow key leads, or the same
 * @property {(choice: number) => string} name
 * @property {(moment: Moment) => string} sentence what just happened
 * @property {(state: State) => string} label the whole picture in words
 * @property {(choice: number) => string | null} startAt the scenario that begins with a choice, if there is one
 * @property {(choice: number) => string} [brief] its name among candidates for one place
 * @property {(choice: number, position: number) => string} [nodeName] its name in a search tree
 * @property {(position: number) => string} [besideTree] what a search tree does not show
 * @property {(choice: number, size: Size) => Ring | null} [ringOf] a ring around the place of a choice
 * @property {(width: number) => Ground} [ground] where the places of its choices are in a picture so wide
 * @property {import("./tour/viewport.js").Viewport} [viewport] of a picture that can be moved and zoomed
 * @property {(choice: number) => string | null} [toggle] the scenario with a square blocked, or free again
 * @property {(choice: number, size: Size, x: number, y: number) => void} [moveTo] puts what is drawn for a choice elsewhere
 * @property {(choice: number, key: string) => void} [nudge] the same by an arrow key
 * @property {() => void} [layOutAgain] undoes both
 * @property {boolean} [moved] whether there is something to undo
 * @property {string} [at] where everything has been put, as a link holds it, or ""
 * @property {(at: string) => void} [arrange] puts everything there
 * @property {(choice: number, key: string) => string | null} [type] the scenario after a key was typed at a choice
 */

/** @type {Record<string, new (scenario: Scenario, description: any) => PuzzleView>} */
const VIEWS = {
  queens: QueensView,
  graph: GraphView,
  forest: ForestView,
  colouring: MapView,
};

/**
 * The view of a scenario's puzzle. Of graphs, maps and puzzles with a name Python must first say what there is.
 * @param {Scenario} scenario
 * @param {Description | null} description what Python says of it, once it has
 * @returns {PuzzleView}
 */
export function createView(scenario, description) {
  if (scenario.tour !== null) {
    const { rows, columns } = scenario.tour.board;
    const View = Math.max(rows, columns) >= LARGE ? LargeTourView : TourView;
    return new View(scenario, scenario.tour);
  }
  if (scenario.puzzle === "sudoku") {
    const grid = description?.grid ?? readGrid(scenario.values.givens);
    return grid ? new SudokuView(scenario, grid) : new PendingView();
  }
  if (description === null && scenario.puzzle !== "queens") return new PendingView();
  return new VIEWS[scenario.puzzle](scenario, description);
}

/** The grid of an own puzzle stands in its scenario; null for a puzzle with a name. @param {string} givens */
function readGrid(givens) {
  const n = Math.sqrt(givens.length);
  return /^[1-9A-G.]+$/.test(givens) && [4, 9, 16].includes(n) ? { n, givens } : null;
}

/** Whether a view waits for Python's description. @param {PuzzleView} view */
export function isPending(view) {
  return view instanceof PendingView;
}
