/**
 * Targets for navigation in the search's own terms: over, out, the next solution, the next visit.
 *
 * Each function returns a `Look` for `Playback.find`, which reads on in a timeline whenever there are more events. It
 * remembers how far it has read, so that a long way is read once.
 */
import { State } from "../run/search-state.ts";
import type { Timeline } from "../run/timeline.ts";
import type { Look } from "../run/types.ts";
import type { DepthRanges } from "./depth-ranges.ts";

/** Past the whole subtree of the next choice; if the next event is an undo, past that event only. */
export function stepOver(timeline: Timeline, depthRanges: DepthRanges | null): Look {
  return firstAtMost(timeline.state.depth, timeline.position, depthRanges);
}

/** Until the last choice of the path is taken back. */
export function stepOut(timeline: Timeline, depthRanges: DepthRanges | null): Look {
  return firstAtMost(timeline.state.depth - 1, timeline.position, depthRanges);
}

/**
 * The first position after `start` at which the path is no longer than `depth`.
 *
 * @param depthRanges tell which events need not be read
 */
export function firstAtMost(depth: number, start: number, depthRanges: DepthRanges | null): Look {
  let position = start + 1;
  return (timeline) => {
    for (;;) {
      if (depthRanges !== null)
        position = Math.max(position, depthRanges.notBefore(position, depth));
      // The depth at a position results from the event before it.
      const index = position - 1;
      if (index >= timeline.known) return null;
      const chunk = timeline.chunkAt(index);
      if (chunk === null) return { missing: timeline.missingAt(index) };
      let level = chunk.path.length;
      const { events, filled, start: origin } = chunk;
      for (let i = chunk.from; i < filled; i++) {
        level += events[i] >= 0 ? 1 : -1;
        if (level <= depth && origin + i + 1 >= position) return { position: origin + i + 1 };
      }
      position = origin + filled + 1;
    }
  };
}

/**
 * The last position up to `start` at which the path was no longer than `depth`: the choice at level
 * `depth` was placed with the next event.
 */
export function lastAtMost(depth: number, start: number, depthRanges: DepthRanges | null): Look {
  let position = start;
  return (timeline) => {
    for (;;) {
      if (depthRanges !== null)
        position = depthRanges.notAfter(position, depth) ?? depthRanges.base - 1;
      if (position <= 0) return { position: 0 };
      const chunk = timeline.chunkAt(position - 1);
      if (chunk === null) return { missing: timeline.missingAt(position - 1) };
      const found = lastInChunk(chunk, depth, position);
      if (found !== null) return { position: found };
      position = chunk.start + chunk.from;
      if (chunk.path.length <= depth) return { position };
      position--;
    }
  };
}

/** @param position the last candidate */
function lastInChunk(
  { events, from, start, path }: NonNullable<ReturnType<Timeline["chunkAt"]>>,
  depth: number,
  position: number,
) {
  let level = path.length;
  let found = null;
  for (let i = from; start + i < position; i++) {
    level += events[i] >= 0 ? 1 : -1;
    if (level <= depth) found = start + i + 1;
  }
  return found;
}

/** The next placement of a choice. */
export function nextVisit(choice: number, start: number): Look {
  let position = start;
  return (timeline) => {
    while (position < timeline.known) {
      const chunk = timeline.chunkAt(position);
      if (chunk === null) return { missing: timeline.missingAt(position) };
      const { events, filled, start: origin } = chunk;
      const index = events.indexOf(choice, position - origin);
      if (index >= 0 && index < filled) return { position: origin + index + 1 };
      position = origin + filled;
    }
    return null;
  };
}

/**
 * The first position with this path.
 *
 * @param path the root included
 */
export function firstWithPath(path: readonly number[]): Look {
  const last = path[path.length - 1];
  const look = firstAfter(
    0,
    (level, event) => level === path.length && event === last,
    (state) => path.every((choice, at) => choice === state.path[at]),
  );
  return (timeline) => (path.length === timeline.root.length ? { position: 0 } : look(timeline));
}

/** The next position at which the path is complete. */
export const nextSolution = (start: number): Look =>
  firstAfter(
    start,
    (level, event, whole) => whole.completes(event, level),
    (state) => state.complete,
  );

/**
 * The first position after `start` at which `holds` is true.
 *
 * @param mayHold a cheap test before `holds`: by the length of the path, and the event that led there
 */
function firstAfter(
  start: number,
  mayHold: (level: number, event: number, state: Pick<State, "completes">) => boolean,
  holds: (state: State) => boolean,
): Look {
  let position = start;
  return (timeline) => {
    const { size, length, root, exit } = timeline;
    while (position < timeline.known) {
      const chunk = timeline.chunkAt(position);
      if (chunk === null) return { missing: timeline.missingAt(position) };
      const { events, from, filled, start: origin } = chunk;
      const state = new State({ size, length, root, exit });
      state.moveTo(origin + from, chunk.path, chunk.undone);
      let level = state.depth;
      let applied = from;
      for (let i = from; i < filled; i++) {
        level += events[i] >= 0 ? 1 : -1;
        if (origin + i < position || !mayHold(level, events[i], state)) continue;
        state.applyAll(events, applied, i + 1);
        applied = i + 1;
        if (holds(state)) return { position: origin + i + 1 };
      }
      position = origin + filled;
    }
    return null;
  };
}

/**
 * The next dead end: the last event is a placement, the path is no solution, and the next event undoes that placement.
 */
export function nextDeadEnd(start: number): Look {
  let position = start + 1;
  return (timeline) => {
    while (position < timeline.known) {
      const chunk = timeline.chunkAt(position);
      if (chunk === null) return { missing: timeline.missingAt(position) };
      const found = deadEndIn(chunk, position, timeline);
      if (found !== null) return { position: found };
      position = chunk.start + chunk.filled;
    }
    return null;
  };
}

/** @param position the first candidate */
function deadEndIn(
  chunk: NonNullable<ReturnType<Timeline["chunkAt"]>>,
  position: number,
  { size, length, root, exit, state: here }: Timeline,
) {
  const { events, from, filled, start, path, undone } = chunk;
  let level = path.length;
  let top = path[level - 1] ?? -1;
  let placed = undone < 0;
  for (let i = from; i < filled; i++) {
    if (placed && events[i] < 0 && start + i >= position) {
      if (!here.completes(top, level)) return start + i;
      // The naive method's full sequences may hold a choice twice.
      const state = new State({ size, length, root, exit });
      state.moveTo(start + from, path, undone);
      state.applyAll(events, from, i);
      if (!state.complete) return start + i;
    }
    placed = events[i] >= 0;
    if (placed) top = events[i];
    level += placed ? 1 : -1;
  }
  return null;
}
