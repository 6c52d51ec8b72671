/** The sentences of the first page, and of the list of solutions. */

import { amount, count, date } from "./en.js";

/** Which move was the mistake. */
export const stuck = {
  playing: "A program is looking for a tour ...",
  ask: "Stuck. Which move was the mistake?",
  /** @param {string} end why nothing can come next */
  how: (end) => `${end} Choose the square to which the bad move led.`,
  moves: "The squares of the path, first to last",
  /** @param {number} number @param {string} from @param {string} to */
  move: (number, from, to) => `Square ${count(number)}: ${from} to ${to}`,
  /** @param {string} start */
  start: (start) => `Square 1: ${start}, the start`,
  tried: {
    /** @param {string} move */
    start: (move) => `${move}. Not the mistake: from there a tour was possible.`,
    /** @param {string} move */
    early: (move) => `${move}. Not the mistake: after it a tour was still possible.`,
    /** @param {string} move @param {string} from @param {number} steps */
    late: (move, from, steps) =>
      `${move}. Too late: with the knight still on ${from} no tour was possible, either. From there the program tries everything, in ${amount(steps, "step")}, and finds none.`,
  },
  /** @param {string} from @param {string} to */
  answer: (from, to) => `${from} to ${to} was the mistake.`,
  /** @param {number} number @param {string} reason @param {number} steps */
  why: (number, reason, steps) =>
    `From square ${count(number)} on, ${reason} The program takes ${amount(steps, "step")} to find out. Before that move there was a tour.`,
  /** @param {string} square */
  off: (square) => `The path has not come to ${square}. Click a square of the path.`,
  ways: {
    watch: "Watch it recover",
    step: "Step on from the mistake",
    change: "Change what is searched",
  },
  /** @param {readonly string[]} squares first to last */
  whole: (squares) => `A tour: ${squares.join(", ")}.`,
  /** @param {number} squares */
  tour: (squares) => `A tour with the same first ${amount(squares, "square")}`,
  /** What the line on the board means. */
  mistake: "the move that was the mistake",
};

/** The way to the board of the day. @param {string} puzzle its title */
export const today = (puzzle) => `Today: ${puzzle}`;
/** @param {string} day */
export const todayTitle = (day) => `The board of ${date(day)} (UTC), the same for all`;

/** What a program shows best: the heading of its part of the page. */
export const ideas = {
  first: {
    title: "One method, many puzzles",
    about: "Each is shown at work, where its program has just gone back a step.",
  },
  "dead ends": {
    title: "Dead ends",
    about: "Most of what a search tries is taken back.",
  },
  luck: {
    title: "The luck of the order",
    about: "What is tried first decides how long it takes.",
  },
  pruning: {
    title: "Pruning",
    about: "A program that sees early what is lost need not try it.",
  },
  impossible: {
    title: "Impossible, and proved",
    about: "Where everything has been tried in vain, nothing is left to be found.",
  },
  scale: {
    title: "Scale",
    about: "From a handful of steps to millions, and to boards that no search would finish.",
  },
};

/** Under a card, in small print: what is searched, and whose program it is. @param {string} puzzle @param {string} program */
export const source = (puzzle, program) =>
  program === "" ? puzzle : `${puzzle} \u00b7 ${program}`;

export const solutions = {
  /** @param {number} passed up to here @param {number} found @param {number} kinds @param {"searching" | "all" | "enough"} standing */
  count: (passed, found, kinds, standing) => {
    const tail = {
      searching: " so far, searching on",
      all: "",
      enough: " so far, which is enough",
    };
    const groups = kinds < found ? `, ${count(kinds)} essentially different` : "";
    return `${count(passed)} of ${count(found)} up to this step${tail[standing]}${groups}.`;
  },
  /** @param {number} number @param {number} position */
  goTo: (number, position) => `Solution ${count(number)}, at step ${count(position)}`,
};
