import { tell } from "../language/tell.js";
import { binding } from "../view/binding.js";
import { copyText } from "../view/clipboard.js";
import { element } from "../view/element.js";
import { openLate } from "../view/late-dialog.js";
import { writeLine } from "./answer-line.js";

/**
 * The ways to what was answered: its dialog comes when it is wanted (answers-dialog.js).
 *
 * @import { Page } from "../lane/types.d.ts"
 * @import { makeAnswers } from "./answers-dialog.js"
 * @import { Entry } from "./types.d.ts"
 */

/** @param {Page} page @param {readonly Entry[]} entries */
export function bindAnswers(page, entries) {
  const { signal, also, unbind } = binding();
  /** @type {ReturnType<typeof makeAnswers> | null} */
  let answers = null;

  /** @param {boolean} selected whether the line of one's own answers is to be copied by hand */
  async function open(selected) {
    page.player.pause();
    await openLate(page, import("./answers-dialog.js"), ({ makeAnswers }) => {
      if (signal.aborted) return;
      answers ??= makeAnswers(page, entries);
      answers.open();
      if (selected) answers.select();
    });
  }

  /** One's own answers, without the dialog; where the browser does not allow that, it is opened. */
  async function copy() {
    const name = element("answers-name", HTMLInputElement).value;
    if (await copyText(writeLine(name, entries))) page.tell(tell("questions-tally-sent"));
    else await open(true);
  }

  const button = element("answers-open", HTMLButtonElement);
  button.addEventListener("click", () => open(false), { signal });
  also(() => answers?.unbind());
  return { open: () => void open(false), copy, unbind };
}
