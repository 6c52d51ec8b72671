/** What the page says with its questions. The questions, and what is said of an answer, are Python's. */
import { amount, count, list } from "./en.js";

/** @import { Kind } from "../types/answers.d.ts" */

/** How each kind is called where they are listed. @type {Record<Kind, string>} */
export const kinds = {
  next: "What comes next",
  back: "How far it goes back",
  lost: "Whether it is lost",
  why: "Why it is lost",
  line: "Which line runs next",
  steps: "How many steps",
};

export const card = {
  label: "Question",
  whyNot: "Why not?",
  close: "Close (Escape)",
  hidden: "Hidden while a question is open.",
  tally: (/** @type {number} */ right, /** @type {number} */ asked) =>
    asked === 0 ? "Answers" : `${count(right)} of ${count(asked)}`,
  tallyLabel: (/** @type {number} */ right, /** @type {number} */ asked) =>
    asked === 0
      ? "Your answers"
      : `${count(right)} of ${count(asked)} right at the first try: your answers`,
  away: "The question was left. It is not counted.",
  back: "Back to the question",
  again: "Try once more.",
  right: "Right.",
  wrong: "Not so.",
  waiting: "One moment ...",
  lostAnswer: "Python was interrupted: answer once more.",
};

/** How to answer, below the question, for each kind. @type {Record<Kind, string>} */
export const how = {
  next: "Choose the place on the board, or the button.",
  back: "Choose the last place that stays, on the board, in Stack or in Tree.",
  lost: "",
  why: "Choose places on the board, then Done.",
  line: "Choose a line of Code.",
  steps: "",
};

/** Where the board is all there is to choose on. */
export const onBoard = {
  back: "Choose the last place that stays, on the board.",
  since: "Since which choice? Choose it on the board, or give its number.",
};

export const ways = {
  takeBack: "Take back",
  /** Of the general search, which takes nothing back. */
  leave: "Leave",
  unsure: "Not sure",
  toStart: "Back to the start",
  ends: "All of it: it ends",
  alive: "It can",
  lost: "It cannot",
  since: "Since which choice? Choose it on the board, in Stack or in Tree, or give its number.",
  number: "Number on the path",
  answer: "Answer",
  done: (/** @type {number} */ chosen) => (chosen === 0 ? "Done" : `Done (${count(chosen)})`),
  steps: "Steps",
  stepsNow: (/** @type {number} */ n) => amount(n, "step"),
  /** @param {string} place */
  which: (place) => `${place}. Which of these?`,
  other: "Another place",
  show: "Show it",
  play: "Play on",
  next: "Next question",
  start: (/** @type {string} */ name) => `Start from ${name}`,
  go: (/** @type {number} */ step) => `Go to step ${count(step)}`,
  byKey: "Enter: answer",
};

/** Knuth's estimate, beside what is known. @param {string} steps @param {number} probes */
export const estimate = (steps, probes) =>
  `Knuth's estimate, from ${amount(probes, "random descent")}: about ${steps}.`;

export const see = {
  /** A branch that was tried before, and what became of it. @param {number} step @param {number} steps @param {boolean} every solutions may have been found there */
  tried: (step, steps, every) =>
    `That was at step ${count(step)}, and ${every ? "it was taken back" : "it failed"} after ${amount(steps, "step")}.`,
};

export const ask = {
  on: "Playing stops at good moments and asks.",
  slowed: "Slowed down to 4 steps a second, so that questions can be asked.",
  off: "No more questions.",
  nothing: "Nothing can be asked at this step. Play: the next question comes by itself.",
  notLoaded: "Questions come as soon as Python is there.",
  notOnPath: "That place is not on the path.",
  /** @param {readonly string[]} reasons */
  refused: (reasons) => `This link asks what cannot be asked at this step. ${reasons.join(" ")}`,
  noCode: "Which line runs next cannot be asked in a frame: the program is not shown there.",
  /** @param {string} kind */
  noReason: (kind) => `${kind}: that makes no sense here.`,
};

