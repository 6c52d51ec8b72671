import { html } from "lit-html";
import { t } from "../../language/translate.ts";
import { hides } from "../../state/link/link-view.ts";
import { isPresented } from "../../state/state.ts";
import type { Context } from "./context.ts";
import { isLesson, keyOf } from "./context.ts";

/** The tools below the sentence of a step that was asked about, once the card is closed. */

/** Uncover the reason of a dead end. @returns false when there was none */
export function uncover(context: Context) {
  const veiled = isVeiled(context);
  if (veiled) context.bared = keyOf(context);
  context.page.redraw();
  return veiled;
}

/** In a presentation the class first thinks about a dead end: its reason is covered until the teacher asks for it. */
export function isVeiled(context: Context) {
  const { timeline, state, foreign, playing, aim } = context.page.player;
  if (!isPresented(context.page.state) || isLesson(context) || hides("verdict")) return false;
  if (foreign || playing || aim !== null || context.state.quiz !== null) return false;
  const { position } = timeline;
  const [before, next] = [timeline.eventAt(position - 1), timeline.eventAt(position)];
  const stuck = before !== null && before >= 0 && next !== null && next < 0 && !state.complete;
  return stuck && context.bared !== keyOf(context);
}

/** The button that uncovers the reason, and the one that copies the answers below the step that was asked about. */
export function renderBelow(context: Context) {
  const { reason, revealed, quiz, entries } = context.state;
  const copies = Boolean(revealed?.there) && quiz === null && entries.length > 0;
  const copy = t("questions-ways-copy", { answers: entries.length });
  return html`<div class="told-why" ?hidden=${!reason}>
      <p class="refused" data-telling="true">${t("panels-dead-end-why")}</p>
      <button type="button" class="button button-main" @click=${() => uncover(context)}>${t("crowd-why")} <kbd>→</kbd></button>
    </div>
    <button type="button" class="button told-copy" ?hidden=${!copies} @click=${context.tools.copy}>${copy}</button>`;
}
