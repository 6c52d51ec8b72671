/**
 * The arithmetic of an estimate: random descents add up to a mean and its error.
 *
 * @import { Probes } from "../types/answers.ts"
 */

/** @type {Probes} */
export const NO_PROBES = { probes: 0, total: 0, squares: 0, largest: 0 };

/** @param {Probes} one @param {Probes} other @returns {Probes} */
export function addProbes(one, other) {
  return {
    probes: one.probes + other.probes,
    total: one.total + other.total,
    squares: one.squares + other.squares,
    largest: Math.max(one.largest, other.largest),
  };
}

/** The mean number of placements. @param {Probes} probes */
export const meanOf = ({ probes, total }) => (probes === 0 ? 0 : total / probes);

/** The standard error of the mean, as a part of it. @param {Probes} probes */
export function errorOf(probes) {
  const mean = meanOf(probes);
  if (mean === 0) return 0;
  const variance = Math.max(0, probes.squares / probes.probes - mean ** 2);
  return Math.sqrt(variance / probes.probes) / mean;
}

/** Every placement is taken back again: two steps each. @param {number} placements @param {number} rate steps a second */
export const secondsFor = (placements, rate) => (2 * placements) / rate;
