import { language, t } from "../../language/translate.ts";
import { trimStop } from "../fragment/cite.ts";
import { ROOT } from "../root.ts";
import { errorSentence } from "./error-sentence.ts";
import { reportError } from "./messages.ts";
import type { ErrorReport, Reply, Request, SolverStatus } from "./types.ts";

/** The part of `Worker` that is used here. */
interface WorkerLike {
  postMessage: (message: Request) => void;
  terminate: () => void;
  onmessage: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  onmessageerror: ((event: MessageEvent) => void) | null;
}

/** A request that has not been answered. */
interface Pending {
  search: number; // the number of the search
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
}

type Wish = Request extends infer R
  ? R extends Request
    ? Omit<R, "id" | "search" | "run">
    : never
  : never;

/** Give up on a worker that was lost this many times without having delivered anything. */
const MOST_LOSSES = 3;
/** A worker's silence is counted in this many ticks, so that a machine's sleep counts as only one. */
const TICKS = 4;
/**
 * Loading may take longer than a search: on a slow line, or compiling on a slow machine. Failures report themselves,
 * and a busy machine has needed more than a minute.
 */
const LOADING_TICKS = 9 * TICKS;

/** Addresses requests that belong to no search. */
const NOBODY = { number: 0, run: 0 };

/**
 * The page's side of the worker: requests as promises to one worker, which is replaced when it dies or hangs. Several
 * searches share it, each with its number (`Search`).
 *
 * When a worker is lost, its promises are rejected; `status` goes through "loading" to "loaded" again, and the owners
 * of searches continue from where they are.
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
      this.#reportPolicy(event),
    );
  }

  get status() {
    return this.#status;
  }

  /** Say why the worker cannot start: the worker itself gives no reason when a policy forbids it. */
  #reportPolicy({ effectiveDirective }: Pick<SecurityPolicyViolationEvent, "effectiveDirective">) {
    if (effectiveDirective !== "worker-src" || this.#status.name === "loaded") return;
    this.#fail({ name: "Forbidden", message: t("files-no-workers") });
  }

  /**
   * Subscribe to every change of `status`.
   *
   * @returns ends the subscription
   */
  subscribe(listener: (status: SolverStatus) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Load Python and the solver, also after a failure. Does nothing when loaded or loading. */
  load() {
    if (this.#status.name === "loading" || this.#status.name === "loaded") return;
    this.#losses = 0;
    this.#begin();
  }

  /**
   * Resolves when Python is loaded, also after a reload.
   *
   * @throws {Error} when loading failed
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

  /** Reserve the number of another search. */
  newSearchNumber() {
    return ++this.#lastSearch;
  }

  /**
   * Send a request of a search, and return its answer.
   *
   * @returns rejected at once when Python is not loaded
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

  /** Resolve the pending requests of a search with null. */
  dropRequests({ number }: { number: number }) {
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
        sandboxed ? { name: "Forbidden", message: t("files-sandboxed") } : reportError(error),
      );
      return;
    }
    const worker = this.#worker;
    worker.onmessage = (event) => {
      if (worker === this.#worker) this.#receive(event.data);
    };
    worker.onerror = (event) => {
      event.preventDefault?.();
      if (worker === this.#worker) this.#lose(event.message ?? "");
    };
    worker.onmessageerror = () => {
      if (worker === this.#worker) this.#lose("an answer could not be read");
    };
    this.#silentTicks = 0;
    this.#watch = setInterval(() => this.#checkSilence(), this.#silence / TICKS);
    // A worker that does not even load is reported by `status`, not by this promise.
    this.request({ type: "load", language: language() }, NOBODY).catch(() => {});
  }

  #receive(reply: Reply) {
    this.#silentTicks = 0;
    if (reply.type === "progress") {
      const { stage, bytes, total } = reply;
      if (this.#status.name === "loading") this.#become({ name: "loading", stage, bytes, total });
      return;
    }
    if (reply.type === "error" && reply.fatal) {
      if (this.#status.name === "loading") this.#fail(reply.error);
      else this.#lose(errorSentence(reply.error));
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

  /** One tick of the watch: a worker that owes an answer and has been silent for too long counts as lost. */
  #checkSilence() {
    if (this.#pending.size === 0) {
      this.#silentTicks = 0;
      return;
    }
    this.#silentTicks++;
    const patience = this.#status.name === "loading" ? LOADING_TICKS : TICKS;
    if (this.#silentTicks <= patience) return;
    const seconds = Math.round((this.#silence * patience) / TICKS / 1000);
    this.#lose(t("files-silent", { seconds }));
  }

  /** Replace a lost worker, unless that has failed too often. */
  #lose(reason: string) {
    const loading = this.#status.name === "loading";
    const why = trimStop(reason);
    const message = loading
      ? t("files-not-loaded", { why: why || t("files-no-worker") })
      : t("files-stopped", { why: why || t("files-ended") });
    this.#losses++;
    const error = { name: "WorkerLost", message };
    if (loading || this.#losses >= MOST_LOSSES) {
      this.#fail(error);
      return;
    }
    // Change the status first, so that owners know of the loss before their promises are rejected.
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

  /** Drop the worker, and return its unanswered requests. */
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

/** An error of the worker, in the language of the page. */
const revive = (error: ErrorReport) =>
  Object.assign(new Error(), error, { message: errorSentence(error) });
