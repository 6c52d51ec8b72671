import { told as words } from "../text/en-questions.js";

/**
 * An answer in words, for the lines of text.
 *
 * @param {import("../types/answers.d.ts").Kind} kind
 * @param {import("../types/answers.d.ts").Answer} answer
 * @param {Pick<import("../puzzles/view.js").PuzzleView, "name">} view
 */
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
