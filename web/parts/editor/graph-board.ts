import { removeEdge, removeVertex, writeGraph } from "./drawn-graph.ts";
import { markText } from "./editor-dialog.ts";
import { type Chosen, paint } from "./graph-painting.ts";
import type { DrawnGraph, GraphBoard } from "./types.ts";

/** State of the graph editor, and its changes; drawing and text follow. */

/** The selected vertex, or -1. */
export const chosenVertex = ({ chosen }: GraphBoard) =>
  chosen && "vertex" in chosen ? chosen.vertex : -1;

export function change(graph: GraphBoard, next: DrawnGraph, choose: Chosen = graph.chosen) {
  if (next !== graph.history.present) graph.history.change(next);
  graph.chosen = choose;
  write(graph);
}

export function undo(graph: GraphBoard) {
  graph.history.undo();
  graph.chosen = null;
  write(graph);
}

export function removeChosen(graph: GraphBoard) {
  const { chosen, history } = graph;
  if (chosen === null) return;
  const { present } = history;
  if ("vertex" in chosen) change(graph, removeVertex(present, chosen.vertex), null);
  else change(graph, removeEdge(present, chosen.edge[0], chosen.edge[1]), null);
}

/** Update the text after a change of the drawing, and have Python read it. */
export function write(graph: GraphBoard) {
  const { text, said } = graph.board;
  text.value = writeGraph(graph.history.present);
  markText(graph.board, true);
  said.textContent = "";
  show(graph);
  if (graph.history.present.vertices.length > 0) graph.consult(false);
}

export function show(graph: GraphBoard) {
  const { history, board, naming, chosen, joining, mode, press } = graph;
  const { present } = history;
  for (const vertex of present.vertices) graph.remembered.set(vertex.name, vertex);
  graph.directed.checked = present.directed;
  board.undo.disabled = !history.canUndo;
  board.clear.disabled = present.vertices.length === 0;
  const vertex = chosenVertex(graph);
  const { name, nameField } = naming;
  nameField.hidden = vertex < 0;
  board.chosen.dataset.empty = String(chosen === null);
  if (vertex >= 0 && document.activeElement !== name) name.value = present.vertices[vertex].name;
  board.drawing.replaceChildren(...paint(present, chosen, joining, mode === "draw" ? press : null));
}
