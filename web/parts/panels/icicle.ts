import { bindGestures } from "../../board/stage/gestures.ts";
import { pointOn } from "../../board/stage/point.ts";
import { binding, watchSize } from "../../dom/binding.ts";
import { button, html } from "../../dom/create-element.ts";
import { setText, update } from "../../dom/element.ts";
import { watchChanges } from "../../dom/watch-changes.ts";
import type { Tree, Twig } from "../../engine/analysis/tree.ts";
import { bring, t } from "../../language/translate.ts";
import { isByHand, isPresented } from "../../state/state.ts";
import {
  columnsOf,
  endsOf,
  HIGHEST,
  layOutIcicle,
  rowsWithin,
  type Window,
} from "../charts/icicle.ts";
import { drawIcicle, fontOf, paintIcicle, shapesOf } from "../charts/icicle-drawing.ts";
import { RowEnds } from "../charts/row-ends.ts";
import { between, Span } from "../charts/span.ts";
import { makeFigure } from "./chart-figure.ts";
import { bindIcicleKeys } from "./icicle-keys.ts";
import { formatCostliest, formatLimits, formatTwig } from "./icicle-sentences.ts";
import { lookForEntry } from "./panel-helpers.ts";
import type { Tools } from "./types.ts";

/**
 * The whole search as one picture, zoomable from all of its steps down to two: a row for each depth, each choice as
 * wide as the steps spent below it. A click goes to a choice's step; the path at the cursor is highlighted.
 */

export class Icicle {
  declare tools: Tools;
  declare parts: ReturnType<typeof makeParts>;
  declare context: CanvasRenderingContext2D;
  tree: Tree | null = null; // the tree being drawn
  span = new Span(); // the visible steps
  ends = new RowEnds(); // upper and lower edges of the visible rows
  seen: Window = { from: 0, to: 0 }; // the steps at this point of a zoom animation
  pointed: Twig | null = null;
  pointer: { x: number; y: number } | null = null; // place of the pointer; null while the keys point
  glide: { one: Window; other: Window; begun: number } | null = null; // a running zoom animation
  position = -1; // the cursor's position at the last drawing
  frame = 0;
  drawnAt = -Infinity; // milliseconds
  changed = watchChanges();
  grown = watchChanges();
  costliest = ""; // the sentence about the most expensive choice

  constructor(tools: Tools, parts: ReturnType<typeof makeParts>) {
    this.tools = tools;
    this.parts = parts;
    this.context = parts.canvas.getContext("2d") as CanvasRenderingContext2D;
  }

  /** True: the tree goes to the end of a finished search. */
  get complete(): boolean {
    const { timeline } = this.tools.page.player;
    return timeline.verdict !== null && this.tree?.read === timeline.known;
  }
}

bring("charts");

/** Milliseconds between two drawings while playing, and of a zoom animation. */
const PAUSE = 120;
const GLIDE = 260;
/** Magnification of everything while presenting. */
const PRESENTED = 24 / 11;
/** Size of the saved picture in pixels. */
const FILE = { width: 960, height: 480 };
const STILL = matchMedia("(prefers-reduced-motion: reduce)");

export function createIcicle(tools: Tools) {
  const { signal, onDispose, ownParts, unbind } = binding();
  const parts = makeParts();
  const icicle = new Icicle(tools, parts);
  const title = t("charts-icicle-title");
  const figure = makeFigure(tools.page, title, "search", () => pictureOf(icicle, title));
  figure.holder.append(parts.about, parts.canvas, parts.told, parts.buttons, parts.limits);
  const { canvas } = parts;
  const act = makeActions(icicle);
  const port = () => (icicle.tree === null ? null : icicle.span);
  const gestures = bindGestures(canvas, port, act.moved);
  const fit = () => {
    canvas.width = Math.round(canvas.clientWidth * devicePixelRatio);
    canvas.height = Math.round(canvas.clientHeight * devicePixelRatio);
    request(icicle);
  };
  onDispose(watchSize(canvas, fit));
  onDispose(() => cancelAnimationFrame(icicle.frame));
  ownParts([gestures, bindIcicleKeys(icicle, act)]);
  canvas.addEventListener("mousedown", (event) => event.preventDefault(), { signal });
  const point = (event: PointerEvent | MouseEvent) => {
    icicle.pointer = pointOn(canvas, event);
    request(icicle);
  };
  const leave = (event: PointerEvent) => {
    // A finger is lifted to read the text, so keep it.
    if (event.pointerType === "mouse") act.point(null);
  };
  const click = (event: MouseEvent) => {
    if (gestures.dragged()) return;
    point(event);
    act.go(twigAt(icicle, pointOn(canvas, event)));
  };
  canvas.addEventListener("pointermove", point, { signal });
  canvas.addEventListener("pointerleave", leave, { signal });
  canvas.addEventListener("click", click, { signal });
  canvas.addEventListener(
    "dblclick",
    (event) => act.zoomTo(twigAt(icicle, pointOn(canvas, event))),
    {
      signal,
    },
  );
  parts.all.addEventListener("click", act.showAll, { signal });
  canvas.addEventListener("contextrestored", () => request(icicle), { signal });
  const { saves } = figure;
  return { figure: figure.figure, saves, show: () => show(icicle, figure.figure), unbind };
}

