import { element, setText } from "../../dom/element.ts";
import { t } from "../../language/translate.ts";
import { count, duration, rate } from "../../language/written.ts";

interface Counts {
  visits: boolean; // true: the search never undoes; the counters then say "discovered" and "finished"
  placed: number;
  undone: number; // moves taken back
  depth: number;
  deepest: number;
  deepestKnown: boolean; // false: `deepest` is only an upper bound
  rate: number; // events a second
  elapsed: number; // milliseconds of playing
}

/** Find the counters beside the board. @returns a function that shows new values */
export function findCounters() {
  const parts = {
    placed: element("placed", HTMLElement),
    undone: element("undone", HTMLElement),
    placedName: element("placed-name", HTMLElement),
    undoneName: element("undone-name", HTMLElement),
    depth: element("depth", HTMLElement),
    deepest: element("deepest", HTMLElement),
    rate: element("rate", HTMLElement),
    elapsed: element("elapsed", HTMLElement),
  };

  return function show(counts: Counts) {
    const { visits } = counts;
    setText(parts.placedName, t("page-counters-placed", { visits }));
    setText(parts.undoneName, t("page-counters-undone", { visits }));
    setText(parts.placed, count(counts.placed));
    setText(parts.undone, count(counts.undone));
    setText(parts.depth, count(counts.depth));
    const deepest = count(counts.deepest);
    setText(parts.deepest, counts.deepestKnown ? deepest : t("page-at-most", { number: deepest }));
    setText(parts.rate, rate(counts.rate));
    setText(parts.elapsed, duration(counts.elapsed));
  };
}
