/** Shortest and longest time for one measurement of the rate, in milliseconds. */
const SHORTEST = 500;
const LONGEST = 4000;
/** Events that make a measurement worth showing before the longest time is over. */
const ENOUGH = 8;

/** Measures how many events a second are played, and how long a run has been playing. */
export class RateMeter {
  /** Events a second over the last stretch, 0 when nothing is playing. */
  rate = 0;
  /** Milliseconds spent playing. */
  elapsed = 0;
  #time = 0;
  #events = 0;

  /**
   * Count one frame.
   *
   * @param milliseconds since the last one
   * @param events applied in it
   */
  count(milliseconds: number, events: number) {
    this.elapsed += milliseconds;
    this.#time += milliseconds;
    this.#events += events;
    const long = this.#time >= LONGEST;
    if (!long && (this.#time < SHORTEST || this.#events < ENOUGH)) return;
    this.rate = (this.#events * 1000) / this.#time;
    this.#time = 0;
    this.#events = 0;
  }

  /** Reset the rate: nothing is playing. */
  rest() {
    this.rate = 0;
    this.#time = 0;
    this.#events = 0;
  }
}
