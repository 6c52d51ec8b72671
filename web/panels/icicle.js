import { columnsOf, rowsWithin } from "../charts/icicle.js";
import { drawIcicle, fontOf, paintIcicle, shapesOf } from "../charts/icicle-drawing.js";
import { between, Span } from "../charts/span.js";
import { tell } from "../language/tell.js";
import { bindGestures } from "../stage/gestures.js";
import { pointOn } from "../stage/point.js";
import { binding, watchSize } from "../view/binding.js";
import { watchChanges } from "../view/changes.js";
import { setText } from "../view/element.js";
import { button, html } from "../view/node.js";
import { makeFigure } from "./figure.js";
import { bindIcicleKeys } from "./icicle-keys.js";
import { tellCostliest, tellLimits, tellTwig } from "./icicle-told.js";
import { lookForEntry } from "./panel.js";

/**
 * The whole search as one picture, from all of its steps down to two: a row for each depth, each choice as wide as the steps spent
 * below it. A click goes to a choice's step; the path at the cursor is seen in it.
 *
 * @import { Sight } from "../charts/icicle-drawing.js"
 * @import { Rows, Window } from "../charts/icicle.js"
 * @import { Tree, Twig } from "../digest/tree.js"
 * @import { Tools } from "./types.d.ts"
 *
 * @typedef {object} Icicle
 * @property {Tools} tools
 * @property {ReturnType<typeof makeParts>} parts
 * @property {CanvasRenderingContext2D} context
 * @property {Tree | null} tree what is drawn
 * @property {Span} span the steps in sight
 * @property {Rows | null} rows the depths in sight; fractions while they move
 * @property {Twig | null} pointed
 * @property {{one: Window, other: Window, begun: number} | null} glide to what is to be in sight
 * @property {number} position of the cursor when it was drawn last
 * @property {number} frame
 * @property {number} drawnAt milliseconds
 * @property {ReturnType<typeof watchChanges>} changed
 * @property {ReturnType<typeof watchChanges>} toldAnew
 */

/** Milliseconds between two drawings while it plays, and that a glide takes. */
const PAUSE = 120;
const GLIDE = 260;
/** So much of the way do the rows go in a frame. */
const HASTE = 0.3;
/** Pixels of the highest row, and of a file's picture. */
const HIGHEST_ROW = 26;
const FILE = { width: 960, height: 480 };
const STILL = matchMedia("(prefers-reduced-motion: reduce)");

/** @param {Tools} tools */
export function createIcicle(tools) {
  const { signal, also, alsoParts, unbind } = binding();
  const parts = makeParts();
  /** @type {Icicle} */
  const icicle = {
    tools,
    parts,
    context: /** @type {CanvasRenderingContext2D} */ (parts.canvas.getContext("2d")),
    tree: null,
    span: new Span(),
    rows: null,
    pointed: null,
    glide: null,
    position: -1,
    frame: 0,
    drawnAt: -Infinity,
    changed: watchChanges(),
    toldAnew: watchChanges(),
  };
  const title = tell("panels-icicle-title");
  const figure = makeFigure(tools.page, title, "search", () => pictureOf(icicle, title));
  figure.holder.append(parts.about, parts.canvas, parts.buttons, parts.told, parts.limits);
  const { canvas } = parts;
  const act = heed(icicle);
  const port = () => (icicle.tree === null ? null : icicle.span);
  const gestures = bindGestures(canvas, port, act.moved);
  const fit = () => {
    canvas.width = Math.round(canvas.clientWidth * devicePixelRatio);
    canvas.height = Math.round(canvas.clientHeight * devicePixelRatio);
    request(icicle);
  };
  also(watchSize(canvas, fit));
  also(() => cancelAnimationFrame(icicle.frame));
  alsoParts([gestures, bindIcicleKeys(icicle, act)]);
  canvas.addEventListener("mousedown", (event) => event.preventDefault(), { signal });
  canvas.addEventListener("pointermove", (event) => act.point(pick(icicle, event)), { signal });
  canvas.addEventListener("pointerleave", () => act.point(null), { signal });
  canvas.addEventListener("click", (event) => !gestures.dragged() && click(icicle, event, act), {
    signal,
  });
  canvas.addEventListener("dblclick", (event) => act.zoomTo(pick(icicle, event)), { signal });
  parts.nearer.addEventListener("click", () => act.zoom(4), { signal });
  parts.farther.addEventListener("click", () => act.zoom(1 / 4), { signal });
  parts.all.addEventListener("click", act.showAll, { signal });
  canvas.addEventListener("contextrestored", () => request(icicle), { signal });
  return { figure: figure.figure, show: () => show(icicle, figure.figure), unbind };
}

