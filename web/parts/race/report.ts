import { html } from "lit-html";
import { lessonOf, type Ready } from "../../engine/catalogue/races.ts";
import { t } from "../../language/translate.ts";
import type { Race } from "./race.ts";
import { type Bet, formatBet, formatGoing, formatRatio, formatResult } from "./race-sentences.ts";

/**
 * The result of a race: the winner, the bet, the step at which the searches part, and the lesson of a ready-made race.
 *
 * @param parting the step at which the searches part; null: not known
 */
export function renderReport(
  race: Race,
  ready: Ready | null,
  bet: Bet | null,
  parting: number | null,
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
  return html`<section class="race-report">
    <div>
      <p class="race-result" role="status">${result}</p>
      <p class="muted race-more">${known ? `${formatRatio(race)} ${formatBet(race, bet)}`.trim() : going}</p>
      <p ?hidden=${!known || !seen || ready === null}>${ready && lessonOf(ready)}</p>
    </div>
    <p class="race-parting" ?hidden=${!canShow}>
      <span>${parting && t("race-parting", { step: parting })}</span>
      <button type="button" class="button" @click=${show}>${t("race-parting-show")}</button>
    </p>
  </section>`;
}
