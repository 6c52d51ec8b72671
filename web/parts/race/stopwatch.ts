/**
 * How long a search computes for its steps, as its worker has measured each stretch of them: the clock of a race in equal time. Times are whole
 * microseconds.
 */
export class Stopwatch {
  /** Steps and times at the ends of the stretches. */
  #steps = [0];
  #times = [0];

  /** The next stretch was computed. */
  add(steps: number, milliseconds: number) {
    if (steps === 0) return;
    this.#steps.push((this.#steps.at(-1) as number) + steps);
    // What is too short to be measured takes some time, too: a later step never has an earlier time.
    const micros = Math.max(steps / 1000, 1000 * milliseconds);
    this.#times.push((this.#times.at(-1) as number) + micros);
  }

  /** The first time at which so many steps are done. @param step as many as have been measured, at most */
  momentOf(step: number) {
    return Math.ceil(between(step, this.#steps, this.#times));
  }

  /** How many steps are done at a time. */
  stepAt(moment: number) {
    let step = Math.floor(between(moment, this.#times, this.#steps));
    // The one is to be the other's inverse, however numbers are rounded.
    while (this.momentOf(step + 1) <= moment && step < (this.#steps.at(-1) as number)) step++;
    while (step > 0 && this.momentOf(step) > moment) step--;
    return step;
  }
}

/** The clock of a race in equal steps: a moment is a number of steps. */
export const STEPS = {
  momentOf: (step: number) => step,
  stepAt: (moment: number) => moment,
};

/** The value at a point of a line through points; beyond the last one, its value. @param xs rising, from 0 */
function between(x: number, xs: readonly number[], ys: readonly number[]) {
  let [low, high] = [0, xs.length - 1];
  if (x >= xs[high]) return ys[high];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (xs[middle] <= x) low = middle;
    else high = middle;
  }
  return ys[low] + ((x - xs[low]) * (ys[high] - ys[low])) / (xs[high] - xs[low]);
}
