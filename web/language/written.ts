import { forms } from "./forms.ts";
import { language, t } from "./translate.ts";

/** Numbers, dates and times in the form of the current language. */

export const count = (value: number) => forms(language()).number(value);

/** A number with one decimal. */
export const tenths = (value: number) => forms(language()).number(value, 1, 1);

/** A date in words: "22 November 2026". @param day as in 2026-11-22 */
export const date = (day: string) => forms(language()).date(new Date(`${day}T00:00Z`));

export function duration(milliseconds: number) {
  const seconds = milliseconds / 1000;
  if (seconds < 60) return t("page-seconds", { n: seconds });
  const whole = Math.floor(seconds);
  const minutes = Math.floor(whole / 60);
  const pad = (number: number) => String(number % 60).padStart(2, "0");
  if (minutes < 60) return t("page-minutes", { time: `${minutes}:${pad(whole)}` });
  return t("page-hours", { time: `${Math.floor(minutes / 60)}:${pad(minutes)}` });
}

/** Events a second in short form. */
export function rate(rate: number) {
  if (rate >= 1e6) return t("page-millions", { n: tenths(rate / 1e6) });
  if (rate >= 1e4) return t("page-thousands", { n: Math.round(rate / 1e3) });
  return count(Math.round(rate));
}

/** A number in at most four characters and a letter. */
export function short(value: number) {
  if (value < 1e4) return count(value);
  const power = value < 999_500 ? 1 : value < 999_500_000 ? 2 : 3;
  const scaled = value / 1000 ** power;
  const n = scaled < 9.95 ? tenths(scaled) : Math.round(scaled);
  if (power === 1) return t("page-thousands", { n });
  return power === 2 ? t("page-millions", { n }) : t("page-billions", { n });
}

/** A number of any size: 1,234 or 4.1 x 10^35. @param digits significant digits */
export function power(value: number, digits = 2) {
  if (value === 0) return "0";
  if (value >= 0.01 && value < 1e6) {
    return value >= 10 ** digits
      ? count(Math.round(value))
      : count(Number(value.toPrecision(digits)));
  }
  const [mantissa, exponent] = value.toExponential(digits - 1).split("e").map(Number);
  const told = forms(language()).number(mantissa, digits - 1, digits - 1);
  return `${told} × 10${superscript(exponent)}`;
}

/** For estimates, however small their error is. */
const MOST_DIGITS = 3;

/** An estimate of a whole number, rounded to the first digit of its error. @param error relative */
export function rounded(mean: number, error: number) {
  if (mean === 0) return "0";
  const whole = Math.max(1, Math.floor(Math.log10(mean)) + 1);
  const digits = Math.min(whole, digitsOf(mean, error, MOST_DIGITS));
  return power(Number(mean.toPrecision(digits)), digits);
}

/** The number of significant digits, up to the first one that the error affects. @param error relative */
export function digitsOf(value: number, error: number, most: number) {
  if (value === 0 || error === 0) return most;
  const first = (number: number) => Math.floor(Math.log10(number));
  return Math.max(1, Math.min(most, first(value) - first(value * error) + 1));
}

const superscript = (exponent: number) =>
  [...String(exponent)]
    .map((digit) => (digit === "-" ? "⁻" : "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(digit)]))
    .join("");
