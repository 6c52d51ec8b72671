import { wayOf } from "../puzzles/shared/arrow.js";
import { layOutGraph, vertexTowards } from "../puzzles/shared/graph-layout.js";
import { editor as common, graphEditor as words } from "../text/en-editor.js";
import {
  bindDone,
  bindText,
  button,
  complain,
  draw,
  make,
  makeModes,
  openBoard,
  pointAt,
} from "./dialog.js";
import {
  addEdge,
  addVertex,
  direct,
  EMPTY,
  edgesOf,
  hasEdge,
  moveVertex,
  placeRead,
  removeEdge,
  removeVertex,
  renameVertex,
  roomiest,
  writeGraph,
} from "./drawn-graph.js";
import { History } from "./history.js";

/**
 * The drawing board for graphs.
 *
 * @typedef {import("./drawn-graph.js").DrawnGraph} DrawnGraph
 * @typedef {{vertex: number} | {edge: number[]} | null} Chosen
 */

/** The drawing's own units: the unit square of the vertices is so wide. */
const UNIT = 1000;
const RADIUS = 44;
/** Units that a press may wander and still be a click. */
const SLIP = 12;
const NUDGE = 0.025;

/**
 * @param {object} task
 * @param {DrawnGraph} task.graph what is there to begin with
 * @param {(text: string, directed: boolean) => Promise<import("../search/messages.js").GraphSketch>} task.read by Python
 * @param {(graph: DrawnGraph, text: string) => Promise<void>} task.finish rejected with what is wrong
 */
