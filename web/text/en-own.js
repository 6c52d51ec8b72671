import { amount, count } from "./en.js";

/** What is said of programs of the visitor's own. */

export const editor = {
  label: "Your program, in Python",
  help: "Tab indents. To leave by keyboard, press Escape, then Tab. Ctrl+Enter, or Cmd+Enter, runs the program; Ctrl+F finds; F8 goes to the next problem.",
  none: "No program of your own can be asked for this search.",
  loading: "The editor is on its way ...",
  failed: "The editor did not come. Reload the page when you are online.",
};

export const drafts = {
  first: "My program",
  linked: "From a link",
  damaged: "The program of this link is damaged: copy the link once more, whole.",
  /** @param {string} name */
  noText: (name) => `${name} is no text in UTF-8.`,
  /** @param {number} length @param {number} most */
  tooLarge: (length, most) =>
    `Not kept on this device: it has ${count(length)} characters, and ${count(most)} are kept at most. Save it as a file.`,
  noRoom: "Not kept on this device: there is no room left. Save it as a file.",
  noName: "It needs a name.",
  /** @param {number} most */
  longName: (most) => `A name may have ${most} characters.`,
  /** @param {string} name */
  taken: (name) => `There is a program "${name}" already.`,
};

export const tools = {
  name: "Which of your programs",
  more: "File",
  moreTitle: "New, rename, delete, open, save",
  create: "New ...",
  rename: "Rename ...",
  remove: "Delete ...",
  reset: "Back to the original",
  open: "Open a file ...",
  save: "Save as a file",
  close: "Close",
  closeTitle: "Close: back to the program that the page runs",
  run: "Run",
  runTitle: "Run your program (Ctrl+Enter)",
  stop: "Stop",
  stopTitle: "Stop your program",
  check: "Checks",
  checkTitle: "Run it for other boards, too",
  widen: "More room",
  widenTitle: "More room for your program, with the board beside it (E)",
  newName: "Name of the new program",
  otherName: "Its new name",
  /** @param {string} name */
  sureToRemove: (name) => `Delete "${name}" from this device?`,
  yes: "OK",
  removeIt: "Delete",
  no: "Cancel",
};

export const verdict = {
  /** @param {number} solutions @param {string} noun */
  right: (solutions, noun) => `Right: ${amount(solutions, noun)}.`,
  /** @param {string} noun */
  none: (noun) => `Right: it ends without a ${noun}, and there is none.`,
  wrong: "Not right yet:",
  stopped: "Stopped before its end:",
  /** @param {string} noun */
  unknown: (noun) => `It ends without a ${noun}. Whether there is one is not known.`,
  unseen: "Not watched:",
  /** @param {string} watched @param {number} placed @param {number} undone @param {number} calls */
  counts: (watched, placed, undone, calls) =>
    `In ${watched}: ${count(placed)} placed, ${count(undone)} taken back${calls > 0 ? `; ${amount(calls, "call")}` : ""}.`,
  findings: "What is wrong",
  /** @param {number} line */
  line: (line) => `Line ${line}`,
  lineTitle: "Put the cursor there",
  there: "Go there",
  /** @param {string} name of a place */
  marked: (name) => `${name} is marked so on the board, at that step.`,
  /** @param {number} step from 0 */
  thereTitle: (step) => `To step ${count(step + 1)} of your program`,
};

export const checks = {
  title: "Checks",
  passed: "passed",
  failed: "failed",
  waiting: "not run yet",
  there: "Go there",
};

export const printed = {
  title: "Printed",
  nothing: "Nothing is printed.",
};

export const options = {
  title: "Input, watch and limit",
  input: "Lines for input(), one for each call",
  inputHelp: "Names in braces, such as {n}, stand for what is searched.",
  watch: "Watch what is called so (left empty, it is found by itself)",
  limit: "Steps at most",
};

/** The states of a run. @type {Record<string, string>} */
export const states = {
  idle: "",
  starting: "Python is starting ...",
  running: "Running ...",
  stopped: "Stopped.",
  done: "",
};

export const moment = {
  /** @param {number} line @param {string} name of the function */
  title: (line, name) =>
    name === "<module>" ? `This step: line ${line}` : `This step: line ${line}, in ${name}`,
  /** @param {number} open */
  calls: (open) => `Calls that are open: ${count(open)}`,
  /** @param {string} name @param {number} line @param {string} values */
  call: (name, line, values) =>
    `${name === "<module>" ? "the program" : name}, line ${line}${values && `: ${values}`}`,
};

/** @param {number} solutions @param {string} noun */
const solutionsIn = (solutions, noun) => (solutions === 0 ? `no ${noun}` : amount(solutions, noun));

/** What a program comes to in the end. @type {Record<string, (solutions: number, noun: string) => string>} */
const COMES_TO = {
  found: solutionsIn,
  none: (_, noun) => `no ${noun}`,
  wrong: () => "not right",
  stopped: () => "stopped",
  unknown: (_, noun) => `no ${noun}`,
};

export const against = {
  title: "Against ours",
  beside: "Ours",
  besideTitle: "Our own search on a board beside yours, step by step",
  waiting: "Our own search is run ...",
  ours: "Ours",
  /** @param {string} told of its board */
  label: (told) => `Our own search. ${told}`,
  counters: {
    theirs: "Yours",
    ours: "Ours",
    rows: { step: "Step", placed: "Placed", undone: "Taken back", end: "In the end" },
  },
  /** @param {number | string} value */
  cell: (value) => (typeof value === "number" ? count(value) : value),
  /** @param {string} outcome @param {number} solutions @param {string} noun */
  comesTo: (outcome, solutions, noun) => COMES_TO[outcome](solutions, noun),
  /** @param {{verdict: string | null, solutions: number}} ours @param {string} noun */
  oursComesTo: ({ verdict, solutions }, noun) =>
    verdict === null ? "not followed so far" : solutionsIn(solutions, noun),
  /** @param {boolean} again they did not, on the way */
  alike: (again) => (again ? "Here both stand alike again." : "Here both stand alike."),
  /** @param {string} step what a choice is called @param {number} number @param {string | null} theirs @param {string | null} ours */
  parts: (step, number, theirs, ours) =>
    `They part at ${step} ${count(number)}: ${
      theirs === null
        ? `ours has ${ours}, yours none.`
        : `yours has ${theirs}, ours ${ours ?? "none"}.`
    }`,
  /** @param {boolean} whole it is known to its end */
  ended: (whole) => (whole ? "Ours has ended." : "Ours is not followed further."),
  /** @param {number} placed @param {number} undone @param {string | null} verdict null: not at its end @param {string} noun @param {number} solutions */
  counts: (placed, undone, verdict, noun, solutions) =>
    verdict === null
      ? `Our search is not at its end after ${count(placed)} placed, ${count(undone)} taken back.`
      : `Our search places ${count(placed)}, takes ${count(undone)} back and finds ${
          solutions === 1 ? `a ${noun}` : solutionsIn(solutions, noun)
        }.`,
  /** @param {number} same */
  equal: (same) => `Yours does the same at each of ${amount(same, "step")}.`,
  /** @param {number} same @param {string} theirs what yours does @param {string} ours */
  differs: (same, theirs, ours) =>
    same === 0
      ? `They differ from the first step on: yours ${theirs}, ours ${ours}.`
      : `The first ${same === 1 ? "step is" : `${count(same)} steps are`} the same; then yours ${theirs}, and ours ${ours}.`,
  ends: "ends",
  /** @param {string} name */
  places: (name) => `places ${name}`,
  /** @param {string} name */
  takes: (name) => `takes ${name} back`,
};
