import { t } from "../../language/translate.ts";
import { count, digitsOf, power, rounded } from "../../language/written.ts";

/** Sentences about the size of a tree, how much of it is done, and how long all of it would take. */

/** A larger share is only given as "over 99%", unless it is everything. */
const LARGEST_PART = 0.99;
/** A smaller share is close to the least number that JavaScript can represent. */
const SMALLEST_PART = 1e-300;
/** With fewer descents, the error itself is known to one digit at most. */
const MANY_PROBES = 1000;

/** @param begun true: something has been taken back @param ended true: everything has been tried */
export function formatFraction(fraction: number, begun: boolean, ended: boolean) {
  if (begun && fraction < SMALLEST_PART)
    return t("charts-size-fraction", { kind: "none", part: 0 });
  const part = ended ? fraction : Math.min(fraction, 1 - Number.EPSILON);
  if (part === 0 || part >= 1)
    return t("charts-size-fraction", { kind: "exact", part: 100 * part });
  if (part >= LARGEST_PART) return t("charts-size-fraction", { kind: "over", part: 99 });
  return t("charts-size-fraction", { kind: "about", part: percent(part) });
}

/** An estimated share in percent, with two digits. @param fraction above 0 */
function percent(fraction: number) {
  const value = 100 * fraction;
  return value >= 0.01 ? count(Number(value.toPrecision(2))) : power(value);
}

/** @param error relative; null: exact */
export function formatPlacements(mean: number, error: number | null) {
  const exact = error === null && mean < 1e9;
  const told = error === null ? power(mean) : rounded(mean, error);
  return t("charts-size-placements", { exact, mean: exact ? mean : Math.round(mean), told });
}

export function formatProbes(probes: number, error: number) {
  const few = probes < MANY_PROBES;
  const part = Math.round(Number((100 * error).toPrecision(few ? 1 : 2)));
  return t("charts-size-probes", {
    probes,
    kind: error < 0.01 ? "below" : few ? "about" : "exact",
    part,
  });
}

const UNITS: [number, string][] = [
  [1, "second"],
  [60, "minute"],
  [3600, "hour"],
  [86_400, "day"],
  [31_556_952, "year"],
];

/** A duration in a suitable unit. @param error of the tree's size, relative; null: exact */
export function formatDuration(seconds: number, rate: number, error: number | null) {
  const digits = digitsOf(seconds, error ?? 0, 2);
  const [size, unit] = UNITS.findLast(([size]) => seconds >= size) ?? [1, "moment"];
  const n = Number((seconds / size).toPrecision(digits));
  return t("charts-size-duration", {
    unit,
    n,
    told: formatLarge(n, digits),
    rate: Number(rate.toPrecision(2)),
  });
}

/** @param digits significant digits */
function formatLarge(n: number, digits: number) {
  if (n < 1e6) return count(n);
  return n < 1e9 ? t("page-million", { n: n / 1e6 }) : power(n, digits);
}
