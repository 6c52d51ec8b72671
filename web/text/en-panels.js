/** The sentences of the panels that explain the search. */

import { amount, count, list } from "./en.js";

/** @import { Group, Refusals } from "./types.d.ts" */

/** At most so many refusals of one kind are named. */
const MOST_NAMES = 8;
/** At most so many reasons are told. */
const MOST_GROUPS = 3;

/**
 * What was looked at and refused before the last event. Where that took a choice back it was refused beyond that choice: all
 * that there was, or, where some were tried there, what came after the last of them.
 * @param {Group[]} groups
 * @param {Refusals} refusals how the puzzle says it
 * @param {{name: string, tried: number} | null} [gone] what was taken back, and how many were tried beyond it
 */
export function refused(groups, refusals, gone = null) {
  const shown = groups.length > MOST_GROUPS ? groups.slice(0, MOST_GROUPS - 1) : groups;
  const left = groups.slice(shown.length).reduce((sum, { number }) => sum + number, 0);
  const parts = shown.map((group) => tellGroup(group, refusals));
  if (left > 0) parts.push(`${left} more`);
  if (parts.length === 0) return "";
  const text = `${parts.join("; ")}.`;
  if (gone !== null) {
    return `Refused beyond ${gone.name}${gone.tried > 0 ? ", after the last try" : ""}: ${text}`;
  }
  return parts[0].startsWith("not ") ? capital(text) : `Passed over before it: ${text}`;
}

/** At a choice that nothing can follow. @param {string} reason */
export const deadEnd = (reason) => `Dead end. ${reason}`;

/** @param {Group} group @param {Refusals} refusals */
function tellGroup({ reason, key, about, names, number }, refusals) {
  const tell = Object.hasOwn(refusals, key) ? refusals[key] : null;
  return tell?.(shorten(names), number, about) ?? `${list(shorten(names))}: ${reason}`;
}

/** @param {string[]} names */
function shorten(names) {
  if (names.length <= MOST_NAMES) return names;
  return [...names.slice(0, MOST_NAMES), `${names.length - MOST_NAMES} more`];
}

export const place = {
  tabs: "The search explained",
  fold: "Hide or show the explanation",
  two: "One or two explanations side by side",
  /** Of panels that are there only at times. @type {Record<string, string>} */
  titles: { calls: "Calls", solutions: "Solutions", fewest: "Fewest colours", result: "Result" },
};

export const steps = {
  /** @param {number} known */
  searching: (known) => `Searching ahead: ${amount(known, "step")} so far. Press again to stop.`,
};

export const why = {
  waiting: "Python is looking.",
  byPuzzle: "By the rules of the puzzle alone: your rule may refuse more.",
  notYet: "Whether the position can still be completed is told once Python is loaded.",
  forest: "This search looks for nothing, so nothing is ever lost: it discovers every vertex once.",
  tooLong: "This board is too large for a reason to be looked for at every step.",
  silent: "Nothing is known of this position.",
  complete: "It is complete",
  incomplete: "Not a solution",
  unknown: "Not known",
  /** @param {string} goal */
  lost: (goal) => `No ${goal} from here`,
  /** Of a search that goes on after a solution what is possible may have been found already. @param {string} goal @param {boolean} every */
  possible: (goal, every) => `A ${goal} ${every ? "begins like this" : "is still possible"}`,
  /** @param {string} goal */
  proved: (goal) => `No ${goal} exists: proved`,
  /** @param {string} goal */
  exists: (goal) => `A ${goal} exists`,
  watch: "Watch whether the program finds it.",
  watchForAll: "Watch the program look for all that there are.",
  known: "How is that known?",
  /** @param {string} sentence */
  besides: (sentence) => `And wherever the search goes: ${sentence}`,
  /** @param {string} goal */
  show: (goal) => `Show that ${goal}`,
  /** @param {string} goal */
  hide: (goal) => `Hide that ${goal}`,
  /** @param {string} goal */
  ghost: (goal) => `faint: how that ${goal} goes on`,
  follow: "Follow it step by step",
  next: "Next reason",
  back: "Reason before",
  /** @param {number} number @param {number} total @param {string} sentence */
  link: (number, total, sentence) => `${number} of ${total}: ${sentence}`,
  forced: "faint: what is tried, and what that forces",
  legend: "On the board",
  /** @param {string} proof */
  proof: (proof) => `Proof: ${proof}`,
  /** @param {string} source */
  source: (source) => `Source: ${source}.`,
  watchAll: "The search does not know this. Play it, and watch it find out.",
  /** @param {string} goal */
  allTried: (goal) =>
    `That is proved: every way was tried, as far as it could go, and none became a ${goal}.`,
  triedElsewhere: "The whole search has been run: there is none.",
  triedHere: "Nothing is left to try from here.",
  allSearched: "Everything has been searched.",
  /** @param {number} spent */
  spent: (spent) => `${amount(spent, "step has", "steps have")} been spent below it so far.`,
  /** @param {number} spent */
  searched: (spent) =>
    `No plain reason is in sight: a search tried everything, in ${amount(spent, "step")}.`,
  /** @param {number} spent */
  undecided: (spent) => `A search of ${amount(spent, "step")} from here did not tell either.`,
  /** @param {string} step what a step is called @param {number} number @param {string} name @param {string} goal @param {boolean} exact */
  since: (step, number, name, goal, exact) =>
    exact
      ? `Lost since ${step} ${count(number)} (${name}): without it, a ${goal} was possible.`
      : `Lost since ${step} ${count(number)} (${name}), or earlier.`,
  /** @param {string} goal @param {boolean} anywhere the start is not given */
  sinceStart: (goal, anywhere) =>
    `Lost from the very start: ${anywhere ? `there is no ${goal}` : `no ${goal} begins there`}.`,
  /** @param {string} goal @param {number} spent */
  alive: (goal, spent) =>
    spent > 0
      ? `A ${goal} was found from here, by a search of ${amount(spent, "step")}.`
      : `A ${goal} goes on from here.`,
  /** @param {string} step @param {number} number @param {number} position at which it was taken */
  goTo: (step, number, position) => `Go to ${step} ${count(number)} (at step ${count(position)})`,
  /** @param {number} position */
  goBefore: (position) => `Go to before it (step ${count(position)})`,
};

