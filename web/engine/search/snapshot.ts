import { decompress } from "fzstd";
import { hashOf } from "./hash.ts";
import { countBytes } from "./load-meter.ts";
import { responseProblem } from "./site-file.ts";
import type { FileAsset, Snapshot, SnapshotAsset } from "./types.ts";

/**
 * The memory of a Python that has started and imported `knights`, taken by the build. Restoring it takes a fraction of
 * the time of a start, and it is little larger than the library that a start reads instead. So it is fetched at once,
 * and cached for the next visit; on a metered connection, Python starts without it.
 *
 * Pyodide marks snapshots as internal, so nothing depends on them: if there is none, or it fails, Python starts as
 * usual.
 */

const FAILED = "snapshot-failed";
/** Bytes of the file's header, used by the build: the size of the memory, and the hash of the unpacked file. */
const HEAD = 36;

/**
 * The snapshot, from the cache or being downloaded.
 *
 * @param root the site's root
 * @param count receives the bytes that arrive
 * @returns null when Python should start without one
 */
export async function openSnapshot(
  root: URL,
  asset: SnapshotAsset | undefined,
  count: (bytes: number) => void,
): Promise<Snapshot | null> {
  if (!asset) return null;
  const url = locate(root, asset);
  let cache: Cache;
  let found: Awaited<ReturnType<typeof findInCache>>;
  const mark = new URL("starting", root);
  try {
    cache = await openCache(root);
    found = await findInCache(cache, url, asset);
    if (found?.memory === null) return null;
    // A mark that is still there belongs to a start that never finished: start without the snapshot this time.
    if (await cache.delete(mark)) return null;
    if (found === null && isCostly()) return null;
    await cache.put(mark, new Response());
  } catch {
    // There is no storage, or its content is damaged.
    if (isCostly()) return null;
    const nothing = async () => {};
    const content = download(url, asset, count);
    content.catch(() => {});
    return { content, changes: [], kept: false, keep: nothing, confirm: nothing, discard: nothing };
  }
  const memory = found?.memory;
  const content = memory ? read(memory) : download(url, asset, count);
  // The code that awaits it handles the error.
  content.catch(() => {});
  const failed = new Response(null, { headers: { [FAILED]: "yes" } });
  return {
    content,
    changes: [],
    kept: memory !== undefined,
    keep: async () => {
      for (const old of await cache.keys()) await cache.delete(old);
      await cache.put(url, new Response(await content));
    },
    confirm: () => cache.delete(mark),
    discard: () => Promise.all([cache.delete(mark), cache.put(url, failed)]),
  };
}

/**
 * The snapshot for a worker that is handed its files, with the changes for its own purpose.
 *
 * @param memory cached by an earlier start; undefined: the snapshot is among the handed files
 */
export function openHanded(
  root: URL,
  asset: SnapshotAsset,
  changes: FileAsset,
  memory: ArrayBuffer | undefined,
): Snapshot {
  const silent = () => {};
  const content = memory ? read(memory) : download(locate(root, asset), asset, silent);
  const more = fetchChanges(locate(root, changes), changes);
  for (const file of [content, more]) file.catch(silent);
  const nothing = async () => {};
  return {
    content,
    changes: [more],
    kept: true,
    keep: nothing,
    confirm: nothing,
    discard: nothing,
  };
}

/**
 * The cached snapshot, for a worker that is handed its files.
 *
 * @returns `memory` when an earlier start has cached it; null when Python should start without a snapshot
 */
export async function findKept(
  root: URL,
  asset: SnapshotAsset,
): Promise<{ memory?: ArrayBuffer } | null> {
  try {
    const found = await findInCache(await openCache(root), locate(root, asset), asset);
    if (found?.memory === null) return null;
    if (found) return { memory: found.memory };
  } catch {
    // There is no storage.
  }
  return isCostly() ? null : {};
}

/** True on a slow connection, or when the visitor wants to save data. */
function isCostly() {
  const { connection } = navigator as {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData || /2g|3g/.test(connection?.effectiveType ?? "");
}

async function download(url: URL, asset: SnapshotAsset, count: (bytes: number) => void) {
  const file = await fetchFile(url, asset, count);
  return new Uint32Array(decompress(file.subarray(HEAD)).slice().buffer);
}

/** Changes are compressed with gzip. */
async function fetchChanges(url: URL, asset: FileAsset) {
  const file = await fetchFile(url, asset, () => {});
  const plain = new Blob([file]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint32Array(await new Response(plain).arrayBuffer());
}

/** @throws {Error} when it does not arrive, or is not the file that the build made */
async function fetchFile(url: URL, { path, sha256 }: FileAsset, count: (bytes: number) => void) {
  const response = await fetch(url);
  const problem = responseProblem(url.href, response);
  if (problem !== null) throw problem;
  const counted = (response.body as ReadableStream).pipeThrough(countBytes(count));
  const file = new Uint8Array(await new Response(counted).arrayBuffer());
  if (globalThis.crypto?.subtle && (await hashOf(file)) !== sha256)
    throw new Error(`${path} is not the one of this version.`);
  return file;
}

/** The cached memory is not compressed. */
async function read(memory: ArrayBuffer) {
  return new Uint32Array(memory);
}

/**
 * The unpacked memory that an earlier visit has cached. Any script of the same origin could have changed it, so its
 * hash is checked like a download's.
 *
 * @returns null when nothing is cached; `memory` is null when it has failed before
 */
async function findInCache(
  cache: Cache,
  url: URL,
  { unpacked }: SnapshotAsset,
): Promise<{ memory: ArrayBuffer | null } | null> {
  const response = await cache.match(url);
  if (!response) return null;
  if (response.headers.has(FAILED)) return { memory: null };
  const memory = await response.arrayBuffer();
  if ((await hashOf(memory)) === unpacked) return { memory };
  await cache.delete(url);
  return null;
}

/** One cache per path of the site, as one origin may hold several sites. */
function openCache(root: URL) {
  return caches.open(`knights-snapshot ${root.pathname}`);
}

function locate(root: URL, { path, sha256 }: FileAsset) {
  return new URL(`${path}?${sha256.slice(0, 16)}`, root);
}
