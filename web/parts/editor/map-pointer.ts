import { wayOf } from "../../board/shared/arrow.ts";
import { t } from "../../language/translate.ts";
import { addPoint, dropPoint, EMPTY, endLine, putLabel, snap } from "./drawn-map.ts";
import { pointAt } from "./editor-dialog.ts";
import { change, removeChosen, show } from "./map-board.ts";
import { fromDrawing } from "./map-painting.ts";
import type { DrawnMap, MapBoard, Point } from "./types.ts";

/** Drawing a map with the pointer, or with a cross that the keyboard moves. */

export function followPointer(map: MapBoard) {
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

const pointOf = ({ board, grid }: MapBoard, event: MouseEvent) =>
  fromDrawing(grid, pointAt(board.drawing, event));

function hover(map: MapBoard, event: PointerEvent) {
  if (map.mode !== "draw") return;
  map.cross = snap(map.history.present, map.grid, ...pointOf(map, event));
  show(map);
}

function click(map: MapBoard, event: MouseEvent) {
  map.board.drawing.focus();
  const [x, y] = pointOf(map, event);
  if (map.mode === "draw") put(map, snap(map.history.present, map.grid, x, y));
  else choose(map, x, y);
}

/** Add a point to the border. */
function put(map: MapBoard, point: Point) {
  const { said } = map.board;
  const next = addPoint(map.history.present, point);
  map.cross = point;
  change(map, next, null);
  said.dataset.tone = "";
  if (next.open.length > 0)
    said.textContent = t("editor-map-point", { at: point.join(), points: next.open.length });
}

/** A click in a region names it; a click on a line or a name selects that. */
function choose(map: MapBoard, x: number, y: number) {
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

export function press(map: MapBoard, event: KeyboardEvent) {
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

function moveCross(map: MapBoard, [x, y]: Point, key: string) {
  const { grid, board } = map;
  const { right, up } = wayOf(key);
  map.cross = snap(EMPTY, grid, x + right * grid.step, y + up * grid.step);
  board.said.textContent = t("editor-map-cross", { at: map.cross.join() });
  show(map);
}

function middle(grid: MapBoard["grid"]): Point {
  return snap(EMPTY, grid, (grid.left + grid.right) / 2, (grid.bottom + grid.top) / 2);
}

function freeName({ labels }: DrawnMap) {
  const taken = new Set(labels.map(({ name }) => name));
  let number = 0;
  while (taken.has(String.fromCharCode(65 + number)) && number < 25) number++;
  return String.fromCharCode(65 + number);
}

function isNear(points: readonly Point[], x: number, y: number, reach: number) {
  return points.some(([bx, by], i) => {
    if (i === 0) return false;
    const [ax, ay] = points[i - 1];
    const [dx, dy] = [bx - ax, by - ay];
    const along = ((x - ax) * dx + (y - ay) * dy) / Math.max(1e-9, dx * dx + dy * dy);
    const share = Math.min(1, Math.max(0, along));
    return Math.hypot(ax + share * dx - x, ay + share * dy - y) < reach;
  });
}
