import { html, svg } from "../../dom/create-element.ts";
import { setText, update } from "../../dom/element.ts";
import { watchChanges } from "../../dom/watch-changes.ts";
import { firstAtMost } from "../../engine/analysis/navigation.ts";
import { PathHistory } from "../../engine/analysis/path-history.ts";
import type { Timeline } from "../../engine/run/timeline.ts";
import { Inquiry } from "../../engine/search/inquiry.ts";
import { bring, t } from "../../language/translate.ts";
import { short } from "../../language/written.ts";
import { isLocked } from "../../state/link/link-view.ts";
import type { Item } from "../../state/page/page-context.ts";
import { askWhyNot } from "../../state/page/why-not.ts";
import { isByLevel } from "../../state/questions.ts";
import { isPresented } from "../../state/state.ts";
import { clip, layOutTree, rowsOf } from "../charts/tree-layout.ts";
import type { Branch, Lettering, TreeNode } from "../charts/types.ts";
import { growTree, layOutWhole } from "../charts/whole-tree.ts";
import { makeLegend } from "../marks/legend.ts";
import { lookForEntry, showNote } from "./panel-helpers.ts";
import type { PanelContent, Scene, Tools } from "./types.ts";

/**
 * The search tree along the current path: one row per level, finished subtrees folded into their size, untried choices
 * hollow. A click on a node goes there. While a question is open only the path is shown, as the rest would give the
 * answer away, and a click on a node may be the answer.
 */

bring("dialogs");

/** The panel's state and elements. */
interface Tree {
  tools: Tools;
  history: PathHistory;
  cuts: Inquiry<Cut[]>; // of the first steps of each scenario
  parts: ReturnType<typeof makeParts>;
  changed: ReturnType<typeof watchChanges>; // detects new content
}

/** A step, and how many options looking ahead ruled out below its choice. */
type Cut = [step: number, options: number];

/** Padding on either side, in pixels. */
const PADDING = 16;
/** Up to this number of events the whole tree is drawn. */
const MOST_EVENTS = 64;
/** Size of the smallest letters in the stylesheet, while presenting, and at most, in pixels. */
const SMALLEST = 11;
const PRESENTED = 24;
const LARGEST = 36;
/** Least width of the tree, in its own pixels. */
const NARROWEST = 240;

/**
 * @param body of the panel, or the room that scrolls
 * @returns also the picture with its legend, without the words around it
 */
export function createTree(tools: Tools, body: HTMLElement): PanelContent & { picture: Element[] } {
  const parts = makeParts(body);
  const cuts = new Inquiry<Cut[]>(tools.page.solver, "list_cuts", tools.page.redraw);
  const tree: Tree = { tools, history: new PathHistory(), cuts, parts, changed: watchChanges() };
  return {
    parts: [parts.note, parts.caption, parts.legend.body, parts.picture, parts.beside],
    picture: [parts.legend.body, parts.picture],
    show: (scene) => show(tree, scene),
  };
}

function makeParts(body: HTMLElement) {
  const note = html("p", { class: "panel-note" });
  const caption = html("p", { class: "panel-caption" });
  const picture = svg("svg", {
    class: "tree",
    role: "group",
    "aria-label": t("panels-tree-label"),
  });
  const beside = html("p", { class: "panel-caption" });
  const legend = makeLegend("");
  legend.body.classList.add("tree-legend");
  return { note, caption, legend, picture, beside, body, measure: bindMeasure(picture) };
}

function show(tree: Tree, scene: Scene) {
  const { page, analysis } = tree.tools;
  const { note, caption, beside, body, legend } = tree.parts;
  showNote(note, scene);
  update(body.dataset, { stale: String(!scene.told) });
  if (!scene.told) return;
  const { timeline } = page.player;
  const width = body.clientWidth - 2 * PADDING;
  if (width <= 0) return;
  const presented = isPresented(page.state);
  const { asked = false, byHand = false } = scene.moment;
  const pathOnly = asked && !byHand;
  const scale = presented ? PRESENTED / SMALLEST : 1;
  const read = analysis.depthRanges?.read ?? 0;
  const seen = Math.min(read, timeline.position);
  const short = timeline.base === 0 && timeline.position <= MOST_EVENTS;
  const cuts = page.player.foreign || pathOnly || !short ? null : cutsOf(tree);
  if (!tree.changed(scene.key, width, scale, seen, isLocked(), pathOnly, cuts)) return;
  body.toggleAttribute("data-path", pathOnly);
  // The picture and its legend use the same colours.
  body.dataset.takesBack = String(page.view.takesBack);
  const { state, root } = timeline;
  const start = root.length > 0 ? page.view.name(root[0]) : t("panels-tree-start");
  const { placed, depth } = state;
  const whole = page.view.takesBack
    ? t("panels-tree-summary", { placed, depth })
    : t("panels-tree-forest", { discovered: placed, gray: depth });
  setText(caption, pathOnly ? t("panels-tree-path") : whole);
  setText(beside, pathOnly ? "" : page.view.outsideTree(state.position));
  const layOut = (scale: number) => {
    const room = presented ? width / scale : Math.max(NARROWEST, width);
    if (pathOnly) return layOutTree(pathOf(timeline), room, start, letteringOf(tree));
    return wholeTree(tree, scene, room, start, cuts) ?? foldedTree(tree, scene, room, start);
  };
  const layout = layOut(scale);
  legend.show(legendOf(layout.nodes, !page.view.takesBack));
  const grown = presented ? Math.max(scale, fill(tree, layout, width)) : scale;
  draw(tree, grown > scale ? layOut(grown) : layout, grown);
}

