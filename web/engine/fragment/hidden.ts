import ranges from "../../../src/knights/data/hidden.json" with { type: "json" };

/** Ranges of characters that are invisible in a text, with a name for each; the library reads the same file. */
const RANGES = Object.entries(ranges).map(([ends, name]) => {
  const [low, high = low] = ends.split("-").map((end) => Number.parseInt(end, 16));
  return { low, high, name };
});

const write = (code: number) => `\\u{${code.toString(16)}}`;

export const HIDDEN = new RegExp(
  `[${RANGES.map(({ low, high }) => `${write(low)}-${write(high)}`).join("")}]`,
  "u",
);

/** Remove hidden characters. */
export const strip = (text: string) => text.replaceAll(new RegExp(HIDDEN, "gu"), "");

/** The name of a hidden character; undefined for any other. */
export const nameHidden = (code: number) =>
  RANGES.find(({ low, high }) => low <= code && code <= high)?.name;

/** Code and name of the first hidden character, or "". */
export function formatHidden(text: string) {
  const code = HIDDEN.exec(text)?.[0].codePointAt(0);
  if (code === undefined) return "";
  return `U+${code.toString(16).toUpperCase().padStart(4, "0")} ${nameHidden(code)}`;
}
