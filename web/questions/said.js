import { told as words } from "../text/en-questions.js";

/**
 * @import { PuzzleView } from "../puzzles/types.d.ts"
 * @import { Answer, Kind } from "../types/answers.d.ts"
 */

/** An answer in words, for the lines of text. @param {Kind} kind @param {Answer} answer @param {Pick<PuzzleView, "name">} view */
export function tell(kind, answer, view) {
  if (Array.isArray(answer)) return answer.map((choice) => view.name(choice)).join(" ");
  if (answer !== null) return kind === "next" ? view.name(answer) : String(answer);
  return {
    next: words.takeBack,
    back: words.ends,
    lost: words.alive,
    why: "",
    line: "",
    steps: "",
  }[kind];
}