export function editGraph({ graph: first, read, finish }) {
  const history = new History(first);
  const board = openBoard(words, `-90 -90 ${UNIT + 180} ${UNIT + 180}`);
  const { drawing, text, said } = board;
  /** @type {"draw" | "move"} */
  let mode = "draw";
  /** @type {Chosen} */
  let chosen = null;
  /** Where vertices were, so that one whose name is typed anew comes back there. @type {Map<string, import("./drawn-graph.js").DrawnVertex>} */
  const remembered = new Map();
  /** The vertex that the keyboard joins to another one, or -1. */
  let joining = -1;
  /** A press that is under way. @type {{vertex: number, from: DOMPoint, to: DOMPoint, wandered: boolean} | null} */
  let press = null;

  const directed = make("input", { type: "checkbox", id: "editor-directed" });
  const name = make("input", { class: "input", id: "editor-name", autocomplete: "off" });
  const remove = button(common.remove, { id: "editor-remove" });
  board.tools.append(
    makeModes(words.modes, words.modesLabel, (next) => {
      mode = next;
    }),
    make("label", { class: "switch" }, directed, words.directed),
  );
  const nameField = make("label", { class: "field" }, make("span", {}, common.name), name);
  board.chosen.append(nameField, remove);

  const { consult } = bindText(text, (value) => read(value, directed.checked), heed, said);

  /** @param {import("../search/messages.js").GraphSketch} found @param {boolean} typed */
  function heed(found, typed) {
    if (typed) {
      const layout = layOutGraph(found.neighbours);
      history.change(placeRead(found, [...remembered.values()], layout));
      chosen = null;
      show();
    }
    count();
  }

  function count() {
    const graph = history.present;
    const empty = graph.vertices.length === 0;
    said.textContent = empty ? "" : words.counts(graph.vertices.length, edgesOf(graph).length);
    said.dataset.tone = "";
  }

  /** @param {DrawnGraph} next @param {Chosen} [choose] */
  function change(next, choose = chosen) {
    if (next !== history.present) history.change(next);
    chosen = choose;
    write();
  }

  /** After a change of the drawing the text follows. */
  function write() {
    text.value = writeGraph(history.present);
    text.removeAttribute("aria-invalid");
    count();
    show();
  }

  /** @param {DOMPoint} point */
  function vertexAt(point) {
    const near = history.present.vertices.map(({ x, y }) =>
      Math.hypot(x * UNIT - point.x, y * UNIT - point.y),
    );
    const least = Math.min(...near);
    return least < RADIUS * 1.25 ? near.indexOf(least) : -1;
  }

  drawing.addEventListener("pointerdown", (event) => {
    if (press || event.button !== 0) return;
    event.preventDefault();
    drawing.focus();
    drawing.setPointerCapture(event.pointerId);
    const from = pointAt(drawing, event);
    press = { vertex: vertexAt(from), from, to: from, wandered: false };
  });
  drawing.addEventListener("pointermove", (event) => {
    if (!press) return;
    press.to = pointAt(drawing, event);
    const began = press.wandered;
    press.wandered ||= Math.hypot(press.to.x - press.from.x, press.to.y - press.from.y) > SLIP;
    if (!press.wandered || press.vertex < 0) return;
    if (mode === "move") {
      const moved = moveVertex(history.present, press.vertex, press.to.x / UNIT, press.to.y / UNIT);
      if (began) history.amend(moved);
      else history.change(moved);
      chosen = { vertex: press.vertex };
    }
    show();
  });
  drawing.addEventListener("pointercancel", () => {
    press = null;
    show();
  });
  drawing.addEventListener("pointerup", () => {
    if (!press) return;
    const { vertex, to, wandered } = press;
    press = null;
    if (!wandered) click(vertex, to);
    else if (mode === "draw" && vertex >= 0) join(vertex, to);
    else write();
  });

  /** @param {number} vertex @param {DOMPoint} point */
  function click(vertex, point) {
    const edge = vertex < 0 ? edgeAt(point) : null;
    if (vertex >= 0) change(history.present, { vertex });
    else if (edge) change(history.present, { edge });
    else if (mode === "draw") put(point);
    else change(history.present, null);
  }

  /** @param {DOMPoint} point */
  function put({ x, y }) {
    const next = addVertex(history.present, x / UNIT, y / UNIT);
    change(next, { vertex: next.vertices.length - 1 });
  }

  /** From a vertex to where the pointer was let go: to another vertex, or to a new one. @param {number} tail @param {DOMPoint} point */
  function join(tail, point) {
    const head = vertexAt(point);
    if (head >= 0) {
      const next = addEdge(history.present, tail, head);
      change(next, head === tail ? { vertex: tail } : { edge: [tail, head] });
    } else {
      const grown = addVertex(history.present, point.x / UNIT, point.y / UNIT);
      const added = grown.vertices.length - 1;
      change(addEdge(grown, tail, added), { vertex: added });
    }
  }

  /** @param {DOMPoint} point */
  function edgeAt(point) {
    const { vertices } = history.present;
    const found = edgesOf(history.present).find(([tail, head]) => {
      const [a, b] = [vertices[tail], vertices[head]];
      const [dx, dy] = [(b.x - a.x) * UNIT, (b.y - a.y) * UNIT];
      const along =
        ((point.x - a.x * UNIT) * dx + (point.y - a.y * UNIT) * dy) / (dx * dx + dy * dy);
      const share = Math.min(1, Math.max(0, along));
      return Math.hypot(a.x * UNIT + share * dx - point.x, a.y * UNIT + share * dy - point.y) < 16;
    });
    return found ?? null;
  }

  function removeChosen() {
    if (chosen === null) return;
    const graph = history.present;
    if ("vertex" in chosen) change(removeVertex(graph, chosen.vertex), null);
    else change(removeEdge(graph, chosen.edge[0], chosen.edge[1]), null);
  }

  drawing.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = event.key.startsWith("Arrow") ? arrow : keys[event.key.toLowerCase()];
    if (!act || (event.key === "Escape" && joining < 0)) return;
    event.preventDefault();
    act(event);
  });

  /** @param {KeyboardEvent} event */
  function arrow({ key, shiftKey }) {
    const { vertices } = history.present;
    if (vertices.length === 0) return;
    const vertex = chosen && "vertex" in chosen ? chosen.vertex : -1;
    if (shiftKey && vertex >= 0) {
      const { x, y } = vertices[vertex];
      const { right, up } = wayOf(key);
      change(moveVertex(history.present, vertex, x + NUDGE * right, y - NUDGE * up));
      return;
    }
    const places = {
      x: Float64Array.from(vertices, ({ x }) => x),
      y: Float64Array.from(vertices, ({ y }) => y),
    };
    chosen = { vertex: vertex < 0 ? 0 : vertexTowards(places, vertex, key) };
    show();
    tellChosen();
  }

  function tellChosen() {
    const { vertices, neighbours } = history.present;
    if (!chosen || !("vertex" in chosen)) return;
    const heads = neighbours[chosen.vertex].map((head) => vertices[head].name);
    said.textContent = words.vertex(vertices[chosen.vertex].name, heads);
  }

  function joinByKey() {
    if (!chosen || !("vertex" in chosen)) return;
    const { vertex } = chosen;
    const graph = history.present;
    if (joining < 0) {
      joining = vertex;
      show();
      said.textContent = words.joining(graph.vertices[vertex].name);
      return;
    }
    const tail = joining;
    joining = -1;
    const joined = hasEdge(graph, tail, vertex);
    change(joined ? removeEdge(graph, tail, vertex) : addEdge(graph, tail, vertex));
  }

  /** @type {Record<string, (event: KeyboardEvent) => void>} */
  const keys = {
    n: () => {
      const { x, y } = roomiest(history.present.vertices);
      put(new DOMPoint(x * UNIT, y * UNIT));
    },
    e: joinByKey,
    enter: () => {
      if (joining >= 0) joinByKey();
      else if (chosen && "vertex" in chosen) name.select();
    },
    f2: () => name.select(),
    escape: () => {
      joining = -1;
      write();
    },
    delete: removeChosen,
    backspace: removeChosen,
  };

  name.addEventListener("change", () => {
    if (!chosen || !("vertex" in chosen)) return;
    try {
      change(renameVertex(history.present, chosen.vertex, name.value));
      drawing.focus();
    } catch (error) {
      complain(said, error);
    }
  });
  name.addEventListener("keydown", (event) => {
    if (event.key === "Enter") name.dispatchEvent(new Event("change"));
  });
  remove.addEventListener("click", removeChosen);
  directed.addEventListener("change", () => change(direct(history.present, directed.checked)));
  board.undo.addEventListener("click", () => {
    history.undo();
    chosen = null;
    write();
  });
  board.clear.addEventListener("click", () =>
    change({ ...EMPTY, directed: directed.checked }, null),
  );
  bindDone(board, () => finish(history.present, text.value));

  function show() {
    const graph = history.present;
    for (const vertex of graph.vertices) remembered.set(vertex.name, vertex);
    directed.checked = graph.directed;
    board.undo.disabled = !history.canUndo;
    board.clear.disabled = graph.vertices.length === 0;
    const vertex = chosen && "vertex" in chosen ? chosen.vertex : -1;
    nameField.hidden = vertex < 0;
    board.chosen.dataset.empty = String(chosen === null);
    if (vertex >= 0 && document.activeElement !== name) name.value = graph.vertices[vertex].name;
    drawing.replaceChildren(...paint(graph, chosen, joining, mode === "draw" ? press : null));
  }

  if (first.vertices.length > 0) write();
  else show();
  consult(false);
}

