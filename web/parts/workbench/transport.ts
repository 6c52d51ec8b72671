import { binding } from "../../dom/binding.ts";
import { html } from "../../dom/create-element.ts";
import { element, setAble, setText, update } from "../../dom/element.ts";
import type { Clock } from "../../engine/run/clock.ts";
import type { Playback } from "../../engine/run/playback.ts";
import { t } from "../../language/translate.ts";
import { isLocked } from "../../state/link/link-view.ts";
import { nextSpeed, READABLE, SPEEDS } from "./speeds.ts";

/** The buttons and sliders below the board, rendered from the player's state. */

export interface TransportActions {
  toggle: () => void; // play or pause
  step: () => void;
  stepBack: () => void;
  toStart: () => void;
  toEnd: () => void;
  toDeadEnd: () => void;
  seek: (position: number) => void;
  setSpeed: (speed: number) => void; // steps a second
  letSpeedGrow: () => void;
}

/** The initial speed in steps a second. */
const FIRST_SPEED = 4;
/** The value for a speed that grows by itself, here and in links. */
const AUTO = "auto";

export function bindTransport(actions: TransportActions) {
  const { signal, unbind } = binding();
  const parts = findParts();
  const { play, buttons, slider, speed } = parts;

  function changeSpeed(direction: -1 | 1) {
    actions.setSpeed(nextSpeed(parts.shown, direction));
  }

  function setSpeed() {
    if (speed.value === AUTO) actions.letSpeedGrow();
    else actions.setSpeed(speed.value === "max" ? Infinity : Number(speed.value));
  }

  speed.replaceChildren(
    html("option", { value: AUTO }, t("page-speed-auto")),
    ...SPEEDS.map((offered) => makeOption(offered)),
  );
  actions.setSpeed(FIRST_SPEED);
  play.addEventListener("click", actions.toggle, { signal });
  for (const [name, button] of Object.entries(buttons)) {
    const act = actions[name as keyof typeof buttons];
    button.addEventListener("click", act, { signal });
  }
  for (const [id, act] of [
    ["go-start", actions.toStart],
    ["go-end", actions.toEnd],
    ["slower", () => changeSpeed(-1)],
    ["faster", () => changeSpeed(1)],
    ["slow-down", () => actions.setSpeed(READABLE)],
  ] as const) {
    element(id, HTMLButtonElement).addEventListener("click", act, { signal });
  }
  slider.addEventListener("input", () => actions.seek(slider.valueAsNumber), { signal });
  speed.addEventListener("change", setSpeed, { signal });
  return {
    show: (player: Playback, clock: Clock) => show(parts, player, clock),
    faster: () => changeSpeed(1),
    slower: () => changeSpeed(-1),
    unbind,
  };
}

const wordOf = (speed: number) => (speed === Infinity ? "max" : String(speed));

/** @param foreign true: this speed is not on offer, but a link has set it */
const makeOption = (speed: number, foreign = false) =>
  html(
    "option",
    { value: wordOf(speed), "data-foreign": foreign && "" },
    t("page-speed", { speed }),
  );

function findParts() {
  const play = element("play", HTMLButtonElement);
  return {
    slider: element("position", HTMLInputElement),
    now: element("position-now", HTMLElement),
    known: element("position-known", HTMLElement),
    speed: element("speed", HTMLSelectElement),
    /** The speed shown now. */
    shown: 0,
    play,
    icons: {
      play: play.querySelector(".icon-play") as SVGElement,
      pause: play.querySelector(".icon-pause") as SVGElement,
      again: play.querySelector(".icon-again") as SVGElement,
    },
    buttons: {
      toStart: element("to-start", HTMLButtonElement),
      stepBack: element("step-back", HTMLButtonElement),
      step: element("step", HTMLButtonElement),
      toDeadEnd: element("to-dead-end", HTMLButtonElement),
      toEnd: element("to-end", HTMLButtonElement),
    },
    /** Named buttons with the same actions as `toStart` and `toEnd`. */
    goStart: element("go-start", HTMLButtonElement),
    goEnd: element("go-end", HTMLButtonElement),
    /** The present action of the play button. */
    does: "play" as "play" | "pause" | "again",
  };
}

function show(
  parts: ReturnType<typeof findParts>,
  { can, timeline, live }: Playback,
  { speed, growing }: Clock,
) {
  const { play, buttons } = parts;
  const { position, known: count, verdict, atEnd } = timeline;
  showPosition(parts, position, count, verdict !== null || live);
  showPlay(parts, can.pause ? "pause" : atEnd && can.play ? "again" : "play");
  setAble(play, can.play || can.pause);
  setAble(buttons.toStart, can.toStart);
  setAble(buttons.stepBack, can.stepBack);
  setAble(buttons.step, can.step);
  setAble(buttons.toDeadEnd, can.toNextDeadEnd);
  setAble(buttons.toEnd, can.toEnd);
  setAble(parts.goStart, can.toStart);
  setAble(parts.goEnd, can.toEnd);
  showSpeed(parts, speed, growing);
}

function showPlay(parts: ReturnType<typeof findParts>, does: "play" | "pause" | "again") {
  if (does === parts.does) return;
  parts.does = does;
  for (const [name, icon] of Object.entries(parts.icons)) {
    icon.toggleAttribute("hidden", name !== does);
  }
  parts.play.ariaLabel = t(`page-transport-${does}`);
  parts.play.title = t(`page-transport-titles-${does}`);
}

/** Show the speed. If a link has set one that is not on offer, add it to the list. */
function showSpeed(parts: ReturnType<typeof findParts>, current: number, growing: boolean) {
  const { speed } = parts;
  parts.shown = current;
  const value = growing ? AUTO : wordOf(current);
  if (speed.value === value) return;
  speed.querySelector("[data-foreign]")?.remove();
  if (!growing && !SPEEDS.includes(current)) speed.append(makeOption(current, true));
  speed.value = value;
}

function showPosition(
  { slider, now, known }: ReturnType<typeof findParts>,
  position: number,
  count: number,
  finished: boolean,
) {
  const told = t("page-position-now", { at: position });
  // Set `max` first: the slider clamps its value to it.
  update(slider, {
    max: String(count),
    valueAsNumber: position,
    ariaValueText: told,
    disabled: count === 0 || isLocked(),
  });
  fill(slider);
  setText(now, told);
  // In a presentation, the stylesheet shows the step in another place.
  update(element("page", HTMLElement).dataset, { step: told });
  update(known, { title: finished ? "" : t("page-position-ahead") });
  setText(known, count > 0 ? t("page-position-known", { known: count, finished }) : "");
}

/** Colour the track up to the thumb, in browsers that do not do it themselves. */
function fill(slider: HTMLInputElement) {
  const range = Number(slider.max) - Number(slider.min);
  const part = range > 0 ? (slider.valueAsNumber - Number(slider.min)) / range : 0;
  slider.style.setProperty("--filled", `${(100 * part).toFixed(2)}%`);
}
