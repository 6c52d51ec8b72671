import { Playback } from "../../engine/run/playback.ts";
import type { Source } from "../../engine/run/types.ts";
import type { Description } from "../../engine/search/types.ts";
import type { Lane, Page } from "./page-context.ts";

/** Lanes: searches side by side under one clock. The page has one or several. */

/**
 * A second search of the same scenario, with all of its events at hand. It follows the first lane step by step, as far
 * as its own end.
 *
 * @throws {RangeError} when the events are not those of a search
 */
export function recordedLane(
  page: Pick<Page, "scenario" | "view" | "clock">,
  events: Int32Array,
  description: Description,
): Lane {
  const { scenario, clock } = page;
  const player = new Playback({ source: recorded(description), clock });
  const { size, length, root, exit } = description;
  player.open({ scenario: scenario.text, size, length, root, exit, opening: events });
  return {
    scenario,
    get view() {
      return page.view;
    },
    player,
    led: true,
  };
}

/** A source with nothing more to deliver: the recording is complete. */
const recorded = (description: Description): Source => ({
  status: { name: "loaded", version: "", snapshot: false },
  subscribe: () => () => {},
  load: () => {},
  start: async () => description,
  more: async () => ({ events: new Int32Array(0), verdict: "stopped" }),
  replay: async () => null,
  rewind: async () => null,
});

/** Move every led lane to the step of the first one, or to its own end. */
export function lead([first, ...others]: readonly Lane[]) {
  for (const { led, player } of others) {
    const { position, known } = player.timeline;
    const to = Math.min(first.player.timeline.position, known);
    if (led && position !== to) player.seek(to);
  }
}
