import type { Moment } from "../../board/types.ts";
import { html } from "../../dom/create-element.ts";
import { setText, update } from "../../dom/element.ts";
import { lastAtMost } from "../../engine/analysis/navigation.ts";
import type { RunAnalysis } from "../../engine/analysis/run-analysis.ts";
import type { State } from "../../engine/run/search-state.ts";
import type { Look } from "../../engine/run/types.ts";
import { t } from "../../language/translate.ts";
import type { Page } from "../../state/page/page-context.ts";
import { READABLE } from "../workbench/speeds.ts";
import type { Scene } from "./types.ts";

/** Helpers shared by the panels. */

/** Show why a panel is not up to date, or hide the note. */
export function showNote(note: HTMLElement, { calm, told, summary, moment }: Scene) {
  const text = calm ? reasonMissing(told, moment.state) : summary;
  setText(note, text);
  update(note, { hidden: text === "" });
}

/** The reason why Python has said nothing about a step; "" if it has. */
function reasonMissing(told: Scene["told"], state: Moment["state"]) {
  if (told === undefined) return t("panels-calm-not-yet");
  if (told !== null) return "";
  return isShort(state) ? t("why-silent") : t("panels-calm-not-told");
}

/** Create the frame of a panel. */
export function makeBody(...children: Node[]) {
  return html("div", { class: "panel-page" }, ...children);
}

/** Look for the position at which a level of the current path was entered. */
export function lookForEntry(
  level: number,
  position: number,
  depthRanges: RunAnalysis["depthRanges"],
): Look {
  const look = lastAtMost(level - 1, position, depthRanges);
  return (timeline) => {
    const found = look(timeline);
    return found !== null && "position" in found ? { position: found.position + 1 } : found;
  };
}

/** Levels times choices that Python can examine without being busy for long. */
const MOST_WORK = 400_000;
/** A path of at most this length is always short enough. */
const SHORT = 200;

/** True when the path is short enough, and the board small enough, for an explanation of each level. */
export const isShort = ({ depth, size, length }: Pick<State, "depth" | "size" | "length">) =>
  length <= SHORT || (depth * size <= MOST_WORK && size <= 10_000);

/** True when each step can be read: the search is paused, or slow enough. */
export const isCalm = ({ player, clock }: Pick<Page, "player" | "clock">) =>
  !player.playing || clock.speed <= READABLE;
