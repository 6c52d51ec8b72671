import { placed } from "../../language/tell.ts";
import { presetOf } from "../catalogue/catalogue.ts";
import type { Catalogue } from "../catalogue/types.ts";
import { isCount, isWhole, listOf, recordOf } from "../checks.ts";
import { ROOT } from "../root.ts";
import { readJson } from "../search/site-file.ts";
import type { Description } from "../search/types.ts";
import type { Opening } from "./types.ts";

/**
 * The first events of a preset, recorded when the site was built with the very Python that the site
 * holds: the page plays them while that Python is still on its way.
 */

/**
 * The recorded opening of a scenario, if it is a preset's.
 *
 * @param scenario canonical text
 * @returns null where there is none; it is rejected or null where it cannot be fetched, and then everything waits for Python
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
