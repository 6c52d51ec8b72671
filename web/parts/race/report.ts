import { setText } from "../../dom/element.ts";
import { button, html } from "../../dom/node.ts";
import { pointOf, type Ready } from "../../engine/catalogue/races.ts";
import { tell } from "../../language/tell.ts";
import { watchParting } from "./parting.ts";
import type { Race } from "./race.ts";
import { type Bet, tellBet, tellGoing, tellRatio, tellResult } from "./race-told.ts";

/** What comes of a race: who has won, what was bet, where the searches part, and what a ready race is to show. */

export function makeReport(race: Race, ready: Ready | null, bet: Bet | null) {
  const result = html("p", { class: "race-result", role: "status" });
  const more = html("p", { class: "race-more" });
  const point = html("p", { hidden: "" });
  const parting = html("span", {});
  const go = button({ class: "button", click: () => show() }, tell("race-parting-show"));
  const parts = html("p", { class: "race-parting" }, parting, go);
  const told = html("div", {}, result, more, point);
  const body = html("section", { class: "race-report" }, told, parts);
  const look = watchParting(() => race.runners.map(({ player }) => player.timeline));
  let step: number | null = null;

  function show() {
    if (step !== null) race.seek(race.momentOfStep(step));
  }

  return {
    body,
    show() {
      const said = tellResult(race);
      setText(result, said);
      const known = said !== "" && !race.playing;
      const going = said === "" ? tellGoing(race, bet) : tellBet(race, bet);
      setText(more, known ? `${tellRatio(race)} ${tellBet(race, bet)}`.trim() : going);
      // What is still to come is not told; of a race that nobody has seen to its end it is.
      const seen = race.ended || ready?.steps.includes(null) === true;
      point.hidden = !known || !seen || ready === null;
      if (ready !== null) setText(point, pointOf(ready));
      step ??= look();
      // While it goes on nothing is to be pressed that jumps away.
      parts.hidden = step === null || race.playing;
      if (step !== null) setText(parting, tell("race-parting", { step }));
    },
  };
}
