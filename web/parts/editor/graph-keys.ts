import { wayOf } from "../../board/shared/arrow.ts";
import { vertexTowards } from "../../board/shared/graph-layout.ts";
import { t } from "../../language/translate.ts";
import { addEdge, hasEdge, moveVertex, removeEdge, roomiest } from "./drawn-graph.ts";
import { change, chosenVertex, removeChosen, show, write } from "./graph-board.ts";
import { put } from "./graph-pointer.ts";
import type { GraphBoard } from "./types.ts";

/** Drawing a graph by keyboard. */

/** Distance that a key moves a vertex. */
const NUDGE = 0.025;

const KEYS: Record<string, (graph: GraphBoard) => void> = {
  n: (graph) => {
    const { x, y } = roomiest(graph.history.present.vertices);
    put(graph, x, y);
  },
  e: join,
  enter: (graph) => {
    if (graph.joining >= 0) join(graph);
    else if (chosenVertex(graph) >= 0) graph.naming.name.select();
  },
  f2: ({ naming }) => naming.name.select(),
  escape: (graph) => {
    graph.joining = -1;
    write(graph);
  },
  delete: removeChosen,
  backspace: removeChosen,
};

export function press(graph: GraphBoard, event: KeyboardEvent) {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey) return;
  const arrow = key.startsWith("Arrow");
  const act = KEYS[key.toLowerCase()];
  if ((!act && !arrow) || (key === "Escape" && graph.joining < 0)) return;
  event.preventDefault();
  if (arrow) follow(graph, event);
  else act(graph);
}

/** An arrow key selects the next vertex in its direction; with Shift it moves the selected one. */
function follow(graph: GraphBoard, { key, shiftKey }: KeyboardEvent) {
  const { present } = graph.history;
  const { vertices } = present;
  if (vertices.length === 0) return;
  const vertex = chosenVertex(graph);
  if (shiftKey && vertex >= 0) {
    const { x, y } = vertices[vertex];
    const { right, up } = wayOf(key);
    change(graph, moveVertex(present, vertex, x + NUDGE * right, y - NUDGE * up));
    return;
  }
  const places = {
    x: Float64Array.from(vertices, ({ x }) => x),
    y: Float64Array.from(vertices, ({ y }) => y),
  };
  graph.chosen = { vertex: vertex < 0 ? 0 : vertexTowards(places, vertex, key) };
  show(graph);
  formatChosen(graph, graph.chosen.vertex);
}

function formatChosen({ history, board }: GraphBoard, vertex: number) {
  const { vertices, neighbours } = history.present;
  const heads = neighbours[vertex].map((head) => vertices[head].name);
  board.said.textContent = t("editor-graph-vertex", { name: vertices[vertex].name, heads });
}

/** Toggle an edge between the selected vertex and the one selected next. */
function join(graph: GraphBoard) {
  const vertex = chosenVertex(graph);
  if (vertex < 0) return;
  const { present } = graph.history;
  if (graph.joining < 0) {
    graph.joining = vertex;
    show(graph);
    graph.board.said.textContent = t("editor-graph-joining", {
      name: present.vertices[vertex].name,
    });
    return;
  }
  const tail = graph.joining;
  graph.joining = -1;
  const joined = hasEdge(present, tail, vertex);
  change(graph, joined ? removeEdge(present, tail, vertex) : addEdge(present, tail, vertex));
}
