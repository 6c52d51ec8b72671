/** A value with its earlier versions. Each change makes a new value, so undo returns to the last one. */
export class History<T> {
  #past: T[] = [];
  #present;

  constructor(first: T) {
    this.#present = first;
  }

  get present() {
    return this.#present;
  }

  get canUndo() {
    return this.#past.length > 0;
  }

  change(next: T) {
    this.#past.push(this.#present);
    this.#present = next;
  }

  /** Replace the present value during a drag, so that the drag as a whole counts as one change. */
  amend(next: T) {
    this.#present = next;
  }

  undo() {
    this.#present = this.#past.pop() ?? this.#present;
  }
}
