import { binding } from "../../dom/binding.ts";
import { element, setText } from "../../dom/element.ts";
import { button, html, svg } from "../../dom/node.ts";
import { isTouched } from "../../dom/touch.ts";
import { makeVoice } from "../../dom/voice.ts";
import { tell } from "../../language/tell.ts";
import type { makeClassTools } from "./class-tools.ts";
import type { ClassQuestion } from "./types.ts";

/**
 * The card of a question, or of an answer to "why not?". It covers the sentence of the step, so that nothing moves when
 * it appears; a longer card reaches over the panels below.
 */

/** A button. */
export interface Way {
  id: string;
  label: string;
  run: () => void;
  main?: boolean;
}

/** An input field. */
interface Field {
  kind: "number" | "steps";
  label: string;
  most?: number;
  answer: (value: number) => void;
}

export interface Shown {
  tone: "asked" | "wrong" | "right" | "told" | "plain";
  label: string; // accessible name of the card
  heading: string;
  said: string;
  hint: string; // how to answer
  field: Field | null;
  ways: readonly Way[];
  tally: { right: number; asked: number } | null;
  about: ClassQuestion | null; // the question in the form for a class
}

interface Card {
  parts: ReturnType<typeof makeParts>;
  drawn: string; // identifies the current content
  from: HTMLElement | null; // the element that had the focus before the card
  voice: ReturnType<typeof makeVoice>;
}

const CROSS =
  "M6.400 5 12 10.600 17.600 5 19 6.400 13.400 12 19 17.600 17.600 19 12 13.400 6.400 19 5 17.600 10.600 12 5 6.400z";
/** The slider covers 1 to a thousand million steps, with `NOTCHES` notches per power of ten. */
const NOTCHES = 20;
const MOST_POWER = 9;

export function bindCard(
  actions: { close: () => void; tally: () => void },
  pupils: ReturnType<typeof makeClassTools>,
) {
  const { also, unbind } = binding();
  const parts = makeParts(actions);
  const page = element("page", HTMLElement);
  const voice = makeVoice((text) => setText(parts.voice, text), 100);
  const card: Card = { parts, drawn: "", from: null, voice };
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
    /** Null hides the card. @param stays true: keep a class's answers below the step */
    show(shown: Shown | null, stays: boolean) {
      show(card, shown);
      pupils.show(shown?.about ?? null, stays && shown === null ? page : parts.box, stays);
    },
    /** True when the card contains the focus. */
    get focused() {
      return card.parts.box.contains(document.activeElement);
    },
    /** Focus the first control. */
    focus: () => focusFirst(card),
    unbind,
  };
}

function makeParts({ close, tally }: { close: () => void; tally: () => void }) {
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
  const closeByKey = (event: Event) => {
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

function show(card: Card, shown: Shown | null) {
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
  // If the focused element has been replaced, keep the focus in the card instead of losing it to the top of the page.
  if (inside && !box.contains(document.activeElement)) {
    const same = held === "" ? null : document.getElementById(held);
    if (same !== null && box.contains(same)) same.focus();
    else focusFirst(card);
  }
  const { heading, said, hint } = shown;
  card.voice.say([heading, said, hint].filter((text) => text !== "").join(" "));
}

function fill(parts: Card["parts"], shown: Shown) {
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

/** The card as a picture without functions. */
export function drawCard(shown: Shown) {
  const nothing = () => {};
  const parts = makeParts({ close: nothing, tally: nothing });
  fill(parts, shown);
  parts.box.hidden = false;
  return parts.box;
}

/** Return the focus to where it came from, instead of losing it to the top of the page. */
function giveBack({ from }: Card) {
  const there = from?.isConnected ? from : element("board", HTMLCanvasElement);
  there.focus({ preventScroll: true });
}

const keyOf = ({ tone, label, heading, said, hint, field, ways, tally }: Shown) =>
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

function showTally({ count }: Card["parts"], tally: Shown["tally"]) {
  count.hidden = tally === null;
  if (tally === null) return;
  const { right, asked } = tally;
  setText(count, tell("questions-card-tally", { right, asked }));
  count.title = tell("questions-card-tally-title");
}

function showWays({ ways: box }: Card["parts"], ways: readonly Way[]) {
  box.replaceChildren(
    ...ways.map(({ id, label, run, main = false }) =>
      button(
        { class: main ? "button button-main" : "button", id: `question-${id}`, click: run },
        label,
      ),
    ),
  );
}

function showField({ field: box }: Card["parts"], field: Field | null) {
  box.replaceChildren(...(field === null ? [] : makeField(field)));
}

const makeField = (field: Field) =>
  field.kind === "steps" ? makeSlider(field) : makeNumber(field);

/** Slider with a logarithmic scale: each notch is about 12% more. */
function makeSlider({ label, answer }: Field) {
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

/** The number of steps at a notch, rounded to two digits. */
export function stepsAt(notch: number) {
  const exact = 10 ** (notch / NOTCHES);
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(exact)) - 1);
  return Math.round(exact / unit) * unit;
}

function makeNumber({ label, answer, most = 1 }: Field) {
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

function focusFirst({ parts: { field, ways } }: Card) {
  // Focusing a field would open the keyboard of a touch screen.
  const input = isTouched() ? null : field.querySelector("input");
  const first = input ?? ways.querySelector("button");
  if (first instanceof HTMLElement) first.focus({ preventScroll: true });
}
