import assert from "node:assert/strict";
import { test } from "node:test";
import { showStepToast } from "../../web/state/page/step-toast.ts";

test("a message about a step goes when another step is shown, and once", () => {
  const listeners = new Set<() => void>();
  const player = {
    aim: null as null | { kind: "seek"; position: number },
    timeline: { position: 7 },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const log: string[] = [];
  const showToast = (message: string, _: undefined, watch: (hide: () => void) => () => void) => {
    log.push(message);
    const unwatch = watch(() => {
      log.push(`hides ${message}`);
      unwatch();
    });
  };
  const page = { player, showToast } as never;
  const notify = () => {
    for (const listener of [...listeners]) listener();
  };
  // The run is still on its way to the step that the message is about.
  player.aim = { kind: "seek", position: 9 };
  showStepToast(page, "Back to step 7?");
  notify();
  Object.assign(player, { aim: null, timeline: { position: 9 } });
  notify();
  assert.deepEqual(log, ["Back to step 7?"]);
  player.timeline.position = 10;
  notify();
  notify();
  assert.deepEqual(log, ["Back to step 7?", "hides Back to step 7?"]);
  assert.equal(listeners.size, 0);
});
