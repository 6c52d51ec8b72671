/**
 * Small searches of every puzzle, each written down once more from its rules: they share no code with the page nor with the
 * library, so that what the page says can be held against them.
 *
 * @typedef {object} Rules
 * @property {number} size choices are 0 .. size-1
 * @property {number} length of a complete path
 * @property {number[]} root
 * @property {(path: readonly number[]) => number[]} looked everything that is looked at below a path, in order; -1 for nothing there
 * @property {(path: readonly number[], choice: number) => boolean} fits whether one of those may come next
 * @property {(path: readonly number[]) => boolean} solved whether a path of full length is what is wanted
 */

/** What may come next. @param {Rules} rules @param {readonly number[]} path */
export function choicesOf(rules, path) {
  if (path.length >= rules.length) return [];
  return rules.looked(path).filter((choice) => choice >= 0 && rules.fits(path, choice));
}

/**
 * Every event of a search, from its beginning or from a later state: `choice` is placed, `~choice` taken back.
 *
 * @param {Rules} rules
 * @param {number} [wanted] solutions
 * @param {{path: number[], undone: number | null} | null} [state]
 * @returns {Generator<number, "found" | "exhausted">}
 */
export function* search(rules, wanted = 1, state = null) {
  const path = [...(state?.path ?? rules.root)];
  /** What is still to be tried after each beginning of the path. */
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
      yield ~(/** @type {number} */ (path.pop()));
    }
  }
  return "found";
}

/** @param {Rules} rules @param {readonly number[]} path */
const isSolution = (rules, path) => path.length === rules.length && rules.solved(path);

/**
 * The first events of a search, and how it ended; null where it was not run to its end.
 *
 * @param {Rules} rules
 * @param {number} [wanted] solutions
 * @param {number} [most] events
 */