/** The first steps after which looking ahead ruled out options; null until Python has answered. */
const cutsOf = ({ cuts, tools: { page } }: Tree): Cut[] | null =>
  cuts.answerFor(page.scenario.text, () => [page.scenario.text, MOST_EVENTS]) ?? null;

/** The scale at which a tree fills the available room. */
function fill({ parts }: Tree, { nodes, height }: ReturnType<typeof layOutTree>, width: number) {
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
  const shown = kinds.filter((kind) => seen.has(kind));
  return [
    ...shown.map((kind) => ({
      told: t(`panels-tree-legend-${told[kind]}`),
      looks: [`node-${kind}`],
    })),
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
  const { timeline } = tree.tools.page.player;
  if (timeline.position > MOST_EVENTS || timeline.base > 0) return null;
  const chunk = timeline.position > 0 ? timeline.chunkAt(0) : null;
  if (chunk === null && timeline.position > 0) return null;
  const events = chunk?.events.subarray(0, timeline.position) ?? [];
  const grown = growTree(events, told?.levels ?? []);
  const layout = layOutWhole(grown, width, start, letteringOf(tree), new Map(cuts));
  return layout.width > width ? null : layout;
}

/** Only the path below the root, without siblings. */
function pathOf({ state, root }: Timeline): Branch[][] {
  const path = Array.from(state.path.subarray(root.length, state.depth));
  const unknown = { last: false, entered: null, exit: null, size: null, cut: 0 };
  return path.map((choice) => [{ choice, standing: "path", ...unknown }]);
}

function foldedTree(tree: Tree, { told }: Scene, width: number, start: string) {
  const { tools } = tree;
  const { page, analysis } = tools;
  const { timeline } = page.player;
  const { state, root } = timeline;
  // By hand, a path may be reached more than once.
  if (page.player.foreign && page.rule() === null) tree.history = new PathHistory();
  const pasts = tree.history.follow(timeline, analysis.depthRanges);
  const path = Array.from(state.path.subarray(root.length, state.depth));
  const levels = told?.levels ?? [];
  const rows = rowsOf(levels, path, pasts, state.undone);
  return layOutTree(rows, width, start, letteringOf(tree), levels[0]?.cut);
}

function draw(
  { tools, parts }: Tree,
  { width, height, nodes, edges, focus }: ReturnType<typeof layOutTree>,
  scale: number,
) {
  const { picture, body, legend } = parts;
  picture.setAttribute("viewBox", `0 0 ${width} ${height}`);
  picture.setAttribute("width", String(scale * width));
  picture.setAttribute("height", String(scale * height));
  const lines = edges.map(({ x1, y1, x2, y2, standing }) =>
    svg("path", {
      class: `edge edge-${standing}`,
      d: `M${x1} ${y1} C${x1} ${(y1 + y2) / 2} ${x2} ${(y1 + y2) / 2} ${x2} ${y2}`,
    }),
  );
  const { measure } = parts;
  picture.replaceChildren(...lines, ...nodes.map((node) => makeNode(tools, node, measure)));
  // Scroll the current node to the middle of the part below the legend.
  const middle = (legend.body.offsetHeight + body.clientHeight) / 2;
  body.scrollTop = Math.max(0, headOf(parts) + scale * focus - middle);
}

function makeNode(tools: Tools, node: TreeNode, measure: (text: string) => number) {
  const { x, y, width, standing, label, size, choice, level, cut } = node;
  const target = targetOf(tools, node);
  // A click on an untried choice asks why it does not come now.
  const open = standing === "open" && choice >= 0 && !tools.page.player.foreign;
  const act = (event: Event) => {
    const key = event instanceof KeyboardEvent ? event.key : "Enter";
    if (key !== "Enter") return;
    if (target !== null) tools.go(target);
    else if (open)
      askWhyNot(tools.page, choice, tools.page.player.timeline.root.length + level - 1);
  };
  const answering = { role: "button", tabindex: "0", click: act, keydown: act };
  const answers = standing === "path" && isByLevel(tools.page.state.question);
  const forest = !tools.page.view.takesBack;
  const shape = svg(
    "g",
    {
      "aria-label": describe(node, forest, target !== null && !answers),
      ...(standing === "path" && { "data-level": tools.page.player.timeline.root.length + level }),
      ...(target === null && !open && !answers ? { role: "img" } : answering),
    },
    svg("rect", { x: x - width / 2, y: y - 10, width, height: 20, rx: 5 }),
    svg("title", {}, cut > 0 ? `${label}. ${t("panels-tree-cut", { number: cut })}` : label),
  );
  // Keep the name outside the button, whose accessible name is the whole label, not the clipped text.
  const name = svg("text", { x, y: y + 4, class: "node-name" }, clip(label, width, { measure }));
  name.setAttribute("aria-hidden", "true");
  const group = svg("g", { class: `node node-${standing}` }, shape, name);
  if (cut > 0) {
    // To the right of the edges below.
    const end = x + width / 2 - 8;
    group.append(
      svg("path", { class: "node-cut", d: `M${end} ${y + 10}v5M${end - 5} ${y + 15}h10` }),
    );
  }
  if (size !== null) {
    const text = short(size);
    group.append(svg("text", { x, y: y + 23, class: "node-size", "aria-hidden": "true" }, text));
  }
  return group;
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
