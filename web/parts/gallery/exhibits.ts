import { goodItems, isCount, isText, isWhole, listOf, recordOf } from "../../engine/checks.ts";
import { ROOT } from "../../engine/root.ts";
import { readJson } from "../../engine/search/site-file.ts";
import type { Description } from "../../engine/search/types.ts";
import type { Candidate } from "../../engine/types/answers.ts";
import { placed } from "../../language/translate.ts";

/** Recordings that the build makes of each preset, so that the page can draw its picture before Python has loaded. */

export interface Exhibit {
  id: string; // names the preset
  path: number[]; // a path of its search
  undone: number | null; // the choice that was just undone, if any
  position: number; // number of events that lead to this path
  candidates: Candidate[]; // for the choice after it
  events: number[]; // the last of these events, for presets whose picture shows the search at work
  description: Description | null; // null when the page can draw the puzzle without it
}

const isDrawn = recordOf({
  id: isText,
  path: listOf(isCount),
  position: isCount,
  events: listOf(isWhole),
});

const isExhibit = (value: unknown): value is Exhibit => isDrawn(value);

let fetched: Promise<Map<string, Exhibit>> | null = null;

/** The exhibits by preset. They are fetched once; the map is empty if that fails. */
export function loadExhibits(
  url: string | URL = new URL(placed("gallery.json"), ROOT),
): Promise<Map<string, Exhibit>> {
  fetched ??= readJson(url, Array.isArray)
    .catch(() => [])
    .then((exhibits) => new Map(goodItems(exhibits, isExhibit).map((item) => [item.id, item])));
  return fetched;
}
