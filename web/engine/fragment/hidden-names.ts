import { tell } from "../../language/tell.ts";
import { cite } from "./cite.ts";
import { tellHidden } from "./hidden.ts";

/** What parts the names of a graph or a map. */
const BETWEEN = /[,;:"\n]/;

/**
 * Refuses a text whose names hold what nobody sees, as the library does.
 *
 * @throws {RangeError} with the name, and the number and the name of the character
 */
export function checkShown(text: string) {
  const hidden = text.split(BETWEEN).find((name) => tellHidden(name) !== "");
  if (hidden === undefined) return;
  const name = cite(hidden.replace(/^ +| +$/g, ""));
  throw new RangeError(tell("link-hidden", { text: name, character: tellHidden(hidden) }));
}
