import { tell } from "../language/tell.js";
import { element, setText } from "../view/element.js";
import { button } from "../view/node.js";
import { keyOf } from "./desk.js";

/**
 * What an answer is copied with once the real step is shown, below the sentence of that step: the card is gone by then.
 *
 * @import { Desk } from "./types.d.ts"
 */

/** @param {Desk} desk */
export function bindAfter(desk) {
  const copy = button({ class: "button told-copy", click: () => desk.tools.copy() });
  element("status", HTMLElement).after(copy);
  return {
    /** Called once a frame. */
    show() {
      const { after, quiz, page } = desk;
      const key = keyOf(desk);
      // The step that was asked for is the first one that stands.
      if (after?.there === "" && key !== after.asked && page.player.aim === null) after.there = key;
      const elsewhere = after !== null && after.there !== "" && after.there !== key;
      if (elsewhere || quiz !== null) desk.after = null;
      setText(copy, tell("questions-ways-copy", { answers: desk.entries.length }));
      copy.hidden = desk.after === null || desk.after.there === "";
    },
    unbind: () => copy.remove(),
  };
}
