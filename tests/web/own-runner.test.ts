import assert from "node:assert/strict";
import { test } from "node:test";
import { Runner } from "../../web/parts/own/run/runner.ts";
import type { Request } from "../../web/parts/own/run/types.ts";
import { Broken, Interfered, Stopped } from "../../web/parts/own/run/worker-messages.ts";
import { report } from "./own-answers.ts";

/** Answers a question to a worker. */
type Act = (port: MessagePort, asked: { id: number; name: string }) => void;

const say =
  (answer: object): Act =>
  (port, { id }) =>
    port.postMessage({ id, ...answer });
const RUN = say({
  told: JSON.stringify(report()),
  packed: [new Int32Array(0), new Int32Array(0)],
});
const REPORT = say({ told: JSON.stringify(report()), packed: [] });
const MOMENT = say({ told: "null", packed: [] });
const FATAL = ((port) => port.postMessage({ fatal: "Out of bounds" })) as Act;
const NOTHING = () => {};

/**
 * A runner with scripted workers. Each worker has a list of acts, one for each question; its last act answers all later
 * questions.
 */
function setUp(acts: Act[][]) {
  /** The questions to each worker, and its state. */
  const workers: { asked: string[]; ended: boolean }[] = [];
  const ports: MessagePort[] = [];
  const begin = async () => {
    const own = acts[workers.length] ?? [RUN];
    const seen = { asked: [] as string[], ended: false };
    workers.push(seen);
    const { port1: port, port2 } = new MessageChannel();
    ports.push(port, port2);
    port2.onmessage = ({ data }) => {
      const act = own[Math.min(seen.asked.length, own.length - 1)];
      seen.asked.push(data.name);
      act(port2, data);
    };
    setTimeout(() => port2.postMessage({ ready: "314" }));
    const end = () => {
      seen.ended = true;
      port.close();
    };
    return { port, end };
  };
  const runner = new Runner(
    () => {},
    () => ({ begin, close: () => {} }),
  );
  const close = () => {
    for (const port of ports) port.close();
  };
  return { runner, workers, close };
}

const REQUEST = { text: "x = 1", scenario: "queens/4" } as unknown as Request;

test("each run has a Python in which nothing has run, and the last one answers for its run", async () => {
  const { runner, workers, close } = setUp([[RUN, MOMENT], [RUN, MOMENT], [RUN]]);
  await runner.run(REQUEST);
  assert.equal(await runner.ask("moment", 1), null);
  await runner.run(REQUEST);
  await runner.ask("moment", 1);
  // The third worker is the fresh one that is kept ready.
  assert.deepEqual(workers, [
    { asked: ["run", "moment"], ended: true },
    { asked: ["run", "moment"], ended: false },
    { asked: [], ended: false },
  ]);
  close();
});

test("the checks of a program run where no other has run, and the last run can still be asked", async () => {
  const list = say({ told: '{"rows":[],"note":""}', packed: [] });
  const { runner, workers, close } = setUp([[RUN, MOMENT], [list, REPORT], [RUN]]);
  await runner.run(REQUEST);
  assert.deepEqual(await runner.checks(REQUEST), { rows: [], note: "" });
  await runner.check(REQUEST);
  await runner.check(REQUEST);
  runner.endChecks();
  await runner.ask("moment", 1);
  assert.ok(runner.holds);
  await runner.run(REQUEST);
  const asked = workers.map(({ asked }) => asked.join(" "));
  assert.deepEqual(asked.slice(0, 3), ["run moment", "checks check check", "run"]);
  assert.ok(workers[1].ended);
  close();
});

test("a run over which Python itself broke is run once more, by a new one", async () => {
  const { runner, workers, close } = setUp([[FATAL], [RUN]]);
  assert.deepEqual((await runner.run(REQUEST)).report, report());
  assert.deepEqual([workers[0].asked.length, workers[1].asked.length], [1, 1]);
  assert.ok(runner.holds);
  close();
});

test("a run over which every Python breaks says so, in the page's words", async () => {
  const { runner, workers, close } = setUp([[FATAL], [FATAL], [RUN]]);
  await assert.rejects(runner.run(REQUEST), Broken);
  assert.deepEqual([workers[0].asked.length, workers[1].asked.length], [1, 1]);
  assert.ok(!runner.holds);
  close();
});

test("what Python says of a request is said once, as what the check says", async () => {
  const { runner, workers, close } = setUp([[say({ error: "steps: 0” is \u202e wrong" })]]);
  await assert.rejects(runner.run(REQUEST), {
    message: 'The check says: “steps: 0" is \\u202e wrong”',
  });
  assert.deepEqual(workers[0].asked, ["run"]);
  close();
});

test("a worker that speaks without being asked is ended at once, and the next run is another's", async () => {
  const twice = ((port, asked) => {
    RUN(port, asked);
    for (let i = 0; i < 100_000; i++) port.postMessage({ id: asked.id, error: "more" });
  }) as Act;
  const { runner, workers, close } = setUp([[twice], [RUN]]);
  await runner.run(REQUEST);
  await assert.rejects(runner.ask("moment", 1), Interfered);
  assert.deepEqual([runner.interfered, runner.holds, workers[0].ended], [true, false, true]);
  await runner.run(REQUEST);
  assert.deepEqual([runner.interfered, runner.holds, workers[1].ended], [false, true, false]);
  close();
});

test("a run that is stopped is over at once, whatever its worker does, and the next begins", async () => {
  const { runner, workers, close } = setUp([[NOTHING], [RUN]]);
  const run = runner.run(REQUEST);
  const stopped = assert.rejects(run, Stopped);
  runner.stop();
  await stopped;
  assert.ok(!runner.starting);
  await runner.run(REQUEST);
  assert.ok(runner.holds && workers[0].ended);
  close();
});
