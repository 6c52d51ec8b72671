/**
 * A program as it is kept, together with its lines for `input`; and as a link holds it: packed by deflate, in base64url.
 *
 * @typedef {object} Written
 * @property {string} text the program
 * @property {string} input its lines
 */

/** What parts a program from its lines: Python takes no text in which it stands. */
const PART = "\0";

/** @param {Written} written @returns {string} without lines the program alone */
export function join({ text, input }) {
  const lines = input.replaceAll(PART, "");
  return lines === "" && !text.includes(PART) ? text : text + PART + lines;
}

/** @param {string} whole @returns {Written} */
export function part(whole) {
  const at = whole.lastIndexOf(PART);
  return at < 0
    ? { text: whole, input: "" }
    : { text: whole.slice(0, at), input: whole.slice(at + PART.length) };
}

/** Characters that a link may hold of a program. */
export const LONGEST = 8000;

/** @param {string} text */
export async function pack(text) {
  const bytes = new Uint8Array(
    await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw")),
  );
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Characters of a program that a link may bring, however small it was packed. */
export const MOST = 200_000;

/**
 * @param {string} packed
 * @throws {Error} when it is damaged, or unpacks to more than a program has
 */
export async function unpack(packed) {
  const binary = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  const reader = new Blob([bytes])
    .stream()
    .pipeThrough(new DecompressionStream("deflate-raw"))
    .getReader();
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += decoder.decode(part.value, { stream: true });
    if (text.length > MOST) {
      await reader.cancel();
      throw new RangeError(`more than ${MOST} characters`);
    }
  }
  return text + decoder.decode();
}

/** @param {Uint8Array<ArrayBuffer>} bytes @param {CompressionStream} stream */
const through = (bytes, stream) =>
  new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer();