function makeParts() {
  const cells = [1, 2].map((n) => html("span", { role: "treeitem", id: `icicle-cell-${n}` }));
  const canvas = html(
    "canvas",
    { class: "icicle", tabindex: "0", role: "tree", "aria-label": tell("panels-icicle-label") },
    ...cells,
  );
  const nearer = button({ class: "button", "aria-label": tell("panels-icicle-nearer") }, "+");
  const farther = button({ class: "button", "aria-label": tell("panels-icicle-farther") }, "−");
  const all = button({ class: "button" }, tell("panels-icicle-all"));
  const about = html("p", { class: "panel-caption" }, tell("panels-icicle-about"));
  const told = html("p", { class: "icicle-told" });
  const limits = html("p", { class: "panel-caption" });
  const buttons = html("div", { class: "icicle-buttons" }, nearer, farther, all);
  return { canvas, cells, buttons, nearer, farther, all, about, told, limits };
}

/** What may be done with the picture. @param {Icicle} icicle */
function heed(icicle) {
  const { span } = icicle;
  const moved = () => {
    icicle.glide = null;
    request(icicle);
  };
  /** @param {() => void} move */
  const glideBy = (move) => {
    const one = { from: span.from, to: span.to };
    move();
    icicle.glide = STILL.matches
      ? null
      : { one, other: { from: span.from, to: span.to }, begun: performance.now() };
    request(icicle);
  };
  return {
    moved,
    /** @param {Twig | null} twig */
    point(twig) {
      icicle.pointed = twig;
      request(icicle);
    },
    /** @param {Twig | null} twig */
    go(twig) {
      const { tools } = icicle;
      if (twig?.cut) tools.go(lookForEntry(twig.depth, twig.start, tools.digest.relief));
      else if (twig) tools.seek(twig.start + 1);
    },
    /** About what is pointed at, else about the middle. @param {number} factor */
    zoom: (factor) =>
      glideBy(() => {
        const { pointed } = icicle;
        const middle =
          pointed === null ? (span.from + span.to) / 2 : (pointed.start + pointed.end) / 2;
        const within = (middle - span.from) / (span.to - span.from);
        span.zoom({ width: 1 }, factor, Math.max(0, Math.min(1, within)));
      }),
    /** @param {Twig | null} twig */
    zoomTo: (twig) => twig && glideBy(() => span.show(twig.start, twig.end)),
    showAll: () => glideBy(() => span.fit()),
    /** So that a choice can be told from others. @param {Twig} twig @param {number} least part of the width */
    reach(twig, least) {
      const [middle, steps] = [(twig.start + twig.end) / 2, twig.end - twig.start];
      const wide = steps >= least * (span.to - span.from);
      const half = wide ? (span.to - span.from) / 2 : steps / least / 2;
      const seen = twig.end > span.from && twig.start < span.to;
      if (!wide || !seen) glideBy(() => span.show(middle - half, middle + half));
    },
  };
}

/** @param {Icicle} icicle */
function request(icicle) {
  if (icicle.frame === 0) icicle.frame = requestAnimationFrame((now) => draw(icicle, now));
}

/** Called once a frame while the panel is seen. @param {Icicle} icicle @param {HTMLElement} figure */
function show(icicle, figure) {
  const { page, digest } = icicle.tools;
  const { tree } = digest;
  const { timeline, status } = page.player;
  figure.hidden = tree === null || tree.read === tree.base;
  if (tree === null || figure.hidden) return;
  if (tree !== icicle.tree) {
    Object.assign(icicle, { tree, rows: null, pointed: null, glide: null, position: -1 });
    icicle.span.begin(tree.base, tree.read);
  }
  const now = performance.now();
  if (status.name === "playing" && now - icicle.drawnAt < PAUSE) return;
  const theme = document.documentElement.dataset.theme ?? "";
  if (!icicle.changed(tree, tree.read, timeline.position, timeline.known, theme)) return;
  icicle.drawnAt = now;
  icicle.span.limit(tree.read);
  if (timeline.position !== icicle.position && !icicle.span.whole) {
    icicle.span.reach(timeline.position);
  }
  icicle.position = timeline.position;
  request(icicle);
}

/** @param {Icicle} icicle @param {number} now */
function draw(icicle, now) {
  icicle.frame = 0;
  const { tree, context, parts, pointed } = icicle;
  const { width, height } = context.canvas;
  if (tree === null || width === 0 || height === 0) return;
  const seen = glideOn(icicle, now);
  const sight = look(icicle, tree, seen, context.canvas, devicePixelRatio);
  const style = getComputedStyle(context.canvas);
  context.font = fontOf(style, devicePixelRatio);
  const measure = (/** @type {string} */ text) => context.measureText(text).width;
  const shapes = shapesOf(tree, sight, { ...lettering(icicle), measure });
  const ring = pointed && boxOf(pointed, seen, sight, width);
  paintIcicle(context, shapes, style, devicePixelRatio, ring);
  parts.all.disabled = icicle.span.whole;
  parts.farther.disabled = icicle.span.whole;
  say(icicle, tree);
}

