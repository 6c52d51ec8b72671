import * as words from "../text/en.js";
import { element, setText } from "../view/element.js";

/**
 * @typedef {object} Counts
 * @property {number} placed
 * @property {number} undone moves taken back
 * @property {number} depth
 * @property {number} deepest
 * @property {boolean} deepestKnown else it was that deep at most
 * @property {number} rate events a second
 * @property {number} elapsed milliseconds of playing
 */

/** The counters beside the board; gives the function that shows new values. */
export function findCounters() {
  const parts = {
    placed: element("placed", HTMLElement),
    undone: element("undone", HTMLElement),
    depth: element("depth", HTMLElement),
    deepest: element("deepest", HTMLElement),
    rate: element("rate", HTMLElement),
    elapsed: element("elapsed", HTMLElement),
  };

  /** @param {Counts} counts */
  return function show(counts) {
    setText(parts.placed, words.count(counts.placed));
    setText(parts.undone, words.count(counts.undone));
    setText(parts.depth, words.count(counts.depth));
    const deepest = words.count(counts.deepest);
    setText(parts.deepest, counts.deepestKnown ? deepest : words.atMost(deepest));
    setText(parts.rate, words.rate(counts.rate));
    setText(parts.elapsed, words.duration(counts.elapsed));
  };
}
