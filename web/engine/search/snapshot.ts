import { decompress } from "fzstd";
import { tellHash } from "./hash.ts";
import { countBytes } from "./load-meter.ts";
import { lookAt } from "./site-file.ts";
import type { FileAsset, Snapshot, SnapshotAsset } from "./types.ts";

/**
 * The memory of a Python that has started and has loaded `knights`, taken by the build: to copy it
 * back takes a fraction of the time of a start, and it weighs little more than the library that a
 * start reads instead. So it is fetched at once, and kept for the next visit; where every byte is
 * paid for, Python starts plainly.
 *
 * Pyodide marks its snapshots as internal, so nothing depends on them: where there is none, or it
 * fails, Python starts as usual.
 */

const FAILED = "snapshot-failed";
/** Bytes at the file's beginning, for the build: how large the memory is, and the hash of what the file unpacks to. */
const HEAD = 36;

/**
 * The snapshot, as an earlier visit has kept it or on its way.
 *
 * @param root the site's root
 * @param count told of what comes over the line
 * @returns null where Python is to start plainly
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
    // Where the mark of a start stands, that start never came to an end: this time without.
    if (await cache.delete(mark)) return null;
    if (found === null && isCostly()) return null;
    await cache.put(mark, new Response());
  } catch {
    // There is no storage here, or what it holds is damaged.
    if (isCostly()) return null;
    const nothing = async () => {};
    const content = download(url, asset, count);
    content.catch(() => {});
    return { content, changes: [], kept: false, keep: nothing, confirm: nothing, discard: nothing };
  }
  const memory = found?.memory;
  const content = memory ? read(memory) : download(url, asset, count);
  // Those who wait for it deal with what went wrong.
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
 * The snapshot for a Python that is handed its files, and what changes in it for what that one is there for.
 *
 * @param memory as an earlier start has kept it; undefined: the file is among those that are handed
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
 * What there is of the snapshot for a Python that is to be handed its files.
 *
 * @returns the memory, where an earlier start has kept it; null where Python is to start plainly
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
    // There is no storage here.
  }
  return isCostly() ? null : {};
}

/** Whether every byte counts: on a slow line, or by the visitor's wish. */
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

/** Changes, which are compressed by gzip. */
async function fetchChanges(url: URL, asset: FileAsset) {
  const file = await fetchFile(url, asset, () => {});
  const plain = new Blob([file]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint32Array(await new Response(plain).arrayBuffer());
}

/** @throws {Error} when it does not come, or is not the one that the build made */
async function fetchFile(url: URL, { path, sha256 }: FileAsset, count: (bytes: number) => void) {
  const response = await fetch(url);
  const problem = lookAt(url.href, response);
  if (problem !== null) throw problem;
  const counted = (response.body as ReadableStream).pipeThrough(countBytes(count));
  const file = new Uint8Array(await new Response(counted).arrayBuffer());
  if (globalThis.crypto?.subtle && (await tellHash(file)) !== sha256)
    throw new Error(`${path} is not the one of this version.`);
  return file;
}

/** What is kept is no longer compressed. */
async function read(memory: ArrayBuffer) {
  return new Uint32Array(memory);
}

/**
 * What an earlier visit has kept: the memory, unpacked. Any script of the origin could have changed it, so it is looked at like a file that was fetched.
 *
 * @returns null where nothing is kept; `memory`: null where it has failed before
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
  if ((await tellHash(memory)) === unpacked) return { memory };
  await cache.delete(url);
  return null;
}

/** One cache for each place where the site is published: an origin may hold several. */
function openCache(root: URL) {
  return caches.open(`knights-snapshot ${root.pathname}`);
}

function locate(root: URL, { path, sha256 }: FileAsset) {
  return new URL(`${path}?${sha256.slice(0, 16)}`, root);
}
