import { t } from "../../language/translate.ts";
import { hasCard, hiddenKind, isOpen } from "../questions.ts";
import type { Page } from "./page-context.ts";

/** True while what lists the search's steps must wait, as it might give the answer of a question away. */
export const isHeldByQuestion = ({ state: { question } }: Pick<Page, "state">) =>
  hasCard(question) || hiddenKind(question) !== null;

/** Say what to do first while a question holds something back. Nothing can be done about one that is still to come. */
export function sayWhatIsFirst({ state, showToast }: Pick<Page, "state" | "showToast">) {
  const { question } = state;
  if (isOpen(question.quiz)) showToast(t("questions-first"));
  else if (hasCard(question)) showToast(t("questions-first-card"));
}
