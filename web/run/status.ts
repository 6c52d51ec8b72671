/**
 * The page's state, as one tagged union; every button is a function of it.
 *
 * @import { Commanded, Ended, Happening, Loading, Moved, Status } from "./types.ts"
 */

/** @type {Loading} */
export const INITIAL = {
  name: "loading",
  stage: "runtime",
  bytes: 0,
  total: 0,
  playWhenReady: false,
};

/**
 * The status after something has happened. What does not concern a status leaves it as it is.
 *
 * @param {Status} status
 * @param {Happening} happening
 * @returns {Status}
 */
export function follow(status, happening) {
  switch (happening.type) {
    case "open":
      return happening.loaded ? { name: "ready" } : open(status);
    case "fail":
      return { name: "failed", error: happening.error, playWhenReady: wantsPlay(status) };
    case "retry":
      if (status.name !== "failed") return status;
      return { ...INITIAL, playWhenReady: status.playWhenReady };
    case "progress": {
      if (status.name !== "loading") return status;
      const { stage, bytes, total } = happening;
      return { ...status, stage, bytes, total };
    }
    case "loaded":
      if (status.name !== "loading") return status;
      return { name: status.playWhenReady ? "playing" : "ready" };
    default:
      return move(status, happening);
  }
}

/** What the transport does to a status. @param {Status} status @param {Commanded | Moved | Ended} happening @returns {Status} */
function move(status, happening) {
  if (status.name === "failed") return status;
  if (status.name === "loading") {
    if (happening.type === "play") return { ...status, playWhenReady: true };
    if (happening.type === "pause") return { ...status, playWhenReady: false };
    return status;
  }
  switch (happening.type) {
    case "play":
      return { name: "playing" };
    case "pause":
      return status.name === "playing" ? { name: "paused" } : status;
    case "end":
      return { name: "finished", verdict: happening.verdict };
    case "move":
      return { name: happening.position === 0 ? "ready" : "paused" };
    default:
      return status;
  }
}

/**
 * Another scenario while Python is still loading: the load goes on, but what was to be played is
 * forgotten.
 *
 * @param {Status} status
 * @returns {Status}
 */
function open(status) {
  if (status.name === "failed") return { ...status, playWhenReady: false };
  return status.name === "loading" ? { ...status, playWhenReady: false } : INITIAL;
}

/** @param {Status} status */
function wantsPlay(status) {
  if (status.name === "loading" || status.name === "failed") return status.playWhenReady;
  return status.name === "playing";
}
