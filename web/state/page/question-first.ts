import { t } from "../../language/translate.ts";
import { hasCard, hiddenKind } from "../questions.ts";
import type { Page } from "./page-context.ts";

/**
 * Say that a question comes first, while one is open: what lists the search's steps might give its answer away.
 *
 * @returns true if it was said
 */
export function asksFirst({ state, showToast }: Pick<Page, "state" | "showToast">) {
  if (!hasCard(state.question) && hiddenKind(state.question) === null) return false;
  showToast(t("questions-first"));
  return true;
}
