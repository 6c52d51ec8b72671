import type { Code, Nodes, Parents, RootContent } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { strip } from "../../engine/fragment/invisible.ts";
import { bring, t } from "../../language/translate.ts";
import { QUESTION_KINDS } from "../../state/link/question-kinds.ts";
import { readQuestion } from "./parse-question.ts";
import type { Node, Problem, Task } from "./types.ts";

/**
 * Parses the Markdown of lessons (docs/lessons.md): those of the course for the build, which then checks their claims
 * (tools/build/lessons.py), and those of a visitor for the page (compile-lesson.ts). Nothing becomes HTML.
 */

export interface Outline {
  title: string;
  steps: OutlineStep[];
  problems: Problem[]; // of form; links, numbers and tasks are not checked
}

export interface OutlineStep {
  title: string;
  line: number;
  link: string; // the first one into the page, as it is written; "": there is none
  linkLine: number; // the line of its block
  blocks: { line: number; nodes: Node[] }[];
}

interface Draft extends Outline {
  lines: string[];
  line: number; // the current line
  asked: OutlineStep | null; // the last step that has a task on its board
}

bring("writing");

const TASKS = ["ask", "play", "be", "program"];
const BLOCKS = [...TASKS, "race", "hint", "python"];
/** A lesson of the course, which a link may open. */
export const COURSE = /^#lesson\/\d{1,2}$/;
const FENCE = /^\s*(`{3,}|~{3,})\s*$/;
/** Matches the second line of a table. */
const TABLE = /^\s*\|?\s*:?-+:?\s*\|[-:|\s]*$/m;

export function parseMarkdown(text: string): Outline {
  const draft: Draft = {
    ...{ title: "", steps: [], problems: [] },
    ...{ lines: text.split(/\r\n?|\n/), line: 1, asked: null },
  };
  let before = false;
  for (const node of fromMarkdown(strip(text)).children) {
    const line = node.position?.start.line ?? 1;
    draft.line = line;
    const nodes = readBlock(draft, node);
    const step = draft.steps.at(-1);
    if (step) step.blocks.push({ line, nodes });
    else if (nodes.length > 0 && !before) before = report(draft, t("writing-wrong-before"));
  }
  const { title, steps, problems } = draft;
  if (title === "") problems.push({ line: 1, told: t("writing-wrong-title") });
  if (steps.length === 0 && !before) problems.push({ line: 1, told: t("writing-wrong-steps") });
  for (const { title, line, link } of steps) {
    if (link === "") problems.push({ line, told: t("writing-wrong-link", { title }) });
  }
  return { title, steps, problems };
}

/** Add a problem, once for each line. */
export function report({ problems, line }: Pick<Draft, "problems" | "line">, told: string) {
  if (!problems.some((one) => one.line === line && one.told === told))
    problems.push({ line, told });
  return true;
}

function readBlock(draft: Draft, node: RootContent): Node[] {
  if (node.type === "heading") return readHeading(draft, node.depth, plainText(node));
  if (node.type === "paragraph") {
    if (TABLE.test(linesOf(draft, node).slice(1).join("\n")))
      report(draft, t("writing-wrong-block"));
    return [["p", ...readText(draft, node)]];
  }
  if (node.type === "code") return readFence(draft, node);
  if (node.type === "list") {
    const items = node.children.map(
      ({ children }): Node => ["li", ...children.flatMap((block) => readBlock(draft, block))],
    );
    return [[node.ordered ? "ol" : "ul", ...items]];
  }
  if (node.type !== "html") report(draft, t("writing-wrong-block"));
  return [["p", ...readNode(draft, node)]];
}

/** The source lines of a node. */
const linesOf = ({ lines }: Draft, { position }: RootContent) =>
  lines.slice((position?.start.line ?? 1) - 1, position?.end.line);

const plainText = (node: Nodes): string =>
  "children" in node ? node.children.map(plainText).join("") : "value" in node ? node.value : "";

function readHeading(draft: Draft, depth: number, title: string): Node[] {
  const { steps, line } = draft;
  if (depth === 1 && draft.title === "" && steps.length === 0) draft.title = title;
  else if (depth === 2) steps.push({ title, line, link: "", linkLine: line, blocks: [] });
  else report(draft, t("writing-wrong-heading"));
  return [];
}

/** The inline content of a paragraph. */
const readText = (draft: Draft, { children }: Parents): Node[] =>
  children.flatMap((child) => readNode(draft, child));

function readNode(draft: Draft, node: Nodes): Node[] {
  if (node.type === "link") {
    const step = draft.steps.at(-1);
    const leadsToBoard = node.url.startsWith("#") && !COURSE.test(node.url);
    if (step?.link === "" && leadsToBoard)
      Object.assign(step, { link: node.url, linkLine: draft.line });
    return [["a", node.url, ...readText(draft, node)]];
  }
  if (node.type === "strong") return [["strong", ...readText(draft, node)]];
  if (node.type === "emphasis") return [["em", ...readText(draft, node)]];
  if (node.type === "inlineCode") return [["code", node.value]];
  if (node.type === "break") return [" "];
  if ("children" in node) return readText(draft, node);
  if (node.type === "image" || node.type === "html") report(draft, t("writing-wrong-inline"));
  const text = "value" in node ? node.value : "alt" in node ? (node.alt ?? "") : "";
  return [text.replaceAll("\n", " ")];
}

/** Parse a fenced block: a question or a task. */
function readFence(draft: Draft, code: Code): Node[] {
  const { value } = code;
  const [kind, words] = [code.lang ?? "", code.meta ?? ""];
  const lines = value.split("\n");
  if (kind !== "" && !FENCE.test(linesOf(draft, code).at(-1) ?? ""))
    report(draft, t("writing-wrong-end"));
  const asked = QUESTION_KINDS.some((one) => one === lines[0].trim().toLowerCase());
  if (kind === "ask" && !asked) return readChoice(draft, lines);
  if (kind === "hint") return lines.flatMap((line) => makeHint(draft, line));
  if (kind === "race" || TASKS.includes(kind)) {
    if (kind !== "race") noteTask(draft);
    const hinted = kind !== "race" && kind !== "program";
    const hint = hinted && lines.find((line) => line.startsWith("hint:"));
    const hints = hint ? makeHint(draft, hint.slice(5)) : [];
    const task: Task = { kind, words, text: `${value}\n` };
    return [["task", task], ...hints];
  }
  if (kind !== "python") {
    const known = BLOCKS.join(", ");
    report(draft, t("writing-wrong-name", { named: kind !== "", name: kind, known }));
  }
  return [["pre", value]];
}

/** A step has one task on its board at most. */
function noteTask(draft: Draft) {
  const step = draft.steps.at(-1) ?? null;
  if (step !== null && draft.asked === step) report(draft, t("writing-wrong-twice"));
  draft.asked = step;
}

const makeHint = (draft: Draft, line: string): Node[] =>
  line.trim() === "" ? [] : [["hint", ...readLine(draft, line)]];

/** Parse a line of a block like a paragraph. */
function readLine(draft: Draft, line: string): Node[] {
  const [first, ...more] = fromMarkdown(line.trim()).children;
  return first?.type === "paragraph" && more.length === 0
    ? readText(draft, first)
    : [line.trim()].filter(Boolean);
}

function readChoice(draft: Draft, lines: string[]): Node[] {
  const { choice, wrong } = readQuestion(lines, (line) => readLine(draft, line));
  if (wrong !== null) report(draft, wrong);
  return choice.answers.length > 0 ? [["choose", choice]] : [];
}
