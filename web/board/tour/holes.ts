import { readNumber, writeNumber } from "../../engine/fragment/digits.ts";
import { parseBoard } from "../shared/board.ts";

/**
 * Shortens many holes in a link: they become a number with one bit per square, if that is shorter than their names.
 */
const HOLES = /(?<=\/holes=)[^/]+/;

/** Shorten a scenario's text for a link. */
export function contractHoles(text: string) {
  const found = HOLES.exec(text);
  if (found === null) return text;
  const { holes } = parseBoard(text.split("/")[1], found[0]) ?? {};
  if (holes === undefined) return text;
  // Skip a number that would not be shorter: a long one also takes long to compute.
  if (2 + Math.floor(Math.max(...holes) / 6) >= found[0].length) return text;
  let bits = 0n;
  for (const hole of holes) bits |= 1n << BigInt(hole);
  const short = `~${writeNumber(bits)}`;
  return short.length < found[0].length ? text.replace(HOLES, short) : text;
}

/** Revert `contractHoles`. @returns null when the holes are not squares of the board */
export function expandHoles(text: string) {
  const found = HOLES.exec(text);
  if (found === null || !found[0].startsWith("~")) return text;
  const board = parseBoard(text.split("/")[1]);
  const bits = readNumber(found[0].slice(1));
  if (board === null || !bits || bits >> BigInt(board.size) !== 0n) return null;
  const squares = Array.from(bits.toString(2)).reverse();
  const names = squares.flatMap((bit, square) => (bit === "1" ? [board.name(square)] : []));
  return text.replace(HOLES, names.join());
}
