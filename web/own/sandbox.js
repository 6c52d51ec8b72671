import { ROOT } from "../root.js";
import * as words from "../text/en-own.js";

/**
 * The frame in which programs of the visitor's own run. It has no origin, so that nothing of the page is in its reach: no document, no storage,
 * no cache that a later visit would be answered from; and its policy lets it ask nothing of anyone. So the page hands it all that it needs.
 *
 * @typedef {object} Assets what the build put on the site for Python
 * @property {string} wheel
 * @property {{path: string}[]} files
 * @property {{path: string}} [snapshot]
 */

/** Milliseconds for a frame that is loaded to say that it is there. */
const PATIENCE = 10_000;

/** The page in one file has no other page beside it: the frame's text is among what it carries. */
const carried = "knightsPack" in globalThis;

export class Sandbox {
  /** @type {Promise<Window> | null} the frame, once it has got its files */
  #frame = null;
  /** @type {HTMLIFrameElement | null} */
  #element = null;
  #failed;
  #control = new AbortController();

  /** @param {(message: string) => void} failed the worker could not go on */
  constructor(failed) {
    this.#failed = failed;
  }

  /**
   * Begins a new worker; the one before is ended.
   *
   * @returns {Promise<MessagePort>} to it
   * @throws {Error} when a file does not come
   */
  async begin() {
    this.#frame ??= this.#open();
    const frame = await this.#frame.catch((error) => {
      this.#element?.remove();
      this.#frame = null;
      throw error;
    });
    const { port1, port2 } = new MessageChannel();
    frame.postMessage({ own: "begin" }, "*", [port2]);
    return port1;
  }

  /** Ends the worker at once, whatever it does. */
  end() {
    this.#element?.contentWindow?.postMessage({ own: "end" }, "*");
  }

  close() {
    this.#control.abort();
    this.#element?.remove();
  }

  async #open() {
    const frame = document.createElement("iframe");
    this.#element = frame;
    frame.hidden = true;
    frame.setAttribute("sandbox", "allow-scripts");
    /** @type {Promise<never>} where it may not run its script, as the site or the browser forbids it */
    const silent = new Promise((_, reject) => {
      const tell = () => reject(new Error(words.editor.noFrame));
      frame.addEventListener("load", () => setTimeout(tell, PATIENCE));
    });
    const there = new Promise((resolve) => {
      addEventListener(
        "message",
        ({ data, source }) => {
          if (source === null || source !== frame.contentWindow) return;
          if (data?.own === "there") resolve(null);
          if (data?.own === "failed") this.#failed(String(data.message));
        },
        { signal: this.#control.signal },
      );
    });
    const files = fetchFiles();
    if (carried) frame.srcdoc = await (await fetch(new URL("own.html", ROOT))).text();
    else frame.src = new URL("own.html", ROOT).href;
    document.body.append(frame);
    const [told] = await Promise.all([files, Promise.race([there, silent])]);
    const target = /** @type {Window} */ (frame.contentWindow);
    target.postMessage({ own: "files", ...told }, "*");
    return target;
  }
}

/** All that Python needs, by its path on the site. */
async function fetchFiles() {
  const get = async (/** @type {string} */ path) => {
    const response = await fetch(new URL(path, ROOT));
    if (!response.ok) throw new Error(`${path} could not be loaded (${response.status}).`);
    return response.arrayBuffer();
  };
  const script = get("own-worker.js");
  script.catch(() => {});
  /** @type {Assets} */
  const { snapshot, ...assets } = JSON.parse(new TextDecoder().decode(await get("assets.json")));
  const shared = carried ? undefined : snapshot;
  const text = new TextEncoder().encode(JSON.stringify({ ...assets, snapshot: shared })).buffer;
  const wanted = [...assets.files.map(({ path }) => path), assets.wheel];
  if (shared) wanted.push(shared.path);
  const paths = [...new Set(wanted)].filter((path) => !path.endsWith(".mjs"));
  const contents = await Promise.all(paths.map(get));
  const entries = paths.map((path, i) => /** @type {const} */ ([path, contents[i]]));
  return { script: await script, files: new Map([["assets.json", text], ...entries]) };
}
