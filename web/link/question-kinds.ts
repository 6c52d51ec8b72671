import questions from "../../src/knights/data/questions.json" with { type: "json" };

/**
 * The kinds of questions about a search: the same list in Python, in links and here.
 *
 * @import { Answer, QuestionKind } from "../types/answers.ts"
 */

export const QUESTION_KINDS = /** @type {readonly QuestionKind[]} */ (Object.keys(questions));

/** The kinds that a link's value names, in the list's order: why it is lost would tell that it is. @param {string | undefined} value */
export const kindsIn = (value) => QUESTION_KINDS.filter((kind) => value?.split(",").includes(kind));

/** What is sent for a visitor who is not sure. @param {QuestionKind} kind @returns {Answer} */
export const unsureAnswer = (kind) => questions[kind].unsure;
