import { tell } from "../language/tell.ts";
import { wayOf } from "../puzzles/shared/arrow.ts";
import { pointAt } from "./dialog.ts";
import { addPoint, dropPoint, EMPTY, endLine, putLabel, snap } from "./drawn-map.ts";
import { change, removeChosen, show } from "./map-board.ts";
import { fromDrawing } from "./map-painting.ts";

/**
 * Drawing a map with the pointer, or with a cross that the keyboard moves.
 *
 * @import { DrawnMap, MapBoard, Point } from "./types.ts"
 */

/** @param {MapBoard} map */
export function followPointer(map) {
  const { drawing, signal } = map.board;
  drawing.addEventListener("pointermove", (event) => hover(map, event), { signal });
  drawing.addEventListener(
    "pointerleave",
    () => {
      map.cross = null;
      show(map);
    },
    { signal },
  );
  drawing.addEventListener("pointerdown", (event) => event.preventDefault(), { signal });
  drawing.addEventListener("click", (event) => click(map, event), { signal });
}

/** @param {MapBoard} map @param {MouseEvent} event */
const pointOf = ({ board, grid }, event) => fromDrawing(grid, pointAt(board.drawing, event));

/** @param {MapBoard} map @param {PointerEvent} event */
function hover(map, event) {
  if (map.mode !== "draw") return;
  map.cross = snap(map.history.present, map.grid, ...pointOf(map, event));
  show(map);
}

/** @param {MapBoard} map @param {MouseEvent} event */
function click(map, event) {
  map.board.drawing.focus();
  const [x, y] = pointOf(map, event);
  if (map.mode === "draw") put(map, snap(map.history.present, map.grid, x, y));
  else choose(map, x, y);
}

/** A point more on the border. @param {MapBoard} map @param {Point} point */
function put(map, point) {
  const { said } = map.board;
  const next = addPoint(map.history.present, point);
  map.cross = point;
  change(map, next, null);
  said.dataset.tone = "";
  if (next.open.length > 0)
    said.textContent = tell("editor-map-point", { at: point.join(), points: next.open.length });
}

/** In a region a click names it; on a line or a name it chooses that. @param {MapBoard} map @param {number} x @param {number} y */
function choose(map, x, y) {
  const { grid, mode, naming } = map;
  const { present } = map.history;
  const label = present.labels.findIndex(
    (other) => Math.hypot(other.x - x, other.y - y) < 1.2 * grid.step,
  );
  if (label >= 0) change(map, present, { label });
  else if (mode === "choose") {
    const line = present.lines.findIndex((points) => isNear(points, x, y, 0.5 * grid.step));
    change(map, present, line < 0 ? null : { line });
  } else {
    const fine = grid.step / 10;
    const at = { x: Math.round(x / fine) * fine, y: Math.round(y / fine) * fine };
    const named = putLabel(present, { ...at, name: freeName(present) });
    change(map, named, { label: named.labels.length - 1 });
  }
  if (map.chosen && "label" in map.chosen) naming.name.select();
}

/** @param {MapBoard} map @param {KeyboardEvent} event */
export function press(map, event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const { key } = event;
  const { present } = map.history;
  const at = map.cross ?? middle(map.grid);
  if (key.startsWith("Arrow")) {
    moveCross(map, at, key);
  } else if (key === "Enter" || key === " ") {
    if (map.mode === "draw") put(map, at);
    else choose(map, ...at);
  } else if (key === "Escape" && present.open.length > 0) {
    change(map, endLine(present));
  } else if ((key === "Backspace" || key === "Delete") && present.open.length > 0) {
    change(map, dropPoint(present));
  } else if (key === "Backspace" || key === "Delete") {
    removeChosen(map);
  } else return;
  event.preventDefault();
}

/** @param {MapBoard} map @param {Point} from @param {string} key */
function moveCross(map, [x, y], key) {
  const { grid, board } = map;
  const { right, up } = wayOf(key);
  map.cross = snap(EMPTY, grid, x + right * grid.step, y + up * grid.step);
  board.said.textContent = tell("editor-map-cross", { at: map.cross.join() });
  show(map);
}

/** @param {MapBoard["grid"]} grid @returns {Point} */
function middle(grid) {
  return snap(EMPTY, grid, (grid.left + grid.right) / 2, (grid.bottom + grid.top) / 2);
}

/** @param {DrawnMap} map */
function freeName({ labels }) {
  const taken = new Set(labels.map(({ name }) => name));
  let number = 0;
  while (taken.has(String.fromCharCode(65 + number)) && number < 25) number++;
  return String.fromCharCode(65 + number);
}

/** @param {readonly Point[]} points @param {number} x @param {number} y @param {number} reach */
function isNear(points, x, y, reach) {
  return points.some(([bx, by], i) => {
    if (i === 0) return false;
    const [ax, ay] = points[i - 1];
    const [dx, dy] = [bx - ax, by - ay];
    const along = ((x - ax) * dx + (y - ay) * dy) / Math.max(1e-9, dx * dx + dy * dy);
    const share = Math.min(1, Math.max(0, along));
    return Math.hypot(ax + share * dx - x, ay + share * dy - y) < reach;
  });
}
