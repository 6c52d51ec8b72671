import { amount, count, date } from "./en.js";

/** What is said while the visitor plays. */

export const bar = {
  label: "Play it yourself",
  back: "Take back",
  backTitle: "Take the last choice back (Backspace)",
  leave: "Leave it",
  leaveTitle: "Leave the last vertex (Backspace)",
  hint: "Hint",
  /** @param {number} step of the next hint */
  hintTitle: (step) =>
    `Hint ${step} of 3: ${["where to look", "how many ways lead on", "the move"][step - 1]} (H)`,
  lost: "Lost?",
  lostTitle: "Can this still be completed? If not, where was it lost?",
  done: "Program",
  doneTitle: "Back to the program's run, where it was left (Y)",
  another: "New",
  anotherTitle: "Another instance of this puzzle, by chance",
  result: "Copy result",
  resultTitle: "Copy how it went, as a line of text that gives nothing away",
  better: "Find a better one",
  solution: "Solution",
  skip: "Skip",
  /** @param {string} place */
  values: (place) => (place === "" ? "Choices" : `Choices for ${place}`),
};

export const told = {
  /** @param {string} coming a place that may be filled next, or "" */
  begin: (coming) => (coming === "" ? "Your turn." : `Your turn: ${coming}, or any other.`),
  anywhere: "Your turn: choose where to begin.",
  /** @param {string} name @param {string} step what a choice is called @param {number} number on the path @param {number} length */
  placed: (name, step, number, length) => `${name}: ${step} ${count(number)} of ${count(length)}.`,
  /** @param {string} name */
  taken: (name) => `You took ${name} back.`,
  /** @param {string} coming */
  next: (coming) => (coming === "" ? "" : ` Next: ${coming}, or any other.`),
  /** @param {string} coming the place that has to be filled next, or "" */
  due: (coming) => (coming === "" ? "" : ` Next: ${coming}.`),
  here: "the place that a value is chosen for",
  stuck: " Nothing can follow.",
  /** @param {number} steps */
  dropped: (steps) => `You go on from here: ${amount(steps, "later step")} dropped.`,
  restore: "Bring back",
  nothing: "There is nothing to take back.",
  /** @param {string} place */
  pick: (place) => `Choose below what is to stand in ${place}, or type it.`,
  /** @param {string} name */
  same: (name) => `${name} is the very choice that lost it.`,
  looking: "Searching, within a limit ...",
  /** @param {string} name @param {number} more what was placed after it, and is taken back too */
  findBetter: (name, more) =>
    more === 0
      ? `${name} is taken back. Find a better choice.`
      : `${name} is taken back, with ${more === 1 ? "the choice" : `the ${count(more)} choices`} after it. Find a better one.`,
  stands: "It stands: what comes of it is not known.",
  /** @param {number} most */
  full: (most) => `${amount(most, "step")} are as many as a link holds. Take a new start.`,
  counts: "On the board of a day every step counts: go on from the last, or take back.",
  notLoaded: "It begins as soon as Python is there, which knows what may be placed.",
  enter: "Enter: choose this place",
  /** @param {number} position */
  left: (position) => `Back in the program's run, at step ${count(position)}.`,
  come: "Run it to your path",
  /** What a link has been done that cannot be. @param {string} reason */
  problem: (reason) => `play: ${reason}`,
  damaged: "play: what was done by hand is cut off or changed; copy the link once more, whole",
};

/** @import { Par } from "../types/answers.d.ts" */

/** The board of a day. */
export const day = {
  /** @param {string} day */
  title: (day) => `The board of ${date(day)}`,
  /** @param {string} day */
  solved: (day) => `Solved: the board of ${date(day)}`,
  /** @param {Par} par */
  par: ({ placed, undone, program }) =>
    `Par: ${count(placed)} placed, ${count(undone)} taken back${program === "" ? "" : ` (${program})`}.`,
  /** @param {number} hints */
  hints: (hints) => (hints === 0 ? "" : `${amount(hints, "hint")}.`),
  /** @param {string} day @param {string} title @param {number} placed @param {number} undone @param {number} hints @param {Par} par @param {string} link */
  result: (day, title, placed, undone, hints, par, link) =>
    [
      `Knights ${day}`,
      title,
      `${count(placed)} placed, ${count(undone)} taken back, ${amount(hints, "hint")}`,
      `par ${count(par.placed)} placed, ${count(par.undone)} taken back`,
      link,
    ].join(" \u00b7 "),
  /** @param {string} text */
  copied: (text) => `Copied: ${text}`,
  /** @param {string} text */
  notCopied: (text) => `The browser did not allow copying: ${text}`,
};

export const status = {
  title: "You play",
  /** @param {number} placed by the visitor @param {number} undone @param {number} over taken over from the program's run */
  detail: (placed, undone, over) =>
    `${count(placed)} placed, ${count(undone)} taken back${over > 0 ? `; ${amount(over, "step")} taken over` : ""}.`,
  /** Of a search that only visits. @param {number} discovered @param {number} left */
  visits: (discovered, left) => `${count(discovered)} discovered, ${count(left)} left.`,
  solved: "Solved",
  visited: "All visited",
  /** @param {number} placed @param {number} undone @param {number} over taken over from the program's run @param {{placed: number, undone: number} | null} program what it needed */
  solvedDetail: (placed, undone, over, program) =>
    [
      "Checked: the rules hold.",
      `You placed ${count(placed)} and took ${count(undone)} back.`,
      over > 0 ? `The first ${amount(over, "step")} were taken over from the program's run.` : "",
      program === null
        ? ""
        : `The program placed ${count(program.placed)} and took ${count(program.undone)} back.`,
    ]
      .filter((part) => part !== "")
      .join(" "),
};