/** @param {string} text */
const capital = (text) => text[0].toUpperCase() + text.slice(1);

export const calm = {
  /** @param {number} steps @param {number} least @param {number} greatest */
  summary: (steps, least, greatest) =>
    `Depth ${count(least)} to ${count(greatest)} in the last ${amount(steps, "step")}. Pause, or slow down to 4 steps a second, to follow each.`,
  notYet: "Python has not told this yet.",
  notTold: "This path is too long to be told level by level.",
};

export const code = {
  awaits: "The program is shown as soon as Python is there.",
  none: "There is no program here for this search.",
  choice: "Program",
  text: "Program",
  listing: "Program. Choose a line to run to it; with Shift, back to it",
  variables: "Variables",
  begin: "All is defined, and the search has not begun.",
  after: "This line has just made the step that the board shows.",
  next: "This line is about to run.",
  back: "One line back",
  forward: "To the next line",
  run: "Run to this line; with Shift, back to it",
  copy: "Copy",
  change: "Change it",
  copyAll: "Copy the program",
  copied:
    "Program copied. It runs as it stands: save it as a .py file, change it, and run it with Python.",
  notCopied: "The browser did not allow copying: select the program, and copy it by hand.",
  /** Of one line, where the steps of the search have arrows of their own. */
  lineBack: "\u2039 Line",
  lineOn: "Line \u203a",
  /** @param {number} line */
  last: (line) => `\u2039 Line ${line}`,
  /** @param {number} line */
  following: (line) => `Line ${line} \u203a`,
  line: "Line to run to",
  each: "Line by line",
  /** @param {number} line @param {string} text */
  row: (line, text) => `${line}: ${text}`,
  /** @param {number} line */
  chosen: (line) => `Line ${line}: the arrows lead to where it ran last, and runs next.`,
  /** @param {number} line */
  lastRun: (line) => `Back to when line ${line} ran last`,
  /** @param {number} line */
  nextRun: (line) => `On to when line ${line} runs next`,
  /** @param {number} line */
  looking: (line) => `Looking for line ${line} ...`,
  /** @param {number} line @param {boolean} back @param {boolean} ends @param {number} budget */
  never: (line, back, ends, budget) => {
    if (ends) {
      return back ? `Line ${line} has not run before.` : `Line ${line} does not run any more.`;
    }
    const steps = amount(budget, "step");
    return back
      ? `Line ${line} did not run within the last ${steps}.`
      : `Line ${line} does not run within the next ${steps}.`;
  },
};

