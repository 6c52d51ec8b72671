import { bundled } from "./bundled.ts";
import { Problem } from "./messages.ts";
import { describeDamage, describeLoss, explain, lookAt, nameFile } from "./site-file.ts";
import type { LoadStage } from "./types.ts";

export type Report = (stage: LoadStage, bytes: number, total: number) => void;

/** Bytes between two reports: often enough for a bar to move, seldom enough not to matter. */
const REPORT_EVERY = 65_536;
/** What has to be there before Python can start. */
const RUNTIME = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"];

/**
 * Watches a load: counts the bytes that come, and notes what fails first.
 *
 * Pyodide fetches its files itself and does not always say that one has failed: it may wait for
 * ever instead. So the meter stands in for `fetch` and for the compiler while the load lasts.
 */
export class LoadMeter {
  /** Rejected, with a sentence, as soon as anything has failed. */
  failed: Promise<never>;
  failure: Error | null = null;
  /** Whether it was a file that did not come. */
  incomplete = false;
  #fail: (failure: Error) => void = () => {};
  #report: Report | null;
  #early;
  #fetch = globalThis.fetch;
  #compile = WebAssembly.instantiateStreaming;
  #sizes: Map<string, number> = new Map();
  #stage: LoadStage = "runtime";
  /** What of the runtime has not come. */
  #missing = new Set(RUNTIME);
  #bytes = 0;
  #total = 0;
  #reported = 0;

  /** @param early responses on their way, by their address */
  constructor(report: Report, early: Map<string, Promise<Response>> = new Map()) {
    this.#report = report;
    this.#early = early;
    this.failed = new Promise((_, reject) => {
      this.#fail = reject;
    });
    // Those who wait deal with it; without anyone waiting it is no error.
    this.failed.catch(() => {});
  }

  /**
   * Count nothing. What comes from the browser's store comes at once; and only untouched it brings its
   * compiled code along.
   */
  mute() {
    this.#report = null;
  }

  /** Have a file answered for by this response. */
  answer(url: string, response: Response) {
    this.#early.set(url, Promise.resolve(response));
  }

  start() {
    globalThis.fetch = (input, init) => this.#fetchMetered(input, init);
    WebAssembly.instantiateStreaming = async (source, imports) => {
      try {
        return await this.#instantiate(await source, imports);
      } catch (error) {
        // What broke off on its way tells it of itself, a little later.
        await new Promise((told) => setTimeout(told));
        this.#miss(describeCompilation(error));
        throw error;
      }
    };
  }

