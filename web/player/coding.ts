/**
 * Reads the events of a recorded run. src/knights/recording/coding.py writes them, and says how. A chunk of them is
 * unpacked when it is wanted, and needs no other.
 */

import type { Events } from "../engine/run/search-state.ts";
import type { Foreseen } from "../engine/run/types.ts";
import type { SearchState, Stretch } from "../engine/search/types.ts";
import type { Sizes } from "../engine/types/scenario.ts";

/** As in the timeline, whose chunks these fill one by one. */
export const CHUNK = 65_536;

export interface Coded {
  ordered: boolean; // true: the choices are tried in an order that only the last choice determines
  known: number; // number of events
  index: string; // packed, in base64
}

/** The index of a run. */
interface Index extends Omit<Foreseen, "known" | "verdict"> {
  starts: number[]; // of each chunk in the packed bytes, and their end
  orders: number[][]; // by the last choice of a path, plus 1: what is tried after it
}

export class RecordedEvents {
  declare index: Index;
  #sizes;
  #coded;
  #packed;

  private constructor(sizes: Sizes, coded: Coded, packed: Uint8Array<ArrayBuffer>, index: Index) {
    this.#sizes = sizes;
    this.#coded = coded;
    this.#packed = packed;
    this.index = index;
  }

  /** @param packed all chunks, in base64 */
  static async open(sizes: Sizes, coded: Coded, packed: string) {
    const chunks = Math.ceil(coded.known / CHUNK);
    const index = readIndex(await unpack(fromBase64(coded.index)), chunks, coded.ordered);
    return new RecordedEvents(sizes, coded, fromBase64(packed), index);
  }

  /**
   * Some events of the run.
   *
   * @param position of the first one, at the start of a chunk
   */
  async read(position: number, count: number): Promise<Stretch> {
    const { size } = this.#sizes;
    const events = size > 0x8000 ? new Int32Array(count) : new Int16Array(count);
    for (let at = 0; at < count; at += CHUNK) {
      const part = events.subarray(at, Math.min(at + CHUNK, count));
      await this.#readChunk((position + at) / CHUNK, part);
    }
    return { events, verdict: null };
  }

  async #readChunk(chunk: number, events: Events) {
    const { starts, states, orders } = this.index;
    const bytes = await unpack(this.#packed.subarray(starts[chunk], starts[chunk + 1]));
    if (this.#coded.ordered) decodeBits(bytes, states[chunk], orders, this.#sizes, events);
    else decodeNumbers(bytes, states[chunk].path, events);
  }
}

const fromBase64 = (text: string) => Uint8Array.from(atob(text), (one) => one.charCodeAt(0));

async function unpack(packed: Uint8Array<ArrayBuffer>) {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Reads whole numbers one after the other. */
class Numbers {
  #bytes;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  next() {
    let number = 0;
    for (let weight = 1; ; weight *= 128) {
      const byte = this.#bytes[this.#at++];
      number += (byte & 127) * weight;
      if (byte < 128) return number;
      if (byte === undefined) throw new RangeError("The recording is cut off.");
    }
  }

  list(count: number) {
    return Array.from({ length: count }, () => this.next());
  }
}

function readIndex(bytes: Uint8Array, chunks: number, ordered: boolean): Index {
  const numbers = new Numbers(bytes);
  const starts = [0];
  for (const size of numbers.list(chunks)) starts.push(starts[starts.length - 1] + size);
  const firstReached = numbers.list(numbers.next());
  const states = Array.from({ length: chunks + 1 }, (): SearchState => {
    const path = numbers.list(numbers.next());
    const undone = numbers.next() - 1;
    return { path, undone: undone < 0 ? null : undone };
  });
  const orders: number[][] = [];
  for (let left = ordered ? numbers.next() : 0; left > 0; left--) {
    orders[numbers.next()] = numbers.list(numbers.next());
  }
  return { starts, firstReached, states, orders };
}

/** @param start the path before the first event */
function decodeNumbers(bytes: Uint8Array, start: readonly number[], events: Events) {
  const numbers = new Numbers(bytes);
  const path = [...start];
  for (let i = 0; i < events.length; i++) {
    const number = numbers.next();
    if (number > 0) path.push(number - 1);
    events[i] = number > 0 ? number - 1 : ~(path.pop() as number);
  }
}

/** This loop runs for every event of a search, so it works on locals. */
function decodeBits(
  bits: Uint8Array,
  start: SearchState,
  orders: readonly number[][],
  { size, length }: Sizes,
  events: Events,
) {
  const path = [...start.path];
  const standing = new Uint8Array(size);
  for (const choice of path) standing[choice] = 1;
  let undone = start.undone ?? -1;
  let bit = 0;
  for (let i = 0; i < events.length; i++) {
    const left = path.length === length ? [] : orders[(path.at(-1) ?? -1) + 1];
    let at = undone < 0 ? 0 : left.indexOf(undone) + 1;
    for (; at < left.length; at++) {
      if (standing[left[at]] === 1) continue;
      const placed = (bits[bit >> 3] >> (bit & 7)) & 1;
      bit++;
      if (placed === 1) break;
    }
    if (at < left.length) {
      events[i] = left[at];
      path.push(left[at]);
      standing[left[at]] = 1;
      undone = -1;
    } else {
      undone = path.pop() as number;
      standing[undone] = 0;
      events[i] = ~undone;
    }
  }
}
