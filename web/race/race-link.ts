import { readyRace, readyWith } from "../catalogue/races.ts";
import { cite } from "../fragment/cite.ts";
import { tell } from "../language/tell.ts";
import { decode } from "../link/link.ts";
import { entryIn } from "../puzzles/registry.ts";
import { goesOn } from "../puzzles/shared/goal.ts";
import { makeScenario, parseScenario } from "../scenario/scenario.ts";
import { bodyOf } from "./fragment.ts";
import { OWN } from "./own-lane.ts";

/**
 * The link to a race: `#race/`, the lanes as their own links have them with an `@` between, or the name of a ready race; then `@`, the clock and
 * the moment: `#race/queens/8@queens/8/order=fewest@steps=12`. `#race` alone is the list of ready races. A lane `own` is a run of the
 * visitor's program, which no link holds.
 *
 * @import { Catalogue } from "../catalogue/types.ts"
 * @import { Scenario } from "../types/scenario.ts"
 * @import { OwnRun } from "../lane/types.ts"
 * @import { Raced } from "./own-lane.ts"
 * @import { Measure } from "./race.ts"
 *
 * @typedef {object} RaceLink
 * @property {Raced[]} scenarios of the lanes; none: the list
 * @property {Measure} measure
 * @property {number} moment
 */

export const LEAST = 2;
export const MOST = 4;

const PLACE = /^(steps|time)=(\d{1,15})$/;

/**
 * @param {string} fragment that is about a race
 * @param {Catalogue} catalogue
 * @param {{scenario: Scenario, run: OwnRun} | null} [own] what was run last
 * @returns {RaceLink}
 * @throws {RangeError} with what is wrong
 */
export function readRaceLink(fragment, catalogue, own = null) {
  const encoded = bodyOf(fragment);
  if (encoded === "") return { scenarios: [], measure: "steps", moment: 0 };
  const parts = decode(encoded, catalogue.link.longest).split("@");
  const place = PLACE.exec(parts.at(-1) ?? "");
  const lanes = place === null ? parts : parts.slice(0, -1);
  const scenarios = lanesOf(lanes).map((text) =>
    text === OWN ? ownLane(own, catalogue) : readLane(text, catalogue),
  );
  if (new Set(scenarios.map(({ puzzle }) => puzzle)).size > 1)
    throw new RangeError(tell("race-wrong-puzzles"));
  // How long a program takes that is watched says nothing of its search.
  const measure = place?.[1] === "time" && !lanes.includes(OWN) ? "time" : "steps";
  return { scenarios, measure, moment: Number(place?.[2] ?? 0) };
}

/** @param {string[]} parts */
function lanesOf(parts) {
  const [name] = parts;
  if (parts.length === 1 && !name.includes("/")) {
    const ready = readyRace(name);
    if (ready === undefined) throw new RangeError(tell("race-wrong-name", { name: cite(name) }));
    return ready.lanes;
  }
  if (parts.length < LEAST || parts.length > MOST) {
    throw new RangeError(
      tell("race-wrong-lanes", { lanes: parts.length, least: LEAST, most: MOST }),
    );
  }
  return parts;
}

/** @param {{scenario: Scenario, run: OwnRun} | null} own @param {Catalogue} catalogue @returns {Raced} @throws {RangeError} where nothing was run */
function ownLane(own, catalogue) {
  if (own === null) throw new RangeError(tell("race-wrong-own"));
  return { ...toFirst(own.scenario, catalogue), run: own.run };
}

/** The search of a lane, by its own link. @param {string} text @param {Catalogue} catalogue @throws {RangeError} */
export function readLane(text, catalogue) {
  const scenario = parseScenario(entryIn(text).expand(text, catalogue.link), catalogue);
  if (scenario.seed !== undefined) throw new RangeError(tell("race-wrong-new"));
  return toFirst(scenario, catalogue);
}

/** A search for the first solution: it is to that that lanes race. @param {Scenario} scenario @param {Catalogue} catalogue */
export function toFirst(scenario, catalogue) {
  if (!goesOn(scenario)) return scenario;
  const { first: _, goal = "", ...values } = scenario.values;
  const sought = goal.replace(/^(?:all|count)-?/, "");
  return makeScenario(
    scenario.puzzle,
    sought === "" ? values : { ...values, goal: sought },
    catalogue,
  );
}

/** @param {readonly string[]} texts @param {Measure} [measure] @param {number} [moment] */
export function formatRaceLink(texts, measure = "steps", moment = 0) {
  const lanes = texts.map((text) =>
    text === OWN ? OWN : entryIn(text).contract(text).replaceAll("%", "%25"),
  );
  const what = readyWith(texts)?.id ?? lanes.join("@");
  return `#race/${what}${moment > 0 || measure === "time" ? `@${measure}=${moment}` : ""}`;
}
