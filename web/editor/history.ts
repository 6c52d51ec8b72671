/**
 * What is being drawn, and what it was before: each change makes a new one, so that going back is to take the last.
 * @template T
 */
export class History {
  /** @type {T[]} */
  #past = [];
  #present;

  /** @param {T} first */
  constructor(first) {
    this.#present = first;
  }

  get present() {
    return this.#present;
  }

  get canUndo() {
    return this.#past.length > 0;
  }

  /** @param {T} next */
  change(next) {
    this.#past.push(this.#present);
    this.#present = next;
  }

  /** In the middle of a drag: the drag as a whole is one change. @param {T} next */
  amend(next) {
    this.#present = next;
  }

  undo() {
    this.#present = this.#past.pop() ?? this.#present;
  }
}
