import { DIGITS } from "../../engine/fragment/digits.ts";

/**
 * Steps made by hand, as a link holds them: the number of digits per choice, then each choice; several undos in a row
 * become a dot and their number minus one. "0" stands for no steps.
 *
 *     1BC.AD    places 1, places 2, undoes it, places 3
 */

/** Most events in a link; the same as in Python (`knights.play.game_events`). */
export const MOST_EVENTS = 4_000;

const BASE = DIGITS.length;
/** Most digits per choice: enough for the largest board. */
const WIDEST = 3;

/**
 * @param events `c` places c, `~c` undoes it
 * @param size choices are 0 .. size-1
 */
export function writeMoves(events: readonly number[], size: number) {
  if (events.length === 0) return "0";
  const width = widthFor(size);
  let text = String(width);
  for (let i = 0; i < events.length; i++) {
    if (events[i] >= 0) {
      text += writeChoice(events[i], width);
      continue;
    }
    let more = 0;
    while (more + 1 < BASE && events[i + 1] < 0) [i, more] = [i + 1, more + 1];
    text += `.${DIGITS[more]}`;
  }
  return text;
}

/**
 * @param before choices already on the path, which can be undone
 * @returns null when the text is truncated, or undoes what is not there
 */
export function readMoves(text: string, before: readonly number[] = []): number[] | null {
  if (text === "0") return [];
  const width = Number(text[0]);
  if (!(width >= 1 && width <= WIDEST)) return null;
  const events: number[] = [];
  const path = [...before];
  for (let at = 1; at < text.length; ) {
    const back = text[at] === ".";
    const digits = back ? text.slice(at + 1, at + 2) : text.slice(at, at + width);
    const value = readDigits(digits);
    if (value === null || digits.length < (back ? 1 : width)) return null;
    at += back ? 2 : width;
    if (!back) {
      path.push(value);
      events.push(value);
      continue;
    }
    for (let count = 0; count <= value; count++) {
      const choice = path.pop();
      if (choice === undefined) return null;
      events.push(~choice);
    }
  }
  return events;
}

/** Digits per choice. */
function widthFor(size: number) {
  for (let width = 1; width < WIDEST; width++) if (size <= BASE ** width) return width;
  return WIDEST;
}

function writeChoice(choice: number, width: number) {
  let text = "";
  for (let rest = choice; text.length < width; rest = Math.floor(rest / BASE)) {
    text = DIGITS[rest % BASE] + text;
  }
  return text;
}

function readDigits(digits: string) {
  let value = 0;
  for (const digit of digits) {
    const one = DIGITS.indexOf(digit);
    if (one < 0) return null;
    value = value * BASE + one;
  }
  return value;
}
