/**
 * A film as a video, recorded by the browser while it is drawn, at its own speed.
 *
 * @import { Film } from "./gif.js"
 * @import { Pace } from "./video.js"
 */

const TYPES = ["video/mp4;codecs=avc1", "video/mp4", "video/webm;codecs=vp9", "video/webm"];
/** Milliseconds after which the last picture is painted again. */
const FRAME = 100;

/** The kind of video that this browser records; null when it records none. */
export function recordedType() {
  if (typeof MediaRecorder !== "function" || !HTMLCanvasElement.prototype.captureStream)
    return null;
  return TYPES.find((type) => MediaRecorder.isTypeSupported(type)) ?? null;
}

/** @param {Film} film @param {string} type @param {Pace} pace @param {(done: number) => void} tell @param {AbortSignal} signal */
export async function recordVideo(film, type, { pause, rest }, tell, signal) {
  film.draw(0);
  const recorder = new MediaRecorder(film.canvas.captureStream(30), { mimeType: type });
  /** @type {Blob[]} */
  const pieces = [];
  recorder.ondataavailable = ({ data }) => pieces.push(data);
  const ended = new Promise((resolve, reject) => {
    recorder.onstop = resolve;
    recorder.onerror = () => reject(new Error("the browser could not record it"));
  });
  recorder.start();
  const begun = performance.now();
  /** @param {number} time milliseconds from the beginning: waits do not add up their delays */
  const wait = (time) =>
    new Promise((resolve) => setTimeout(resolve, begun + time - performance.now()));
  try {
    // A picture is recorded when it is painted, so the first one is painted again, and the last one
    // as long as it stays.
    film.repaint();
    for (let index = 1; index < film.count; index++) {
      await wait(index * pause);
      signal.throwIfAborted();
      film.draw(index);
      tell(index);
    }
    for (let time = FRAME; time <= rest; time += FRAME) {
      await wait((film.count - 1) * pause + time);
      signal.throwIfAborted();
      film.repaint();
    }
  } finally {
    recorder.stop();
  }
  await ended;
  return new Blob(pieces, { type });
}
