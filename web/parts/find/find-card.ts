import { html, nothing, render } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { binding } from "../../dom/binding.ts";
import { closeByEscape } from "../../dom/close-by-escape.ts";
import { element, setText } from "../../dom/element.ts";
import { CROSS, renderIcon } from "../../dom/icon.ts";
import type { lateFocus } from "../../dom/late-focus.ts";
import { t } from "../../language/translate.ts";
import { hides } from "../../state/link/link-view.ts";
import type { Page } from "../../state/page/page-context.ts";
import { renderRow } from "./condition-row.ts";
import { puzzleOf, type Row } from "./conditions.ts";

/** The card beside the slider: the conditions to look for, and the moments that were found. */

export interface Actions {
  leave: () => void;
  changed: () => void; // called after a condition was changed
  remove: (row: Row) => void;
  addDepth: () => void;
  addPath: () => void;
  addDeadEnd: () => void;
  addSolution: () => void;
  before: () => void;
  next: () => void;
  onward: () => void; // starts or stops running the search ahead
}

export interface Shown {
  rows: readonly Row[];
  found: string; // the sentence with the number of moments
  here: string; // the number of the moment that the board shows, in words; or ""
  canGoBack: boolean;
  canGoOn: boolean;
  goesOn: boolean; // the search can be run ahead
  driving: boolean; // the search is being run ahead
  settled: boolean; // nothing is being searched, so the number can be announced
}

const BACK = "M14.800 5.500 16.500 7l-5 5 5 5-1.700 1.500L8.200 12z";
const ON = "M9.200 5.500 7.500 7l5 5-5 5 1.700 1.500 6.600-6.500z";
/** Milliseconds to wait before a result is announced, as another may replace it. */
const PAUSE = 400;

/** @param focus moves the focus into the card, for the press that opened it */
export function bindCard(page: Page, focus: ReturnType<typeof lateFocus>, actions: Actions) {
  const { signal, onDispose, unbind } = binding();
  const box = element("find", HTMLElement);
  const from = document.activeElement;
  let opened = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  closeByEscape(box, actions.leave, signal);
  onDispose(() => {
    const held = box.contains(document.activeElement);
    clearTimeout(timer);
    box.hidden = true;
    render(nothing, box);
    if (held && from instanceof HTMLElement) from.focus({ preventScroll: true });
  });

  /** Announce the result to screen readers once it is settled. */
  function say({ found, here, settled }: Shown) {
    const voice = element("find-voice", HTMLElement);
    const said = settled ? [here, found].filter((text) => text !== "").join(". ") : "";
    if (said === "" || said === voice.textContent) return;
    clearTimeout(timer);
    timer = setTimeout(() => setText(voice, said), PAUSE);
  }

  return {
    /** @param shown null hides the card for now */
    show(shown: Shown | null) {
      box.hidden = shown === null;
      if (shown === null) return;
      render(renderCard(page, shown, actions), box);
      if (!opened) {
        focus(() => element("find-title", HTMLElement).focus({ preventScroll: true }));
      }
      opened = true;
      say(shown);
    },
    unbind,
  };
}

function renderCard(page: Page, shown: Shown, actions: Actions) {
  const { rows } = shown;
  return html`<header class="row middle apart">
      <h2 class="card-title" id="find-title" tabindex="-1">${t("find-title")}</h2>
      ${renderIcon("find-close", "button-plain", t("find-close"), CROSS, true, actions.leave)}
    </header>
    <p class="muted" ?hidden=${rows.length > 0}>${t("find-how", { puzzle: puzzleOf(page) })}</p>
    <ul class="find-rows" aria-label=${t("find-conditions")} ?hidden=${rows.length === 0}>
      ${repeat(
        rows,
        (row) => row,
        (row) => renderRow(page, row, actions),
      )}
    </ul>
    ${renderAdding(page, rows, actions)} ${renderFoot(shown, actions)}
    <p class="unseen" id="find-voice" role="status"></p>`;
}

function renderAdding(page: Page, rows: readonly Row[], actions: Actions) {
  const puzzle = puzzleOf(page);
  const has = (kind: Row["kind"]) => rows.some((row) => row.kind === kind);
  const bounded = rows.filter(({ kind }) => kind === "depth").length > 1;
  const ended = has("dead-end") || has("solution");
  const adding = (id: string, text: string, title: string, hidden: boolean, add: () => void) =>
    html`<button type="button" class="button" id=${id} title=${title} ?hidden=${hidden} @click=${add}>${text}</button>`;
  return html`<div class="row wrap find-adding" role="group" aria-label=${t("find-add")}>
    ${adding(
      "find-path",
      t("find-add-begins", { puzzle }),
      t("find-add-begins-title", { puzzle }),
      has("begins") || page.player.state.depth === 0,
      actions.addPath,
    )}
    ${adding(
      "find-depth",
      t("find-add-depth"),
      t("find-add-depth-title"),
      bounded,
      actions.addDepth,
    )}
    ${adding(
      "find-dead-end",
      t("find-add-dead-end"),
      t("find-add-dead-end-title"),
      ended,
      actions.addDeadEnd,
    )}
    ${adding(
      "find-solution",
      t("find-add-solution"),
      t("find-add-solution-title"),
      ended || !page.view.takesBack || hides("verdict"),
      actions.addSolution,
    )}
  </div>`;
}

function renderFoot({ rows, found, here, driving, ...shown }: Shown, actions: Actions) {
  return html`<div class="row middle find-foot" ?hidden=${rows.length === 0}>
    ${renderIcon("find-before", "", t("find-before"), BACK, shown.canGoBack, actions.before)}
    ${renderIcon("find-next", "", t("find-next"), ON, shown.canGoOn, actions.next)}
    <p class="figures find-found">${here === "" ? nothing : html`<b>${here}</b><br /> `}${found}</p>
    <button type="button" class="button" id="find-onward" ?hidden=${!shown.goesOn} @click=${actions.onward}
      title=${driving ? "" : t("find-onward-title")}>${t(driving ? "find-stop" : "find-onward")}</button>
  </div>`;
}
