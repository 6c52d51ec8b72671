/** Positions in one block, each a bit. */
const BLOCK = 1 << 16;
const WORDS = BLOCK / 32;

/**
 * Positions at which something was seen, noted in order: one bit for each, in blocks that are there only where something is.
 * So the so-many-th, and how many there are up to any position, are told without a list of them.
 */
export class Sightings {
  #blocks: (Uint32Array | null)[] = [];
  /** How many there are before each block. */
  #before: number[] = [];
  #base;
  /** The block that takes the next ones, and the positions that it is for. */
  #last = new Uint32Array(0);
  #from = 0;
  #to = -1;
  count = 0;
  /** Blocks that are there. */
  size = 0;

  /** @param base no position is before it */
  constructor(base: number) {
    this.#base = base;
  }

  /** @param position after all that were noted */
  add(position: number) {
    if (position >= this.#to) this.#open(position);
    const bit = position - this.#from;
    this.#last[bit >> 5] |= 1 << (bit & 31);
    this.count++;
  }

  /** The block for a position. */
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

  /** How many are before a position. */
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

  /** The position of the one before which there are so many. @param number from 0 to before `count` */
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

/** @param word of 32 bits */
function bitsIn(word: number) {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
