/**
 * The speed slider's logarithmic scale: notch 0 is one step a second, notch 99 a million,
 * notch 100 as fast as the search itself goes.
 */
export const SLOWEST = 0;
export const FASTEST = 100;
const DECADES = 6;

/** Steps a second at a notch. @param {number} notch */
export function speedAt(notch) {
  if (notch >= FASTEST) return Number.POSITIVE_INFINITY;
  return roundToTwoDigits(10 ** ((DECADES * Math.max(notch, SLOWEST)) / (FASTEST - 1)));
}

/** The notch nearest to a speed. @param {number} speed steps a second */
export function notchOf(speed) {
  if (speed === Number.POSITIVE_INFINITY) return FASTEST;
  const notch = Math.round((Math.log10(Math.max(speed, 1)) * (FASTEST - 1)) / DECADES);
  return Math.min(FASTEST - 1, notch);
}

/** @param {number} value */
function roundToTwoDigits(value) {
  const unit = 10 ** (Math.floor(Math.log10(value)) - 1);
  return Number((Math.round(value / unit) * unit).toPrecision(2));
}
