import { amount, count } from "./en.js";

/** What is said while the visitor is the search. */

export const bar = {
  retry: "Try again",
  retryTitle: "Drop what the program does not do (Backspace)",
  difference: "Difference",
  differenceTitle: "To the first step that the program does not make",
  show: "Show it",
  showTitle: "What the program does here",
  compare: "Compare",
  compareTitle: "Compare with the program now",
  more: "Go on",
  moreTitle: "As many steps more",
};

/**
 * A step as somebody made it.
 *
 * @typedef {object} Done
 * @property {string} name of the choice
 * @property {boolean} back it was taken back
 * @property {boolean} leaves what is taken back is left for good
 */

/** @param {Done} done */
export const you = ({ name, back, leaves }) =>
  leaves
    ? `you ${back ? "left" : "discovered"} ${name}`
    : back
      ? `you took ${name} back`
      : `you placed ${name}`;

/** @param {Done | null} done null: it ends */
const program = (done) => {
  if (done === null) return "the search has ended";
  const { name, back, leaves } = done;
  if (leaves) return `the program ${back ? "leaves" : "discovers"} ${name}`;
  return back ? `the program takes ${name} back` : `the program places ${name}`;
};

/** @param {Done} done */
const here = ({ name, back, leaves }) =>
  back ? `here ${name} was ${leaves ? "left" : "taken back"}` : `here it was ${name}`;

export const told = {
  /** @param {number} steps @param {boolean} quiet @param {string | null} undone the choice that was just taken back */
  begin: (steps, quiet, undone) =>
    [
      undone === null ? "" : `${undone} has just been taken back.`,
      `You are the search: make its next ${amount(steps, "step")}.`,
      quiet ? "What is wrong is told at the end, or when you compare." : "",
    ]
      .filter((part) => part !== "")
      .join(" "),
  /** @param {number} step @param {number} steps @param {Done} done */
  step: (step, steps, done) => `Step ${count(step)} of ${count(steps)}: ${you(done)}.`,
  right: "Right.",
  /** @param {string} mistake */
  wrong: (mistake) => `Not so. ${mistake}`,
  again: "Try again, or leave it so.",
  send: "Share makes a link to it.",
  /** @param {number} step of the first difference */
  after: (step) => `Not compared: since step ${count(step)} it is another search.`,
  /** @param {number} step @param {Done | null} own what the program does @param {Done} other */
  difference: (step, own, other) =>
    `First difference, step ${count(step)}: ${program(own)}, ${here(other)}.`,
  /** @param {number} right @param {number} steps */
  some: (right, steps) =>
    right === 1
      ? `The first of ${count(steps)} steps is the program's.`
      : `The first ${count(right)} of ${count(steps)} steps are the program's.`,
  /** @param {number} steps @param {number | null} first right at the first try; null: not known @param {boolean} over */
  all: (steps, first, over) =>
    [
      steps === 1 ? "This step is the program's" : `All ${count(steps)} steps are the program's`,
      first === null ? "" : `, ${count(first)} at the first try`,
      over ? ". The search ends here." : ".",
    ].join(""),
  full: "All steps are done: step back to change one.",
  /** @param {number} position */
  before: (position) => `It begins at step ${count(position)} of the run: step on to there.`,
  /** @param {number} steps @param {number} most */
  tooMany: (steps, most) => `play: ${amount(steps, "step")} are done, and ${count(most)} asked for`,
};

export const status = {
  title: "You are the search",
  opened: "Done as the search",
  /** @param {number} step @param {number} steps @param {number | null} missed not right at the first try; null: not told */
  detail: (step, steps, missed) =>
    `Step ${count(step)} of ${count(steps)}.${missed ? ` Not right at the first try: ${count(missed)}.` : ""}`,
};

export const share = {
  opens:
    "It shows what was done as the search, step by step, and where it first differs, if it does. What was tried again is not in it.",
  /** @param {number} steps @param {boolean} quiet */
  task: (steps, quiet) =>
    `Whoever opens it is the search for the next ${amount(steps, "step")}, and is told ${quiet ? "at the end" : "at once"} what is wrong.`,
  /** @param {number} most */
  number: (most) => `The steps to be made must be a number from 1 to ${count(most)}.`,
};
