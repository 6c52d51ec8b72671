/** Events in the smallest block, before blocks are joined. */
const FINEST = 1;
/** Blocks at most; a power of two. */
const MOST_BLOCKS = 1 << 16;

/**
 * The depth of a search over time, as the least and greatest depth of each block of positions.
 *
 * The blocks are the leaves of a binary tree whose nodes hold the least and greatest depth of their children. So any
 * stretch is summed up in a few steps, and the next position at which the search comes back up to a level is found
 * without reading the events on the way. When the room is used up, blocks are joined in pairs: memory does not depend
 * on the length of the run.
 */
export class DepthRanges {
  #least;
  #greatest;
  #capacity;
  #limit;
  declare base: number;
  /** Events in a block. */
  declare block: number;
  /** The position after the last event that was read. */
  declare read: number;
  declare depth: number;
  declare wide: boolean;

  constructor({
    base,
    depth,
    length,
    finest = FINEST,
    most = MOST_BLOCKS,
  }: { base: number; depth: number; length: number; finest?: number; most?: number }) {
    this.base = base;
    this.block = finest;
    this.read = base;
    this.depth = depth;
    this.#limit = most;
    this.#capacity = Math.min(1024, most);
    this.wide = length > 0xffff;
    this.#least = this.#make(this.#capacity).fill(this.wide ? 0x7fffffff : 0xffff);
    this.#greatest = this.#make(this.#capacity);
    this.#note(0, depth, depth);
  }

  /** Bytes held. */
  get bytes() {
    return this.#least.byteLength + this.#greatest.byteLength;
  }

  append(events: ArrayLike<number>, from: number, to: number) {
    let i = from;
    while (i < to) {
      // Position `base` itself is the first of block 0, so a block's positions end before the next.
      const offset = this.read - this.base + 1;
      const index = Math.floor(offset / this.block);
      if (index >= this.#capacity) {
        this.#makeRoom();
        continue;
      }
      const end = Math.min(to, i + (index + 1) * this.block - offset);
      this.#readBlock(index, events, i, end);
      i = end;
    }
  }

  /**
   * The least and greatest depth at the positions from `from` to `to`, both included, or of the
   * blocks that hold them.
   *
   * @param from at least `base`
   * @param to at most `read`
   */
  between(from: number, to: number) {
    let left = this.#capacity + Math.floor((Math.max(from, this.base) - this.base) / this.block);
    let right = this.#capacity + Math.floor((Math.min(to, this.read) - this.base) / this.block) + 1;
    let least = Infinity;
    let greatest = 0;
    for (; left < right; left >>= 1, right >>= 1) {
      if (left & 1) {
        least = Math.min(least, this.#least[left]);
        greatest = Math.max(greatest, this.#greatest[left]);
        left++;
      }
      if (right & 1) {
        right--;
        least = Math.min(least, this.#least[right]);
        greatest = Math.max(greatest, this.#greatest[right]);
      }
    }
    return { least, greatest };
  }

  /**
   * A position, not before `position`, before which none has a depth of at most `depth`; `read` when
   * no block that was read has one.
   */
  notBefore(position: number, depth: number) {
    // Nothing is known of positions before the first that was read.
    if (position < this.base || position >= this.read) return position;
    const leaf = this.#search(Math.floor((position - this.base) / this.block), depth, 1);
    if (leaf < 0) return this.read;
    return Math.max(position, this.base + leaf * this.block);
  }

  /**
   * A position, not after `position`, after which none up to there has a depth of at most `depth`;
   * null when none at all has.
   */
  notAfter(position: number, depth: number) {
    if (position < this.base) return position;
    const last = Math.min(position, this.read);
    const leaf = this.#search(Math.floor((last - this.base) / this.block), depth, -1);
    if (leaf < 0) return null;
    return Math.min(position, this.base + (leaf + 1) * this.block - 1);
  }

  /** The nearest block from `leaf` on whose least depth is at most `depth`; -1 when there is none. */
  #search(leaf: number, depth: number, direction: 1 | -1) {
    const least = this.#least;
    let node = this.#capacity + leaf;
    while (least[node] > depth) {
      // Up while this is the far child of its parent, then over to the sibling.
      while (node > 1 && (node & 1) === (direction > 0 ? 1 : 0)) node >>= 1;
      if (node <= 1) return -1;
      node += direction;
      if (least[node] <= depth) break;
    }
    while (node < this.#capacity) {
      node = 2 * node + (direction > 0 ? 0 : 1);
      if (least[node] > depth) node += direction;
    }
    return node - this.#capacity;
  }

  /** This loop runs for every event of a search. */
  #readBlock(index: number, events: ArrayLike<number>, from: number, to: number) {
    let { depth } = this;
    let least = Infinity;
    let greatest = 0;
    for (let i = from; i < to; i++) {
      if (events[i] >= 0) {
        depth++;
        if (depth > greatest) greatest = depth;
        if (depth < least) least = depth;
      } else {
        depth--;
        if (depth < least) least = depth;
        if (depth > greatest) greatest = depth;
      }
    }
    this.depth = depth;
    this.read += to - from;
    this.#note(index, least, greatest);
  }

  #note(index: number, least: number, greatest: number) {
    for (let node = this.#capacity + index; node > 0; node >>= 1) {
      const known = this.#least[node] <= least && this.#greatest[node] >= greatest;
      if (known) return;
      this.#least[node] = Math.min(this.#least[node], least);
      this.#greatest[node] = Math.max(this.#greatest[node], greatest);
    }
  }

  #make(blocks: number) {
    return this.wide ? new Int32Array(2 * blocks) : new Uint16Array(2 * blocks);
  }

  /** Double the number of blocks, or their length when the limit is reached. */
  #makeRoom() {
    const least = this.#least.subarray(this.#capacity);
    const greatest = this.#greatest.subarray(this.#capacity);
    const joined = this.#capacity === this.#limit;
    if (joined) this.block *= 2;
    else this.#capacity *= 2;
    this.#least = this.#make(this.#capacity).fill(this.wide ? 0x7fffffff : 0xffff);
    this.#greatest = this.#make(this.#capacity);
    for (let i = 0; i < least.length; i++) {
      const leaf = this.#capacity + (joined ? i >> 1 : i);
      this.#least[leaf] = Math.min(this.#least[leaf], least[i]);
      this.#greatest[leaf] = Math.max(this.#greatest[leaf], greatest[i]);
    }
    for (let node = this.#capacity - 1; node > 0; node--) {
      this.#least[node] = Math.min(this.#least[2 * node], this.#least[2 * node + 1]);
      this.#greatest[node] = Math.max(this.#greatest[2 * node], this.#greatest[2 * node + 1]);
    }
  }
}
