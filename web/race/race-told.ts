import { legible } from "../fragment/encode.ts";
import { tell } from "../language/tell.ts";
import { count, duration } from "../language/written.ts";
import { VARIED } from "./variants.ts";

/**
 * What is told of a race.
 *
 * @import { Catalogue } from "../catalogue/types.ts"
 * @import { Scenario } from "../types/scenario.ts"
 * @import { Raced } from "./own-lane.ts"
 * @import { Measure, Race } from "./race.ts"
 * @import { Runner } from "./runner.ts"
 *
 * @typedef {object} Bet
 * @property {number} lane from 1; 0: a tie
 * @property {number} times
 */

/** What lanes are called: by what is not the same in all of them, and first by what sets the lanes of the race apart. @param {readonly Scenario[]} scenarios @param {Catalogue} catalogue @param {readonly Scenario[]} [raced] */
export function namesOf(scenarios, { puzzles }, raced = scenarios) {
  const [{ puzzle: name }] = scenarios;
  const parameters = puzzles.find((puzzle) => puzzle.name === name)?.parameters ?? [];
  const differs = (/** @type {readonly Scenario[]} */ some, /** @type {string} */ name) =>
    new Set(some.map(({ values }) => values[name])).size > 1;
  const placeOf = (/** @type {string} */ name) =>
    VARIED.indexOf(name) - (differs(raced, name) ? VARIED.length : 0);
  const differing = parameters
    .filter(({ name }) => differs(scenarios, name))
    .toSorted((a, b) => placeOf(a.name) - placeOf(b.name));
  const chosen = differing.filter(({ name, choices }) =>
    scenarios.every(({ values }) => choices.some(({ value }) => value === values[name])),
  );
  const nameBy = (/** @type {typeof parameters} */ some) =>
    scenarios.map(({ values }) => some.map((one) => nameValue(one, values[one.name])).join(", "));
  const short = nameBy(chosen);
  return new Set(short).size === scenarios.length ? short : nameBy(differing);
}

/** The same, with a program of the visitor's among them. @param {readonly Raced[]} lanes @param {Catalogue} catalogue */
export function namesOfLanes(lanes, catalogue) {
  const ours = lanes.filter(({ run }) => run === undefined);
  const names = ours.length === 0 ? [] : namesOf(ours, catalogue);
  if (ours.length === lanes.length) return names;
  return lanes.map((lane) =>
    lane.run === undefined
      ? names[ours.indexOf(lane)] || tell("race-lane-ours")
      : tell("race-lane-own"),
  );
}

/** @param {Catalogue["puzzles"][0]["parameters"][0]} parameter @param {string} value */
function nameValue({ label, choices }, value) {
  const known = choices.find((choice) => choice.value === value);
  return known?.label ?? (value === "" ? "" : `${label} ${legible(value)}`);
}

/** How many steps, or how much time. @param {Measure} measure @param {number} moment */
export function amount(measure, moment) {
  if (measure === "steps") return tell("race-steps", { steps: moment });
  return moment < 1e6 ? tell("race-milliseconds", { n: moment / 1000 }) : duration(moment / 1000);
}

/** How a lane has ended, or "". @param {Runner} runner */
export const tellVerdict = (runner) =>
  runner.ended && runner.verdict !== null ? tell(`race-verdict-${runner.verdict}`) : "";

/**
 * Which lanes have won, once that is certain; null: it is not.
 *
 * @param {Race} race
 * @returns {{lanes: number[], least: number} | null} numbers of lanes, from 1
 */
export function findWinners(race) {
  const finished = race.lanes.filter((runner) => runner.ended && runner.verdict !== "stopped");
  if (finished.length === 0) return null;
  const ends = finished.map((runner) => race.endOf(runner) ?? 0);
  const least = Math.min(...ends);
  if (!race.ended && race.moment <= least) return null;
  const lanes = race.lanes.flatMap((runner, lane) =>
    finished.includes(runner) && race.endOf(runner) === least ? [lane + 1] : [],
  );
  return { lanes, least };
}

/** The one sentence in which a race ends. @param {Race} race */
export function tellResult(race) {
  const won = findWinners(race);
  const { measure } = race;
  if (won === null) return race.ended ? tell("race-result-nobody") : "";
  const value = amount(measure, won.least);
  if (won.lanes.length === race.lanes.length) return tell("race-result-tie", { value });
  return won.lanes.length === 1
    ? tell("race-result-won", { measure, lane: won.lanes[0], value })
    : tell("race-result-several", { measure, lanes: won.lanes.map(String), value });
}

/** How many times as many the longest search has needed, or needs; null: none has won, or all. @param {Race} race */
function ratioOf(race) {
  const won = findWinners(race);
  if (won === null || won.least === 0 || won.lanes.length === race.lanes.length) return null;
  return race.moment / won.least;
}

/** @param {Race} race */
export function tellRatio(race) {
  const ratio = ratioOf(race);
  if (ratio === null) return "";
  const { measure, ended } = race;
  return tell("race-result-times", { measure, ended, times: writeTimes(ratio) });
}

/** What is told while nobody has won. @param {Race} race @param {Bet | null} bet */
export function tellGoing(race, bet) {
  if (findWinners(race) !== null) return "";
  if (race.runners.some(({ player }) => player.status.name === "loading")) {
    return tell("race-loading");
  }
  const going = tell("race-going", { measure: race.measure });
  if (bet === null) return going;
  const times = writeTimes(bet.times);
  return `${tell("race-bet-placed", { lane: bet.lane, times })} ${going}`;
}

/** @param {Race} race @param {Bet | null} bet */
export function tellBet(race, bet) {
  const won = findWinners(race);
  if (won === null || bet === null) return "";
  const tie = won.lanes.length === race.lanes.length;
  const right = bet.lane === 0 ? tie : !tie && won.lanes.includes(bet.lane);
  const said = tell("race-bet-said", { lane: bet.lane, right });
  const guessed = tie ? "race-bet-guessed-tie" : "race-bet-guessed";
  if (bet.lane === 0 || !(tie || ratioOf(race) !== null) || !race.ended) return said;
  return `${said} ${tell(guessed, { times: writeTimes(bet.times) })}`;
}

/** How many times, in as many digits as are of use. @param {number} times */
export const writeTimes = (times) => (times < 10 ? times.toFixed(1) : count(Math.round(times)));