export const whyNot = {
  /** @param {string} place */
  heading: (place) => `Why not ${place}?`,
  /** @param {string} place */
  which: (place) => `${place}: which choice do you ask about?`,
  nothing: "Python has no answer here.",
};

export const share = {
  /** @param {string} kind @param {string} why */
  refused: (kind, why) => `Not asked here: ${kind.toLowerCase()}. ${why}`,
};

/** How answers are told in a line of text, where they are no place. */
export const told = {
  takeBack: "back",
  ends: "end",
  alive: "alive",
  unsure: "?",
};

export const tally = {
  /** @param {number} asked @param {number} right @param {number} unsure */
  summary: (asked, right, unsure) => {
    if (asked + unsure === 0) return "Nothing has been answered yet.";
    const doubt = unsure === 0 ? "" : `, ${count(unsure)} not sure`;
    return `${amount(asked, "question")}: ${count(right)} right at the first try${doubt}.`;
  },
  /** @param {number} right @param {number} asked */
  kind: (right, asked) => `${count(right)} of ${count(asked)}`,
  copied: "Answers copied.",
  notCopied: "The browser did not allow copying: select the line, and copy it by hand.",
  tooLong: "This line is too long for a QR code. Copy it instead.",
};

export const lines = {
  /** @param {number} number @param {string} problem */
  problem: (number, problem) => `Line ${count(number)}: ${problem}`,
  noLine: (/** @type {string} */ begin, /** @type {string} */ text) =>
    `${text} is no line of answers: it must begin with "${begin}".`,
  version: (/** @type {string} */ version) =>
    `version ${version} is not known here: this page reads version 1.`,
  noName: "the name is missing.",
  noScenario: (/** @type {string} */ text) => `${text} stands before any scenario.`,
  noAnswer: (/** @type {string} */ text) =>
    `${text} is neither a scenario nor an answer, for instance next@17=d4-,b3+.`,
  noKind: (/** @type {string} */ kind, /** @type {string} */ known) =>
    `${kind} is no kind of question: it must be one of ${known}.`,
  twice: (/** @type {string} */ name) =>
    `${name} is there twice: the later line counts, this one does not.`,
  same: "this very line is there twice: it counts once.",
};

export const crowd = {
  /** @param {number} people */
  read: (people) =>
    `${amount(people, "line")} read.${people > 0 ? " Choose a bar to see who gave that answer, and what they tried next." : ""}`,
  /** @param {number} n @param {number} all @param {number} right */
  summary: (n, all, right) =>
    `${count(right)} of ${count(n)} right at the first try${n < all ? `; not answered by ${count(all - n)}` : ""}`,
  unsure: "not sure",
  right: "right",
  /** An answer of a line, which may be a bare number. @param {Kind} kind @param {string} told */
  answer: (kind, told) => {
    if (!/^\d+$/.test(told)) return told;
    const n = Number(told);
    const numbers = {
      next: told,
      back: n === 0 ? "back to the start" : `back to number ${told}`,
      lost: n === 0 ? "from the start" : `since number ${told}`,
      why: told,
      line: `line ${told}`,
      steps: amount(n, "step"),
    };
    return numbers[kind];
  },
  /** @param {string} answer @param {number} n @param {boolean} right */
  bar: (answer, n, right) => `${answer}${right ? ", right" : ""}: ${count(n)}`,
  /** @param {string} kind @param {number} step */
  question: (kind, step) => `${kind}, step ${count(step)}`,
  /**
   * Those who gave an answer, and what they tried after it.
   * @param {readonly string[]} names "" of who gave none
   * @param {string} next the second try, or ""
   * @param {boolean} right it was
   */
  group: (names, next, right) => {
    const named = names.filter((name) => name !== "");
    const others = names.length - named.length;
    const people = list([...named, ...(others > 0 ? [`${count(others)} without a name`] : [])]);
    return next === "" ? people : `then ${next}${right ? ", right" : ""}: ${people}`;
  },
};
