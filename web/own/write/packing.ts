/**
 * A program as it is kept, together with its lines for `input`.
 *
 * @typedef {object} Written
 * @property {string} text the program
 * @property {string} input its lines
 */

/** What parts a program from its lines: Python takes no text in which it stands. */
const PART = "\0";

/** @param {Written} written @returns {string} without lines the program alone */
export function join({ text, input }) {
  const lines = input.replaceAll(PART, "");
  return lines === "" && !text.includes(PART) ? text : text + PART + lines;
}

/** @param {string} whole @returns {Written} */
export function part(whole) {
  const at = whole.lastIndexOf(PART);
  return at < 0
    ? { text: whole, input: "" }
    : { text: whole.slice(0, at), input: whole.slice(at + PART.length) };
}

/** Characters that a link may hold of a program. */
export const LONGEST = 8000;
