/**
 * What Python answers to the panels' questions (`knights.page.bridge`), and to those of who plays. What it says of the questions
 * that the visitor is asked is in `questions/kinds.js`.
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
 * @property {Link[]} [chain] the reason step by step, where it takes some
 * @property {number | null} [enough] how many of the places that are marked as lost prove it; null: all together
 *
 * @typedef {object} Link a step of a chain of reasons
 * @property {string} sentence
 * @property {number[]} choices what is tried and forced up to then, after the path
 * @property {Mark[]} marks
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
 * @typedef {object} Form a program
 * @property {string} name
 * @property {string} title
 * @property {string} sentence
 * @property {string | null} refusal why it cannot run this scenario
 * @property {string} source
 * @property {Span[][]} spans what is set apart in each of its lines
 * @property {number[]} lines those that can run once the search has begun, from 1
 *
 * @typedef {[name: string, value: string]} Variable as it is read
 *
 * @typedef {object} Line that runs
 * @property {string} function
 * @property {number} line from 1
 * @property {Variable[]} variables
 * @property {number | null} tested the choice that is looked at
 *
 * @typedef {object} Frames
 * @property {Line | null} made the line that made the step, with the variables after it; null: at the beginning
 * @property {Line[]} trace the lines to come, with the variables before each
 *
 * @typedef {object} Reached when a line runs
 * @property {number | null} steps from now on; null: it was not found
 * @property {number | null} at its number among the lines after that step
 * @property {boolean} ends the search ends, or begins, before the budget is used up
 * @property {number} budget of steps
 *
 * @typedef {object} Probes sums over random descents; only `exact` where no descents are needed, and `problem` where none can be made
 * @property {string} [problem]
 * @property {number | null} [exact] the size of the tree
 * @property {number} probes
 * @property {number} total
 * @property {number} squares
 * @property {number} largest
 *
 * @typedef {object} Offer what may be placed by hand
 * @property {number[]} choices
 * @property {number[]} places those where something may be tried, each by the choice that stands for it
 * @property {string} coming the name of the first of them, where a search would fill it before the others, or ""
 * @property {string | null} held why the last choice cannot be taken back
 * @property {boolean} solved
 *
 * @typedef {object} Hint
 * @property {string} sentence
 * @property {Mark[]} marks
 * @property {number | null} choice
 * @property {boolean} lost
 *
 * @typedef {object} Found where a path was lost
 * @property {string} sentence
 * @property {number | null} since
 * @property {boolean} exact
 * @property {number | null} choice
 * @property {Mark[]} marks
 * @property {number[]} completion
 *
 * @typedef {object} Compared what was done, and what the search does
 * @property {number} right so many steps, from the first on, are the search's
 * @property {number | null} following the event that the search makes then; null: it ends
 * @property {string} sentence why
 * @property {string} mistake what is wrong with the step that came instead, or ""
 *
 * @typedef {object} Judged
 * @property {boolean | null} alive
 * @property {string} sentence
 * @property {Mark[]} marks
 */
export {};
