import { widthOf } from "./tree-layout.ts";

/**
 * A small search tree as a whole: every choice that was tried up to the cursor, none folded, and
 * what is still open along the path. Pure, so that tests need no browser.
 *
 * @import { Level } from "../types/answers.ts"
 * @import { Edge, Lettering, Standing, TreeNode } from "./types.ts"
 *
 * @typedef {object} Twig
 * @property {number} choice
 * @property {number} level 1 is the first below the root
 * @property {Standing} standing
 * @property {number | null} entered the position after its place; null when it is still open
 * @property {number | null} exit the position after its undo
 * @property {Twig[]} twigs
 */

const ROW = 40;
const NARROWEST = 42;
const GAP = 6;
const TOP = 22;

/**
 * @param {ArrayLike<number>} events from the start of the search up to the cursor
 * @param {readonly Level[]} levels the choices along the path
 * @returns {Twig} the root
 */
export function growTree(events, levels) {
  /** @type {Twig} */
  const root = { choice: -1, level: 0, standing: "path", entered: 0, exit: null, twigs: [] };
  const path = [root];
  for (let i = 0; i < events.length; i++) {
    const above = path[path.length - 1];
    if (events[i] < 0) {
      above.standing = "done";
      above.exit = i + 1;
      path.pop();
      continue;
    }
    const { length: level } = path;
    /** @type {Twig} */
    const twig = {
      choice: events[i],
      level,
      standing: "path",
      entered: i + 1,
      exit: null,
      twigs: [],
    };
    above.twigs.push(twig);
    path.push(twig);
  }
  path.forEach((twig, level) => {
    const { choices, tried } = levels[level] ?? { choices: [], tried: 0 };
    const first = level < path.length - 1 ? tried + 1 : tried;
    for (const choice of choices.slice(first)) {
      const open = /** @type {Standing} */ ("open");
      twig.twigs.push({
        choice,
        level: level + 1,
        standing: open,
        entered: null,
        exit: null,
        twigs: [],
      });
    }
  });
  return root;
}

/**
 * Each leaf has a place of its own, and each choice stands above the middle of those below it.
 *
 * @param {Twig} root
 * @param {number} least width of the picture
 * @param {string} start what the root is called
 * @param {Lettering} lettering
 */
export function layOutWhole(root, least, start, lettering) {
  const { name } = lettering;
  /** @type {TreeNode[]} */
  const nodes = [];
  /** @type {Edge[]} */
  const edges = [];
  const labels = [start, ...labelsOf(root, name)];
  const wide = Math.max(NARROWEST, ...labels.map((label) => widthOf(label, lettering)));
  const slot = wide + GAP;
  let leaves = 0;
  let deepest = 0;
  let focus = TOP;

  /** @param {Twig} twig @returns {number} the middle of its node */
  function place(twig) {
    const below = twig.twigs.map(place);
    const x = below.length > 0 ? (below[0] + below[below.length - 1]) / 2 : slot * (leaves++ + 0.5);
    const y = TOP + twig.level * ROW;
    const { level, choice, standing, entered, exit } = twig;
    const label = level === 0 ? start : name(twig.choice);
    nodes.push({ level, choice, x, y, width: wide, standing, label, size: null, entered, exit });
    twig.twigs.forEach((other, index) => {
      const [x2, y2] = [below[index], y + ROW - 10];
      edges.push({ x1: x, y1: y + 10, x2, y2, standing: other.standing });
    });
    if (standing === "path") focus = Math.max(focus, y);
    deepest = Math.max(deepest, level);
    return x;
  }

  place(root);
  // A tree that is narrower than the panel stands in its middle.
  const shift = Math.max(0, (least - leaves * slot) / 2);
  for (const node of nodes) node.x += shift;
  for (const edge of edges) {
    edge.x1 += shift;
    edge.x2 += shift;
  }
  return {
    width: Math.max(least, leaves * slot),
    height: TOP + deepest * ROW + 30,
    nodes,
    edges,
    focus,
  };
}

/** What everything below a twig is called. @param {Twig} twig @param {(choice: number) => string} name @returns {string[]} */
function labelsOf({ twigs }, name) {
  return twigs.flatMap((twig) => [name(twig.choice), ...labelsOf(twig, name)]);
}
