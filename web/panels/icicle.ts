import { columnsOf, endsOf, HIGHEST, layOutIcicle, rowsWithin } from "../charts/icicle.ts";
import { drawIcicle, fontOf, paintIcicle, shapesOf } from "../charts/icicle-drawing.ts";
import { RowEnds } from "../charts/row-ends.ts";
import { between, Span } from "../charts/span.ts";
import { bring, tell } from "../language/tell.ts";
import { bindGestures } from "../stage/gestures.ts";
import { pointOn } from "../stage/point.ts";
import { binding, watchSize } from "../view/binding.ts";
import { watchChanges } from "../view/changes.ts";
import { setText, update } from "../view/element.ts";
import { button, html } from "../view/node.ts";
import { isPresented } from "../workbench/presentation.ts";
import { makeFigure } from "./figure.ts";
import { bindIcicleKeys } from "./icicle-keys.ts";
import { tellCostliest, tellLimits, tellTwig } from "./icicle-told.ts";
import { lookForEntry } from "./panel.ts";

/**
 * The whole search as one picture, from all of its steps down to two: a row for each depth, each choice as wide as the steps spent
 * below it. A click goes to a choice's step; the path at the cursor is seen in it.
 *
 * @import { Window } from "../charts/icicle.ts"
 * @import { Tree, Twig } from "../digest/tree.ts"
 * @import { Tools } from "./types.ts"
 *
 * @typedef {object} Icicle
 * @property {Tools} tools
 * @property {ReturnType<typeof makeParts>} parts
 * @property {CanvasRenderingContext2D} context
 * @property {Tree | null} tree what is drawn
 * @property {Span} span the steps in sight
 * @property {RowEnds} ends of the rows in sight
 * @property {Window} seen the steps that are seen, on the way to those
 * @property {Twig | null} pointed
 * @property {{x: number, y: number} | null} pointer where it is; null: the keys point
 * @property {{one: Window, other: Window, begun: number} | null} glide to what is to be in sight
 * @property {number} position of the cursor when it was drawn last
 * @property {number} frame
 * @property {number} drawnAt milliseconds
 * @property {ReturnType<typeof watchChanges>} changed
 * @property {ReturnType<typeof watchChanges>} grown
 * @property {string} costliest what is told of what cost most
 */

bring("charts");

/** Milliseconds between two drawings while it plays, and that a glide takes. */
const PAUSE = 120;
const GLIDE = 260;
/** So much larger is all where the page is presented. */
const PRESENTED = 24 / 11;
/** Pixels of a file's picture. */
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
    ends: new RowEnds(),
    seen: { from: 0, to: 0 },
    pointed: null,
    pointer: null,
    glide: null,
    position: -1,
    frame: 0,
    drawnAt: -Infinity,
    changed: watchChanges(),
    grown: watchChanges(),
    costliest: "",
  };
  const title = tell("charts-icicle-title");
  const figure = makeFigure(tools.page, title, "search", () => pictureOf(icicle, title));
  figure.holder.append(parts.about, parts.canvas, parts.told, parts.buttons, parts.limits);
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
  const point = (/** @type {PointerEvent | MouseEvent} */ event) => {
    icicle.pointer = pointOn(canvas, event);
    request(icicle);
  };
  const leave = (/** @type {PointerEvent} */ event) => {
    // A finger is lifted to read what is told.
    if (event.pointerType === "mouse") act.point(null);
  };
  const click = (/** @type {MouseEvent} */ event) => {
    if (gestures.dragged()) return;
    point(event);
    act.go(pick(icicle, pointOn(canvas, event)));
  };
  canvas.addEventListener("pointermove", point, { signal });
  canvas.addEventListener("pointerleave", leave, { signal });
  canvas.addEventListener("click", click, { signal });
  canvas.addEventListener("dblclick", (event) => act.zoomTo(pick(icicle, pointOn(canvas, event))), {
    signal,
  });
  parts.all.addEventListener("click", act.showAll, { signal });
  canvas.addEventListener("contextrestored", () => request(icicle), { signal });
  const { saves } = figure;
  return { figure: figure.figure, saves, show: () => show(icicle, figure.figure), unbind };
}

