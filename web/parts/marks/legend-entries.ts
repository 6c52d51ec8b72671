import type { Mark } from "../../engine/types/python-replies.ts";
import { t } from "../../language/translate.ts";
import type { Item } from "../../state/page/page-context.ts";

/**
 * The entries of a legend. They come from what is drawn: a layer over the board lists its marks, and the board's
 * picture lists those that it has drawn itself.
 */

/** The entries of evidence, as far as it has a place. A mark that the sentence beside it explains is left out. */
export const itemsOf = (marks: readonly Mark[]): Item[] =>
  marks
    .map(({ role, told, places, arrows, lines }) => ({
      // A letter names itself, so all letters share an entry.
      told: role === "letter" ? t("why-mark-letter") : told,
      looks: [
        ...(places.length > 0 ? [role] : []),
        ...(arrows.length > 0 ? [`${role}-arrow`] : lines.length > 0 ? [`${role}-line`] : []),
      ],
    }))
    .filter(({ told, looks }) => told !== "" && looks.length > 0);

/** Remove duplicate entries. */
export const withoutDuplicates = (items: readonly Item[]) => [
  ...new Map(items.map((item) => [`${item.told}\n${item.looks}`, item])).values(),
];

/**
 * The board's own marks to list. While a search plays they come and go with each step, and some are hidden while the
 * knight glides: so the list only grows until it pauses.
 */
export const ownMarks = (before: readonly Item[], now: readonly Item[], playing: boolean) =>
  playing ? withoutDuplicates([...before, ...now]) : now;
