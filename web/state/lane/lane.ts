import { Playback } from "../../engine/run/playback.ts";
import type { Source } from "../../engine/run/types.ts";
import type { Description } from "../../engine/search/types.ts";
import type { Lane, Page } from "./types.ts";

/** Lanes: searches side by side under one clock, of which the page has one, or several. */

/** What a picture of the moment needs: the state, the event before the last one, and the next one, where it is known. */
export function standing({ player: { state, timeline } }: Pick<Lane, "player">) {
  const { position, known } = timeline;
  return {
    state,
    before: position > 1 ? timeline.eventAt(position - 2) : null,
    next: position < known ? timeline.eventAt(position) : null,
  };
}

/**
 * A second search of what the page shows, all of whose events are there. It stands after as many steps as the first lane, or at its end.
 *
 * @throws {RangeError} when they are no search's
 */
export function recordedLane(
  page: Pick<Page, "scenario" | "view" | "clock">,
  events: Int32Array,
  description: Description,
): Lane {
  const { scenario, clock } = page;
  const player = new Playback({ source: recorded(description), clock });
  const { size, length, root } = description;
  player.open({ scenario: scenario.text, size, length, root, opening: events });
  return {
    scenario,
    get view() {
      return page.view;
    },
    player,
    led: true,
  };
}

/** A source of which everything has been handed out. */
const recorded = (description: Description): Source => ({
  status: { name: "loaded", version: "", snapshot: false },
  subscribe: () => () => {},
  load: () => {},
  start: async () => description,
  more: async () => ({ events: new Int32Array(0), verdict: "stopped" }),
  replay: async () => null,
  rewind: async () => null,
});

/** Has the lanes that are led stand after as many steps as the first one, or at their ends. */
export function lead([first, ...others]: readonly Lane[]) {
  for (const { led, player } of others) {
    const { position, known } = player.timeline;
    const to = Math.min(first.player.timeline.position, known);
    if (led && position !== to) player.seek(to);
  }
}
