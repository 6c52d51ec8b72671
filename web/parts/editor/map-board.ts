import { t } from "../../language/translate.ts";
import { endLine, gridOf, putLabel, removeLabel, removeLine, writeMap } from "./drawn-map.ts";
import { markText } from "./editor-dialog.ts";
import { type Chosen, type Draft, paint } from "./map-painting.ts";
import type { DrawnMap, MapBoard } from "./types.ts";

/** State of the map editor, and its changes; drawing, text and Python's findings follow. */

export function change(map: MapBoard, next: DrawnMap, choose: Chosen = map.chosen) {
  const before = map.history.present;
  if (next !== before) map.history.change(next);
  map.chosen = choose;
  if (next.lines !== before.lines || next.labels !== before.labels) write(map);
  else show(map);
}

/** Update the text after a change of the drawing, and have Python read it. */
function write(map: MapBoard) {
  const { history, board } = map;
  const { lines, labels } = history.present;
  map.draft = null;
  board.text.value = writeMap(history.present);
  markText(board, true);
  board.said.textContent = "";
  if (lines.length + labels.length > 0) map.consult(false);
  show(map);
}

/** Show Python's findings about the text. */
export function showFindings(map: MapBoard, found: Draft, typed: boolean) {
  const { history, board } = map;
  map.draft = found;
  if (typed) {
    const labels = found.labels.map(([x, y, name]) => ({ x, y, name }));
    history.change({ lines: found.lines, labels, open: [] });
    map.grid = gridOf(history.present);
    map.chosen = null;
  }
  const otherwise = found.lines.length === 0 ? [t("editor-map-otherwise")] : [];
  board.said.textContent = [...found.remarks, ...otherwise].join("\n");
  board.said.dataset.tone = "";
  show(map);
}

export function undo(map: MapBoard) {
  map.history.undo();
  map.chosen = null;
  write(map);
}

/** Set the pointer's mode. */
export function setMode(map: MapBoard, mode: MapBoard["mode"]) {
  map.mode = mode;
  map.board.help.textContent = {
    draw: t("editor-map-help"),
    name: t("editor-map-naming"),
    choose: t("editor-map-choosing"),
  }[mode];
  change(map, endLine(map.history.present), null);
}

export function removeChosen(map: MapBoard) {
  const { chosen, history } = map;
  if (chosen === null) return;
  const { present } = history;
  const rest =
    "line" in chosen ? removeLine(present, chosen.line) : removeLabel(present, chosen.label);
  change(map, rest, null);
}

export function rename(map: MapBoard) {
  const { chosen, history, naming } = map;
  const name = naming.name.value.trim().replace(/\s+/g, " ");
  if (!chosen || !("label" in chosen) || name === "") return;
  const { present } = history;
  const next = putLabel(present, { ...present.labels[chosen.label], name }, chosen.label);
  change(map, next, { label: next.labels.length - 1 });
}

export function show(map: MapBoard) {
  const { history, board, naming, draft, grid, chosen, cross } = map;
  const { present } = history;
  board.undo.disabled = !history.canUndo;
  board.clear.disabled = board.text.value === "" && present.open.length === 0;
  const label = chosen && "label" in chosen ? present.labels[chosen.label] : null;
  naming.nameField.hidden = label === null;
  board.chosen.dataset.empty = String(chosen === null);
  if (label && document.activeElement !== naming.name) naming.name.value = label.name;
  board.drawing.replaceChildren(...paint({ map: present, draft, grid, chosen, cross }));
}
