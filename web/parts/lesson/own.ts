import { latePart } from "../../dom/late-part.ts";
import { pack, unpack } from "../../engine/fragment/packed.ts";
import { tell } from "../../language/tell.ts";
import type { Page } from "../../state/lane/types.ts";
import { readLink } from "../../state/link/link.ts";
import type { Lesson, Problem } from "./types.ts";

/** A lesson of the visitor's own, or of a stranger's: a link holds all of it, `lesson=own.STEP.PACKED`. What reads it is loaded then. */

/** Characters of a packed lesson in a link. */
const LONGEST = 12_000;

export async function readOwn(text: string, { catalogue }: Pick<Page, "catalogue">) {
  const { readMarkdown } = await latePart(import("./markdown.ts"));
  return readMarkdown(text, (link) => readLink(link, catalogue).problem);
}

export async function loadOwn(packed: string, page: Page): Promise<Lesson> {
  const text = await unpack(packed).catch(() => {
    throw new Error(tell("lesson-own-damaged"));
  });
  return checkSteps(await readOwn(text, page));
}

/**
 * The link that opens a lesson at its beginning, and what is wrong with the lesson all the same.
 *
 * @throws {Error} where it has no step, or no link can hold it
 */
export async function linkOwn(text: string, page: Pick<Page, "catalogue">) {
  const characters = (await pack(text)).length;
  if (characters > LONGEST) {
    throw new Error(tell("lesson-own-long", { characters, most: LONGEST }));
  }
  const read = await readOwn(text, page);
  return { link: checkSteps(read).steps[0].link, problems: read.problems.map(tellProblem) };
}

export const tellProblem = ({ line, told }: Problem) => tell("lesson-own-line", { line, told });

function checkSteps({ lesson, problems }: Awaited<ReturnType<typeof readOwn>>) {
  if (lesson.steps.length === 0) throw new Error(problems.map(tellProblem).join(" "));
  return lesson;
}
