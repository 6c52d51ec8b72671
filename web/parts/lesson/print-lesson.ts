import { html, nothing, render } from "lit-html";
import { unpack } from "../../engine/fragment/pack-text.ts";
import type { OnPaper } from "../../engine/types/python-replies.ts";
import { bring, t } from "../../language/translate.ts";
import type { Page } from "../../state/page/page-context.ts";
import { saveFile } from "../export/save-file.ts";
import { drawCode, makeCode } from "../share/qr-code.ts";
import style from "./printed.css";
import { renderText } from "./render-text.ts";
import { askOnPaper, formatTask, momentOf } from "./tasks-on-paper.ts";
import { type Choice, isChoice, type Lesson, type Node, type Step } from "./types.ts";

/**
 * A lesson for printing, as an HTML file: its steps as slides, or its questions as a worksheet. The file is
 * self-contained: it runs no scripts and requests nothing.
 */

/** A question with its answer. */
interface Posed {
  asked: unknown;
  right: unknown;
}

bring("writing");

/** A link to another lesson. */
const LESSON = /^a,#lesson\//;
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";

export async function savePrinted(page: Page, lesson: Lesson, kind: "slides" | "sheet") {
  const parts = kind === "slides" ? await makeSlides(page, lesson) : await makeSheet(page, lesson);
  const paper = document.implementation.createHTMLDocument(lesson.title);
  paper.documentElement.lang = document.documentElement.lang;
  render(
    html`<meta charset="utf-8" /><meta http-equiv="Content-Security-Policy" content=${POLICY} />`,
    paper.head,
    { renderBefore: paper.head.firstChild },
  );
  const sheet = document.createElement("style");
  sheet.textContent = style;
  paper.head.append(sheet);
  paper.body.className = kind;
  render(parts, paper.body);
  // Templates mark their places with comments.
  const written = paper.documentElement.outerHTML.replace(/<!--.*?-->/g, "");
  const name = lesson.title.replace(/[^\p{L}\p{M}\p{N}]+/gu, "-").slice(0, 60) || "lesson";
  const text = `<!doctype html>\n${written}\n`;
  saveFile(new Blob([text], { type: "text/html" }), `${name}-${kind}.html`);
}

async function makeSlides(page: Page, { title, steps }: Lesson) {
  const slides = [];
  for (const [index, step] of steps.entries()) {
    const onBoard = await askOnPaper(page, step);
    const asked = onBoard.map((told) => poseOnBoard({ ...told, program: "" }).asked);
    const programs = onBoard.map(({ program }) => program);
    programs.push(await ownProgram(step));
    const listed = programs.filter((program) => program !== "").map(listProgram);
    const task = formatTask(step);
    slides.push(html`<section class=${listed.length > 0 ? "programs" : nothing}>
      <div class="board">${await drawBoard(page, step)}${listed}</div>
      <div class="text">
        <h1>${step.title}</h1>
        ${step.body.map((node) => (isChoice(node) ? poseChoice(node[1]).asked : plain([node])))}
        ${task === "" ? nothing : html`<p class="asked">${task}</p>`}
        ${asked}
      </div>
      <footer>${await linkTo(step)}<p class="place">${title} · ${index + 1}/${steps.length}</p></footer>
    </section>`);
  }
  return slides;
}

/** @throws {Error} when there are no questions */
async function makeSheet(page: Page, { title, steps }: Lesson) {
  const questions: unknown[] = [];
  const answers: unknown[] = [];
  for (const step of steps) {
    for (const { asked, right } of await poseAll(page, step)) {
      const name = t("writing-print-question", { n: answers.length + 1 });
      questions.push(html`<section>
        <div class="board">${await drawBoard(page, step)}</div>
        <div class="text"><h2>${name}</h2>${asked}</div>
        <footer>${await linkTo(step)}</footer>
      </section>`);
      answers.push(html`<p><b>${name}: </b>${right}</p>`);
    }
  }
  if (answers.length === 0) throw new Error(t("writing-print-none"));
  return html`<h1>${title}</h1>
    <p class="name">${t("writing-print-name")}</p>
    ${questions}
    <section class="answers"><h2>${t("writing-print-answers")}</h2>${answers}</section>`;
}

/** All questions of a step: those on its board, then those in its text, each after the text before it. */
async function poseAll(page: Page, step: Step) {
  const posed = (await askOnPaper(page, step)).map(poseOnBoard);
  let before: Node[] = [];
  for (const node of step.body) {
    if (isChoice(node)) {
      const { asked, right } = poseChoice(node[1]);
      posed.push({ asked: html`<div>${plain(before)}</div>${asked}`, right });
      before = [];
    } else before.push(node);
  }
  return posed;
}

/** A question that the page asks on the board. */
const poseOnBoard = ({ asked, known, program, right }: OnPaper): Posed => ({
  asked: html`<p class="asked">${asked}</p>
    ${known === "" ? nothing : html`<p>${known}</p>`}
    ${program === "" ? nothing : listProgram(program)}
    <p class="line"></p>`,
  right,
});

function poseChoice({ asked, answers, other }: Choice): Posed {
  const right = answers.find((answer) => answer.right);
  const boxes = () => answers.map(({ text }) => html`<li>${plain(text)}</li>`);
  return {
    asked: html`<p class="asked">${plain(asked)}</p>
      ${other === undefined ? html`<ul class="answers">${boxes()}</ul>` : html`<p class="line"></p>`}`,
    right: right && html`<i>${plain(right.text)}</i> ${plain(right.told)}`,
  };
}

/** The program that a step provides; "" if there is none. */
async function ownProgram({ link }: Step) {
  const [, own = ""] = /&own=([^&]+)/.exec(link) ?? [];
  return own === "" ? "" : unpack(own).catch(() => "");
}

/** A program with line numbers. */
const listProgram = (program: string) =>
  html`<ol class="program">${program
    .trimEnd()
    .split("\n")
    .map((line) => html`<li><code>${line}</code></li>`)}</ol>`;

/** Keep only what can be read on paper: no questions, hints, links, or ways to other lessons. */
function plain(nodes: readonly Node[]) {
  const unlink = (node: Node): Node[] => {
    if (typeof node === "string") return [node];
    const [tag, ...parts] = node;
    if (["choose", "hint", "race"].includes(String(tag))) return [];
    if (tag === "p" && parts.some((part: unknown) => LESSON.test(String(part)))) return [];
    const content = ((tag === "a" ? parts.slice(1) : parts) as Node[]).flatMap(unlink);
    return tag === "a" ? content : [[String(tag), ...content]];
  };
  return renderText(nodes.flatMap(unlink), { given: () => "", keep: () => {} });
}

/** The board of a step as an image, which keeps its styles apart; empty when Python can't draw it. */
async function drawBoard({ solver }: Page, step: Step) {
  await solver.loaded();
  const asked = solver.ask<string>("picture", momentOf(step)).catch(() => "");
  const drawn = (await asked) as string;
  const title = /<title>([^<]*)</.exec(drawn)?.[1] ?? "";
  const src = `data:image/svg+xml,${encodeURIComponent(drawn)}`;
  return drawn === "" ? html`<p></p>` : html`<img src=${src} alt=${title} />`;
}

/** A QR code that opens a step's board, if the page has a public address. */
async function linkTo({ link }: Step) {
  if (location.protocol === "file:") return nothing;
  const { href } = new URL(link.replace(/&lesson=own[^&]*/, ""), location.href);
  const code = await makeCode(href);
  return code && html`${drawCode(code)}<p>${t("writing-print-open")}</p>`;
}
