import { isText } from "../../../engine/checks.ts";
import { ROOT } from "../../../engine/root.ts";
import { isAssets } from "../../../engine/search/assets.ts";
import { fetchFile, fetchJson } from "../../../engine/search/error-sentence.ts";
import { findKept } from "../../../engine/search/snapshot.ts";
import { language, tell } from "../../../language/tell.ts";

/**
 * The frame in which programs of the visitor's own run. It has no origin, so that nothing of the page is in its reach: no document, no storage,
 * no cache that a later visit would be answered from; and its policy lets it ask nothing of anyone. So the page hands it all that it needs, each
 * file as soon as it is there.
 */

/** A worker. */
export interface Begun {
  port: MessagePort; // to it
  end: () => void; // ends it at once, whatever it does
}

/** Milliseconds for a frame that is loaded to say that it is there. */
const PATIENCE = 10_000;

/** Files that are wanted in any case. */
const FIRST = ["own-worker.js", "pyodide/pyodide.asm.wasm"];

/** The page in one file has no other page beside it: the frame's text is among what it carries. */
const carried = "knightsPack" in globalThis;

export class Sandbox {
  /** The frame, once it is there; its files may still be on their way. */
  #frame: Promise<Window> | null = null;
  /** The newest; messages of an older one are ignored. */
  #element: HTMLIFrameElement | null = null;
  #failed;
  #control = new AbortController();
  /** How many workers have been begun; each has its number. */
  #begun = 0;
  /** Of each worker, who is told that it could not go on. */
  #fallen: Map<number, (message: string) => void> = new Map();

  /** @param failed no worker can go on */
  constructor(failed: (message: string) => void) {
    this.#failed = failed;
  }

  /**
   * Begins a new worker.
   *
   * @param fallen it could not go on: what it says may be the program's
   * @throws {Error} when the frame does not come; where a file does not, `failed` is told
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

  /** It has come to nothing: the next begins with a new one. @returns whether anybody waited for it */
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
    /** What it lacks it waits for in vain. */
    const fail = (message: string) => {
      if (this.#drop(frame)) this.#failed(message);
    };
    /** Rejected if the site or the browser forbids its script. */
    const silent: Promise<never> = new Promise((_, reject) => {
      const giveUp = () => reject(new Error(tell("own-editor-no-frame")));
      frame.addEventListener("load", () => setTimeout(giveUp, PATIENCE));
    });
    // Of a page in a frame nobody is told whether it has come.
    const page = new URL("own.html", ROOT);
    const content = fetchFile(page);
    const there = new Promise((resolve) => {
      /** The server may have a newer frame than the one that this page would hand its files to. @param script by its hash */
      const greet = async (script: unknown) => {
        const text = new TextDecoder().decode(await content);
        if (isText(script) && text.includes(script)) resolve(null);
        else fail(tell("files-other", { name: "own.html" }));
      };
      addEventListener(
        "message",
        ({ data, source }) => {
          if (source === null || source !== frame.contentWindow || frame !== this.#element) return;
          if (data?.own === "there") void greet(data.script);
          if (data?.own !== "failed") return;
          if (data.path !== undefined) fail(tell("files-damaged", { name: String(data.path) }));
          else if (data.number === undefined)
            fail(tell("own-editor-broken", { why: String(data.message).replace(/\.$/, "") }));
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
 * Hands over all that Python needs, by its path on the site.
 *
 * @throws {Error} when a file does not come
 */
async function handFiles(post: (message: object, transfer?: Transferable[]) => Promise<void>) {
  const hand: (path: string, bytes?: number) => Promise<void> = async (path, bytes) => {
    const content = await fetchFile(new URL(path, ROOT), bytes);
    await post({ own: "file", path, content }, [content]);
  };
  // What takes longest to come, and to be made ready.
  const first = FIRST.map((path) => hand(path));
  for (const file of first) file.catch(() => {});
  const { sizes, needed, faster, memory } = await findWanted();
  await Promise.all([
    ...first,
    ...needed.filter((path) => !FIRST.includes(path)).map((path) => hand(path, sizes.get(path))),
    // Without these Python starts plainly.
    ...faster.map((path) => hand(path).catch(() => {})),
  ]);
  await post({ own: "complete", memory }, memory ? [memory] : []);
}

/** Which files are to be fetched for Python, and how large they are: those that it needs, and those that make it start faster. */
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
