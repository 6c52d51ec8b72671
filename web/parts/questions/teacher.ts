import { element } from "../../dom/element.ts";
import { button, html } from "../../dom/node.ts";
import type { Mark } from "../../engine/types/answers.ts";
import { bring, tell } from "../../language/tell.ts";
import { hides } from "../../state/link/link-view.ts";
import { isPresented } from "../workbench/presentation.ts";
import { isLesson, keyOf } from "./desk.ts";
import { optionsOf, rightOf } from "./options.ts";
import type { Desk, Quiz } from "./types.ts";

/**
 * What is for a teacher before a class. In a presentation it first thinks why a dead end is one: what tells that is covered until it
 * is wanted.
 */

bring("crowd");

export function makeTeacher(desk: Desk) {
  const name = element("ask", HTMLButtonElement).firstChild as Text;
  const own = name.data;
  const show = button({ class: "button button-main", click: () => void bare() });
  show.append(tell("crowd-why"), " ", html("kbd", {}, "→"));
  const told = html("p", { class: "refused", "data-telling": "true" }, tell("panels-dead-end-why"));
  const why = html("div", { class: "told-why" }, told, show);
  element("status", HTMLElement).after(why);

  function bare() {
    const veiled = isVeiled(desk);
    if (veiled) desk.bared = keyOf(desk);
    desk.page.redraw();
    return veiled;
  }

  return {
    /** What a class chooses from. */
    choicesOf(quiz: Quiz) {
      const options = optionsOf(desk, quiz);
      return { labels: options.map(({ label }) => label), right: rightOf(options, quiz) };
    },
    /** The letters of that, at their places. */
    lettersOf: (quiz: Quiz): Mark[] =>
      optionsOf(desk, quiz).flatMap(({ letter: told, place }) =>
        place === null ? [] : [{ role: "letter", told, places: [place], arrows: [], lines: [] }],
      ),
    /** A class is told what is right, and need not be wrong first. */
    showAnswer: tell("crowd-show-answer"),
    /** Called once a frame. */
    show() {
      why.hidden = !isVeiled(desk);
      document.documentElement.toggleAttribute("data-veiled", !why.hidden);
      const told = isPresented() ? `${tell("crowd-ask")} ` : own;
      if (name.data !== told) name.data = told;
    },
    /** Uncovers the reason. @returns whether there was one */
    bare,
    unbind() {
      why.remove();
      name.data = own;
      delete document.documentElement.dataset.veiled;
    },
  };
}

function isVeiled(desk: Desk) {
  const { timeline, state, foreign, playing, aim } = desk.page.player;
  if (!isPresented() || isLesson() || hides("verdict")) return false;
  if (foreign || playing || aim !== null || desk.quiz !== null) return false;
  const { position } = timeline;
  const [before, next] = [timeline.eventAt(position - 1), timeline.eventAt(position)];
  const stuck = before !== null && before >= 0 && next !== null && next < 0 && !state.complete;
  return stuck && desk.bared !== keyOf(desk);
}
