import { watchChanges } from "../view/changes.js";
import { element } from "../view/element.js";
import { svg } from "../view/node.js";
import { drawNumber, ghostOf, shapesOf } from "./evidence.js";

/**
 * What a panel draws over the board, in a layer of its own: the evidence for a reason, and the ghost of a solution.
 *
 * @import { Page } from "../lane/types.d.ts"
 * @import { State } from "../run/search-state.js"
 * @import { Mark } from "../types/answers.d.ts"
 * @import { Shape } from "./evidence.js"
 *
 * @param {Pick<Page, "view" | "player" | "redraw">} page
 * @param {string} [kind] a class of its own for the layer
 * @param {HTMLCanvasElement} [canvas] the board's, or one on which the same view draws something else
 */
export function bindMarks(page, kind = "", canvas = element("board", HTMLCanvasElement)) {
  const layer = svg("svg", { class: `marks ${kind}`.trim(), "aria-hidden": "true" });
  canvas.after(layer);
  const changed = watchChanges();
  let ghostly = false;

  /** The board draws what it shows of the next choices, or leaves that to the ghost. @param {boolean} on */
  function haunt(on) {
    if (on !== ghostly) page.redraw();
    ghostly = on;
  }

  /** @param {Shape[]} shapes */
  function draw(shapes) {
    const { width, height } = canvas;
    if (!changed(width, height, JSON.stringify(shapes))) return;
    layer.setAttribute("viewBox", `0 0 ${width} ${height}`);
    layer.replaceChildren(...shapes.map(makeShape));
  }

  const size = () => {
    const letters = getComputedStyle(canvas).getPropertyValue("--letters");
    return { width: canvas.width, height: canvas.height, letters };
  };

  return {
    /** Rings around the places of some choices. @param {readonly number[]} places @param {Mark["role"] | "test"} role */
    show(places, role) {
      const { view } = page;
      const mark = { role: /** @type {Mark["role"]} */ (role), places, arrows: [], lines: [] };
      haunt(false);
      draw(shapesOf([mark], (choice) => view.ringOf(choice, size())));
    },
    /**
     * The evidence, and over it what is still to be chosen of a solution.
     * @param {readonly Mark[]} marks
     * @param {{solution: readonly number[], depth: number} | null} ghost
     * @param {State} state that the canvas shows: its number lies over the marks
     */
    showEvidence(marks, ghost, state) {
      const { view } = page;
      haunt(ghost !== null);
      const faint = ghost === null ? [] : ghostOf(view, ghost.solution, ghost.depth, size());
      const shapes = [...faint, ...shapesOf(marks, (choice) => view.ringOf(choice, size()))];
      draw(shapes.length === 0 ? [] : [...shapes, ...drawNumber(view.numberOf(state, size()))]);
    },
    size,
    /** Whether the ghost of a solution is seen. */
    get ghost() {
      return ghostly;
    },
    clear() {
      haunt(false);
      draw([]);
    },
    unbind: () => layer.remove(),
  };
}

/** @param {Shape} shape */
export const makeShape = ({ tag, attributes, text }) =>
  svg(tag, attributes, ...(text === undefined ? [] : [text]));
