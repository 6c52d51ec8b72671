/**
 * Handles the worker's requests, independent of how messages are sent: several searches at once, each with its number.
 */

import type { Engine } from "./engine.ts";
import type { LoadRequest, Reply, Request } from "./types.ts";

export class Service {
  #engine;
  /** By search: the number of its current run. Requests of older runs are not computed. */
  #current: Map<number, number> = new Map();

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** True when a request belongs to an older run. */
  isLate({ search, run }: Request) {
    return run < (this.#current.get(search) ?? 0);
  }

  answer(request: Exclude<Request, LoadRequest>): Reply {
    const { search, run, id } = request;
    switch (request.type) {
      case "start": {
        this.#current.set(search, run);
        const description = this.#engine.start(search, request.scenario, request.state);
        return { type: "started", run, id, description };
      }
      case "more":
        return { type: "chunk", run, id, ...timed(() => this.#engine.more(search, request.count)) };
      case "replay":
      case "rewind": {
        const { type, scenario, state, count } = request;
        const events = this.#engine.read(type, scenario, state, count);
        return { type: "chunk", run, id, events, verdict: null };
      }
      case "ask": {
        const answer = this.#engine.ask(request.question, request.args);
        return { type: "answer", run, id, answer };
      }
      case "end":
        this.#current.delete(search);
        this.#engine.end(search);
        return { type: "answer", run, id, answer: null };
    }
  }
}

/** Call `make`, and add the milliseconds that it took. */
function timed<T extends object>(make: () => T) {
  const began = performance.now();
  const made = make();
  return { ...made, took: performance.now() - began };
}
