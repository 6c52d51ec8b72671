/**
 * The kinds of questions about a search, a closed list: the same words in Python, in links and here.
 *
 * @typedef {"next" | "back" | "lost" | "why" | "line" | "steps"} Kind
 *
 * @typedef {number | number[] | null} Answer as Python takes it: a choice, a length, a line, a number of steps, or places
 *
 * @typedef {object} Question as Python asks it
 * @property {Kind} kind
 * @property {string} asked
 * @property {boolean} good this is a moment at which to stop for it
 * @property {string | null} form the program that it is about
 *
 * @typedef {object} Asked what can be asked at a moment
 * @property {Question[]} questions best first
 * @property {Partial<Record<Kind, string>>} refusals why a kind that was wanted cannot be asked
 *
 * @typedef {object} See an earlier branch: below the beginning of the path with `length` choices a choice was tried
 * @property {number} length
 * @property {number} choice
 *
 * @typedef {object} Truth
 * @property {Answer[] | null} answers all that are right; null: too many to list
 * @property {string} sentence
 * @property {import("../search/questions.js").Mark[]} marks
 * @property {{steps: number, error: number, probes: number} | null} [estimate] Knuth's, of a number of steps
 *
 * @typedef {object} Marked what Python says of an answer
 * @property {boolean | null} right null: that is not known
 * @property {string} sentence
 * @property {import("../search/questions.js").Mark[]} marks
 * @property {See | null} see
 * @property {Truth} truth
 *
 * @typedef {object} Reason why a choice is not on the path
 * @property {string} key
 * @property {string} sentence
 * @property {import("../search/questions.js").Mark[]} marks
 * @property {See | null} see
 * @property {import("../search/questions.js").Insight | null} [besides]
 */

/** @type {readonly Kind[]} */
export const KINDS = ["next", "back", "lost", "why", "line", "steps"];

/** The kinds that a link's value names. @param {string | undefined} value */
export const kindsIn = (value) => KINDS.filter((kind) => value?.split(",").includes(kind));

/** An answer of a kind, though nobody gave it: with it Python tells what is right. @type {Record<Kind, Answer>} */
export const ANY_ANSWER = { next: null, back: null, lost: null, why: [], line: 1, steps: 1 };
