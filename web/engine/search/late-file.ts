import { describeDamage, describeLoss, lookAt, readFile } from "./site-file.ts";

/** The number of "input/output error" in Python's file system. */
const EIO = 29;

/** Python's file system, as far as it is needed here. */
interface FileSystem {
  analyzePath: (path: string) => { exists: boolean };
  unlink: (path: string) => void;
  create: (path: string, mode: number) => { node?: object };
  lookupPath: (path: string) => { node: object };
  ErrnoError: new (code: number) => Error;
}

/**
 * Files in Python's file system that come after Python: a Python that was copied back has imported
 * all that the page asks for, and reads its archives only for the sources of listings. Should it want
 * one before it has come, it waits for it.
 *
 * @param bytes that it has, where that is known
 * @returns fetches the file, without anyone waiting
 */
export function layLateFile(
  FS: FileSystem,
  path: string,
  url: string,
  bytes?: number,
): () => Promise<void> {
  if (FS.analyzePath(path).exists) FS.unlink(path);
  const node = FS.create(path, 0o444).node ?? FS.lookupPath(path).node;
  let content: Uint8Array | null = null;
  const read = () => {
    content ??= fetchNow(url, bytes);
    // What is not there is for Python an error of input, which it can deal with.
    if (content === null) throw new FS.ErrnoError(EIO);
    return content;
  };
  Object.defineProperties(node, {
    contents: { get: read },
    usedBytes: { get: () => read().length },
  });
  return async () => {
    const came = new Uint8Array(await readFile(url, bytes));
    content ??= came;
  };
}

/** What was wrong with the last file that Python wanted and did not get. */
let missing: Error | null = null;

/** What was wrong with a file that Python wanted since this was asked last, or null. */
export function takeMissing() {
  const taken = missing;
  missing = null;
  return taken;
}

/** A file is being waited for. */
let waiting = false;
/** What is to be let go of after that. */
const postponed: (() => void)[] = [];

/**
 * Have nothing of Python's let go of while Python waits for a file: it may not be touched then. WebKit lets go of what nobody holds any
 * more at that very time, other engines when all is done. To be called before Pyodide is loaded.
 */
export function postponeFinalizers() {
  const Own = globalThis.FinalizationRegistry;
  const later = (finalize: (held: unknown) => void) => (held: unknown) => {
    if (waiting) postponed.push(() => finalize(held));
    else finalize(held);
  };
  globalThis.FinalizationRegistry = new Proxy(Own, {
    construct: (_, [finalize]) => new Own(later(finalize)),
  });
}

/** Let go of what was postponed, once Python has come to an end of what it does. */
function finishPostponed() {
  for (const finalize of postponed.splice(0)) finalize();
}

/** Fetch a file while everything waits, as only a worker may; null when it does not come, and then `missing` tells why. */
function fetchNow(url: string, bytes: number | undefined) {
  const request = new XMLHttpRequest();
  request.open("GET", url, false);
  request.responseType = "arraybuffer";
  waiting = true;
  try {
    request.send();
  } catch (cause) {
    missing = describeLoss(url, cause);
    return null;
  } finally {
    waiting = false;
    if (postponed.length > 0) setTimeout(finishPostponed);
  }
  const { status } = request;
  const headers = { get: (name: string) => request.getResponseHeader(name) };
  // Another file that comes, as the sources that a traceback quotes, does not hide that one was missing.
  const problem = lookAt(url, { ok: status === 200, status, headers });
  if (problem !== null) {
    missing = problem;
    return null;
  }
  const content = new Uint8Array(request.response);
  if (bytes !== undefined && content.length !== bytes) {
    missing = describeDamage(url);
    return null;
  }
  return content;
}
