import { lazyPart } from "../../dom/lazy-part.ts";
import type { Film } from "./gif.ts";

/** Writes a film as a video, if the browser has an encoder. */

export interface Pace {
  pause: number; // milliseconds for each picture
  rest: number; // milliseconds for the last picture
}

const REST = 1000;
/** Greatest speed in steps a second: players do not show more pictures. */
const MOST = 30;

/** Matches WebKitGTK, whose encoder crashes the page when asked for the codecs that it supports. */
const FATAL = /X11;.*Version\/\S+ Safari/;

/**
 * @param speed steps a second
 * @returns null when this browser cannot encode videos
 */
export async function writeVideo(
  film: Film,
  speed: number,
  onProgress: (done: number) => void,
  signal: AbortSignal,
): Promise<Blob | null> {
  if (typeof VideoEncoder !== "function" || FATAL.test(navigator.userAgent)) return null;
  const { encodeVideo } = await lazyPart(import("./video-encoder.ts"));
  return encodeVideo(film, { pause: 1000 / Math.min(speed, MOST), rest: REST }, onProgress, signal);
}
