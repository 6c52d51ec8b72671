import type { Tree, Twig } from "./tree.ts";

/** Choices that are looked at: more of them stand beside one long path only. */
const MOST = 5000;

/**
 * What took most steps of all that was taken back: a choice beside the path on which the record ends, and the first of equal ones.
 *
 * @returns null when nothing was, or when it would take long to find
 */
export function costliest(tree: Tree): Twig | null {
  let most: Twig | null = null;
  let twig = tree.twigAt(tree.base, tree.root + 1);
  for (let seen = 0; twig !== null; seen++) {
    if (seen === MOST) return null;
    if (!twig.open && (most === null || lengthOf(twig) > lengthOf(most))) most = twig;
    twig = twig.open ? tree.firstChildOf(twig) : tree.siblingOf(twig, 1);
  }
  return most;
}

/** Steps spent on a twig and below it. */
export const lengthOf = ({ start, end }: Twig) => end - start;
