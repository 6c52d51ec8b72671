import * as words from "../text/en.js";
import { element, setText } from "./element.js";
import { FASTEST, notchOf, SLOWEST, speedAt } from "./speed-scale.js";

/**
 * The buttons and sliders below the board. Each is a function of the status and of the cursor.
 *
 * @typedef {import("../run/status.js").Status} Status
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
 *
 * @typedef {object} Cursor
 * @property {number} position
 * @property {number} known
 * @property {boolean} finished all events of the run are known
 * @property {number} speed events a second
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
  const back = [element("to-start", HTMLButtonElement), element("step-back", HTMLButtonElement)];
  const ahead = [
    element("step", HTMLButtonElement),
    element("to-dead-end", HTMLButtonElement),
    element("to-end", HTMLButtonElement),
  ];
  const icons = {
    play: /** @type {SVGElement} */ (play.querySelector(".icon-play")),
    pause: /** @type {SVGElement} */ (play.querySelector(".icon-pause")),
  };
  let playing = false;

  play.addEventListener("click", actions.toggle);
  back[0].addEventListener("click", actions.toStart);
  back[1].addEventListener("click", actions.stepBack);
  ahead[0].addEventListener("click", actions.step);
  ahead[1].addEventListener("click", actions.toDeadEnd);
  ahead[2].addEventListener("click", actions.toEnd);
  slider.addEventListener("input", () => actions.seek(slider.valueAsNumber));
  speed.addEventListener("input", () => actions.setSpeed(speedAt(speed.valueAsNumber)));

  /** @param {-1 | 1} direction */
  function changeSpeed(direction) {
    const notch = speed.valueAsNumber + direction * NOTCHES_A_KEY;
    actions.setSpeed(speedAt(Math.max(SLOWEST, Math.min(FASTEST, notch))));
  }

  /** @param {Status} status @param {Cursor} cursor */
  function show(status, cursor) {
    const started = cursor.position > 0;
    const ended = cursor.finished && cursor.position === cursor.known;
    const wanted =
      status.name === "playing" || (status.name === "loading" && status.playWhenReady);
    if (wanted !== playing) {
      playing = wanted;
      icons.play.toggleAttribute("hidden", playing);
      icons.pause.toggleAttribute("hidden", !playing);
      play.ariaLabel = playing ? words.transport.pause : words.transport.play;
    }
    play.disabled = status.name === "failed";
    for (const button of back) button.disabled = !started;
    for (const button of ahead) {
      button.disabled = ended || status.name === "loading" || status.name === "failed";
    }
    showPosition(cursor);
    speed.valueAsNumber = notchOf(cursor.speed);
    speed.ariaValueText = words.speed(cursor.speed);
    fill(speed);
    setText(speedText, words.speed(cursor.speed));
  }

  /** @param {Cursor} cursor */
  function showPosition(cursor) {
    slider.max = String(cursor.known);
    slider.valueAsNumber = cursor.position;
    slider.disabled = cursor.known === 0;
    slider.ariaValueText = words.position.now(cursor.position);
    fill(slider);
    setText(now, words.position.now(cursor.position));
    setText(known, cursor.known > 0 ? words.position.known(cursor.known, cursor.finished) : "");
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
