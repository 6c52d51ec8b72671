import { html, svg } from "../../dom/create-element.ts";
import { setText, update } from "../../dom/element.ts";
import { watchChanges } from "../../dom/watch-changes.ts";
import { firstAtMost } from "../../engine/analysis/navigation.ts";
import { PathHistory } from "../../engine/analysis/path-history.ts";
import type { Timeline } from "../../engine/run/timeline.ts";
import { Inquiry } from "../../engine/search/inquiry.ts";
import type { Level } from "../../engine/types/python-replies.ts";
import { bring, t } from "../../language/translate.ts";
import { short } from "../../language/written.ts";
import { isLocked } from "../../state/link/link-view.ts";
import type { Item } from "../../state/page/page-context.ts";
import { showStepToast } from "../../state/page/step-toast.ts";
import { askWhyNot } from "../../state/page/why-not.ts";
import { isByLevel } from "../../state/questions.ts";
import { isPresented } from "../../state/state.ts";
import { foldLarge, joinAlike, layOutBelow, type Unfolded } from "../charts/folded-tree.ts";
import { type Card, clip, layOutTree, rowsOf } from "../charts/tree-layout.ts";
import type { Branch, Edge, Joined, Lettering, TreeNode } from "../charts/types.ts";
import { growTree, layOutWhole } from "../charts/whole-tree.ts";
import { makeLegend } from "../marks/legend.ts";
import { lookForEntry, showNote } from "./panel-helpers.ts";
import { type Groups, LARGE, MOST_UNFOLDED, TreeFolds } from "./tree-folds.ts";
import type { PanelContent, Scene, Tools } from "./types.ts";

/**
 * The search tree along the current path: one row per level, finished subtrees folded into their size, untried choices
 * hollow. A click on a node goes there, and one on its size unfolds it. While a question is open only the path is shown,
 * as the rest would give the answer away, and a click on a node may be the answer.
 */

bring("dialogs");

/** The panel's state and elements. */
interface Tree {
  tools: Tools;
  history: PathHistory;
  cuts: Inquiry<Cut[]>; // of the first steps of each scenario
  folds: TreeFolds;
  parts: ReturnType<typeof makeParts>;
  changed: ReturnType<typeof watchChanges>; // detects new content
  moved: ReturnType<typeof watchChanges>; // detects another moment, size or fold
  heights: number[]; // of the levels in the picture, from the root's on, in pixels
  opened: Unfolded | null; // the mark whose inside has been scrolled into sight
}

/** A step, and how many options looking ahead ruled out below its choice. */
type Cut = [step: number, options: number];

/** Padding on either side, in pixels. */
const PADDING = 16;
/** Up to this number of events the whole tree is drawn. */
const MOST_EVENTS = 64;
/** Room for the row above what is unfolded, in the tree's own pixels. */
const ABOVE_CARD = 56;
/** Up to this number of events it is drawn with its large subtrees folded. */
const MOST_FOLDED = 512;
/** Size of the smallest letters in the stylesheet, in a large window, while presenting, and at most, in pixels. */
const SMALLEST = 11;
const FROM_AFAR = 15;
const PRESENTED = 24;
const LARGEST = 36;
/** A window that is read from afar, as in elements.css. */
const LARGE_WINDOW = "(min-width: 1800px) and (min-height: 900px)";
/** Least width of the tree, in its own pixels. */
const NARROWEST = 240;

/**
 * @param body of the panel, or the room that scrolls
 * @returns also the picture with its legend, without the words around it
 */
export function createTree(tools: Tools, body: HTMLElement): PanelContent & { picture: Element[] } {
  const folds = new TreeFolds(tools.page);
  const parts = makeParts(body, folds.field);
  const cuts = new Inquiry<Cut[]>(tools.page.solver, "list_cuts", tools.page.redraw);
  const tree: Tree = {
    ...{ tools, history: new PathHistory(), cuts, folds, parts, heights: [], opened: null },
    ...{ changed: watchChanges(), moved: watchChanges() },
  };
  // Python is asked about the levels in sight only.
  body.addEventListener("scroll", () => folds.joins && tools.page.redraw(), { passive: true });
  return {
    parts: [parts.note, parts.head, parts.legend.body, parts.picture, parts.beside],
    picture: [parts.legend.body, parts.picture],
    show: (scene) => show(tree, scene),
    open: () => void tree.changed(),
  };
}

