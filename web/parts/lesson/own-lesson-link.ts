import { lazyPart } from "../../dom/lazy-part.ts";
import { pack, unpack } from "../../engine/fragment/pack-text.ts";
import { t } from "../../language/translate.ts";
import { readLink } from "../../state/link/link.ts";
import type { Page } from "../../state/page/page-context.ts";
import type { Lesson, Problem } from "./types.ts";

/** A visitor's lesson: the link holds all of it, `lesson=own.STEP.PACKED`. The parser is loaded on demand. */

type Wide = Pick<Page, "catalogue" | "solver">;

/** Longest packed lesson in a link, in characters. */
const LONGEST = 12_000;

/** Compile a lesson. Python, if it is there, says what is wrong with its links; before, the damaged ones are left out. */
export async function readOwn(text: string, { catalogue, solver }: Wide) {
  const { compileLesson } = await lazyPart(import("./compile-lesson.ts"));
  const links: string[] = [];
  let asks = solver.status.name === "loaded";
  const first = await compileLesson(text, (link) => {
    const { damage, scenario } = readLink(link, catalogue);
    const damaged = damage !== "" || scenario.unread === true;
    links.push(link);
    asks ||= damaged;
    return damaged ? "" : null;
  });
  if (!asks) return first;
  await solver.loaded();
  const told = await solver.insist<(string | null)[]>("check_links", links);
  return compileLesson(text, (link) => told[links.indexOf(link)]);
}

export async function loadOwn(packed: string, page: Page): Promise<Lesson> {
  const text = await unpack(packed).catch(() => {
    throw new Error(t("lesson-own-damaged"));
  });
  return checkSteps(await readOwn(text, page));
}

/**
 * The link that opens a lesson at its first step, and the problems of the lesson.
 *
 * @throws {Error} when it has no steps, or is too long for a link
 */
export async function linkOwn(text: string, page: Wide) {
  const characters = (await pack(text)).length;
  if (characters > LONGEST) {
    throw new Error(t("lesson-own-long", { characters, most: LONGEST }));
  }
  const read = await readOwn(text, page);
  return { link: checkSteps(read).steps[0].link, problems: read.problems.map(formatProblem) };
}

export const formatProblem = ({ line, told }: Problem) => t("lesson-own-line", { line, told });

function checkSteps({ lesson, problems }: Awaited<ReturnType<typeof readOwn>>) {
  if (lesson.steps.length === 0) throw new Error(problems.map(formatProblem).join(" "));
  return lesson;
}
