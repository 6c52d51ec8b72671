/**
 * A knight's-tour search of its own, so that the tests have real streams of events: it shares no
 * code with the page nor with the solver. Squares are counted from a1 by file, then by rank; `place
 * s` is `s`, `undo s` is `~s`.
 */

export const SUTCLIFFE = [
  [1, 2],
  [2, 1],
  [1, -2],
  [2, -1],
  [-1, 2],
  [-2, 1],
  [-1, -2],
  [-2, -1],
];

/**
 * @param {number} side
 * @param {number[][]} moves
 */
function neighbourTable(side, moves) {
  return Array.from({ length: side * side }, (_, square) => {
    const [x, y] = [square % side, Math.floor(square / side)];
    return moves
      .map(([dx, dy]) => [x + dx, y + dy])
      .filter(([nx, ny]) => nx >= 0 && nx < side && ny >= 0 && ny < side)
      .map(([nx, ny]) => ny * side + nx);
  });
}

/**
 * Every event of the search for the first tour, from the start or from a later state.
 *
 * @param {object} options
 * @param {number} options.side
 * @param {number} options.start
 * @param {number[][]} [options.moves]
 * @param {{path: number[], undone: number | null} | null} [options.state]
 * @returns {Generator<number, "found" | "exhausted">}
 */
export function* search({ side, start, moves = SUTCLIFFE, state = null }) {
  const table = neighbourTable(side, moves);
  const path = state ? [...state.path] : [start];
  const visited = new Set(path);
  const tried = path.map((square, level) => {
    if (level + 1 < path.length) return table[square].indexOf(path[level + 1]) + 1;
    return state?.undone == null ? 0 : table[square].indexOf(state.undone) + 1;
  });
  while (path.length < side * side) {
    const level = path.length - 1;
    const candidates = table[path[level]];
    while (tried[level] < candidates.length && visited.has(candidates[tried[level]]))
      tried[level]++;
    if (tried[level] < candidates.length) {
      const next = candidates[tried[level]++];
      path.push(next);
      visited.add(next);
      tried[path.length - 1] = 0;
      yield next;
    } else {
      if (path.length === 1) return "exhausted";
      const last = /** @type {number} */ (path.pop());
      visited.delete(last);
      yield ~last;
    }
  }
  return "found";
}

/**
 * The whole stream at once, and how it ended.
 *
 * @param {Parameters<typeof search>[0]} options
 */
export function record(options) {
  const events = [];
  const steps = search(options);
  let step = steps.next();
  for (; !step.done; step = steps.next()) events.push(step.value);
  return { events: Int16Array.from(events), verdict: step.value };
}

/**
 * Whole numbers from 0 below `limit`, always the same for a seed (mulberry32).
 *
 * @param {number} seed
 * @returns {(limit: number) => number}
 */
export function seededRandom(seed) {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * limit);
  };
}
