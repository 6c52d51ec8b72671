import { lastAtMost } from "../digest/landmarks.ts";
import { tell } from "../language/tell.ts";
import { setText, update } from "../view/element.ts";
import { html } from "../view/node.ts";
import { READABLE } from "../workbench/speeds.ts";

/**
 * What every panel is, and is handed.
 *
 * @import { Digest } from "../digest/digest.ts"
 * @import { Page } from "../lane/types.ts"
 * @import { Moment } from "../puzzles/types.ts"
 * @import { State } from "../run/search-state.ts"
 * @import { Look } from "../run/types.ts"
 * @import { Scene } from "./types.ts"
 */

/** The line at the head of a panel that says why it is not up to date, or nothing. @param {HTMLElement} note @param {Scene} scene */
export function showNote(note, { calm, told, summary, moment }) {
  const text = calm ? whyNotTold(told, moment.state) : summary;
  setText(note, text);
  update(note, { hidden: text === "" });
}

/** Why Python has not told of a step; "" if it has. @param {Scene["told"]} told @param {Moment["state"]} state */
function whyNotTold(told, state) {
  if (told === undefined) return tell("panels-calm-not-yet");
  if (told !== null) return "";
  return isShort(state) ? tell("why-silent") : tell("panels-calm-not-told");
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
 * @returns {Look}
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
 * @param {Pick<State, "depth" | "size" | "length">} state
 */
export const isShort = ({ depth, size, length }) =>
  length <= SHORT || (depth * size <= MOST_WORK && size <= 10_000);

/** Whether each step can be read: the search rests, or is slow enough. @param {Pick<Page, "player" | "clock">} page */
export const isCalm = ({ player, clock }) => !player.playing || clock.speed <= READABLE;
