import { tell } from "../language/tell.ts";
import { binding } from "../view/binding.ts";
import { element, setText } from "../view/element.ts";
import { button, html, svg } from "../view/node.ts";
import { isTouched } from "../view/touch.ts";
import { makeVoice } from "../view/voice.ts";

/**
 * The card of a question, and of an answer to "why not?". It lies over the place where the sentence of the step stands, so that
 * nothing moves when it comes and goes; what is longer than that reaches over the panels below.
 *
 * @import { makeClassDoors } from "./class-doors.ts"
 * @import { About } from "./types.ts"
 *
 * @typedef {object} Way a button
 * @property {string} id
 * @property {string} label
 * @property {() => void} run
 * @property {boolean} [main]
 *
 * @typedef {object} Field what is filled in
 * @property {"number" | "steps"} kind
 * @property {string} label
 * @property {number} [most]
 * @property {(value: number) => void} answer
 *
 * @typedef {object} Shown
 * @property {"asked" | "wrong" | "right" | "told" | "plain"} tone
 * @property {string} label of the whole, for those who cannot see it
 * @property {string} heading
 * @property {string} said
 * @property {string} hint how to answer
 * @property {Field | null} field
 * @property {readonly Way[]} ways
 * @property {{right: number, asked: number} | null} tally
 * @property {About | null} about the question, for a class to answer
 *
 * @typedef {object} Card
 * @property {ReturnType<typeof makeParts>} parts
 * @property {string} drawn what stands there
 * @property {HTMLElement | null} from what had the focus before it came into the card
 * @property {ReturnType<typeof makeVoice>} voice
 */

const CROSS =
  "M6.400 5 12 10.600 17.600 5 19 6.400 13.400 12 19 17.600 17.600 19 12 13.400 6.400 19 5 17.600 10.600 12 5 6.400z";
/** The slider goes from 1 to a thousand million steps, so many notches to each power of ten. */
const NOTCHES = 20;
const MOST_POWER = 9;

/** @param {{close: () => void, tally: () => void}} actions @param {ReturnType<typeof makeClassDoors>} pupils */
export function bindCard(actions, pupils) {
  const { also, unbind } = binding();
  const parts = makeParts(actions);
  const page = element("page", HTMLElement);
  const voice = makeVoice((text) => setText(parts.voice, text), 100);
  /** @type {Card} */
  const card = { parts, drawn: "", from: null, voice };
  card.parts.box.addEventListener("focusin", ({ relatedTarget: from }) => {
    if (from instanceof HTMLElement && !card.parts.box.contains(from)) card.from = from;
  });
  card.parts.foot.append(pupils.doors);
  element("told", HTMLElement).after(card.parts.box, card.parts.voice);
  also(card.voice.stop);
  also(() => {
    card.parts.box.remove();
    pupils.box.remove();
    card.parts.voice.remove();
  });
  return {
    /** Null: there is nothing to show. @param {Shown | null} shown @param {boolean} stays what a class has answered is still seen, below the step */
    show(shown, stays) {
      show(card, shown);
      pupils.show(shown?.about ?? null, stays && shown === null ? page : parts.box, stays);
    },
    /** Whether the focus is in it. */
    get focused() {
      return card.parts.box.contains(document.activeElement);
    },
    /** The first thing that can be done there gets the focus. */
    focus: () => focusFirst(card),
    unbind,
  };
}

/** @param {{close: () => void, tally: () => void}} actions */
function makeParts({ close, tally }) {
  const icon = svg(
    "svg",
    { viewBox: "0 0 24 24", "aria-hidden": "true" },
    svg("path", { d: CROSS }),
  );
  const closing = button(
    {
      class: "button button-icon button-plain question-close",
      "aria-label": tell("questions-card-close"),
      title: tell("questions-card-close"),
      click: close,
    },
    icon,
  );
  const count = button({ class: "question-tally", id: "question-tally", click: tally });
  const heading = html("p", { class: "question-asked", id: "question-asked", tabindex: -1 });
  const said = html("p", { class: "question-said", id: "question-said" });
  const hint = html("p", { class: "question-hint", id: "question-hint" });
  const field = html("div", { class: "question-field" });
  const ways = html("div", { class: "question-ways", id: "question-ways" });
  const text = html("div", { class: "question-text" }, heading, said, hint, count);
  const head = html("div", { class: "question-head" }, closing);
  const foot = html("div", { class: "question-foot" }, field, ways);
  /** @param {Event} event */
  const closeByKey = (event) => {
    if (event instanceof KeyboardEvent && event.key === "Escape") close();
  };
  const box = html(
    "div",
    { class: "card question", id: "question", role: "group", hidden: "", keydown: closeByKey },
    text,
    head,
    foot,
  );
  const voice = html("p", { class: "unseen", id: "question-voice", role: "status" });
  return { box, foot, heading, said, hint, field, ways, count, voice };
}

