import ranges from "../../../src/knights/data/invisible.json" with { type: "json" };
import { INVISIBLE } from "./invisible.ts";

/** Ranges of invisible characters, with a name for each; the library reads the same file. */
const RANGES = Object.entries(ranges).map(([ends, name]) => {
  const [low, high = low] = ends.split("-").map((end) => Number.parseInt(end, 16));
  return { low, high, name };
});

/** The name of an invisible character; undefined for any other. */
export const nameInvisible = (code: number) =>
  RANGES.find(({ low, high }) => low <= code && code <= high)?.name;

/** Code and name of the first invisible character, or "". */
export function formatInvisible(text: string) {
  const code = INVISIBLE.exec(text)?.[0].codePointAt(0);
  if (code === undefined) return "";
  return `U+${code.toString(16).toUpperCase().padStart(4, "0")} ${nameInvisible(code)}`;
}
