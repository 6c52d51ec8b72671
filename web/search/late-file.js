/** The number of "input/output error" in Python's file system. */
const EIO = 29;

/**
 * Files in Python's file system that come after Python: a Python that was copied back has imported
 * all that the page asks for, and reads its archives only for the sources of listings. Should it want
 * one before it has come, it waits for it.
 *
 * @param {any} FS Python's file system
 * @param {string} path
 * @param {string} url
 * @returns {() => Promise<void>} fetches the file, without anyone waiting
 */
export function layLateFile(FS, path, url) {
  if (FS.analyzePath(path).exists) FS.unlink(path);
  const node = FS.create(path, 0o444).node ?? FS.lookupPath(path).node;
  /** @type {Uint8Array | null} */
  let content = null;
  const read = () => {
    content ??= fetchNow(url);
    // What is not there is for Python an error of input, which it can deal with.
    if (content === null) throw new FS.ErrnoError(EIO);
    return content;
  };
  Object.defineProperties(node, {
    contents: { get: read },
    usedBytes: { get: () => read().length },
  });
  return async () => {
    const response = await fetch(url);
    if (response.ok) content ??= new Uint8Array(await response.arrayBuffer());
  };
}

/** A file is being waited for. */
let waiting = false;
/** What is to be let go of after that. @type {(() => void)[]} */
const postponed = [];

/**
 * Have nothing of Python's let go of while Python waits for a file: it may not be touched then. WebKit lets go of what nobody holds any
 * more at that very time, other engines when all is done. To be called before Pyodide is loaded.
 */
export function postponeFinalizers() {
  const Own = globalThis.FinalizationRegistry;
  /** @param {(held: any) => void} finalize */
  const later = (finalize) => (/** @type {any} */ held) => {
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

/**
 * Fetch a file while everything waits, as only a worker may; null when it does not come.
 *
 * @param {string} url
 */
function fetchNow(url) {
  const request = new XMLHttpRequest();
  request.open("GET", url, false);
  request.responseType = "arraybuffer";
  waiting = true;
  try {
    request.send();
  } catch {
    return null;
  } finally {
    waiting = false;
    if (postponed.length > 0) setTimeout(finishPostponed);
  }
  return request.status === 200 ? new Uint8Array(request.response) : null;
}
