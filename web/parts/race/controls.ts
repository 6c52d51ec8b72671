import { setAble, setText } from "../../dom/element.ts";
import { button, html, svg } from "../../dom/node.ts";
import { tell } from "../../language/tell.ts";
import { SPEEDS } from "../workbench/speeds.ts";
import type { Race } from "./race.ts";
import { amount } from "./race-told.ts";

/** The buttons and the slider of a race: they work on all lanes together. */

const ICONS = {
  back: "M14.8 5.5 16.5 7l-5 5 5 5-1.7 1.500L8.200 12z",
  step: "M9.200 5.500 7.500 7l5 5-5 5 1.700 1.500 6.600-6.500z",
  start: "M6 5h2.400v14H6zM19 5v14L9.500 12z",
  end: "M5 5v14l9.500-7zM15.600 5H18v14h-2.400z",
  play: "M8 5v14l11-7z",
  pause: "M7 5h3.600v14H7zM13.400 5H17v14h-3.600z",
};
/** The word for a speed that grows by itself. */
const AUTO = "auto";

export function makeControls(race: Race) {
  const slider = html("input", {
    type: "range",
    min: "0",
    "aria-label": tell("race-slider"),
    input: () => race.seek(slider.valueAsNumber),
  });
  const now = html("p", { class: "race-now" });
  const play = makeButton("race-play", "play", () => race.toggle());
  play.classList.add("button-main");
  const buttons = {
    start: makeButton("race-to-start", "start", () => race.seek(0)),
    back: makeButton("race-step-back", "back", () => race.stepBack()),
    play,
    step: makeButton("race-step", "step", () => race.step()),
    end: makeButton("race-to-end", "end", () => race.toEnd()),
  };
  const speed = makeSpeed(race);
  const measure = makeMeasure(race);
  const body = html(
    "section",
    { class: "race-controls", "aria-label": tell("race-controls") },
    html("div", { class: "race-position" }, slider, now),
    html("div", { class: "race-transport" }, ...Object.values(buttons)),
  );
  return {
    body,
    settings: [measure, speed],
    speed,
    play,
    show: () => show(race, { slider, now, speed, ...buttons }),
  };
}

function show(
  race: Race,
  {
    slider,
    now,
    speed,
    ...buttons
  }: { slider: HTMLInputElement; now: HTMLElement; speed: HTMLElement } & Record<
    "start" | "back" | "play" | "step" | "end",
    HTMLButtonElement
  >,
) {
  const { moment, known, playing, ended, measure } = race;
  slider.max = String(known);
  slider.valueAsNumber = moment;
  slider.ariaValueText = amount(measure, moment);
  slider.style.setProperty("--filled", `${known > 0 ? (100 * moment) / known : 0}%`);
  setText(now, measure === "time" ? amount(measure, moment) : tell("race-now", { step: moment }));
  speed.hidden = measure === "time";
  const does = playing ? "pause" : "play";
  buttons.play.querySelector("path")?.setAttribute("d", ICONS[does]);
  buttons.play.ariaLabel = tell(playing ? "race-pause" : "race-play");
  buttons.play.title = buttons.play.ariaLabel;
  setAble(buttons.start, moment > 0);
  setAble(buttons.back, moment > 0);
  setAble(buttons.step, !ended);
  setAble(buttons.end, !ended);
}

function makeButton(
  key: "race-play" | "race-to-start" | "race-step-back" | "race-step" | "race-to-end",
  icon: keyof typeof ICONS,
  click: () => void,
) {
  const label = tell(key);
  return button(
    { class: "button button-icon", "aria-label": label, title: label, click },
    svg("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" }, svg("path", { d: ICONS[icon] })),
  );
}

function makeSpeed(race: Race) {
  const select = html(
    "select",
    { class: "input race-speed", "aria-label": tell("race-speed"), change: choose },
    html("option", { value: AUTO }, tell("race-speed-auto")),
    ...SPEEDS.map((speed) =>
      html("option", { value: String(speed) }, tell("page-speed", { speed })),
    ),
  );
  function choose() {
    race.speed = select.value === AUTO ? null : Number(select.value);
  }
  return select;
}

/** What is equal: the steps of all lanes, or their time. */
function makeMeasure(race: Race) {
  const select = html(
    "select",
    { class: "input race-measure", "aria-label": tell("race-clock"), change: choose },
    html("option", { value: "steps" }, tell("race-clock-steps")),
    html("option", { value: "time" }, tell("race-clock-time")),
  );
  select.value = race.measure;
  function choose() {
    race.count(select.value === "time" ? "time" : "steps");
  }
  return select;
}
