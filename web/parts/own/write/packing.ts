/** A program as it is kept, together with its lines for `input`. */
interface Written {
  text: string; // the program
  input: string; // its lines
}

/** What parts a program from its lines: Python takes no text in which it stands. */
const PART = "\0";

/** @returns without lines the program alone */
export function join({ text, input }: Written): string {
  const lines = input.replaceAll(PART, "");
  return lines === "" && !text.includes(PART) ? text : text + PART + lines;
}

export function part(whole: string): Written {
  const at = whole.lastIndexOf(PART);
  return at < 0
    ? { text: whole, input: "" }
    : { text: whole.slice(0, at), input: whole.slice(at + PART.length) };
}

/** Characters that a link may hold of a program. */
export const LONGEST = 8000;
