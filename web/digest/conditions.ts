/**
 * What may hold at a moment of a run, and how it is followed from event to event.
 *
 * @import { State } from "../run/search-state.ts"
 *
 * @typedef {{kind: "on" | "off" | "placed" | "undone", choices: readonly number[]}} AboutChoices one of them is on the path, none is; one
 *   was placed, or taken back, by the last event
 * @typedef {{kind: "depth", is: "least" | "exactly" | "most", depth: number}} AboutDepth
 * @typedef {{kind: "begins", path: readonly number[]}} AboutPath it begins with these, the root included
 * @typedef {{kind: "dead-end"} | {kind: "solution"}} AboutEnd
 * @typedef {AboutChoices | AboutDepth | AboutPath | AboutEnd} Condition
 *
 * @typedef {object} Watch
 * @property {(state: State) => boolean} begin whether it holds at a state that was not walked to
 * @property {(event: number, depth: number) => boolean} follow whether it holds after the next event, which leads to that depth; told of every
 *   event
 */

/** @param {Condition} condition @param {number} size choices are 0 .. size-1 @returns {Watch | null} null: more than single events tells it */
export function watchFor(condition, size) {
  if (condition.kind === "dead-end" || condition.kind === "solution") return null;
  if (condition.kind === "depth") return watchDepth(condition);
  if (condition.kind === "begins") return watchBeginning(condition.path);
  const among = new Uint8Array(size);
  for (const choice of condition.choices) among[choice] = 1;
  if (condition.kind === "placed" || condition.kind === "undone") {
    return watchEvent(among, condition.kind === "placed");
  }
  return watchPath(among, condition.kind === "on");
}

/** @param {AboutDepth} condition @returns {Watch} */
function watchDepth({ is, depth: wanted }) {
  const holds = {
    least: (/** @type {number} */ depth) => depth >= wanted,
    exactly: (/** @type {number} */ depth) => depth === wanted,
    most: (/** @type {number} */ depth) => depth <= wanted,
  }[is];
  return { begin: ({ depth }) => holds(depth), follow: (_, depth) => holds(depth) };
}

/** @param {readonly number[]} path @returns {Watch} */
function watchBeginning(path) {
  const { length } = path;
  /** How much of it the path begins with. */
  let same = 0;
  return {
    begin({ path: now, depth }) {
      same = 0;
      while (same < length && same < depth && now[same] === path[same]) same++;
      return same === length;
    },
    follow(event, depth) {
      if (event < 0) {
        if (depth < same) same = depth;
      } else if (same === depth - 1 && path[same] === event) same++;
      return same === length;
    },
  };
}

/** @param {Uint8Array} among the choices that count @param {boolean} placed or taken back @returns {Watch} */
function watchEvent(among, placed) {
  const holds = placed
    ? (/** @type {number} */ event) => event >= 0 && among[event] === 1
    : (/** @type {number} */ event) => event < 0 && among[~event] === 1;
  return { begin: ({ last }) => last !== null && holds(last), follow: holds };
}

/** @param {Uint8Array} among the choices that count @param {boolean} on or off @returns {Watch} */
function watchPath(among, on) {
  /** How many of them are on the path. */
  let there = 0;
  return {
    begin({ path, depth }) {
      there = 0;
      for (let level = 0; level < depth; level++) there += among[path[level]];
      return there > 0 === on;
    },
    follow(event) {
      if (event >= 0) there += among[event];
      else there -= among[~event];
      return there > 0 === on;
    },
  };
}
