import { tell } from "../language/tell.ts";

/**
 * The answers from which a class chooses by a show of hands, each with its letter and, where it has one, its place on the board.
 *
 * @import { Answer } from "../types/answers.ts"
 * @import { Desk, Quiz } from "./types.ts"
 *
 * @typedef {object} Option
 * @property {string} letter
 * @property {string} label
 * @property {Answer} answer that it stands for
 * @property {number | null} place
 */

/** That it is lost, whatever the mistake was: no number of a choice. */
const LOST = -1;

export const LETTERS = ["A", "B", "C", "D", "E"];

/** @param {Desk} desk @param {Quiz} quiz @returns {Option[]} none where nothing is to be chosen from */
export function optionsOf(desk, quiz) {
  const { kind, options } = quiz.question;
  const told =
    kind === "lost" && desk.part === "first"
      ? [
          { label: tell("questions-ways-alive"), place: null, answer: null },
          { label: tell("questions-ways-lost"), place: null, answer: LOST },
        ]
      : options.map((answer) => ({
          ...(kind === "next" ? nameNext(desk, answer) : nameLength(desk, answer)),
          answer,
        }));
  // Of one answer there is no vote.
  if (told.length < 2) return [];
  return told.map((option, at) => ({ ...option, letter: LETTERS[at] }));
}

/** What comes next; null: a step back. @param {Desk} desk @param {number | null} choice */
function nameNext({ page: { view } }, choice) {
  if (choice !== null) return { label: view.name(choice), place: choice };
  const label = tell(view.takesBack ? "questions-ways-take-back" : "questions-ways-leave");
  return { label, place: null };
}

/** A choice on the path by its number; 0: the beginning, null: the end. @param {Desk} desk @param {number | null} number */
function nameLength({ page: { view, player } }, number) {
  if (number === null) return { label: tell("questions-ways-ends"), place: null };
  if (number === 0) return { label: tell("questions-ways-to-start"), place: null };
  const place = player.state.path[number - 1];
  return { label: tell("questions-class-option", { choice: view.name(place), number }), place };
}

/** The places, in their row, of those that are right, once that is told. @param {readonly Option[]} options @param {Quiz} quiz @returns {number[]} */
export function rightOf(options, { stage, marked }) {
  const answers = marked?.truth.answers ?? null;
  if (!["right", "told", "unsure"].includes(stage) || answers === null) return [];
  return options.flatMap(({ answer }, at) =>
    (answer === LOST ? !answers.includes(null) : answers.includes(answer)) ? [at] : [],
  );
}
