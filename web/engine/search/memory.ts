/**
 * The memory of a started Python as a file: only the difference from the memory of a fresh runtime, which the page has
 * anyway.
 *
 * The file is a sequence of 32-bit words, least byte first: the size of the memory in bytes; the number of words of the
 * fresh memory that are used, and their sum; the number of stretches; two words for each stretch, the count of equal
 * cells and the count of different cells; then the different cells, as the exclusive or of the memory and the fresh
 * one.
 */

/** Words in a cell. */
const CELL = 16;
const HEAD = 4;
/** Words that Pyodide puts before the memory itself. */
const OFFSET = 32;

/**
 * @param memory as Pyodide gives it, with its own header
 * @param fresh the runtime's memory before Python has started, as far as it is always the same
 * @returns the file
 */
export function packMemory(memory: Uint32Array, fresh: Uint32Array): Uint32Array {
  const changes = memory.slice();
  for (let i = 0; i < fresh.length; i++) changes[OFFSET + i] ^= fresh[i];
  return pack(changes, fresh);
}

/**
 * Pack the changes since an earlier memory; to be applied on top of that one.
 *
 * @param memory as Pyodide gives it
 * @param earlier of the same Python, and of the same length
 * @returns the file, which uses none of the fresh memory
 */
export function packChanges(memory: Uint32Array, earlier: Uint32Array): Uint32Array {
  const nothing = new Uint32Array();
  return pack(
    memory.map((word, i) => word ^ earlier[i]),
    nothing,
  );
}

/** @param fresh the part of the fresh memory that was used */
function pack(changes: Uint32Array, fresh: Uint32Array): Uint32Array {
  const stretches: number[] = [];
  const words: number[] = [];
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
  const head = [changes.byteLength, fresh.length, sum, stretches.length / 2];
  return Uint32Array.from([...head, ...stretches, ...words]);
}

function isEmpty(words: Uint32Array, cell: number) {
  return words.subarray(cell * CELL, (cell + 1) * CELL).every((word) => word === 0);
}

/**
 * Fill in a memory.
 *
 * @param fresh the runtime's memory before Python has started
 * @param memory all zero; Pyodide will restore from it
 * @throws {Error} when the file does not belong to this runtime
 */
export function unpackMemory(file: Uint32Array, fresh: Uint32Array, memory: Uint32Array) {
  const [, same, sum] = file;
  if (sum !== addUp(fresh, same)) throw misfit();
  fill(file, memory, (words, target) => memory.set(words, target));
  for (let i = 0; i < same; i++) memory[OFFSET + i] ^= fresh[i];
}

/**
 * Apply the changes that `packChanges` made.
 *
 * @param memory equal to the earlier one
 * @throws {Error} when the file belongs to another memory
 */
export function changeMemory(file: Uint32Array, memory: Uint32Array) {
  fill(file, memory, (words, target) => {
    for (let i = 0; i < words.length; i++) memory[target + i] ^= words[i];
  });
}

function fill(
  file: Uint32Array,
  memory: Uint32Array,
  put: (words: Uint32Array, target: number) => void,
) {
  const [bytes, , , count] = file;
  let source = HEAD + 2 * count;
  if (bytes !== memory.byteLength || source > file.length) throw misfit();
  let target = 0;
  for (let i = HEAD; i < HEAD + 2 * count; i += 2) {
    target += CELL * file[i];
    const words = file.subarray(source, source + CELL * file[i + 1]);
    if (words.length > 0) put(words.subarray(0, memory.length - target), target);
    source += CELL * file[i + 1];
    target += words.length;
  }
  if (source !== file.length) throw misfit();
}

const misfit = () => new Error("A snapshot of Python does not fit the runtime.");

function addUp(words: Uint32Array, count: number) {
  let sum = 0;
  for (let i = 0; i < count; i++) sum = (31 * sum + words[i]) >>> 0;
  return sum;
}
