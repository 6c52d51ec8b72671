import { HIDDEN } from "./hidden.ts";
import { written } from "./written.ts";

/** A free text (a graph, a map, a name) as a scenario can hold it: the other characters written as %XX, as the library does. */
export function encodeText(text: string) {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, "?")).replace(/%../g, (code) => {
    const character = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return written.plain.includes(character) ? character : code;
  });
}

/** The text that a scenario's value stands for. */
export function decodeText(value: string) {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** A scenario's value, or all of its text, as it is shown to people: without escapes, but for what nobody would see. */
export const legible = (value: string) =>
  decodeText(value).replaceAll(new RegExp(HIDDEN, "gu"), encodeURIComponent);
