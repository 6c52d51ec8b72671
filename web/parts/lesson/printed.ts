import { html } from "../../dom/node.ts";
import { unpack } from "../../engine/fragment/packed.ts";
import type { OnPaper } from "../../engine/types/answers.ts";
import { bring, tell } from "../../language/tell.ts";
import type { Page } from "../../state/lane/types.ts";
import style from "../../style/printed.css";
import { saveFile } from "../export/file.ts";
import { drawCode, makeCode } from "../share/qr-code.ts";
import { askOnPaper, formatTask, momentOf } from "./on-paper.ts";
import { makeText } from "./text.ts";
import type { Choice, Lesson, Node, Step } from "./types.ts";

/**
 * A lesson for printing, as an HTML file: its steps as slides, or its questions as a worksheet. The file is
 * self-contained: it runs no scripts and requests nothing.
 */

/** A question with its answer. */
interface Posed {
  asked: HTMLElement[];
  right: globalThis.Node[];
}

bring("writing");

/** A link to another lesson. */
const LESSON = /^a,#lesson\//;
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";

export async function savePrinted(page: Page, lesson: Lesson, kind: "slides" | "sheet") {
  const parts = kind === "slides" ? await makeSlides(page, lesson) : await makeSheet(page, lesson);
  const paper = document.implementation.createHTMLDocument(lesson.title);
  paper.documentElement.lang = document.documentElement.lang;
  paper.head.prepend(
    html("meta", { charset: "utf-8" }),
    html("meta", { "http-equiv": "Content-Security-Policy", content: POLICY }),
  );
  paper.head.append(html("style", {}, style));
  paper.body.className = kind;
  paper.body.append(...parts);
  const text = `<!doctype html>\n${paper.documentElement.outerHTML}\n`;
  const name = lesson.title.replace(/[^\p{L}\p{M}\p{N}]+/gu, "-").slice(0, 60) || "lesson";
  saveFile(new Blob([text], { type: "text/html" }), `${name}-${kind}.html`);
}

async function makeSlides(page: Page, { title, steps }: Lesson) {
  const slides = [];
  for (const [index, step] of steps.entries()) {
    const onBoard = await askOnPaper(page, step);
    const asked = onBoard.flatMap((told) => poseOnBoard({ ...told, program: "" }).asked);
    const programs = onBoard.flatMap(({ program }) => listProgram(program));
    programs.push(...(await listOwn(step)));
    const told = formatTask(step);
    const task = told === "" ? [] : [html("p", { class: "asked" }, told)];
    slides.push(
      html(
        "section",
        programs.length > 0 ? { class: "programs" } : {},
        html("div", { class: "board" }, await drawBoard(page, step), ...programs),
        html(
          "div",
          { class: "text" },
          html("h1", {}, step.title),
          ...step.body.flatMap((node) =>
            isChoice(node) ? poseChoice(node[1]).asked : makePlain([node]),
          ),
          ...task,
          ...asked,
        ),
        html(
          "footer",
          {},
          ...(await linkTo(step)),
          html("p", { class: "place" }, `${title} · ${index + 1}/${steps.length}`),
        ),
      ),
    );
  }
  return slides;
}

/** @throws {Error} when there are no questions */
async function makeSheet(page: Page, { title, steps }: Lesson) {
  const parts: HTMLElement[] = [
    html("h1", {}, title),
    html("p", { class: "name" }, tell("writing-print-name")),
  ];
  const answers: HTMLElement[] = [html("h2", {}, tell("writing-print-answers"))];
  for (const step of steps) {
    for (const { asked, right } of await poseAll(page, step)) {
      const name = tell("writing-print-question", { n: answers.length });
      const board = html("div", { class: "board" }, await drawBoard(page, step));
      const text = html("div", { class: "text" }, html("h2", {}, name), ...asked);
      parts.push(html("section", {}, board, text, html("footer", {}, ...(await linkTo(step)))));
      answers.push(html("p", {}, html("b", {}, `${name}: `), ...right));
    }
  }
  if (answers.length === 1) throw new Error(tell("writing-print-none"));
  return [...parts, html("section", { class: "answers" }, ...answers)];
}

