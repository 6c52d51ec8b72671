import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { t } from "../../language/translate.ts";
import type { Mark } from "./bookmark-model.ts";

/** The marks on the slider, and the note of the step that the board shows. */

interface Place {
  position: number;
  known: number; // the last step that the slider reaches
  told: boolean; // the note is shown: the search is not too fast for it
  locked: boolean; // only single steps can be taken, so no mark leads farther
}

/** @param go goes to a step */
export function renderTimeline(marks: readonly Mark[], place: Place, go: (step: number) => void) {
  const { position, known, told, locked } = place;
  const here = told ? marks.find(({ step }) => step === position) : undefined;
  return html`${
    locked
      ? nothing
      : repeat(
          marks,
          ({ step }) => step,
          (mark) => renderMark(mark, position, known, go),
        )
  }<p class="bookmark-note" role="status" style=${`--at:${shareOf(position, known)}`}
    ?hidden=${here === undefined || here.notes.length === 0}><span class="bookmark-text">${here?.notes.map((note) => html`<bdi>${note}</bdi>`)}</span></p>`;
}

function renderMark(
  { step, notes, own }: Mark,
  position: number,
  known: number,
  go: (step: number) => void,
) {
  const label = t("bookmarks-mark", { step, notes: notes.length, note: notes.join("; ") });
  const beyond = step > known;
  const title = beyond ? t("bookmarks-beyond", { mark: label }) : label;
  return html`<button type="button" class="bookmark" style=${`--at:${shareOf(step, known)}`}
    data-own=${String(own)} data-beyond=${String(beyond)} aria-current=${step === position ? "step" : nothing}
    aria-label=${title} title=${title} @click=${() => go(step)}></button>`;
}

/** The place of a step on the slider, from 0 to 1. Steps that it does not reach are at its end. */
export const shareOf = (step: number, known: number) =>
  known === 0 ? Math.min(step, 1) : Math.min(1, step / known);
