/**
 * Keeps the whole site on the visitor's machine, so that the next visit needs no network.
 *
 * Each version of the site has a cache of its own, which is filled completely before the version is
 * used, and every file in it is the one that the build made: an update arrives whole or not at all.
 * A tab stays with the version that it began with; the next one comes when all tabs are closed, or
 * when the visitor asks for it in one of them. The others then go on: this worker answers them with
 * the files of their own version, as long as one of its tabs is open.
 *
 * Any script of the origin may write into any cache of it. So what is kept is looked at, down to
 * its hash, each time when it is answered with or taken over from an older version.
 */

// Written by the build: `self.SITE`. With it this worker differs from one version to the next, which
// is how browsers see that there is a new one.
importScripts("site-version.js");

interface Site {
  version: string;
  files: Record<string, string>; // the SHA-256 of each, in hexadecimal
}

const worker = self as unknown as ServiceWorkerGlobalScope & { SITE: Site; development?: boolean };
const { version, files } = worker.SITE;
const OWN: Site = { version, files };
const ROOT = new URL("./", location.href);
/** An origin may hold several sites, so the names of caches tell whose they are. */
const FAMILY = `knights-site ${ROOT.pathname} `;
/** A cache by itself, for what this worker must know when a browser has stopped and started it. */
const NOTES = `${FAMILY}notes`;
const TABS = new URL("tabs.json", ROOT);
/** What a file is, by the end of its name: some hosts do not know. */
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
/** Files fetched at a time: the page may be busy. */
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
  // Which names an older version has is not known before its notes are read.
  const asked = Object.hasOwn(files, name) || (!opens && clientId !== "");
  if (asked) event.respondWith(answer(event, name));
  if (opens) event.waitUntil(forgetClosed());
});

/** Fill this version's cache; a file that does not come, or is another version's, undoes it all. */
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
 * A file of a version: as some version has kept it if it has not changed, else from the network.
 *
 * @throws {Error} when the server does not hold it
 */
async function find({ version, files }: Site, name: string): Promise<Response> {
  for (const family of await listFamily()) {
    const kept = await findKept(family, name, files[name]);
    if (kept !== null) return kept;
  }
  // The browser's own cache may hold an older file, in which case the server is asked.
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
 * A file in a cache; null where there is none, or one that no worker would have put there.
 *
 * @param family the cache's name
 */
async function findKept(family: string, name: string, hash: string) {
  const kept = await (await caches.open(family)).match(new URL(name, ROOT));
  if (kept?.type !== "default" || kept.url !== "" || kept.status !== 200) return null;
  // A header could lead the page elsewhere.
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
  active: string; // the version that has come last
  older: Record<string, string>; // the versions of tabs, and of workers that they have begun, by their ids
  lists: Record<string, Record<string, string>>; // the files of each of these versions, with their hashes
}

let tabs: Promise<Tabs> | null = null;
const readTabs = () => {
  tabs ??= loadTabs();
  return tabs;
};

/** The notes as far as they are good: any script of the origin may have written them. */
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

/** Note which tabs began with an older version, and forget the versions of which none is open. */
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

/** Forget the older versions of which no tab is open any more. */
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

/** The version that a request is answered from: that of the tab, or of a worker's tab. */
async function siteFor({ request, clientId, resultingClientId }: FetchEvent): Promise<Site> {
  if (request.mode === "navigate") return OWN;
  const { active, older, lists } = await readTabs();
  const other = older[clientId];
  if (!Object.hasOwn(lists, other)) return OWN;
  // What is begun here is a worker.
  if (resultingClientId)
    await writeTabs({ active, lists, older: { ...older, [resultingClientId]: other } });
  return { version: other, files: lists[other] };
}

async function digest(body: ArrayBuffer) {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The file in the site's folder that a request is for, or null. */
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
  // While the site is being worked on the newest files count; the kept ones only stand in.
  if (worker.development) {
    const newest = await fetch(request).catch(() => null);
    if (newest !== null) return newest;
  }
  const family = FAMILY + site.version;
  const kept = await findKept(family, name, site.files[name]);
  if (kept !== null) return kept;
  // It is gone, or not what was kept: what the server holds takes its place.
  try {
    const found = await find(site, name);
    const cache = await caches.open(family);
    await cache.put(new URL(name, ROOT), found.clone());
    return found;
  } catch {
    // The server holds another version.
    return fetch(request);
  }
}
