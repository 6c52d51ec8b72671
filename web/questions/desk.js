import { Inquiry } from "../search/inquiry.js";
import { Past } from "./past.js";

/**
 * All that is known of the questions: which one is open, what was chosen for it so far, when the next one may come, and what was
 * answered. The functions of this room take it as their first argument.
 *
 * @typedef {import("../types/answers.d.ts").Asked} Asked
 * @typedef {import("../types/answers.d.ts").Kind} Kind
 * @typedef {import("../types/answers.d.ts").Question} Question
 * @typedef {import("../types/answers.d.ts").Reason} Reason
 * @typedef {import("./quiz.js").Quiz} Quiz
 * @typedef {import("./tally.js").Entry} Entry
 *
 * @typedef {object} Tools what the room is handed
 * @property {Entry[]} entries takes what was answered
 * @property {import("../digest/digest.js").Digest} digest
 * @property {() => string} form the program whose code is shown; "" before there was one
 * @property {() => void} showCode
 * @property {(choice: number) => void} point puts the keyboard's cursor on a choice
 * @property {() => void} forget the link's options that ask have been served
 * @property {boolean} framed there are no panels
 * @property {() => boolean} awaits whether the visitor is about to be the search
 * @property {() => boolean} hasCode whether the code can be shown at all
 * @property {() => void} showTally opens what was answered
 *
 * @typedef {object} Wish what a link asks
 * @property {readonly Kind[]} kinds
 * @property {number} from the link's step
 * @property {number} to the last step at which it asks
 * @property {boolean} arrived the link's step has been reached
 *
 * @typedef {object} Doubt "why not?"
 * @property {string} key
 * @property {number} place that was pointed at
 * @property {number | null} length of the beginning of the path below which it is asked about; null: all of it
 * @property {number | null} choice that it is about; null: it has yet to be said which
 * @property {Reason | null | undefined} reason undefined: Python has not answered yet
 *
 * @typedef {object} Desk
 * @property {import("../lane/page.js").Page} page
 * @property {Tools} tools
 * @property {Inquiry<Asked>} asking
 * @property {Past} past
 * @property {Quiz | null} quiz
 * @property {Quiz | null} away the one that was left open for another step, with a way back
 * @property {"first" | "since"} part of the question whether it is lost
 * @property {Set<number>} chosen the places that are marked
 * @property {number} place that was pointed at, where it stands for several choices; or -1
 * @property {boolean} marking Python judges an answer
 * @property {string} notice why nothing is asked here, or ""
 * @property {Doubt | null} doubt
 * @property {boolean} on whether playing stops for questions
 * @property {number} watched milliseconds that had been watched when the last question closed
 * @property {{position: number, since: number}} stood the step that stands while it plays, and how much had been watched when it came
 * @property {Kind[]} lately the kinds that were asked, the last one last
 * @property {Wish | null} wish
 * @property {Set<string>} served where a link, or a stretch of one, has asked already
 * @property {boolean} pressed the visitor wants to be asked at once
 * @property {string} shown where the visitor asked to be shown the real event, or ""
 * @property {Question[]} queue what else is asked at this step
 * @property {Entry[]} entries
 * @property {boolean} byKey the visitor used a key last
 */

/** @param {import("../lane/page.js").Page} page @param {Tools} tools @returns {Desk} */
export const createDesk = (page, tools) => ({
  page,
  tools,
  asking: new Inquiry(page.solver, "questions", page.redraw),
  past: new Past(),
  quiz: null,
  away: null,
  part: "first",
  chosen: new Set(),
  place: -1,
  marking: false,
  notice: "",
  doubt: null,
  on: false,
  watched: -Infinity,
  stood: { position: -1, since: 0 },
  lately: [],
  wish: null,
  served: new Set(),
  pressed: false,
  shown: "",
  queue: [],
  entries: tools.entries,
  byKey: false,
});

/** Names the scenario and the step. @param {Desk} desk */
export const keyOf = ({ page: { scenario, player } }) =>
  `${scenario.text}@${player.timeline.position}`;

/** Whether the page stands at a step, and Python can be asked. @param {Desk} desk */
export function stands({ page: { player, solver } }) {
  const still = player.aim === null && ["ready", "paused", "finished"].includes(player.status.name);
  // Who plays by hand is asked nothing: it would be about another search.
  return still && !player.foreign && player.description !== null && solver.status.name === "loaded";
}