function makeParts(body: HTMLElement, field: HTMLElement) {
  const note = html("p", { class: "panel-note" });
  const caption = html("p", { class: "panel-caption" });
  const head = html("div", { class: "row middle apart tree-head" }, caption, field);
  const picture = svg("svg", {
    class: "tree",
    role: "group",
    "aria-label": t("panels-tree-label"),
  });
  const beside = html("p", { class: "panel-caption" });
  const legend = makeLegend("");
  legend.body.classList.add("tree-legend");
  return {
    note,
    head,
    caption,
    legend,
    picture,
    beside,
    body,
    measure: bindMeasure(picture),
  };
}

function show(tree: Tree, scene: Scene) {
  const { folds } = tree;
  const { page } = tree.tools;
  const { note, body } = tree.parts;
  showNote(note, scene);
  update(body.dataset, { stale: String(!scene.told) });
  if (!scene.told) return;
  const { timeline } = page.player;
  const width = body.clientWidth - 2 * PADDING;
  if (width <= 0) return;
  folds.follow(scene);
  const { asked = false, byHand = false } = scene.moment;
  const pathOnly = asked && !byHand;
  const large = matchMedia(LARGE_WINDOW).matches ? FROM_AFAR : SMALLEST;
  const scale = (isPresented(page.state) ? PRESENTED : large) / SMALLEST;
  const seen = Math.min(tree.tools.analysis.depthRanges?.read ?? 0, timeline.position);
  const short = timeline.base === 0 && timeline.position <= MOST_EVENTS;
  const cuts = page.player.foreign || pathOnly || !short ? null : cutsOf(tree);
  const groups = folds.joins && !pathOnly ? folds.groupsOf(scene, timeline) : [];
  const known = groups.map((group) => group?.length ?? "?").join();
  const moved = tree.moved(scene.key, width, scale, pathOnly);
  if (tree.changed(moved, seen, isLocked(), cuts, known, ...folds.version) || moved) {
    render(tree, scene, { pathOnly, cuts, groups, width, scale, moved });
  }
  if (scene.calm) askNext(tree, scene, groups);
}

type Layout = ReturnType<typeof layOutWhole> & { cards?: readonly Card[] };

interface Look {
  pathOnly: boolean;
  cuts: Cut[] | null;
  groups: Groups;
  width: number;
  scale: number;
  moved: boolean; // true: another moment is shown, so the path's end is scrolled into sight
}

function render(tree: Tree, scene: Scene, look: Look) {
  const { page } = tree.tools;
  const { caption, beside, body, legend } = tree.parts;
  const { pathOnly, cuts, width, scale } = look;
  const { timeline } = page.player;
  const { takesBack } = page.view;
  body.toggleAttribute("data-path", pathOnly);
  // The picture and its legend use the same colours.
  body.dataset.takesBack = String(takesBack);
  tree.folds.field.hidden = pathOnly || !takesBack;
  const { state, root } = timeline;
  const start = root.length === 1 ? page.view.name(root[0]) : t("panels-tree-start");
  const { placed, depth } = state;
  const whole = takesBack
    ? t("panels-tree-summary", { placed, depth })
    : t("panels-tree-forest", { discovered: placed, gray: depth });
  setText(caption, pathOnly ? t("panels-tree-path") : whole);
  setText(beside, pathOnly ? "" : page.view.outsideTree(state.position));
  const presented = isPresented(page.state);
  const layOut = (scale: number) => {
    const room = presented ? width / scale : Math.max(NARROWEST, width / scale);
    if (pathOnly) return layOutTree(pathOf(timeline), room, start, letteringOf(tree));
    const all = wholeTree(tree, scene, room, start, cuts);
    return all ?? foldedTree(tree, scene, room, start, look.groups);
  };
  const layout = layOut(scale);
  legend.show(legendOf(layout.nodes, !takesBack));
  const grown = presented ? Math.max(scale, fill(tree, layout, width)) : scale;
  draw(tree, grown > scale ? layOut(grown) : layout, grown, look.moved);
}

