import { hashOf } from "../../engine/search/hash.ts";
import type { Assets } from "../../engine/search/types.ts";

/**
 * All that runs in the frame for programs of the visitor's own: it begins and ends the workers, which is where they run. What they are made of
 * comes from the page around it, as the frame may ask for nothing.
 *
 * Any page may open this one, and say what the page of Knights says. So the frame works only where it has no origin, hence nothing to lose, and takes only
 * the files that the build made, told by their hashes.
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
/** Files whose hashes are being told. */
const taking: Promise<void>[] = [];
/** Where the worker's script is. */
const script: Coming<string> = coming();
/** Compiled once, for all workers. */
const runtime: Coming<WebAssembly.Module> = coming();
/** All files are there; see `Handed` in search/loading.ts. */
const complete: Coming<ArrayBuffer | undefined> = coming();
/** The workers that have been begun and not ended, by their numbers; null: it waits for its script. */
const workers: Map<number, Worker | null> = new Map();

/** Characters of an error in a worker that are told: it may be the program's own. */
const MOST_SAID = 500;

/** What is yet to come, and how it is told that it has. */
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

/** @param number of a worker that cannot go on; without one, none can @param path of a file that is damaged */
const fail = (message: string, number?: number, path?: string) =>
  parent.postMessage({ own: "failed", number, message: message.slice(0, MOST_SAID), path }, "*");

/** @throws {Error} where it is not what the build made */
async function take(path: string, content: ArrayBuffer) {
  // Without TLS there is no means to look; but then this page, too, is whatever somebody on the line made of it.
  const found = globalThis.crypto?.subtle ? await hashOf(content) : hashes[path];
  if (found === undefined || found !== hashes[path])
    throw Object.assign(new Error(`${path} is not a file of this version of Knights`), { path });
  if (path === SCRIPT) {
    const source = new Blob([content], { type: "text/javascript" });
    script.come(URL.createObjectURL(source));
  } else if (path === RUNTIME) runtime.come(WebAssembly.compile(content));
  else files.set(path, content);
}

/** All that comes has come. @param memory the snapshot, as the page has kept it */
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

/** @param number of the new worker @param port between it and the page @param language that it speaks */
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
