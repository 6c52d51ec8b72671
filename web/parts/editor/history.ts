/** What is being drawn, and what it was before: each change makes a new one, so that going back is to take the last. */
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

  /** In the middle of a drag: the drag as a whole is one change. */
  amend(next: T) {
    this.#present = next;
  }

  undo() {
    this.#present = this.#past.pop() ?? this.#present;
  }
}
