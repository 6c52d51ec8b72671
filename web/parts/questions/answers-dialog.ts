import { html, nothing, render } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { headingOf } from "../../board/registry.ts";
import { binding } from "../../dom/binding.ts";
import { copyText } from "../../dom/clipboard.ts";
import { element } from "../../dom/element.ts";
import { GAP } from "../../dom/language.ts";
import { closeDialogs } from "../../dom/lazy-dialog.ts";
import { keepText } from "../../dom/read-only.ts";
import { puzzleOf } from "../../engine/catalogue/catalogue.ts";
import { displayText } from "../../engine/fragment/encode.ts";
import { bring, t } from "../../language/translate.ts";
import type { Page } from "../../state/page/page-context.ts";
import { parseScenario } from "../../state/scenario/scenario.ts";
import { type Code, makeCode } from "../share/qr-code.ts";
import { countByKind, countOf, writeMessage } from "./answer-line.ts";
import { addUp } from "./class-answers.ts";
import { renderQuestion } from "./crowd-bars.ts";
import { bareLine, describeSize, readLines } from "./parse-answers.ts";

/**
 * The dialog about answers: the visitor's own as a line to copy or as a QR code, and the lines of a class with a bar
 * for each answer. Nothing is stored or sent.
 */

interface Sheet {
  page: Page;
  draft: Draft;
  dialog: HTMLDialogElement;
  code: "hidden" | Code | null; // QR code of the visitor's own line; null: not drawn yet, or too long
  note: string; // the reason why there is no code, or ""
  problem: string; // the problem with dropped files, or ""
  asked: number; // number of requests for the code, so that older results are dropped
}

/** The texts typed in the dialog, which are kept across a reload. */
export interface Draft {
  name: string;
  lines: string; // the lines of a class
}

/** Questions whose bars are drawn. */
const MOST_QUESTIONS = 200;

bring("crowd");

export function makeAnswers(page: Page, draft: Draft) {
  const { signal, onDispose, unbind } = binding();
  const dialog = element("answers", HTMLDialogElement);
  const sheet: Sheet = {
    page,
    draft,
    dialog,
    code: "hidden",
    note: "",
    problem: "",
    asked: 0,
  };
  dialog.addEventListener("dragover", (event) => event.preventDefault(), { signal });
  dialog.addEventListener("drop", (event) => drop(sheet, event), { signal });
  onDispose(() => render(nothing, dialog));
  return { open: () => open(sheet), select: () => lineOf(sheet).select(), unbind };
}

function open(sheet: Sheet) {
  const { dialog } = sheet;
  closeDialogs();
  update(sheet);
  if (sheet.code !== "hidden") void drawLine(sheet);
  dialog.showModal();
  element("answers-title", HTMLElement).focus();
  dialog.scrollTop = 0;
}

function update(sheet: Sheet, changed: Partial<Sheet> = {}) {
  Object.assign(sheet, changed);
  render(renderSheet(sheet), sheet.dialog);
}

function renderSheet(sheet: Sheet) {
  const { draft, dialog, problem } = sheet;
  const { lines, problems } = readLines(draft.lines);
  const people = lines.length;
  const questions = addUp(lines);
  const more = questions.length - MOST_QUESTIONS;
  const [before, after] = t("questions-sheet-how", { gap: GAP }).split(GAP);
  const type = ({ currentTarget }: Event) => {
    draft.lines = (currentTarget as HTMLTextAreaElement).value;
    update(sheet, { problem: "" });
  };
  const told = [
    ...(problem === "" ? problems : [problem]),
    ...(more > 0 ? [t("crowd-more-questions", { n: more, most: MOST_QUESTIONS })] : []),
  ];
  return html`<h2 id="answers-title" tabindex="-1">${t("questions-sheet-title")}</h2>
    ${renderOwn(sheet)}
    <h3>${t("questions-sheet-class")}</h3>
    <div class="field">
      <label for="answers-lines">${before}<i>${t("share-answers")}</i>${after}</label>
      <textarea class="input" id="answers-lines" rows="4" spellcheck="false" .value=${live(draft.lines)} @input=${type}></textarea>
    </div>
    <p class="answers-read below" id="answers-read" role="status">${people === 0 ? "" : t("crowd-read", { people })}</p>
    <ul class="problem answers-problems" id="answers-problems">${told.map((one) => html`<li>${one}</li>`)}</ul>
    <div id="answers-bars">
      ${questions
        .slice(0, MOST_QUESTIONS)
        .map((answers, index) => [
          answers.scenario === questions[index - 1]?.scenario
            ? nothing
            : html`<h4>${nameOf(sheet.page, answers.scenario)}</h4>`,
          renderQuestion(sheet.page, answers, people),
        ])}
    </div>
    <div class="dialog-actions">
      <button type="button" class="button" id="answers-close" @click=${() => dialog.close()}>${t("share-close")}</button>
    </div>`;
}

