/** @import { Tree, Twig } from "./tree.ts" */

/** Choices that are looked at: more of them stand beside one long path only. */
const MOST = 5000;

/**
 * What took most steps of all that was taken back: a choice beside the path on which the record ends, and the first of equal ones.
 *
 * @param {Tree} tree
 * @returns {Twig | null} null when nothing was, or when it would take long to find
 */
export function costliest(tree) {
  /** @type {Twig | null} */
  let most = null;
  let twig = tree.twigAt(tree.base, tree.root + 1);
  for (let seen = 0; twig !== null; seen++) {
    if (seen === MOST) return null;
    if (!twig.open && (most === null || lengthOf(twig) > lengthOf(most))) most = twig;
    twig = twig.open ? tree.firstChildOf(twig) : tree.siblingOf(twig, 1);
  }
  return most;
}

/** Steps spent on a twig and below it. @param {Twig} twig */
export const lengthOf = ({ start, end }) => end - start;
