/** The status of a run as one tagged union; every button is a function of it. */

import type { Commanded, Ended, Happening, Loading, Moved, Status } from "./types.ts";

export const INITIAL: Loading = {
  name: "loading",
  stage: "runtime",
  bytes: 0,
  total: 0,
  playWhenReady: false,
};

/** The next status. Happenings that do not apply to a status leave it unchanged. */
export function follow(status: Status, happening: Happening): Status {
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

/** Apply a command or movement to a status. */
function move(status: Status, happening: Commanded | Moved | Ended): Status {
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

/** Another scenario while Python is loading: loading continues, but a pending play is forgotten. */
function open(status: Status): Status {
  if (status.name === "failed") return { ...status, playWhenReady: false };
  return status.name === "loading" ? { ...status, playWhenReady: false } : INITIAL;
}

function wantsPlay(status: Status) {
  if (status.name === "loading" || status.name === "failed") return status.playWhenReady;
  return status.name === "playing";
}
