import { t } from "../../language/translate.ts";
import { cite } from "./cite.ts";
import { formatHidden } from "./hidden.ts";

/** Separators of names in the text of a graph or a map. */
const BETWEEN = /[,;:"\n]/;

/**
 * Refuse a text whose names contain hidden characters, as the library does.
 *
 * @throws {RangeError} naming the name, and the code and name of the character
 */
export function checkHidden(text: string) {
  const hidden = text.split(BETWEEN).find((name) => formatHidden(name) !== "");
  if (hidden === undefined) return;
  const name = cite(hidden.replace(/^ +| +$/g, ""));
  throw new RangeError(t("link-hidden", { text: name, character: formatHidden(hidden) }));
}
