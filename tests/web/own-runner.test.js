import assert from "node:assert/strict";
import { test } from "node:test";
import { Runner } from "../../web/own/runner.js";

/**
 * A runner whose workers answer as told, one after the other: each has its answer to whatever is asked.
 *
 * @param {object[]} answers
 */
function setUp(answers) {
  const begun = { count: 0 };
  /** @type {MessagePort[]} */
  const ports = [];
  const begin = async () => {
    const answer = answers[begun.count++];
    const { port1, port2 } = new MessageChannel();
    ports.push(port1, port2);
    port2.onmessage = ({ data: { id } }) => port2.postMessage({ id, ...answer });
    setTimeout(() => port2.postMessage({ ready: "314" }));
    return port1;
  };
  const sandbox = { begin, end: () => {}, close: () => {} };
  const runner = new Runner(
    () => {},
    () => sandbox,
  );
  const close = () => {
    for (const port of ports) port.close();
  };
  return { runner, begun, close };
}

const REQUEST = /** @type {import("../../web/own/messages.js").Request} */ (
  /** @type {unknown} */ ({ text: "x = 1", scenario: "queens/4" })
);
const TRAP = { fatal: { name: "RuntimeError", message: "Out of bounds memory access" } };

test("a run over which Python itself broke is run once more, by a new one", async () => {
  const { runner, begun, close } = setUp([TRAP, { value: "outcome" }]);
  assert.equal(await runner.run(REQUEST), "outcome");
  assert.equal(begun.count, 2);
  assert.ok(runner.holds);
  close();
});

test("a run over which every Python breaks says so", async () => {
  const { runner, begun, close } = setUp([TRAP, TRAP, { value: "outcome" }]);
  await assert.rejects(runner.run(REQUEST), /Out of bounds/);
  assert.equal(begun.count, 2);
  assert.ok(!runner.holds);
  close();
});

test("what Python says of a request is said once", async () => {
  const { runner, begun, close } = setUp([{ error: { message: "steps: 0" } }]);
  await assert.rejects(runner.run(REQUEST), /steps: 0/);
  assert.equal(begun.count, 1);
  close();
});
