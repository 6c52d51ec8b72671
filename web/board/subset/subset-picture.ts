import type { SubsetSketch } from "../../engine/search/types.ts";
import type { Size } from "../types.ts";

/** A row of numbers without a canvas: where each coin is, and the parts of the bar. Lengths are device pixels. */

/** The numbers in the text of a scenario. */
export const listNumbers = (text: string) => (text.match(/[0-9]+/g) ?? []).map(Number);

/** The choices made so far: choice 2 * place takes the number at a place, the one after it leaves it out. */
export interface Choices {
  path: ArrayLike<number>;
  depth: number;
}

export const decidedOf = ({ path, depth }: Choices, place: number) =>
  place >= depth ? "open" : path[place] % 2 === 0 ? "taken" : "left";

export const sumOf = (numbers: readonly number[], choices: Choices) =>
  numbers.reduce((sum, one, at) => sum + (decidedOf(choices, at) === "taken" ? one : 0), 0);

/** The numbers taken and, after them, those that can still be added, as parts of a bar from one sum to the next. */
export function partsOf({ numbers, target }: SubsetSketch, choices: Choices) {
  let to = 0;
  return numbers.flatMap((number, place) => {
    const decided = decidedOf(choices, place);
    if (decided === "left") return [];
    const from = to;
    to += number;
    return { place, from, to, look: decided === "taken" && to > target ? "over" : decided };
  });
}

/** The rows of coins with the largest pitch; the bar below them takes the room of a row and a half. */
export function layOut(count: number, { width, height }: Size) {
  let [columns, pitch] = [1, 0];
  for (let tried = 1; tried <= count; tried++) {
    const fitting = Math.min(width / tried, height / (Math.ceil(count / tried) + 1.5));
    if (fitting > pitch) [columns, pitch] = [tried, fitting];
  }
  pitch = Math.floor(Math.min(pitch, width / 5, height / 4));
  const bar = Math.ceil(count / columns) * pitch;
  const [left, top] = [(width - columns * pitch) / 2, (height - bar - 1.5 * pitch) / 2];
  return { width, columns, pitch, radius: 0.36 * pitch, left, top, bar: top + bar + 0.5 * pitch };
}

export type Layout = ReturnType<typeof layOut>;

export const centreOf = ({ columns, pitch, left, top }: Layout, place: number) => ({
  x: left + ((place % columns) + 0.5) * pitch,
  y: top + (Math.floor(place / columns) + 0.5) * pitch,
});
