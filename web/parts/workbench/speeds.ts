/**
 * The speeds on offer, in steps a second. Each is twice the one before; the last is as fast as the search can go.
 */

const MOST = 20;

export const SPEEDS: readonly number[] = [
  ...Array.from({ length: MOST + 1 }, (_, n) => 2 ** n),
  Infinity,
];

/** Sentences a second that people can follow. At higher speeds, one fixed sentence replaces them. */
export const READABLE = 4;

/** The next faster or slower speed on offer, or the same one at the end of the list. */
export function nextSpeed(speed: number, direction: -1 | 1) {
  const others = SPEEDS.filter((other) => (direction > 0 ? other > speed : other < speed));
  return (direction > 0 ? others[0] : others.at(-1)) ?? speed;
}
