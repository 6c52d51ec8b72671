import { latePart } from "../../dom/late-part.ts";
import type { Film } from "./gif.ts";

/** A film as a video, where the browser has an encoder. */

export interface Pace {
  pause: number; // milliseconds for which each picture stays
  rest: number; // and for which the last one does
}

const REST = 1000;
/** Steps a second; more pictures are not shown. */
const MOST = 30;

/** WebKitGTK's encoder takes the page down with it as soon as it is asked what it encodes. */
const FATAL = /X11;.*Version\/\S+ Safari/;

/**
 * @param speed steps a second
 * @returns null when this browser can make none
 */
export async function writeVideo(
  film: Film,
  speed: number,
  tell: (done: number) => void,
  signal: AbortSignal,
): Promise<Blob | null> {
  if (typeof VideoEncoder !== "function" || FATAL.test(navigator.userAgent)) return null;
  const { encodeVideo } = await latePart(import("./video-encoder.ts"));
  return encodeVideo(film, { pause: 1000 / Math.min(speed, MOST), rest: REST }, tell, signal);
}
