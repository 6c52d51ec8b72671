/**
 * Every sentence that the page forms while it runs. Fixed labels stand in index.html.
 *
 * @import { Heading, Outcome, Searched } from "./types.d.ts"
 */

const NUMBERS = new Intl.NumberFormat("en-GB");
const LISTS = {
  and: new Intl.ListFormat("en-GB", { type: "conjunction" }),
  or: new Intl.ListFormat("en-GB", { type: "disjunction" }),
};

const DATES = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** A day as it is read: "22 November 2026". @param {string} day as in 2026-11-22 */
export const date = (day) => DATES.format(new Date(`${day}T00:00Z`));

/** @param {number} value */
export const count = (value) => NUMBERS.format(value);

/** So many of something: "1 step", "2 steps". @param {number} n @param {string} one @param {string} [many] */
export const amount = (n, one, many = `${one}s`) => `${count(n)} ${n === 1 ? one : many}`;

/** Names in a row: "a6, b3 and c5". @param {readonly (string | number)[]} items @param {"and" | "or"} [link] */
export const list = (items, link = "and") => LISTS[link].format(items.map(String));

/** Names with what is said of them: "a6 and b3 are". @param {readonly string[]} names @param {string} one @param {string} many */
export const verb = (names, one, many) => `${list(names)} ${names.length === 1 ? one : many}`;

/** @param {string} number */
export const atMost = (number) => `at most ${number}`;

/** @param {number} bytes */
export const megabytes = (bytes) => (bytes / 1e6).toFixed(1);

/** @param {number} milliseconds */
export function duration(milliseconds) {
  const seconds = milliseconds / 1000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  const whole = Math.floor(seconds);
  const minutes = Math.floor(whole / 60);
  const rest = String(whole % 60).padStart(2, "0");
  if (minutes < 60) return `${minutes}:${rest} min`;
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")} h`;
}

/** Events a second, short. @param {number} rate */
export function rate(rate) {
  if (rate >= 1e6) return `${(rate / 1e6).toFixed(1)} M`;
  if (rate >= 1e4) return `${Math.round(rate / 1e3)} k`;
  return count(Math.round(rate));
}

/** @param {number} speed steps a second */
export const speed = (speed) => (speed === Infinity ? "Top speed" : `${count(speed)}/s`);

/** Of a speed that grows by itself. */
export const speedAuto = "Auto";

export const step = {
  fast: "Too fast to tell step by step. Pause, or slow down, to read each one.",
  /** Where a run has come to rest. @param {string} title how the search stands @param {number} at */
  rest: (title, at) => `${title}. Step ${count(at)}.`,
  secret: "This step is not put into words here: how the search ends is for you to find out.",
};

/** The place of a choice in the order in which they are looked at. @param {number} place from 1 @param {number} total */
export const candidate = (place, total) => ` (try ${count(place)} of ${count(total)})`;

/**
 * What is over when a choice is taken back after others were tried below it. A search that goes on
 * after a solution may have found some there.
 * @param {string} name @param {boolean} every
 */
export const beyond = (name, every) =>
  every ? `Everything beyond ${name} has been searched` : `Nothing beyond ${name} works`;

/** Of a puzzle that is not drawn yet. */
export const pending = {
  drawing: "The picture comes with Python.",
  sentence: "What is searched will be drawn as soon as Python is there.",
};

/** Of a new instance that Python has yet to invent. */
export const fresh = {
  /** @param {string} puzzle its title @param {number} seed @returns {Heading} */
  heading: (puzzle, seed) => ({ title: puzzle, purpose: `A new one, number ${seed}.` }),
  /** What has been invented. @param {Heading} heading @param {string} origin new/sudoku/4821, or today/2026-11-22 @returns {Heading} */
  named({ title, purpose }, origin) {
    const parts = origin.split("/");
    const named = parts.length === 2 ? `of ${date(parts[1])}` : `number ${parts[2]}`;
    return { title: `${title}, ${named}`, purpose };
  },
  drawing: "Python invents it.",
  sentence: "Python invents a new one: it is here as soon as Python is.",
};

/** @param {string} text */
const capital = (text) => text[0].toUpperCase() + text.slice(1);

/**
 * What is to be done, by what a search is to find.
 * @param {string} task as an infinitive @param {Record<string, string>} values of the scenario
 */
export function purpose(task, { goal = "", first = "1" }) {
  if (goal.startsWith("all")) return `Find every way to ${task}.`;
  if (goal.startsWith("count")) return `Count the ways to ${task}.`;
  return first === "1" ? `${capital(task)}.` : `Find ${count(Number(first))} ways to ${task}.`;
}

/** Of a puzzle that has no words of its own. */
export const plain = {
  /** @param {Searched} searched @returns {Heading} */
  heading: ({ puzzle }) => ({ title: puzzle, purpose: "" }),
  own: "Your own",
  help: {
    intro:
      "The program tries the choices in a fixed order; where none is left it takes its last one back and tries the next. Press play, or step through it, forwards and backwards.",
    legend: "",
  },
  /** @returns {Outcome} */
  outcome: () => ({
    found: "Solution found",
    none: "No solution exists",
    noun: ["solution", "solutions"],
    checked: "the rules hold",
    placed: (n) => `${amount(n, "choice")} placed`,
  }),
  begin: "Nothing has been chosen yet.",
  /** @param {string} name @param {string} order its place among the candidates, or "" */
  place: (name, order = "") => `${name} is chosen${order}.`,
  /** @param {string} name */
  deadEnd: (name) => `Dead end after ${name}: nothing can follow. It is taken back.`,
  /** @param {string} name @param {boolean} every solutions may have been found there */
  exhausted: (name, every) => `${beyond(name, every)}. It is taken back.`,
  /** @param {string} name */
  solutionLeft: (name) => `That was a solution. The search goes on: ${name} is taken back.`,
  solved: "Everything is in place: a solution.",
  /** @param {string} name @param {number} number on the path, or 0 */
  cell: (name, number) =>
    number > 0 ? `${name}: chosen as number ${count(number)}` : `${name}: not chosen`,
  /** @param {number} depth @param {number} length */
  label: (depth, length) => `${count(depth)} of ${amount(length, "choice")} made.`,
};

