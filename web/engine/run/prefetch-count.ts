import { FIRST_COUNT } from "./event-requests.ts";
import type { Aim } from "./types.ts";

/** How many events to fetch before they are needed. */

/** The direction and speed of a playback. */
interface Going {
  aim: Aim | null;
  playing: boolean;
  speed: number;
  chunkLength: number;
}

/** Events kept ready while paused, so that a step need not wait. */
const READY_COUNT = 256;
/** How far Python may be ahead of the cursor at top speed, in chunks. */
const MOST_CHUNKS_AHEAD = 16;

/** Events that should be ready after the cursor. */
export function countAhead({ aim, playing, speed, chunkLength }: Going) {
  const most = MOST_CHUNKS_AHEAD * chunkLength;
  if (aim !== null && "look" in aim) return Infinity;
  if (aim?.kind === "end") return most;
  if (!playing) return READY_COUNT;
  return Math.min(most, Math.max(FIRST_COUNT, speed));
}

/** Events per request: a whole chunk when they are wanted as fast as possible. */
export function countAtOnce({ aim, playing, speed, chunkLength }: Going) {
  if (aim !== null || (playing && speed === Infinity)) return chunkLength;
  const slow = playing ? speed / 4 : 0;
  return Math.min(chunkLength, Math.max(FIRST_COUNT, Math.ceil(slow)));
}
