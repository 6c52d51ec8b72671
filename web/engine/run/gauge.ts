/** Milliseconds over which the rate is measured, at least; and at most, however slow the run is. */
const SHORTEST = 500;
const LONGEST = 4000;
/** Events that make a measurement worth showing before the longest time is over. */
const ENOUGH = 8;

/** Measures how many events a second are played, and for how long a run has been playing. */
export class Gauge {
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

  /** Say that nothing is playing now. */
  rest() {
    this.rate = 0;
    this.#time = 0;
    this.#events = 0;
  }
}
