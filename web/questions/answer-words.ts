import { tell } from "../language/tell.ts";

/**
 * Answers in words: as lines hold them, the same in every language, and as a class reads them.
 *
 * @import { PuzzleView } from "../puzzles/types.ts"
 * @import { Answer, QuestionKind } from "../types/answers.ts"
 */

/** What `null` stands for. @type {Partial<Record<QuestionKind, string>>} */
const WORDS = { next: "back", back: "end", lost: "alive" };

/** An answer as lines hold it. @param {QuestionKind} kind @param {Answer} answer @param {Pick<PuzzleView, "name">} view */
export function writeAnswer(kind, answer, view) {
  if (Array.isArray(answer)) return answer.map((choice) => view.name(choice)).join(" ");
  if (answer !== null) return kind === "next" ? view.name(answer) : String(answer);
  return WORDS[kind] ?? "";
}

/** An answer of a line, which may be a bare number. @param {QuestionKind} kind @param {string} written */
export function tellAnswer(kind, written) {
  if (written === WORDS[kind]) return tell("crowd-answer-word", { kind });
  if (!/^\d+$/.test(written) || kind === "next" || kind === "why") return written;
  return tell(`crowd-answer-${kind}`, { n: Number(written) });
}
