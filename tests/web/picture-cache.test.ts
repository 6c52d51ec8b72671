import assert from "node:assert/strict";
import { test } from "node:test";
import { PictureCache } from "../../web/board/shared/picture-cache.ts";
import { fake } from "./fake.ts";

const SIZE = { width: 8, height: 8 };
const HOME = { left: 0, top: 0, width: 4, height: 4 };

let log: string[] = [];
const canvas: object = { getContext: () => ({ canvas, name: "cache" }) };
const page = { createElement: () => canvas, fonts: { status: "loaded" } };
Object.assign(globalThis, { document: page });
const screen = fake<CanvasRenderingContext2D>({
  name: "screen",
  drawImage: (...[, left, top]: unknown[]) => log.push(`copy ${left} ${top}`),
});

/** One frame with two parts. */
function draw(cache: PictureCache, colour: string) {
  log = [];
  cache.begin(SIZE, colour);
  for (const part of [0, 1]) {
    const home = { ...HOME, left: 4 * part };
    cache.draw(screen, part, home, { left: 1, top: 1 }, (on, { left }) =>
      log.push(`paint ${part} at ${left} on ${fake<{ name: string }>(on).name}`),
    );
  }
  return log;
}

test("what is drawn once is drawn as it is; what stays is drawn once more, and then copied", () => {
  const cache = new PictureCache();
  assert.deepEqual(draw(cache, "red"), ["paint 0 at 1 on screen", "paint 1 at 1 on screen"]);
  const kept = ["paint 0 at 0 on cache", "copy 0 0", "paint 1 at 4 on cache", "copy 4 0"];
  assert.deepEqual(draw(cache, "red"), kept);
  assert.deepEqual(draw(cache, "red"), ["copy 0 0", "copy 4 0"]);
});

test("what is made of something else, or of letters that have come, is not copied", () => {
  const cache = new PictureCache();
  for (const colour of ["red", "red", "blue"]) draw(cache, colour);
  assert.deepEqual(log, ["paint 0 at 1 on screen", "paint 1 at 1 on screen"]);
  assert.equal(draw(cache, "blue").length, 4);
  page.fonts.status = "loading";
  assert.deepEqual(draw(cache, "blue"), ["paint 0 at 1 on screen", "paint 1 at 1 on screen"]);
});