/** One's own answers. */
function renderOwn(sheet: Sheet) {
  const { page, draft, code, note } = sheet;
  const { entries } = page.state.question;
  const { asked, right, unsure } = countOf(entries);
  const summary =
    asked + unsure === 0
      ? t("questions-tally-none")
      : t("questions-tally-summary", { asked, right, unsure });
  if (entries.length === 0) return html`<p id="answers-summary">${summary}</p>`;
  const type = ({ currentTarget }: Event) => {
    draft.name = (currentTarget as HTMLInputElement).value;
    update(sheet);
    if (code !== "hidden") void drawLine(sheet);
  };
  const drawn = code === "hidden" ? null : code;
  return html`<p id="answers-summary">${summary}</p>
    <div class="answers-own form below" id="answers-own">
      <dl class="answers-kinds" id="answers-kinds">
        ${countByKind(entries).map(
          ({ kind, asked, right }) =>
            html`<dt>${t(`questions-kinds-${kind}`)}</dt><dd>${t("questions-tally-kind", { right, asked })}</dd>`,
        )}
      </dl>
      <label class="field answers-name"><span>${t("questions-sheet-name")}</span>
        <input class="input" id="answers-name" autocomplete="off" maxlength="60" .value=${live(draft.name)} @input=${type} /></label>
      <div class="field">
        <label for="answers-line">${t("questions-sheet-line")}</label>
        <div class="row spaced">
          <input class="input" id="answers-line" aria-readonly="true" inputmode="none" autocomplete="off" spellcheck="false" @beforeinput=${keepText}
            .value=${live(writeMessage(draft.name, entries))} />
          <button type="button" class="button button-main" id="answers-copy" @click=${() => copy(sheet)}>${t("share-copy")}</button>
          <button type="button" class="button" id="answers-show-code" aria-pressed=${String(code !== "hidden")}
            @click=${() => toggleCode(sheet)}>${t("questions-sheet-show-code")}</button>
        </div>
      </div>
      <svg class="answers-code" id="answers-code" role="img" aria-label=${t("questions-sheet-code")} ?hidden=${drawn === null}
        viewBox="0 0 ${drawn?.modules ?? 1} ${drawn?.modules ?? 1}" shape-rendering="crispEdges"><path d=${drawn?.path ?? ""} /></svg>
      <p class="share-note" id="answers-note" role="status">${note}</p>
    </div>`;
}

const lineOf = ({ dialog }: Sheet) => dialog.querySelector("#answers-line") as HTMLInputElement;

async function copy(sheet: Sheet) {
  const line = lineOf(sheet);
  const copied = await copyText(line.value, sheet.dialog);
  if (!copied) line.select();
  sheet.page.showToast(copied ? t("questions-tally-copied") : t("questions-tally-not-copied"));
}

function toggleCode(sheet: Sheet) {
  update(sheet, { code: sheet.code === "hidden" ? null : "hidden", note: "" });
  if (sheet.code !== "hidden") void drawLine(sheet);
}

async function drawLine(sheet: Sheet) {
  const number = ++sheet.asked;
  let problem = "";
  const code = await makeCode(bareLine(lineOf(sheet).value)).catch(({ message }) => {
    problem = message;
    return null;
  });
  if (number !== sheet.asked || sheet.code === "hidden") return;
  update(sheet, { code, note: code === null ? problem || t("questions-tally-too-long") : "" });
}

/** Read dropped files, or dropped text. */
async function drop(sheet: Sheet, event: DragEvent) {
  event.preventDefault();
  const { dataTransfer: dropped } = event;
  if (dropped === null) return;
  const { draft } = sheet;
  const text = dropped.getData("text/plain");
  const files = Array.from(dropped.files);
  const problem = describeSize(files.reduce((sum, { size }) => sum + size, draft.lines.length));
  if (problem !== "") return update(sheet, { problem });
  try {
    const texts = await Promise.all(files.map((file) => file.text()));
    draft.lines = [draft.lines, text, ...texts].filter((part) => part.trim() !== "").join("\n");
    update(sheet, { problem: "" });
  } catch {
    update(sheet, { problem: t("crowd-no-file") });
  }
}

/**
 * The name of a scenario, or its text if it can't be parsed. A preset's title is not used: it may give the end away.
 */
function nameOf({ catalogue }: Page, text: string) {
  const scenario = parseScenario(text, catalogue);
  if (scenario.unread) return displayText(text);
  return headingOf(scenario, undefined, puzzleOf(scenario.puzzle, catalogue)).title;
}
