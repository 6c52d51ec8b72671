import type { Answer, Mark, QuestionKind } from "../../engine/types/python-replies.ts";
import { t } from "../../language/translate.ts";
import type { Page } from "../../state/page/page-context.ts";
import type { Quiz } from "../../state/questions.ts";

/** The options of a show of hands, each with its letter and, if it has one, its place on the board. */

interface Option {
  letter: string;
  label: string;
  answer: Answer; // the answer that it stands for
  place: number | null;
}

/** Stands for "lost", whatever the mistake was; no number of a choice. */
const LOST = -1;

export const LETTERS = ["A", "B", "C", "D", "E"];

/** @returns none when there is nothing to choose from */
function optionsOf(page: Page, quiz: Quiz): Option[] {
  const { kind, options } = quiz.question;
  const told =
    kind === "lost" && quiz.part === "first"
      ? [
          { label: t("questions-ways-alive"), place: null, answer: null },
          { label: t("questions-ways-lost"), place: null, answer: LOST },
        ]
      : options.map((answer) => ({
          ...(kind === "next" ? nameNext(page, answer) : nameLength(page, answer)),
          answer,
        }));
  // A single answer needs no vote.
  if (told.length < 2) return [];
  return told.map((option, at) => ({ ...option, letter: LETTERS[at] }));
}

/** The next choice; null: an undo. */
function nameNext({ view }: Page, choice: number | null) {
  if (choice !== null) return { label: view.name(choice), place: choice };
  const label = t(view.takesBack ? "questions-ways-take-back" : "questions-ways-leave");
  return { label, place: null };
}

/** A choice on the path by its number; 0: the beginning; null: the end of the search. */
function nameLength({ view, player }: Page, number: number | null) {
  if (number === null) return { label: t("questions-ways-ends"), place: null };
  if (number === 0) return { label: t("questions-ways-to-start"), place: null };
  const place = player.state.path[number - 1];
  return { label: t("questions-class-option", { choice: view.name(place), number }), place };
}

/** Indices of the right options, once they may be shown. */
export function rightOf(options: readonly Option[], { stage, marked }: Quiz): number[] {
  const answers = marked?.truth.answers ?? null;
  if (!["right", "told", "unsure"].includes(stage) || answers === null) return [];
  return options.flatMap(({ answer }, at) =>
    (answer === LOST ? !answers.includes(null) : answers.includes(answer)) ? [at] : [],
  );
}

/** The letters of the options, at their places. */
export const lettersOf = (page: Page, quiz: Quiz): Mark[] =>
  optionsOf(page, quiz).flatMap(({ letter: told, place }) =>
    place === null ? [] : [{ role: "letter", told, places: [place], arrows: [], lines: [] }],
  );

/** A question in the form for a class. */
export interface ClassQuestion {
  kind: QuestionKind;
  scenario: string;
  step: number;
  round: number; // number of the question among all; asked again it has another one
  labels: string[]; // labels of its answers, if there are few
  right: number[]; // indices of the right ones, once they may be shown
}

export function classQuestion(page: Page, quiz: Quiz): ClassQuestion {
  const options = optionsOf(page, quiz);
  return {
    kind: quiz.question.kind,
    scenario: page.scenario.text,
    step: quiz.position,
    round: quiz.round,
    labels: options.map(({ label }) => label),
    right: rightOf(options, quiz),
  };
}
