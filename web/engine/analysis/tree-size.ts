/** Arithmetic of Knuth's estimate: random descents give a mean and its error. */

import type { Probes } from "../types/python-replies.ts";

export const NO_PROBES: Probes = { probes: 0, total: 0, squares: 0, largest: 0 };

export function addProbes(one: Probes, other: Probes): Probes {
  return {
    probes: one.probes + other.probes,
    total: one.total + other.total,
    squares: one.squares + other.squares,
    largest: Math.max(one.largest, other.largest),
  };
}

/** Mean number of placements. */
export const meanOf = ({ probes, total }: Probes) => (probes === 0 ? 0 : total / probes);

/** Standard error of the mean, relative to the mean. */
export function errorOf(probes: Probes) {
  const mean = meanOf(probes);
  if (mean === 0) return 0;
  const variance = Math.max(0, probes.squares / probes.probes - mean ** 2);
  return Math.sqrt(variance / probes.probes) / mean;
}

/** Seconds of a search: each placement is taken back, so it costs two steps. @param rate steps a second */
export const secondsFor = (placements: number, rate: number) => (2 * placements) / rate;
