import type { PuzzleView } from "../../board/types.ts";
import type { Answer, QuestionKind } from "../../engine/types/python-replies.ts";
import { t } from "../../language/translate.ts";

/** Answers as text: the same in every language for lines, and translated for a class. */

/** The words for `null`. */
const WORDS: Partial<Record<QuestionKind, string>> = { next: "back", back: "end", lost: "alive" };

/** An answer as lines hold it. */
export function writeAnswer(kind: QuestionKind, answer: Answer, view: Pick<PuzzleView, "name">) {
  if (Array.isArray(answer)) return answer.map((choice) => view.name(choice)).join(" ");
  if (answer !== null) return kind === "next" ? view.name(answer) : String(answer);
  return WORDS[kind] ?? "";
}

/** An answer from a line, which may be a bare number, translated. */
export function formatAnswer(kind: QuestionKind, written: string) {
  if (written === WORDS[kind]) return t("crowd-answer-word", { kind });
  if (!/^\d+$/.test(written) || kind === "next" || kind === "why") return written;
  return t(`crowd-answer-${kind}`, { n: Number(written) });
}
