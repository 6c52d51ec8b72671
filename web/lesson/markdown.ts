import { fromMarkdown } from "mdast-util-from-markdown";
import { linkToRace, READY, readyRace } from "../catalogue/races.ts";
import { strip } from "../fragment/hidden.ts";
import { pack } from "../fragment/packed.ts";
import { bring, tell } from "../language/tell.ts";
import { QUESTION_KINDS } from "../link/question-kinds.ts";
import { readQuestion } from "./question.ts";

/**
 * A lesson of a visitor's, Markdown as the course's own (docs/lessons.md). The build reads those, and checks them; this is read here,
 * and nobody counts its numbers. Nothing of it becomes HTML: it comes out as the build writes a lesson.
 *
 * @import { Code, Heading, Nodes, Parents, RootContent } from "mdast"
 * @import { Lesson, Node, Problem, Step } from "./types.ts"
 *
 * @typedef {object} Draft
 * @property {string} packed the whole text, as links hold it
 * @property {string} title
 * @property {(Step & {line: number, linked: boolean, options: Record<string, string>})[]} steps `linked`: has a link, be it a damaged one
 * @property {string[]} lines
 * @property {Problem[]} problems
 * @property {number} line that is read
 * @property {number} words
 * @property {(link: string) => string | null} judge what is wrong with a link into the page
 */

bring("writing");

const WORDS_A_MINUTE = 150;
/** Seconds for what a step asks. */
const ASKED = 30;
/** What is read: a text made to be slow, of such signs alone, takes less than a second. A lesson of the course has 5,000 and 200. */
const MOST = 20_000;
const MOST_SIGNS = 1_000;
const BLOCKS = ["ask", "play", "be", "program", "race", "hint", "python"];
const FENCE = /^\s*(`{3,}|~{3,})\s*$/;
/** The second line of a table. */
const TABLE = /^\s*\|?\s*:?-+:?\s*\|[-:|\s]*$/m;
const SIGNS = /[*_[\]`<>+=-]|\d[.)]/g;
/** A lesson of the course, which a link may open. */
const COURSE = /^#lesson\/\d{1,2}$/;

/**
 * @param {string} text
 * @param {Draft["judge"]} judge
 * @returns {Promise<{lesson: Lesson, problems: Problem[]}>} the steps that have a board; what is wrong, and in which lines
 * @throws {Error} when the text is too large
 */
export async function readMarkdown(text, judge) {
  if (text.length > MOST || (text.match(SIGNS)?.length ?? 0) > MOST_SIGNS) {
    throw new Error(tell("writing-wrong-large", { most: MOST, signs: MOST_SIGNS }));
  }
  const packed = await pack(text);
  /** @type {Draft} */
  const draft = {
    ...{ packed, title: "", steps: [], lines: text.split(/\r\n?|\n/) },
    ...{ problems: [], line: 1, words: 0, judge },
  };
  let before = false;
  for (const node of fromMarkdown(strip(text)).children) {
    draft.line = node.position?.start.line ?? 1;
    const made = await readBlock(draft, node);
    const step = draft.steps.at(-1);
    if (step) step.body.push(...made);
    else if (made.length > 0 && !before) before = report(draft, tell("writing-wrong-before"));
  }
  const { title, problems, words } = draft;
  if (title === "") problems.push({ line: 1, told: tell("writing-wrong-title") });
  if (draft.steps.length === 0 && !before) {
    problems.push({ line: 1, told: tell("writing-wrong-steps") });
  }
  const steps = linkSteps(draft);
  const minutes = Math.max(1, Math.round(words / WORDS_A_MINUTE + (steps.length * ASKED) / 60));
  problems.sort((one, other) => one.line - other.line);
  return { lesson: { number: "own", title, minutes, steps, next: null }, problems };
}

/** Each step has the link of its board; one without has the board of the step before. @param {Draft} draft @returns {Step[]} */
function linkSteps(draft) {
  const steps = [];
  let before = "";
  for (const { title, line, link, linked, body, options } of draft.steps) {
    if (!linked) draft.problems.push({ line, told: tell("writing-wrong-link", { title }) });
    before = link || before;
    /** @type {string} */
    const lesson = `own.${steps.length + 1}.${draft.packed}`;
    if (before !== "") steps.push({ title, link: amend(before, { ...options, lesson }), body });
  }
  return steps;
}

/** @param {Draft} draft @param {string} told */
function report({ problems, line }, told) {
  if (!problems.some((one) => one.line === line && one.told === told))
    problems.push({ line, told });
  return true;
}

/** A link with these options, in place of those that it had by their names. @param {string} link @param {Record<string, string>} options */
function amend(link, options) {
  const without = link.split("&").filter((part) => !(part.split("=")[0] in options));
  return [...without, ...Object.entries(options).map(([name, value]) => `${name}=${value}`)].join(
    "&",
  );
}

/** @param {Draft} draft @param {RootContent} node @returns {Promise<Node[]>} */
async function readBlock(draft, node) {
  if (node.type === "heading") return readHeading(draft, node);
  if (node.type === "paragraph") {
    if (TABLE.test(linesOf(draft, node).slice(1).join("\n")))
      report(draft, tell("writing-wrong-block"));
    return [["p", ...readText(draft, node)]];
  }
  if (node.type === "code") return readFence(draft, node);
  if (node.type === "list") {
    const items = [];
    for (const item of node.children) {
      const blocks = [];
      for (const block of item.children) blocks.push(...(await readBlock(draft, block)));
      items.push(/** @type {Node} */ (["li", ...blocks]));
    }
    return [[node.ordered ? "ol" : "ul", ...items]];
  }
  if (node.type !== "html") report(draft, tell("writing-wrong-block"));
  return [["p", ...readNode(draft, node)]];
}