/** Ask Python why choices failed at the lowest level in sight of which it is not known. */
function askNext({ folds, parts, heights }: Tree, scene: Scene, groups: Groups) {
  const { body } = parts;
  const top = body.scrollTop - headOf(parts);
  const inSight = (height = Number.NaN) => height > top && height < top + body.clientHeight;
  const level = groups.findLastIndex(
    (group, index) => group === undefined && inSight(heights[index + 1]),
  );
  if (level >= 0) folds.ask(scene, level);
}

/** The first steps after which looking ahead ruled out options; null until Python has answered. */
const cutsOf = ({ cuts, tools: { page } }: Tree): Cut[] | null =>
  cuts.answerFor(page.scenario.text, () => [page.scenario.text, MOST_EVENTS]) ?? null;

/** The scale at which a tree fills the available room. */
function fill({ parts }: Tree, { nodes, height }: Layout, width: number) {
  const { body, beside } = parts;
  const left = Math.min(...nodes.map(({ x, width }) => x - width / 2));
  const right = Math.max(...nodes.map(({ x, width }) => x + width / 2));
  const room = body.clientHeight - headOf(parts) - beside.offsetHeight - 2 * PADDING;
  return Math.min(width / (right - left + PADDING), room / height, LARGEST / SMALLEST);
}

/** Height of everything above the picture. */
const headOf = ({ body, picture }: Tree["parts"]) =>
  picture.getBoundingClientRect().top - body.getBoundingClientRect().top + body.scrollTop;

/** Names of nodes, and how to measure them. */
function letteringOf({ tools: { page }, parts: { measure } }: Tree): Lettering {
  const { view, player } = page;
  return {
    name: (choice) => view.nodeName(choice, player.timeline.position),
    brief: (choice) => view.brief(choice),
    measure,
  };
}

/** Measure the width of a text in the nodes' font, which the stylesheet sets. */
function bindMeasure(picture: Element): (text: string) => number {
  const probe = svg("text", { class: "node-name" });
  const context = html("canvas", {}).getContext("2d") as CanvasRenderingContext2D;
  let font = "";
  return (text) => {
    if (font === "") {
      const node = svg("g", { class: "node" }, probe);
      picture.append(node);
      font = getComputedStyle(probe).font;
      node.remove();
      context.font = font;
    }
    return context.measureText(text).width;
  };
}

/** The legend of the kinds of nodes that are drawn. */
export function legendOf(nodes: readonly TreeNode[], forest: boolean): Item[] {
  const seen = new Set(nodes.map(({ standing }) => standing));
  const sized = nodes.some(({ size }) => size !== null);
  const kinds = ["path", "done", "open"] as const;
  const told = {
    path: forest ? "gray" : "path",
    done: forest ? "black" : sized ? "sized" : "done",
    open: "open",
  } as const;
  const cut = nodes.some(({ cut }) => cut > 0)
    ? [{ told: t("panels-tree-legend-cut"), looks: ["cut"] }]
    : [];
  const alike = nodes.some(({ joined }) => joined !== undefined)
    ? [{ told: t("panels-tree-legend-alike"), looks: ["node-alike"] }]
    : [];
  const shown = kinds.filter((kind) => seen.has(kind));
  return [
    ...shown.map((kind) => ({
      told: t(`panels-tree-legend-${told[kind]}`),
      looks: [`node-${kind}`],
    })),
    ...alike,
    ...cut,
  ];
}

