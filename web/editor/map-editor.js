import { placeLabel } from "../puzzles/colouring/map-layout.js";
import { wayOf } from "../puzzles/shared/arrow.js";
import { editor as common, mapEditor as words } from "../text/en-editor.js";
import { bindDone, bindText, button, draw, make, makeModes, openBoard, pointAt } from "./dialog.js";
import {
  addPoint,
  dropPoint,
  EMPTY,
  endLine,
  gridOf,
  putLabel,
  removeLabel,
  removeLine,
  snap,
  writeMap,
} from "./drawn-map.js";
import { History } from "./history.js";

/**
 * The drawing board for maps: borders are clicked point by point, and Python says which regions they enclose.
 *
 * @typedef {import("./drawn-map.js").DrawnMap} DrawnMap
 * @typedef {import("./drawn-map.js").Point} Point
 *
 * @typedef {object} Draft what Python finds
 * @property {string[]} names
 * @property {[number, number][]} borders
 * @property {Point[][][]} outlines
 * @property {Point[][]} lines
 * @property {[number, number, string][]} labels
 * @property {string[]} remarks
 *
 * @typedef {{line: number} | {label: number} | null} Chosen
 */

/** The drawing's own units. */
const UNIT = 1000;
const MARGIN = 30;

/**
 * @param {object} task
 * @param {string} task.text what is there to begin with
 * @param {(text: string) => Promise<Draft>} task.read by Python
 * @param {(text: string) => Promise<void>} task.finish rejected with what is wrong
 */
