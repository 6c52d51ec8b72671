import { isCount, isRecord, isText, recordOf } from "../checks/checks.ts";
import { parseScenario } from "../scenario/scenario.ts";

/**
 * What no link holds of a race, as the page hands it over when it loads itself anew: the bet, and a run of a program of the visitor's.
 *
 * @import { Catalogue } from "../catalogue/types.ts"
 * @import { OwnRun } from "../lane/types.ts"
 * @import { Bet } from "./race-told.ts"
 * @import { Own } from "./room.ts"
 */

/** Events that a tab has room for, as text. */
const MOST = 200_000;
const VERDICTS = ["found", "proved", "exhausted", "stopped"];

/** @param {Own} own @returns {unknown} null where it is too long */
export function packOwn({ scenario, run }) {
  if (run.events.length > MOST) return null;
  return { scenario: scenario.text, run: { ...run, events: Array.from(run.events) } };
}

/** @param {unknown} kept @param {Catalogue} catalogue @returns {Own | null} */
export function readOwn(kept, catalogue) {
  if (!isRecord(kept) || !isText(kept.scenario) || !isRun(kept.run)) return null;
  try {
    const scenario = parseScenario(kept.scenario, catalogue);
    return { scenario, run: { ...kept.run, events: Int32Array.from(kept.run.events) } };
  } catch {
    return null;
  }
}

/** @param {unknown} run @returns {run is OwnRun} */
function isRun(run) {
  if (!isRecord(run) || !isRecord(run.description) || !Array.isArray(run.events)) return false;
  const { description, events, verdict, link } = run;
  const { size, length, root } = description;
  if (!isCount(size) || !isCount(length) || !Array.isArray(root)) return false;
  const isChoice = (/** @type {unknown} */ choice) => isCount(choice) && choice < size;
  const steps = events.every((event) => isChoice(event < 0 ? ~event : event));
  return root.every(isChoice) && steps && VERDICTS.includes(String(verdict)) && isText(link);
}

/**
 * What was handed over of a race that had begun.
 *
 * @param {unknown} kept
 * @param {readonly string[]} texts of the lanes that are seen now
 * @returns {{bet: Bet | null} | null} null: of none, or of another
 */
export function readBegun(kept, texts) {
  if (!isRecord(kept) || JSON.stringify(kept.texts) !== JSON.stringify(texts)) return null;
  const { bet } = kept;
  return { bet: isBet(bet) && bet.lane <= texts.length && bet.times >= 1 ? bet : null };
}

/** @type {import("../checks/checks.ts").Check<Bet>} */
const isBet = recordOf({ lane: isCount, times: isNumber });

/** @param {unknown} value @returns {value is number} */
function isNumber(value) {
  return Number.isFinite(value);
}
