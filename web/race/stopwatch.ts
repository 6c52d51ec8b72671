/**
 * How long a search computes for its steps, as its worker has measured each stretch of them: the clock of a race in equal time. Times are whole
 * microseconds.
 */
export class Stopwatch {
  /** Steps and times at the ends of the stretches. */
  #steps = [0];
  #times = [0];

  /** The next stretch was computed. @param {number} steps @param {number} milliseconds */
  add(steps, milliseconds) {
    if (steps === 0) return;
    this.#steps.push(/** @type {number} */ (this.#steps.at(-1)) + steps);
    // What is too short to be measured takes some time, too: a later step never has an earlier time.
    const micros = Math.max(steps / 1000, 1000 * milliseconds);
    this.#times.push(/** @type {number} */ (this.#times.at(-1)) + micros);
  }

  /** The first time at which so many steps are done. @param {number} step as many as have been measured, at most */
  momentOf(step) {
    return Math.ceil(between(step, this.#steps, this.#times));
  }

  /** How many steps are done at a time. @param {number} moment */
  stepAt(moment) {
    let step = Math.floor(between(moment, this.#times, this.#steps));
    // The one is to be the other's inverse, however numbers are rounded.
    while (this.momentOf(step + 1) <= moment && step < /** @type {number} */ (this.#steps.at(-1)))
      step++;
    while (step > 0 && this.momentOf(step) > moment) step--;
    return step;
  }
}

/** The clock of a race in equal steps: a moment is a number of steps. */
export const STEPS = {
  momentOf: (/** @type {number} */ step) => step,
  stepAt: (/** @type {number} */ moment) => moment,
};

/** The value at a point of a line through points; beyond the last one, its value. @param {number} x @param {readonly number[]} xs rising, from 0 @param {readonly number[]} ys */
function between(x, xs, ys) {
  let [low, high] = [0, xs.length - 1];
  if (x >= xs[high]) return ys[high];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (xs[middle] <= x) low = middle;
    else high = middle;
  }
  return ys[low] + ((x - xs[low]) * (ys[high] - ys[low])) / (xs[high] - xs[low]);
}
