import { html } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { able } from "../../dom/enabled.ts";
import { t } from "../../language/translate.ts";
import { SPEEDS } from "../workbench/speeds.ts";
import type { Race } from "./race.ts";
import { amount } from "./race-sentences.ts";

/** The buttons and the slider of a race, which control all lanes together. */

const ICONS = {
  back: "M14.8 5.5 16.5 7l-5 5 5 5-1.7 1.500L8.200 12z",
  step: "M9.200 5.500 7.500 7l5 5-5 5 1.700 1.500 6.600-6.500z",
  start: "M6 5h2.400v14H6zM19 5v14L9.500 12z",
  end: "M5 5v14l9.500-7zM15.600 5H18v14h-2.400z",
  play: "M8 5v14l11-7z",
  pause: "M7 5h3.600v14H7zM13.400 5H17v14h-3.600z",
};
/** The option for a speed that grows by itself. */
const AUTO = "auto";

/** @param begun false while a bet can be placed: then they only take their room */
export function renderControls(race: Race, begun: boolean) {
  const { moment, known, playing, ended, measure } = race;
  const said = amount(measure, moment);
  const seek = ({ currentTarget }: Event) =>
    race.seek((currentTarget as HTMLInputElement).valueAsNumber);
  return html`<section class="race-controls" aria-label=${t("race-controls")} ?inert=${!begun}>
    <div class="race-position">
      <input type="range" min="0" .max=${String(known)} .value=${live(String(moment))} @input=${seek}
        aria-label=${t("race-slider")} aria-valuetext=${said}
        style="--filled: ${known > 0 ? (100 * moment) / known : 0}%" />
      <p class="figures race-now">${measure === "time" ? said : t("race-now", { step: moment })}</p>
    </div>
    <div class="row wrap race-transport">
      ${renderButton(t("race-to-start"), "start", moment > 0, () => race.seek(0))}
      ${renderButton(t("race-step-back"), "back", moment > 0, () => race.stepBack())}
      ${renderButton(t(playing ? "race-pause" : "race-play"), playing ? "pause" : "play", true, () => race.toggle())}
      ${renderButton(t("race-step"), "step", !ended, () => race.step())}
      ${renderButton(t("race-to-end"), "end", !ended, () => race.toEnd())}
    </div>
  </section>`;
}

function renderButton(
  label: string,
  icon: keyof typeof ICONS,
  canPress: boolean,
  press: () => void,
) {
  const look = icon === "play" || icon === "pause" ? "button-main" : "";
  return html`<button type="button" class="button button-icon ${look}" aria-label=${label} title=${label}
    ${able(canPress)} @click=${press}>
    <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${ICONS[icon]} /></svg>
  </button>`;
}

export function renderSpeed(race: Race) {
  const choose = ({ currentTarget }: Event) => {
    const { value } = currentTarget as HTMLSelectElement;
    race.speed = value === AUTO ? null : Number(value);
  };
  return html`<select class="input race-speed" aria-label=${t("race-speed")} @change=${choose}
    ?hidden=${race.measure === "time"}>
    <option value=${AUTO}>${t("race-speed-auto")}</option>
    ${SPEEDS.map((speed) => html`<option value=${speed}>${t("page-speed", { speed })}</option>`)}
  </select>`;
}

/** The choice of the clock: equal steps or equal time. */
export function renderMeasure(race: Race) {
  const choose = ({ currentTarget }: Event) =>
    race.count((currentTarget as HTMLSelectElement).value === "time" ? "time" : "steps");
  return html`<select class="input race-measure" aria-label=${t("race-clock")} @change=${choose}>
    <option value="steps" .selected=${race.measure === "steps"}>${t("race-clock-steps")}</option>
    <option value="time" .selected=${race.measure === "time"}>${t("race-clock-time")}</option>
  </select>`;
}