/** The steps that are seen now, on the way to those that are to be. @param {Icicle} icicle @param {number} now @returns {Window} */
function glideOn(icicle, now) {
  const { glide, span } = icicle;
  if (glide === null) return span;
  const part = Math.min(1, Math.max(0, now - glide.begun) / GLIDE);
  if (part === 1) icicle.glide = null;
  else request(icicle);
  return between(glide.one, glide.other, part * (2 - part));
}

/** @param {Icicle} icicle @param {Tree} tree @param {Window} seen @param {{width: number, height: number}} size @param {number} scale @returns {Sight} */
function look(icicle, tree, seen, { width, height }, scale) {
  const columns = columnsOf(tree, seen, width);
  const { first, last } = rowsWithin(tree, columns.at);
  const aim = { first, last: Math.max(last + 1, first + height / (HIGHEST_ROW * scale)) };
  const { rows } = icicle;
  const moves = rows !== null && !STILL.matches && !icicle.tools.page.player.playing;
  const near = (/** @type {"first" | "last"} */ edge) =>
    rows === null || Math.abs(aim[edge] - rows[edge]) < 0.02;
  if (!moves || (near("first") && near("last"))) icicle.rows = aim;
  else {
    const on = (/** @type {"first" | "last"} */ edge) =>
      rows[edge] + (aim[edge] - rows[edge]) * HASTE;
    icicle.rows = { first: on("first"), last: on("last") };
    request(icicle);
  }
  const { first: top, last: bottom } = icicle.rows;
  const { position } = icicle.tools.page.player.timeline;
  const depth = position > tree.read || position < tree.base ? 0 : tree.depthAt(position);
  return { columns, top, bottom, height, scale, cursor: { position, depth } };
}

/** @param {Icicle} icicle */
function lettering({ tools: { page } }) {
  const { view, player } = page;
  return {
    name: (/** @type {number} */ choice) => view.nodeName(choice, player.timeline.position),
    brief: (/** @type {number} */ choice) => view.brief(choice),
  };
}

/** Where a choice is on the picture. @param {Twig} twig @param {Window} seen @param {Sight} sight @param {number} width */
function boxOf({ start, end, depth }, { from, to }, { top, bottom, height, scale }, width) {
  const unit = height / (bottom - top);
  const x = (/** @type {number} */ position) =>
    Math.max(-scale, Math.min(width + scale, ((position - from) / (to - from)) * width));
  const wide = Math.max(2 * scale, x(end) - x(start));
  return { x: x(start), y: (depth - top) * unit, width: wide, height: Math.max(2 * scale, unit) };
}

/** The choice at a point. @param {Icicle} icicle @param {MouseEvent} event @returns {Twig | null} */
function pick({ tree, rows, span, parts: { canvas } }, event) {
  if (tree === null || rows === null) return null;
  const { x, y } = pointOn(canvas, event);
  const position = Math.floor(span.from + (x / canvas.width) * (span.to - span.from));
  const depth = Math.floor(rows.first + (y / canvas.height) * (rows.last - rows.first));
  return tree.twigAt(position, depth);
}

/** To the step of a choice; where there is none, to the step there. @param {Icicle} icicle @param {MouseEvent} event @param {ReturnType<typeof heed>} act */
function click(icicle, event, act) {
  const twig = pick(icicle, event);
  act.point(twig);
  if (twig !== null) act.go(twig);
}

/** @param {Icicle} icicle @param {Tree} tree */
function say(icicle, tree) {
  const { tools, parts, pointed } = icicle;
  const { timeline, status } = tools.page.player;
  const { name } = lettering(icicle);
  if (pointed !== null) setText(parts.told, tellTwig(tree, pointed, name));
  // While it grows that would be another one each time.
  else if (status.name !== "playing") setText(parts.told, tellCostliest(tree, name));
  const gone = tree.read < timeline.known && timeline.chunkAt(tree.read) === null;
  setText(parts.limits, tellLimits(tree, tree.full || gone));
}

/** All that is in sight, for a file. @param {Icicle} icicle @param {string} title */
function pictureOf(icicle, title) {
  const { tree, span } = icicle;
  if (tree === null) return null;
  const sight = look(icicle, tree, span, FILE, 1);
  const { context } = icicle;
  context.font = fontOf(getComputedStyle(context.canvas), 1);
  const measure = (/** @type {string} */ text) => context.measureText(text).width;
  const shapes = shapesOf(tree, sight, { ...lettering(icicle), measure });
  return drawIcicle(shapes, { ...FILE, title });
}
