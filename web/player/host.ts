import { notifyParent } from "../dom/parent-window.ts";
import type { Clock } from "../engine/run/clock.ts";
import { Playback } from "../engine/run/playback.ts";
import type { Source } from "../engine/run/types.ts";
import type { Stretch } from "../engine/search/types.ts";
import type { Recording } from "./types.ts";

/**
 * The player in a notebook's widget: the page around it hands on the events that the kernel finds, and is told the
 * step, which it may set, too. src/knights/notebook/widget.js is the other side.
 */

/** The messages of the page around, as `{ knights: Message }`. */
interface Message {
  seek?: number; // the step to go to
  id?: number; // of the request that this answers
  events?: ArrayBuffer;
  verdict?: Stretch["verdict"];
}

/** Create the playback of a run whose events come as they are wanted. */
export function openHosted({ description, scenario }: Recording, clock: Clock) {
  const { size, length, root, exit } = description;
  const open = new Map<number, (stretch: Stretch) => void>();
  let known = 0; // the events asked for so far
  let asked = 0;
  let told = -1;

  function request(position: number, count: number) {
    notifyParent({ knights: { id: ++asked, position, count } });
    return new Promise<Stretch>((take) => open.set(asked, take));
  }

  const source: Source = {
    status: { name: "loaded", version: "" },
    subscribe: () => () => {},
    load: () => {},
    start: async () => description,
    more: (count) => {
      known += count;
      return request(known - count, count);
    },
    replay: (_state, count, position) => request(position, count),
    rewind: async () => null,
  };
  const player = new Playback({ source, clock });
  addEventListener("message", ({ data, source: from }) => {
    const message: Message | undefined = from === parent ? data?.knights : undefined;
    if (message?.seek !== undefined) player.seek(message.seek);
    if (message?.id === undefined) return;
    const buffer = message.events ?? new ArrayBuffer(0);
    const events = size > 0x8000 ? new Int32Array(buffer) : new Int16Array(buffer);
    open.get(message.id)?.({ events, verdict: message.verdict ?? null });
    open.delete(message.id);
  });
  player.subscribe(() => {
    const { position } = player.timeline;
    if (position === told) return;
    told = position;
    notifyParent({ knights: { step: position } });
  });
  player.open({ scenario: scenario.text, size, length, root, exit });
  return player;
}