function makeParts() {
  // Used in turn: the choice that the keys have reached, for screen readers.
  const cells = [1, 2].map((n) =>
    html("span", { role: "treeitem", id: `icicle-cell-${n}` }, t("charts-icicle-title")),
  );
  const canvas = html(
    "canvas",
    { class: "icicle", tabindex: "0", role: "tree", "aria-label": t("charts-icicle-label") },
    ...cells,
  );
  const all = button({ class: "button" }, t("charts-icicle-all"));
  const about = html("p", { class: "panel-caption" }, t("charts-icicle-about"));
  const told = html("p", { class: "icicle-told" });
  const limits = html("p", { class: "panel-caption" });
  const buttons = html("div", { class: "icicle-buttons" }, all);
  return { canvas, cells, buttons, all, about, told, limits };
}

/** The actions on the picture. */
function makeActions(icicle: Icicle) {
  const { span } = icicle;
  const moved = () => {
    icicle.glide = null;
    request(icicle);
  };
  const glideBy = (move: () => void) => {
    const one = { from: span.from, to: span.to };
    move();
    icicle.glide = STILL.matches
      ? null
      : { one, other: { from: span.from, to: span.to }, begun: performance.now() };
    request(icicle);
  };
  return {
    moved,
    point(twig: Twig | null) {
      icicle.pointer = null;
      icicle.pointed = twig;
      request(icicle);
    },
    go(twig: Twig | null) {
      const { tools } = icicle;
      // The clicked choice stays in place, though it may have begun outside the visible part.
      icicle.position = twig === null ? icicle.position : twig.start + 1;
      if (twig?.cut) tools.go(lookForEntry(twig.depth, twig.start, tools.analysis.depthRanges));
      else if (twig) tools.seek(twig.start + 1);
    },
    /** Zoom about the choice under the pointer, or about the middle. */
    zoom: (factor: number) =>
      glideBy(() => {
        const { pointed } = icicle;
        const middle =
          pointed === null ? (span.from + span.to) / 2 : (pointed.start + pointed.end) / 2;
        const within = (middle - span.from) / (span.to - span.from);
        span.zoom({ width: 1 }, factor, Math.max(0, Math.min(1, within)));
      }),
    zoomTo: (twig: Twig | null) => twig && glideBy(() => span.show(twig.start, twig.end)),
    showAll: () => glideBy(() => span.fit()),
    /** Zoom in until a choice can be told apart. @param least share of the width */
    reach(twig: Twig, least: number) {
      const [middle, steps] = [(twig.start + twig.end) / 2, twig.end - twig.start];
      const wide = steps >= least * (span.to - span.from);
      const half = wide ? (span.to - span.from) / 2 : steps / least / 2;
      const seen = twig.end > span.from && twig.start < span.to;
      if (!wide || !seen) glideBy(() => span.show(middle - half, middle + half));
    },
  };
}

function request(icicle: Icicle) {
  if (icicle.frame === 0) icicle.frame = requestAnimationFrame((now) => draw(icicle, now));
}

