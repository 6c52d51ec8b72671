import { latePart } from "../view/late-part.ts";

/**
 * A film as a video, where the browser has an encoder.
 *
 * @import { Film } from "./gif.ts"
 *
 * @typedef {object} Pace
 * @property {number} pause milliseconds for which each picture stays
 * @property {number} rest and for which the last one does
 */

const REST = 1000;
/** Steps a second; more pictures are not shown. */
const MOST = 30;

/** WebKitGTK's encoder takes the page down with it as soon as it is asked what it encodes. */
const FATAL = /X11;.*Version\/\S+ Safari/;

/**
 * @param {Film} film
 * @param {number} speed steps a second
 * @param {(done: number) => void} tell
 * @param {AbortSignal} signal
 * @returns {Promise<Blob | null>} null when this browser can make none
 */
export async function writeVideo(film, speed, tell, signal) {
  if (typeof VideoEncoder !== "function" || FATAL.test(navigator.userAgent)) return null;
  const { encodeVideo } = await latePart(import("./video-encoder.ts"));
  return encodeVideo(film, { pause: 1000 / Math.min(speed, MOST), rest: REST }, tell, signal);
}
