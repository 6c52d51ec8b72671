/** Every sentence that the page forms while it runs. Fixed labels stand in index.html. */

const NUMBERS = new Intl.NumberFormat("en-GB");

/** @param {number} value */
export const count = (value) => NUMBERS.format(value);

/** @param {string} number */
export const atMost = (number) => `at most ${number}`;

const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"];

/** @param {number} n from 1 */
export const ordinal = (n) => ORDINALS[n - 1] ?? `${n}th`;

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
  if (rate >= 1e6) return `${(rate / 1e6).toFixed(2)} M`;
  if (rate >= 1e4) return `${Math.round(rate / 1e3)} k`;
  return count(Math.round(rate));
}

/** @param {number} speed events a second */
export function speed(speed) {
  if (speed === Number.POSITIVE_INFINITY) return "as fast as it goes";
  if (speed >= 1e6) return `${(speed / 1e6).toFixed(1)} M steps/s`;
  if (speed >= 1e4) return `${Math.round(speed / 1e3)} k steps/s`;
  return `${count(speed)} ${speed === 1 ? "step" : "steps"}/s`;
}

export const step = {
  /** @param {string} start */
  begin: (start) => `The knight stands on ${start}. Press play, or take one step.`,
  anywhere: "The board is empty: the first choice is the square to start from.",
  /** @param {number} number @param {string} from @param {string} to @param {number} candidate */
  place: (number, from, to, candidate) =>
    `Move ${count(number)}: ${from} to ${to}, the ${ordinal(candidate)} move in the order.`,
  /** @param {string} square */
  placeFirst: (square) => `The search tries ${square} as the square to start from.`,
  /** @param {string} square @param {string} back */
  deadEnd: (square, back) => `Dead end at ${square}: no free square within reach. Back to ${back}.`,
  /** @param {string} square @param {string} back */
  exhausted: (square, back) =>
    `Everything beyond ${square} has been tried, and none of it works. Back to ${back}.`,
  /** @param {string} square @param {string} back */
  solutionLeft: (square, back) =>
    `A tour found. The search goes on: from ${square} back to ${back}.`,
  /** @param {string} square @param {string} back */
  twiceLeft: (square, back) =>
    `As long as a tour, but a square came twice, so it is none. From ${square} back to ${back}.`,
  fast: "Too fast to tell step by step. Pause, or slow down, to read each one.",
  nowhere: "the empty board",
  /** Where a run has come to rest. @param {string} title how the search stands @param {number} at */
  rest: (title, at) => `${title}. Step ${count(at)}.`,
  /** @param {number} degree */
  leadsOn: (degree) =>
    degree === 1 ? "One move leads on from there." : `${degree} moves lead on from there.`,
  constructed: "The tour was put together beforehand.",
  solved: "Every square has been visited: a tour.",
  secret: "This step is not put into words here: how the search ends is for you to find out.",
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
  pausedDetail: (known) => `${count(known)} steps computed so far.`,
  playingDetail: "Every move and every undo, in order.",
  /** @param {number} step */
  runningTo: (step) => `Running to step ${count(step)}`,
  /** @param {number} percent @param {number | null} seconds */
  forecast: (percent, seconds) => {
    const more =
      seconds === null ? "" : `, about ${count(Math.max(1, Math.round(seconds)))} s more`;
    return `${Math.floor(percent)}% of the way${more}.`;
  },
  aims: {
    seek: "Searching ahead",
    deadEnd: "Searching for the next dead end",
    find: "Searching ahead",
    end: "Running to the end",
  },
  noCatalogue: "The page could not be loaded",
  failed: "Python could not be loaded",
  stoppedWorking: "The search stopped working",
};

export const verdict = {
  secret: { title: "The search has ended", detail: "How it ended is for you to find out." },
  /** @param {number} placed @param {number} undone @param {boolean | null} checked @param {{placed: string, checked: string}} outcome */
  foundDetail: (placed, undone, checked, outcome) => {
    const counts = `${count(placed)} ${outcome.placed}, ${count(undone)} taken back.`;
    if (checked === null) return counts;
    if (checked) return `${counts} Checked: ${outcome.checked}.`;
    return `${counts} But the check says that this is no solution: please report it.`;
  },
  /** @param {number} placed @param {{placed: string}} outcome */
  exhaustedDetail: (placed, outcome) =>
    `Exhausted: ${count(placed)} ${outcome.placed}, all that can be tried has been tried.`,
  exhaustedAll: "All solutions found",
  /** @param {number} placed */
  exhaustedAllDetail: (placed) =>
    `Exhausted: the whole tree was searched, ${count(placed)} placements.`,
  stopped: "Stopped",
  stoppedDetail: "The search reached its limit. That proves nothing: a solution may still exist.",
  provedDetail: "Proved without searching.",
  /** @param {string} theorem */
  provedFirst: (theorem) =>
    `Proved without searching, by the theorem "${theorem}": see Why. You can watch the search all the same.`,
};

export const notice = {
  /** @param {string} problem @param {string} title of what has been opened */
  instead: (problem, title) => `${problem.replace(/\.$/, "")}. Shown instead: ${title}.`,
};

export const transport = { play: "Play", pause: "Pause" };

export const position = {
  /** @param {number} at */
  now: (at) => `Step ${count(at)}`,
  /** @param {number} known @param {boolean} finished */
  known: (known, finished) => (finished ? `of ${count(known)}` : `${count(known)} computed`),
};

export const board = {
  /** @param {number} rows @param {number} columns @param {number} depth @param {number} squares @param {string} knight */
  label: (rows, columns, depth, squares, knight) =>
    `Board, ${rows} rows by ${columns} columns. ${depth} of ${squares} squares visited.${knight ? ` Knight on ${knight}.` : ""}`,
};

export const form = { ownOrder: "Your own order ..." };

export const toast = {
  linkCopied: "Link copied.",
  boardCopied: "Board copied.",
  copyFailed: "The browser did not allow copying: copy it from the address bar.",
  /** @param {string} square */
  startHere: (square) => `Start from ${square} instead? This run begins anew.`,
  /** @param {string} square */
  startHereAction: (square) => `Start from ${square}`,
  noDeadEnd: "No dead end ahead: the search has ended.",
};

export const offline = {
  update: "A new version of this page is ready.",
  reload: "Reload",
};
