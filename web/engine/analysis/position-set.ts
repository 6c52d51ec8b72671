/** Positions in a block, one bit each. */
const BLOCK = 1 << 16;
const WORDS = BLOCK / 32;

/**
 * A growing set of positions, added in increasing order: one bit each, in blocks that exist only where a bit is set. It
 * finds the n-th position, and counts those before a position, without a list.
 */
export class PositionSet {
  #blocks: (Uint32Array | null)[] = [];
  /** The number of positions before each block. */
  #before: number[] = [];
  #base;
  /** The newest block, and the range of positions that it covers. */
  #last = new Uint32Array(0);
  #from = 0;
  #to = -1;
  count = 0;
  size = 0;

  /** @param base the least position that may be added */
  constructor(base: number) {
    this.#base = base;
  }

  /** @param position greater than all added before */
  add(position: number) {
    if (position >= this.#to) this.#open(position);
    const bit = position - this.#from;
    this.#last[bit >> 5] |= 1 << (bit & 31);
    this.count++;
  }

  /** Start the block that covers a position. */
  #open(position: number) {
    const index = Math.floor((position - this.#base) / BLOCK);
    while (this.#blocks.length < index) this.#push(null);
    this.#last = new Uint32Array(WORDS);
    this.#push(this.#last);
    this.#from = this.#base + index * BLOCK;
    this.#to = this.#from + BLOCK;
    this.size++;
  }

  #push(block: Uint32Array | null) {
    this.#blocks.push(block);
    this.#before.push(this.count);
  }

  /** The number of positions in the set before `position`. */
  before(position: number) {
    const offset = position - this.#base;
    if (offset <= 0) return 0;
    const index = Math.floor(offset / BLOCK);
    if (index >= this.#blocks.length) return this.count;
    const block = this.#blocks[index];
    if (block === null) return this.#before[index];
    const bit = offset - index * BLOCK;
    let found = this.#before[index];
    for (let word = 0; word < bit >> 5; word++) found += bitsIn(block[word]);
    return found + bitsIn(block[bit >> 5] & ((1 << (bit & 31)) - 1));
  }

  /** The n-th position. @param number from 0 to before `count` */
  at(number: number) {
    let [low, high] = [0, this.#blocks.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (this.#before[middle] <= number) low = middle;
      else high = middle;
    }
    const block = this.#blocks[low] as Uint32Array;
    let left = number - this.#before[low];
    let word = 0;
    for (let bits = bitsIn(block[0]); bits <= left; bits = bitsIn(block[word])) {
      left -= bits;
      word++;
    }
    let bits = block[word];
    for (; left > 0; left--) bits &= bits - 1;
    return this.#base + low * BLOCK + word * 32 + 31 - Math.clz32(bits & -bits);
  }
}

/** @param word 32 bits */
function bitsIn(word: number) {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