/** The whole tree if it is small enough to be seen at once, otherwise null. */
function wholeTree(
  tree: Tree,
  { told }: Scene,
  width: number,
  start: string,
  cuts: readonly Cut[] | null,
) {
  const { fold, unfolded } = tree.folds;
  const { timeline } = tree.tools.page.player;
  if (fold === "all" || fold === "alike") return null;
  const most = fold === "large" ? MOST_FOLDED : MOST_EVENTS;
  if (timeline.position > most || timeline.base > 0) return null;
  const chunk = timeline.position > 0 ? timeline.chunkAt(0) : null;
  if (chunk === null && timeline.position > 0) return null;
  const events = chunk?.events.subarray(0, timeline.position) ?? [];
  const all = growTree(events, told?.levels ?? []);
  const grown = fold === "large" ? foldLarge(all, LARGE, unfolded) : all;
  const layout = layOutWhole(grown, width, start, letteringOf(tree), new Map(cuts));
  return layout.width > width ? null : layout;
}

/** Only the path below the root, without siblings. */
function pathOf({ state, root }: Timeline): Branch[][] {
  const path = Array.from(state.path.subarray(root.length, state.depth));
  const unknown = { last: false, entered: null, exit: null, size: null, cut: 0 };
  return path.map((choice) => [{ choice, standing: "path", ...unknown }]);
}

function foldedTree(tree: Tree, { told }: Scene, width: number, start: string, groups: Groups) {
  const { tools, folds } = tree;
  const { page, analysis } = tools;
  const { timeline } = page.player;
  const { state, root } = timeline;
  // By hand, a path may be reached more than once.
  if (page.player.foreign && page.rule() === null) tree.history = new PathHistory();
  const pasts = tree.history.follow(timeline, analysis.depthRanges);
  const path = Array.from(state.path.subarray(root.length, state.depth));
  const levels = told?.levels ?? [];
  const rows = rowsOf(levels, path, pasts, state.undone);
  const joined = rows.map((row, index) => joinAlike(row, groups[index] ?? [], folds.unfolded));
  const below = belowOf(tree, rows, levels, width);
  return layOutTree(joined, width, start, letteringOf(tree), levels[0]?.cut, below);
}

/** The layout of the subtree that is unfolded; null when there is none, or its events are not there yet. */
function belowOf(
  tree: Tree,
  rows: readonly (readonly Branch[])[],
  levels: readonly Level[],
  width: number,
) {
  const { folds, tools } = tree;
  const { page } = tools;
  const { state, root } = page.player.timeline;
  const { unfolded } = folds;
  if (!unfolded?.below) return null;
  const level = rows.findIndex((row) => row.some(({ entered }) => entered === unfolded.step));
  const branch = rows[level]?.find(({ entered }) => entered === unfolded.step);
  if (!branch || branch.exit === null) return null;
  const { choices } = levels[level];
  const before = choices[choices.indexOf(branch.choice) - 1] ?? null;
  const path = Array.from(state.path.subarray(0, root.length + level));
  const events = folds.eventsOf(unfolded.step, branch.exit, path, before);
  if (events === null) return null;
  const layout = layOutBelow(events, unfolded.step, width, letteringOf(tree));
  if (layout === null) {
    folds.unfolded = null;
    page.showToast(t("panels-tree-no-room"));
  }
  return { ...unfolded, layout };
}