/** Called once a frame while the panel is visible. */
function show(icicle: Icicle, figure: HTMLElement) {
  const { page, analysis } = icicle.tools;
  const { tree } = analysis;
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
    // A short path needs no more height.
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

function draw(icicle: Icicle, now: number) {
  icicle.frame = 0;
  const { tree, context, parts, ends, pointer, pointed } = icicle;
  const { width, height } = context.canvas;
  if (tree === null || width === 0 || height === 0) return;
  const seen = glideOn(icicle, now);
  icicle.seen = seen;
  const slowly = !STILL.matches && !icicle.tools.page.player.playing;
  const scale = devicePixelRatio * (isPresented(icicle.tools.page.state) ? PRESENTED : 1);
  const shapes = shapesAt(icicle, tree, { seen, ends, slowly, width, height, scale });
  // The pointer may now be over another choice, and an open choice has grown.
  if (pointer !== null) icicle.pointed = twigAt(icicle, pointer);
  else if (pointed !== null) icicle.pointed = tree.twigAt(pointed.start, pointed.depth);
  const ring = icicle.pointed && boxOf(icicle.pointed, seen, ends, width);
  paintIcicle(context, shapes, getComputedStyle(context.canvas), scale, ring);
  parts.all.disabled = icicle.span.whole;
  say(icicle, tree);
}

/** The steps to draw at this point of a zoom animation. */
function glideOn(icicle: Icicle, now: number): Window {
  const { glide, span } = icicle;
  if (glide === null) return span;
  const part = Math.min(1, Math.max(0, now - glide.begun) / GLIDE);
  if (part === 1) icicle.glide = null;
  else request(icicle);
  return between(glide.one, glide.other, part * (2 - part));
}

/** The shapes for some steps. */
function shapesAt(
  icicle: Icicle,
  tree: Tree,
  {
    seen,
    ends,
    slowly,
    width,
    height,
    scale,
  }: { seen: Window; ends: RowEnds; slowly: boolean; width: number; height: number; scale: number },
) {
  const { context, tools } = icicle;
  const columns = columnsOf(tree, seen, width);
  const rows = rowsWithin(tree, columns.at);
  const layout = layOutIcicle(tree, columns.at, rows);
  const there = ends.aim(rows, tree.root, endsOf(layout, columns.x, rows, height, scale), slowly);
  if (!there) request(icicle);
  const { position } = tools.page.player.timeline;
  const depth = position > tree.read || position < tree.base ? 0 : tree.depthAt(position);
  context.font = fontOf(getComputedStyle(context.canvas), scale);
  const measure = (text: string) => context.measureText(text).width;
  const sight = { columns, rows, layout, ends, width, scale, cursor: { position, depth } };
  return shapesOf(tree, sight, { ...lettering(icicle), measure });
}

function lettering({ tools: { page } }: Icicle) {
  const { view, player } = page;
  return {
    name: (choice: number) => view.nodeName(choice, player.timeline.position),
    brief: (choice: number) => view.brief(choice),
  };
}

/** The box of a choice in the picture, or null when it is not visible. */
function boxOf({ start, end, depth }: Twig, { from, to }: Window, ends: RowEnds, width: number) {
  const { top, bottom } = ends.of(depth);
  if (!(bottom > top) || end <= from || start >= to) return null;
  const x = (position: number) =>
    Math.max(0, Math.min(width, ((position - from) / (to - from)) * width));
  return { x: x(start), y: top, width: Math.max(2, x(end) - x(start)), height: bottom - top };
}

/** The choice at a point of the canvas; if many share a pixel, the one above them all. */
function twigAt(
  { tree, ends, seen, parts: { canvas } }: Icicle,
  { x, y }: { x: number; y: number },
): Twig | null {
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

function say(icicle: Icicle, tree: Tree) {
  const { tools, parts, pointed } = icicle;
  const { timeline, status } = tools.page.player;
  const { name } = lettering(icicle);
  // While the run grows, this would change all the time. A visitor's own few steps need no such measure.
  const { complete } = icicle;
  if (status.name !== "playing" && icicle.grown(tree, tree.read, complete)) {
    icicle.costliest = isByHand(tools.page.state) ? "" : formatCostliest(tree, complete, name);
  }
  setText(
    parts.told,
    pointed === null ? icicle.costliest : formatTwig(tree, pointed, complete, name),
  );
  const gone = tree.read < timeline.known && timeline.chunkAt(tree.read) === null;
  setText(parts.limits, formatLimits(tree, tree.full || gone));
}

/** The visible part as SVG, for a file. */
function pictureOf(icicle: Icicle, title: string) {
  const { tree, span } = icicle;
  if (tree === null) return null;
  const view = { seen: span, ends: new RowEnds(), slowly: false, ...FILE, scale: 1 };
  return drawIcicle(shapesAt(icicle, tree, view), { ...FILE, title });
}
