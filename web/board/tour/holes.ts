import type { LinkRules } from "../../engine/catalogue/types.ts";
import { cite } from "../../engine/fragment/cite.ts";
import { readNumber, writeNumber } from "../../engine/fragment/digits.ts";
import { written } from "../../engine/fragment/fragment-alphabet.ts";
import { t } from "../../language/translate.ts";
import { parseBoard } from "../shared/board.ts";

/**
 * Shortens many holes in a link: they become a number with one bit per square, if that is shorter than their names.
 */
const HOLES = /(?<=\/holes=)[^/]+/;
const SCENARIO = new RegExp(`^${written.scenario}$`);

/** Shorten a scenario's text for a link. @param text canonical */
export function contractHoles(text: string) {
  const found = HOLES.exec(text);
  if (found === null) return text;
  const board = parseBoard(text.split("/")[1]);
  const holes = found[0].split(",").map((name) => board.square(name));
  // Skip a number that would not be shorter: a long one also takes long to compute.
  if (2 + Math.floor(Math.max(...holes) / 6) >= found[0].length) return text;
  let bits = 0n;
  for (const hole of holes) bits |= 1n << BigInt(hole);
  const short = `~${writeNumber(bits)}`;
  return short.length < found[0].length ? text.replace(HOLES, short) : text;
}

/**
 * Revert `contractHoles`.
 *
 * @throws {RangeError} when the holes are not squares of the board
 */
export function expandHoles(text: string, rules: LinkRules) {
  const found = HOLES.exec(text);
  if (found === null || !found[0].startsWith("~")) return text;
  if (text.length > rules.longest_scenario || !SCENARIO.test(text)) return text;
  const board = parseBoard(text.split("/")[1]);
  const bits = readNumber(found[0].slice(1));
  if (bits === null || bits === 0n || bits >> BigInt(board.rows * board.columns) !== 0n) {
    throw new RangeError(t("link-holes", { holes: cite(found[0]), board: String(board) }));
  }
  const squares = Array.from(bits.toString(2)).reverse();
  const names = squares.flatMap((bit, square) => (bit === "1" ? [board.name(square)] : []));
  return text.replace(HOLES, names.join());
}
