import type { Tree, Twig } from "./tree.ts";

/** Give up after this many choices: only one long path has more choices beside it. */
const MOST = 5000;

/**
 * The undone branch that took the most steps, among those that leave the path on which the record ends; the first of
 * equal ones.
 *
 * @returns null when nothing was undone, or when there are too many branches to compare
 */
export function costliestBranch(tree: Tree): Twig | null {
  let most: Twig | null = null;
  let twig = tree.twigAt(tree.base, tree.root + 1);
  for (let seen = 0; twig !== null; seen++) {
    if (seen === MOST) return null;
    if (!twig.open && (most === null || lengthOf(twig) > lengthOf(most))) most = twig;
    twig = twig.open ? tree.firstChildOf(twig) : tree.siblingOf(twig, 1);
  }
  return most;
}

/** Steps spent on a branch, the steps below it included. */
export const lengthOf = ({ start, end }: Twig) => end - start;
