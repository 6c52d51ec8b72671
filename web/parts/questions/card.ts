import { html, nothing, render, type TemplateResult } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { repeat } from "lit-html/directives/repeat.js";
import { binding } from "../../dom/binding.ts";
import { closeByEscape } from "../../dom/close-by-escape.ts";
import { element, setText, update } from "../../dom/element.ts";
import { able } from "../../dom/enabled.ts";
import { makeVoice } from "../../dom/live-region.ts";
import { isTouched } from "../../dom/touch.ts";
import { t } from "../../language/translate.ts";

/** The card of a question, or of an answer to "why not?". It covers the sentence of the step. */

/** A button. */
export interface Way {
  id: string;
  label: string;
  run: () => void;
  main?: boolean;
  done?: boolean; // the answer that this button gives is known already
}

/** An input field. */
interface Field {
  kind: "number" | "steps";
  label: string;
  most: number;
  answer: (value: number) => void;
}

export interface Shown {
  key: string; // identifies the question: another one has empty fields
  tone: "asked" | "wrong" | "right" | "told" | "plain";
  label: string; // accessible name of the card
  heading: string;
  said: string;
  hint: string; // how to answer
  field: Field | null;
  ways: readonly Way[];
  tally: { right: number; asked: number } | null;
}

export interface Actions {
  close: () => void;
  tally: () => void;
}

/** The values of the fields, until they are given as an answer. */
interface Draft {
  key: string;
  notch: number; // of the slider
  number: string;
  wrong: boolean; // the number can't be an answer
}

const CROSS =
  "M6.400 5 12 10.600 17.600 5 19 6.400 13.400 12 19 17.600 17.600 19 12 13.400 6.400 19 5 17.600 10.600 12 5 6.400z";
/** The slider covers 1 to a thousand million steps, with `NOTCHES` notches per power of ten. */
const NOTCHES = 20;
const MOST_NOTCH = 9 * NOTCHES;

const emptyDraft = (key: string): Draft => ({ key, notch: 2 * NOTCHES, number: "", wrong: false });

/** @param draw draws the card again */
export function bindCard(actions: Actions, draw: () => void) {
  const { signal, onDispose, unbind } = binding();
  const box = element("question", HTMLElement);
  const voice = makeVoice((text) => setText(element("question-voice", HTMLElement), text), 100);
  let draft = emptyDraft("");
  let from: Element | null = null;
  let told = "";
  const holdsFocus = () => box.contains(document.activeElement);
  const note = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Element && !box.contains(relatedTarget)) from = relatedTarget;
  };
  const change = (patch: Partial<Draft>) => {
    draft = { ...draft, ...patch };
    draw();
  };
  box.addEventListener("focusin", note, { signal });
  closeByEscape(box, actions.close, signal);

  function hide() {
    // Return the focus to where it came from, instead of losing it to the top of the page.
    const board = element("board", HTMLCanvasElement);
    const back = from instanceof HTMLElement && from.isConnected ? from : board;
    if (holdsFocus()) back.focus({ preventScroll: true });
    box.hidden = true;
    render(nothing, box);
    voice.say("");
  }

  function focus() {
    // Focusing a field would open the keyboard of a touch screen.
    const input = isTouched() ? null : box.querySelector<HTMLElement>(".question-field input");
    const first = input ?? box.querySelector<HTMLElement>(".question-ways button");
    first?.focus({ preventScroll: true });
  }

  onDispose(voice.stop);
  onDispose(() => {
    box.hidden = true;
    render(nothing, box);
  });
  return {
    /** @param shown null hides the card @param tools a class's doors and tools */
    show(shown: Shown | null, tools: { doors: unknown; room: unknown }) {
      if (shown === null) return box.hidden || hide();
      if (draft.key !== shown.key) draft = emptyDraft(shown.key);
      const held = holdsFocus();
      fill(box, shown, renderCard(shown, actions, draft, change, tools));
      // If the focused element is gone, keep the focus in the card instead of losing it to the top of the page.
      if (held && !holdsFocus()) focus();
      const { heading, said, hint } = shown;
      const whole = [heading, said, hint].filter((text) => text !== "").join(" ");
      voice.say(whole);
      // Another text is read from its beginning.
      if (whole !== told) box.querySelector(".question-text")?.scrollTo(0, 0);
      told = whole;
    },
    /** True when the card contains the focus. */
    get focused() {
      return holdsFocus();
    },
    /** Focus the first control. */
    focus,
    unbind,
  };
}