function makeParts() {
  // In turns: what the keys have come to, for those who cannot see it.
  const cells = [1, 2].map((n) =>
    html("span", { role: "treeitem", id: `icicle-cell-${n}` }, tell("charts-icicle-title")),
  );
  const canvas = html(
    "canvas",
    { class: "icicle", tabindex: "0", role: "tree", "aria-label": tell("charts-icicle-label") },
    ...cells,
  );
  const all = button({ class: "button" }, tell("charts-icicle-all"));
  const about = html("p", { class: "icicle-note" }, tell("charts-icicle-about"));
  const told = html("p", { class: "icicle-told" });
  const limits = html("p", { class: "icicle-note" });
  const buttons = html("div", { class: "icicle-buttons" }, all);
  return { canvas, cells, buttons, all, about, told, limits };
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
      icicle.pointer = null;
      icicle.pointed = twig;
      request(icicle);
    },
    /** @param {Twig | null} twig */
    go(twig) {
      const { tools } = icicle;
      // What is clicked stays where it is, though it may have begun out of sight.
      icicle.position = twig === null ? icicle.position : twig.start + 1;
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
  update(figure, { hidden: tree === null || tree.read === tree.base });
  if (tree === null || figure.hidden) return;
  if (tree !== icicle.tree) {
    Object.assign(icicle, {
      tree,
      pointed: null,
      pointer: null,
      glide: null,
      position: -1,
      costliest: "",
    });
    icicle.span.begin(tree.base, tree.read);
    // A short path needs no more.
    const most = Math.ceil((timeline.length - tree.root) * HIGHEST);
    icicle.parts.canvas.style.maxBlockSize = `${most}px`;
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
  const { tree, context, parts, ends, pointer, pointed } = icicle;
  const { width, height } = context.canvas;
  if (tree === null || width === 0 || height === 0) return;
  const seen = glideOn(icicle, now);
  icicle.seen = seen;
  const slowly = !STILL.matches && !icicle.tools.page.player.playing;
  const scale = devicePixelRatio * (isPresented() ? PRESENTED : 1);
  const shapes = shapesAt(icicle, tree, { seen, ends, slowly, width, height, scale });
  // Another choice may be at the pointer now, and what is open has become longer.
  if (pointer !== null) icicle.pointed = pick(icicle, pointer);
  else if (pointed !== null) icicle.pointed = tree.twigAt(pointed.start, pointed.depth);
  const ring = icicle.pointed && boxOf(icicle.pointed, seen, ends, width);
  paintIcicle(context, shapes, getComputedStyle(context.canvas), scale, ring);
  parts.all.disabled = icicle.span.whole;
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

/**
 * What is to be drawn of some steps.
 *
 * @param {Icicle} icicle
 * @param {Tree} tree
 * @param {{seen: Window, ends: RowEnds, slowly: boolean, width: number, height: number, scale: number}} view
 */
function shapesAt(icicle, tree, { seen, ends, slowly, width, height, scale }) {
  const { context, tools } = icicle;
  const columns = columnsOf(tree, seen, width);
  const rows = rowsWithin(tree, columns.at);
  const layout = layOutIcicle(tree, columns.at, rows);
  const there = ends.aim(rows, tree.root, endsOf(layout, columns.x, rows, height, scale), slowly);
  if (!there) request(icicle);
  const { position } = tools.page.player.timeline;
  const depth = position > tree.read || position < tree.base ? 0 : tree.depthAt(position);
  context.font = fontOf(getComputedStyle(context.canvas), scale);
  const measure = (/** @type {string} */ text) => context.measureText(text).width;
  const sight = { columns, rows, layout, ends, width, scale, cursor: { position, depth } };
  return shapesOf(tree, sight, { ...lettering(icicle), measure });
}

/** @param {Icicle} icicle */
function lettering({ tools: { page } }) {
  const { view, player } = page;
  return {
    name: (/** @type {number} */ choice) => view.nodeName(choice, player.timeline.position),
    brief: (/** @type {number} */ choice) => view.brief(choice),
  };
}

/** Where a choice is on the picture; null where it is not. @param {Twig} twig @param {Window} seen @param {RowEnds} ends @param {number} width */
function boxOf({ start, end, depth }, { from, to }, ends, width) {
  const { top, bottom } = ends.of(depth);
  if (!(bottom > top) || end <= from || start >= to) return null;
  const x = (/** @type {number} */ position) =>
    Math.max(0, Math.min(width, ((position - from) / (to - from)) * width));
  return { x: x(start), y: top, width: Math.max(2, x(end) - x(start)), height: bottom - top };
}

/**
 * The choice at a point of the canvas; where many share a pixel, the one that they are below.
 *
 * @param {Icicle} icicle
 * @param {{x: number, y: number}} point
 * @returns {Twig | null}
 */
function pick({ tree, ends, seen, parts: { canvas } }, { x, y }) {
  const step = (seen.to - seen.from) / canvas.width;
  const position = Math.floor(seen.from + x * step);
  const depth = ends.depthAt(y);
  if (tree === null || depth === null || position < tree.base || position >= tree.read) return null;
  const { greatest } = tree.between(position, Math.min(tree.read, position + Math.ceil(step)));
  for (let level = depth; greatest >= depth && level > tree.root; level--) {
    const twig = tree.twigAt(position, level);
    if (twig !== null && twig.end - twig.start >= step) return twig;
  }
  return null;
}

/** @param {Icicle} icicle @param {Tree} tree */
function say(icicle, tree) {
  const { tools, parts, pointed } = icicle;
  const { timeline, status } = tools.page.player;
  const { name } = lettering(icicle);
  // While it grows that would be another one each time.
  if (status.name !== "playing" && icicle.grown(tree, tree.read)) {
    icicle.costliest = tellCostliest(tree, name);
  }
  setText(parts.told, pointed === null ? icicle.costliest : tellTwig(tree, pointed, name));
  const gone = tree.read < timeline.known && timeline.chunkAt(tree.read) === null;
  setText(parts.limits, tellLimits(tree, tree.full || gone));
}

/** All that is in sight, for a file. @param {Icicle} icicle @param {string} title */
function pictureOf(icicle, title) {
  const { tree, span } = icicle;
  if (tree === null) return null;
  const view = { seen: span, ends: new RowEnds(), slowly: false, ...FILE, scale: 1 };
  return drawIcicle(shapesAt(icicle, tree, view), { ...FILE, title });
}
