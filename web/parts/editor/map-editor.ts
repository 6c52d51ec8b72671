import { t } from "../../language/translate.ts";
import { EMPTY, endLine, gridOf } from "./drawn-map.ts";
import { finishWith, makeModes, makeNaming, openBoard, readWhileTyped } from "./editor-dialog.ts";
import { History } from "./history.ts";
import { change, removeChosen, rename, setMode, show, showFindings, undo } from "./map-board.ts";
import { type Draft, MARGIN, UNIT } from "./map-painting.ts";
import { followPointer, press } from "./map-pointer.ts";
import type { MapBoard } from "./types.ts";

/** The editor for maps: borders are clicked point by point, and Python finds the regions that they enclose. */

interface Task {
  text: string; // the map to start with
  read: (text: string) => Promise<Draft>; // by Python
  finish: (text: string) => Promise<() => void>; // rejected with an error sentence
}

/** @returns closes it */
export function editMap({ text: first, read, finish }: Task): () => void {
  const board = openBoard(
    makeTexts(),
    `${-MARGIN} ${-MARGIN} ${UNIT + 2 * MARGIN} ${UNIT + 2 * MARGIN}`,
  );
  const map: MapBoard = {
    history: new History(EMPTY),
    board,
    naming: makeNaming(),
    grid: gridOf(EMPTY),
    mode: "draw",
    chosen: null,
    draft: null,
    cross: null,
    consult: readWhileTyped(board, read, (found, typed) => showFindings(map, found, typed)),
  };
  board.chosen.append(map.naming.nameField, map.naming.remove);
  const modes = {
    draw: t("editor-map-modes-draw"),
    name: t("editor-map-modes-name"),
    choose: t("editor-map-modes-choose"),
  };
  board.tools.append(makeModes(modes, t("editor-map-modes-label"), (mode) => setMode(map, mode)));
  bindTools(map);
  followPointer(map);
  const { signal } = board;
  board.drawing.addEventListener("keydown", (event) => press(map, event), { signal });
  finishWith(board, () => {
    if (map.history.present.open.length > 0) change(map, endLine(map.history.present), null);
    return finish(board.text.value);
  });
  board.text.value = first;
  show(map);
  if (first !== "") {
    board.said.textContent = t("editor-waiting");
    map.consult(true);
  }
  return () => board.dialog.close();
}

function bindTools(map: MapBoard) {
  const { board, naming } = map;
  const { signal } = board;
  naming.name.addEventListener("change", () => rename(map), { signal });
  naming.name.addEventListener(
    "keydown",
    ({ key }) => {
      if (key !== "Enter") return;
      naming.name.blur();
      board.drawing.focus();
    },
    { signal },
  );
  naming.remove.addEventListener("click", () => removeChosen(map), { signal });
  board.undo.addEventListener("click", () => undo(map), { signal });
  board.clear.addEventListener(
    "click",
    () => {
      map.grid = gridOf(EMPTY);
      change(map, { ...EMPTY }, null);
    },
    { signal },
  );
}

/** The texts of this editor. */
const makeTexts = () => ({
  title: t("editor-map-title"),
  done: t("editor-map-done"),
  surface: t("editor-map-surface"),
  help: t("editor-map-help"),
  keys: t("editor-map-keys"),
  text: t("editor-map-text"),
});