export function editMap({ text: first, read, finish }) {
  const history = new History(EMPTY);
  const board = openBoard(words, `${-MARGIN} ${-MARGIN} ${UNIT + 2 * MARGIN} ${UNIT + 2 * MARGIN}`);
  const { drawing, text, said, help } = board;
  let grid = gridOf(EMPTY);
  /** @type {"draw" | "name" | "choose"} */
  let mode = "draw";
  /** @type {Chosen} */
  let chosen = null;
  /** @type {Draft | null} */
  let draft = null;
  /** Where the next point would be. @type {Point | null} */
  let cross = null;

  const name = make("input", { class: "input", id: "editor-name", autocomplete: "off" });
  const remove = button(common.remove, { id: "editor-remove" });
  const nameField = make("label", { class: "field" }, make("span", {}, common.name), name);
  board.chosen.append(nameField, remove);
  board.tools.append(
    makeModes(words.modes, words.modesLabel, (next) => {
      mode = next;
      help.textContent = { draw: words.help, name: words.naming, choose: words.choosing }[mode];
      change(endLine(history.present), null);
    }),
  );

  const { consult } = bindText(text, read, heed, said);

  /** @param {Draft} found @param {boolean} typed */
  function heed(found, typed) {
    draft = found;
    if (typed) {
      const labels = found.labels.map(([x, y, name]) => ({ x, y, name }));
      history.change({ lines: found.lines, labels, open: [] });
      grid = gridOf(history.present);
      chosen = null;
    }
    const counted = words.counts(found.names.length, found.borders.length);
    const otherwise = found.lines.length === 0 ? [words.otherwise] : [];
    said.textContent = [counted, ...found.remarks, ...otherwise].join("\n");
    said.dataset.tone = "";
    show();
  }

  /** @param {DrawnMap} next @param {Chosen} [choose] */
  function change(next, choose = chosen) {
    const before = history.present;
    if (next !== before) history.change(next);
    chosen = choose;
    if (next.lines !== before.lines || next.labels !== before.labels) write();
    else show();
  }

  /** After a change of the drawing the text follows, and Python reads it. */
  function write() {
    const { lines, labels } = history.present;
    draft = null;
    text.value = writeMap(history.present);
    text.removeAttribute("aria-invalid");
    said.textContent = "";
    if (lines.length + labels.length > 0) consult(false);
    show();
  }

  /** @param {Point} point @returns {Point} */
  const toDrawing = ([x, y]) => {
    const { left, bottom, side } = frame(grid);
    return [((x - left) / side) * UNIT, (1 - (y - bottom) / side) * UNIT];
  };

  /** @param {{clientX: number, clientY: number}} event @returns {Point} */
  const pointOf = (event) => {
    const { left, bottom, side } = frame(grid);
    const { x, y } = pointAt(drawing, event);
    return [left + (x / UNIT) * side, bottom + (1 - y / UNIT) * side];
  };

  drawing.addEventListener("pointermove", (event) => {
    if (mode !== "draw") return;
    cross = snap(history.present, grid, ...pointOf(event));
    show();
  });
  drawing.addEventListener("pointerleave", () => {
    cross = null;
    show();
  });
  drawing.addEventListener("pointerdown", (event) => event.preventDefault());
  drawing.addEventListener("click", (event) => {
    drawing.focus();
    const [x, y] = pointOf(event);
    if (mode === "draw") put(snap(history.present, grid, x, y));
    else choose(x, y);
  });

  /** @param {Point} point */
  function put(point) {
    const next = addPoint(history.present, point);
    cross = point;
    change(next, null);
    said.dataset.tone = "";
    if (next.open.length > 0) said.textContent = words.point(point.join(), next.open.length);
  }

  /** In a region a click names it; on a line or a name it chooses that. @param {number} x @param {number} y */
  function choose(x, y) {
    const map = history.present;
    const label = map.labels.findIndex(
      (other) => Math.hypot(other.x - x, other.y - y) < 1.2 * grid.step,
    );
    if (label >= 0) change(map, { label });
    else if (mode === "choose") {
      const line = map.lines.findIndex((points) => isNear(points, x, y, 0.5 * grid.step));
      change(map, line < 0 ? null : { line });
    } else {
      const fine = grid.step / 10;
      const at = { x: Math.round(x / fine) * fine, y: Math.round(y / fine) * fine };
      const named = putLabel(map, { ...at, name: freeName(map) });
      change(named, { label: named.labels.length - 1 });
    }
    if (chosen && "label" in chosen) name.select();
  }

  function removeChosen() {
    if (chosen === null) return;
    const map = history.present;
    change("line" in chosen ? removeLine(map, chosen.line) : removeLabel(map, chosen.label), null);
  }

  drawing.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { key } = event;
    const map = history.present;
    const at = cross ?? middle(grid);
    if (key.startsWith("Arrow")) {
      const { right, up } = wayOf(key);
      cross = snap(EMPTY, grid, at[0] + right * grid.step, at[1] + up * grid.step);
      said.textContent = words.cross(cross.join());
      show();
    } else if (key === "Enter" || key === " ") {
      if (mode === "draw") put(at);
      else choose(...at);
    } else if (key === "Escape" && map.open.length > 0) {
      change(endLine(map));
    } else if ((key === "Backspace" || key === "Delete") && map.open.length > 0) {
      change(dropPoint(map));
    } else if (key === "Backspace" || key === "Delete") {
      removeChosen();
    } else return;
    event.preventDefault();
  });

  name.addEventListener("change", () => {
    const tidy = name.value.trim().replace(/\s+/g, " ");
    if (!chosen || !("label" in chosen) || tidy === "") return;
    const map = history.present;
    const next = putLabel(map, { ...map.labels[chosen.label], name: tidy }, chosen.label);
    change(next, { label: next.labels.length - 1 });
  });
  name.addEventListener("keydown", (event) => {
    if (event.key !== "Enter") return;
    name.blur();
    drawing.focus();
  });
  remove.addEventListener("click", removeChosen);
  board.undo.addEventListener("click", () => {
    history.undo();
    chosen = null;
    write();
  });
  board.clear.addEventListener("click", () => {
    grid = gridOf(EMPTY);
    change({ ...EMPTY }, null);
  });
  bindDone(board, () => {
    if (history.present.open.length > 0) change(endLine(history.present), null);
    return finish(text.value);
  });

  function show() {
    const map = history.present;
    board.undo.disabled = !history.canUndo;
    board.clear.disabled = text.value === "" && map.open.length === 0;
    const label = chosen && "label" in chosen ? map.labels[chosen.label] : null;
    nameField.hidden = label === null;
    board.chosen.dataset.empty = String(chosen === null);
    if (label && document.activeElement !== name) name.value = label.name;
    drawing.replaceChildren(...paint(map, draft, grid, chosen, cross, toDrawing));
  }

  text.value = first;
  show();
  if (first === "") return;
  said.textContent = common.waiting;
  consult(true);
}

