/**
 * What the page and the worker for programs of the visitor's own say to each other.
 *
 * @typedef {object} Request what `knights.programs.report.Request` is
 * @property {string} text
 * @property {string} scenario
 * @property {string[]} lines what `input` gives
 * @property {string | null} watch the name of what is watched; null: what is found
 * @property {Record<string, unknown>} settings
 * @property {Record<string, number>} limits
 * @property {number | null} [expected] how many solutions there are, where it is known
 *
 * @typedef {object} Finding what is wrong: its sentence comes from where the program ran, which may make it say anything
 * @property {string} mistake a short key
 * @property {string} sentence
 * @property {number | null} step counted from 0
 * @property {number | null} choice
 * @property {number | null} line from 1
 * @property {number | null} allowed the line of the test that said yes to it
 *
 * @typedef {object} Report what came of a run
 * @property {"found" | "none" | "wrong" | "stopped" | "unknown"} outcome
 * @property {Finding[]} findings
 * @property {string} printed
 * @property {number} steps
 * @property {number} calls
 * @property {string | null} watched
 * @property {string[]} settings names that were given their values
 * @property {number} placed
 * @property {number} undone
 * @property {number} solutions
 * @property {Rule} [rule] without it a whole program has run
 *
 * @typedef {object} Rule of a search of ours that ran with one
 * @property {string[]} names the functions that are defined: order, is_safe, choices
 * @property {boolean} exhausted all that they allow was tried
 * @property {number | null} rate steps a second; null: it was too short to tell
 *
 * @typedef {object} Outcome
 * @property {Report} report
 * @property {Int32Array} at the step of each event
 * @property {Int32Array} events a choice that is placed, or ~choice
 *
 * @typedef {[name: string, line: number, variables: [name: string, value: string][]]} Line
 * @typedef {[made: Line, stack: Line[], lines: Line[]]} Moment the line that made a step, the calls, and the lines up to the next
 *
 * @typedef {object} Callers what there is to be known of all calls: `knights.programs.session.Session.callers`
 * @property {string[]} names of the functions whose calls were noted
 * @property {number | null} stopped from which number on calls only ended as the program was stopped; null: it was not
 * @property {boolean} pauses some are resumed, so that their calls do not nest
 * @property {boolean} defines the program has functions at all
 *
 * @typedef {{packed: Int32Array, callers: Callers}} Calls
 *
 * @typedef {object} Comparison with our own search of the same scenario
 * @property {number} placed by ours
 * @property {number} undone
 * @property {number} solutions
 * @property {import("../search/messages.js").Verdict | null} verdict null: it was not looked at to its end
 * @property {number} same how many events are the same from the beginning on
 * @property {{ours: number | null, theirs: number | null} | null} differs what comes next in each, null at its end; null: they do not differ
 * @property {Int32Array} events of ours, from where the program's begin
 *
 * @typedef {{id: number, name: string, args: unknown[]}} Call
 * @typedef {{id: number, told: string, packed: Int32Array[]} | {id: number, error: string} | {ready: string} | {fatal: string}
 *   | {progress: {stage: import("../search/messages.js").LoadStage, bytes: number, total: number}}} Answer what is told is JSON, and see answers.js
 */

export {};
