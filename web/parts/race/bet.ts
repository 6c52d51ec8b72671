import { html } from "lit-html";
import { t } from "../../language/translate.ts";
import { renderLaneName } from "./heading.ts";
import type { Measure } from "./race.ts";
import { type Bet, writeTimes } from "./race-sentences.ts";

/** The bet before a race: which lane needs the fewest steps, and how many times as many the longest needs. */

/** Steps of the logarithmic slider, in tenths of a power of ten: from 1 to ten million times as many. */
const TENTHS = 70;
const FIRST = 10;

/** A bet that is not placed yet. */
export interface Draft {
  lane: number | null; // from 1; 0: a tie; null: none is chosen
  tenths: number;
}

export const newDraft = (): Draft => ({ lane: null, tenths: FIRST });

const timesOf = (tenths: number) => Number((10 ** (tenths / 10)).toPrecision(2));

/**
 * @param names of the lanes
 * @param start starts the race, with a bet or without
 */
export function renderBet(
  names: readonly string[],
  measure: Measure,
  { lane, tenths }: Draft,
  change: (draft: Draft) => void,
  start: (bet: Bet | null) => void,
) {
  const times = timesOf(tenths);
  const guessable = lane !== 0; // a tie has no ratio to guess
  const said = t("race-bet-value", { times: writeTimes(times) });
  const place = () => start(lane === null ? null : { lane, times });
  const guess = ({ currentTarget }: Event) =>
    change({ lane, tenths: (currentTarget as HTMLInputElement).valueAsNumber });
  const renderWay = (
    way: number,
    name: unknown,
  ) => html`<label class="race-choice" style="--lane: var(--lane-${way})">
      <input type="radio" name="race-bet" value=${way} @change=${() => change({ lane: way, tenths })} />
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
      <input type="range" min="0" max=${TENTHS} value=${FIRST} ?disabled=${!guessable}
        aria-valuetext=${said} style="--filled: ${(100 * tenths) / TENTHS}%" @input=${guess} />
      <output class="figures">${said}</output>
    </label>
    <div class="row wrap race-bet-acts">
      <button type="button" class="button button-main" ?disabled=${lane === null} @click=${place}>${t("race-bet-start")}</button>
      <button type="button" class="button" @click=${() => start(null)}>${t("race-bet-skip")}</button>
    </div>
  </form>`;
}
