import { written } from "./fragment-alphabet.ts";
import { INVISIBLE } from "./invisible.ts";

/** Escape a free text (a graph, a map, a name) for a scenario: other characters become %XX, as in the library. */
export function encodeText(text: string) {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, "?")).replace(/%../g, (code) => {
    const character = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return written.plain.includes(character) ? character : code;
  });
}

/** Undo `encodeText`; a value with broken escapes is returned as it is. */
export function decodeText(value: string) {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** A scenario's text (or one value) for people: without escapes, except for invisible characters. */
export const displayText = (value: string) =>
  decodeText(value).replaceAll(new RegExp(INVISIBLE, "gu"), encodeURIComponent);
