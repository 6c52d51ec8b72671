import type { Code, Heading, Nodes, Parents, RootContent } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { linkToRace, READY, readyRace } from "../../engine/catalogue/races.ts";
import { strip } from "../../engine/fragment/hidden.ts";
import { pack } from "../../engine/fragment/packed.ts";
import { bring, t } from "../../language/translate.ts";
import { QUESTION_KINDS } from "../../state/link/question-kinds.ts";
import { readQuestion } from "./question.ts";
import type { Lesson, Node, Problem, Step } from "./types.ts";

/**
 * Parses a visitor's lesson, in the same Markdown as the course (docs/lessons.md). The build parses and checks the
 * course; this runs in the page, and the numbers in the text are not verified. Nothing becomes HTML: the result has the
 * same form as a lesson from the build.
 */

interface Draft {
  packed: string; // the whole text as links hold it
  title: string;
  steps: (Step & { line: number; linked: boolean; options: Record<string, string> })[]; // `linked`: has a link, even a damaged one
  lines: string[];
  problems: Problem[];
  line: number; // the current line
  words: number;
  judge: (link: string) => string | null; // returns the fault of a link into the page, or null
}

bring("writing");

const WORDS_A_MINUTE = 150;
/** Seconds for each task in a step. */
const ASKED = 30;
/** Limits that keep a malicious text below a second. A lesson of the course has 5,000 characters and 200 signs. */
const MOST = 20_000;
const MOST_SIGNS = 1_000;
const BLOCKS = ["ask", "play", "be", "program", "race", "hint", "python"];
const FENCE = /^\s*(`{3,}|~{3,})\s*$/;
/** Matches the second line of a table. */
const TABLE = /^\s*\|?\s*:?-+:?\s*\|[-:|\s]*$/m;
const SIGNS = /[*_[\]`<>+=-]|\d[.)]/g;
/** A lesson of the course, which a link may open. */
const COURSE = /^#lesson\/\d{1,2}$/;

/**
 * Parse a lesson.
 *
 * @returns the steps that have a board, and the problems with their lines
 * @throws {Error} when the text is too large
 */
export async function readMarkdown(
  text: string,
  judge: Draft["judge"],
): Promise<{ lesson: Lesson; problems: Problem[] }> {
  if (text.length > MOST || (text.match(SIGNS)?.length ?? 0) > MOST_SIGNS) {
    throw new Error(t("writing-wrong-large", { most: MOST, signs: MOST_SIGNS }));
  }
  const packed = await pack(text);
  const draft: Draft = {
    ...{ packed, title: "", steps: [], lines: text.split(/\r\n?|\n/) },
    ...{ problems: [], line: 1, words: 0, judge },
  };
  let before = false;
  for (const node of fromMarkdown(strip(text)).children) {
    draft.line = node.position?.start.line ?? 1;
    const made = await readBlock(draft, node);
    const step = draft.steps.at(-1);
    if (step) step.body.push(...made);
    else if (made.length > 0 && !before) before = report(draft, t("writing-wrong-before"));
  }
  const { title, problems, words } = draft;
  if (title === "") problems.push({ line: 1, told: t("writing-wrong-title") });
  if (draft.steps.length === 0 && !before) {
    problems.push({ line: 1, told: t("writing-wrong-steps") });
  }
  const steps = linkSteps(draft);
  const minutes = Math.max(1, Math.round(words / WORDS_A_MINUTE + (steps.length * ASKED) / 60));
  problems.sort((one, other) => one.line - other.line);
  return { lesson: { number: "own", title, minutes, steps, next: null }, problems };
}

/** Give each step the link of its board; a step without one keeps the board of the step before. */
function linkSteps(draft: Draft): Step[] {
  const steps = [];
  let before = "";
  for (const { title, line, link, linked, body, options } of draft.steps) {
    if (!linked) draft.problems.push({ line, told: t("writing-wrong-link", { title }) });
    before = link || before;
    const lesson: string = `own.${steps.length + 1}.${draft.packed}`;
    if (before !== "") steps.push({ title, link: amend(before, { ...options, lesson }), body });
  }
  return steps;
}

function report({ problems, line }: Draft, told: string) {
  if (!problems.some((one) => one.line === line && one.told === told))
    problems.push({ line, told });
  return true;
}

/** Set these options in a link, replacing earlier values. */
function amend(link: string, options: Record<string, string>) {
  const without = link.split("&").filter((part) => !(part.split("=")[0] in options));
  return [...without, ...Object.entries(options).map(([name, value]) => `${name}=${value}`)].join(
    "&",
  );
}

async function readBlock(draft: Draft, node: RootContent): Promise<Node[]> {
  if (node.type === "heading") return readHeading(draft, node);
  if (node.type === "paragraph") {
    if (TABLE.test(linesOf(draft, node).slice(1).join("\n")))
      report(draft, t("writing-wrong-block"));
    return [["p", ...readText(draft, node)]];
  }
  if (node.type === "code") return readFence(draft, node);
  if (node.type === "list") {
    const items = [];
    for (const item of node.children) {
      const blocks = [];
      for (const block of item.children) blocks.push(...(await readBlock(draft, block)));
      items.push(["li", ...blocks] as Node);
    }
    return [[node.ordered ? "ol" : "ul", ...items]];
  }
  if (node.type !== "html") report(draft, t("writing-wrong-block"));
  return [["p", ...readNode(draft, node)]];
}