export const status = {
  loading: "Loading Python",
  stageRuntime: "Fetching",
  stageStart: "Starting",
  stageLibrary: "Adding the solver",
  /** @param {string} stage @param {number} loaded @param {number} total in bytes */
  loadingDetail: (stage, loaded, total) =>
    total > 0 ? `${stage}: ${megabytes(loaded)} of ${megabytes(total)} MB` : stage,
  loadingPlay: "The search begins as soon as Python is there.",
  ready: "Ready",
  readyDetail: "Python is loaded. Press play.",
  early: "The first steps are here already; Python follows.",
  playing: "Searching",
  ahead: "Playing",
  paused: "Paused",
  /** @param {number} known */
  pausedDetail: (known) => `${amount(known, "step")} searched so far.`,
  playingDetail: "Every move and every undo, in order.",
  /** @param {number} step */
  runningTo: (step) => `Running to step ${count(step)}`,
  /** @param {number} percent @param {number | null} seconds */
  forecast: (percent, seconds) => {
    const more =
      seconds === null ? "" : `, about ${count(Math.max(1, Math.round(seconds)))} s more`;
    return `${percent < 1 ? "Less than 1" : Math.floor(percent)}% of the way${more}.`;
  },
  aims: {
    seek: "Searching ahead",
    deadEnd: "Searching for the next dead end",
    find: "Searching ahead",
    end: "Running to the end",
  },
  failed: "The search can't go on",
};

export const verdict = {
  secret: { title: "The search has ended", detail: "How it ended is for you to find out." },
  /** @param {number} placed @param {number} undone @param {boolean | null} checked @param {Outcome} outcome */
  foundDetail: (placed, undone, checked, outcome) => {
    const counts = `${outcome.placed(placed)}, ${count(undone)} taken back.`;
    if (checked === null) return counts;
    if (checked) return `${counts} Checked: ${outcome.checked}.`;
    return `${counts} But the check says that this is no solution: please report it.`;
  },
  /** @param {number} solutions @param {Outcome} outcome */
  foundSome: (solutions, outcome) =>
    solutions === 1 ? outcome.found : `${amount(solutions, ...outcome.noun)} found`,
  /** @param {number} placed @param {Outcome} outcome */
  exhaustedDetail: (placed, outcome) =>
    placed === 0
      ? "The search ends before its first step."
      : `Every way was tried, as far as it could go: ${outcome.placed(placed)} in all.`,
  /** Of a search that looks for nothing. @param {number} placed @param {Outcome} outcome */
  completeDetail: (placed, outcome) => `${outcome.placed(placed)} and finished.`,
  /** @param {number | null} solutions null: not counted @param {Outcome} outcome */
  exhaustedAll: (solutions, outcome) => {
    if (solutions === null) return "Everything has been searched";
    if (solutions === 0) return outcome.none;
    const [one, many] = outcome.noun;
    return solutions === 1 ? `The only ${one} found` : `All ${count(solutions)} ${many} found`;
  },
  stopped: "Stopped",
  stoppedDetail: "The search reached its limit. That proves nothing: a solution may still exist.",
  provedDetail: "Proved without searching.",
  provedFirst: "Proved without searching: see Why. You can watch the search all the same.",
};

export const notice = {
  /** @param {string} problem @param {string} title of what has been opened */
  instead: (problem, title) =>
    `This link is damaged: ${problem.replace(/\.$/, "")}. Shown instead: ${title}.`,
};

export const presentation = {
  leave:
    "Press P or Escape to leave; arrows or a clicker step, the space bar plays. Move the pointer for more.",
};

export const transport = {
  play: "Play",
  pause: "Pause",
  /** At the end of a run. */
  again: "Play again from the start",
  titles: {
    play: "Play (space)",
    pause: "Pause (space)",
    again: "Play again from the start (space)",
  },
};

export const position = {
  /** @param {number} at */
  now: (at) => `Step ${count(at)}`,
  /** @param {number} known @param {boolean} finished */
  known: (known, finished) => (finished ? `of ${count(known)}` : `of ${count(known)} so far`),
};

export const toast = {
  boardCopied: "Board copied.",
  copyFailed: "The browser did not allow copying: copy it from the address bar.",
  /** @param {string} square */
  startHere: (square) => `Start from ${square} instead? This run begins anew.`,
  /** At the keyboard's cursor. */
  startByKey: "Enter: start the search here",
  /** @param {string} square */
  startHereAction: (square) => `Start from ${square}`,
};

/** The page came to nothing. @param {string} why */
export const fault = (why) => `The page can't start. ${why}`;

export const offline = {
  update: "A new version of this page is ready.",
  reload: "Reload",
};
