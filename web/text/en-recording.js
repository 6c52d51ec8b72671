import { amount, count } from "./en.js";

/** What is said of a run of a program of the visitor's own. */

/** What was said where a program ran: by Python, or by whoever took its place. @param {string} sentence */
export const says = (sentence) => `Python says: “${sentence}”`;

export const told = {
  /** What is played ends here, where no search goes on. */
  disorder:
    "Next it takes back something else than the last, or fills a place twice, which is not shown.",
  nothing: "Nothing is placed yet: your program begins.",
  unseen: "The page saw no step of your program.",
  /** @param {string} name @param {string} step what a choice is called @param {number} number on the path @param {number} length */
  placed: (name, step, number, length) =>
    `Your program places ${name}: ${step} ${count(number)} of ${count(length)}.`,
  /** @param {string} name @param {number} left */
  taken: (name, left) =>
    `Your program takes ${name} back: ${left === 0 ? "nothing is" : `${count(left)} ${left === 1 ? "is" : "are"}`} left.`,
};

export const status = {
  /** @param {string} noun of a solution @param {number} solutions */
  found: (noun, solutions) =>
    solutions > 1
      ? `Your program has found ${amount(solutions, noun)}`
      : `Your program has found a ${noun}`,
  /** @param {string} noun */
  none: (noun) => `Your program has found no ${noun}, and there is none`,
  ready: {
    tone: "ready",
    title: "Ready",
    detail: "Run starts the program that is written here; play shows our own search.",
  },
  wrong: "Your program is not right yet",
  secret: {
    title: "Your program has run",
    detail: "Whether it is right is for you to find out.",
  },
  stopped: "Your program was stopped",
  unseen: "The page could not watch your program",
  /** @param {string} noun */
  unknown: (noun) => `Your program has found no ${noun}`,
  /** @param {number} placed @param {number} undone */
  counts: (placed, undone) => `${count(placed)} placed, ${count(undone)} taken back.`,
};
