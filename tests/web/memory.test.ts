import assert from "node:assert/strict";
import { test } from "node:test";
import {
  changeMemory,
  packChanges,
  packMemory,
  unpackMemory,
} from "../../web/engine/search/memory.ts";
import { seededRandom } from "./chance.ts";

/** Words that look like memory: mostly zero, with some data in places. */
function noise(count: number, seed: number) {
  const random = seededRandom(seed);
  return Uint32Array.from({ length: count }, (_, i) => {
    const word = random(2 ** 32);
    return i % 1000 < 300 && word > 0x80_00_00_00 ? word : 0;
  });
}

const fresh = noise(4096, 1);
const known = fresh.subarray(0, 2048);

function started(count: number) {
  const memory = noise(count, 2);
  // Pyodide's header is 32 words long; the constants after it stay as they are, except for two.
  memory.set(known, 32);
  memory[32 + 5] = 7;
  memory[32 + 2047] ^= 1;
  return memory;
}

for (const count of [4096, 4097, 8191, 20_000]) {
  test(`a memory of ${count} words comes back as it was`, () => {
    const memory = started(count);
    const packed = packMemory(memory, known);
    const copy = new Uint32Array(count);
    unpackMemory(packed, fresh, copy);
    assert.deepEqual(copy, memory);
  });
}

test("what has changed since then is filled in after it", () => {
  const memory = started(20_000);
  const later = memory.slice();
  for (const i of [0, 31, 777, 15_000, 19_999]) later[i] ^= 0x12_34_56_78;
  const changes = packChanges(later, memory);
  assert.ok(changes.length < 120);
  const copy = new Uint32Array(20_000);
  unpackMemory(packMemory(memory, known), fresh, copy);
  changeMemory(changes, copy);
  assert.deepEqual(copy, later);
  assert.throws(() => changeMemory(changes, new Uint32Array(19_999)), /does not fit/);
});

test("what the runtime brings along, and what is nothing, takes no room", () => {
  const memory = new Uint32Array(100_000);
  memory.set(known, 32);
  assert.ok(packMemory(memory, known).length < 10);
});

test("a memory of another size, of another runtime or cut short is refused", () => {
  const packed = packMemory(started(8192), known);
  const other = fresh.slice();
  other[100] += 1;
  const refused = /does not fit/;
  assert.throws(() => unpackMemory(packed, fresh, new Uint32Array(8193)), refused);
  assert.throws(() => unpackMemory(packed, other, new Uint32Array(8192)), refused);
  assert.throws(() => unpackMemory(packed.subarray(0, 900), fresh, new Uint32Array(8192)), refused);
  assert.throws(() => unpackMemory(new Uint32Array(0), fresh, new Uint32Array(8192)), refused);
});
