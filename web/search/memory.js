/**
 * The memory of a Python that has started, as a file: only what differs from the memory of one that
 * has not, for that comes with the runtime anyway.
 *
 * The file is a row of 32-bit words, least byte first: how many bytes the memory has; how many words of the
 * fresh memory are put to use, and their sum; how many stretches follow; two words for each stretch,
 * so many cells that are the same and so many that differ; and then the cells that differ, as the
 * exclusive or of the memory and the fresh one.
 */

/** Words in a cell. */
const CELL = 16;
const HEAD = 4;
/** Words that Pyodide puts before the memory: what it is the memory of. */
const OFFSET = 32;

/**
 * @param {Uint32Array} memory as Pyodide gives it, its own head included
 * @param {Uint32Array} fresh the runtime's memory before Python has started, as far as it is always
 *   the same
 * @returns {Uint32Array} the file
 */
export function packMemory(memory, fresh) {
  const changes = memory.slice();
  for (let i = 0; i < fresh.length; i++) changes[OFFSET + i] ^= fresh[i];
  /** @type {number[]} */
  const stretches = [];
  /** @type {number[]} */
  const words = [];
  const cells = Math.ceil(changes.length / CELL);
  for (let cell = 0; cell < cells; ) {
    const begin = cell;
    while (cell < cells && isEmpty(changes, cell)) cell++;
    const end = cell;
    while (cell < cells && !isEmpty(changes, cell)) cell++;
    stretches.push(end - begin, cell - end);
    for (let i = end * CELL; i < cell * CELL; i++) words.push(changes[i] ?? 0);
  }
  const sum = addUp(fresh, fresh.length);
  const head = [memory.byteLength, fresh.length, sum, stretches.length / 2];
  return Uint32Array.from([...head, ...stretches, ...words]);
}

/** @param {Uint32Array} words @param {number} cell */
function isEmpty(words, cell) {
  return words.subarray(cell * CELL, (cell + 1) * CELL).every((word) => word === 0);
}

/**
 * Fill in a memory.
 *
 * @param {Uint32Array} file
 * @param {Uint32Array} fresh the runtime's memory before Python has started
 * @param {Uint32Array} memory all zero; it is what Pyodide will copy back
 * @throws {Error} when the file is not the memory of this runtime
 */
export function unpackMemory(file, fresh, memory) {
  const [bytes, same, sum, count] = file;
  const wrong = new Error("A snapshot of Python does not fit the runtime.");
  if (bytes !== memory.byteLength || sum !== addUp(fresh, same)) throw wrong;
  let source = HEAD + 2 * count;
  if (source > file.length) throw wrong;
  let target = 0;
  for (let i = HEAD; i < HEAD + 2 * count; i += 2) {
    target += CELL * file[i];
    const words = file.subarray(source, source + CELL * file[i + 1]);
    memory.set(words.subarray(0, memory.length - target), target);
    source += CELL * file[i + 1];
    target += words.length;
  }
  if (source !== file.length) throw wrong;
  for (let i = 0; i < same; i++) memory[OFFSET + i] ^= fresh[i];
}

/** @param {Uint32Array} words @param {number} count */
function addUp(words, count) {
  let sum = 0;
  for (let i = 0; i < count; i++) sum = (31 * sum + words[i]) >>> 0;
  return sum;
}
