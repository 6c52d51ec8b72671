import { entryIn } from "../../board/registry.ts";
import { continuesAfterSolution } from "../../board/shared/goal.ts";
import { readyRace, readyWith } from "../../engine/catalogue/races.ts";
import type { Catalogue } from "../../engine/catalogue/types.ts";
import { cite } from "../../engine/fragment/cite.ts";
import { decodeText } from "../../engine/fragment/encode.ts";
import type { Scenario } from "../../engine/types/scenario.ts";
import { t } from "../../language/translate.ts";
import type { OwnRun } from "../../state/page/page-context.ts";
import { makeScenario, parseScenario } from "../../state/scenario/scenario.ts";
import { OWN, type Raced } from "./own-lane.ts";
import type { Measure } from "./race.ts";
import { bodyOf } from "./race-address.ts";

/**
 * The link to a race: `#race/`, the lanes as their own links have them with an `@` between, or the name of a ready
 * race; then `@`, the clock and the moment: `#race/queens/8@queens/8/order=fewest@steps=12`. `#race` alone is the list
 * of ready races. A lane `own` is a run of the visitor's program, which no link holds.
 */

export interface RaceLink {
  scenarios: Raced[]; // of the lanes; empty: the list of races
  measure: Measure;
  moment: number;
}

export const LEAST = 2;
export const MOST = 4;

const PLACE = /^(steps|time)=(\d{1,15})$/;

/**
 * @param fragment a link to a race
 * @param own the visitor's last run
 * @throws {RangeError} with a sentence
 */
export function readRaceLink(
  fragment: string,
  catalogue: Catalogue,
  own: { scenario: Scenario; run: OwnRun } | null = null,
): RaceLink {
  const encoded = bodyOf(fragment);
  if (encoded === "") return { scenarios: [], measure: "steps", moment: 0 };
  const parts = decodeText(encoded).split("@");
  const place = PLACE.exec(parts.at(-1) ?? "");
  const lanes = place === null ? parts : parts.slice(0, -1);
  const scenarios = lanesOf(lanes).map((text) =>
    text === OWN ? ownLane(own, catalogue) : readLane(text, catalogue),
  );
  // Python refuses a lane that the page can't read.
  const read = scenarios.filter(({ unread }) => !unread);
  if (new Set(read.map(({ puzzle }) => puzzle)).size > 1)
    throw new RangeError(t("race-wrong-puzzles"));
  // Ignore the clock by time for the visitor's program: watching slows it down, so its time says nothing.
  const measure = place?.[1] === "time" && !lanes.includes(OWN) ? "time" : "steps";
  return { scenarios, measure, moment: Number(place?.[2] ?? 0) };
}

function lanesOf(parts: string[]) {
  const [name] = parts;
  if (parts.length === 1 && !name.includes("/")) {
    const ready = readyRace(name);
    if (ready === undefined) throw new RangeError(t("race-wrong-name", { name: cite(name) }));
    return ready.lanes;
  }
  if (parts.length < LEAST || parts.length > MOST) {
    throw new RangeError(t("race-wrong-lanes", { lanes: parts.length, least: LEAST, most: MOST }));
  }
  return parts;
}

/** @throws {RangeError} if the visitor has run no program */
function ownLane(own: { scenario: Scenario; run: OwnRun } | null, catalogue: Catalogue): Raced {
  if (own === null) throw new RangeError(t("race-wrong-own"));
  return { ...toFirst(own.scenario, catalogue), run: own.run };
}

/** Read the link of a lane's search. @throws {RangeError} if it is a new instance */
export function readLane(text: string, catalogue: Catalogue) {
  const scenario = parseScenario(entryIn(text).expand(text) ?? text, catalogue);
  if (scenario.seed !== undefined) throw new RangeError(t("race-wrong-new"));
  return toFirst(scenario, catalogue);
}

/** The same search, but ending at its first solution, because lanes race to the first solution. */
export function toFirst(scenario: Scenario, catalogue: Catalogue) {
  if (scenario.unread || !continuesAfterSolution(scenario)) return scenario;
  const { first: _, goal = "", ...values } = scenario.values;
  const sought = goal.replace(/^(?:all|count)-?/, "");
  return makeScenario(
    scenario.puzzle,
    sought === "" ? values : { ...values, goal: sought },
    catalogue,
  );
}

export function formatRaceLink(texts: readonly string[], measure: Measure = "steps", moment = 0) {
  const lanes = texts.map((text) =>
    text === OWN ? OWN : entryIn(text).contract(text).replaceAll("%", "%25"),
  );
  const what = readyWith(texts)?.id ?? lanes.join("@");
  return `#race/${what}${moment > 0 || measure === "time" ? `@${measure}=${moment}` : ""}`;
}