  /** Browsers compile on the way only what comes as application/wasm; many servers do not know the type. */
  async #instantiate(response: Response, imports?: WebAssembly.Imports) {
    const typed = response.headers.get("Content-Type")?.toLowerCase() === "application/wasm";
    if (typed) return this.#compile.call(WebAssembly, response, imports);
    return WebAssembly.instantiate(await response.arrayBuffer(), imports);
  }

  stop() {
    globalThis.fetch = this.#fetch;
    WebAssembly.instantiateStreaming = this.#compile;
  }

  /**
   * Say what is to come. What is on its way already is taken in from now on, whether or not anyone
   * reads it yet: on a slow line the modules that read it come long after the first of its bytes.
   */
  expect(files: { path: string; bytes: number }[]) {
    this.#total = 0;
    for (const { path, bytes } of files) {
      this.#sizes.set(nameFile(path), bytes);
      this.#total += bytes;
    }
    for (const [url, response] of this.#early) {
      const metered = response.then((found) => this.#meter(url, found));
      metered.catch(() => {});
      this.#early.set(url, metered);
    }
    this.#tell();
  }

  enter(stage: LoadStage) {
    this.#stage = stage;
    this.#tell();
  }

  /** Import a module. What it weighs is counted when it has come: an import does not tell before. */
  async import(url: URL) {
    try {
      const came = bundled.get(url.pathname.split("/").at(-1) ?? "");
      const module = came ?? (await import(url.href));
      this.count(this.#sizes.get(nameFile(url.href)) ?? 0);
      this.#note(url.pathname);
      return module;
    } catch (cause) {
      // An import does not say why.
      const failure = await explain(url.href, this.#sizes.get(nameFile(url.href)), cause);
      this.#miss(failure);
      throw failure;
    }
  }

  /** A file is not there, or not what it should be. */
  #miss(failure: Error) {
    this.incomplete = true;
    this.failure ??= failure;
    this.#fail(this.failure);
  }

  async #fetchMetered(input: RequestInfo | URL, init?: RequestInit) {
    const url = input instanceof Request ? input.url : String(input);
    let response: Response;
    try {
      const early = this.#early.get(url);
      this.#early.delete(url);
      const late = () => this.#fetch.call(globalThis, input, init).then((r) => this.#meter(url, r));
      response = await (early ?? late());
    } catch (error) {
      // Where Pyodide knows a file's hash the browser only tells that it did not come to that.
      const hashed = init?.integrity !== undefined;
      const size = this.#sizes.get(nameFile(url));
      this.#miss(hashed ? await explain(url, size, error) : describeLoss(url, error));
      throw error;
    }
    const problem = lookAt(url, response);
    if (problem !== null) this.#miss(problem);
    return response;
  }

  /** The same response, with its bytes counted as they come; untouched where nothing is counted. */
  #meter(url: string, response: Response) {
    if (response.body === null || this.#report === null) return response;
    if (lookAt(url, response) !== null) return response;
    const size = this.#sizes.get(nameFile(url));
    let came = 0;
    const counter = countBytes(
      (bytes) => {
        came += bytes;
        this.count(bytes);
      },
      () => {
        // Where the runtime was compiled before, its file is empty (standalone/own-worker.ts).
        if (size !== undefined && came !== size && came > 0) this.#miss(describeDamage(url));
        this.#note(url);
      },
      Infinity,
    );
    response.body.pipeTo(counter.writable).catch((cause) => this.#miss(describeLoss(url, cause)));
    const { status, statusText, headers } = response;
    const metered = new Response(counter.readable, { status, statusText, headers });
    // A response made by hand has no address, and Pyodide looks at it.
    Object.defineProperty(metered, "url", { value: response.url });
    return metered;
  }

  /** Note that a file has come as a whole. */
  #note(url: string) {
    this.#missing.delete(url.split("/").at(-1) ?? "");
    if (this.#missing.size === 0 && this.#stage === "runtime") this.enter("start");
  }

  /** Note that so many bytes have come. */
  count(bytes: number) {
    this.#bytes += bytes;
    if (this.#bytes - this.#reported >= REPORT_EVERY) this.#tell();
  }

  #tell() {
    this.#reported = this.#bytes;
    this.#report?.(this.#stage, Math.min(this.#bytes, this.#total), this.#total);
  }
}

/**
 * What passes bytes on, and tells how many.
 *
 * @param ahead how many chunks it takes in before anyone reads them
 */
export function countBytes(
  tell: (bytes: number) => void,
  end: () => void = () => {},
  ahead = 0,
): TransformStream<Uint8Array, Uint8Array> {
  const transformer = {
    transform: (chunk: Uint8Array, controller: TransformStreamDefaultController<Uint8Array>) => {
      tell(chunk.byteLength);
      controller.enqueue(chunk);
    },
    flush: end,
  };
  return new TransformStream(transformer, undefined, { highWaterMark: ahead });
}

export function describeCompilation(cause: unknown) {
  const message = cause instanceof Error ? cause.message : String(cause);
  if (/content.security.policy|unsafe-eval|blocked by csp/i.test(message)) {
    return new Problem("files-forbidden", {}, { cause });
  }
  return new Problem("files-unstartable", { message }, { cause });
}
