import { placed } from "../../language/translate.ts";
import { presetOf } from "../catalogue/catalogue.ts";
import type { Catalogue } from "../catalogue/types.ts";
import { ROOT } from "../root.ts";
import { readJson } from "../search/site-file.ts";
import type { Description } from "../search/types.ts";
import { isCount, isWhole, listOf, recordOf } from "../type-guards.ts";
import type { Opening } from "./types.ts";

/**
 * The first events of a preset, recorded by the build with the same Python that the site ships: the page plays them
 * while Python is loading.
 */

/**
 * Fetch the recorded opening of a preset's scenario.
 *
 * @param scenario canonical text
 * @returns null when there is none; rejected or null when it cannot be fetched, and then the page waits for Python
 */
export function fetchOpening(
  scenario: string,
  catalogue: Catalogue,
): Promise<Opening | null> | null {
  const preset = presetOf(scenario, catalogue);
  return preset === undefined ? null : read(new URL(placed(`openings/${preset.id}.json`), ROOT));
}

const isRecorded = recordOf({
  description: recordOf({ size: isCount, length: isCount, root: listOf(isCount) }),
  events: listOf(isWhole),
});

const isOpening = (value: unknown): value is { description: Description; events: number[] } =>
  isRecorded(value);

async function read(url: URL): Promise<Opening | null> {
  const { description, events } = await readJson(url, isOpening);
  return { description, events: Int32Array.from(events) };
}
