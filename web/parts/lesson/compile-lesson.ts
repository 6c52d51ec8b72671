import { linkToRace, READY, readyRace } from "../../engine/catalogue/races.ts";
import { pack } from "../../engine/fragment/pack-text.ts";
import { t } from "../../language/translate.ts";
import { COURSE, type OutlineStep, parseMarkdown, report } from "./markdown.ts";
import {
  isChoice,
  isTask,
  type Lesson,
  type Node,
  type Problem,
  type Step,
  type Task,
} from "./types.ts";

/**
 * Compiles a visitor's lesson from its Markdown, to the form in which the build compiles those of the course. The
 * numbers in its text are not verified.
 */

interface Draft {
  lesson: string; // the option of links that return to the step
  options: Record<string, string>; // of the step's link, which its task makes
  program: string | null; // which the step's reader begins with
  judge: (link: string) => string | null; // returns the fault of a link into the page, or null
  problems: Problem[];
  line: number; // the current line
}

const WORDS_A_MINUTE = 150;
/** Seconds for each task in a step. */
const ASKED = 30;
/** Limits that keep a malicious text below a second. A lesson of the course has 5,000 characters and 200 signs. */
const MOST = 20_000;
const MOST_SIGNS = 1_000;
const SIGNS = /[*_[\]`<>+=-]|\d[.)]/g;

/**
 * Compile a lesson.
 *
 * @returns the steps that have a board, and the problems with their lines
 * @throws {Error} when the text is too large
 */
export async function compileLesson(
  text: string,
  judge: Draft["judge"],
): Promise<{ lesson: Lesson; problems: Problem[] }> {
  if (text.length > MOST || (text.match(SIGNS)?.length ?? 0) > MOST_SIGNS) {
    throw new Error(t("writing-wrong-large", { most: MOST, signs: MOST_SIGNS }));
  }
  const { title, steps: read, problems } = parseMarkdown(text);
  const packed = await pack(text);
  const steps: Step[] = [];
  let before = "";
  for (const step of read) {
    const lesson = `own.${steps.length + 1}.${packed}`;
    const draft: Draft = { lesson, options: {}, program: null, judge, problems, line: step.line };
    const body = readBody(draft, step);
    if (draft.program !== null) draft.options.own = await pack(draft.program);
    // A step whose link is damaged keeps the board of the step before.
    if (step.link !== "" && judge(step.link) === null) before = step.link;
    const options = { ...draft.options, lesson };
    if (before !== "") steps.push({ title: step.title, link: amend(before, options), body });
  }
  const words = steps.reduce((sum, { body }) => sum + countWords(body), 0);
  const minutes = Math.max(1, Math.round(words / WORDS_A_MINUTE + (steps.length * ASKED) / 60));
  problems.sort((one, other) => one.line - other.line);
  return { lesson: { number: "own", title, minutes, steps, next: null }, problems };
}

function readBody(draft: Draft, { blocks }: OutlineStep) {
  return blocks.flatMap(({ line, nodes }) => {
    draft.line = line;
    return readNodes(draft, nodes);
  });
}

const readNodes = (draft: Draft, nodes: Node[]) => nodes.flatMap((node) => readNode(draft, node));

function readNode(draft: Draft, node: Node): Node[] {
  if (typeof node === "string") return [node];
  if (isTask(node)) return readTask(draft, node[1]);
  if (isChoice(node)) {
    const { asked, answers, other, hint } = node[1];
    const read = (nodes: Node[]) => readNodes(draft, nodes);
    const both = answers.map(({ right, text, told }) => ({
      ...{ right, text: read(text), told: read(told) },
    }));
    return [
      [
        "choose",
        {
          ...{ asked: read(asked), answers: both },
          ...(other && { other: read(other) }),
          ...(hint && { hint: read(hint) }),
        },
      ],
    ];
  }
  const [tag, ...content] = node as [string, ...Node[]];
  if (tag === "a") return readLink(draft, String(content[0]), readNodes(draft, content.slice(1)));
  return [[tag, ...readNodes(draft, content)]];
}

/** Read a link. A stranger's link shows its host, and a link into the page may only lead to a moment. */
function readLink(draft: Draft, address: string, content: Node[]): Node[] {
  // In the course, the build verifies such a number.
  if (address.startsWith("=")) return content;
  if (COURSE.test(address)) return [["a", address, ...content]];
  if (address.startsWith("https://") && URL.canParse(address)) {
    return [["a", address, ...content, ` (${new URL(address).host})`]];
  }
  const wrong = address.startsWith("#") ? draft.judge(address) : t("writing-wrong-address");
  if (wrong === null) return [["a", amend(address, { lesson: draft.lesson }), ...content]];
  report(draft, wrong);
  return content;
}

/** Put a task on the step's board. */
function readTask(draft: Draft, { kind, words, text }: Task): Node[] {
  const { options } = draft;
  if (kind === "race") return readRace(draft, words);
  // A step has one task on its board; a second one is reported already.
  if (Object.keys(options).length > 0) return [];
  if (kind === "ask") options.ask = text.split("\n")[0].trim().toLowerCase();
  else if (kind === "play") options.play = "0";
  else if (kind === "program") {
    draft.program = text;
    options.panels = "code";
  } else if (/^[1-9]\d{0,2}$/.test(words)) options.be = words;
  else report(draft, t("writing-wrong-be"));
  return [];
}

/** @param name of a race */
function readRace(draft: Draft, name: string): Node[] {
  const race = readyRace(name);
  if (race) return [["race", linkToRace(race)]];
  report(draft, t("writing-wrong-race", { known: READY.map(({ id }) => id).join(", ") }));
  return [];
}

/** Set these options in a link, replacing earlier values. */
function amend(link: string, options: Record<string, string>) {
  const without = link.split("&").filter((part) => !(part.split("=")[0] in options));
  return [...without, ...Object.entries(options).map(([name, value]) => `${name}=${value}`)].join(
    "&",
  );
}

function countWords(nodes: readonly Node[]): number {
  return nodes.reduce((sum, node) => {
    if (typeof node === "string") return sum + node.split(/\s+/).length;
    if (isChoice(node)) return sum + countWords(node[1].asked);
    const content = node.slice(node[0] === "a" ? 2 : 1) as Node[];
    return node[0] === "pre" || node[0] === "code" ? sum : sum + countWords(content);
  }, 0);
}