function draw(tree: Tree, layout: Layout, scale: number, moved: boolean) {
  const { tools, parts, folds } = tree;
  const { width, height, nodes, edges, focus, cards = [] } = layout;
  const { picture, body, legend, measure } = parts;
  const held = picture.querySelector(":focus-visible")?.getAttribute("data-fold") ?? null;
  picture.setAttribute("viewBox", `0 0 ${width} ${height}`);
  picture.setAttribute("width", String(scale * width));
  picture.setAttribute("height", String(scale * height));
  const make = (node: TreeNode) => makeNode(tools, node, measure, folds);
  const above = nodes.map(make);
  // A line that goes past a card lies behind it.
  const below = cards.flatMap((card) => [
    svg("rect", {
      class: "tree-card",
      x: 1,
      width: width - 2,
      y: card.y,
      height: card.height,
      rx: 6,
    }),
    ...card.edges.map(makeEdge),
    // A size on the card unfolds nothing: only one subtree is unfolded at a time.
    ...card.nodes.map((node) => makeNode(tools, node, measure, null)),
  ]);
  picture.replaceChildren(...edges.map(makeEdge), ...below, ...above);
  const again = held === null ? null : picture.querySelector(`[data-fold="${held}"]`);
  if (again instanceof SVGElement) again.focus({ preventScroll: true });
  tree.heights.length = 0;
  for (const { level, y } of nodes) tree.heights[level] = scale * y;
  if (!moved) return scrollToCard(tree, cards, scale);
  // Scroll the current node to the middle of the part below the legend.
  const middle = (legend.body.offsetHeight + body.clientHeight) / 2;
  body.scrollTop = Math.max(0, headOf(parts) + scale * focus - middle);
}

/** Scroll what has just been unfolded into sight, its beginning in any case, and leave it there. */
function scrollToCard(tree: Tree, [card]: readonly Card[], scale: number) {
  const { body, legend } = tree.parts;
  const { unfolded } = tree.folds;
  if (card === undefined || tree.opened === unfolded) return;
  tree.opened = unfolded;
  const head = headOf(tree.parts);
  const end = head + scale * (card.y + card.height) + PADDING / 2;
  const begin = head + scale * (card.y - ABOVE_CARD) - legend.body.offsetHeight;
  body.scrollTop = Math.max(body.scrollTop, Math.min(begin, end - body.clientHeight));
}

const makeEdge = ({ x1, y1, x2, y2, standing }: Edge) =>
  svg("path", {
    class: `edge edge-${standing}`,
    d: `M${x1} ${y1} C${x1} ${(y1 + y2) / 2} ${x2} ${(y1 + y2) / 2} ${x2} ${y2}`,
  });

function makeNode(
  tools: Tools,
  node: TreeNode,
  measure: (text: string) => number,
  folds: TreeFolds | null,
) {
  const { x, y, width, standing, label, size, level, cut, joined } = node;
  const act = actionOf(tools, node, folds);
  const answers = standing === "path" && isByLevel(tools.page.state.question);
  const forest = !tools.page.view.takesBack;
  const leads = !isLocked() && targetOf(tools, node) !== null && !answers;
  const shape = svg(
    "g",
    {
      "aria-label": joined
        ? t("panels-tree-joined", { reason: formatJoined(tools, joined) })
        : describe(node, forest, leads),
      ...(joined && { "data-fold": String(node.entered) }),
      ...(standing === "path" && { "data-level": tools.page.player.timeline.root.length + level }),
      ...(act === null && !answers ? { role: "img" } : answering(act ?? (() => {}))),
    },
    svg("rect", { x: x - width / 2, y: y - 10, width, height: 20, rx: 5 }),
    svg("title", {}, titleOf(tools, node)),
  );
  // Keep the name outside the button, whose accessible name is the whole label, not the clipped text.
  const name = svg("text", { x, y: y + 4, class: "node-name" }, clip(label, width, { measure }));
  name.setAttribute("aria-hidden", "true");
  const look = `node node-${standing}${joined ? " node-alike" : ""}`;
  const group = svg("g", { class: look }, shape, name);
  if (cut > 0) {
    // To the right of the edges below.
    const end = x + width / 2 - 8;
    group.append(
      svg("path", { class: "node-cut", d: `M${end} ${y + 10}v5M${end - 5} ${y + 15}h10` }),
    );
  }
  if (size !== null) group.append(makeSize(tools, node, size, folds));
  return group;
}

/** Attributes of a button in the picture. */
const answering = (act: () => void) => {
  const press = (event: Event) => {
    if (event instanceof KeyboardEvent) {
      if (event.key !== "Enter" && event.key !== " ") return;
      // The space key would play, or scroll.
      event.preventDefault();
    }
    act();
  };
  return { role: "button", tabindex: "0", click: press, keydown: press };
};

