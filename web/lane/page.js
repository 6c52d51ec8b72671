/**
 * What the parts of the page are handed: the state that more than one of them reads, each piece written in one place, which
 * is named, and what may be done. Made in state.js, handed down, never global.
 *
 * @typedef {import("../puzzles/types.d.ts").Host & Handed} Page
 *
 * @typedef {object} Handed
 * @property {import("../puzzles/view.js").PuzzleView} view of the open scenario's puzzle (open.js)
 * @property {import("../types/scenario.d.ts").LinkOptions} options what the link says of the page (open.js)
 * @property {Arrangement} arrangement where the link puts the vertices of a graph (open.js)
 * @property {boolean} browsing the gallery is open, the search is out of sight (gallery.js)
 * @property {number | null} collected how many solutions there are in all, once all are collected (solutions.js)
 *
 * @property {(problem: string | null) => void} complain shows what is wrong with what was asked for
 * @property {(text: string) => Promise<string>} checkScenario gives a scenario's canonical text; rejected with what is wrong
 * @property {(options?: import("../types/scenario.d.ts").LinkOptions) => Promise<string>} link the fragment of the
 *   link to the moment shown
 * @property {() => void} openNew opens another instance of the same puzzle
 * @property {() => void} countHint one hint more has been given
 * @property {(choice: number, length?: number) => boolean} whyNot tells why a choice is not on the path, or does not come below its first
 *   `length` choices; whether that can be told now
 * @property {() => boolean} answersByLevel whether a question is open to which a level of the path may be the answer
 * @property {() => ByHand | null} byHand what the visitor has done, or is to do; null: the program searches
 * @property {() => boolean} own whether what is played is what a program of the visitor's has done
 * @property {() => Rule | null} rule what our own search ran with, where that is what is played, and can be asked
 * @property {() => boolean} programTooLong whether a program of the visitor's is open that no link can hold
 *
 * @typedef {object} ByHand
 * @property {import("../types/scenario.d.ts").LinkOptions} options as a link holds it
 * @property {import("../types/scenario.d.ts").Moment | null} base of the run, from which on it was done; null: from its beginning on
 *
 * @typedef {object} Rule of the visitor's, with which our own search ran
 * @property {boolean} orders it only says in which order choices are tried; else it may refuse some
 * @property {boolean} exhausted all that it allows was tried
 * @property {number} solutions that were found
 * @property {number | null} rate steps a second; null: there were too few to tell
 * @property {(question: string, args: unknown[]) => Promise<any>} ask what depends on the rule
 *
 * @typedef {object} Arrangement
 * @property {string} scenario its text; "" for none
 * @property {string} at where its vertices are, as a link holds it
 * @property {number} position that the link tells
 */

/** Where the visitor, or the link, has put a graph's vertices, or "". @param {Pick<Page, "view" | "arrangement" | "scenario">} page */
export function arrangementOf({ view, arrangement, scenario }) {
  return view.at ?? (arrangement.scenario === scenario.text ? arrangement.at : "");
}

/** In all that is known of the search; null: not counted. @param {Pick<Page, "player" | "collected">} page */
export function solutionsOf({ player, collected }) {
  const { description, timeline } = player;
  return timeline.solutions ?? collected ?? description?.counts?.solutions ?? null;
}
