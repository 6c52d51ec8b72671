/**
 * The memory of a Python that has started and has loaded `knights`, taken by the build: to copy it
 * back takes a fraction of the time of a start. It weighs as much as all that a start needs, so a
 * first visit does without it; it is fetched when the page has nothing else to do, and kept.
 *
 * Pyodide marks its snapshots as internal, so nothing depends on them: where there is none, or it
 * fails, Python starts as usual.
 *
 * @typedef {object} SnapshotAsset
 * @property {string} path relative to the site's root
 * @property {number} bytes as it is fetched, compressed by gzip
 * @property {string} sha256 of those bytes, in hexadecimal
 *
 * @typedef {object} KeptSnapshot
 * @property {Uint8Array} memory
 * @property {() => Promise<unknown>} confirm say that the attempt has come to an end
 * @property {() => Promise<unknown>} discard say that it has failed: it is not tried again
 */

const FAILED = "snapshot-failed";

/**
 * The snapshot that an earlier visit has kept.
 *
 * @param {URL} root the site's root
 * @param {SnapshotAsset | undefined} asset
 * @returns {Promise<KeptSnapshot | null>}
 */
export async function readSnapshot(root, asset) {
  if (!asset) return null;
  try {
    const cache = await openCache(root);
    const url = locate(root, asset);
    const response = await cache.match(url);
    if (!response?.body || response.headers.has(FAILED)) return null;
    // Where the mark of a start stands, that start never came to an end: this time without.
    const mark = new URL("starting", root);
    if (await cache.delete(mark)) return null;
    const [memory] = await Promise.all([unpack(response.body), cache.put(mark, new Response())]);
    const failed = new Response(null, { headers: { [FAILED]: "yes" } });
    return {
      memory,
      confirm: () => cache.delete(mark),
      discard: () => Promise.all([cache.delete(mark), cache.put(url, failed)]),
    };
  } catch {
    // There is no storage here, or what it holds is damaged.
    return null;
  }
}

/**
 * Fetch the snapshot for the next visit, unless it is here; those of older versions go.
 *
 * @param {URL} root the site's root
 * @param {SnapshotAsset} asset
 * @throws {Error} when it cannot be fetched or kept, or is not the one that the build made
 */
export async function keepSnapshot(root, asset) {
  const cache = await openCache(root);
  const url = locate(root, asset);
  if (await cache.match(url)) return;
  const response = await fetch(url);
  const packed = await response.arrayBuffer();
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", packed));
  const found = Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
  if (found !== asset.sha256) throw new Error(`${asset.path} is not the one of this version.`);
  for (const old of await cache.keys()) await cache.delete(old);
  await cache.put(url, new Response(packed));
}

/** One cache for each place where the site is published: an origin may hold several. @param {URL} root */
function openCache(root) {
  return caches.open(`knights-snapshot ${root.pathname}`);
}

/** @param {URL} root @param {SnapshotAsset} asset */
function locate(root, { path, sha256 }) {
  return new URL(`${path}?${sha256.slice(0, 16)}`, root);
}

/** @param {ReadableStream} packed */
async function unpack(packed) {
  const memory = packed.pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(memory).arrayBuffer());
}
