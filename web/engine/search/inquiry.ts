/**
 * Questions to Python about the state at the cursor, one at a time. An answer is stored under the key that it was asked
 * for, so a late answer never appears at another moment.
 */

import type { Search } from "./search.ts";

/** Number of answers kept, so that stepping back and forth does not ask again. */
const KEPT = 64;

export class Inquiry<T> {
  #answers: Map<string, T | null> = new Map();
  #asking = false;
  /** The reason why Python could not answer the last question, if that may change; "" when it could. */
  problem = "";
  #solver;
  #question;
  #onAnswer;

  /**
   * @param question name of the bridge's function
   * @param onAnswer requests another frame
   */
  constructor(
    solver: Pick<Search, "ask" | "status" | "run">,
    question: string,
    onAnswer: () => void,
  ) {
    this.#solver = solver;
    this.#question = question;
    this.#onAnswer = onAnswer;
  }

  /**
   * The answer for a key; undefined while there is none, and then it is requested as soon as the last question is
   * answered. Null when Python has nothing to say, or refused the question.
   */
  answerFor(key: string, args: () => unknown[]) {
    const known = this.#answers.get(key);
    if (known === undefined && !this.#asking && this.#solver.status.name === "loaded") {
      this.#ask(key, args());
    }
    return known;
  }

  get busy() {
    return this.#asking;
  }

  /** The answer for a key if it is known; never asks. */
  known(key: string) {
    return this.#answers.get(key);
  }

  #ask(key: string, args: unknown[]) {
    this.#asking = true;
    const { run } = this.#solver;
    const settle = (answer: T | null) => {
      this.#asking = false;
      this.problem = "";
      // If a new run began meanwhile, null only means that the question was dropped.
      if (answer !== null || run === this.#solver.run) this.#keep(key, answer);
      this.#onAnswer();
    };
    this.#solver.ask<T>(this.#question, ...args).then(
      (answer) => settle(answer),
      (error) => {
        // A lost worker is replaced and asked again; a refusal is final.
        if (error.name === "ValueError") return settle(null);
        this.#asking = false;
        // Report the missing file once; the next frame asks again.
        if (error.name === "MissingFile" && this.problem !== error.message) {
          this.problem = error.message;
          this.#onAnswer();
        }
      },
    );
  }

  #keep(key: string, answer: T | null) {
    this.#answers.set(key, answer);
    if (this.#answers.size > KEPT) {
      this.#answers.delete(this.#answers.keys().next().value as string);
    }
  }
}
