/**
 * What the page and its worker say to each other, as unions on `type`.
 *
 * Every message names the `run` it belongs to; an answer that belongs to an older run is dropped.
 * `id` ties an answer to its request. Run 0 is the time before the first `start`.
 *
 * @typedef {object} SearchState where in a stream we are
 * @property {number[]} path the choices now in force, the root included
 * @property {number | null} undone the choice just taken back, if the last event was an undo
 * @property {number | null} [found] how many solutions there were up to it, where the search ends at a
 *   number of them
 *
 * @typedef {"found" | "proved" | "exhausted" | "stopped"} Verdict
 *
 * @typedef {object} ErrorReport an error that has crossed between threads
 * @property {string} name
 * @property {string} message
 * @property {string} [stack]
 *
 * @typedef {object} Description what Python says about a scenario when its search starts
 * @property {string} scenario its canonical text
 * @property {string} puzzle
 * @property {number} size choices are 0 .. size-1
 * @property {number} length a complete path has this many choices
 * @property {number[]} root
 * @property {boolean} [every] whether the search goes on after a solution
 * @property {{verdict: Verdict, placed: number | null, undone: number | null, solutions: number | null} | null} [counts]
 *   how the run is known to come out
 * @property {{exists: boolean, name: string, source: string, sentence: string} | null} [theory] a
 *   theorem that settles it without a search
 * @property {BoardSketch} [board] what there is to draw: this, or one of the next
 * @property {GraphSketch} [graph]
 * @property {ForestSketch} [forest]
 * @property {MapSketch} [map]
 * @property {GridSketch} [grid]
 *
 * @typedef {object} BoardSketch
 * @property {number} rows
 * @property {number} columns
 * @property {number[] | null} [bias] where ties are broken at random: of equal squares the smaller goes first
 *
 * @typedef {object} GraphSketch
 * @property {string[]} names
 * @property {number[][]} neighbours of each vertex, in the order in which they are tried
 * @property {boolean} directed
 *
 * @typedef {"tree" | "back" | "forward" | "cross"} EdgeKind
 *
 * @typedef {object} ForestSketch what the general depth-first search finds out; times count its events from 1
 * @property {number[]} discovered the time of each vertex
 * @property {number[]} finished
 * @property {[tail: number, head: number, kind: EdgeKind, time: number][]} edges in the order in which they are looked at
 *
 * @typedef {object} MapSketch
 * @property {string[]} names
 * @property {[number, number][]} borders
 * @property {[number, number][][][]} outlines the rings of each region, or nothing
 * @property {[number, number, number, number] | null} frame least x and y, greatest x and y
 * @property {string[]} [remarks] what is seldom meant in an own map
 * @property {number} colours
 *
 * @typedef {object} GridSketch
 * @property {number} n
 * @property {string} givens row by row, a dot for a blank
 *
 * @typedef {"runtime" | "start" | "library"} LoadStage fetching Python, starting it, loading the
 *   solver
 *
 * @typedef {{type: "load", run: number, id: number}} LoadRequest
 * @typedef {object} StartRequest
 * @property {"start"} type
 * @property {number} run
 * @property {number} id
 * @property {string} scenario
 * @property {SearchState | null} state where to begin; null for the start
 * @typedef {{type: "more", run: number, id: number, count: number}} MoreRequest
 * @typedef {object} ReplayRequest the events that follow a state, apart from the running stream
 * @property {"replay"} type
 * @property {number} run
 * @property {number} id
 * @property {string} scenario
 * @property {SearchState} state
 * @property {number} count
 * @typedef {object} RewindRequest the events that led to a state, the latest first
 * @property {"rewind"} type
 * @property {number} run
 * @property {number} id
 * @property {string} scenario
 * @property {SearchState} state
 * @property {number} count
 * @typedef {{type: "ask", run: number, id: number, question: string, args: unknown[]}} AskRequest
 *   one of the bridge's functions that answer in JSON
 * @typedef {LoadRequest | StartRequest | MoreRequest | ReplayRequest | RewindRequest | AskRequest}
 *   Request
 *
 * @typedef {{type: "progress", run: number, stage: LoadStage, bytes: number, total: number}}
 *   ProgressMessage
 * @typedef {{type: "loaded", run: number, id: number, version: string, snapshot?: boolean}}
 *   LoadedMessage `snapshot`: whether Python was copied back instead of started
 * @typedef {{type: "started", run: number, id: number, description: Description}} StartedMessage
 * @typedef {object} ChunkMessage
 * @property {"chunk"} type
 * @property {number} run
 * @property {number} id
 * @property {Int16Array | Int32Array} events
 * @property {Verdict | null} verdict not null when the stream has ended with these events
 * @typedef {{type: "answer", run: number, id: number, answer: unknown}} AnswerMessage
 * @typedef {{type: "error", run: number, id: number, error: ErrorReport, fatal: boolean}}
 *   ErrorMessage `fatal`: this worker is of no further use
 * @typedef {ProgressMessage | LoadedMessage | StartedMessage | ChunkMessage | AnswerMessage |
 *   ErrorMessage} Reply
 */

/**
 * Turn anything that was thrown into plain data that can cross between threads.
 *
 * @param {unknown} thrown
 * @returns {ErrorReport}
 */
export function reportError(thrown) {
  if (thrown instanceof Error) {
    return { name: thrown.name, message: thrown.message, stack: thrown.stack };
  }
  return { name: "Error", message: String(thrown) };
}

/**
 * Give an error from Python its own name and one sentence; the traceback, which is of no use to a
 * visitor, is kept as its `stack`. A mistake in what was asked for is a ValueError that says what
 * would be right; anything else is a fault in the program.
 *
 * @param {unknown} thrown
 * @returns {ErrorReport | null} null when it does not come from Python
 */
export function reportPython(thrown) {
  const name = /** @type {any} */ (thrown)?.type;
  if (!(thrown instanceof Error) || typeof name !== "string") return null;
  const lines = thrown.message.trimEnd().split("\n");
  // Pyodide adds advice for programmers below the line that says what was raised.
  const raised = lines.findLast((line) => /^[\w.]+(?=:|$)/.exec(line)?.[0].endsWith(name));
  const said = (raised ?? name).replace(/^[\w.]+:? */, "");
  const message =
    name === "ValueError" && said !== ""
      ? said
      : `Python came upon a fault in the program, ${name}${said && `: ${said}`}.`;
  return { name, message, stack: thrown.message };
}
