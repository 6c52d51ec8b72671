/**
 * The clock of a race in equal time: it converts between the steps of a search and the time that its worker needed for
 * them. Workers measure the time of each stretch of steps. Moments are whole microseconds.
 */
export class Stopwatch {
  /** The total steps and times at the end of each stretch. */
  #steps = [0];
  #times = [0];

  /** Add the next stretch. */
  add(steps: number, milliseconds: number) {
    if (steps === 0) return;
    this.#steps.push((this.#steps.at(-1) as number) + steps);
    // Count at least 0.001 microseconds a step: times must rise even if a stretch is too short to measure.
    const micros = Math.max(steps / 1000, 1000 * milliseconds);
    this.#times.push((this.#times.at(-1) as number) + micros);
  }

  /** The first moment at which so many steps are done. @param step at most the number of measured steps */
  momentOf(step: number) {
    return Math.ceil(between(step, this.#steps, this.#times));
  }

  /** The number of steps done at a moment. */
  stepAt(moment: number) {
    let step = Math.floor(between(moment, this.#times, this.#steps));
    // Correct rounding errors: stepAt must be the exact inverse of momentOf.
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

/** Interpolate linearly between points; beyond the last point, return its value. @param xs rising, from 0 */
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