/** The source lines of a node. */
const linesOf = ({ lines }: Draft, { position }: RootContent) =>
  lines.slice((position?.start.line ?? 1) - 1, position?.end.line);

function readHeading(draft: Draft, { depth, children, ...heading }: Heading): Node[] {
  const title = readText({ ...draft, problems: [] }, { ...heading, depth, children })
    .flat(9)
    .join("");
  if (depth === 1 && draft.title === "" && draft.steps.length === 0) draft.title = title;
  else if (depth !== 2) report(draft, t("writing-wrong-heading"));
  else
    draft.steps.push({
      title,
      ...{ line: draft.line, link: "", linked: false },
      body: [],
      options: {},
    });
  return [];
}

/** The inline content of a paragraph. */
const readText = (draft: Draft, { children }: Parents): Node[] =>
  children.flatMap((child) => readNode(draft, child));

function readNode(draft: Draft, node: Nodes): Node[] {
  if (node.type === "link") return readLink(draft, node.url, readText(draft, node));
  if (node.type === "strong") return [["strong", ...readText(draft, node)]];
  if (node.type === "emphasis") return [["em", ...readText(draft, node)]];
  if (node.type === "inlineCode") return [["code", node.value]];
  if (node.type === "break") return [" "];
  if ("children" in node) return readText(draft, node);
  if (node.type === "image" || node.type === "html") report(draft, t("writing-wrong-inline"));
  const text = "value" in node ? node.value : "alt" in node ? (node.alt ?? "") : "";
  draft.words += text.split(/\s+/).length;
  return [text.replaceAll("\n", " ")];
}

/** Parse a link. A stranger's link shows its host, and a link into the page may only lead to a moment. */
function readLink(draft: Draft, address: string, content: Node[]): Node[] {
  // In the course, the build verifies such a number.
  if (address.startsWith("=")) return content;
  if (COURSE.test(address)) return [["a", address, ...content]];
  if (address.startsWith("https://") && URL.canParse(address)) {
    return [["a", address, ...content, ` (${new URL(address).host})`]];
  }
  const wrong = address.startsWith("#") ? draft.judge(address) : t("writing-wrong-address");
  const step = draft.steps.at(-1);
  if (step && address.startsWith("#")) step.linked = true;
  if (wrong !== null) {
    report(draft, wrong);
    return content;
  }
  if (step?.link === "") step.link = address;
  const lesson = `own.${Math.max(1, draft.steps.length)}.${draft.packed}`;
  return [["a", amend(address, { lesson }), ...content]];
}

/** Parse a fenced block: a question or a task. */
async function readFence(draft: Draft, code: Code): Promise<Node[]> {
  const { value } = code;
  const [lang, meta] = [code.lang ?? "", code.meta ?? ""];
  const lines = value.split("\n");
  const last = linesOf(draft, code).at(-1) ?? "";
  if (lang !== "" && !FENCE.test(last)) report(draft, t("writing-wrong-end"));
  const kind = QUESTION_KINDS.find((one) => one === lines[0].trim().toLowerCase());
  if (lang === "ask" && !kind) return readChoice(draft, lines);
  if (lang === "hint") return lines.flatMap((line) => makeHint(draft, line));
  if (lang === "race") return readRace(draft, meta);
  if (["ask", "play", "be", "program"].includes(lang))
    return readTask(draft, { lang, meta, kind, value });
  if (lang !== "python") {
    const known = BLOCKS.join(", ");
    report(draft, t("writing-wrong-name", { named: lang !== "", name: lang, known }));
  }
  return [["pre", value]];
}

/** Parse a task on the step's board. */
async function readTask(
  draft: Draft,
  {
    lang,
    meta,
    kind,
    value,
  }: { lang: string; meta: string; kind: string | undefined; value: string },
): Promise<Node[]> {
  const options = draft.steps.at(-1)?.options ?? {};
  if (Object.keys(options).length > 0) report(draft, t("writing-wrong-twice"));
  else if (lang === "ask") options.ask = String(kind);
  else if (lang === "play") options.play = "0";
  else if (lang === "program") Object.assign(options, { own: await pack(value), panels: "code" });
  else if (/^[1-9]\d{0,2}$/.test(meta)) options.be = meta;
  else report(draft, t("writing-wrong-be"));
  const hint = value.split("\n").find((line) => line.startsWith("hint:"));
  return hint && lang !== "program" ? makeHint(draft, hint.slice(5)) : [];
}

/** @param name of a race */
function readRace(draft: Draft, name: string): Node[] {
  const race = readyRace(name);
  if (race) return [["race", linkToRace(race)]];
  report(draft, t("writing-wrong-race", { known: READY.map(({ id }) => id).join(", ") }));
  return [];
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
