import { lastAtMost } from "../digest/landmarks.js";
import * as words from "../text/en-panels.js";
import { setText } from "../view/element.js";
import { html } from "../view/node.js";

/**
 * What every panel is, and is handed.
 *
 * @typedef {import("../page/page.js").Page} Page
 * @typedef {import("../puzzles/view.js").Moment} Moment
 * @typedef {import("../digest/digest.js").Digest} Digest
 * @typedef {import("../search/questions.js").Told} Told
 *
 * @typedef {object} Scene what a panel shows a moment of
 * @property {Moment} moment
 * @property {boolean} calm each step can be read: paused, or slow enough
 * @property {Told | null | undefined} told what Python tells of the step; undefined: not yet
 * @property {string} run names the scenario, and which run of it
 * @property {string} key names the run and the position
 * @property {string} summary of the last steps, where they are too fast to follow
 *
 * @typedef {object} Tools what the panels share
 * @property {Page} page
 * @property {Digest} digest
 * @property {ReturnType<typeof import("./marks.js").bindMarks>} marks
 * @property {import("../search/inquiry.js").Inquiry<import("../search/questions.js").Insight>} explaining
 * @property {(look: import("../run/player.js").Look) => void} go as far as the link allows more than single steps
 * @property {(position: number) => void} seek likewise
 *
 * @typedef {object} Panel
 * @property {string} name
 * @property {string} title
 * @property {HTMLElement} body
 * @property {(scene: Scene) => void} show called once a frame while the panel is seen
 * @property {() => boolean} [offered] whether there is something to be seen in it; without this there always is
 * @property {() => void} [open] another scenario
 * @property {() => void} [leave] it is seen no more
 * @property {() => void} [unbind] the page is left
 */

/**
 * The line at the head of a panel that says why it is not up to date, or nothing.
 *
 * @param {HTMLElement} note
 * @param {Scene} scene
 */
export function showNote(note, { calm, told, summary, moment }) {
  const text = calm ? whyNotTold(told, moment.state) : summary;
  setText(note, text);
  note.hidden = text === "";
}

/** Why Python has not told of a step; "" if it has. @param {Scene["told"]} told @param {Moment["state"]} state */
function whyNotTold(told, state) {
  if (told === undefined) return words.calm.notYet;
  if (told !== null) return "";
  return isShort(state) ? words.why.silent : words.calm.notTold;
}

/** The frame of a panel. @param {...Node} children */
export function makeBody(...children) {
  return html("div", { class: "panel-page" }, ...children);
}

/**
 * Looks for where a level of the path at a position was entered.
 *
 * @param {number} level
 * @param {number} position
 * @param {Digest["relief"]} relief
 * @returns {import("../run/player.js").Look}
 */
export function lookForEntry(level, position, relief) {
  const look = lastAtMost(level - 1, position, relief);
  return (timeline) => {
    const found = look(timeline);
    return found !== null && "position" in found ? { position: found.position + 1 } : found;
  };
}

/** Levels times choices that Python can look at without being busy for long. */
const MOST_WORK = 400_000;
/** Choices of a path that is always short enough. */
const SHORT = 200;

/**
 * Whether a path is short enough, on a board small enough, to be explained level by level.
 *
 * @param {Pick<import("../run/state.js").State, "depth" | "size" | "length">} state
 */
export const isShort = ({ depth, size, length }) =>
  length <= SHORT || (depth * size <= MOST_WORK && size <= 10_000);
