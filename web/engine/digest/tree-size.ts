/** The arithmetic of an estimate: random descents add up to a mean and its error. */

import type { Probes } from "../types/answers.ts";

export const NO_PROBES: Probes = { probes: 0, total: 0, squares: 0, largest: 0 };

export function addProbes(one: Probes, other: Probes): Probes {
  return {
    probes: one.probes + other.probes,
    total: one.total + other.total,
    squares: one.squares + other.squares,
    largest: Math.max(one.largest, other.largest),
  };
}

/** The mean number of placements. */
export const meanOf = ({ probes, total }: Probes) => (probes === 0 ? 0 : total / probes);

/** The standard error of the mean, as a part of it. */
export function errorOf(probes: Probes) {
  const mean = meanOf(probes);
  if (mean === 0) return 0;
  const variance = Math.max(0, probes.squares / probes.probes - mean ** 2);
  return Math.sqrt(variance / probes.probes) / mean;
}

/** Every placement is taken back again: two steps each. @param rate steps a second */
export const secondsFor = (placements: number, rate: number) => (2 * placements) / rate;
