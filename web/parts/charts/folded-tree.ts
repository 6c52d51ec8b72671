import type { Failures } from "../../engine/types/python-replies.ts";
import type { Branch, Lettering } from "./types.ts";
import { growTree, layOutWhole, type Twig } from "./whole-tree.ts";

/** Folds the failed subtrees of a search tree into marks. Pure functions, so that tests need no browser. */

/** A mark that the visitor has unfolded. */
export interface Unfolded {
  step: number; // at which its choice was placed
  below: boolean; // true: what the search tried below it; false: the choices that one mark stands for
}

/**
 * Join the branches of a level that failed for the same reason: one mark, in the place of the first.
 *
 * @param unfolded its group stays apart
 */
export function joinAlike(
  branches: readonly Branch[],
  groups: readonly Failures[],
  unfolded: Unfolded | null,
): Branch[] {
  const joined = new Map<number, Branch | null>();
  for (const { sentence, choices } of groups) {
    const members = branches.filter(
      (one) => one.standing === "done" && choices.includes(one.choice),
    );
    if (members.length < 2 || members.some(({ entered }) => isStep(unfolded, entered))) continue;
    for (const { choice } of members) joined.set(choice, null);
    const sizes = members.map(({ size }) => size);
    const size = sizes.includes(null)
      ? null
      : sizes.reduce<number>((sum, one) => sum + Number(one), 0);
    const names = members.map(({ choice }) => choice);
    const last = members.some((one) => one.last);
    joined.set(members[0].choice, {
      ...members[0],
      last,
      size,
      joined: { choices: names, sentence },
    });
  }
  return branches.flatMap((branch) => {
    const mark = branch.standing === "done" ? joined.get(branch.choice) : undefined;
    return mark === undefined ? [branch] : mark === null ? [] : [mark];
  });
}

const isStep = (unfolded: Unfolded | null, entered: number | null) =>
  unfolded !== null && entered === unfolded.step;

/** The number of choices in a subtree, its own among them. */
const sizeOf = ({ twigs }: Twig): number =>
  twigs.reduce((sum, twig) => sum + (twig.standing === "open" ? 0 : sizeOf(twig)), 1);

/**
 * Fold the subtrees that have been taken back and are larger than `most` choices.
 *
 * @param unfolded stays as it is
 */
export function foldLarge(twig: Twig, most: number, unfolded: Unfolded | null): Twig {
  const size = sizeOf(twig);
  if (twig.standing === "done" && isStep(unfolded, twig.entered)) return twig;
  if (twig.standing === "done" && size > most) return { ...twig, size, twigs: [] };
  return { ...twig, twigs: twig.twigs.map((one) => foldLarge(one, most, unfolded)) };
}

/**
 * Lay out the subtree of a choice that was taken back: as many levels as fit side by side, the rest folded.
 *
 * @param events from the placement of the choice to its undo
 * @param step after its placement
 * @returns null when not even its first level fits
 */
export function layOutBelow(
  events: ArrayLike<number>,
  step: number,
  width: number,
  lettering: Lettering,
) {
  const below = Array.prototype.slice.call(events, 1) as number[];
  const top = { ...growTree(below, [], step), choice: events[0] };
  for (let levels = depthOf(top); levels > 0; levels--) {
    const layout = layOutWhole(cutBelow(top, levels), width, "", lettering);
    if (layout.width <= width) return layout;
  }
  return null;
}

const depthOf = ({ twigs }: Twig): number =>
  twigs.reduce((deepest, twig) => Math.max(deepest, 1 + depthOf(twig)), 0);

function cutBelow(twig: Twig, levels: number): Twig {
  if (levels > 0) return { ...twig, twigs: twig.twigs.map((one) => cutBelow(one, levels - 1)) };
  return twig.twigs.length === 0 ? twig : { ...twig, size: sizeOf(twig), twigs: [] };
}
