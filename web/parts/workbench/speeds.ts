/**
 * The speeds that are offered, in steps a second: doubled from one to the next, up to as fast as the search itself goes.
 */

const MOST = 20;

export const SPEEDS: readonly number[] = [
  ...Array.from({ length: MOST + 1 }, (_, n) => 2 ** n),
  Infinity,
];

/** Sentences a second that can be followed; above it the page says so instead of flickering. */
export const READABLE = 4;

/** The offered speed next to one, faster or slower, or the last. */
export function nextSpeed(speed: number, direction: -1 | 1) {
  const others = SPEEDS.filter((other) => (direction > 0 ? other > speed : other < speed));
  return (direction > 0 ? others[0] : others.at(-1)) ?? speed;
}
