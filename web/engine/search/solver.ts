import { language, tell } from "../../language/tell.ts";
import { ROOT } from "../root.ts";
import { toldOf } from "./error-told.ts";
import { reportError } from "./messages.ts";
import type { ErrorReport, Reply, Request, SolverStatus } from "./types.ts";

/** The part of `Worker` that is needed here. */
interface WorkerLike {
  postMessage: (message: Request) => void;
  terminate: () => void;
  onmessage: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  onmessageerror: ((event: MessageEvent) => void) | null;
}

/** A request that has not been answered. */
interface Pending {
  search: number; // whose it is
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
}

type Wish = Request extends infer R
  ? R extends Request
    ? Omit<R, "id" | "search" | "run">
    : never
  : never;

/**
 * A worker that is lost again and again without having delivered anything is given up after so many
 * times.
 */
const MOST_LOSSES = 3;
/**
 * The silence that a worker is granted is counted in this many ticks, so that a machine's sleep
 * counts as one.
 */
const TICKS = 4;
/**
 * A slow line, or a slow machine compiling, is granted more than a search that is under way: what fails
 * says so, and a machine with much else to do took more than a minute over it.
 */
const LOADING_TICKS = 9 * TICKS;

/** Who loads Python: no search. */
const NOBODY = { number: 0, run: 0 };

/**
 * The page's side of the worker: requests as promises, one worker at a time, replaced when it dies
 * or falls silent. Several searches are run in it, each by its number (`Search`).
 *
 * A promise whose worker was lost is rejected; `status` then goes through "loading" to "loaded"
 * again, and it is for the owners of searches to start anew from where they are.
 */
export class Solver {
  #status: SolverStatus = { name: "idle" };
  #listeners: Set<(status: SolverStatus) => void> = new Set();
  #worker: WorkerLike | null = null;
  #pending: Map<number, Pending> = new Map();
  #lastId = 0;
  #lastSearch = 0;
  #losses = 0;
  #silentTicks = 0;
  #watch: ReturnType<typeof setInterval> | null = null;
  #spawn;
  #silence;

  constructor({
    url = new URL("search/worker.js", ROOT),
    spawn,
    silence = 20_000,
  }: { url?: string | URL; spawn?: () => WorkerLike; silence?: number } = {}) {
    this.#spawn = spawn ?? (() => new Worker(url, { type: "module", name: "solver" }));
    this.#silence = silence;
    globalThis.document?.addEventListener("securitypolicyviolation", (event) =>
      this.#heedPolicy(event),
    );
  }

  get status() {
    return this.#status;
  }

  /** Say why no worker may begin: it only tells that it did not. */
  #heedPolicy({ effectiveDirective }: Pick<SecurityPolicyViolationEvent, "effectiveDirective">) {
    if (effectiveDirective !== "worker-src" || this.#status.name === "loaded") return;
    this.#fail({ name: "Forbidden", message: tell("files-no-workers") });
  }

