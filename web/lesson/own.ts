import { pack, unpack } from "../fragment/packed.ts";
import { tell } from "../language/tell.ts";
import { readLink } from "../link/link.ts";
import { latePart } from "../view/late-part.ts";

/**
 * A lesson of the visitor's own, or of a stranger's: a link holds all of it, `lesson=own.STEP.PACKED`. What reads it is loaded then.
 *
 * @import { Page } from "../lane/types.ts"
 * @import { Lesson, Problem } from "./types.ts"
 */

/** Characters of a packed lesson in a link. */
const LONGEST = 12_000;

/** @param {string} text @param {Pick<Page, "catalogue">} page */
export async function readOwn(text, { catalogue }) {
  const { readMarkdown } = await latePart(import("./markdown.ts"));
  return readMarkdown(text, (link) => readLink(link, catalogue).problem);
}

/** @param {string} packed @param {Page} page @returns {Promise<Lesson>} */
export async function loadOwn(packed, page) {
  const text = await unpack(packed).catch(() => {
    throw new Error(tell("lesson-own-damaged"));
  });
  return checkSteps(await readOwn(text, page));
}

/**
 * The link that opens a lesson at its beginning, and what is wrong with the lesson all the same.
 *
 * @param {string} text
 * @param {Pick<Page, "catalogue">} page
 * @throws {Error} where it has no step, or no link can hold it
 */
export async function linkOwn(text, page) {
  const characters = (await pack(text)).length;
  if (characters > LONGEST) {
    throw new Error(tell("lesson-own-long", { characters, most: LONGEST }));
  }
  const read = await readOwn(text, page);
  return { link: checkSteps(read).steps[0].link, problems: read.problems.map(tellProblem) };
}

/** @param {Problem} problem */
export const tellProblem = ({ line, told }) => tell("lesson-own-line", { line, told });

/** @param {Awaited<ReturnType<typeof readOwn>>} read */
function checkSteps({ lesson, problems }) {
  if (lesson.steps.length === 0) throw new Error(problems.map(tellProblem).join(" "));
  return lesson;
}