/** All questions of a step: those on its board, then those in its text, each after the text before it. */
async function poseAll(page: Page, step: Step) {
  const posed = (await askOnPaper(page, step)).map(poseOnBoard);
  let before: Node[] = [];
  for (const node of step.body) {
    if (isChoice(node)) {
      const { asked, right } = poseChoice(node[1]);
      posed.push({ asked: [html("div", {}, ...makePlain(before)), ...asked], right });
      before = [];
    } else before.push(node);
  }
  return posed;
}

const isChoice = (node: Node): node is ["choose", Choice] => node[0] === "choose";

/** A question that the page asks on the board. */
function poseOnBoard({ asked, known, program, right }: OnPaper): Posed {
  return {
    asked: [
      html("p", { class: "asked" }, asked),
      ...(known === "" ? [] : [html("p", {}, known)]),
      ...listProgram(program),
      html("p", { class: "line" }),
    ],
    right: [new Text(right)],
  };
}

function poseChoice({ asked, answers, other }: Choice): Posed {
  const right = answers.find((answer) => answer.right);
  const boxes = answers.map(({ text }) => html("li", {}, ...makePlain(text)));
  return {
    asked: [
      html("p", { class: "asked" }, ...makePlain(asked)),
      other === undefined
        ? html("ul", { class: "answers" }, ...boxes)
        : html("p", { class: "line" }),
    ],
    right: right
      ? [html("i", {}, ...makePlain(right.text)), new Text(" "), ...makePlain(right.told)]
      : [],
  };
}

/** The program that a step provides. */
async function listOwn({ link }: Step) {
  const [, own = ""] = /&own=([^&]+)/.exec(link) ?? [];
  return own === "" ? [] : listProgram(await unpack(own).catch(() => ""));
}

/** A program with line numbers; empty if there is none. */
function listProgram(program: string) {
  if (program === "") return [];
  const lines = program.trimEnd().split("\n");
  return [
    html(
      "ol",
      { class: "program" },
      ...lines.map((line) => html("li", {}, html("code", {}, line))),
    ),
  ];
}

/** Keep only what can be read on paper: no questions, hints, links, or ways to other lessons. */
function makePlain(nodes: readonly Node[]): globalThis.Node[] {
  const unlink = (node: Node): Node[] => {
    if (typeof node === "string") return [node];
    const [tag, ...parts] = node;
    if (["choose", "hint", "race"].includes(String(tag))) return [];
    if (tag === "p" && parts.some((part: unknown) => LESSON.test(String(part)))) return [];
    const content = ((tag === "a" ? parts.slice(1) : parts) as Node[]).flatMap(unlink);
    return tag === "a" ? content : [[String(tag), ...content]];
  };
  return makeText(nodes.flatMap(unlink), { given: () => "", keep: () => {} });
}

/** The board of a step as an image, which keeps its styles apart; empty when Python can't draw it. */
async function drawBoard({ solver }: Page, step: Step) {
  await solver.loaded();
  const asked = solver.ask<string>("picture", momentOf(step)).catch(() => "");
  const drawn = (await asked) as string;
  const title = /<title>([^<]*)</.exec(drawn)?.[1] ?? "";
  return drawn === ""
    ? html("p", {})
    : html("img", { src: `data:image/svg+xml,${encodeURIComponent(drawn)}`, alt: title });
}

/** A QR code that opens a step's board, if the page has a public address. */
async function linkTo({ link }: Step) {
  if (location.protocol === "file:") return [];
  const { href } = new URL(link.replace(/&lesson=own[^&]*/, ""), location.href);
  const code = await makeCode(href);
  if (code === null) return [];
  return [drawCode(code), html("p", {}, tell("writing-print-open"))];
}
