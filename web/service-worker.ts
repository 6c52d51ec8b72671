/**
 * Keeps the whole site on the visitor's machine, so that the next visit needs no network.
 *
 * Each version of the site has its own cache, which is filled completely before the version is used, with exactly the
 * files that the build made: an update arrives whole or not at all. A tab stays with the version that it began with;
 * the next version starts when all tabs are closed, or when the visitor asks for it in one of them. Then this worker
 * continues to answer the other tabs with the files of their own version, as long as one of its tabs is open.
 *
 * Any script of the origin may write into any cache. So a cached file is checked, down to its hash, each time it is
 * used or taken over from an older version.
 */

// `self.SITE` is written by the build. It makes this worker differ between versions, which is how browsers notice a new
// one.
importScripts("site-version.js");

interface Site {
  version: string;
  files: Record<string, string>; // their SHA-256 in hexadecimal
}

const worker = self as unknown as ServiceWorkerGlobalScope & { SITE: Site; development?: boolean };
const { version, files } = worker.SITE;
const OWN: Site = { version, files };
const ROOT = new URL("./", location.href);
/** An origin may hold several sites, so cache names include the path. */
const FAMILY = `knights-site ${ROOT.pathname} `;
/** A separate cache for what this worker must remember after a browser has stopped and restarted it. */
const NOTES = `${FAMILY}notes`;
const TABS = new URL("tabs.json", ROOT);
/** Types by file extension: some hosts do not know them. */
const TYPES: Record<string, string> = {
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
/** Concurrent downloads: few, as the page may be busy. */
const LANES = 4;

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(takeOver()));
worker.addEventListener("message", (event) => {
  if (event.data === "take over") event.waitUntil(worker.skipWaiting());
});
worker.addEventListener("fetch", (event) => {
  const { request, clientId } = event;
  const name = nameFile(request);
  if (name === null) return;
  const opens = request.mode === "navigate";
  // The names in an older version are unknown until its notes are read.
  const asked = Object.hasOwn(files, name) || (!opens && clientId !== "");
  if (asked) event.respondWith(answer(event, name));
  if (opens) event.waitUntil(forgetClosed());
});

