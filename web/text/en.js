/** Every sentence that the page forms while it runs. Fixed labels stand in index.html. */

const NUMBERS = new Intl.NumberFormat("en-GB");
const LISTS = {
  and: new Intl.ListFormat("en-GB", { type: "conjunction" }),
  or: new Intl.ListFormat("en-GB", { type: "disjunction" }),
};

/** @typedef {import("./en-puzzles.js").Outcome} Outcome */

/** @param {number} value */
export const count = (value) => NUMBERS.format(value);

/** So many of something: "1 step", "2 steps". @param {number} n @param {string} one @param {string} [many] */
export const amount = (n, one, many = `${one}s`) => `${count(n)} ${n === 1 ? one : many}`;

/** Names in a row: "a6, b3 and c5". @param {readonly (string | number)[]} items @param {"and" | "or"} [link] */
export const list = (items, link = "and") => LISTS[link].format(items.map(String));

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

/** @param {number} speed events a second */
export function speed(speed) {
  if (speed === Number.POSITIVE_INFINITY) return "as fast as it goes";
  if (speed >= 1e6) return `${Math.round(speed / 1e6)} M steps/s`;
  if (speed >= 1e4) return `${Math.round(speed / 1e3)} k steps/s`;
  return `${amount(Math.round(speed), "step")}/s`;
}

export const step = {
  /** @param {string} start */
  begin: (start) => `The path begins on ${start}. Press play, or take one step.`,
  anywhere: "The board is empty: the first choice is the square to start from.",
  /** @param {number} number @param {string} from @param {string} to @param {string} order its place among the candidates, or "" */
  place: (number, from, to, order) => `Square ${count(number)}: ${from} to ${to}${order}.`,
  /** @param {string} square */
  placeFirst: (square) => `The search tries ${square} as the square to start from.`,
  /** @param {string} square @param {readonly string[]} free squares within reach @param {string} back */
  deadEnd: (square, free, back) => {
    const { length } = free;
    const why =
      length === 0
        ? "no free square within reach"
        : `${list(free)} ${length === 1 ? "is" : "are"} free, but no tour goes on from there`;
    return `Dead end at ${square}: ${why}. Back to ${back}.`;
  },
  /** @param {string} square @param {string} back @param {boolean} every tours may have been found there */
  exhausted: (square, back, every) => `${beyond(square, every)}. Back to ${back}.`,
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
    degree === 0
      ? "No move leads on from there."
      : `${amount(degree, "move leads", "moves lead")} on from there.`,
  constructed: "The tour was put together beforehand.",
  secret: "This step is not put into words here: how the search ends is for you to find out.",
  /** @param {string | null} start of a closed tour */
  solved: (start) =>
    start === null
      ? "Every square has been visited: a tour."
      : `Every square has been visited, and a move leads back to ${start}: a closed tour.`,
  wrongEnd: "Every square has been visited, but the path does not end as it should: no tour.",
  /** @param {string} square @param {string} back */
  wrongEndLeft: (square, back) =>
    `As long as a tour, but it does not end as it should. From ${square} back to ${back}.`,
};

/** The place of a choice in the order in which they are looked at. @param {number} place from 1 @param {number} total */
export const candidate = (place, total) => ` (candidate ${count(place)} of ${count(total)})`;

/**
 * What is over when a choice is taken back after others were tried below it. A search that goes on
 * after a solution may have found some there.
 * @param {string} name @param {boolean} every
 */
export const beyond = (name, every) =>
  every ? `Everything beyond ${name} has been searched` : `Nothing beyond ${name} works`;

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
  pausedDetail: (known) => `Known up to step ${count(known)}.`,
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
    `Exhausted: ${outcome.placed(placed)}, and all that can be tried has been tried.`,
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

export const transport = { play: "Play", pause: "Pause" };

export const position = {
  /** @param {number} at */
  now: (at) => `Step ${count(at)}`,
  /** @param {number} known @param {boolean} finished */
  known: (known, finished) => (finished ? `of ${count(known)}` : `Known up to ${count(known)}`),
};

export const board = {
  /** @param {number} rows @param {number} columns @param {number} depth @param {number} squares @param {string} knight */
  label: (rows, columns, depth, squares, knight) =>
    `Board, ${amount(rows, "row")} by ${amount(columns, "column")}. ${depth} of ${amount(squares, "square")} visited.${knight ? ` Knight on ${knight}.` : ""}`,
};

export const toast = {
  boardCopied: "Board copied.",
  copyFailed: "The browser did not allow copying: copy it from the address bar.",
  /** @param {string} square */
  startHere: (square) => `Start from ${square} instead? This run begins anew.`,
  /** @param {string} square */
  startHereAction: (square) => `Start from ${square}`,
};

export const offline = {
  update: "A new version of this page is ready.",
  reload: "Reload",
};
