import assert from "node:assert/strict";

/**
 * What a state must be after the first `position` events, worked out from nothing but their
 * meaning.
 *
 * @param {ArrayLike<number>} events
 * @param {number} position
 * @param {number[]} root
 */
export function replayFromZero(events, position, root) {
  const path = [...root];
  let placed = 0;
  let deepest = path.length;
  for (let i = 0; i < position; i++) {
    if (events[i] >= 0) {
      path.push(events[i]);
      placed++;
    } else {
      path.pop();
    }
    deepest = Math.max(deepest, path.length);
  }
  const last = position > 0 ? events[position - 1] : null;
  const undone = last !== null && last < 0 ? -last - 1 : -1;
  return { path, placed, takenBack: position - placed, deepest, undone, last, position };
}

/**
 * @param {import("../../web/run/state.js").State} state
 * @param {ReturnType<typeof replayFromZero>} expected
 */
export function assertState(state, expected) {
  const { placed, takenBack, deepest, undone, last, position } = state;
  const path = [...state.path.subarray(0, state.depth)];
  assert.deepEqual({ path, placed, takenBack, deepest, undone, last, position }, expected);
  const numbers = new Int32Array(state.size);
  path.forEach((choice, index) => {
    numbers[choice] = index + 1;
  });
  assert.deepEqual(state.numberOf, numbers);
}
