import { hashOf } from "../../engine/search/hash.ts";
import type { Assets } from "../../engine/search/types.ts";

/**
 * The script of the frame for visitors' programs. It starts and ends the workers in which they run. The page around the
 * frame sends their files, as the frame itself may not fetch.
 *
 * Any page may embed this one and send the same messages as Knights. Therefore the frame works only without an origin,
 * where it has nothing to lose, and accepts only files of the build, which it knows by their hashes.
 */

/** Written by the build. */
export interface Built {
  assets: Assets;
  hashes: Record<string, string>; // the SHA-256 of each file, in hexadecimal, by its path on the site
}

const { assets, hashes }: Built = BUILT;
const SCRIPT = "own-worker.js";
const RUNTIME = "pyodide/pyodide.asm.wasm";
const MEMORY = "memory";

const files: Map<string, ArrayBuffer> = new Map();
/** Files whose hashes are being computed. */
const taking: Promise<void>[] = [];
/** The URL of the worker's script. */
const script: Coming<string> = coming();
/** Compiled once, for all workers. */
const runtime: Coming<WebAssembly.Module> = coming();
/** Resolves when all files are there; see `Handed` in search/loading.ts. */
const complete: Coming<ArrayBuffer | undefined> = coming();
/** The workers that were started and not ended, by their numbers; null: still waiting for the script. */
const workers: Map<number, Worker | null> = new Map();

/** Longest error message that is passed on: the visitor's program may have written it. */
const MOST_SAID = 500;

/** A promise with its resolve function. */
interface Coming<T> {
  here: Promise<T>;
  come: (value: T | Promise<T>) => void;
}

function coming<T>(): Coming<T> {
  let come: Coming<T>["come"] = () => {};
  const here = new Promise((resolve) => {
    come = resolve;
  }) as Promise<T>;
  return { here, come };
}

/**
 * @param number of the worker that failed; without it, all have failed
 * @param path of a damaged file
 */
const fail = (message: string, number?: number, path?: string) =>
  parent.postMessage({ own: "failed", number, message: message.slice(0, MOST_SAID), path }, "*");

/** @throws {Error} when the file is not one of the build */
async function take(path: string, content: ArrayBuffer) {
  // Without TLS the browser cannot compute a hash; but then this page could have been altered on the way, too.
  const found = globalThis.crypto?.subtle ? await hashOf(content) : hashes[path];
  if (found === undefined || found !== hashes[path])
    throw Object.assign(new Error(`${path} is not a file of this version of Knights`), { path });
  if (path === SCRIPT) {
    const source = new Blob([content], { type: "text/javascript" });
    script.come(URL.createObjectURL(source));
  } else if (path === RUNTIME) runtime.come(WebAssembly.compile(content));
  else files.set(path, content);
}

/**
 * All files have been sent.
 *
 * @param memory the snapshot, if the page had it cached
 */
async function finish(memory?: ArrayBuffer) {
  if (memory) taking.push(take(MEMORY, memory));
  await Promise.all(taking);
  const kept = files.get(MEMORY);
  files.delete(MEMORY);
  const { snapshot, own, ...plain } = assets;
  const faster = snapshot && own && files.has(own.path) && (kept || files.has(snapshot.path));
  const told = JSON.stringify(faster ? assets : plain);
  files.set("assets.json", new TextEncoder().encode(told).buffer);
  complete.come(faster ? kept : undefined);
}

function end(number: number) {
  workers.get(number)?.terminate();
  workers.delete(number);
}

/**
 * @param number of the new worker
 * @param port between it and the page
 * @param language of its messages
 */
async function begin(number: number, port: MessagePort, language: string) {
  workers.set(number, null);
  const url = await script.here;
  if (!workers.has(number)) return;
  const begun = new Worker(url, { name: "own" });
  workers.set(number, begun);
  begun.onerror = ({ message }) => fail(message, number);
  const [compiled, memory] = await Promise.all([runtime.here, complete.here]);
  if (workers.has(number)) {
    begun.postMessage({ files, memory, module: compiled, port, language }, [port]);
  }
}

async function hear({ data, source, ports }: MessageEvent) {
  if (source !== parent || typeof data !== "object" || data === null) return;
  try {
    if (data.own === "file") {
      const file = take(data.path, data.content);
      taking.push(file);
      await file;
    }
    if (data.own === "complete") await finish(data.memory);
    if (data.own === "begin") await begin(data.number, ports[0], data.language);
    if (data.own === "end") end(data.number);
  } catch (error) {
    const { message, path } = error as Error & { path?: string };
    fail(message, data.number, path);
  }
}

if (self.origin === "null") {
  addEventListener("message", hear);
  parent.postMessage({ own: "there", script: hashes[SCRIPT] }, "*");
}
