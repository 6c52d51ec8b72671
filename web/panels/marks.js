import { element } from "../view/element.js";
import { svg } from "../view/node.js";

/**
 * Rings on the board around the places that a reason is about, in a layer of their own.
 *
 * @param {Pick<import("../page/page.js").Page, "view">} page
 */
export function bindMarks(page) {
  const canvas = element("board", HTMLCanvasElement);
  const layer = svg("svg", { class: "marks", "aria-hidden": "true" });
  canvas.after(layer);
  let shown = "";

  /** @param {readonly number[]} choices one for each place @param {"lost" | "test"} kind */
  function show(choices, kind) {
    const { width, height } = canvas;
    const { view } = page;
    const rings = choices.map((choice) => view.ringOf(choice, { width, height }));
    const key = `${kind} ${width} ${height} ${JSON.stringify(rings)}`;
    if (key === shown) return;
    shown = key;
    layer.setAttribute("viewBox", `0 0 ${width} ${height}`);
    layer.replaceChildren(
      ...rings
        .filter((ring) => ring !== null)
        .map(({ x, y, radius }) =>
          svg("circle", {
            class: `mark mark-${kind}`,
            cx: x,
            cy: y,
            r: radius,
            "stroke-width": Math.max(2, radius / 7),
          }),
        ),
    );
  }

  return { show, clear: () => show([], "lost"), unbind: () => layer.remove() };
}
