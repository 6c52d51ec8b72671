import { t } from "../../language/translate.ts";
import { INVISIBLE } from "./invisible.ts";

/** Longest value that a sentence quotes whole, in characters. */
const MOST = 60;

/** The characters that Python escapes with a letter or a backslash. */
const SHORT = new Map([
  ["\\", "\\\\"],
  ["\n", "\\n"],
  ["\r", "\\r"],
  ["\t", "\\t"],
]);

/**
 * A quoted text, cut in the middle if it is long, as the library quotes it.
 */
export function cite(text: string) {
  const { length } = Array.from(text);
  if (length <= MOST) return quote(text);
  return t("link-cut", { text: quote(cut(text)), length });
}

/** A text with its middle left out if it is long. */
export function cut(text: string) {
  const characters = Array.from(text);
  if (characters.length <= MOST) return text;
  return `${characters.slice(0, 20).join("")} ... ${characters.slice(-20).join("")}`;
}

/** A sentence without its stop, to stand within another. */
export const trimStop = (sentence: string) => sentence.replace(/\.$/, "");

/** Quote like Python's `repr`, with all invisible characters escaped. */
function quote(text: string) {
  const mark = text.includes("'") && !text.includes('"') ? '"' : "'";
  let quoted = "";
  for (const character of text) {
    if (character === mark) quoted += `\\${character}`;
    else if (SHORT.has(character)) quoted += SHORT.get(character);
    else if (INVISIBLE.test(character)) quoted += escapeCode(character);
    else if (/[\p{C}\p{Z}]/u.test(character) && character !== " ") quoted += escapeCode(character);
    else quoted += character;
  }
  return mark + quoted + mark;
}

/** @param character one that cannot be printed */
export function escapeCode(character: string) {
  const code = (character.codePointAt(0) as number).toString(16);
  if (code.length <= 2) return `\\x${code.padStart(2, "0")}`;
  if (code.length <= 4) return `\\u${code.padStart(4, "0")}`;
  return `\\U${code.padStart(8, "0")}`;
}
