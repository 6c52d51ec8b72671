import type { Clock } from "../engine/run/clock.ts";
import { Playback } from "../engine/run/playback.ts";
import { Timeline } from "../engine/run/timeline.ts";
import type { Source } from "../engine/run/types.ts";
import { CHUNK, RecordedEvents } from "./coding.ts";
import type { Recording } from "./types.ts";

/** Create the playback of a recorded run, all of which is known from the start. @param packed its events */
export async function openPlayback(recording: Recording, packed: string, clock: Clock) {
  const { description, scenario, events: coded, verdict } = recording;
  const { size, length, root, exit } = description;
  const events = await RecordedEvents.open({ size, length, root }, coded, packed);
  const timeline = new Timeline({ size, length, root, exit, chunkLength: CHUNK });
  timeline.foresee({ ...events.index, known: coded.known, verdict });
  const source: Source = {
    status: { name: "loaded", version: "" },
    subscribe: () => () => {},
    load: () => {},
    start: async () => description,
    more: async () => ({ events: new Int16Array(0), verdict }),
    replay: (_state, count, position) => events.read(position, count),
    rewind: async () => null,
  };
  const player = new Playback({ source, clock, timeline: { chunkLength: CHUNK } });
  player.open({ scenario: scenario.text, size, length, root, exit, left: timeline });
  return player;
}
