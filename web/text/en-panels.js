/** The sentences of the panels that explain the search. */

import { count } from "./en.js";

/** Names in a row: "a6, b3 and c5". @param {readonly string[]} names */
export function list(names) {
  if (names.length < 2) return names.join("");
  return `${names.slice(0, -1).join(", ")} and ${names[names.length - 1]}`;
}

/** @param {number} n @param {string} one @param {string} many */
const plural = (n, one, many) => `${n} ${n === 1 ? one : many}`;

/**
 * How candidates were refused, by the reason that Python gives; other reasons are quoted.
 * @type {Record<string, (names: string[], number: number) => string>}
 */
const REFUSED = {
  "off the board": (_, n) => `${plural(n, "move leads", "moves lead")} off the board`,
  "already visited": (names) => `${list(names)} ${was(names)} already visited`,
  blocked: (names) => `${list(names)} ${names.length === 1 ? "is" : "are"} blocked`,
  "kept for the last move": (names) => `${list(names)} is kept for the last move`,
  "no tour goes on from there": (names) => `no tour can go on from ${list(names)}`,
};

/** @param {readonly string[]} names */
const was = (names) => (names.length === 1 ? "was" : "were");

/** At most so many refusals of one kind are named. */
const MOST_NAMES = 8;
/** At most so many reasons are told. */
const MOST_GROUPS = 3;

/** @param {{reason: string, names: string[], number: number}[]} groups */
export function refused(groups) {
  const shown = groups.length > MOST_GROUPS ? groups.slice(0, MOST_GROUPS - 1) : groups;
  const left = groups.slice(shown.length).reduce((sum, { number }) => sum + number, 0);
  const parts = shown.map(({ reason, names, number }) => {
    const told = REFUSED[reason];
    if (told !== undefined) return told(names, number);
    const some = names.slice(0, MOST_NAMES);
    const more = names.length > MOST_NAMES ? [`${names.length - MOST_NAMES} more`] : [];
    return `${list([...some, ...more])}: ${reason}`;
  });
  if (left > 0) parts.push(`${left} more were refused`);
  const text = parts.join("; ");
  // The name of a choice is never written otherwise, not even at the beginning of a sentence.
  const named = groups.some(({ names }) => names.length > 0 && text.startsWith(names[0]));
  return text === "" ? "" : `${named ? text : capital(text)}.`;
}

export const steps = {
  /** @param {number} known */
  searching: (known) => `Searching ahead: ${count(known)} steps so far. Press again to stop.`,
};

export const why = {
  waiting: "Python is looking.",
  notYet: "Whether the position can still be completed is told once Python is loaded.",
  forest: "This search looks for nothing, so nothing is ever lost: it discovers every vertex once.",
  tooLong: "This board is too large for a reason to be looked for at every step.",
  titles: { yes: "It can still be completed", no: "Lost", unknown: "Not known" },
  /**
   * What Python's answer comes down to.
   * @param {{completable: boolean | null, reason: string}} insight
   */
  title: ({ completable, reason }) => {
    const { yes, no, unknown } = why.titles;
    if (completable === null) return unknown;
    if (reason === "complete") return completable ? "It is complete" : "Not a solution";
    if (reason === "theorem")
      return completable ? "A tour exists: proved" : "No tour exists: proved";
    return completable ? yes : no;
  },
  /** @param {string} name @param {string} source */
  source: (name, source) => `Theorem: ${name}. ${source}.`,
  watchAll: "The search does not know this. Play it, and watch it find out.",
  /** @param {number} spent */
  spent: (spent) =>
    `${count(spent)} ${spent === 1 ? "step has" : "steps have"} been spent below it so far.`,
  /** @param {number} spent */
  searched: (spent) =>
    `No plain reason is in sight: a search tried everything, in ${count(spent)} steps.`,
  /** @param {number} spent */
  unknown: (spent) => `A search of ${count(spent)} steps from here did not tell either.`,
  moves: sayLost("move", "tour"),
  choices: sayLost("choice", "solution"),
};

/** @param {string} step what a step is called @param {string} goal what is looked for */
function sayLost(step, goal) {
  return {
    /** @param {number} number @param {string} name @param {boolean} exact */
    since: (number, name, exact) =>
      exact
        ? `Lost since ${step} ${count(number)}, ${name}: before it a ${goal} could still be found.`
        : `Lost since ${step} ${count(number)}, ${name}, or earlier.`,
    sinceStart: `Lost from the very start: no ${goal} begins here.`,
    /** @param {number} spent */
    alive: (spent) =>
      spent > 0
        ? `A ${goal} was found from here, by another search of ${count(spent)} ${spent === 1 ? "step" : "steps"}.`
        : `A ${goal} goes on from here.`,
    /** @param {number} number */
    goTo: (number) => `Go to ${step} ${count(number)}`,
  };
}

/** @param {string} text */
const capital = (text) => text[0].toUpperCase() + text.slice(1);

export const calm = {
  /** @param {number} steps @param {number} least @param {number} greatest */
  summary: (steps, least, greatest) =>
    `Depth ${count(least)} to ${count(greatest)} in the last ${count(steps)} steps. Pause, or slow down to 4 steps a second, to follow each.`,
  notYet: "This is told once Python is loaded.",
  notTold: "This path is too long to be told level by level.",
};

