/**
 * Keeps the whole site on the visitor's machine, so that the next visit needs no network.
 *
 * Each version of the site has a cache of its own, which is filled completely before the version is
 * used, and every file in it is the one that the build made: an update arrives whole or not at all.
 * A tab stays with the version that it began with; the next one comes when all tabs are closed, or
 * when the visitor asks for it.
 *
 * Any script of the origin may write into any cache of it. So what is kept is looked at, down to
 * its hash, each time when it is answered with or taken over from an older version.
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
/** What a file is, by the end of its name: some hosts do not know. @type {Record<string, string>} */
const TYPES = {
  css: "text/css",
  html: "text/html",
  js: "text/javascript",
  json: "application/json",
  mjs: "text/javascript",
  png: "image/png",
  svg: "image/svg+xml",
  txt: "text/plain; charset=utf-8",
  wasm: "application/wasm",
  webmanifest: "application/manifest+json",
  whl: "application/zip",
  woff2: "font/woff2",
  zip: "application/zip",
};
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
  const left = Object.keys(files);
  const lane = async () => {
    for (let name = left.pop(); name !== undefined; name = left.pop()) {
      await cache.put(new URL(name, ROOT), await find(name));
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
 * A file of this version: as some version has kept it if it has not changed, else from the network.
 *
 * @param {string} name
 * @returns {Promise<Response>}
 * @throws {Error} when the server does not hold it
 */
async function find(name) {
  for (const family of await listFamily()) {
    const kept = await findKept(family, name);
    if (kept !== null) return kept;
  }
  // The browser's own cache may hold an older file, in which case the server is asked.
  for (const cache of /** @type {RequestCache[]} */ (["default", "reload"])) {
    const response = await fetch(new URL(name, ROOT), { cache });
    const body = await response.arrayBuffer();
    if (response.ok && (await digest(body)) === files[name]) {
      return new Response(body, { headers: { "Content-Type": typeOf(name) } });
    }
  }
  throw new Error(`${name} is not the one of version ${version}`);
}

/**
 * A file of this version in a cache; null where there is none, or one that this worker would not have put there.
 *
 * @param {string} family the cache's name
 * @param {string} name
 */
async function findKept(family, name) {
  const kept = await (await caches.open(family)).match(new URL(name, ROOT));
  if (kept?.type !== "default" || kept.url !== "" || kept.status !== 200) return null;
  // A header could lead the page elsewhere.
  if ([...kept.headers].join() !== `content-type,${typeOf(name)}`) return null;
  return (await digest(await kept.clone().arrayBuffer())) === files[name] ? kept : null;
}

/** @param {string} name */
const typeOf = (name) => TYPES[name.replace(/^.*\./s, "")] ?? "application/octet-stream";

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

/** @param {Request} request @param {string} name */
async function answer(request, name) {
  // While the site is being worked on the newest files count; the kept ones only stand in.
  if (worker.development) {
    const newest = await fetch(request).catch(() => null);
    if (newest !== null) return newest;
  }
  const kept = await findKept(FAMILY + version, name);
  if (kept !== null) return kept;
  // It is gone, or not what was kept: what the server holds takes its place.
  try {
    const found = await find(name);
    const cache = await caches.open(FAMILY + version);
    await cache.put(new URL(name, ROOT), found.clone());
    return found;
  } catch {
    // The server holds another version.
    return fetch(request);
  }
}
