/**
 * Questions to Python about where the cursor stands, one at a time; an answer counts only for the
 * very key that it was asked for, so what comes late is dropped.
 */

import type { Search } from "./search.ts";

/** Answers that are kept, so that stepping to and fro asks nothing twice. */
const KEPT = 64;

export class Inquiry<T> {
  #answers: Map<string, T | null> = new Map();
  #asking = false;
  /** Why Python could not answer the last question, where that may change; "": it could. */
  problem = "";
  #solver;
  #question;
  #onAnswer;

  /**
   * @param question the bridge's function
   * @param onAnswer asks for another frame
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
   * The answer for a key; undefined while there is none, in which case it is asked for as soon as
   * the last question is answered. Null: Python has nothing to say, or refused the question.
   */
  about(key: string, args: () => unknown[]) {
    const known = this.#answers.get(key);
    if (known === undefined && !this.#asking && this.#solver.status.name === "loaded") {
      this.#ask(key, args());
    }
    return known;
  }

  /** Whether Python has yet to answer. */
  get busy() {
    return this.#asking;
  }

  /** The answer for a key, if it is known already. */
  known(key: string) {
    return this.#answers.get(key);
  }

  #ask(key: string, args: unknown[]) {
    this.#asking = true;
    const { run } = this.#solver;
    const settle = (answer: T | null) => {
      this.#asking = false;
      this.problem = "";
      // A run that began meanwhile has swallowed the question: Python has not said that it has no answer.
      if (answer !== null || run === this.#solver.run) this.#keep(key, answer);
      this.#onAnswer();
    };
    this.#solver.ask<T>(this.#question, ...args).then(
      (answer) => settle(answer),
      (error) => {
        // A worker that was lost comes back, and is asked again; what Python refuses stays refused.
        if (error.name === "ValueError") return settle(null);
        this.#asking = false;
        // It is asked again in the next frame that somebody else asks for.
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
