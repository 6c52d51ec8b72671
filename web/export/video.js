/**
 * A film as a video, recorded by the browser while it is drawn, at its own speed.
 *
 * @typedef {import("./gif.js").Film} Film
 */

const TYPES = ["video/mp4;codecs=avc1", "video/mp4", "video/webm;codecs=vp9", "video/webm"];
/** Milliseconds for which the last picture stays. */
const REST = 1000;

/** The kind of video that this browser records; null when it records none. */
export function videoType() {
  if (typeof MediaRecorder !== "function" || !HTMLCanvasElement.prototype.captureStream)
    return null;
  return TYPES.find((type) => MediaRecorder.isTypeSupported(type)) ?? null;
}

/**
 * @param {Film} film
 * @param {string} type
 * @param {number} speed steps a second
 * @param {(done: number) => void} tell
 * @param {AbortSignal} signal
 * @returns {Promise<Blob>}
 */
export async function recordVideo(film, type, speed, tell, signal) {
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
  try {
    for (let index = 1; index < film.count; index++) {
      await wait(1000 / Math.min(speed, 30));
      signal.throwIfAborted();
      film.draw(index);
      tell(index);
    }
    await wait(REST);
  } finally {
    recorder.stop();
  }
  await ended;
  return new Blob(pieces, { type });
}

/** @param {number} milliseconds */
const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
