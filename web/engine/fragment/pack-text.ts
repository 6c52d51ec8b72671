/** Pack a text for a link: deflate, then base64url. */

export async function pack(text: string) {
  const bytes = new Uint8Array(
    await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw")),
  );
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Longest text that a link may unpack to, in characters: a few packed bytes could expand to gigabytes. */
export const MOST = 200_000;

/** @throws {Error} when it is damaged, or unpacks to more than `MOST` characters */
export async function unpack(packed: string) {
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

const through = (bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream) =>
  new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer();