/** The square part of the plane that is drawn. @param {import("./drawn-map.js").Grid} grid */
function frame({ left, bottom, right, top }) {
  const side = Math.max(right - left, top - bottom);
  return {
    left: left - (side - (right - left)) / 2,
    bottom: bottom - (side - (top - bottom)) / 2,
    side,
  };
}

/** @param {import("./drawn-map.js").Grid} grid @returns {Point} */
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

/**
 * @param {DrawnMap} map
 * @param {Draft | null} draft
 * @param {import("./drawn-map.js").Grid} grid
 * @param {Chosen} chosen
 * @param {Point | null} cross
 * @param {(point: Point) => Point} to
 * @returns {SVGElement[]}
 */
function paint(map, draft, grid, chosen, cross, to) {
  const { open } = map;
  const path = (/** @type {readonly Point[]} */ points) =>
    points.map((p) => to(p).join()).join(" ");
  const regions = (draft?.outlines ?? []).map((rings, region) =>
    draw("path", {
      class: `drawn-region tint-${region % 6}`,
      "fill-rule": "evenodd",
      d: rings.map((ring) => `M${path(ring)}Z`).join(""),
    }),
  );
  const lines = map.lines.map((line, i) =>
    draw("polyline", {
      class: chosen && "line" in chosen && chosen.line === i ? "drawn-line chosen" : "drawn-line",
      points: path(line),
    }),
  );
  const labels = map.labels.map(({ x, y, name }, i) => {
    const [left, top] = to([x, y]);
    const marked = chosen && "label" in chosen && chosen.label === i;
    return draw(
      "text",
      { class: marked ? "drawn-name chosen" : "drawn-name", x: left, y: top },
      name,
    );
  });
  const named = new Set(map.labels.map(({ name }) => name));
  const numbers = (draft?.outlines ?? []).flatMap((rings, region) => {
    const name = draft?.names[region] ?? "";
    const { x, y } = placeLabel(
      rings.map((ring) => ring.map(to)),
      UNIT,
      UNIT,
    );
    return named.has(name) ? [] : [draw("text", { class: "drawn-name number", x, y }, name)];
  });
  const begun =
    open.length > 0
      ? [
          draw("polyline", {
            class: "drawn-line open",
            points: path(cross ? [...open, cross] : open),
          }),
        ]
      : [];
  const dots = [...open, ...(cross ? [cross] : [])].map((point, i) => {
    const [cx, cy] = to(point);
    return draw("circle", { class: i < open.length ? "drawn-point" : "drawn-cross", cx, cy, r: 8 });
  });
  const empty = map.lines.length + open.length === 0 && draft === null;
  const hint = empty
    ? [draw("text", { class: "drawing-hint", x: UNIT / 2, y: UNIT / 2 }, words.empty)]
    : [];
  return [
    ...regions,
    paintGrid(grid, to),
    ...lines,
    ...begun,
    ...numbers,
    ...labels,
    ...dots,
    ...hint,
  ];
}

/** @param {import("./drawn-map.js").Grid} grid @param {(point: Point) => Point} to */
function paintGrid({ left, bottom, right, top, step }, to) {
  let d = "";
  for (let x = left; x <= right + step / 2; x += step) {
    d += `M${to([x, bottom]).join()}L${to([x, top]).join()}`;
  }
  for (let y = bottom; y <= top + step / 2; y += step) {
    d += `M${to([left, y]).join()}L${to([right, y]).join()}`;
  }
  return draw("path", { class: "drawing-grid", d });
}
