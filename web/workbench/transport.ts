import { tell } from "../language/tell.ts";
import { isLocked } from "../link/link-view.ts";
import { binding } from "../view/binding.ts";
import { element, setAble, setText, update } from "../view/element.ts";
import { html } from "../view/node.ts";
import { nextSpeed, READABLE, SPEEDS } from "./speeds.ts";

/**
 * The buttons and sliders below the board. Each is a function of the player.
 *
 * @import { Clock } from "../run/clock.ts"
 * @import { Playback } from "../run/playback.ts"
 *
 * @typedef {object} TransportActions
 * @property {() => void} toggle play or pause
 * @property {() => void} step
 * @property {() => void} stepBack
 * @property {() => void} toStart
 * @property {() => void} toEnd
 * @property {() => void} toDeadEnd
 * @property {(position: number) => void} seek
 * @property {(speed: number) => void} setSpeed steps a second
 * @property {() => void} letSpeedGrow
 */

/** Steps a second, before anyone has chosen. */
const FIRST_SPEED = 4;
/** The word for a speed that grows by itself, here and in links. */
const AUTO = "auto";

/** @param {TransportActions} actions */
export function bindTransport(actions) {
  const { signal, unbind } = binding();
  const parts = findParts();
  const { play, buttons, slider, speed } = parts;

  /** @param {-1 | 1} direction */
  function changeSpeed(direction) {
    actions.setSpeed(nextSpeed(parts.shown, direction));
  }

  function setSpeed() {
    if (speed.value === AUTO) actions.letSpeedGrow();
    else actions.setSpeed(speed.value === "max" ? Infinity : Number(speed.value));
  }

  speed.replaceChildren(
    html("option", { value: AUTO }, tell("page-speed-auto")),
    ...SPEEDS.map((offered) => makeOption(offered)),
  );
  actions.setSpeed(FIRST_SPEED);
  play.addEventListener("click", actions.toggle, { signal });
  for (const [name, button] of Object.entries(buttons)) {
    const act = actions[/** @type {keyof typeof buttons} */ (name)];
    button.addEventListener("click", act, { signal });
  }
  for (const [id, act] of /** @type {const} */ ([
    ["go-start", actions.toStart],
    ["go-end", actions.toEnd],
    ["slower", () => changeSpeed(-1)],
    ["faster", () => changeSpeed(1)],
    ["slow-down", () => actions.setSpeed(READABLE)],
  ])) {
    element(id, HTMLButtonElement).addEventListener("click", act, { signal });
  }
  slider.addEventListener("input", () => actions.seek(slider.valueAsNumber), { signal });
  speed.addEventListener("change", setSpeed, { signal });
  return {
    /** @param {Playback} player @param {Clock} clock */
    show: (player, clock) => show(parts, player, clock),
    faster: () => changeSpeed(1),
    slower: () => changeSpeed(-1),
    unbind,
  };
}

/** @param {number} speed */
const wordOf = (speed) => (speed === Infinity ? "max" : String(speed));

/** @param {number} speed @param {boolean} [foreign] it is none of those that are offered */
const makeOption = (speed, foreign = false) =>
  html(
    "option",
    { value: wordOf(speed), "data-foreign": foreign && "" },
    tell("page-speed", { speed }),
  );

function findParts() {
  const play = element("play", HTMLButtonElement);
  return {
    slider: element("position", HTMLInputElement),
    now: element("position-now", HTMLElement),
    known: element("position-known", HTMLElement),
    speed: element("speed", HTMLSelectElement),
    /** The speed that is seen. */
    shown: 0,
    play,
    icons: {
      play: /** @type {SVGElement} */ (play.querySelector(".icon-play")),
      pause: /** @type {SVGElement} */ (play.querySelector(".icon-pause")),
      again: /** @type {SVGElement} */ (play.querySelector(".icon-again")),
    },
    buttons: {
      toStart: element("to-start", HTMLButtonElement),
      stepBack: element("step-back", HTMLButtonElement),
      step: element("step", HTMLButtonElement),
      toDeadEnd: element("to-dead-end", HTMLButtonElement),
      toEnd: element("to-end", HTMLButtonElement),
    },
    /** The same as two of the buttons, by their names. */
    goStart: element("go-start", HTMLButtonElement),
    goEnd: element("go-end", HTMLButtonElement),
    /** What the button does. @type {"play" | "pause" | "again"} */
    does: "play",
  };
}

/** @param {ReturnType<typeof findParts>} parts @param {Playback} player @param {Clock} clock */
function show(parts, { can, timeline, live }, { speed, growing }) {
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

/** @param {ReturnType<typeof findParts>} parts @param {"play" | "pause" | "again"} does */
function showPlay(parts, does) {
  if (does === parts.does) return;
  parts.does = does;
  for (const [name, icon] of Object.entries(parts.icons)) {
    icon.toggleAttribute("hidden", name !== does);
  }
  parts.play.ariaLabel = tell(`page-transport-${does}`);
  parts.play.title = tell(`page-transport-titles-${does}`);
}

/** A link may want a speed that is none of those offered. @param {ReturnType<typeof findParts>} parts @param {number} current @param {boolean} growing */
function showSpeed(parts, current, growing) {
  const { speed } = parts;
  parts.shown = current;
  const value = growing ? AUTO : wordOf(current);
  if (speed.value === value) return;
  speed.querySelector("[data-foreign]")?.remove();
  if (!growing && !SPEEDS.includes(current)) speed.append(makeOption(current, true));
  speed.value = value;
}

/** @param {ReturnType<typeof findParts>} parts @param {number} position @param {number} count @param {boolean} finished */
function showPosition({ slider, now, known }, position, count, finished) {
  const told = tell("page-position-now", { at: position });
  // The slider takes a position only up to its end.
  update(slider, {
    max: String(count),
    valueAsNumber: position,
    ariaValueText: told,
    disabled: count === 0 || isLocked(),
  });
  fill(slider);
  setText(now, told);
  // A presentation shows it apart.
  update(element("page", HTMLElement).dataset, { step: told });
  update(known, { title: finished ? "" : tell("page-position-ahead") });
  setText(known, count > 0 ? tell("page-position-known", { known: count, finished }) : "");
}

/** Colours the track up to the thumb, where the browser does not do it itself. @param {HTMLInputElement} slider */
function fill(slider) {
  const range = Number(slider.max) - Number(slider.min);
  const part = range > 0 ? (slider.valueAsNumber - Number(slider.min)) / range : 0;
  slider.style.setProperty("--filled", `${(100 * part).toFixed(2)}%`);
}
