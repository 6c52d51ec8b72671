import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { GAP } from "../../dom/language.ts";
import { tell } from "../../language/tell.ts";
import { QUESTION_KINDS } from "../../state/link/question-kinds.ts";
import type { Code } from "./qr-code.ts";

/** The Share dialog. options-form.ts reads the form's fields; everything else is rendered from `Shown`. */

export interface Shown {
  title: string;
  about: string;
  browsing: boolean; // the gallery is open, so there is no moment to share
  carried: boolean; // the page is a single file on a disk, which has no embed.html beside it
  asks: readonly string[]; // question kinds ticked when the form opens
  asksOpen: boolean; // the section of questions starts unfolded
  to: string; // initial value of the last step with questions
  from: { text: string; fixed: boolean; wrong: boolean }; // the step at which the link opens
  untilWrong: boolean;
  panels: string; // a sentence that lists the open panels
  link: string;
  frameLink: string;
  snippet: string;
  code: Code | null;
  coded: boolean; // the link fits into a QR code
  large: boolean; // the QR code is enlarged
  notes: { ask: string; code: string; opens: string };
}

export interface Actions {
  goFrom: (text: string) => void;
  change: () => void; // another field has changed
  copyLink: () => void;
  copySnippet: () => void;
  send: (() => void) | null; // null: the browser cannot share
  enlarge: () => void; // toggles the size of the QR code
  save: () => void;
  showAnswers: () => void;
  close: () => void;
}

export function renderShare(shown: Shown, actions: Actions) {
  const { title, about, browsing, link, notes } = shown;
  const input = ({ target }: Event) => {
    const field = target as HTMLInputElement;
    if (field.name === "from") actions.goFrom(field.value);
    else actions.change();
  };
  return html`<form id="share-form" class="share-form" @input=${input} @submit=${(event: Event) => event.preventDefault()}>
    <div class="share-text">
      <h2 id="share-title">${title}</h2>
      <p id="share-about">${about}</p>
      <div class="field">
        <label for="share-link">${tell("share-link")}</label>
        <div class="share-row">
          <input class="input" id="share-link" readonly .value=${link} />
          <button type="button" class="button button-main" id="share-copy" @click=${actions.copyLink}>${tell("share-copy")}</button>
          <button type="button" class="button" id="share-send" ?hidden=${actions.send === null} @click=${actions.send}>${tell("share-send")}</button>
        </div>
      </div>
      ${renderOptions(shown)} ${renderAsk(shown)} ${renderFrame(shown, actions)}
    </div>
    <div class="share-picture">
      ${renderCode(shown, actions)}
      <p class="share-note" id="share-note" role="status">${notes.code}</p>
      <a class="preview-link" href=${link || "./"} target="_blank" rel="noopener" ?hidden=${browsing}><span class="preview" id="preview-page"></span>${tell("share-try-link")}</a>
      <p class="share-note" id="share-opens" ?hidden=${browsing}>${notes.opens}</p>
    </div>
    <div class="dialog-actions">
      <button type="button" class="button" id="share-save" ?hidden=${browsing} @click=${actions.save}>${tell("share-save")}</button>
      <button type="button" class="button" id="answers-open" @click=${actions.showAnswers}>${tell("share-answers")}</button>
      <button type="button" class="button" id="share-close" @click=${actions.close}>${tell("share-close")}</button>
    </div>
  </form>`;
}

const renderChoice = (name: string, value: string, text: unknown, checked = false) =>
  html`<label><input type="checkbox" name=${name} value=${value} ?checked=${checked} /> ${text}</label>`;

const renderNumber = (name: string, value = "", wrong = false) =>
  html`<input class="input" name=${name} inputmode="numeric" autocomplete="off" value=${value} aria-invalid=${String(wrong)} />`;

function renderOptions({ browsing, from, untilWrong, panels }: Shown) {
  return html`<fieldset class="share-options" ?hidden=${browsing}>
    <legend>${tell("share-opener")}</legend>
    <label>${tell("share-option-from")}
      <input class="input" name="from" inputmode="numeric" autocomplete="off" .value=${live(from.text)}
        ?disabled=${from.fixed} aria-invalid=${String(from.wrong)} /></label>
    <label>${tell("share-option-until")} ${renderNumber("until", "", untilWrong)}</label>
    ${renderChoice("play", "yes", tell("share-option-play"))}
    ${renderChoice("lock", "steps", tell("share-option-lock"))}
    ${renderChoice("panels", "here", html`<span id="share-panels">${panels}</span>`, true)}
    ${renderChoice("present", "yes", tell("share-option-present"))}
    ${renderChoice("hide", "verdict", tell("share-option-hide-verdict"))}
    ${renderChoice("hide", "code", tell("share-option-hide-code"))}
    ${renderChoice("hide", "tree", tell("share-option-hide-tree"))}
  </fieldset>`;
}

function renderAsk({ browsing, asks, asksOpen, to, notes }: Shown) {
  const [before, after] = tell("share-ask-be", { gap: GAP }).split(GAP);
  return html`<details class="more share-ask" id="share-ask" ?hidden=${browsing} ?open=${asksOpen}>
    <summary>${tell("share-ask")}</summary>
    <fieldset class="share-options" aria-label=${tell("share-ask-kinds")}>
      <div class="share-ask-kinds" id="share-ask-kinds">
        ${QUESTION_KINDS.map((kind) => renderChoice("ask", kind, tell(`questions-kinds-${kind}`), asks.includes(kind)))}
      </div>
      <label>${tell("share-ask-to")} ${renderNumber("to", to)}</label>
      <label>${before} ${renderNumber("be")} ${after}</label>
      ${renderChoice("quiet", "yes", tell("share-ask-quiet"))}
      <p class="share-note" id="share-ask-note" role="status">${notes.ask}</p>
    </fieldset>
  </details>`;
}

function renderFrame({ browsing, carried, snippet, frameLink }: Shown, actions: Actions) {
  return html`<div class="field" id="share-frame" ?hidden=${browsing || carried}>
    <div class="share-row share-row-apart">
      <label for="share-snippet">${tell("share-snippet")}</label>
      <button type="button" class="button" id="share-copy-snippet" @click=${actions.copySnippet}>${tell("share-snippet-copy")}</button>
    </div>
    <div class="share-snippet">
      <textarea class="input" id="share-snippet" readonly spellcheck="false" .value=${snippet}></textarea>
      <a class="preview-link" href=${frameLink || "embed.html"} target="_blank" rel="noopener"><span class="preview" id="preview-frame"></span>${tell("share-try-frame")}</a>
    </div>
  </div>`;
}

function renderCode({ code, coded, large }: Shown, { enlarge }: Actions) {
  const box = code === null ? nothing : `0 0 ${code.modules} ${code.modules}`;
  return html`<button type="button" class="share-large" id="share-large" aria-pressed=${String(large)}
    aria-label=${tell("share-code")} title=${tell("share-code-size")} ?hidden=${!coded} @click=${enlarge}>
    <svg id="share-code" viewBox=${box} aria-hidden="true" shape-rendering="crispEdges"><path d=${code?.path ?? nothing} /></svg>
  </button>`;
}
