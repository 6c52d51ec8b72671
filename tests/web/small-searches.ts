/**
 * Small searches of every puzzle, each written again from its rules: they share no code with the page or the library,
 * so that tests can compare the page's sentences with them.
 */
export interface Rules {
  size: number; // choices are 0 .. size-1
  length: number; // length of a complete path
  root: number[];
  looked: (path: readonly number[]) => number[]; // everything examined below a path, in order; -1 for nothing at that place
  fits: (path: readonly number[], choice: number) => boolean; // tests whether one of these may come next
  solved: (path: readonly number[]) => boolean; // tests whether a path of full length is a solution
}

/** The choices that may come next. */
export function choicesOf(rules: Rules, path: readonly number[]) {
  if (path.length >= rules.length) return [];
  return rules.looked(path).filter((choice) => choice >= 0 && rules.fits(path, choice));
}

/**
 * Every event of a search, from its beginning or from a later state: `choice` is placed, `~choice` is undone.
 *
 * @param wanted number of solutions
 */
export function* search(
  rules: Rules,
  wanted = 1,
  state: { path: number[]; undone: number | null } | null = null,
): Generator<number, "found" | "exhausted"> {
  const path = [...(state?.path ?? rules.root)];
  /** The choices left to try after each beginning of the path. */
  const left = [];
  for (let length = rules.root.length; length <= path.length; length++) {
    const choices = choicesOf(rules, path.slice(0, length));
    const tried = path[length] ?? state?.undone ?? null;
    left.push(tried === null ? choices : choices.slice(choices.indexOf(tried) + 1));
  }
  let found = isSolution(rules, path) ? 1 : 0;
  while (found < wanted) {
    const next = left[left.length - 1].shift();
    if (next !== undefined) {
      path.push(next);
      yield next;
      left.push(choicesOf(rules, path));
      if (isSolution(rules, path)) found++;
    } else {
      if (left.length === 1) return "exhausted";
      left.pop();
      yield ~(path.pop() as number);
    }
  }
  return "found";
}

const isSolution = (rules: Rules, path: readonly number[]) =>
  path.length === rules.length && rules.solved(path);

/**
 * The first events of a search, and its verdict; null when it was not run to its end.
 *
 * @param wanted number of solutions
 * @param most number of events
 */
export function runSearch(rules: Rules, wanted = 1, most: number = Infinity) {
  const path = [...rules.root];
  const events: number[] = [];
  let found = isSolution(rules, path) ? 1 : 0;
  const steps = search(rules, wanted);
  let step = steps.next();
  for (; !step.done && events.length < most; step = steps.next()) {
    events.push(step.value);
    if (step.value < 0) path.pop();
    else if (path.push(step.value) && isSolution(rules, path)) found++;
  }
  return { events, verdict: step.done ? step.value : null, found };
}

/**
 * A test of whether a path can be completed, by trying everything; `after` leaves out a choice just undone, and those
 * before it.
 */
export function completer(rules: Rules) {
  const known: Map<string, boolean> = new Map();
  function complete(path: readonly number[], after: number = -1): boolean {
    const key = `${path} ${after}`;
    const answer = known.get(key);
    if (answer !== undefined) return answer;
    const choices = choicesOf(rules, path);
    const left = after < 0 ? choices : choices.slice(choices.indexOf(after) + 1);
    const found =
      path.length === rules.length
        ? rules.solved(path) && after < 0
        : left.some((choice) => complete([...path, choice]));
    known.set(key, found);
    return found;
  }
  return complete;
}

/** The moves of two orders, taken from their programs. */
export const TEXTBOOK = readMoves("2,1 1,2 -1,2 -2,1 -2,-1 -1,-2 1,-2 2,-1");
export const SUTCLIFFE = readMoves("1,2 2,1 1,-2 2,-1 -1,2 -2,1 -1,-2 -2,-1");

function readMoves(text: string) {
  return text.split(" ").map((move) => move.split(",").map(Number));
}

/**
 * A knight's tour. Squares count from a1 by file, then by rank. Naive: squares may be repeated, and only complete
 * sequences are checked.
 */