  /**
   * Be told of every change of `status`.
   *
   * @returns ends the subscription
   */
  subscribe(listener: (status: SolverStatus) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Load Python and the solver; also the way to try again after a failure. Does nothing when loaded
   * or loading.
   */
  load() {
    if (this.#status.name === "loading" || this.#status.name === "loaded") return;
    this.#losses = 0;
    this.#begin();
  }

  /**
   * Wait until Python is loaded, be it anew.
   *
   * @throws {Error} when it could not be
   */
  loaded(): Promise<void> {
    return new Promise((resolve, reject) => {
      const look = (status: SolverStatus) => {
        if (status.name === "loaded") resolve();
        else if (status.name === "failed") reject(new Error(status.error.message));
        else return;
        leave();
      };
      const leave = this.subscribe(look);
      look(this.#status);
    });
  }

  /** The number of one more search, beside those that there are. */
  admit() {
    return ++this.#lastSearch;
  }

  /**
   * Send a request of a search; what comes of it.
   *
   * @returns rejected at once where Python is not loaded
   */
  request<T>(wish: Wish, { number, run }: { number: number; run: number }): Promise<T> {
    const worker = this.#worker;
    if (worker === null || (wish.type !== "load" && this.#status.name !== "loaded")) {
      return Promise.reject(new Error("Python is not loaded."));
    }
    const id = ++this.#lastId;
    if (this.#pending.size === 0) this.#silentTicks = 0;
    return new Promise((resolve, reject) => {
      const done = resolve as Pending["resolve"];
      this.#pending.set(id, { search: number, resolve: done, reject });
      worker.postMessage({ ...wish, id, search: number, run } as Request);
    });
  }

  /** What is still on its way for a search is wanted no more. */
  forget({ number }: { number: number }) {
    if (this.#status.name !== "loaded") return;
    for (const [id, { search, resolve }] of this.#pending) {
      if (search !== number) continue;
      this.#pending.delete(id);
      resolve(null);
    }
  }

  /** End the worker for good. */
  close() {
    this.#drop(new Error("The solver was closed."));
    this.#become({ name: "idle" });
  }

  #begin() {
    this.#become({ name: "loading", stage: "runtime", bytes: 0, total: 0 });
    try {
      this.#worker = this.#spawn();
    } catch (error) {
      const sandboxed = globalThis.origin === "null";
      this.#fail(
        sandboxed ? { name: "Forbidden", message: tell("files-sandboxed") } : reportError(error),
      );
      return;
    }
    const worker = this.#worker;
    worker.onmessage = (event) => {
      if (worker === this.#worker) this.#hear(event.data);
    };
    worker.onerror = (event) => {
      event.preventDefault?.();
      if (worker === this.#worker) this.#lose(event.message ?? "");
    };
    worker.onmessageerror = () => {
      if (worker === this.#worker) this.#lose("an answer could not be read");
    };
    this.#silentTicks = 0;
    this.#watch = setInterval(() => this.#listen(), this.#silence / TICKS);
    // A worker that does not even load is told of by its status, not by this promise.
    this.request({ type: "load", language: language() }, NOBODY).catch(() => {});
  }

  #hear(reply: Reply) {
    this.#silentTicks = 0;
    if (reply.type === "progress") {
      const { stage, bytes, total } = reply;
      if (this.#status.name === "loading") this.#become({ name: "loading", stage, bytes, total });
      return;
    }
    if (reply.type === "error" && reply.fatal) {
      if (this.#status.name === "loading") this.#fail(reply.error);
      else this.#lose(toldOf(reply.error));
      return;
    }
    const pending = this.#pending.get(reply.id);
    if (pending === undefined) return;
    this.#pending.delete(reply.id);
    this.#settle(reply, pending);
  }

  #settle(reply: Exclude<Reply, { type: "progress" }>, { resolve, reject }: Pending) {
    switch (reply.type) {
      case "loaded":
        resolve(null);
        this.#become({ name: "loaded", version: reply.version, snapshot: reply.snapshot ?? false });
        break;
      case "started":
        resolve(reply.description);
        break;
      case "chunk":
        this.#losses = 0;
        resolve({ events: reply.events, verdict: reply.verdict, took: reply.took });
        break;
      case "answer":
        resolve(reply.answer);
        break;
      case "error":
        reject(revive(reply.error));
        break;
    }
  }

  /**
   * One tick of the watch: a worker that owes an answer and has been silent for too long is taken
   * for dead.
   */
  #listen() {
    if (this.#pending.size === 0) {
      this.#silentTicks = 0;
      return;
    }
    this.#silentTicks++;
    const patience = this.#status.name === "loading" ? LOADING_TICKS : TICKS;
    if (this.#silentTicks <= patience) return;
    const seconds = Math.round((this.#silence * patience) / TICKS / 1000);
    this.#lose(tell("files-silent", { seconds }));
  }

  /** The worker is of no more use: replace it, unless that has been tried in vain. */
  #lose(reason: string) {
    const loading = this.#status.name === "loading";
    const why = reason.replace(/\.$/, "");
    const message = loading
      ? tell("files-not-loaded", { why: why || tell("files-no-worker") })
      : tell("files-stopped", { why: why || tell("files-ended") });
    this.#losses++;
    const error = { name: "WorkerLost", message };
    if (loading || this.#losses >= MOST_LOSSES) {
      this.#fail(error);
      return;
    }
    // First the status, so that the owner knows of the loss before its promises tell it.
    const lost = this.#abandon();
    this.#begin();
    for (const { reject } of lost) reject(Object.assign(new Error(message), error));
  }

  #fail(error: ErrorReport) {
    const lost = this.#abandon();
    const told = revive(error);
    this.#become({ name: "failed", error: { ...error, message: told.message } });
    for (const { reject } of lost) reject(told);
  }

  #drop(error: Error) {
    for (const { reject } of this.#abandon()) reject(error);
  }

  /** Let go of the worker and of the requests it has not answered, which are handed back. */
  #abandon() {
    if (this.#watch !== null) clearInterval(this.#watch);
    this.#watch = null;
    this.#worker?.terminate();
    this.#worker = null;
    const lost = [...this.#pending.values()];
    this.#pending.clear();
    return lost;
  }

  #become(status: SolverStatus) {
    this.#status = status;
    for (const listener of this.#listeners) listener(status);
  }
}

/** An error of the worker's, told in the language of the page. */
const revive = (error: ErrorReport) =>
  Object.assign(new Error(), error, { message: toldOf(error) });
