import { html } from "lit-html";
import { lessonOf, type Ready } from "../../engine/catalogue/races.ts";
import { tell } from "../../language/tell.ts";
import type { Race } from "./race.ts";
import { type Bet, tellBet, tellGoing, tellRatio, tellResult } from "./race-told.ts";

/**
 * What comes of a race: who has won, what was bet, where the searches part, and what a ready race is to show.
 *
 * @param parting the step at which they part; null: it is not known
 */
export function renderReport(
  race: Race,
  ready: Ready | null,
  bet: Bet | null,
  parting: number | null,
) {
  const result = tellResult(race);
  const known = result !== "" && !race.playing;
  const going = result === "" ? tellGoing(race, bet) : tellBet(race, bet);
  // What is still to come is not told; of a race that nobody has seen to its end it is.
  const seen = race.ended || ready?.steps.includes(null) === true;
  // While it goes on nothing is to be pressed that jumps away.
  const canShow = parting !== null && !race.playing;
  const show = () => parting !== null && race.seek(race.momentOfStep(parting));
  return html`<section class="race-report">
    <div>
      <p class="race-result" role="status">${result}</p>
      <p class="muted race-more">${known ? `${tellRatio(race)} ${tellBet(race, bet)}`.trim() : going}</p>
      <p ?hidden=${!known || !seen || ready === null}>${ready && lessonOf(ready)}</p>
    </div>
    <p class="race-parting" ?hidden=${!canShow}>
      <span>${parting && tell("race-parting", { step: parting })}</span>
      <button type="button" class="button" @click=${show}>${tell("race-parting-show")}</button>
    </p>
  </section>`;
}
