import { copyText } from "../../dom/clipboard.ts";
import { element } from "../../dom/element.ts";
import { bindLateDialog } from "../../dom/late-dialog.ts";
import { tell } from "../../language/tell.ts";
import type { Page } from "../../state/lane/types.ts";
import { writeMessage } from "./answer-line.ts";
import type { Entry } from "./types.ts";

/** The ways to the dialog about answers, which is loaded on demand (answers-dialog.ts). */
export function bindAnswers(page: Page, entries: readonly Entry[]) {
  const load = () => {
    page.player.pause();
    return import("./answers-dialog.ts");
  };
  const { open, unbind } = bindLateDialog(page, ["answers-open"], load, ({ makeAnswers }) =>
    makeAnswers(page, entries),
  );

  /** Copy the answers without the dialog; if the browser forbids that, open it with the line selected. */
  async function copy() {
    const name = element("answers-name", HTMLInputElement).value;
    if (await copyText(writeMessage(name, entries))) page.tell(tell("questions-tally-sent"));
    else await open((answers) => answers.select());
  }

  return { open: () => void open(), copy, unbind };
}
