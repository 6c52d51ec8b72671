import assert from "node:assert/strict";
import { test } from "node:test";
import { readPlaces, writePlaces } from "../../web/engine/fragment/graph-places.ts";
import { seededRandom } from "./chance.ts";

test("places come back from a link to a thousandth, and their text is the same again", () => {
  const random = seededRandom(5);
  const shares = Array.from({ length: 400 }, () => (random(1101) - 50) / 1000);
  const [x, y] = [shares.slice(0, 200), shares.slice(200)];
  const text = writePlaces(x, y);
  assert.equal(text.length, 800);
  const read = readPlaces(text);
  assert.deepEqual([...read.x, ...read.y], shares);
  assert.equal(writePlaces(read.x, read.y), text);
});

test("the corners and the margin around them are as the library reads them", () => {
  // The same four numbers are in the doctest of knights.layout.
  assert.equal(writePlaces([0, -0.05], [1, 0.5]), "AyQaAAIm");
  assert.equal(writePlaces([-7, 7], [0.0004, 1.05]), "AAAyRMRM");
});

test("more vertices than a link can hold have no places there", () => {
  assert.equal(writePlaces(new Float64Array(1025), new Float64Array(1025)), "");
});
