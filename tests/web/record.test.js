import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { recordVideo } from "../../web/export/record.js";

/** @import { Pace } from "../../web/export/video.js" */

const { setTimeout: wait, MediaRecorder } = globalThis;
const { now } = performance;

afterEach(() => {
  Object.assign(globalThis, { setTimeout: wait, MediaRecorder });
  performance.now = now;
});

/**
 * Records a film by a clock of its own, whose every alarm is so late.
 *
 * @param {number} late milliseconds
 * @param {number} count pictures
 * @param {Pace} pace
 */
async function record(late, count, pace) {
  let clock = 1000;
  /** @type {[string, number][]} */
  const made = [];
  const note = (/** @type {string} */ what) => made.push([what, clock - 1000]);
  performance.now = () => clock;
  /** @type {any} */
  const fakes = {
    setTimeout(/** @type {() => void} */ act, /** @type {number} */ time) {
      clock += Math.max(0, time) + late;
      queueMicrotask(act);
    },
    MediaRecorder: class {
      start() {
        note("start");
      }
      stop() {
        note("stop");
        /** @type {any} */ (this).ondataavailable({ data: "film" });
        /** @type {any} */ (this).onstop();
      }
    },
  };
  Object.assign(globalThis, fakes);
  /** @type {any} */
  const film = {
    count,
    canvas: { captureStream: () => null },
    draw: (/** @type {number} */ index) => note(`picture ${index}`),
    repaint: () => note("again"),
  };
  const { signal } = new AbortController();
  const video = await recordVideo(film, "video/webm", pace, () => {}, signal);
  return { made, video };
}

test("each picture is recorded when it is due, and the last one stays", async () => {
  const { made, video } = await record(0, 4, { pause: 125, rest: 300 });
  assert.deepEqual(made, [
    ["picture 0", 0],
    ["start", 0],
    ["again", 0],
    ["picture 1", 125],
    ["picture 2", 250],
    ["picture 3", 375],
    ["again", 475],
    ["again", 575],
    ["again", 675],
    ["stop", 675],
  ]);
  assert.equal(await video.text(), "film");
});

test("alarms that are late do not add up", async () => {
  const { made } = await record(40, 17, { pause: 125, rest: 1000 });
  const pictures = made.filter(([what]) => what.startsWith("picture "));
  assert.deepEqual(
    pictures.map(([, at]) => at),
    [0, ...Array.from({ length: 16 }, (_, i) => 125 * (i + 1) + 40)],
  );
  assert.deepEqual(made.at(-1), ["stop", 3040]);
});