/** Fill this version's cache. A missing file, or one of another version, undoes everything. */
async function install() {
  const cache = await caches.open(FAMILY + version);
  const left = Object.keys(files);
  const lane = async () => {
    for (let name = left.pop(); name !== undefined; name = left.pop()) {
      await cache.put(new URL(name, ROOT), await find(OWN, name));
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
 * A file of a version: from the cache of any version if it has not changed, otherwise from the network.
 *
 * @throws {Error} when the server does not have it
 */
async function find({ version, files }: Site, name: string): Promise<Response> {
  for (const family of await listFamily()) {
    const kept = await findKept(family, name, files[name]);
    if (kept !== null) return kept;
  }
  // The browser's HTTP cache may hold an older file; then ask the server.
  for (const cache of ["default", "reload"] as RequestCache[]) {
    const response = await fetch(new URL(name, ROOT), { cache });
    const body = await response.arrayBuffer();
    if (response.ok && (await digest(body)) === files[name]) {
      return new Response(body, { headers: { "Content-Type": typeOf(name) } });
    }
  }
  throw new Error(`${name} is not the one of version ${version}`);
}

/**
 * A file in a cache; null when it is missing, or was not stored by this worker.
 *
 * @param family the cache's name
 */
async function findKept(family: string, name: string, hash: string) {
  const kept = await (await caches.open(family)).match(new URL(name, ROOT));
  if (kept?.type !== "default" || kept.url !== "" || kept.status !== 200) return null;
  // A header could redirect the page.
  if ([...kept.headers].join() !== `content-type,${typeOf(name)}`) return null;
  return (await digest(await kept.clone().arrayBuffer())) === hash ? kept : null;
}

const typeOf = (name: string) => TYPES[name.replace(/^.*\./s, "")] ?? "application/octet-stream";

/** The caches of all versions. */
async function listFamily() {
  const names = await caches.keys();
  return names.filter((name) => name.startsWith(FAMILY) && name !== NOTES);
}

/** The tabs that are open with an older version. */
interface Tabs {
  active: string; // the newest activated version
  older: Record<string, string>; // versions by id of a tab, or of a worker that it has started
  lists: Record<string, Record<string, string>>; // files of each of these versions, with their hashes
}

let tabs: Promise<Tabs> | null = null;
const readTabs = () => {
  tabs ??= loadTabs();
  return tabs;
};

/** The valid part of the notes: any script of the origin may have written them. */
async function loadTabs(): Promise<Tabs> {
  const kept = await caches.match(TABS, { cacheName: NOTES }).catch(() => undefined);
  const { active, older, lists } = ((await kept?.json().catch(() => null)) ?? {}) as Record<
    string,
    unknown
  >;
  const isHash = (hash: unknown) => /^[0-9a-f]{64}$/.test(String(hash));
  const isList = (list: unknown) => Object.values(list ?? {}).every(isHash);
  const known = Object.entries(lists ?? {}).filter(([, list]) => isList(list));
  return {
    active: String(active),
    older: { ...(older as object) },
    lists: Object.fromEntries(known),
  };
}

async function writeTabs(next: Tabs) {
  tabs = Promise.resolve(next);
  await (await caches.open(NOTES)).put(TABS, Response.json(next));
}

/** Note which tabs began with an older version, and forget versions without open tabs. */
async function takeOver() {
  const { active, older, lists } = await readTabs();
  const clients = await worker.clients.matchAll({ type: "all" });
  const now = clients.map(({ id }) => [id, older[id] ?? active]);
  const others = now.filter(([, other]) => other !== version);
  await writeTabs({
    active: version,
    older: Object.fromEntries(others),
    lists: { ...lists, [version]: files },
  });
  await forgetClosed();
  const open = Object.values((await readTabs()).older);
  const kept = [version, ...open].map((other) => FAMILY + other);
  const left = (await listFamily()).filter((name) => !kept.includes(name));
  await Promise.all(left.map((name) => caches.delete(name)));
}

/** Forget older versions without open tabs. */
async function forgetClosed() {
  const { active, older, lists } = await readTabs();
  const clients = await worker.clients.matchAll({ type: "all", includeUncontrolled: true });
  const open = new Set([version, ...clients.map(({ id }) => older[id])]);
  const closed = Object.keys(lists).filter((other) => !open.has(other));
  if (closed.length === 0) return;
  const stays = ([id]: [string, unknown]) => open.has(older[id]);
  await writeTabs({
    active,
    older: Object.fromEntries(Object.entries(older).filter(stays)),
    lists: Object.fromEntries(Object.entries(lists).filter(([other]) => open.has(other))),
  });
  await Promise.all(closed.map((other) => caches.delete(FAMILY + other)));
}

/** The version that answers a request: that of its tab, or of the tab that started the worker. */
async function siteFor({ request, clientId, resultingClientId }: FetchEvent): Promise<Site> {
  if (request.mode === "navigate") return OWN;
  const { active, older, lists } = await readTabs();
  const other = older[clientId];
  if (!Object.hasOwn(lists, other)) return OWN;
  // A tab of an older version starts a worker.
  if (resultingClientId)
    await writeTabs({ active, lists, older: { ...older, [resultingClientId]: other } });
  return { version: other, files: lists[other] };
}

async function digest(body: ArrayBuffer) {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The path of a requested file in the site's folder, or null. */
function nameFile({ method, url }: Request) {
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== ROOT.origin || !pathname.startsWith(ROOT.pathname))
    return null;
  return pathname.slice(ROOT.pathname.length) || "index.html";
}

async function answer(event: FetchEvent, name: string) {
  const { request } = event;
  const site = await siteFor(event);
  if (!Object.hasOwn(site.files, name)) return fetch(request);
  // During development the newest files count; cached ones are a fallback.
  if (worker.development) {
    const newest = await fetch(request).catch(() => null);
    if (newest !== null) return newest;
  }
  const family = FAMILY + site.version;
  const kept = await findKept(family, name, site.files[name]);
  if (kept !== null) return kept;
  // The cached file is missing or has been changed: replace it with the server's.
  try {
    const found = await find(site, name);
    const cache = await caches.open(family);
    await cache.put(new URL(name, ROOT), found.clone());
    return found;
  } catch {
    // The server has another version.
    return fetch(request);
  }
}
