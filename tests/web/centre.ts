/**
 * The search for a tour from the centre of 5x5 that most tests use. Its events come from a search that shares no code
 * with the page or the library.
 */
import assert from "node:assert/strict";
import { DepthRanges } from "../../web/engine/analysis/depth-ranges.ts";
import type { State } from "../../web/engine/run/search-state.ts";
import { Timeline } from "../../web/engine/run/timeline.ts";
import type { Missing } from "../../web/engine/run/types.ts";
import { runSearch, SUTCLIFFE, tourRules } from "./small-searches.ts";

export const FIVE = { size: 25, length: 25, root: [12] };
export const TASK = { scenario: "tour/5x5/c3/sutcliffe", ...FIVE };
export const RULES = tourRules({ rows: 5, columns: 5, start: 12, moves: SUTCLIFFE });
export const events = Int16Array.from(runSearch(RULES).events);

/** The state after the first `position` events, computed from their meaning alone. */
export function replayFromZero(
  position: number,
  stream: ArrayLike<number> = events,
  root: number[] = FIVE.root,
) {
  const path = [...root];
  let placed = 0;
  let deepest = path.length;
  for (let i = 0; i < position; i++) {
    if (stream[i] >= 0) placed++;
    if (stream[i] >= 0) path.push(stream[i]);
    else path.pop();
    deepest = Math.max(deepest, path.length);
  }
  const last = position > 0 ? stream[position - 1] : null;
  const undone = last !== null && last < 0 ? ~last : -1;
  return { path, placed, takenBack: position - placed, deepest, undone, last, position };
}

/** The same, in the form from which a search can start. */
export function stateAt(
  position: number,
  stream: ArrayLike<number> = events,
  root: number[] = FIVE.root,
) {
  const { path, undone } = replayFromZero(position, stream, root);
  return { path, undone: undone < 0 ? null : undone };
}

export function assertState(state: State, at: number, more: { deepest?: number } = {}) {
  const { placed, takenBack, deepest, undone, last, position } = state;
  const path = [...state.path.subarray(0, state.depth)];
  const told = { path, placed, takenBack, deepest, undone, last, position };
  assert.deepEqual(told, { ...replayFromZero(at), ...more });
  const numbers = new Int32Array(state.size);
  path.forEach((choice, index) => {
    numbers[choice] = index + 1;
  });
  assert.deepEqual(state.numberOf, numbers);
}

export function timelineOf(part: Int16Array = events, options: object = {}) {
  const timeline = new Timeline({ ...FIVE, chunkLength: 512, ...options });
  timeline.append(part);
  return timeline;
}

export function depthRangesOf(part: Int16Array = events, options: object = {}) {
  const depthRanges = new DepthRanges({ base: 0, depth: 1, length: 25, finest: 16, ...options });
  for (let i = 0; i < part.length; i += 1000) {
    depthRanges.append(part, i, Math.min(part.length, i + 1000));
  }
  return depthRanges;
}

/** Seek, supplying everything that is missing, and return the number of requests. */
export function seekThere(
  timeline: Timeline,
  target: number,
  stream: Int16Array<ArrayBuffer> = events,
  root: number[] = FIVE.root,
) {
  for (let requests = 0; requests < 100; requests++) {
    const missing = timeline.seek(target);
    if (missing === null) return requests;
    const before = timeline.position;
    assert.deepEqual({ ...missing.state }, stateAt(missing.position, stream, root));
    timeline.supply(missing, answer(missing, stream));
    assert.equal(timeline.position, before, "supplying must not move the cursor");
  }
  assert.fail("the missing events were supplied again and again");
}

/** The missing events of a timeline, taken from the whole stream. */
export function answer(
  { way, position, count }: Missing,
  stream: Int16Array<ArrayBuffer> = events,
) {
  if (way === "replay") return stream.slice(position, position + count);
  return stream.slice(position - count, position).reverse();
}
