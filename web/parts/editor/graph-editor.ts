import { html } from "../../dom/create-element.ts";
import type { GraphSketch } from "../../engine/search/types.ts";
import { t } from "../../language/translate.ts";
import { direct, EMPTY, placeRead, renameVertex } from "./drawn-graph.ts";
import {
  complain,
  finishWith,
  makeModes,
  makeNaming,
  openBoard,
  readWhileTyped,
} from "./editor-dialog.ts";
import { change, chosenVertex, removeChosen, show, undo, write } from "./graph-board.ts";
import { press } from "./graph-keys.ts";
import { UNIT } from "./graph-painting.ts";
import { followPointer } from "./graph-pointer.ts";
import { History } from "./history.ts";
import type { DrawnGraph, GraphBoard } from "./types.ts";

/** The editor for graphs. */

interface Task {
  graph: DrawnGraph; // the graph to start with
  read: (text: string, directed: boolean) => Promise<GraphSketch>; // by Python
  finish: (graph: DrawnGraph, text: string) => Promise<() => void>; // rejected with an error sentence
}

/** @returns closes it */
export function editGraph({ graph: first, read, finish }: Task): () => void {
  const board = openBoard(makeTexts(), `-90 -90 ${UNIT + 180} ${UNIT + 180}`);
  const { signal } = board;
  const directed = html("input", { type: "checkbox", id: "editor-directed" });
  const graph: GraphBoard = {
    history: new History(first),
    board,
    directed,
    naming: makeNaming(),
    mode: "draw",
    chosen: null,
    remembered: new Map(),
    joining: -1,
    press: null,
    consult: readWhileTyped(
      board,
      (text) => read(text, directed.checked),
      (found, typed) => showFindings(graph, found, typed),
    ),
  };
  addTools(graph);
  bindTools(graph);
  followPointer(graph);
  board.drawing.addEventListener("keydown", (event) => press(graph, event), { signal });
  finishWith(board, () => finish(graph.history.present, board.text.value));
  write(graph);
  return () => board.dialog.close();
}

function addTools(graph: GraphBoard) {
  const { board, directed, naming } = graph;
  board.tools.append(
    makeModes(
      { draw: t("editor-graph-modes-draw"), move: t("editor-graph-modes-move") },
      t("editor-graph-modes-label"),
      (mode) => {
        graph.mode = mode;
      },
    ),
    html("label", { class: "switch" }, directed, t("editor-graph-directed")),
  );
  board.chosen.append(naming.nameField, naming.remove);
}

function bindTools(graph: GraphBoard) {
  const { board, directed, naming, history } = graph;
  const { signal } = board;
  const { name, remove } = naming;
  const on = (target: HTMLElement, kind: string, act: () => void) =>
    target.addEventListener(kind, act, { signal });
  on(name, "change", () => rename(graph));
  name.addEventListener(
    "keydown",
    ({ key }) => {
      if (key === "Enter") name.dispatchEvent(new Event("change"));
    },
    { signal },
  );
  on(remove, "click", () => removeChosen(graph));
  // A file says for itself whether its edges lead one way.
  on(board.text, "opened", () => {
    directed.checked = false;
  });
  on(directed, "change", () => change(graph, direct(history.present, directed.checked)));
  on(board.undo, "click", () => undo(graph));
  on(board.clear, "click", () => change(graph, { ...EMPTY, directed: directed.checked }, null));
}

function rename(graph: GraphBoard) {
  const { board, naming, history } = graph;
  const vertex = chosenVertex(graph);
  if (vertex < 0) return;
  try {
    change(graph, renameVertex(history.present, vertex, naming.name.value));
    board.drawing.focus();
  } catch (error) {
    complain(board.said, error);
  }
}

/** Show Python's findings about the text. */
function showFindings(graph: GraphBoard, found: GraphSketch, typed: boolean) {
  if (typed) {
    graph.history.change(placeRead(found, [...graph.remembered.values()]));
    graph.chosen = null;
    show(graph);
  }
  graph.board.said.textContent = (found.remarks ?? []).join("\n");
  graph.board.said.dataset.tone = "";
}

/** The texts of this editor. */
const makeTexts = () => ({
  title: t("editor-graph-title"),
  done: t("editor-graph-done"),
  surface: t("editor-graph-surface"),
  help: t("editor-graph-help"),
  keys: t("editor-graph-keys"),
  text: t("editor-graph-text"),
});
