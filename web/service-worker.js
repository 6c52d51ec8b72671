/**
 * Keeps the whole site on the visitor's machine, so that the next visit needs no network.
 *
 * Each version of the site has a cache of its own, which is filled completely before the version is
 * used, and every file in it is the one that the build made: an update arrives whole or not at all.
 * A tab stays with the version that it began with; the next one comes when all tabs are closed, or
 * when the visitor asks for it.
 */

// Written by the build: `self.SITE`. With it this worker differs from one version to the next, which
// is how browsers see that there is a new one.
importScripts("site-version.js");

/**
 * @typedef {object} Site
 * @property {string} version
 * @property {Record<string, string>} files the SHA-256 of each, in hexadecimal
 */

const worker = /** @type {ServiceWorkerGlobalScope & {SITE: Site, development?: boolean}} */ (
  /** @type {unknown} */ (self)
);
const { version, files } = worker.SITE;
const ROOT = new URL("./", location.href);
/** An origin may hold several sites, so the names of caches tell whose they are. */
const FAMILY = `knights-site ${ROOT.pathname} `;
const HASH = "knights-sha256";
/** Files fetched at a time: the page may be busy. */
const LANES = 4;

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(forgetOthers()));
worker.addEventListener("message", (event) => {
  if (event.data === "take over") event.waitUntil(worker.skipWaiting());
});
worker.addEventListener("fetch", (event) => {
  const name = nameFile(event.request);
  if (name !== null) event.respondWith(answer(event.request, name));
});

/** Fill this version's cache; a file that does not come, or is another version's, undoes it all. */
async function install() {
  const cache = await caches.open(FAMILY + version);
  const left = Object.entries(files);
  const lane = async () => {
    for (let next = left.pop(); next !== undefined; next = left.pop()) {
      const [name, hash] = next;
      await cache.put(new URL(name, ROOT), await find(name, hash));
    }
  };
  try {
    await Promise.all(Array.from({ length: LANES }, lane));
  } catch (error) {
    left.length = 0;
    await caches.delete(FAMILY + version);
    throw error;
  }
}

/**
 * A file of this version: from an older version's cache if it has not changed, else from the network.
 *
 * @param {string} name
 * @param {string} hash
 * @returns {Promise<Response>}
 * @throws {Error} when the server does not hold it
 */
async function find(name, hash) {
  const url = new URL(name, ROOT);
  for (const family of await listFamily()) {
    const kept = await (await caches.open(family)).match(url);
    if (kept?.headers.get(HASH) === hash) return kept;
  }
  // The browser's own cache may hold an older file, in which case the server is asked.
  for (const cache of /** @type {RequestCache[]} */ (["default", "reload"])) {
    const response = await fetch(url, { cache });
    const body = await response.arrayBuffer();
    if (response.ok && (await digest(body)) === hash) {
      const type = response.headers.get("Content-Type") ?? "";
      return new Response(body, { headers: { "Content-Type": type, [HASH]: hash } });
    }
  }
  throw new Error(`${name} is not the one of version ${version}`);
}

async function listFamily() {
  const names = await caches.keys();
  return names.filter((name) => name.startsWith(FAMILY));
}

async function forgetOthers() {
  const others = (await listFamily()).filter((name) => name !== FAMILY + version);
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** @param {ArrayBuffer} body */
async function digest(body) {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The site's file that a request is for, or null. @param {Request} request */
function nameFile({ method, url }) {
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== ROOT.origin || !pathname.startsWith(ROOT.pathname))
    return null;
  const name = pathname.slice(ROOT.pathname.length) || "index.html";
  return Object.hasOwn(files, name) ? name : null;
}

/**
 * @param {Request} request
 * @param {string} name
 */
async function answer(request, name) {
  // While the site is being worked on the newest files count; the kept ones only stand in.
  if (worker.development) {
    const newest = await fetch(request).catch(() => null);
    if (newest !== null) return newest;
  }
  const cache = await caches.open(FAMILY + version);
  return (await cache.match(new URL(name, ROOT))) ?? fetch(request);
}
