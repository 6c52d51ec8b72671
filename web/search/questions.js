/**
 * What Python answers to the panels' questions (`knights.page.bridge`).
 *
 * @typedef {object} Account of the last event
 * @property {number | null} place of the choice among all candidates, from 1
 * @property {number} total
 * @property {[choice: number | null, reason: string][]} refused
 * @property {number} tried choices below, at an undo
 * @property {number | null} following the choice that comes next
 *
 * @typedef {object} Level
 * @property {number[]} choices in the order in which they are tried
 * @property {number} tried
 *
 * @typedef {object} Told
 * @property {Account} account
 * @property {Level[]} levels from the root's on; the last has the choices below the path
 *
 * @typedef {object} Mark a part of the evidence; its places are choices
 * @property {"lost" | "cause" | "one" | "other"} role how it is drawn
 * @property {string} told what it stands for
 * @property {readonly number[]} places
 * @property {readonly [from: number, to: number][]} arrows
 * @property {readonly [from: number, to: number][]} lines
 *
 * @typedef {object} Insight
 * @property {boolean | null} completable
 * @property {string} reason a short key
 * @property {number[]} squares
 * @property {string} sentence
 * @property {Mark[]} [marks] the evidence as it is drawn
 * @property {Insight | null} [besides] why there is no solution at all, where that is known and not said already
 *
 * @typedef {object} Lost
 * @property {number | null} since length of the path with which it was lost
 * @property {number | null} alive
 * @property {number} spent
 * @property {boolean} exact
 * @property {number[]} [completion] a solution that begins with the path; empty where none was found
 *
 * @typedef {"keyword" | "comment"} SpanKind a comment is also a text that documents
 * @typedef {[from: number, to: number, kind: SpanKind]} Span a part of a line
 *
 * @typedef {object} Form a teaching form
 * @property {string} name
 * @property {string} title
 * @property {string} sentence
 * @property {string | null} refusal why it cannot run this scenario
 * @property {string} source
 * @property {Span[][]} spans what is set apart in each of its lines
 *
 * @typedef {Record<string, unknown>} Variables
 *
 * @typedef {object} Frames
 * @property {[name: string, line: number][]} calls the outermost first
 * @property {Variables} variables of the innermost
 * @property {{function: string, line: number, variables: Variables}[]} trace the lines to come
 *
 * @typedef {object} Probes sums over random descents; only `exact` where no descents are needed
 * @property {number | null} [exact] the size of the tree
 * @property {number} probes
 * @property {number} total
 * @property {number} squares
 * @property {number} largest
 */
export {};
