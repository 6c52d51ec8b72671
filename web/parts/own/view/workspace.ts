import { html, render } from "lit-html";
import { able } from "../../../dom/enabled.ts";
import { t } from "../../../language/translate.ts";
import { hides } from "../../../state/link/link-view.ts";
import { embedded } from "../../embed/embed.ts";
import { hasStep, problemsOf } from "../show/verdict-text.ts";
import { widen } from "../state/program-width.ts";
import { lookAtStep } from "../state/run-cursor.ts";
import { check, requestOf, run } from "../state/run-program.ts";
import type { OwnState, Result } from "../state/state.ts";
import { leaveWriting } from "../write/full-screen-writing.ts";
import { askRow, draftChoice, fileField, programMenu, resetButton } from "./program-menu.ts";
import { results } from "./results.ts";

/** The workspace of a program: the editor over the whole width, and the results in a drawer below. */

/** Called by the button Run and by its key in the editor. */
export const runOrStop = (state: OwnState) => {
  leaveWriting(state.own.page);
  if (state.busy) state.runner.stop();
  else void run(state, requestOf(state));
};

/** Called once a frame. */
export function showWorkspace(state: OwnState, close: () => void) {
  lookAtStep(state);
  render(workspace(state, close), state.place);
  showInEditor(state);
  reveal(state);
}

function workspace(state: OwnState, close: () => void) {
  return html`
    <div class="own">
      <div class="own-sheet">
        ${head(state, close)} ${askRow(state)} ${state.editor.body} ${results(state, close)} ${fileField(state)}
      </div>
    </div>`;
}

function head(state: OwnState, close: () => void) {
  const { busy } = state;
  const { page } = state.own;
  const comparable = isComparable(state);
  // The button reserves room for both words, so that nothing moves when the word changes.
  const ways = html`
    <button type="button" class="button button-main own-run" data-busy=${String(busy)}
      title=${t(busy ? "own-tools-stop-title" : "own-tools-run-title")} @click=${() => runOrStop(state)}
      ><span aria-hidden=${String(busy)}>${t("own-tools-run")}</span
      ><span aria-hidden=${String(!busy)}>${t("own-tools-stop")}</span></button>
    <button type="button" class="button own-check" title=${t("own-tools-check-title")}
      ${able(!busy)} @click=${() => void check(state)}>${t("own-tools-check")}</button>`;
  // An embedded page has only one program, so it needs no drafts and no menu.
  if (embedded) return html`<div class="own-head">${ways} ${resetButton(state)}</div>`;
  const compare = () => {
    state.compared = !state.compared;
    page.redraw();
  };
  return html`
    <div class="own-head">
      ${draftChoice(state)} ${programMenu(state)} ${ways}
      <button type="button" class="button own-beside" title=${t("own-against-beside-title")}
        aria-pressed=${String(comparable && state.compared)} ${able(comparable)}
        @click=${compare}>${t("own-against-beside")}</button>
      <button type="button" class="button own-wide" title=${t("own-tools-widen-title")}
        aria-pressed=${String(page.state.program?.wide)} @click=${() => widen(page)}
        ><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M3 5h6v2H5v10h4v2H3zm8 0h10v14H11zm2 2v10h6V7z" /></svg>
        ${t("own-tools-widen")}</button>
      <button type="button" class="button own-done" @click=${() => leaveWriting(page)}>${t("own-tools-done")}</button>
      <button type="button" class="button button-icon button-plain" aria-label=${t("own-tools-close")}
        title=${t("own-tools-close-title")} @click=${close}
        ><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6.400 5 12 10.600 17.600 5 19 6.400 13.400 12l5.600 5.600L17.600 19 12 13.400 6.400 19 5 17.600 10.600 12 5 6.400z" /></svg
      ></button>
    </div>`;
}

/** True if our own search can be shown beside the run, or is being computed. */
export const isComparable = ({ own, result }: OwnState) =>
  own.recording !== null && result !== null && (result.comparing || result.comparison !== null);

/** Mark the lines with mistakes, and highlight the line that made the step. */
function showInEditor({ editor, result, shown, seen, text }: OwnState) {
  if (shown.marked !== result) {
    shown.marked = result;
    // No marks if they would give a hidden verdict away, or if the text was changed during the run and its lines have
    // moved.
    const silent = result === null || result.other || hides("verdict");
    const problems = silent ? [] : problemsOf(result.report);
    editor.act((it) => it.mark(problems));
  }
  const line = text === result?.text ? (seen.moment?.[0][1] ?? lineWithoutStep(result)) : null;
  if (shown.lit === line) return;
  shown.lit = line;
  editor.act((it) => it.light(line));
}

/** The line of a mistake that belongs to no step of the run, which the story tells instead of a step; else null. */
function lineWithoutStep({ report: { findings } }: Result) {
  const [first] = findings;
  return first === undefined || hasStep(first) || hides("verdict") ? null : first.line;
}

/** Scroll to a new result: in the drawer, or in the whole sheet if the window is low. */
function reveal(state: OwnState) {
  const { place, shown, latest, result, checks, checked } = state;
  const asked = latest === "run" ? result : checks.length > 0 ? checked : null;
  if (asked === null || asked === shown.revealed) return;
  shown.revealed = asked;
  if (state.folded) {
    state.folded = false;
    state.own.page.redraw();
  }
  const [sheet, head, told] = [".own-sheet", ".own-head", ".own-told"].map((at) =>
    place.querySelector(at),
  );
  if (!sheet || !head || !told) return;
  told.scrollTop = 0;
  sheet.scrollTop += told.getBoundingClientRect().top - head.getBoundingClientRect().bottom;
}
