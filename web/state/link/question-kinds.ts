import questions from "../../../src/knights/data/questions.json" with { type: "json" };
import type { Answer, QuestionKind } from "../../engine/types/python-replies.ts";

/** The kinds of questions about a search: the same list in Python, in links and here. */

export const QUESTION_KINDS = Object.keys(questions) as readonly QuestionKind[];

/**
 * The kinds that a link names, in the list's order: the question why the path is lost gives away that it is, so it must
 * not come first.
 */
export const kindsIn = (value: string | undefined) =>
  QUESTION_KINDS.filter((kind) => value?.split(",").includes(kind));

/** The kinds with a few answers to choose from: a recorded page and a platform's quiz can ask them. */
export const CHOSEN_KINDS = QUESTION_KINDS.filter((kind) => questions[kind].choices);

/** The answer that stands for "not sure". */
export const unsureAnswer = (kind: QuestionKind): Answer => questions[kind].unsure;
