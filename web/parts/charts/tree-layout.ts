import type { Past } from "../../engine/analysis/path-history.ts";
import type { Level } from "../../engine/types/python-replies.ts";
import { t } from "../../language/translate.ts";
import { count } from "../../language/written.ts";
import type { layOutBelow, Unfolded } from "./folded-tree.ts";
import type { Box, Branch, Edge, Joined, Lettering, Standing, TreeNode } from "./types.ts";

/**
 * Layout of the search tree: one row per level with the current path in the middle, and siblings beside it in the order
 * of trying. Pure functions, so that tests need no browser.
 */

/** Heights of a row, without and with sizes below its nodes. */
const ROW = 38;
const TALL_ROW = 52;
export const TOP = 22;
/** Height of a row of a tree that is drawn as a whole. */
export const ROW_WHOLE = 40;
const WIDEST = 62;
const NARROWEST = 34;
const GAP = 6;
/** Levels drawn; of a longer path, the last ones. */
const MOST_ROWS = 120;

/**
 * The branches of each level below the root, with the sizes of the finished ones.
 *
 * @param levels the choices below the root, below the path's first choice, ...
 * @param path without the root
 * @param pasts of the same levels
 * @param undone choice or -1
 */
export function rowsOf(
  levels: readonly Level[],
  path: readonly number[],
  pasts: readonly Past[],
  undone: number,
): Branch[][] {
  return levels.map(({ choices, tried, stopped }, level) => {
    const cuts = new Map(stopped);
    const { entered, exits, whole } = pasts[level];
    return choices.map((choice, index) => {
      const onPath = level < path.length && index === tried;
      const standing = index < tried ? "done" : onPath ? "path" : "open";
      // Choices are tried one after the other, so each begins where the one before ended.
      const begins = index === 0 ? entered : (exits[index - 1] ?? null);
      const ends = index < tried ? (exits[index] ?? null) : null;
      const known = whole || index < exits.length;
      const size = known && begins !== null && ends !== null ? (ends - begins) / 2 : null;
      return {
        choice,
        standing,
        last: level === path.length && choice === undone,
        entered: begins === null || standing === "open" ? null : begins + 1,
        exit: ends,
        size,
        cut: onPath ? (levels[level + 1]?.cut ?? 0) : (cuts.get(choice) ?? 0),
      };
    });
  });
}

/**
 * @param root label of the root
 * @param rootCut options that looking ahead ruled out below the root
 * @param unfolded the subtree of a choice, to be drawn below its row
 */
export function layOutTree(
  rows: readonly Branch[][],
  width: number,
  root: string,
  lettering: Lettering,
  rootCut = 0,
  unfolded: (Unfolded & { layout: ReturnType<typeof layOutBelow> }) | null = null,
) {
  const first = Math.max(0, rows.length - MOST_ROWS);
  const middle = width / 2;
  const nodes: TreeNode[] = [];
  const edges: Edge[] = [];
  const cards: Card[] = [];
  const nowhere = { entered: null, exit: null, size: null };
  let parent = { x: middle, y: TOP };
  const top = first > 0 ? t("panels-tree-above", { number: first }) : root;
  const standing = (first > 0 ? "more" : "path") as Standing;
  const wide = Math.min(width, Math.max(WIDEST, widthOf(top, lettering)));
  const cut = first > 0 ? 0 : rootCut;
  nodes.push({
    level: 0,
    choice: -1,
    ...parent,
    width: wide,
    standing,
    label: top,
    ...nowhere,
    cut,
  });
  let y = TOP;
  let below = 0;
  rows.slice(first).forEach((branches, index) => {
    y += below > 0 ? TALL_ROW : ROW;
    below = branches.filter(({ size }) => size !== null).length;
    const boxes = fillRow(branches, width, lettering);
    let left = middle - widthOfRow(boxes) / 2;
    let next = parent;
    let bottom = y;
    for (const { branch, label, width } of boxes) {
      const { standing, entered, exit, size, cut, joined } = branch;
      const x = left + width / 2;
      const level = first + index + 1;
      const choice = "choice" in branch ? branch.choice : -1;
      nodes.push({ level, choice, x, y, width, standing, label, size, entered, exit, cut, joined });
      edges.push({ x1: parent.x, y1: parent.y + 10, x2: x, y2: y - 10, standing });
      if (standing === "path") next = { x, y };
      left += width + GAP;
      if (unfolded?.layout && entered === unfolded.step) {
        const card = placeBelow({ x, y, level }, unfolded.layout, size !== null);
        cards.push(card);
        bottom = card.y + card.height;
      }
    }
    parent = next;
    y = bottom;
  });
  return {
    width,
    height: y + 34,
    nodes,
    edges,
    cards,
    focus: parent.y,
  };
}

