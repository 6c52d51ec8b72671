import { isLocked } from "../share/link-view.js";
import * as words from "../text/en.js";
import { element, setAble, setText } from "./element.js";
import { FASTEST, notchOf, SLOWEST, speedAt } from "./speed-scale.js";

/**
 * The buttons and sliders below the board. Each is a function of the player.
 *
 * @typedef {import("../run/player.js").Player} Player
 *
 * @typedef {object} TransportActions
 * @property {() => void} toggle play or pause
 * @property {() => void} step
 * @property {() => void} stepBack
 * @property {() => void} toStart
 * @property {() => void} toEnd
 * @property {() => void} toDeadEnd
 * @property {(position: number) => void} seek
 * @property {(speed: number) => void} setSpeed
 */

const NOTCHES_A_KEY = 5;

/** @param {TransportActions} actions */
export function bindTransport(actions) {
  const slider = element("position", HTMLInputElement);
  const now = element("position-now", HTMLElement);
  const known = element("position-known", HTMLElement);
  const speed = element("speed", HTMLInputElement);
  const speedText = element("speed-text", HTMLElement);
  const play = element("play", HTMLButtonElement);
  const buttons = {
    toStart: element("to-start", HTMLButtonElement),
    stepBack: element("step-back", HTMLButtonElement),
    step: element("step", HTMLButtonElement),
    toDeadEnd: element("to-dead-end", HTMLButtonElement),
    toEnd: element("to-end", HTMLButtonElement),
  };
  const icons = {
    play: /** @type {SVGElement} */ (play.querySelector(".icon-play")),
    pause: /** @type {SVGElement} */ (play.querySelector(".icon-pause")),
  };
  let playing = false;

  actions.setSpeed(speedAt(speed.valueAsNumber));
  play.addEventListener("click", actions.toggle);
  for (const [name, button] of Object.entries(buttons)) {
    button.addEventListener("click", actions[/** @type {keyof typeof buttons} */ (name)]);
  }
  slider.addEventListener("input", () => actions.seek(slider.valueAsNumber));
  speed.addEventListener("input", () => actions.setSpeed(speedAt(speed.valueAsNumber)));

  /** @param {-1 | 1} direction */
  function changeSpeed(direction) {
    const notch = speed.valueAsNumber + direction * NOTCHES_A_KEY;
    actions.setSpeed(speedAt(Math.max(SLOWEST, Math.min(FASTEST, notch))));
  }

  /** @param {Player} player */
  function show({ can, speed: current, timeline }) {
    const { position, known: count, verdict } = timeline;
    showPosition(position, count, verdict !== null);
    if (can.pause !== playing) {
      playing = can.pause;
      icons.play.toggleAttribute("hidden", playing);
      icons.pause.toggleAttribute("hidden", !playing);
      play.ariaLabel = playing ? words.transport.pause : words.transport.play;
    }
    setAble(play, can.play || can.pause);
    setAble(buttons.toStart, can.toStart);
    setAble(buttons.stepBack, can.stepBack);
    setAble(buttons.step, can.step);
    setAble(buttons.toDeadEnd, can.toNextDeadEnd);
    setAble(buttons.toEnd, can.toEnd);
    speed.valueAsNumber = notchOf(current);
    speed.ariaValueText = words.speed(current);
    fill(speed);
    setText(speedText, words.speed(current));
  }

  /** @param {number} position @param {number} count @param {boolean} finished */
  function showPosition(position, count, finished) {
    slider.max = String(count);
    slider.valueAsNumber = position;
    slider.disabled = count === 0 || isLocked();
    slider.ariaValueText = words.position.now(position);
    fill(slider);
    setText(now, words.position.now(position));
    setText(known, count > 0 ? words.position.known(count, finished) : "");
  }

  return {
    show,
    faster: () => changeSpeed(1),
    slower: () => changeSpeed(-1),
  };
}

/** Colours the track up to the thumb, where the browser does not do it itself. @param {HTMLInputElement} slider */
function fill(slider) {
  const range = Number(slider.max) - Number(slider.min);
  const part = range > 0 ? (slider.valueAsNumber - Number(slider.min)) / range : 0;
  slider.style.setProperty("--filled", `${(100 * part).toFixed(2)}%`);
}