interface TourTask {
  rows: number;
  columns: number;
  start: number | null;
  moves: number[][];
}
export function tourRules({
  rows,
  columns,
  start,
  moves,
  ...task
}: TourTask & { closed?: boolean; end?: number | null; naive?: boolean }): Rules {
  const { closed = false, end = null, naive = false } = task;
  const size = rows * columns;
  const go = (from: number, [dx, dy]: number[]) => {
    const [x, y] = [(from % columns) + dx, Math.floor(from / columns) + dy];
    return x >= 0 && x < columns && y >= 0 && y < rows ? y * columns + x : -1;
  };
  const reach = (from: number) => moves.map((move) => go(from, move));
  const ends = (path: readonly number[]) => {
    const last = path[path.length - 1];
    return (end === null || last === end) && (!closed || reach(last).includes(path[0]));
  };
  return {
    size,
    length: size,
    root: start === null ? [] : [start],
    looked: (path) =>
      path.length === 0 ? Array.from({ length: size }, (_, s) => s) : reach(path[path.length - 1]),
    fits: (path, square) => {
      if (naive) return true;
      if (path.includes(square)) return false;
      if (path.length + 1 < size) return square !== end;
      return ends([...path, square]);
    },
    solved: (path) => new Set(path).size === size && ends(path),
  };
}

/** Queens, one per column: a choice is `column * n + row`. From the left, or where the fewest rows are safe. */
export function queensRules(n: number, blocked: readonly number[] = [], fewest = false): Rules {
  const clash = (one: number, other: number) => {
    const [across, up] = [Math.floor(one / n) - Math.floor(other / n), (one % n) - (other % n)];
    return up === 0 || Math.abs(up) === Math.abs(across);
  };
  const fits = (path: readonly number[], choice: number) =>
    !blocked.includes(choice) && !path.some((queen) => clash(queen, choice));
  const lines = Array.from({ length: n }, (_, line) => line);
  /** From the bottom or the left, in pairs around the middle, the inner ones first. */
  const inner = lines.toSorted((a, b) => Math.abs(2 * a - n + 1) - Math.abs(2 * b - n + 1));
  const poorest = (path: readonly number[]) => {
    const open = inner
      .toReversed()
      .filter((column) => !path.some((queen) => Math.floor(queen / n) === column))
      .map((column) => inner.map((row) => column * n + row));
    const safe = open.map((squares) => squares.filter((square) => fits(path, square)).length);
    return open[safe.indexOf(Math.min(...safe))] ?? [];
  };
  return {
    size: n * n,
    length: n,
    root: [],
    looked: (path) => (fewest ? poorest(path) : lines.map((row) => path.length * n + row)),
    fits,
    solved: () => true,
  };
}

/** A path in a graph. @param heads of each vertex, in order */
export function graphRules(
  heads: number[][],
  start: number | null,
  length: number,
  cycle = false,
): Rules {
  return {
    size: heads.length,
    length,
    root: start === null ? [] : [start],
    looked: (path) => (path.length === 0 ? heads.map((_, v) => v) : heads[path[path.length - 1]]),
    fits: (path, vertex) => {
      if (path.includes(vertex)) return false;
      return !cycle || path.length + 1 < length || heads[vertex].includes(path[0]);
    },
    solved: () => true,
  };
}

/** A colouring in the given order: a choice is `region * colours + colour`. */
export function colouringRules(
  regions: number,
  borders: readonly (readonly number[])[],
  colours: number,
): Rules {
  return {
    size: regions * colours,
    length: regions,
    root: [],
    looked: (path) =>
      Array.from({ length: colours }, (_, colour) => path.length * colours + colour),
    fits: (path, choice) => {
      const region = Math.floor(choice / colours);
      return !borders.some((border) => {
        const [other] = border.filter((end) => end !== region);
        const clash = path[other] !== undefined && path[other] % colours === choice % colours;
        return border.includes(region) && clash;
      });
    },
    solved: () => true,
  };
}

/** A sudoku of 4 by 4 cells: its blanks in order. A choice is `cell * 4 + digit - 1`. */
export function sudokuRules(givens: string): Rules {
  const n = 4;
  const boxes = "1122112233443344";
  const blanks = [...givens].flatMap((digit, cell) => (digit === "." ? [cell] : []));
  const meet = (one: number, other: number) => {
    const [r, c] = [Math.floor(one / n), one % n];
    const [s, d] = [Math.floor(other / n), other % n];
    return r === s || c === d || boxes[one] === boxes[other];
  };
  const fits = (path: readonly number[], choice: number) => {
    const [cell, digit] = [Math.floor(choice / n), choice % n];
    const given = [...givens].some(
      (held, other) => held === String(digit + 1) && meet(cell, other),
    );
    const taken = path.some((held) => held % n === digit && meet(cell, Math.floor(held / n)));
    return !given && !taken;
  };
  return {
    size: n ** 3,
    length: blanks.length,
    root: [],
    looked: (path) => Array.from({ length: n }, (_, digit) => blanks[path.length] * n + digit),
    fits,
    solved: () => true,
  };
}