export function runSearch(rules, wanted = 1, most = Infinity) {
  const path = [...rules.root];
  /** @type {number[]} */
  const events = [];
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
 * Whether a path can be completed, by trying everything; a choice just taken back, and those before it, may be left out.
 *
 * @param {Rules} rules
 */
export function completer(rules) {
  /** @type {Map<string, boolean>} */
  const known = new Map();
  /** @param {readonly number[]} path @param {number} [after] @returns {boolean} */
  function complete(path, after = -1) {
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

/** The moves of two orders, from what is known of their programs. */
export const TEXTBOOK = readMoves("2,1 1,2 -1,2 -2,1 -2,-1 -1,-2 1,-2 2,-1");
export const SUTCLIFFE = readMoves("1,2 2,1 1,-2 2,-1 -1,2 -2,1 -1,-2 -2,-1");

/** @param {string} text */
function readMoves(text) {
  return text.split(" ").map((move) => move.split(",").map(Number));
}

/**
 * A knight's tour. Squares count from a1 by file, then by rank. Naive: squares may come twice; only whole sequences are looked at.
 *
 * @typedef {{rows: number, columns: number, start: number | null, moves: number[][]}} TourTask
 * @param {TourTask & {closed?: boolean, end?: number | null, naive?: boolean}} task
 * @returns {Rules}
 */
export function tourRules({ rows, columns, start, moves, ...task }) {
  const { closed = false, end = null, naive = false } = task;
  const size = rows * columns;
  /** @param {number} from @param {number[]} move */
  const go = (from, [dx, dy]) => {
    const [x, y] = [(from % columns) + dx, Math.floor(from / columns) + dy];
    return x >= 0 && x < columns && y >= 0 && y < rows ? y * columns + x : -1;
  };
  const reach = (/** @type {number} */ from) => moves.map((move) => go(from, move));
  /** @param {readonly number[]} path */
  const ends = (path) => {
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

/**
 * Queens, one a column: a choice is `column * n + row`. From the left, or where the fewest are safe.
 * @param {number} n
 * @param {readonly number[]} [blocked]
 * @param {boolean} [fewest]
 * @returns {Rules}
 */
export function queensRules(n, blocked = [], fewest = false) {
  /** @param {number} one @param {number} other */
  const clash = (one, other) => {
    const [across, up] = [Math.floor(one / n) - Math.floor(other / n), (one % n) - (other % n)];
    return up === 0 || Math.abs(up) === Math.abs(across);
  };
  /** @param {readonly number[]} path @param {number} choice */
  const fits = (path, choice) =>
    !blocked.includes(choice) && !path.some((queen) => clash(queen, choice));
  const lines = Array.from({ length: n }, (_, line) => line);
  /** From the bottom or the left, in pairs around the middle, the inner ones first. */
  const inner = lines.toSorted((a, b) => Math.abs(2 * a - n + 1) - Math.abs(2 * b - n + 1));
  /** @param {readonly number[]} path */
  const poorest = (path) => {
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

/** A path in a graph. @param {number[][]} heads of each vertex, in order @param {number | null} start @param {number} length @returns {Rules} */
export function graphRules(heads, start, length, cycle = false) {
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

/**
 * A colouring in the given order: a choice is `region * colours + colour`.
 *
 * @param {number} regions
 * @param {readonly (readonly number[])[]} borders
 * @param {number} colours
 * @returns {Rules}
 */
export function colouringRules(regions, borders, colours) {
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

/**
 * A sudoku of 4 by 4 cells, its blanks in order, or what has the fewest options: a choice is `cell * 4 + digit - 1`.
 *
 * @param {string} givens
 * @param {boolean} [places]
 * @returns {Rules}
 */
export function sudokuRules(givens, places = false) {
  const n = 4;
  const blanks = [...givens].flatMap((digit, cell) => (digit === "." ? [cell] : []));
  /** @param {number} one @param {number} other */
  const meet = (one, other) => {
    const [r, c] = [Math.floor(one / n), one % n];
    const [s, d] = [Math.floor(other / n), other % n];
    return r === s || c === d || (r >> 1 === s >> 1 && c >> 1 === d >> 1);
  };
  /** @param {readonly number[]} path @param {number} choice */
  const fits = (path, choice) => {
    const [cell, digit] = [Math.floor(choice / n), choice % n];
    const given = [...givens].some(
      (held, other) => held === String(digit + 1) && meet(cell, other),
    );
    const taken = path.some((held) => held % n === digit && meet(cell, Math.floor(held / n)));
    return !given && !taken;
  };
  /** The digits of each blank, then the blanks of each digit in a row, a column, a box. @param {readonly number[]} path */
  const groupsOf = (path) => {
    const open = blanks.filter((cell) => !path.some((held) => Math.floor(held / n) === cell));
    const groups = open.map((cell) => [0, 1, 2, 3].map((digit) => cell * n + digit));
    const held = new Set([
      ...[...givens].flatMap((digit, cell) =>
        digit === "." ? [] : [cell * n + Number(digit) - 1],
      ),
      ...path,
    ]);
    for (let unit = 0; unit < 12; unit++) {
      const cells = Array.from({ length: 16 }, (_, cell) => cell).filter((cell) => {
        const [r, c] = [cell >> 2, cell % 4];
        return [r, 4 + c, 8 + (r >> 1) * 2 + (c >> 1)].includes(unit);
      });
      for (let digit = 0; digit < n; digit++) {
        if (cells.some((cell) => held.has(cell * n + digit))) continue;
        groups.push(cells.filter((cell) => open.includes(cell)).map((cell) => cell * n + digit));
      }
    }
    return groups;
  };
  /** @param {readonly number[]} path */
  const fewest = (path) => {
    const groups = groupsOf(path);
    const left = groups.map((group) => group.filter((choice) => fits(path, choice)).length);
    return groups[left.indexOf(Math.min(...left))] ?? [];
  };
  return {
    size: n ** 3,
    length: blanks.length,
    root: [],
    looked: (path) =>
      places
        ? fewest(path)
        : Array.from({ length: n }, (_, digit) => blanks[path.length] * n + digit),
    fits,
    solved: () => true,
  };
}