/** The lines from which a node was read. @param {Draft} draft @param {RootContent} node */
const linesOf = ({ lines }, { position }) =>
  lines.slice((position?.start.line ?? 1) - 1, position?.end.line);

/** @param {Draft} draft @param {Heading} heading @returns {Node[]} */
function readHeading(draft, { depth, children, ...heading }) {
  const title = readText({ ...draft, problems: [] }, { ...heading, depth, children })
    .flat(9)
    .join("");
  if (depth === 1 && draft.title === "" && draft.steps.length === 0) draft.title = title;
  else if (depth !== 2) report(draft, tell("writing-wrong-heading"));
  else
    draft.steps.push({
      title,
      ...{ line: draft.line, link: "", linked: false },
      body: [],
      options: {},
    });
  return [];
}

/** What is in a paragraph. @param {Draft} draft @param {Parents} parent @returns {Node[]} */
const readText = (draft, { children }) => children.flatMap((child) => readNode(draft, child));

/** @param {Draft} draft @param {Nodes} node @returns {Node[]} */
function readNode(draft, node) {
  if (node.type === "link") return readLink(draft, node.url, readText(draft, node));
  if (node.type === "strong") return [["strong", ...readText(draft, node)]];
  if (node.type === "emphasis") return [["em", ...readText(draft, node)]];
  if (node.type === "inlineCode") return [["code", node.value]];
  if (node.type === "break") return [" "];
  if ("children" in node) return readText(draft, node);
  if (node.type === "image" || node.type === "html") report(draft, tell("writing-wrong-inline"));
  const text = "value" in node ? node.value : "alt" in node ? (node.alt ?? "") : "";
  draft.words += text.split(/\s+/).length;
  return [text.replaceAll("\n", " ")];
}

/** A stranger's link says where it leads, and leads into the page only to a moment. @param {Draft} draft @param {string} address @param {Node[]} content @returns {Node[]} */
function readLink(draft, address, content) {
  // A number of which the build would look whether it is right.
  if (address.startsWith("=")) return content;
  if (COURSE.test(address)) return [["a", address, ...content]];
  if (address.startsWith("https://") && URL.canParse(address)) {
    return [["a", address, ...content, ` (${new URL(address).host})`]];
  }
  const wrong = address.startsWith("#") ? draft.judge(address) : tell("writing-wrong-address");
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

/** What the reader does. @param {Draft} draft @param {Code} code @returns {Promise<Node[]>} */
async function readFence(draft, code) {
  const { value } = code;
  const [lang, meta] = [code.lang ?? "", code.meta ?? ""];
  const lines = value.split("\n");
  const last = linesOf(draft, code).at(-1) ?? "";
  if (lang !== "" && !FENCE.test(last)) report(draft, tell("writing-wrong-end"));
  const kind = QUESTION_KINDS.find((one) => one === lines[0].trim().toLowerCase());
  if (lang === "ask" && !kind) return readChoice(draft, lines);
  if (lang === "hint") return lines.flatMap((line) => makeHint(draft, line));
  if (lang === "race") return readRace(draft, meta);
  if (["ask", "play", "be", "program"].includes(lang))
    return readTask(draft, { lang, meta, kind, value });
  if (lang !== "python") {
    const known = BLOCKS.join(", ");
    report(draft, tell("writing-wrong-name", { named: lang !== "", name: lang, known }));
  }
  return [["pre", value]];
}

/**
 * What a step asks to be done on its board.
 *
 * @param {Draft} draft
 * @param {{lang: string, meta: string, kind: string | undefined, value: string}} task
 * @returns {Promise<Node[]>}
 */
async function readTask(draft, { lang, meta, kind, value }) {
  const options = draft.steps.at(-1)?.options ?? {};
  if (Object.keys(options).length > 0) report(draft, tell("writing-wrong-twice"));
  else if (lang === "ask") options.ask = String(kind);
  else if (lang === "play") options.play = "0";
  else if (lang === "program") Object.assign(options, { own: await pack(value), panels: "code" });
  else if (/^[1-9]\d{0,2}$/.test(meta)) options.be = meta;
  else report(draft, tell("writing-wrong-be"));
  const hint = value.split("\n").find((line) => line.startsWith("hint:"));
  return hint && lang !== "program" ? makeHint(draft, hint.slice(5)) : [];
}

/** @param {Draft} draft @param {string} name of a race @returns {Node[]} */
function readRace(draft, name) {
  const race = readyRace(name);
  if (race) return [["race", linkToRace(race)]];
  report(draft, tell("writing-wrong-race", { known: READY.map(({ id }) => id).join(", ") }));
  return [];
}

/** @param {Draft} draft @param {string} line @returns {Node[]} */
const makeHint = (draft, line) => (line.trim() === "" ? [] : [["hint", ...readLine(draft, line)]]);

/** A line of a block as the text of a paragraph. @param {Draft} draft @param {string} line @returns {Node[]} */
function readLine(draft, line) {
  const [first, ...more] = fromMarkdown(line.trim()).children;
  return first?.type === "paragraph" && more.length === 0
    ? readText(draft, first)
    : [line.trim()].filter(Boolean);
}

/** @param {Draft} draft @param {string[]} lines @returns {Node[]} */
function readChoice(draft, lines) {
  const { choice, wrong } = readQuestion(lines, (line) => readLine(draft, line));
  if (wrong !== null) report(draft, wrong);
  return choice.answers.length > 0 ? [["choose", choice]] : [];
}
