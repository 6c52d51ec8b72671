import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { keepText } from "../../dom/read-only.ts";
import { tabAfterKey } from "../../dom/tabs.ts";
import { t } from "../../language/translate.ts";
import { QUESTION_KINDS } from "../../state/link/question-kinds.ts";
import type { Code } from "./qr-code.ts";

/** The Share dialog. options-form.ts reads the form's fields; everything else is rendered from `Shown`. */

/** The tabs of the dialog, in their order. */
export const TABS = ["link", "question", "embed"] as const;
export type Tab = (typeof TABS)[number];

export interface Shown {
  tab: Tab;
  title: string;
  about: string;
  browsing: boolean; // the gallery is open, so there is no moment to share
  carried: boolean; // the page is a single file on a disk, which has no embed.html beside it
  asks: readonly string[]; // question kinds ticked when the form opens
  to: string; // initial value of the last step with questions
  from: { text: string; fixed: boolean; wrong: boolean }; // the step at which the link opens
  untilWrong: boolean;
  bookmarks: boolean; // there are some
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
  openTab: (tab: Tab) => void;
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
  const { tab, title, about, browsing } = shown;
  const input = ({ target }: Event) => {
    const field = target as HTMLInputElement;
    if (field.name === "from") actions.goFrom(field.value);
    else actions.change();
  };
  const asking = browsing || tab === "question";
  return html`<form id="share-form" class="share-form" @input=${input} @submit=${(event: Event) => event.preventDefault()}>
    <div class="share-text">
      <h2 class="flush" id="share-title">${title}</h2>
      <p id="share-about">${about}</p>
      ${browsing ? nothing : renderTabs(tab, actions)}
      ${renderLink(shown, actions)} ${renderOptions(shown)} ${renderAsk(shown)} ${renderFrame(shown, actions)}
    </div>
    ${renderPicture(shown, actions)}
    <div class="dialog-actions">
      <button type="button" class="button" id="share-save" ?hidden=${tab !== "embed"} @click=${actions.save}>${t("share-save")}</button>
      <button type="button" class="button" id="answers-open" ?hidden=${!asking} @click=${actions.showAnswers}>${t("share-answers")}</button>
      <button type="button" class="button" style="margin-inline-start: auto" id="share-close" @click=${actions.close}>${t("share-close")}</button>
    </div>
  </form>`;
}

function renderTabs(open: Tab, { openTab }: Actions) {
  const press = (event: KeyboardEvent) => {
    const tab = tabAfterKey(event.key, TABS, open);
    if (tab === null) return;
    event.preventDefault();
    openTab(tab);
    document.getElementById(`share-tab-${tab}`)?.focus();
  };
  return html`<div class="tabs share-tabs" role="tablist" aria-labelledby="share-title" @keydown=${press}>
    ${TABS.map(
      (
        tab,
      ) => html`<button type="button" role="tab" class="tab" id="share-tab-${tab}" aria-controls="share-panel-${tab}"
      aria-selected=${String(tab === open)} tabindex=${tab === open ? 0 : -1} @click=${() => openTab(tab)}>${t(`share-tab-${tab}`)}</button>`,
    )}
  </div>`;
}

/** The link has all that the first two tabs ask for, so it stands above both. */
const renderLink = ({ tab, link }: Shown, { copyLink, send }: Actions) =>
  html`<div class="field" ?hidden=${tab === "embed"}>
    <label for="share-link">${t("share-link")}</label>
    <div class="row spaced">
      <input class="input" id="share-link" autofocus aria-readonly="true" inputmode="none" autocomplete="off" spellcheck="false" @beforeinput=${keepText}
        .value=${live(link)} />
      <button type="button" class="button button-main" id="share-copy" @click=${copyLink}>${t("share-copy")}</button>
      <button type="button" class="button" id="share-send" ?hidden=${send === null} @click=${send}>${t("share-send")}</button>
    </div>
  </div>`;

function renderPicture(shown: Shown, actions: Actions) {
  const { tab, browsing, carried, link, frameLink, notes } = shown;
  const framed = tab === "embed";
  return html`<div class="share-picture">
    ${framed ? nothing : renderCode(shown, actions)}
    <p class="share-note" id="share-note" role="status">${notes.code}</p>
    <a class="preview-link small" href=${link || "./"} target="_blank" rel="noopener" ?hidden=${browsing || framed}><span class="preview" id="preview-page"></span>${t("share-try-link")}</a>
    <a class="preview-link small" href=${frameLink || "embed.html"} target="_blank" rel="noopener" ?hidden=${carried || !framed}><span class="preview" id="preview-frame"></span>${t("share-try-frame")}</a>
    <p class="share-note" id="share-opens" ?hidden=${browsing}>${notes.opens}</p>
  </div>`;
}

