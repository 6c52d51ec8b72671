import { html, nothing, render } from "lit-html";
import { entryOf } from "../../board/registry.ts";
import { showRule } from "../../board/rule.ts";
import { element } from "../../dom/element.ts";
import { GAP } from "../../dom/language.ts";
import { t } from "../../language/translate.ts";
import type { Page } from "../../state/page/page-context.ts";

/** The help dialog: keys, touch, how the page counts, and what the board shows. */

export function makeHelp(page: Pick<Page, "scenario">) {
  const dialog = element("help", HTMLDialogElement);
  const licences = licencesLink();

  /** Open the dialog at its top. By default it would focus its only button and so scroll to its end. */
  function open() {
    if (dialog.open) return;
    render(renderHelp(page, licences), dialog);
    void showRule(element("help-rule", HTMLElement), page.scenario);
    dialog.showModal();
    element("help-title", HTMLElement).focus();
    dialog.scrollTop = 0;
  }

  function unbind() {
    dialog.close();
    render(nothing, dialog);
  }

  return { open, unbind };
}

/** The address of the licences. The single-file page has them in itself, as there is no file beside it. */
function licencesLink() {
  const carried = document.getElementById("licences");
  if (carried === null) return "licences.txt";
  const type = "text/plain;charset=utf-8";
  return URL.createObjectURL(new Blob([carried.textContent ?? ""], { type }));
}

const listKeys = (): [keys: string[], does: string][] => [
  [["Space"], t("help-play")],
  [["→", "←"], t("help-step")],
  [["D"], t("help-dead-end")],
  [["O", "U"], t("help-skip")],
  [["S", "V"], t("help-solution")],
  [["F"], t("help-find")],
  [["M"], t("help-bookmark")],
  [[",", "."], t("help-bookmarks")],
  [["Home", "End"], t("help-ends")],
  [["+", "-"], t("help-speed")],
  [["A"], t("help-ask")],
  [["Y"], t("help-play-yourself")],
  [["Backspace", "H"], t("help-take-back")],
  [["N"], t("help-notes")],
  [["B"], t("help-be-search")],
  [["C"], t("help-setup")],
  [["P"], t("help-present")],
  [["E"], t("help-widen")],
  [["?"], t("help-help")],
  [["Escape"], t("help-escape")],
  [["← ↑ → ↓", "Enter"], t("help-board-choose")],
  [["← ↑ → ↓", "W"], t("help-board-why")],
  [["Shift", "← ↑ → ↓"], t("help-graph-move")],
];

const renderKey = (key: string) => html`<kbd>${key}</kbd>`;

/** Two keys are grouped so that they share the column. */
const renderKeys = ([[first, second], does]: [string[], string]) =>
  html`${
    second === undefined
      ? renderKey(first)
      : html`<span>${renderKey(first)} ${renderKey(second)}</span>`
  }<span>${does}</span>`;

/** A link to the reference, if the build has put it beside the page. */
function renderReference() {
  const link = document.querySelector<HTMLLinkElement>("link[rel=help]");
  return link === null
    ? nothing
    : html`<p><a id="help-reference" href=${link.href} target="_blank" rel="noopener">${t("help-reference")}</a></p>`;
}

function renderHelp({ scenario }: Pick<Page, "scenario">, licences: string) {
  const { intro, legend } = entryOf(scenario.puzzle).help(scenario.values);
  const [before, after] = t("help-licences-how", { gap: GAP }).split(GAP);
  return html`<h2 id="help-title" tabindex="-1">${t("help-title")}</h2>
    <figure class="rule" id="help-rule"><figcaption></figcaption></figure>
    <p id="help-intro">${intro}</p>
    <h3>${t("help-keyboard")}</h3>
    <div class="keys">${listKeys().map(renderKeys)}</div>
    <h3>${t("help-touch")}</h3>
    <p>${t("help-touch-how")}</p>
    <h3>${t("help-counting")}</h3>
    <p>${t("help-counting-how")}</p>
    <h3>${t("help-board-shows")}</h3>
    <p id="help-legend">${legend}</p>
    ${renderReference()}
    <h3>${t("help-licences")}</h3>
    <p>${before}<a id="help-licences" href=${licences} target="_blank" rel="noopener">${t("help-licences-link")}</a>${after}</p>
    <form method="dialog" class="dialog-actions">
      <button type="submit" class="button button-main">${t("share-close")}</button>
    </form>`;
}
