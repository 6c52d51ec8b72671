import { html } from "lit-html";
import { lessonOf, type Ready } from "../../engine/catalogue/races.ts";
import { t } from "../../language/translate.ts";
import type { Race } from "./race.ts";
import {
  amount,
  type Bet,
  formatBet,
  formatGoing,
  formatRatio,
  formatResult,
} from "./race-sentences.ts";

/** A ratio as it is written, as long as most. */
const LONG = "10,000";

/**
 * The result of a race: the winner, the bet, the step at which the searches part, and the lesson of a ready-made race.
 *
 * @param parting the step at which the searches part; null: not known
 * @param betAgain goes back to the start for another bet
 */
export function renderReport(
  race: Race,
  ready: Ready | null,
  bet: Bet | null,
  parting: number | null,
  betAgain: () => void,
) {
  const result = formatResult(race);
  const known = result !== "" && !race.playing;
  const going = result === "" ? formatGoing(race, bet) : formatBet(race, bet);
  // Show the lesson only at the end, but for a race with a search that is too long to end, show it as soon as somebody
  // has won.
  const seen = race.ended || ready?.steps.includes(null) === true;
  // Hide the button while the race runs, because it would jump away from it.
  const canShow = parting !== null && !race.playing;
  const show = () => parting !== null && race.seek(race.momentOfStep(parting));
  return renderTexts({
    result,
    more: known ? `${formatRatio(race)} ${formatBet(race, bet)}`.trim() : going,
    lesson: known && seen && ready !== null ? lessonOf(ready) : "",
    parting: canShow ? t("race-parting", { step: parting }) : "",
    show,
    again: (known && seen) || (race.moment === 0 && !race.playing) ? betAgain : null,
  });
}

/** A report as long as one can become. It is not seen: it holds the room of the report, so that nothing moves. */
export function renderRoom({ measure, lanes }: Race, ready: Ready | null) {
  const value = amount(measure, 10_000_000);
  const times = t("race-result-times", { measure, ended: true, times: LONG });
  const bet = t("race-bet-said", { lane: lanes.length, right: true });
  return renderTexts({
    result: t("race-result-won", { measure, lane: lanes.length, value }),
    more: `${times} ${bet} ${t("race-bet-guessed", { times: LONG })}`,
    lesson: ready === null ? "" : lessonOf(ready),
    parting: t("race-parting", { step: 1000 }),
    show: () => {},
    again: () => {},
  });
}

interface Texts {
  result: string;
  more: string;
  lesson: string;
  parting: string;
  show: () => void; // goes to where the searches part
  again: (() => void) | null; // goes back to the bet; null: not now
}

const renderTexts = ({ result, more, lesson, parting, show, again }: Texts) =>
  html`<section class="race-report">
    <div>
      <p class="race-result" role="status">${result}</p>
      <p class="muted race-more">${more}</p>
      <p>${lesson}</p>
    </div>
    <p class="race-parting" ?hidden=${parting === ""}>
      <span>${parting}</span>
      <button type="button" class="button" @click=${show}>${t("race-parting-show")}</button>
    </p>
    <button type="button" class="button race-again" ?hidden=${again === null} @click=${again}>${t("race-bet-again")}</button>
  </section>`;
