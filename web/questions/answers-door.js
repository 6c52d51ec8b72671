import { tell } from "../language/tell.js";
import { copyText } from "../view/clipboard.js";
import { element } from "../view/element.js";
import { bindLateDialog } from "../view/late-dialog.js";
import { writeMessage } from "./answer-line.js";

/**
 * The ways to what was answered: its dialog comes when it is wanted (answers-dialog.js).
 *
 * @import { Page } from "../lane/types.d.ts"
 * @import { Entry } from "./types.d.ts"
 *
 * @param {Page} page @param {readonly Entry[]} entries
 */
export function bindAnswers(page, entries) {
  const load = () => {
    page.player.pause();
    return import("./answers-dialog.js");
  };
  const { open, unbind } = bindLateDialog(page, ["answers-open"], load, ({ makeAnswers }) =>
    makeAnswers(page, entries),
  );

  /** One's own answers, without the dialog; where the browser does not allow that, they are selected in it. */
  async function copy() {
    const name = element("answers-name", HTMLInputElement).value;
    if (await copyText(writeMessage(name, entries))) page.tell(tell("questions-tally-sent"));
    else await open((answers) => answers.select());
  }

  return { open: () => void open(), copy, unbind };
}
