import type { Exhibit } from "../../board/stage/thumbnail.ts";
import { ROOT } from "../../engine/root.ts";
import { readJson } from "../../engine/search/site-file.ts";
import { goodItems, isCount, isText, isWhole, listOf, recordOf } from "../../engine/type-guards.ts";
import { placed } from "../../language/translate.ts";

/** Recordings that the build makes of each preset, so that the page can draw its picture before Python has loaded. */

export interface RecordedPreset extends Exhibit {
  id: string; // names the preset
}

const isDrawn = recordOf({
  id: isText,
  path: listOf(isCount),
  position: isCount,
  events: listOf(isWhole),
});

const isRecordedPreset = (value: unknown): value is RecordedPreset => isDrawn(value);

let fetched: Promise<Map<string, RecordedPreset>> | null = null;

/** The presets by preset. They are fetched once; the map is empty if that fails. */
export function loadRecordedPresets(
  url: string | URL = new URL(placed("gallery.json"), ROOT),
): Promise<Map<string, RecordedPreset>> {
  fetched ??= readJson(url, Array.isArray)
    .catch(() => [])
    .then(
      (presets) => new Map(goodItems(presets, isRecordedPreset).map((item) => [item.id, item])),
    );
  return fetched;
}
