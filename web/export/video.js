import { latePart } from "../view/late-part.js";
import { recordedType, recordVideo } from "./record.js";

/**
 * A film as a video: encoded, or where the browser has no encoder, recorded while it is drawn.
 *
 * @import { Film } from "./gif.js"
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

/** Whether this browser may make one. */
export function offersVideo() {
  return mayEncode() || recordedType() !== null;
}

function mayEncode() {
  return typeof VideoEncoder === "function" && !FATAL.test(navigator.userAgent);
}

/**
 * @param {Film} film
 * @param {number} speed steps a second
 * @param {(done: number) => void} tell
 * @param {AbortSignal} signal
 * @returns {Promise<Blob | null>} null when the browser can make none after all
 */
export async function writeVideo(film, speed, tell, signal) {
  const pace = { pause: 1000 / Math.min(speed, MOST), rest: REST };
  if (mayEncode()) {
    const { encodeVideo } = await latePart(import("./video-encoder.js"));
    const video = await encodeVideo(film, pace, tell, signal);
    if (video !== null) return video;
  }
  const type = recordedType();
  return type === null ? null : recordVideo(film, type, pace, tell, signal);
}
