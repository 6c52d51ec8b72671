import { costliestBranch, lengthOf } from "../../engine/analysis/costliest-branch.ts";
import type { Tree, Twig } from "../../engine/analysis/tree.ts";
import { t } from "../../language/translate.ts";

/** Sentences about the whole search: on the choice under the pointer, and on the most expensive one. */

/** Names of a path that a sentence gives, counted from its end. */
const MOST_NAMES = 4;

/** @param complete the picture has every step of a finished search, if it has the first one */
export function formatTwig(
  tree: Tree,
  twig: Twig,
  complete: boolean,
  name: (choice: number) => string,
) {
  const { depth } = twig;
  const path = tree.pathTo(twig, Math.max(tree.root + 1, depth - MOST_NAMES + 1)).map(name);
  const names = path.join(" › ");
  const above = depth - tree.root > path.length;
  const steps = lengthOf(twig);
  const told = t("charts-icicle-steps", { steps, open: twig.open || twig.cut });
  return t("charts-icicle-at", {
    names: above ? `… › ${names}` : names,
    depth,
    steps: told,
    share: formatShare(tree, steps, complete),
  });
}

/** The most expensive undone branch; "" when nothing was undone, or when that branch is everything. */
export function formatCostliest(tree: Tree, complete: boolean, name: (choice: number) => string) {
  const twig = costliestBranch(tree);
  if (twig === null || lengthOf(twig) === tree.read - tree.base) return "";
  const share = formatShare(tree, lengthOf(twig), complete);
  return t("charts-icicle-costliest", { name: name(twig.choice), depth: twig.depth, share });
}

/** A share of the steps: only zero is given as 0%, and only everything as 100%. */
export function formatShare({ base, read }: Tree, steps: number, complete: boolean) {
  const part = (100 * steps) / (read - base);
  const kind = part === 100 ? "all" : part < 1 ? "less" : part > 99 ? "over" : "about";
  return t("charts-icicle-share", { kind, part: Math.round(part), whole: base === 0 && complete });
}

/**
 * The reason why the picture lacks some steps; "" when it has all.
 *
 * @param ended true when there is no room for the steps still to be read, or they are no longer available
 */
export function formatLimits({ base, read }: Tree, ended: boolean) {
  const notes = [];
  if (base > 0) notes.push(t("charts-icicle-middle", { base }));
  if (ended) notes.push(t("charts-icicle-ended", { read }));
  return notes.join(" ");
}
