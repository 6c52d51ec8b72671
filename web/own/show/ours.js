import { Timeline } from "../../run/timeline.js";

/**
 * Our own search beside a run of a program: where it stands after as many steps, and where the two part.
 *
 * @import { State } from "../../run/search-state.js"
 * @import { Recording } from "../run/recording.js"
 * @import { Comparison } from "../run/types.d.ts"
 *
 * @typedef {object} Parting of two paths, at the first level that is not alike
 * @property {number} level from 0
 * @property {number | null} theirs the choice there; null: the path ends before
 * @property {number | null} ours
 */

export class Ours {
  #timeline;

  /** @param {Comparison} comparison @param {Recording} recording */
  constructor({ events }, { root, description: { size, length } }) {
    this.#timeline = new Timeline({ size, length, root });
    this.#timeline.append(events);
  }

  /** Stands after so many steps, or at the end of what is known. @param {number} position of the program's run */
  at(position) {
    this.#timeline.seek(position);
    return this.#timeline.state;
  }

  /** The event before the last one, and the next one. */
  get around() {
    const { position } = this.#timeline;
    const before = position > 1 ? this.#timeline.eventAt(position - 2) : null;
    return { before, next: this.#timeline.eventAt(position) };
  }
}

/** @param {Pick<State, "path" | "depth">} theirs @param {Pick<State, "path" | "depth">} ours @returns {Parting | null} null: they are alike */
export function findParting(theirs, ours) {
  const least = Math.min(theirs.depth, ours.depth);
  let level = 0;
  while (level < least && theirs.path[level] === ours.path[level]) level++;
  if (level === theirs.depth && level === ours.depth) return null;
  return {
    level,
    theirs: level < theirs.depth ? theirs.path[level] : null,
    ours: level < ours.depth ? ours.path[level] : null,
  };
}
