import type { Parameter } from "../../engine/catalogue/types.ts";
import { decodeText, encodeText } from "../../engine/fragment/encode.ts";

/** Conversions between a scenario's values and the texts in the form's fields. Only the parser checks a value. */

/** A field as the visitor sees it. */
export interface Draft {
  text: string; // in the field, or in the field for the visitor's own text
  named: string; // the chosen value of a list; OWN: the visitor's own text
}

/** The entry of a list below which the visitor writes a text. */
export const OWN = "own";

/** Types with a list of named values and a field for the visitor's own text. */
const OWN_TEXTS: Record<
  string,
  {
    read: (text: string) => string;
    show: (value: string, values: Record<string, string>) => string;
  }
> = {
  order: {
    read: (text) => text.trim().replace(/[\s;]+/g, ";"),
    show: (value) => value.replaceAll(";", " "),
  },
  leaper: { read: (text) => text.trim(), show: (value) => value },
  graph: { read: readLines, show: showLines },
  map: { read: readLines, show: showLines },
  maze: {
    read: (text) => encodeText(text.replace(/^\s*\n|\s+$/g, "")),
    show: (value) => decodeText(value).replaceAll(".", "\n"),
  },
  areas: {
    read: (text) => encodeText(text.trim().replace(/[.\s]+/g, ".")),
    show: (value) => decodeText(value).replaceAll(".", "\n"),
  },
  sudoku: {
    read: (text) =>
      encodeText(
        text
          .trim()
          .split(/\n\s*\n/)[0]
          .replace(/\s+/g, ""),
      ),
    show: (value, { regions }) => [value, regions].filter(Boolean).map(breakRows).join("\n\n"),
  },
};

export const hasOwnText = ({ type }: Parameter) => type in OWN_TEXTS;

/** True when Python reads the visitor's own text, which may have another program's file format. */
export const isFile = ({ type }: Parameter) => ["graph", "map", "sudoku"].includes(type);

export function readLines(text: string) {
  return encodeText(text.trim().replace(/[ \t]*\r?\n[ \t]*/g, "\n"));
}

/** Put each vertex of a graph on its own line, for reading. Other texts stay as they are. */
export function showLines(value: string) {
  return decodeText(value).replaceAll(";", "\n");
}

function breakRows(cells: string) {
  const side = Math.sqrt(cells.length);
  if (!Number.isInteger(side)) return cells;
  return cells.match(new RegExp(`.{${side}}`, "g"))?.join("\n") ?? cells;
}

/** @param before the draft of the same puzzle, whose own text stays beside a named value */
export function draftOf(
  { name, type, choices }: Parameter,
  values: Record<string, string>,
  before?: Draft,
): Draft {
  const value = values[name];
  if (type in OWN_TEXTS) {
    if (choices.some((choice) => choice.value === value))
      return { named: value, text: before?.text ?? "" };
    return { named: OWN, text: OWN_TEXTS[type].show(value, values) };
  }
  return { named: value, text: ["vertex", "givens"].includes(type) ? decodeText(value) : value };
}

/** The scenario's value of a field. */
export function valueIn({ type }: Parameter, { named, text }: Draft) {
  if (type in OWN_TEXTS) return named === OWN ? OWN_TEXTS[type].read(text) : named;
  if (type === "choice") return named;
  if (type === "numbers") return encodeText(text.trim().replace(/[\s,;+]+/g, ","));
  if (type === "givens") return encodeText(text.trim().replace(/\s*([,:])\s*/g, "$1"));
  return type === "vertex" ? encodeText(text.trim()) : text.replace(/\s+/g, "");
}
