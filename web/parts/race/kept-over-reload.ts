import type { Catalogue } from "../../engine/catalogue/types.ts";
import { type Check, isCount, isRecord, isText, recordOf } from "../../engine/type-guards.ts";
import type { OwnRun } from "../../state/page/page-context.ts";
import { parseScenario } from "../../state/scenario/scenario.ts";
import type { Own } from "./race-page.ts";
import type { Bet } from "./race-sentences.ts";

/** Keeps what no link holds of a race while the page reloads itself: the bet, and the run of the visitor's program. */

/** Most events that are kept, as they are stored as text. */
const MOST = 200_000;
const VERDICTS = ["found", "proved", "exhausted", "stopped"];

/** @returns null if the run is too long */
export function packOwn({ scenario, run }: Own): unknown {
  if (run.events.length > MOST) return null;
  return { scenario: scenario.text, run: { ...run, events: Array.from(run.events) } };
}

export function readOwn(kept: unknown, catalogue: Catalogue): Own | null {
  if (!isRecord(kept) || !isText(kept.scenario) || !isRun(kept.run)) return null;
  const scenario = parseScenario(kept.scenario, catalogue);
  if (scenario.unread) return null;
  return { scenario, run: { ...kept.run, events: Int32Array.from(kept.run.events) } };
}

function isRun(run: unknown): run is OwnRun {
  if (!isRecord(run) || !isRecord(run.description) || !Array.isArray(run.events)) return false;
  const { description, events, verdict, link } = run;
  const { size, length, root } = description;
  if (!isCount(size) || !isCount(length) || !Array.isArray(root)) return false;
  const isChoice = (choice: unknown) => isCount(choice) && choice < size;
  const steps = events.every((event) => isChoice(event < 0 ? ~event : event));
  return root.every(isChoice) && steps && VERDICTS.includes(String(verdict)) && isText(link);
}

/**
 * Read the bet of a race that had begun before the page reloaded itself.
 *
 * @param texts of the lanes that are shown now
 * @returns null if no race was kept, or one with other lanes
 */
export function readBegun(kept: unknown, texts: readonly string[]): { bet: Bet | null } | null {
  if (!isRecord(kept) || JSON.stringify(kept.texts) !== JSON.stringify(texts)) return null;
  const { bet } = kept;
  return { bet: isBet(bet) && bet.lane <= texts.length && bet.times >= 1 ? bet : null };
}

const isBet: Check<Bet> = recordOf({
  lane: isCount,
  times: isNumber,
});

function isNumber(value: unknown): value is number {
  return Number.isFinite(value);
}
