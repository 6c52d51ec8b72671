import { html } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { t } from "../../language/translate.ts";
import { renderLaneName } from "./heading.ts";
import type { Measure } from "./race.ts";
import { type Bet, writeTimes } from "./race-sentences.ts";

/** The bet before a race: which lane needs the fewest steps, and how many times as many the longest needs. */

/** Stops of the slider: 1, 2, 5, 10 and so on to ten million times as many, so few that a finger can aim at each. */
const STOPS = 21;
const FIRST = 3;

/** A bet that is not placed yet. */
export interface Draft {
  lane: number | null; // from 1; 0: a tie; null: none is chosen
  stop: number; // of the slider
}

export const newDraft = (): Draft => ({ lane: null, stop: FIRST });

const timesOf = (stop: number) => [1, 2, 5][stop % 3] * 10 ** Math.floor(stop / 3);

/**
 * @param names of the lanes
 * @param start starts the race, with a bet or without
 */
export function renderBet(
  names: readonly string[],
  measure: Measure,
  { lane, stop }: Draft,
  change: (draft: Draft) => void,
  start: (bet: Bet | null) => void,
) {
  const times = timesOf(stop);
  const guessable = lane !== 0; // a tie has no ratio to guess
  const said = t("race-bet-value", { times: writeTimes(times) });
  const place = () => start(lane === null ? null : { lane, times });
  const guess = ({ currentTarget }: Event) =>
    change({ lane, stop: (currentTarget as HTMLInputElement).valueAsNumber });
  const renderWay = (
    way: number,
    name: unknown,
  ) => html`<label class="race-choice" style="--lane: var(--lane-${way})">
      <input type="radio" name="race-bet" value=${way} .checked=${live(lane === way)} @change=${() => change({ lane: way, stop })} />
      ${name}
    </label>`;
  return html`<form class="race-bet">
    <fieldset>
      <legend class="strong">${t("race-bet-ask", { measure })}</legend>
      <div class="race-choices">
        ${names.map((name, index) => renderWay(index + 1, renderLaneName(index + 1, name)))}
        ${renderWay(0, t("race-bet-tie"))}
      </div>
    </fieldset>
    <label class="race-guess">
      <span class="full-row strong">${t("race-bet-times", { measure })}</span>
      <input type="range" min="0" max=${STOPS} .value=${live(String(stop))} ?disabled=${!guessable}
        aria-valuetext=${said} style="--filled: ${(100 * stop) / STOPS}%" @input=${guess} />
      <output class="figures">${said}</output>
    </label>
    <div class="row wrap race-bet-acts">
      <button type="button" class="button button-main" ?disabled=${lane === null} @click=${place}>${t("race-bet-start")}</button>
      <button type="button" class="button" @click=${() => start(null)}>${t("race-bet-skip")}</button>
    </div>
  </form>`;
}
