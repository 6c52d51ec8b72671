import { element, setText, update } from "../../dom/element.ts";
import { button } from "../../dom/node.ts";
import { tell } from "../../language/tell.ts";
import type { Desk } from "./desk.ts";

/** The button that copies the answers, below the sentence of the revealed step, as the card is gone by then. */

export function bindCopyButton(desk: Desk) {
  const copy = button({ class: "button told-copy", click: () => desk.tools.copy() });
  element("status", HTMLElement).after(copy);
  return {
    /** Called once a frame. */
    show() {
      const { shown, quiz, entries } = desk;
      setText(copy, tell("questions-ways-copy", { answers: entries.length }));
      update(copy, { hidden: !shown?.there || quiz !== null || entries.length === 0 });
    },
    unbind: () => copy.remove(),
  };
}
