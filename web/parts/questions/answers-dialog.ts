import { headingOf } from "../../board/registry.ts";
import { binding } from "../../dom/binding.ts";
import { copyText } from "../../dom/clipboard.ts";
import { element, setText } from "../../dom/element.ts";
import { holdOver, takeOver } from "../../dom/handed-over.ts";
import { html } from "../../dom/node.ts";
import { puzzleOf } from "../../engine/catalogue/catalogue.ts";
import { isRecord, isText } from "../../engine/checks.ts";
import { legible } from "../../engine/fragment/encode.ts";
import { bring, tell } from "../../language/tell.ts";
import type { Page } from "../../state/lane/types.ts";
import { parseScenario } from "../../state/scenario/scenario.ts";
import { drawCode, makeCode } from "../share/qr-code.ts";
import { countByKind, countOf, writeMessage } from "./answer-line.ts";
import { bareLine, describeSize, readLines } from "./answer-reader.ts";
import { addUp } from "./crowd.ts";
import { makeQuestion } from "./crowd-bars.ts";
import type { Entry } from "./types.ts";

/**
 * The dialog about answers: the visitor's own as a line to copy or as a QR code, and the lines of a class with a bar
 * for each answer. Nothing is stored or sent.
 */

interface Sheet {
  page: Page;
  entries: readonly Entry[];
  parts: ReturnType<typeof findParts>;
  asked: number; // number of requests for the code, so that older results are dropped
}

/** Questions whose bars are drawn. */
const MOST_QUESTIONS = 200;

bring("crowd");

export function makeAnswers(page: Page, entries: readonly Entry[]) {
  const { signal, unbind } = binding();
  const parts = findParts();
  const sheet: Sheet = { page, entries, parts, asked: 0 };
  const kept = takeOver("answers", (kept) => (isRecord(kept) ? kept : {}));
  if (isText(kept.name)) parts.name.value = kept.name;
  if (isText(kept.lines)) parts.lines.value = kept.lines;
  holdOver("answers", () => ({ name: parts.name.value, lines: parts.lines.value }), true);
  const on = (target: HTMLElement, kind: string, act: (event: Event) => void) =>
    target.addEventListener(kind, act, { signal });
  on(parts.close, "click", () => parts.dialog.close());
  on(parts.name, "input", () => showOwn(sheet));
  on(parts.copy, "click", () => copy(sheet));
  on(parts.showCode, "click", () => toggleCode(sheet));
  on(parts.lines, "input", () => showCrowd(sheet));
  on(parts.dialog, "dragover", (event) => event.preventDefault());
  on(parts.dialog, "drop", (event) => {
    event.preventDefault();
    if (event instanceof DragEvent) takeFiles(sheet, event.dataTransfer);
  });
  return {
    open: () => open(sheet),
    select: () => parts.line.select(),
    unbind,
  };
}

function findParts() {
  const dialog = element("answers", HTMLDialogElement);
  return {
    dialog,
    close: element("answers-close", HTMLButtonElement),
    title: element("answers-title", HTMLElement),
    summary: element("answers-summary", HTMLElement),
    kinds: element("answers-kinds", HTMLElement),
    own: element("answers-own", HTMLElement),
    name: element("answers-name", HTMLInputElement),
    line: element("answers-line", HTMLInputElement),
    copy: element("answers-copy", HTMLButtonElement),
    showCode: element("answers-show-code", HTMLButtonElement),
    code: dialog.querySelector("#answers-code") as SVGElement,
    note: element("answers-note", HTMLElement),
    lines: element("answers-lines", HTMLTextAreaElement),
    read: element("answers-read", HTMLElement),
    problems: element("answers-problems", HTMLElement),
    bars: element("answers-bars", HTMLElement),
  };
}

function open(sheet: Sheet) {
  const { parts } = sheet;
  for (const other of document.querySelectorAll("dialog[open]")) {
    if (other instanceof HTMLDialogElement) other.close();
  }
  parts.dialog.showModal();
  parts.title.focus();
  parts.dialog.scrollTop = 0;
  showOwn(sheet);
  showCrowd(sheet);
}