/** @param {Card} card @param {Shown | null} shown */
function show(card, shown) {
  const { box } = card.parts;
  const key = shown === null ? "" : keyOf(shown);
  if (key === card.drawn) return;
  card.drawn = key;
  if (shown === null && box.contains(document.activeElement)) giveBack(card);
  box.hidden = shown === null;
  if (shown === null) {
    for (const part of [card.parts.field, card.parts.ways]) part.replaceChildren();
    return card.voice.say("");
  }
  const held = document.activeElement?.id ?? "";
  const inside = box.contains(document.activeElement);
  fill(card.parts, shown);
  // What had the focus may be gone: it is not dropped to the top of the page.
  if (inside && !box.contains(document.activeElement)) {
    const same = held === "" ? null : document.getElementById(held);
    if (same !== null && box.contains(same)) same.focus();
    else focusFirst(card);
  }
  const { heading, said, hint } = shown;
  card.voice.say([heading, said, hint].filter((text) => text !== "").join(" "));
}

/** @param {Card["parts"]} parts @param {Shown} shown */
function fill(parts, shown) {
  const { box, heading, said, hint } = parts;
  box.dataset.tone = shown.tone;
  box.ariaLabel = shown.label;
  setText(heading, shown.heading);
  setText(said, shown.said);
  setText(hint, shown.hint);
  showTally(parts, shown.tally);
  showField(parts, shown.field);
  showWays(parts, shown.ways);
}

/** A picture of the card, in which nothing is done. @param {Shown} shown */
export function drawCard(shown) {
  const nothing = () => {};
  const parts = makeParts({ close: nothing, tally: nothing });
  fill(parts, shown);
  parts.box.hidden = false;
  return parts.box;
}

/** The focus goes back to where it came from: it is not dropped to the top of the page. @param {Card} card */
function giveBack({ from }) {
  const there = from?.isConnected ? from : element("board", HTMLCanvasElement);
  there.focus({ preventScroll: true });
}

/** @param {Shown} shown */
const keyOf = ({ tone, label, heading, said, hint, field, ways, tally }) =>
  JSON.stringify([
    tone,
    label,
    heading,
    said,
    hint,
    field?.kind,
    field?.most,
    tally,
    ways.map(({ id, label }) => [id, label]),
  ]);

/** @param {Card["parts"]} parts @param {Shown["tally"]} tally */
function showTally({ count }, tally) {
  count.hidden = tally === null;
  if (tally === null) return;
  const { right, asked } = tally;
  setText(count, tell("questions-card-tally", { right, asked }));
  count.title = tell("questions-card-tally-title");
}

/** @param {Card["parts"]} parts @param {readonly Way[]} ways */
function showWays({ ways: box }, ways) {
  box.replaceChildren(
    ...ways.map(({ id, label, run, main = false }) =>
      button(
        { class: main ? "button button-main" : "button", id: `question-${id}`, click: run },
        label,
      ),
    ),
  );
}

/** @param {Card["parts"]} parts @param {Field | null} field */
function showField({ field: box }, field) {
  box.replaceChildren(...(field === null ? [] : makeField(field)));
}

/** @param {Field} field */
const makeField = (field) => (field.kind === "steps" ? makeSlider(field) : makeNumber(field));

/** Steps on a logarithmic scale: each notch is a little more than a tenth more. @param {Field} field */
function makeSlider({ label, answer }) {
  const slider = html("input", {
    type: "range",
    id: "question-steps",
    min: 0,
    max: NOTCHES * MOST_POWER,
    value: NOTCHES * 2,
    "aria-label": label,
  });
  const now = html("output", { class: "question-now", for: "question-steps" });
  const show = () => {
    const value = stepsAt(slider.valueAsNumber);
    setText(now, tell("questions-ways-steps-now", { n: value }));
    slider.ariaValueText = now.textContent;
    slider.style.setProperty(
      "--filled",
      `${(100 * slider.valueAsNumber) / (NOTCHES * MOST_POWER)}%`,
    );
  };
  slider.addEventListener("input", show);
  show();
  const give = button(
    {
      class: "button button-main",
      id: "question-give",
      click: () => answer(stepsAt(slider.valueAsNumber)),
    },
    tell("questions-ways-answer"),
  );
  return [slider, now, give];
}

/** The number of steps at a notch, with two digits that count. @param {number} notch */
export function stepsAt(notch) {
  const exact = 10 ** (notch / NOTCHES);
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(exact)) - 1);
  return Math.round(exact / unit) * unit;
}

/** @param {Field} field */
function makeNumber({ label, answer, most = 1 }) {
  const input = html("input", {
    class: "input question-number",
    id: "question-number",
    type: "number",
    min: 1,
    max: most,
    inputmode: "numeric",
    "aria-label": label,
  });
  const give = () => {
    const { valueAsNumber: value } = input;
    const good = Number.isInteger(value) && value >= 1 && value <= most;
    input.ariaInvalid = String(!good);
    if (good) answer(value);
  };
  input.addEventListener("keydown", ({ key }) => {
    if (key === "Enter") give();
  });
  return [
    input,
    button({ class: "button", id: "question-give", click: give }, tell("questions-ways-answer")),
  ];
}

/** @param {Card} card */
function focusFirst({ parts: { field, ways } }) {
  // In a field a touch screen would open its keyboard.
  const input = isTouched() ? null : field.querySelector("input");
  const first = input ?? ways.querySelector("button");
  if (first instanceof HTMLElement) first.focus({ preventScroll: true });
}
