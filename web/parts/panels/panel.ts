import type { Moment } from "../../board/types.ts";
import { setText, update } from "../../dom/element.ts";
import { html } from "../../dom/node.ts";
import type { Digest } from "../../engine/digest/digest.ts";
import { lastAtMost } from "../../engine/digest/landmarks.ts";
import type { State } from "../../engine/run/search-state.ts";
import type { Look } from "../../engine/run/types.ts";
import { tell } from "../../language/tell.ts";
import type { Page } from "../../state/lane/types.ts";
import { READABLE } from "../workbench/speeds.ts";
import type { Scene } from "./types.ts";

/** What every panel is, and is handed. */

/** The line at the head of a panel that says why it is not up to date, or nothing. */
export function showNote(note: HTMLElement, { calm, told, summary, moment }: Scene) {
  const text = calm ? whyNotTold(told, moment.state) : summary;
  setText(note, text);
  update(note, { hidden: text === "" });
}

/** Why Python has not told of a step; "" if it has. */
function whyNotTold(told: Scene["told"], state: Moment["state"]) {
  if (told === undefined) return tell("panels-calm-not-yet");
  if (told !== null) return "";
  return isShort(state) ? tell("why-silent") : tell("panels-calm-not-told");
}

/** The frame of a panel. */
export function makeBody(...children: Node[]) {
  return html("div", { class: "panel-page" }, ...children);
}

/** Looks for where a level of the path at a position was entered. */
export function lookForEntry(level: number, position: number, relief: Digest["relief"]): Look {
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

/** Whether a path is short enough, on a board small enough, to be explained level by level. */
export const isShort = ({ depth, size, length }: Pick<State, "depth" | "size" | "length">) =>
  length <= SHORT || (depth * size <= MOST_WORK && size <= 10_000);

/** Whether each step can be read: the search rests, or is slow enough. */
export const isCalm = ({ player, clock }: Pick<Page, "player" | "clock">) =>
  !player.playing || clock.speed <= READABLE;
