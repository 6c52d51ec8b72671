import { centreOf, layOutBoard } from "../puzzle/board-layout.js";
import { element } from "../view/element.js";
import { svg } from "./node.js";

/**
 * Rings on the board around the squares that a reason is about, in a layer of their own.
 *
 * @param {Pick<import("../page.js").Page, "view">} page
 */
export function createMarks(page) {
  const canvas = element("board", HTMLCanvasElement);
  const layer = svg("svg", { class: "marks", "aria-hidden": "true" });
  canvas.after(layer);
  let shown = "";

  /** @param {readonly number[]} squares @param {"lost" | "test"} kind */
  function show(squares, kind) {
    const { width, height } = canvas;
    // A board that can be moved and zoomed has no fixed place for a ring.
    const board =
      "board" in page.view && page.view.viewport === undefined
        ? /** @type {{rows: number, columns: number}} */ (page.view.board)
        : null;
    const wanted = board === null ? [] : squares;
    const key = `${kind} ${wanted.join()} ${width} ${height}`;
    if (key === shown) return;
    shown = key;
    layer.replaceChildren();
    if (board === null || wanted.length === 0) return;
    const layout = layOutBoard(board.rows, board.columns, width, height);
    layer.setAttribute("viewBox", `0 0 ${width} ${height}`);
    for (const square of wanted) {
      const { x, y } = centreOf(layout, square);
      const ring = svg("circle", {
        class: `mark mark-${kind}`,
        cx: x,
        cy: y,
        r: layout.cell * 0.42,
        "stroke-width": Math.max(2, layout.cell * 0.06),
      });
      layer.append(ring);
    }
  }

  return { show, clear: () => show([], "lost") };
}
