import { svg } from "../../dom/create-element.ts";
import { element } from "../../dom/element.ts";
import { watchChanges } from "../../dom/watch-changes.ts";
import type { State } from "../../engine/run/search-state.ts";
import type { Mark } from "../../engine/types/python-replies.ts";
import type { Item, Layer, Page } from "../../state/page/page-context.ts";
import { drawNumber, ghostOf, type Shape, shapesOf } from "./evidence-shapes.ts";
import { itemsOf } from "./legend-entries.ts";
import { makeShape } from "./shape.ts";

/** The choices of a solution after the first `depth`, with their meaning for the legend. */
interface GhostSolution {
  solution: readonly number[];
  depth: number;
  told: string;
}

/**
 * A layer over the board that one panel draws on: the evidence for a reason, and the ghost of a solution. The layer
 * knows the meaning of its marks, for the legend.
 *
 * @param kind extra class of the layer
 * @param canvas the board's, or one on which the same view draws something else
 */
export function bindMarks(
  page: Pick<Page, "view" | "player" | "redraw" | "layers">,
  kind = "",
  canvas: HTMLCanvasElement = element("board", HTMLCanvasElement),
) {
  let items: Item[] = [];
  const seen: Layer = {
    get items() {
      return items.length > 0 && layer.checkVisibility({ visibilityProperty: true }) ? items : [];
    },
  };
  if (canvas.id === "board") page.layers.add(seen);
  const layer = svg("svg", { class: `marks overlay ${kind}`.trim(), "aria-hidden": "true" });
  canvas.after(layer);
  const changed = watchChanges();
  let ghost: readonly number[] | null = null;

  /** While a ghost is shown, the board does not draw its next choices. @param choices of the ghost, or null */
  function setGhost(choices: readonly number[] | null) {
    if (String(choices) !== String(ghost)) page.redraw();
    ghost = choices;
  }

  function draw(shapes: Shape[]) {
    const { width, height } = canvas;
    if (!changed(width, height, JSON.stringify(shapes))) return;
    layer.setAttribute("viewBox", `0 0 ${width} ${height}`);
    layer.replaceChildren(...shapes.map(makeShape));
  }

  const size = measurer(canvas);

  return {
    /** Draw rings around the places of some choices. */
    show(places: readonly number[], role: Mark["role"], told: string) {
      const { view } = page;
      const mark: Mark = { role, told, places, arrows: [], lines: [] };
      setGhost(null);
      items = itemsOf([mark]);
      draw(shapesOf([mark], (choice) => view.ringOf(choice, size())));
    },
    /**
     * Draw evidence, and over it the rest of a solution.
     *
     * @param state of the canvas, whose number is drawn on top
     */
    showEvidence(marks: readonly Mark[], shown: GhostSolution | null, state: State) {
      const { view } = page;
      setGhost(shown?.solution.slice(shown.depth) ?? null);
      const faint = shown === null ? [] : ghostOf(view, shown.solution, shown.depth, size());
      // A dot on the cross of a choice that was just taken back would hide it.
      const ringOf = (choice: number) => {
        const ring = view.ringOf(choice, size());
        return ring !== null && choice === state.undone ? { ...ring, centred: true } : ring;
      };
      const shapes = [...faint, ...shapesOf(marks, ringOf)];
      items = itemsOf(marks);
      if (shown !== null) items.push({ told: shown.told, looks: ["ghost"] });
      draw(shapes.length === 0 ? [] : [...shapes, ...drawNumber(view.numberOf(state, size()))]);
    },
    /** The choices that are drawn faintly after the path, or null. */
    get ghost() {
      return ghost;
    },
    clear() {
      setGhost(null);
      items = [];
      draw([]);
    },
    unbind() {
      page.layers.delete(seen);
      layer.remove();
    },
  };
}

/** The size of a canvas, and of its letters. Reading a computed style forces layout, so don't do it in every frame. */
function measurer(canvas: HTMLCanvasElement) {
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