const renderChoice = (name: string, value: string, text: unknown, checked = false) =>
  html`<label><input type="checkbox" name=${name} value=${value} ?checked=${checked} /> ${text}</label>`;

const renderNumber = (name: string, value = "", wrong = false) =>
  html`<input class="input" name=${name} inputmode="numeric" autocomplete="off" value=${value} aria-invalid=${String(wrong)} />`;

function renderOptions({ tab, browsing, from, untilWrong, panels, bookmarks }: Shown) {
  return html`<div id="share-panel-link" role="tabpanel" aria-labelledby="share-tab-link" ?hidden=${browsing || tab !== "link"}><fieldset class="share-options">
    <legend>${t("share-opener")}</legend>
    <label>${t("share-option-from")}
      <input class="input" name="from" inputmode="numeric" autocomplete="off" .value=${live(from.text)}
        ?disabled=${from.fixed} aria-invalid=${String(from.wrong)} /></label>
    <label>${t("share-option-until")} ${renderNumber("until", "", untilWrong)}</label>
    ${renderChoice("play", "yes", t("share-option-play"))}
    ${renderChoice("present", "yes", t("share-option-present"))}
    ${renderChoice("panels", "here", html`<span id="share-panels">${panels}</span>`, true)}
    ${bookmarks ? renderChoice("mark", "here", t("share-option-mark"), true) : nothing}
    <details class="more share-more">
      <summary>${t("share-more")}</summary>
      ${renderChoice("lock", "steps", t("share-option-lock"))}
      ${renderChoice("hide", "verdict", t("share-option-hide-verdict"))}
      ${renderChoice("hide", "code", t("share-option-hide-code"))}
      ${renderChoice("hide", "tree", t("share-option-hide-tree"))}
    </details>
  </fieldset></div>`;
}

function renderAsk({ tab, asks, to, notes }: Shown) {
  return html`<div id="share-panel-question" role="tabpanel" aria-labelledby="share-tab-question" ?hidden=${tab !== "question"}><fieldset class="share-options">
    <legend>${t("share-ask")}</legend>
    <div class="share-ask-kinds" id="share-ask-kinds">
      ${QUESTION_KINDS.map((kind) => renderChoice("ask", kind, t(`questions-kinds-${kind}`), asks.includes(kind)))}
    </div>
    <label>${t("share-ask-to")} ${renderNumber("to", to)}</label>
    <label>${t("share-ask-be")} ${renderNumber("be")}</label>
    ${renderChoice("quiet", "yes", t("share-ask-quiet"))}
    <p class="share-note" id="share-ask-note" role="status">${notes.ask}</p>
  </fieldset></div>`;
}

function renderFrame({ tab, carried, snippet }: Shown, actions: Actions) {
  return html`<div class="share-embed" id="share-panel-embed" role="tabpanel" aria-labelledby="share-tab-embed" ?hidden=${tab !== "embed"}>
    <p class="muted" ?hidden=${!carried}>${t("share-embed-disk")}</p>
    <div class="field" id="share-frame" ?hidden=${carried}>
      <div class="row spaced share-row-apart">
        <label for="share-snippet">${t("share-snippet")}</label>
        <button type="button" class="button button-main" id="share-copy-snippet" @click=${actions.copySnippet}>${t("share-snippet-copy")}</button>
      </div>
      <textarea class="input" id="share-snippet" aria-readonly="true" inputmode="none" autocomplete="off" spellcheck="false" @beforeinput=${keepText}
        .value=${live(snippet)}></textarea>
    </div>
    <p class="muted">${t("share-slides")}</p>
  </div>`;
}

function renderCode({ code, coded, large }: Shown, { enlarge }: Actions) {
  const box = code === null ? nothing : `0 0 ${code.modules} ${code.modules}`;
  return html`<button type="button" class="share-large" id="share-large" aria-pressed=${String(large)}
    aria-label=${t("share-code")} title=${t("share-code-size")} ?hidden=${!coded} @click=${enlarge}>
    <svg id="share-code" viewBox=${box} aria-hidden="true" shape-rendering="crispEdges"><path d=${code?.path ?? nothing} /></svg>
  </button>`;
}