/**
 * @param {DrawnGraph} graph
 * @param {Chosen} chosen
 * @param {number} joining
 * @param {{vertex: number, to: DOMPoint, wandered: boolean} | null} press
 * @returns {SVGElement[]}
 */
function paint(graph, chosen, joining, press) {
  const { vertices, directed } = graph;
  if (vertices.length === 0) {
    return [draw("text", { class: "drawing-hint", x: UNIT / 2, y: UNIT / 2 }, words.empty)];
  }
  const edges = edgesOf(graph).map(([tail, head]) => {
    const marked = chosen && "edge" in chosen && same(chosen.edge, [tail, head], directed);
    return line(
      vertices[tail],
      vertices[head],
      directed,
      marked ? "drawn-edge chosen" : "drawn-edge",
    );
  });
  const discs = vertices.map(({ name, x, y }, vertex) => {
    const marked = chosen && "vertex" in chosen && chosen.vertex === vertex;
    const size = Math.min(40, 130 / Math.max(2, name.length));
    return draw(
      "g",
      { class: `drawn-vertex${marked ? " chosen" : ""}${joining === vertex ? " joining" : ""}` },
      draw("circle", { cx: x * UNIT, cy: y * UNIT, r: RADIUS }),
      draw("text", { x: x * UNIT, y: y * UNIT, "font-size": size }, name),
    );
  });
  const rubber =
    press?.wandered && press.vertex >= 0
      ? [
          draw("line", {
            class: "drawn-edge rubber",
            x1: vertices[press.vertex].x * UNIT,
            y1: vertices[press.vertex].y * UNIT,
            x2: press.to.x,
            y2: press.to.y,
          }),
        ]
      : [];
  return [...edges, ...rubber, ...discs];
}

/** @param {number[]} one @param {number[]} other @param {boolean} directed */
function same([a, b], [c, d], directed) {
  return (a === c && b === d) || (!directed && a === d && b === c);
}

/** @param {{x: number, y: number}} from @param {{x: number, y: number}} to @param {boolean} arrow @param {string} name */
function line(from, to, arrow, name) {
  const [dx, dy] = [(to.x - from.x) * UNIT, (to.y - from.y) * UNIT];
  const length = Math.max(1, Math.hypot(dx, dy));
  const [ux, uy] = [dx / length, dy / length];
  const tip = { x: to.x * UNIT - ux * RADIUS, y: to.y * UNIT - uy * RADIUS };
  const shaft = draw("line", {
    x1: from.x * UNIT,
    y1: from.y * UNIT,
    x2: arrow ? tip.x - ux * 10 : to.x * UNIT,
    y2: arrow ? tip.y - uy * 10 : to.y * UNIT,
  });
  if (!arrow) return draw("g", { class: name }, shaft);
  const corner = (/** @type {number} */ side) =>
    `${tip.x - ux * 28 + side * uy * 13},${tip.y - uy * 28 - side * ux * 13}`;
  const head = draw("polygon", { points: `${tip.x},${tip.y} ${corner(1)} ${corner(-1)}` });
  return draw("g", { class: name }, shaft, head);
}
