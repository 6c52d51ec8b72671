import { goodItems, isCount, isText, isWhole, listOf, recordOf } from "../../engine/checks.ts";
import { ROOT } from "../../engine/root.ts";
import { readJson } from "../../engine/search/site-file.ts";
import type { Description } from "../../engine/search/types.ts";
import { placed } from "../../language/tell.ts";

/** What the build has recorded for each preset, so that its picture can be drawn before Python is there. */

export interface Exhibit {
  id: string; // of the preset
  path: number[]; // a path of its search
  undone: number | null; // what has just been taken back there
  position: number; // how many events lead to it
  events: number[]; // the last of them, where the search is shown at work
  description: Description | null; // null where the page needs none
}

const isDrawn = recordOf({
  id: isText,
  path: listOf(isCount),
  position: isCount,
  events: listOf(isWhole),
});

const isExhibit = (value: unknown): value is Exhibit => isDrawn(value);

let fetched: Promise<Map<string, Exhibit>> | null = null;

/** The exhibits by preset; fetched once, and none where they cannot be. */
export function loadExhibits(
  url: string | URL = new URL(placed("gallery.json"), ROOT),
): Promise<Map<string, Exhibit>> {
  fetched ??= readJson(url, Array.isArray)
    .catch(() => [])
    .then((exhibits) => new Map(goodItems(exhibits, isExhibit).map((item) => [item.id, item])));
  return fetched;
}
