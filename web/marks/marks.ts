import { watchChanges } from "../view/changes.ts";
import { element } from "../view/element.ts";
import { svg } from "../view/node.ts";
import { drawNumber, ghostOf, shapesOf } from "./evidence.ts";
import { itemsOf } from "./items.ts";
import { makeShape } from "./shape.ts";

/**
 * What a panel draws over the board, in a layer of its own: the evidence for a reason, and the ghost of a solution. The layer knows what its marks
 * mean: that is what a legend lists.
 *
 * @import { State } from "../run/search-state.ts"
 * @import { Mark } from "../types/answers.ts"
 * @import { Shape } from "./evidence.ts"
 * @import { Item, Layer, Page } from "../lane/types.ts"
 *
 * @typedef {{solution: readonly number[], depth: number, told: string}} Faint the choices of a solution after the first `depth`, and what they mean
 *
 * @param {Pick<Page, "view" | "player" | "redraw" | "layers">} page
 * @param {string} [kind] a class of its own for the layer
 * @param {HTMLCanvasElement} [canvas] the board's, or one on which the same view draws something else
 */
export function bindMarks(page, kind = "", canvas = element("board", HTMLCanvasElement)) {
  /** @type {Item[]} */
  let items = [];
  /** @type {Layer} */
  const seen = {
    get items() {
      return items.length > 0 && layer.checkVisibility({ visibilityProperty: true }) ? items : [];
    },
  };
  if (canvas.id === "board") page.layers.add(seen);
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

  const size = measurer(canvas);

  return {
    /** Rings around the places of some choices. @param {readonly number[]} places @param {Mark["role"]} role @param {string} told */
    show(places, role, told) {
      const { view } = page;
      /** @type {Mark} */
      const mark = { role, told, places, arrows: [], lines: [] };
      haunt(false);
      items = itemsOf([mark]);
      draw(shapesOf([mark], (choice) => view.ringOf(choice, size())));
    },
    /**
     * The evidence, and over it what is still to be chosen of a solution.
     * @param {readonly Mark[]} marks
     * @param {Faint | null} ghost
     * @param {State} state that the canvas shows: its number lies over the marks
     */
    showEvidence(marks, ghost, state) {
      const { view } = page;
      haunt(ghost !== null);
      const faint = ghost === null ? [] : ghostOf(view, ghost.solution, ghost.depth, size());
      const shapes = [...faint, ...shapesOf(marks, (choice) => view.ringOf(choice, size()))];
      items = itemsOf(marks);
      if (ghost !== null) items.push({ told: ghost.told, looks: ["ghost"] });
      draw(shapes.length === 0 ? [] : [...shapes, ...drawNumber(view.numberOf(state, size()))]);
    },
    /** Whether the ghost of a solution is seen. */
    get ghost() {
      return ghostly;
    },
    clear() {
      haunt(false);
      items = [];
      draw([]);
    },
    unbind() {
      page.layers.delete(seen);
      layer.remove();
    },
  };
}

/** The size of a canvas, and of its letters. Engines lay the page out before they answer what a style is, so that is not asked in every frame. @param {HTMLCanvasElement} canvas */
function measurer(canvas) {
  const changed = watchChanges();
  let letters = "";
  return () => {
    const { width, height } = canvas;
    if (changed(width, height, document.documentElement.dataset.present)) {
      letters = getComputedStyle(canvas).getPropertyValue("--letters");
    }
    return { width, height, letters };
  };
}
