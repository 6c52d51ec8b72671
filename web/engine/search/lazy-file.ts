import { describeDamage, describeLoss, readFile, responseProblem } from "./site-file.ts";

/** EIO, "input/output error", in Python's file system. */
const EIO = 29;

/** The part of Python's file system that is used here. */
interface FileSystem {
  analyzePath: (path: string) => { exists: boolean };
  unlink: (path: string) => void;
  create: (path: string, mode: number) => { node?: object };
  lookupPath: (path: string) => { node: object };
  ErrnoError: new (code: number) => Error;
}

/**
 * Create a file in Python's file system whose content arrives later. A Python restored from a snapshot has imported
 * everything that the page needs, and reads its archives only for the sources of listings. If it does read one before
 * it has arrived, the read blocks until it is fetched.
 *
 * @param bytes size of the file, if known
 * @returns fetches the file in the background
 */
export function createLazyFile(
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
    // Python handles a missing file as an input error.
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

/** The problem with the last file that Python wanted and did not get. */
let missing: Error | null = null;

/** Take that problem, if there was one since the last call; otherwise null. */
export function takeMissing() {
  const taken = missing;
  missing = null;
  return taken;
}

/** True while a synchronous request is running. */
let waiting = false;
/** Finalizers to run after that request. */
const postponed: (() => void)[] = [];

/**
 * Postpone finalizers while Python waits for a file: it must not be re-entered then. WebKit runs finalizers during a
 * synchronous request, other engines only after the current task. Call this before Pyodide is loaded.
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

/** Run the postponed finalizers once Python has returned. */
function finishPostponed() {
  for (const finalize of postponed.splice(0)) finalize();
}

/** Fetch a file synchronously, as only a worker may; null when that fails, and then `missing` holds the reason. */
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
  // `missing` is left alone on success: another file, such as a source quoted in a traceback, must not hide the
  // failure.
  const problem = responseProblem(url, { ok: status === 200, status, headers });
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
