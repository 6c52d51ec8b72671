import { copyText } from "../../dom/clipboard.ts";
import { holdOver, takeOver } from "../../dom/kept-over-reload.ts";
import { bindLazyDialog } from "../../dom/lazy-dialog.ts";
import { isRecord, isText } from "../../engine/type-guards.ts";
import { t } from "../../language/translate.ts";
import type { Page } from "../../state/page/page-context.ts";
import { writeMessage } from "./answer-line.ts";

/** The ways to the dialog about answers, which is loaded on demand (answers-dialog.ts). */
export function bindAnswers(page: Page) {
  const kept = takeOver("answers", (kept) => (isRecord(kept) ? kept : {}));
  const draft = {
    name: isText(kept.name) ? kept.name : "",
    lines: isText(kept.lines) ? kept.lines : "",
  };
  holdOver("answers", () => draft, true);
  const load = () => {
    page.player.pause();
    return import("./answers-dialog.ts");
  };
  const { open, unbind } = bindLazyDialog(page, [], load, ({ makeAnswers }) =>
    makeAnswers(page, draft),
  );

  /** Copy the answers without the dialog; if the browser forbids that, open it with the line selected. */
  async function copy() {
    if (await copyText(writeMessage(draft.name, page.state.question.entries)))
      page.showToast(t("questions-tally-sent"));
    else await open((answers) => answers.select());
  }

  return { open: () => void open(), copy, unbind };
}