export const stack = {
  titles: {
    calls: "Calls, the latest at the bottom",
    path: "Your choices, the latest at the bottom",
    own: "What stands, the latest at the bottom",
    stack: "The stack, its top at the bottom",
    graph: "Gray vertices, the latest at the bottom",
  },
  /** @param {number} tried @param {number} all */
  tried: (tried, all) => (all === 0 ? "no way on" : `${tried} of ${all} tried`),
  /** @param {number} white */
  white: (white) => (white === 0 ? "nothing white beyond" : `${count(white)} white beyond`),
  go: "Go to where this level was entered",
  /** @param {number} hidden */
  above: (hidden) => `${amount(hidden, "level")} above`,
  empty: "Nothing is on the path.",
};

export const tree = {
  start: "start",
  /** What a kind of node means. @param {"path" | "done" | "open"} kind @param {boolean} forest whose choices are never in vain @param {boolean} sized some have a number below them */
  legend: (kind, forest, sized) => {
    const below = sized ? "; below it the placements spent on it" : "";
    return {
      path: forest ? "gray: on the path" : "on the path",
      done: forest ? "finished" : `tried and taken back${below}`,
      open: "not tried so far",
    }[kind];
  },
  /** @param {number} placed */
  size: (placed) => short(placed),
  /** @param {string} name @param {number} placed @param {boolean} leads */
  folded: (name, placed, leads) =>
    `${name}: done, after ${amount(placed, "placement")}.${leads ? " Go there" : ""}`,
  /** @param {string} name @param {boolean} leads */
  foldedUnknown: (name, leads) => `${name}: tried before.${leads ? " Go there" : ""}`,
  /** @param {string} number of what there is no room for: "3 more" */
  more: (number) => `${number}, for which there is no room`,
  /** @param {string} name @param {boolean} leads */
  finished: (name, leads) => `${name}: finished.${leads ? " Go there" : ""}`,
  /** @param {string} name */
  open: (name) => `${name}: still to be tried`,
  /** @param {string} name @param {boolean} leads */
  here: (name, leads) => `${name}: on the path.${leads ? " Go to where it was entered" : ""}`,
  /** @param {number} discovered @param {number} gray */
  forest: (discovered, gray) =>
    `${amount(discovered, "vertex", "vertices")} discovered, ${count(gray)} of them gray.`,
  /** @param {number} placed @param {number} depth */
  summary: (placed, depth) => `${amount(placed, "placement")}, depth ${count(depth)}.`,
  path: "The path alone, while a question is open.",
};

export const pictures = {
  depth: "Depth over time",
  levels: "Placements at each depth",
  heat: "Taken back at each place",
  /** @param {number} position */
  at: (position) => `Up to step ${count(position)}`,
  /** @param {number} position */
  steps: (position) => `step ${count(position)}`,
  /** @param {number} depth */
  depthAt: (depth) => `depth ${depth}`,
  tooLarge: "This board is too large for a count of every square.",
  /** @param {number} depth @param {number} placed */
  level: (depth, placed) => `Depth ${depth}: ${amount(placed, "placement")}`,
  /** @param {string} name @param {number} times */
  place: (name, times) => `${name}: taken back ${times === 1 ? "once" : `${count(times)} times`}`,
  failed: "The browser could not make the picture.",
};

export const size = {
  done: "Done so far",
  /** @param {number} fraction @param {boolean} begun something has been taken back @param {boolean} ended everything has been tried */
  fraction: (fraction, begun, ended) => {
    if (begun && fraction < SMALLEST_PART) return "hardly any of the search tree";
    const part = ended ? fraction : Math.min(fraction, 1 - Number.EPSILON);
    const about = part > 0 && part < LARGEST_PART ? "about " : "";
    return `${about}${percent(part)} of the search tree`;
  },
  estimate: "The whole tree",
  looking: "being estimated",
  counted: "Counted exactly.",
  /** @param {number} mean @param {number | null} error a part of it; null: it is exact */
  placements: (mean, error) => {
    const exact = error === null && mean < 1e9;
    const told = exact
      ? count(mean)
      : `about ${error === null ? power(mean) : rounded(mean, error)}`;
    return `${told} ${/^(about )?1$/.test(told) ? "placement" : "placements"}`;
  },
  /** @param {number} probes @param {number} error */
  probes: (probes, error) =>
    `${amount(probes, "random descent")} (Knuth 1975); standard error ${part(error, probes)}.`,
  wide: "The guesses spread so widely that the tree may be far larger.",
  time: "To search all of it",
  /** @param {number} seconds @param {number} rate @param {number | null} error of the tree's size, as a part of it; null: it is exact */
  duration: (seconds, rate, error) =>
    `${seconds < 1 ? "" : "about "}${span(seconds, digitsOf(seconds, error ?? 0, 2))} at ${count(Number(rate.toPrecision(2)))} steps a second`,
  measured: "As measured here today.",
  assumed: "Play at top speed to measure this machine.",
  /** Of a rule of the visitor's. */
  ruled: "As your rule ran here.",
  tooShort: "The run was too short to tell how fast it is.",
  narrows: "What your rule refuses is no part of this tree.",
  /** @param {string} problem */
  problem: (problem) => `Random descents come where your rule fails: ${problem}`,
  notKnown: "not known",
  firstOnly: "The first solution may come far earlier: this is for the whole tree.",
};

