import type { Level } from "../../engine/types/python-replies.ts";
import { ROW_WHOLE, TOP, widthOf } from "./tree-layout.ts";
import type { Edge, Lettering, Standing, TreeNode } from "./types.ts";

/**
 * A small search tree drawn as a whole: every choice tried up to the cursor, and the open ones along the path. Pure
 * functions, so that tests need no browser.
 */

type Tried = Pick<Level, "choices" | "tried">;

export interface Twig {
  choice: number;
  level: number; // 1 is the first below the root
  standing: Standing;
  entered: number | null; // the position after its placement; null while it is open
  exit: number | null; // the position after its undo
  size?: number; // of a folded subtree, in choices
  twigs: Twig[];
}

const NARROWEST = 42;
const GAP = 6;

/**
 * @param events from the start of the search up to the cursor, or those below a choice up to its undo
 * @param levels the choices along the path
 * @param base the position before the first event
 * @returns the root
 */
export function growTree(events: ArrayLike<number>, levels: readonly Tried[], base = 0): Twig {
  const nowhere = { choice: -1, level: 0, exit: null, twigs: [] };
  const root: Twig = { ...nowhere, standing: "path", entered: base };
  const path = [root];
  for (let i = 0; i < events.length; i++) {
    const above = path[path.length - 1];
    if (events[i] < 0) {
      above.standing = "done";
      above.exit = base + i + 1;
      path.pop();
      continue;
    }
    const { length: level } = path;
    const twig: Twig = {
      choice: events[i],
      level,
      standing: "path",
      entered: base + i + 1,
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
      const open = "open" as Standing;
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
 * Give each leaf a column of its own, and centre each choice above those below it.
 *
 * @param least width of the picture
 * @param start label of the root
 * @param cuts options that looking ahead ruled out below the choice of a step, by the steps that have some
 */
export function layOutWhole(
  root: Twig,
  least: number,
  start: string,
  lettering: Lettering,
  cuts: ReadonlyMap<number, number> = new Map(),
) {
  const { name } = lettering;
  const nodes: TreeNode[] = [];
  const edges: Edge[] = [];
  const labels = [start, ...labelsOf(root, name)];
  const wide = Math.max(NARROWEST, ...labels.map((label) => widthOf(label, lettering)));
  const slot = wide + GAP;
  let leaves = 0;
  let deepest = 0;
  let focus = TOP;

  /** @returns x of the node's centre */
  function place(twig: Twig): number {
    const below = twig.twigs.map(place);
    const x = below.length > 0 ? (below[0] + below[below.length - 1]) / 2 : slot * (leaves++ + 0.5);
    const y = TOP + twig.level * ROW_WHOLE;
    const { level, choice, standing, entered, exit } = twig;
    const label = level === 0 ? start : name(twig.choice);
    const cut = entered === null ? 0 : (cuts.get(entered) ?? 0);
    const node = { level, choice, x, y, width: wide, standing, label, entered, exit, cut };
    nodes.push({ ...node, size: twig.size ?? null });
    twig.twigs.forEach((other, index) => {
      const [x2, y2] = [below[index], y + ROW_WHOLE - 10];
      edges.push({ x1: x, y1: y + 10, x2, y2, standing: other.standing });
    });
    if (standing === "path") focus = Math.max(focus, y);
    deepest = Math.max(deepest, level);
    return x;
  }

  place(root);
  // Centre a tree that is narrower than the panel.
  const shift = Math.max(0, (least - leaves * slot) / 2);
  for (const node of nodes) node.x += shift;
  for (const edge of edges) {
    edge.x1 += shift;
    edge.x2 += shift;
  }
  return {
    width: Math.max(least, leaves * slot),
    height: TOP + deepest * ROW_WHOLE + 30,
    nodes,
    edges,
    focus,
  };
}

/** Labels of everything below a twig. */
function labelsOf({ twigs }: Twig, name: (choice: number) => string): string[] {
  return twigs.flatMap((twig) => [name(twig.choice), ...labelsOf(twig, name)]);
}
