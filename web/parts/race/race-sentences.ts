import { isIdle } from "../../engine/catalogue/catalogue.ts";
import type { Catalogue } from "../../engine/catalogue/types.ts";
import { displayText } from "../../engine/fragment/encode.ts";
import type { Scenario } from "../../engine/types/scenario.ts";
import { t } from "../../language/translate.ts";
import { count, duration, tenths } from "../../language/written.ts";
import type { Raced } from "./own-lane.ts";
import type { Measure, Race } from "./race.ts";
import type { Runner } from "./runner.ts";
import { VARIED } from "./variants.ts";

/** Names, sentences and figures of a race. */

export interface Bet {
  lane: number; // from 1; 0: a tie
  times: number;
}

/**
 * The names of scenarios: the values of the parameters in which they differ. Parameters in which the lanes of the race
 * differ come first, and those that a search doesn't use are left out of its name.
 * @param raced the scenarios of the lanes
 */
export function namesOf(
  scenarios: readonly Scenario[],
  { puzzles }: Catalogue,
  raced: readonly Scenario[] = scenarios,
) {
  const [{ puzzle: name }] = scenarios;
  const parameters = puzzles.find((puzzle) => puzzle.name === name)?.parameters ?? [];
  const differs = (some: readonly Scenario[], name: string) =>
    new Set(some.map(({ values }) => values[name])).size > 1;
  const placeOf = (name: string) =>
    VARIED.indexOf(name) - (differs(raced, name) ? VARIED.length : 0);
  const differing = parameters
    .filter(({ name }) => differs(scenarios, name))
    .toSorted((a, b) => placeOf(a.name) - placeOf(b.name));
  const chosen = differing.filter(({ name, choices }) =>
    scenarios.every(({ values }) => choices.some(({ value }) => value === values[name])),
  );
  const nameBy = (some: typeof parameters) =>
    scenarios.map(({ values }) =>
      some
        .filter((one) => !isIdle(one, values))
        .map((one) => nameValue(one, values[one.name]))
        .join(", "),
    );
  const short = nameBy(chosen);
  return new Set(short).size === scenarios.length ? short : nameBy(differing);
}

/** The names of lanes, of which some may be runs of the visitor's program. */
export function namesOfLanes(lanes: readonly Raced[], catalogue: Catalogue) {
  const ours = lanes.filter(({ run }) => run === undefined);
  const names = ours.length === 0 ? [] : namesOf(ours, catalogue);
  if (ours.length === lanes.length) return names;
  return lanes.map((lane) =>
    lane.run === undefined ? names[ours.indexOf(lane)] || t("race-lane-ours") : t("race-lane-own"),
  );
}

function nameValue({ label, choices }: Catalogue["puzzles"][0]["parameters"][0], value: string) {
  const known = choices.find((choice) => choice.value === value);
  return known?.label ?? (value === "" ? "" : `${label} ${displayText(value)}`);
}

/** Format a moment as steps or as time. */
export function amount(measure: Measure, moment: number) {
  if (measure === "steps") return t("race-steps", { steps: moment });
  return moment < 1e6 ? t("race-milliseconds", { n: moment / 1000 }) : duration(moment / 1000);
}

/** The end of a lane in words, or "". */
export const formatVerdict = (runner: Runner) =>
  runner.ended && runner.verdict !== null ? t(`race-verdict-${runner.verdict}`) : "";

/**
 * The lanes that have won, or null while that is not certain.
 *
 * @returns numbers of lanes, from 1
 */
export function findWinners(race: Race): { lanes: number[]; least: number } | null {
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

/** The result in one sentence, or "". */
export function formatResult(race: Race) {
  const won = findWinners(race);
  const { measure } = race;
  if (won === null) return race.ended ? t("race-result-nobody") : "";
  const value = amount(measure, won.least);
  if (won.lanes.length === race.lanes.length) return t("race-result-tie", { value });
  return won.lanes.length === 1
    ? t("race-result-won", { measure, lane: won.lanes[0], value })
    : t("race-result-several", { measure, lanes: won.lanes.map(String), value });
}

/** The ratio between the race's moment and the winner's end; null: nobody has won, or all have. */
function ratioOf(race: Race) {
  const won = findWinners(race);
  if (won === null || won.least === 0 || won.lanes.length === race.lanes.length) return null;
  return race.moment / won.least;
}

export function formatRatio(race: Race) {
  const ratio = ratioOf(race);
  if (ratio === null) return "";
  const { measure, ended } = race;
  return t("race-result-times", { measure, ended, times: writeTimes(ratio) });
}

/** The sentence while nobody has won. */
export function formatGoing(race: Race, bet: Bet | null) {
  if (findWinners(race) !== null) return "";
  if (race.runners.some(({ player }) => player.status.name === "loading")) {
    return t("race-loading");
  }
  const going = t("race-going", { measure: race.measure });
  if (bet === null) return going;
  const times = writeTimes(bet.times);
  return `${t("race-bet-placed", { lane: bet.lane, times })} ${going}`;
}

export function formatBet(race: Race, bet: Bet | null) {
  const won = findWinners(race);
  if (won === null || bet === null) return "";
  const tie = won.lanes.length === race.lanes.length;
  const right = bet.lane === 0 ? tie : !tie && won.lanes.includes(bet.lane);
  const said = t("race-bet-said", { lane: bet.lane, right });
  const guessed = tie ? "race-bet-guessed-tie" : "race-bet-guessed";
  if (bet.lane === 0 || !(tie || ratioOf(race) !== null) || !race.ended) return said;
  return `${said} ${t(guessed, { times: writeTimes(bet.times) })}`;
}

/** Format a ratio, with a decimal below 10. */
export const writeTimes = (times: number) =>
  times < 10 ? tenths(times) : count(Math.round(times));
