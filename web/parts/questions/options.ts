import type { Answer } from "../../engine/types/answers.ts";
import { tell } from "../../language/tell.ts";
import type { Desk } from "./desk.ts";
import type { Quiz } from "./types.ts";

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
export function optionsOf(desk: Desk, quiz: Quiz): Option[] {
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
  // A single answer needs no vote.
  if (told.length < 2) return [];
  return told.map((option, at) => ({ ...option, letter: LETTERS[at] }));
}

/** The next choice; null: an undo. */
function nameNext({ page: { view } }: Desk, choice: number | null) {
  if (choice !== null) return { label: view.name(choice), place: choice };
  const label = tell(view.takesBack ? "questions-ways-take-back" : "questions-ways-leave");
  return { label, place: null };
}

/** A choice on the path by its number; 0: the beginning; null: the end of the search. */
function nameLength({ page: { view, player } }: Desk, number: number | null) {
  if (number === null) return { label: tell("questions-ways-ends"), place: null };
  if (number === 0) return { label: tell("questions-ways-to-start"), place: null };
  const place = player.state.path[number - 1];
  return { label: tell("questions-class-option", { choice: view.name(place), number }), place };
}

/** Indices of the right options, once they may be shown. */
export function rightOf(options: readonly Option[], { stage, marked }: Quiz): number[] {
  const answers = marked?.truth.answers ?? null;
  if (!["right", "told", "unsure"].includes(stage) || answers === null) return [];
  return options.flatMap(({ answer }, at) =>
    (answer === LOST ? !answers.includes(null) : answers.includes(answer)) ? [at] : [],
  );
}
