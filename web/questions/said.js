/**
 * @import { PuzzleView } from "../puzzles/types.d.ts"
 * @import { Answer, QuestionKind } from "../types/answers.d.ts"
 */

/** An answer in words, for the lines of text. @param {QuestionKind} kind @param {Answer} answer @param {Pick<PuzzleView, "name">} view */
export function tellAnswer(kind, answer, view) {
  if (Array.isArray(answer)) return answer.map((choice) => view.name(choice)).join(" ");
  if (answer !== null) return kind === "next" ? view.name(answer) : String(answer);
  return {
    next: "back",
    back: "end",
    lost: "alive",
    why: "",
    line: "",
    steps: "",
  }[kind];
}
