import { bundled } from "./bundled.ts";
import { Problem } from "./messages.ts";
import { describeDamage, describeLoss, explain, responseProblem, sitePath } from "./site-file.ts";
import type { LoadStage } from "./types.ts";

export type Report = (stage: LoadStage, bytes: number, total: number) => void;

/** Bytes between two reports: often enough for a progress bar, seldom enough to cost nothing. */
const REPORT_EVERY = 65_536;
/** The files that Python cannot start without. */
const RUNTIME = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"];

/**
 * Watches a load: counts the bytes that arrive, and records the first failure.
 *
 * Pyodide fetches its files itself and does not always report a failure: it may wait forever. So the meter replaces
 * `fetch` and the compiler during the load.
 */
export class LoadMeter {
  /** Rejected with a sentence as soon as anything fails. */
  failed: Promise<never>;
  failure: Error | null = null;
  /** True when the failure was a missing or damaged file. */
  incomplete = false;
  #fail: (failure: Error) => void = () => {};
  #report: Report | null;
  #early;
  #fetch = globalThis.fetch;
  #compile = WebAssembly.instantiateStreaming;
  #sizes: Map<string, number> = new Map();
  #stage: LoadStage = "runtime";
  /** Files of the runtime that have not arrived. */
  #missing = new Set(RUNTIME);
  #bytes = 0;
  #total = 0;
  #reported = 0;

  /** @param early responses on their way, by URL */
  constructor(report: Report, early: Map<string, Promise<Response>> = new Map()) {
    this.#report = report;
    this.#early = early;
    this.failed = new Promise((_, reject) => {
      this.#fail = reject;
    });
    // The code that awaits `failed` handles the error; this only avoids an "unhandled rejection".
    this.failed.catch(() => {});
  }

  /**
   * Stop counting. A cached response arrives at once, and only an untouched response brings its compiled code along.
   */
  mute() {
    this.#report = null;
  }

  /** Use this response for a file. */
  answer(url: string, response: Response) {
    this.#early.set(url, Promise.resolve(response));
  }

  start() {
    globalThis.fetch = (input, init) => this.#fetchMetered(input, init);
    WebAssembly.instantiateStreaming = async (source, imports) => {
      try {
        return await this.#instantiate(await source, imports);
      } catch (error) {
        // An interrupted download reports itself a little later, with a better reason: let it go first.
        await new Promise((told) => setTimeout(told));
        this.#miss(describeCompilation(error));
        throw error;
      }
    };
  }

  /** Browsers compile while downloading only with the type application/wasm, which many servers do not know. */
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
   * Announce the files to come. Start reading responses on their way now, even if nobody consumes them yet: on a slow
   * line the modules that use them arrive long after their first bytes.
   */
  expect(files: { path: string; bytes: number }[]) {
    this.#total = 0;
    for (const { path, bytes } of files) {
      this.#sizes.set(sitePath(path), bytes);
      this.#total += bytes;
    }
    for (const [url, response] of this.#early) {
      const metered = response.then((found) => this.#meter(url, found));
      metered.catch(() => {});
      this.#early.set(url, metered);
    }
    this.#send();
  }

  enter(stage: LoadStage) {
    this.#stage = stage;
    this.#send();
  }

  /** Import a module. Its size is counted when it has arrived, as an import reports no progress. */
  async import(url: URL) {
    try {
      const came = bundled.get(url.pathname.split("/").at(-1) ?? "");
      const module = came ?? (await import(url.href));
      this.count(this.#sizes.get(sitePath(url.href)) ?? 0);
      this.#note(url.pathname);
      return module;
    } catch (cause) {
      // A failed import gives no reason.
      const failure = await explain(url.href, this.#sizes.get(sitePath(url.href)), cause);
      this.#miss(failure);
      throw failure;
    }
  }

  /** Record that a file is missing or damaged. */
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
      // With a known hash the browser only reports a generic failure, so fetch again to find the reason.
      const hashed = init?.integrity !== undefined;
      const size = this.#sizes.get(sitePath(url));
      this.#miss(hashed ? await explain(url, size, error) : describeLoss(url, error));
      throw error;
    }
    const problem = responseProblem(url, response);
    if (problem !== null) this.#miss(problem);
    return response;
  }

  /** The same response with its bytes counted as they arrive; unchanged when nothing is counted. */
  #meter(url: string, response: Response) {
    if (response.body === null || this.#report === null) return response;
    if (responseProblem(url, response) !== null) return response;
    const size = this.#sizes.get(sitePath(url));
    let came = 0;
    const counter = countBytes(
      (bytes) => {
        came += bytes;
        this.count(bytes);
      },
      () => {
        // A runtime that was compiled before comes as an empty file (standalone/own-worker.ts).
        if (size !== undefined && came !== size && came > 0) this.#miss(describeDamage(url));
        this.#note(url);
      },
      Infinity,
    );
    response.body.pipeTo(counter.writable).catch((cause) => this.#miss(describeLoss(url, cause)));
    const { status, statusText, headers } = response;
    const metered = new Response(counter.readable, { status, statusText, headers });
    // A constructed response has no URL, but Pyodide reads it.
    Object.defineProperty(metered, "url", { value: response.url });
    return metered;
  }

  /** Note that a file has arrived completely. */
  #note(url: string) {
    this.#missing.delete(url.split("/").at(-1) ?? "");
    if (this.#missing.size === 0 && this.#stage === "runtime") this.enter("start");
  }

  count(bytes: number) {
    this.#bytes += bytes;
    if (this.#bytes - this.#reported >= REPORT_EVERY) this.#send();
  }

  #send() {
    this.#reported = this.#bytes;
    this.#report?.(this.#stage, Math.min(this.#bytes, this.#total), this.#total);
  }
}

/**
 * A stream that passes bytes on and reports their number.
 *
 * @param ahead chunks that it buffers before anyone reads them
 */
export function countBytes(
  onBytes: (bytes: number) => void,
  end: () => void = () => {},
  ahead = 0,
): TransformStream<Uint8Array, Uint8Array> {
  const transformer = {
    transform: (chunk: Uint8Array, controller: TransformStreamDefaultController<Uint8Array>) => {
      onBytes(chunk.byteLength);
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