function fill(box: HTMLElement, { tone, label }: Shown, content: TemplateResult) {
  update(box, { hidden: false, ariaLabel: label });
  update(box.dataset, { tone });
  render(content, box);
}

/** The card as a picture without functions. */
export function drawCard(shown: Shown) {
  const box = element("question", HTMLElement).cloneNode() as HTMLElement;
  const ignore = () => {};
  const actions = { close: ignore, tally: ignore };
  fill(box, shown, renderCard(shown, actions, emptyDraft(""), ignore, { doors: "", room: "" }));
  return box;
}

function renderCard(
  { heading, said, hint, field, ways, tally }: Shown,
  { close, tally: showTally }: Actions,
  draft: Draft,
  change: (patch: Partial<Draft>) => void,
  { doors, room }: { doors: unknown; room: unknown },
) {
  const label = t("questions-card-close");
  const renderField = field?.kind === "steps" ? renderSlider : renderNumber;
  const renderWay = ({ label, id, run, main = false, done = false }: Way) =>
    html`<button type="button" class="button ${main ? "button-main" : ""}" id="question-${id}"
      aria-pressed=${done || nothing} ${able(!done)} @click=${run}>${label}</button>`;
  const renderTally = ({ right, asked }: NonNullable<Shown["tally"]>) =>
    html`<button type="button" class="question-tally" id="question-tally" data-short="${right}/${asked}"
      title=${t("questions-card-tally-title")} @click=${showTally}>${t("questions-card-tally", { right, asked })}</button>`;
  return html`<p class="question-asked" id="question-asked" tabindex="-1">${heading}</p>
    <div class="question-text">
      <p class="question-said" id="question-said">${said}</p>
      <p class="question-hint muted" id="question-hint">${hint}</p>
    </div>
    <div class="question-head">
      ${tally === null ? nothing : renderTally(tally)}
      <button type="button" class="button button-icon button-plain question-close" aria-label=${label} title=${label} @click=${close}>
        <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${CROSS} /></svg>
      </button>
    </div>
    <div class="question-foot">
      <div class="question-field">${field === null ? nothing : renderField(field, draft, change)}</div>
      <div class="question-ways row wrap" id="question-ways">${repeat(ways, ({ id }) => id, renderWay)}</div>
      ${doors}
    </div>
    ${room}`;
}

/** Slider with a logarithmic scale: each notch is about 12% more. */
function renderSlider(
  { label, answer }: Field,
  { notch }: Draft,
  change: (patch: Partial<Draft>) => void,
) {
  const now = t("questions-ways-steps-now", { n: stepsAt(notch) });
  const slide = ({ currentTarget }: Event) =>
    change({ notch: (currentTarget as HTMLInputElement).valueAsNumber });
  return html`<input type="range" id="question-steps" min="0" max=${MOST_NOTCH} .value=${live(String(notch))}
      aria-label=${label} aria-valuetext=${now} style="--filled: ${(100 * notch) / MOST_NOTCH}%" @input=${slide} />
    <output class="question-now" for="question-steps">${now}</output>
    <button type="button" class="button button-main" id="question-give"
      @click=${() => answer(stepsAt(notch))}>${t("questions-ways-answer")}</button>`;
}

/** The number of steps at a notch, rounded to two digits. */
export function stepsAt(notch: number) {
  const exact = 10 ** (notch / NOTCHES);
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(exact)) - 1);
  return Math.round(exact / unit) * unit;
}

function renderNumber(
  { label, answer, most }: Field,
  { number, wrong }: Draft,
  change: (patch: Partial<Draft>) => void,
) {
  const give = () => {
    const value = Number(number);
    const good = Number.isInteger(value) && value >= 1 && value <= most;
    change({ wrong: !good });
    if (good) answer(value);
  };
  const type = ({ currentTarget }: Event) =>
    change({ number: (currentTarget as HTMLInputElement).value });
  const press = ({ key }: KeyboardEvent) => {
    if (key === "Enter") give();
  };
  return html`<input class="input question-number" id="question-number" type="number" min="1" max=${most} inputmode="numeric"
      aria-label=${label} aria-invalid=${wrong} .value=${live(number)} @input=${type} @keydown=${press} />
    <button type="button" class="button" id="question-give" @click=${give}>${t("questions-ways-answer")}</button>`;
}