export const code = {
  none: "The programs here take their choices back. This search takes nothing back, so none of them is its program.",
  begin: "The program has been called and has not begun to run.",
  after: "This line has just reported the step that the board shows.",
  next: "This line is about to run.",
  back: "One line back",
  forward: "To the next line",
};

export const stack = {
  titles: {
    calls: "Calls, the latest at the bottom",
    stack: "The stack, its top at the bottom",
    graph: "Gray vertices, the latest at the bottom",
  },
  /** @param {number} tried @param {number} all */
  tried: (tried, all) => (all === 0 ? "no way on" : `${tried} of ${all} tried`),
  /** @param {number} white */
  white: (white) => (white === 0 ? "nothing white beyond" : `${count(white)} white beyond`),
  go: "Go to where this level was entered",
  /** @param {number} hidden */
  above: (hidden) => `${count(hidden)} levels above`,
  empty: "Nothing is on the path.",
};

export const tree = {
  start: "start",
  /** @param {number} placed */
  size: (placed) => short(placed),
  /** @param {string} name @param {number} steps */
  folded: (name, steps) => `${name}: ${count(steps)} placements below it, all in vain. Go there`,
  /** @param {string} name @param {boolean} leads */
  foldedUnknown: (name, leads) => `${name}: tried before.${leads ? " Go there" : ""}`,
  /** @param {string} number of what there is no room for: "3 more" */
  more: (number) => `${number}, for which there is no room`,
  /** @param {string} name */
  finished: (name) => `${name}: finished. Go there`,
  /** @param {string} name */
  open: (name) => `${name}: still to be tried`,
  /** @param {string} name */
  here: (name) => `${name}: on the path. Go to where it was entered`,
  /** @param {number} discovered @param {number} gray */
  forest: (discovered, gray) =>
    `${count(discovered)} ${discovered === 1 ? "vertex" : "vertices"} discovered, ${count(gray)} of them gray.`,
  /** @param {number} placed @param {number} levels */
  summary: (placed, levels) =>
    `${count(placed)} placements, ${levels} ${levels === 1 ? "level" : "levels"} open.`,
};

export const pictures = {
  depth: "Depth over time",
  levels: "Placements at each depth",
  heat: {
    square: "Taken back from each square",
    cell: "Taken out of each cell",
    region: "Taken back from each region",
    vertex: "Taken back at each vertex",
    discovered: "Retreats from each vertex",
  },
  /** @param {number} position */
  at: (position) => `Up to step ${count(position)}`,
  /** @param {number} position */
  steps: (position) => `step ${count(position)}`,
  /** @param {number} depth */
  depthAt: (depth) => `depth ${depth}`,
  tooLarge: "This board is too large for a count of every square.",
  /** @param {number} depth @param {number} placed */
  level: (depth, placed) => `Depth ${depth}: ${count(placed)} placements`,
  /** @param {string} name @param {number} times */
  place: (name, times) => `${name}: taken back ${times === 1 ? "once" : `${count(times)} times`}`,
  failed: "The browser could not make the picture.",
};

export const size = {
  done: "Done so far",
  /** @param {number} fraction */
  fraction: (fraction) => `${percent(fraction)} of the search tree`,
  estimate: "The whole tree",
  looking: "being estimated",
  counted: "Counted exactly: this takes no search.",
  /** @param {number} mean @param {boolean} exact */
  placements: (mean, exact) =>
    `${exact && mean < 1e6 ? "" : "about "}${power(mean)} ${mean === 1 ? "placement" : "placements"}`,
  /** @param {number} probes @param {number} error */
  probes: (probes, error) =>
    `${count(probes)} random descents (Knuth 1975); standard error ${Math.round(100 * error)}%.`,
  wide: "The guesses spread so widely that the tree may be far larger.",
  time: "To search all of it",
  /** @param {number} seconds @param {number} rate */
  duration: (seconds, rate) =>
    `${seconds < 1 ? "" : "about "}${span(seconds)} at ${count(Math.round(rate))} steps a second`,
  measured: "As measured here today.",
  assumed: "Play at top speed to measure this machine.",
  firstOnly: "The first solution may come far earlier: this is for the whole tree.",
};

/** @param {number} fraction */
export function percent(fraction) {
  if (fraction === 0) return "0%";
  if (fraction >= 1) return "100%";
  // What is not all of it does not say so.
  const value = Math.min(100 * fraction, 99.9);
  if (value >= 0.01) return `${value.toPrecision(3)}%`;
  return `${power(value)}%`;
}

/** A number in words that fit any size: 1,234, or 4.1 x 10^35. @param {number} value */
export function power(value) {
  if (value === 0) return "0";
  if (value >= 10 && value < 1e6) return count(Math.round(value));
  if (value >= 0.01 && value < 10) return value.toPrecision(2);
  const [digits, exponent] = value.toExponential(1).split("e");
  return `${digits} × 10${superscript(Number(exponent))}`;
}

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

/** A time in the unit that suits it. @param {number} seconds */
export function span(seconds) {
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
  const amount = seconds / unit;
  const shown = amount < 10 ? Number(amount.toPrecision(2)) : Math.round(amount);
  return `${largeAmount(amount, shown)} ${shown === 1 ? one : many}`;
}

/** @param {number} amount @param {number} shown the same, rounded */
function largeAmount(amount, shown) {
  if (amount < 1e6) return count(shown);
  return amount < 1e9 ? `${count(Number((amount / 1e6).toPrecision(2)))} million` : power(amount);
}
