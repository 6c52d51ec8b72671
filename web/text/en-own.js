import { amount, count, list } from "./en.js";

/** What is said of programs of the visitor's own. */

export const editor = {
  label: "Your program, in Python",
  help: "Tab indents. To leave by keyboard, press Escape, then Tab. Ctrl+Enter, or Cmd+Enter, runs the program; Ctrl+F finds; F8 goes to the next problem.",
  none: "No program of your own can be asked for this search.",
  loading: "The editor is on its way ...",
  noFrame:
    "No program can run here: its frame, own.html, did not begin. The file is damaged, or the browser does not allow the frame.",
  /** @param {string} why in an engine's words */
  broken: (why) =>
    `Python has stopped: ${why.replace(/\.$/, "")}. Run your program again, or reload the page.`,
  failed: "The editor did not come. Reload the page when you are online.",
};

/** What a program hides. */
export const unseen = {
  characters: "This program holds hidden characters. They are marked in the editor.",
  /** @param {string} name @param {number} line @param {string[]} scripts @param {string} other that it looks like, or "" */
  mixed: (name, line, scripts, other) =>
    `The name "${name}" in line ${count(line)} mixes ${list(scripts)} letters.${other && ` It is not "${other}".`}`,
  /** @param {string} name @param {number} line @param {string} read */
  read: (name, line, read) =>
    `Python reads the name "${name}" in line ${count(line)} as "${read}".`,
  /** @param {number} names */
  more: (names) => `The editor marks ${amount(names, "more name", "more names")} like this.`,
};

export const drafts = {
  first: "My program",
  linked: "From a link",
  damaged: "The program of this link is damaged: copy the link once more, whole.",
  /** @param {number} most */
  swollen: (most) =>
    `This link brings more than a program may have: ${count(most)} characters, with its lines for input().`,
  /** @param {string} name */
  noText: (name) => `${name} is no text in UTF-8.`,
  /** @param {number} length @param {number} most */
  tooLarge: (length, most) =>
    `Not kept on this device: it has ${count(length)} characters, and ${count(most)} are kept at most. Save it as a file.`,
  noRoom: "Not kept on this device: there is no room left. Save it as a file.",
  noName: "It needs a name.",
  /** @param {number} most */
  longName: (most) => `A name may have ${most} characters.`,
  /** @param {string} character */
  hidden: (character) => `This name holds ${character}. Nobody can see it. Leave it out.`,
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
  /** @param {readonly string[]} names */
  set: (names) => `Set to what is searched here: ${names.join(", ")}.`,
  findings: "Python says about your program:",
  /** @param {number} line */
  line: (line) => `Line ${line}`,
  allowedTitle: "Show the test that allowed this step",
  /** @param {number} line */
  allowed: (line) => `Line ${line} allowed it`,
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
  title: "Your program printed",
  nothing: "Your program printed nothing.",
};

export const options = {
  title: "Input, watch and limit",
  input: "Lines for input(), one for each call",
  inputHelp:
    "Names in braces, such as {n}, stand for what is searched. A link to the program holds these lines, too.",
  watch: "Watch what is called so (left empty, it is found by itself)",
  limit: "Steps at most",
};

export const runs = {
  interfered: "This program interfered with the page.",
  broken: "Python broke down while it ran your program. Run it again.",
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

/** How calls end that give nothing to be quoted. */
const ENDED = ["returned None", "returned False", "returned True"];

export const calls = {
  tree: "Calls: arrow keys move and unfold, Enter goes to the first step of a call",
  waiting: "The calls are on their way ...",
  lost: "The run was stopped, and its calls with it: run your program again.",
  noFunctions:
    "Your program has no functions: all that it does it does at its own level, line by line, and nothing is called.",
  noRecursion:
    "In its first steps no function of your program called itself, so no calls were noted.",
  /** @param {string} names of functions */
  pauses: (names) =>
    `Calls are not shown as a tree where they stop in the middle and go on later, as those of ${names} may do (yield, await).`,
  begins: "Your program begins: nothing has been called yet.",
  moving: "Pause, or slow down to 4 steps a second, to follow the calls.",
  /** At a step. @param {number} open @param {number} ended @param {string} names of functions */
  now: (open, ended, names) =>
    `At this step ${open === 1 ? "1 call" : open === 0 ? "no call" : `${count(open)} calls`} of ${names} ${open > 1 ? "are" : "is"} open, and ${ended === 0 ? "none has" : ended === 1 ? "1 has" : `${count(ended)} have`} ended before.`,
  /** What happens up to the next step, or after the last. @param {number} begun @param {number} ended @param {boolean} last */
  next: (begun, ended, last) => {
    const when = last ? "After it, the last step," : "Before the next step";
    if (begun === 0 && ended === 0) return last ? "" : "None begins or ends before the next step.";
    if (begun === 0) return `${when} ${ended === 1 ? "1 ends" : `${count(ended)} end`}.`;
    const calls = `${begun === 1 ? "1 begins" : `${count(begun)} begin`}`;
    return ended === 0
      ? `${when} ${calls}.`
      : `${when} ${calls} and ${ended === 1 ? "1 ends" : `${count(ended)} end`}.`;
  },
  program: "your program",
  /** A call as it is written. @param {string} name @param {string | null} given null: that is not known */
  call: (name, given) => `${name}(${given ?? "…"})`,
  /** What it came to, in short. @param {number} code @param {string | null} value null: that is not known */
  came: (code, value) =>
    code < ENDED.length
      ? `→ ${ENDED[code].slice("returned ".length)}`
      : code === ENDED.length
        ? `→ ${value ?? "a value"}`
        : `✗ ${value ?? "error"}`,
  /** The same in words. @param {number} code @param {string | null} value */
  ended: (code, value) =>
    ENDED[code] ??
    (code === ENDED.length ? `returned ${value ?? "a value"}` : `ended by ${value ?? "an error"}`),
  open: "open",
  /** @param {number} steps @param {boolean} open */
  steps: (steps, open) =>
    `${steps === 0 ? "no step" : amount(steps, "step")}${open ? " so far" : ""}`,
  /** The same in short. @param {number} steps @param {boolean} open */
  few: (steps, open) =>
    open ? `${steps === 0 ? "none" : count(steps)} so far` : amount(steps, "step"),
  /** @param {number} hidden */
  before: (hidden) => `${count(hidden)} more before`,
  /** @param {number} hidden */
  around: (hidden) => `${count(hidden)} more around these`,
  /** @param {number} position */
  first: (position) => `First step: ${count(position)}`,
  /** @param {number} position */
  last: (position) => `Last step: ${count(position)}`,
  /** @param {number} position */
  none: (position) => `Just before it: step ${count(position)}`,
};
