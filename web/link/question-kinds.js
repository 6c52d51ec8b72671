/**
 * The kinds of questions about a search, a closed list: the same words in Python, in links and here.
 *
 * @import { Answer, Kind } from "../types/answers.d.ts"
 */

/** @type {readonly Kind[]} */
export const KINDS = ["next", "back", "lost", "why", "line", "steps"];

/** The kinds that a link's value names. @param {string | undefined} value */
export const kindsIn = (value) => KINDS.filter((kind) => value?.split(",").includes(kind));

/** An answer of a kind, though nobody gave it: with it Python tells what is right. @type {Record<Kind, Answer>} */
export const ANY_ANSWER = { next: null, back: null, lost: null, why: [], line: 1, steps: 1 };
