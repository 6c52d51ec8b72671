import { button, html } from "../../dom/node.ts";
import { tell } from "../../language/tell.ts";
import { nameLane } from "./name.ts";
import type { Measure } from "./race.ts";
import { type Bet, writeTimes } from "./race-told.ts";

/** The bet before a race: which lane needs the fewest steps, and how many times as many the longest needs. */

/** Tenths of a power of ten, on the slider: from once to ten million times as many. */
const TENTHS = 70;
const FIRST = 10;

/** The name of the choice, as forms have it. */
const GROUP = "race-bet";

const timesOf = (tenths: number) => Number((10 ** (tenths / 10)).toPrecision(2));

/**
 * @param names of the lanes
 * @param start with a bet, or without
 */
export function makeBet(
  names: readonly string[],
  measure: Measure,
  start: (bet: Bet | null) => void,
) {
  const chosen = () => {
    const input = body.querySelector(`input[name=${GROUP}]:checked`);
    return input instanceof HTMLInputElement ? Number(input.value) : null;
  };
  const go = button(
    { class: "button button-main", disabled: "", click: () => start(readBet()) },
    tell("race-bet-start"),
  );
  const told = html("output", { class: "race-times" });
  const slider = html("input", {
    type: "range",
    min: "0",
    max: String(TENTHS),
    value: String(FIRST),
    input: showTimes,
  });
  const times = html(
    "label",
    { class: "race-guess" },
    html("span", {}, tell("race-bet-times", { measure })),
    slider,
    told,
  );
  const body = html(
    "form",
    { class: "race-bet" },
    html(
      "fieldset",
      {},
      html("legend", {}, tell("race-bet-ask", { measure })),
      html("div", { class: "race-choices" }, ...makeWays(names, choose)),
    ),
    times,
    html(
      "div",
      { class: "race-bet-acts" },
      go,
      button({ class: "button", click: () => start(null) }, tell("race-bet-skip")),
    ),
  );

  function choose() {
    go.disabled = false;
    // Of a tie there is no number to guess.
    slider.disabled = chosen() === 0;
  }

  function showTimes() {
    const value = timesOf(slider.valueAsNumber);
    told.textContent = tell("race-bet-value", { times: writeTimes(value) });
    slider.ariaValueText = told.textContent;
    slider.style.setProperty("--filled", `${(100 * slider.valueAsNumber) / TENTHS}%`);
  }

  function readBet(): Bet | null {
    const lane = chosen();
    return lane === null ? null : { lane, times: timesOf(slider.valueAsNumber) };
  }

  showTimes();
  return body;
}

/** One lane after the other, and none of them. */
function makeWays(names: readonly string[], choose: () => void) {
  const lanes = names.map((name, index) =>
    makeWay(index + 1, choose, ...nameLane(index + 1, name)),
  );
  return [...lanes, makeWay(0, choose, html("span", {}, tell("race-bet-tie")))];
}

const makeWay = (lane: number, change: () => void, ...name: Node[]) =>
  html(
    "label",
    { class: "race-choice", "data-lane": String(lane) },
    html("input", { type: "radio", name: GROUP, value: String(lane), change }),
    ...name,
  );
