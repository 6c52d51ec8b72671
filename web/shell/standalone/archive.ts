/**
 * The files inside the single-file page: gzipped, in base64, keyed by their paths on the site. `fetch` answers as if
 * they lay on a server at this address, which does not exist.
 */
const ROOT = "https://knights.invalid/";

const TYPES = new Map([
  ["json", "application/json"],
  ["wasm", "application/wasm"],
  ["zip", "application/zip"],
  ["whl", "application/zip"],
]);

export async function unpack(packed: string) {
  const bytes = Uint8Array.from(atob(packed), (character) => character.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream).arrayBuffer();
}

/** Make `fetch` answer from these files only. */
export function answerFetch(read: (path: string) => Promise<ArrayBuffer | null>) {
  globalThis.fetch = async (input) => {
    const url = input instanceof Request ? input.url : String(input);
    const path = url.startsWith(ROOT) ? new URL(url).pathname.slice(1) : "";
    const content = await read(path);
    if (content === null) return new Response(null, { status: 404 });
    const type = TYPES.get(path.split(".").at(-1) ?? "") ?? "application/octet-stream";
    const response = new Response(content, { headers: { "Content-Type": type } });
    Object.defineProperty(response, "url", { value: url });
    return response;
  };
}