function showOwn(sheet: Sheet) {
  const { parts, entries } = sheet;
  const { asked, right, unsure } = countOf(entries);
  setText(
    parts.summary,
    asked + unsure === 0
      ? tell("questions-tally-none")
      : tell("questions-tally-summary", { asked, right, unsure }),
  );
  parts.own.hidden = entries.length === 0;
  parts.kinds.replaceChildren(
    ...countByKind(entries).flatMap(({ kind, asked, right }) => [
      html("dt", {}, tell(`questions-kinds-${kind}`)),
      html("dd", {}, tell("questions-tally-kind", { right, asked })),
    ]),
  );
  parts.line.value = entries.length === 0 ? "" : writeMessage(parts.name.value, entries);
  if (parts.showCode.ariaPressed === "true") drawLine(sheet);
}

async function copy({ page, parts }: Sheet) {
  const copied = await copyText(parts.line.value, parts.dialog);
  if (!copied) parts.line.select();
  page.tell(copied ? tell("questions-tally-copied") : tell("questions-tally-not-copied"));
}

function toggleCode(sheet: Sheet) {
  const { showCode, code, note } = sheet.parts;
  const shown = showCode.ariaPressed !== "true";
  showCode.ariaPressed = String(shown);
  code.toggleAttribute("hidden", !shown);
  setText(note, "");
  if (shown) drawLine(sheet);
}

async function drawLine(sheet: Sheet) {
  const { code, line, note, showCode } = sheet.parts;
  const number = ++sheet.asked;
  let problem = "";
  const drawn = await makeCode(bareLine(line.value)).catch(({ message }) => {
    problem = message;
    return null;
  });
  if (number !== sheet.asked || showCode.ariaPressed !== "true") return;
  code.toggleAttribute("hidden", drawn === null);
  setText(note, drawn === null ? problem || tell("questions-tally-too-long") : "");
  if (drawn !== null) drawCode(code, drawn);
}

/** Read dropped files, or dropped text. */
async function takeFiles(sheet: Sheet, dropped: DataTransfer | null) {
  if (dropped === null) return;
  const { lines } = sheet.parts;
  const text = dropped.getData("text/plain");
  const sizes = Array.from(dropped.files, ({ size }) => size);
  const tooLarge = describeSize(sizes.reduce((sum, size) => sum + size, lines.value.length));
  if (tooLarge !== "") return showProblems(sheet, [tooLarge]);
  try {
    const files = await Promise.all(Array.from(dropped.files, (file) => file.text()));
    lines.value = [lines.value, text, ...files].filter((part) => part.trim() !== "").join("\n");
    showCrowd(sheet);
  } catch {
    showProblems(sheet, [tell("crowd-no-file")]);
  }
}

const showProblems = ({ parts }: Sheet, problems: readonly string[]) =>
  parts.problems.replaceChildren(...problems.map((problem) => html("li", {}, problem)));

function showCrowd(sheet: Sheet) {
  const { page, parts } = sheet;
  const { lines, problems } = readLines(parts.lines.value);
  const people = lines.length;
  setText(parts.read, people === 0 ? "" : tell("crowd-read", { people }));
  const questions = addUp(lines);
  const more = questions.length - MOST_QUESTIONS;
  showProblems(
    sheet,
    more > 0
      ? [...problems, tell("crowd-more-questions", { n: more, most: MOST_QUESTIONS })]
      : problems,
  );
  parts.bars.replaceChildren(
    ...questions.slice(0, MOST_QUESTIONS).flatMap((answers, index) => {
      const before = questions[index - 1]?.scenario;
      const title = html("h4", {}, nameOf(page, answers.scenario));
      const section = makeQuestion(page, answers, lines.length);
      return answers.scenario === before ? [section] : [title, section];
    }),
  );
}

/** Name of a scenario, or its text when it can't be parsed. A preset's title would give its result away. */
function nameOf({ catalogue }: Page, text: string) {
  try {
    const scenario = parseScenario(text, catalogue);
    return headingOf(scenario, undefined, puzzleOf(scenario.puzzle, catalogue)).title;
  } catch {
    return legible(text);
  }
}
