import { trimStop } from "../../../engine/fragment/cite.ts";
import { ROOT } from "../../../engine/root.ts";
import { isAssets } from "../../../engine/search/assets.ts";
import { fetchFile, fetchJson } from "../../../engine/search/error-sentence.ts";
import { findKept } from "../../../engine/search/snapshot.ts";
import { isText } from "../../../engine/type-guards.ts";
import { language, t } from "../../../language/translate.ts";

/**
 * The frame in which the visitor's programs run. It has no origin, so it can reach nothing of the page: no document, no
 * storage, and no cache that would answer a later visit. Its policy forbids all requests. So the page sends it every
 * file that it needs, each as soon as it arrives.
 */

export interface Begun {
  port: MessagePort;
  end: () => void; // terminates the worker at once
}

/** Milliseconds that a loaded frame has to report that its script runs. */
const PATIENCE = 10_000;

/** Files that are always needed and take longest to load and compile. */
const FIRST = ["own-worker.js", "pyodide/pyodide.asm.wasm"];

/** True in the single-file page. It has no files beside it, so it carries the frame's text itself. */
const carried = "knightsPack" in globalThis;

export class Sandbox {
  /** Resolves once the frame's script runs; its files may still be loading. */
  #frame: Promise<Window> | null = null;
  /** The newest frame; messages of an older one are ignored. */
  #element: HTMLIFrameElement | null = null;
  #failed;
  #control = new AbortController();
  /** Workers begun so far, which is also the number of the next one. */
  #begun = 0;
  /** The callback of each worker for the case that it fails. */
  #fallen: Map<number, (message: string) => void> = new Map();

  /** @param failed called when the frame breaks, so that no worker can go on */
  constructor(failed: (message: string) => void) {
    this.#failed = failed;
  }

  /**
   * Begin a new worker.
   *
   * @param fallen called when the worker fails; the message may come from the program
   * @throws {Error} when the frame does not load; when a file does not, `failed` is called
   */
  async begin(fallen: (message: string) => void): Promise<Begun> {
    this.#frame ??= this.#open();
    const element = this.#element;
    const frame = await this.#frame.catch((error) => {
      if (element !== null) this.#drop(element);
      throw error;
    });
    const { port1: port, port2 } = new MessageChannel();
    const number = this.#begun++;
    this.#fallen.set(number, fallen);
    frame.postMessage({ own: "begin", number, language: language() }, "*", [port2]);
    const end = () => {
      this.#fallen.delete(number);
      port.close();
      frame.postMessage({ own: "end", number }, "*");
    };
    return { port, end };
  }

  close() {
    this.#control.abort();
    if (this.#element !== null) this.#drop(this.#element);
  }

  /** Remove a frame that has failed; the next worker opens a new one. @returns true if it was the newest frame */
  #drop(frame: HTMLIFrameElement): boolean {
    const counts = frame === this.#element;
    frame.remove();
    if (counts) this.#element = this.#frame = null;
    return counts;
  }

  async #open() {
    const frame = document.createElement("iframe");
    this.#element = frame;
    frame.hidden = true;
    frame.setAttribute("sandbox", "allow-scripts");
    /** Drop the frame: without the missing file it would wait for ever. */
    const fail = (message: string) => {
      if (this.#drop(frame)) this.#failed(message);
    };
    /** Rejects if the site or the browser forbids the frame's script. */
    const silent: Promise<never> = new Promise((_, reject) => {
      const giveUp = () => reject(new Error(t("own-editor-no-frame")));
      frame.addEventListener("load", () => setTimeout(giveUp, PATIENCE));
    });
    // Fetch the frame's page as well: an iframe does not report that its page failed to load.
    const page = new URL("own.html", ROOT);
    const content = fetchFile(page);
    const there = new Promise((resolve) => {
      /**
       * Check that the frame is of this page's version: the server may have a newer one by now.
       * @param script the hash of the frame's script
       */
      const greet = async (script: unknown) => {
        const text = new TextDecoder().decode(await content);
        if (isText(script) && text.includes(script)) resolve(null);
        else fail(t("files-other", { name: "own.html" }));
      };
      addEventListener(
        "message",
        ({ data, source }) => {
          if (source === null || source !== frame.contentWindow || frame !== this.#element) return;
          if (data?.own === "there") void greet(data.script);
          if (data?.own !== "failed") return;
          if (data.path !== undefined) fail(t("files-damaged", { name: String(data.path) }));
          else if (data.number === undefined)
            fail(t("own-editor-broken", { why: trimStop(String(data.message)) }));
          else this.#fallen.get(data.number)?.(String(data.message));
        },
        { signal: this.#control.signal },
      );
    });
    const post = async (message: object, transfer?: Transferable[]) => {
      await there;
      frame.contentWindow?.postMessage(message, "*", transfer);
    };
    handFiles(post).catch(({ message }) => fail(message));
    if (carried) frame.srcdoc = new TextDecoder().decode(await content);
    else frame.src = page.href;
    document.body.append(frame);
    await Promise.race([there, silent, content.then(() => silent)]);
    return frame.contentWindow as Window;
  }
}

/**
 * Send the frame all files that Python needs, each with its path on the site.
 *
 * @throws {Error} when a file does not load
 */
async function handFiles(post: (message: object, transfer?: Transferable[]) => Promise<void>) {
  const hand: (path: string, bytes?: number) => Promise<void> = async (path, bytes) => {
    const content = await fetchFile(new URL(path, ROOT), bytes);
    await post({ own: "file", path, content }, [content]);
  };
  const first = FIRST.map((path) => hand(path));
  for (const file of first) file.catch(() => {});
  const { sizes, needed, faster, memory } = await findWanted();
  await Promise.all([
    ...first,
    ...needed.filter((path) => !FIRST.includes(path)).map((path) => hand(path, sizes.get(path))),
    // Python starts without these, only more slowly.
    ...faster.map((path) => hand(path).catch(() => {})),
  ]);
  await post({ own: "complete", memory }, memory ? [memory] : []);
}

/** The files to fetch for Python, with their sizes: those that it needs, and those that only make it start faster. */
async function findWanted() {
  const { snapshot, own, ...plain } = await fetchJson(new URL("assets.json", ROOT), isAssets);
  const named = [...plain.files.map(({ path }) => path), plain.wheel];
  const needed = [...new Set(named)].filter((path) => !path.endsWith(".mjs"));
  const kept = carried || !snapshot || !own ? null : await findKept(ROOT, snapshot);
  const sizes = new Map(plain.files.map(({ path, bytes }) => [path, bytes]));
  if (!snapshot || !own || kept === null) return { sizes, needed, faster: [] };
  const { memory } = kept;
  const faster = memory ? [own.path] : [own.path, snapshot.path];
  return { sizes, needed, faster, memory };
}
