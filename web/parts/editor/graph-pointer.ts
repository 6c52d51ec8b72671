import { addEdge, addVertex, edgesOf, moveVertex } from "./drawn-graph.ts";
import { pointAt } from "./editor-dialog.ts";
import { change, show, write } from "./graph-board.ts";
import { RADIUS, UNIT } from "./graph-painting.ts";
import type { GraphBoard } from "./types.ts";

/** Drawing a graph with the pointer: clicks add and select, drags join or move. */

/** Units that a press may move and still count as a click. */
const SLIP = 12;
/** Units beside an edge that still belong to it. */
const NEAR = 16;

export function followPointer(graph: GraphBoard) {
  const { drawing, signal } = graph.board;
  drawing.addEventListener("pointerdown", (event) => press(graph, event), { signal });
  drawing.addEventListener("pointermove", (event) => drag(graph, event), { signal });
  drawing.addEventListener("pointerup", () => release(graph), { signal });
  drawing.addEventListener(
    "pointercancel",
    () => {
      graph.press = null;
      show(graph);
    },
    { signal },
  );
}

function press(graph: GraphBoard, event: PointerEvent) {
  if (graph.press || event.button !== 0) return;
  const { drawing } = graph.board;
  event.preventDefault();
  drawing.focus();
  drawing.setPointerCapture(event.pointerId);
  const from = pointAt(drawing, event);
  graph.press = { vertex: vertexAt(graph, from), from, to: from, wandered: false };
}

function drag(graph: GraphBoard, event: PointerEvent) {
  const { press, history } = graph;
  if (!press) return;
  press.to = pointAt(graph.board.drawing, event);
  const began = press.wandered;
  press.wandered ||= Math.hypot(press.to.x - press.from.x, press.to.y - press.from.y) > SLIP;
  if (!press.wandered || press.vertex < 0) return;
  if (graph.mode === "move") {
    const moved = moveVertex(history.present, press.vertex, press.to.x / UNIT, press.to.y / UNIT);
    if (began) history.amend(moved);
    else history.change(moved);
    graph.chosen = { vertex: press.vertex };
  }
  show(graph);
}

function release(graph: GraphBoard) {
  if (!graph.press) return;
  const { vertex, to, wandered } = graph.press;
  graph.press = null;
  if (!wandered) click(graph, vertex, to);
  else if (graph.mode === "draw" && vertex >= 0) join(graph, vertex, to);
  else write(graph);
}

function click(graph: GraphBoard, vertex: number, point: DOMPoint) {
  const { present } = graph.history;
  const edge = vertex < 0 ? edgeAt(graph, point) : null;
  if (vertex >= 0) change(graph, present, { vertex });
  else if (edge) change(graph, present, { edge });
  else if (graph.mode === "draw") put(graph, point.x / UNIT, point.y / UNIT);
  else change(graph, present, null);
}

/** Add a vertex. */
export function put(graph: GraphBoard, x: number, y: number) {
  const next = addVertex(graph.history.present, x, y);
  change(graph, next, { vertex: next.vertices.length - 1 });
}

/** Join a vertex to the one under the pointer, or to a new one there. */
function join(graph: GraphBoard, tail: number, point: DOMPoint) {
  const { present } = graph.history;
  const head = vertexAt(graph, point);
  if (head >= 0) {
    const next = addEdge(present, tail, head);
    change(graph, next, head === tail ? { vertex: tail } : { edge: [tail, head] });
  } else {
    const grown = addVertex(present, point.x / UNIT, point.y / UNIT);
    const added = grown.vertices.length - 1;
    change(graph, addEdge(grown, tail, added), { vertex: added });
  }
}

function vertexAt({ history }: GraphBoard, point: DOMPoint) {
  const near = history.present.vertices.map(({ x, y }) =>
    Math.hypot(x * UNIT - point.x, y * UNIT - point.y),
  );
  const least = Math.min(...near);
  return least < RADIUS * 1.25 ? near.indexOf(least) : -1;
}

function edgeAt({ history }: GraphBoard, point: DOMPoint) {
  const { vertices } = history.present;
  const found = edgesOf(history.present).find(([tail, head]) => {
    const [a, b] = [vertices[tail], vertices[head]];
    const [dx, dy] = [(b.x - a.x) * UNIT, (b.y - a.y) * UNIT];
    const along = ((point.x - a.x * UNIT) * dx + (point.y - a.y * UNIT) * dy) / (dx * dx + dy * dy);
    const share = Math.min(1, Math.max(0, along));
    return Math.hypot(a.x * UNIT + share * dx - point.x, a.y * UNIT + share * dy - point.y) < NEAR;
  });
  return found ?? null;
}