/** The subtree of a choice, on a card below its row. */
export interface Card {
  y: number;
  height: number;
  nodes: TreeNode[];
  edges: Edge[];
}

/** @param sized there are sizes below the row */
function placeBelow(
  { x, y, level }: Pick<TreeNode, "x" | "y" | "level">,
  layout: NonNullable<ReturnType<typeof layOutBelow>>,
  sized: boolean,
): Card {
  const top = y + (sized ? 34 : 16);
  // The row of the choice itself is there already.
  const down = top + TOP - (TOP + ROW_WHOLE);
  const nodes = layout.nodes.filter((node) => node.level > 0);
  const move = (edge: Edge): Edge =>
    edge.y1 < TOP + ROW_WHOLE - 10
      ? { ...edge, x1: x, y1: y + 10, y2: edge.y2 + down }
      : { ...edge, y1: edge.y1 + down, y2: edge.y2 + down };
  return {
    y: top,
    height: layout.height - ROW_WHOLE + 6,
    nodes: nodes.map((node) => ({ ...node, y: node.y + down, level: level + node.level })),
    edges: layout.edges.map(move),
  };
}

/** Pixels around a label. */
const MARGIN = 12;

/** Width of a node with a whole label. */
export const widthOf = (label: string, { measure }: Pick<Lettering, "measure">) =>
  Math.ceil(measure(label)) + MARGIN;

/** As much of a label as fits. */
export function clip(label: string, width: number, lettering: Pick<Lettering, "measure">) {
  if (widthOf(label, lettering) <= width) return label;
  const letters = [...label];
  const shown = (n: number) => `${letters.slice(0, n).join("").trimEnd()}…`;
  let room = letters.length - 1;
  while (room > 1 && widthOf(shown(room), lettering) > width) room--;
  return shown(room);
}

const widthOfRow = (boxes: readonly Box[]) =>
  boxes.reduce((sum, { width }) => sum + width + GAP, -GAP);

/**
 * The nodes of a row that fit beside one another: all with full names; or all except the path's with short names; or
 * those near the path, with the number of the others.
 */
function fillRow(branches: readonly Branch[], width: number, lettering: Lettering): Box[] {
  const { name, brief } = lettering;
  const box = (branch: Branch, least: number, call: (choice: number) => string) => {
    const label = branch.joined ? labelJoined(branch.joined, brief) : call(branch.choice);
    return { branch, label, width: Math.max(least, widthOf(label, lettering)) };
  };
  const whole = branches.map((branch) => box(branch, WIDEST, name));
  if (widthOfRow(whole) <= width) return whole;
  const short = branches.map((branch) =>
    box(branch, NARROWEST, branch.standing === "path" ? name : brief),
  );
  if (widthOfRow(short) <= width) return short;
  // Reserve room for the number of the others on either side.
  const others = Math.max(WIDEST, widthOf(formatMore(branches.length), lettering));
  const most = width - 2 * (others + GAP);
  const wide = (onPath: boolean) =>
    short
      .filter(({ branch }) => (branch.standing === "path") === onPath)
      .reduce((widest, { width }) => Math.max(widest, Math.min(most, width)), 0);
  const room = Math.floor((most - wide(true)) / (wide(false) + GAP));
  return fold(branches, Math.max(1, room + (wide(true) > 0 ? 1 : 0))).map((place) => {
    if ("more" in place) {
      const { standing } = place;
      const branch = { standing, entered: null, exit: null, size: null, cut: 0 as const };
      return { branch, label: place.more, width: others };
    }
    const onPath = place.branch.standing === "path";
    return { ...box(place.branch, 0, onPath ? name : brief), width: wide(onPath) };
  });
}

const formatMore = (number: number) => t("panels-more", { number });

/** Up to three names, else their number. */
const labelJoined = ({ choices }: Joined, brief: Lettering["brief"]) =>
  choices.length <= 3 ? choices.map(brief).join(" ") : `×${count(choices.length)}`;

/**
 * The branches that fit, around the one on the path; the others are counted.
 *
 * @param shown number of branches that fit
 */
function fold(branches: readonly Branch[], shown: number) {
  if (branches.length <= shown) return branches.map((branch) => ({ branch }));
  const done = branches.filter(({ standing }) => standing === "done").length;
  const from = Math.max(0, Math.min(done - Math.floor(shown / 2), branches.length - shown));
  const to = from + shown;
  const places = branches.slice(from, to).map((branch) => ({ branch }));
  const before =
    from > 0
      ? [
          {
            more: formatMore(from),
            standing: "more" as Standing,
          },
        ]
      : [];
  const left = branches.length - to;
  const after =
    left > 0
      ? [
          {
            more: formatMore(left),
            standing: "more" as Standing,
          },
        ]
      : [];
  return [...before, ...places, ...after];
}
