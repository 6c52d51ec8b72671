/** A program with its lines for `input`, which are stored together. */
interface Written {
  text: string; // the program
  input: string; // its lines for `input`
}

/** Separates a program from its lines. No valid program contains it: Python rejects a NUL. */
const PART = "\0";

/** Join a program and its lines; a program without lines stays as it is. */
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

/** Most characters of a packed program in a link. */
export const LONGEST = 8000;