/** What is not all of it does not say so. */
const LARGEST_PART = 0.99;
/** A part below this is at the end of what numbers can hold. */
const SMALLEST_PART = 1e-300;

/** An estimated part, in two digits. @param {number} fraction */
export function percent(fraction) {
  if (fraction === 0) return "0%";
  if (fraction >= 1) return "100%";
  if (fraction >= LARGEST_PART) return "over 99%";
  const value = 100 * fraction;
  return value >= 0.01 ? `${Number(value.toPrecision(2))}%` : `${power(value)}%`;
}

/** Of fewer descents the error itself is known to one digit at the most. */
const MANY_PROBES = 1000;

/** An error as a part. @param {number} error @param {number} probes */
function part(error, probes) {
  if (error < 0.01) return "below 1%";
  const digits = probes < MANY_PROBES ? 1 : 2;
  return `${probes < MANY_PROBES ? "about " : ""}${count(Math.round(Number((100 * error).toPrecision(digits))))}%`;
}

/** A number in words that fit any size: 1,234, or 4.1 x 10^35. @param {number} value @param {number} [digits] that count */
export function power(value, digits = 2) {
  if (value === 0) return "0";
  if (value >= 0.01 && value < 1e6) {
    return value >= 10 ** digits
      ? count(Math.round(value))
      : count(Number(value.toPrecision(digits)));
  }
  const [mantissa, exponent] = value.toExponential(digits - 1).split("e");
  return `${mantissa} × 10${superscript(Number(exponent))}`;
}

/** An estimate, a whole number, no more exact than its error leaves it: to the first digit of the error. @param {number} mean @param {number} error a part of it */
export function rounded(mean, error) {
  if (mean === 0) return "0";
  const whole = Math.max(1, Math.floor(Math.log10(mean)) + 1);
  const digits = Math.min(whole, digitsOf(mean, error, MOST_DIGITS));
  return power(Number(mean.toPrecision(digits)), digits);
}

/** How many digits of a value mean something: up to the first that its error touches. @param {number} value @param {number} error a part of it @param {number} most */
function digitsOf(value, error, most) {
  if (value === 0 || error === 0) return most;
  const first = (/** @type {number} */ number) => Math.floor(Math.log10(number));
  return Math.max(1, Math.min(most, first(value) - first(value * error) + 1));
}

/** Of an estimate, whatever its error. */
const MOST_DIGITS = 3;

/** @param {number} exponent */
function superscript(exponent) {
  return [...String(exponent)]
    .map((digit) => (digit === "-" ? "⁻" : "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(digit)]))
    .join("");
}

/** A number of at most four characters and a letter. @param {number} value */
export function short(value) {
  if (value < 1e4) return count(value);
  const [unit, letter] =
    value < 999_500 ? [1e3, "k"] : value < 999_500_000 ? [1e6, "M"] : [1e9, "G"];
  const scaled = value / Number(unit);
  return `${scaled < 9.95 ? scaled.toFixed(1) : Math.round(scaled)} ${letter}`;
}

/** A time in the unit that suits it. @param {number} seconds @param {number} [digits] that count */
export function span(seconds, digits = 2) {
  /** @type {[number, string, string][]} */
  const units = [
    [1, "second", "seconds"],
    [60, "minute", "minutes"],
    [3600, "hour", "hours"],
    [86_400, "day", "days"],
    [31_556_952, "year", "years"],
  ];
  if (seconds < 1) return "less than a second";
  const [unit, one, many] = units.filter(([size]) => seconds >= size)[
    units.filter(([size]) => seconds >= size).length - 1
  ];
  const largest = seconds / unit;
  const shown = Number(largest.toPrecision(digits));
  return `${largeAmount(shown, digits)} ${shown === 1 ? one : many}`;
}

/** @param {number} shown @param {number} digits */
function largeAmount(shown, digits) {
  if (shown < 1e6) return count(shown);
  return shown < 1e9 ? `${count(shown / 1e6)} million` : power(shown, digits);
}
