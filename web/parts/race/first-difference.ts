/** Finds the first step that is not the same in all searches of a race. */

import type { Timeline } from "../../engine/run/timeline.ts";

type Stream = Pick<Timeline, "size" | "root" | "known" | "verdict" | "chunkAt">;

/** Chunks that are compared in one call, to keep a frame short. */
const AT_ONCE = 4;

/**
 * Each call of the returned function compares further events, as far as they are known.
 *
 * @param streams of the different searches
 * @returns the step, from 1; null: not known yet, or none
 */
export function watchParting(streams: () => Stream[]): () => number | null {
  let alike = 0;
  let parted = false;

  return () => {
    const all = streams();
    if (all.length < 2 || !all.every((stream) => isComparable(stream, all[0]))) return null;
    for (let look = 0; look < AT_ONCE && !parted; look++) {
      const before = alike;
      const next = compare(all, alike);
      alike = next.alike;
      parted = next.parted;
      if (alike === before) break;
    }
    return parted ? alike + 1 : null;
  };
}

/** True if both searches have as many choices and the same start. */
const isComparable = (one: Stream, other: Stream) =>
  one.size === other.size && one.root.join() === other.root.join();

/**
 * Compare the next chunks from a position on.
 * @returns the position up to which they are alike, and if they part there
 */
function compare(all: Stream[], from: number) {
  const done = all.some(({ known, verdict }) => verdict !== null && known === from);
  if (done) return { alike: from, parted: all.some(({ known }) => known > from) };
  const chunks = all.map((stream) => stream.chunkAt(from));
  const [first] = chunks;
  if (first === null || chunks.includes(null)) return { alike: from, parted: false };
  const ends = chunks.map((chunk) => (chunk === null ? from : chunk.start + chunk.filled));
  const to = Math.min(...ends);
  for (let at = from; at < to; at++) {
    const event = first.events[at - first.start];
    if (chunks.some((chunk) => chunk?.events[at - chunk.start] !== event))
      return { alike: at, parted: true };
  }
  return { alike: to, parted: false };
}