/** The size of a folded subtree below its node; it unfolds what is not too large. */
function makeSize(
  { page }: Tools,
  { x, y, entered, exit, joined, label }: TreeNode,
  size: number,
  folds: TreeFolds | null,
) {
  const text = svg(
    "text",
    { x, y: y + 28, class: "node-size", "aria-hidden": "true" },
    short(size),
  );
  const alone = folds !== null && joined === undefined && size > 1 && size <= MOST_UNFOLDED;
  if (!alone || entered === null || exit === null || page.player.foreign) return text;
  const unfolds = folds.unfolded?.step !== entered || !folds.unfolded.below;
  return svg(
    "g",
    {
      ...answering(() => folds.toggle({ step: entered, below: true })),
      class: "node-fold",
      "data-fold": `${entered} below`,
      "aria-expanded": String(!unfolds),
      "aria-label": t("panels-tree-unfold", { name: label, placed: size }),
    },
    svg("rect", { class: "node-hit", x: x - 17, y: y + 15, width: 34, height: 18 }),
    text,
  );
}

function titleOf(tools: Tools, { label, cut, joined }: TreeNode) {
  if (joined) return formatJoined(tools, joined);
  return cut > 0 ? `${label}. ${t("panels-tree-cut", { number: cut })}` : label;
}

const formatJoined = ({ page }: Tools, { choices, sentence }: Joined) =>
  t("panels-tree-same", { names: choices.map((one) => page.view.name(one)), reason: sentence });

/** The action of a click on a node, or null. */
function actionOf(tools: Tools, node: TreeNode, folds: TreeFolds | null) {
  const { page } = tools;
  const { standing, choice, level, joined, entered } = node;
  if (joined && entered !== null && folds !== null) {
    return () => {
      folds.toggle({ step: entered, below: false });
      showStepToast(page, formatJoined(tools, joined));
    };
  }
  const target = targetOf(tools, node);
  if (target !== null) return () => tools.go(target);
  // A click on an untried choice asks why it does not come now.
  if (standing !== "open" || choice < 0 || page.player.foreign) return null;
  return () => void askWhyNot(page, choice, page.player.timeline.root.length + level - 1);
}

/** The target of a click on a node; null when the search has not been there yet. */
function targetOf({ page, analysis }: Tools, { standing, level, exit, entered }: TreeNode) {
  const { root, position } = page.player.timeline;
  if (isLocked()) return null;
  if (standing === "path") {
    if (level === 0) return () => ({ position: 0 });
    return lookForEntry(root.length + level, position, analysis.depthRanges);
  }
  if (standing !== "done" || entered === null) return null;
  if (exit === null) return firstAtMost(root.length + level - 1, entered, analysis.depthRanges);
  return () => ({ position: entered });
}

/**
 * @param forest true when the search never gives a choice up as lost
 * @param leads true when a click leads somewhere
 */
export function describe(
  { cut, ...node }: Pick<TreeNode, "standing" | "label" | "size" | "cut">,
  forest: boolean,
  leads: boolean,
) {
  const told = describeStanding(node, forest, leads);
  return cut > 0 ? `${told} ${t("panels-tree-cut", { number: cut })}` : told;
}

function describeStanding(
  { standing, label, size }: Pick<TreeNode, "standing" | "label" | "size">,
  forest: boolean,
  leads: boolean,
) {
  if (standing === "path") return t("panels-tree-here", { name: label, leads });
  if (standing === "more") return t("panels-tree-more", { number: label });
  if (standing === "done" && forest) return t("panels-tree-finished", { name: label, leads });
  if (standing === "open") return t("panels-tree-open", { name: label });
  return size === null
    ? t("panels-tree-folded-unknown", { name: label, leads })
    : t("panels-tree-folded", { name: label, placed: size, leads });
}
