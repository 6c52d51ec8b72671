/** Conditions on a moment of a run, and how to follow them from event to event. */

import type { State } from "../run/search-state.ts";

/** One of these choices is on the path (or none is), or the last event placed (or took back) one of them. */
interface AboutChoices {
  kind: "on" | "off" | "placed" | "undone";
  choices: readonly number[];
}

interface AboutDepth {
  kind: "depth";
  is: "least" | "exactly" | "most";
  depth: number;
}

/** The path begins with these, the root included. */
interface AboutPath {
  kind: "begins";
  path: readonly number[];
}

type AboutEnd = { kind: "dead-end" } | { kind: "solution" };

export type Condition = AboutChoices | AboutDepth | AboutPath | AboutEnd;

export interface Watch {
  begin: (state: State) => boolean; // evaluate at a state that was jumped to
  follow: (event: number, depth: number) => boolean; // evaluate after the next event, which leads to `depth`; must be called for every event
}

/**
 * @param size choices are 0 .. size-1
 * @returns null for dead ends and solutions, which single events cannot tell
 */
export function watchFor(condition: Condition, size: number): Watch | null {
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

function watchDepth({ is, depth: wanted }: AboutDepth): Watch {
  const holds = {
    least: (depth: number) => depth >= wanted,
    exactly: (depth: number) => depth === wanted,
    most: (depth: number) => depth <= wanted,
  }[is];
  return { begin: ({ depth }) => holds(depth), follow: (_, depth) => holds(depth) };
}

function watchBeginning(path: readonly number[]): Watch {
  const { length } = path;
  /** Length of the common beginning of both paths. */
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

/**
 * @param among 1 for each choice that counts
 * @param placed true: wait for a placement, false: for an undo
 */
function watchEvent(among: Uint8Array, placed: boolean): Watch {
  const holds = placed
    ? (event: number) => event >= 0 && among[event] === 1
    : (event: number) => event < 0 && among[~event] === 1;
  return { begin: ({ last }) => last !== null && holds(last), follow: holds };
}

/**
 * @param among 1 for each choice that counts
 * @param on true: one of them must be on the path, false: none may be
 */
function watchPath(among: Uint8Array, on: boolean): Watch {
  /** How many of these choices are on the path. */
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
