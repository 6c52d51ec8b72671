import { element } from "../../dom/element.ts";
import { button, html } from "../../dom/node.ts";
import type { Mark } from "../../engine/types/answers.ts";
import { bring, tell } from "../../language/tell.ts";
import { hides } from "../../state/link/link-view.ts";
import { isPresented } from "../../state/state.ts";
import type { Desk } from "./desk.ts";
import { isLesson, keyOf } from "./desk.ts";
import { optionsOf, rightOf } from "./options.ts";
import type { Quiz } from "./types.ts";

/**
 * Tools for a teacher in front of a class. In a presentation the class first thinks about a dead end: the reason is
 * covered until the teacher asks for it.
 */

bring("crowd");

export function makeTeacher(desk: Desk) {
  const name = element("ask", HTMLButtonElement).firstChild as Text;
  const own = name.data;
  const show = button({ class: "button button-main", click: () => void uncover() });
  show.append(tell("crowd-why"), " ", html("kbd", {}, "→"));
  const told = html("p", { class: "refused", "data-telling": "true" }, tell("panels-dead-end-why"));
  const why = html("div", { class: "told-why" }, told, show);
  element("status", HTMLElement).after(why);

  function uncover() {
    const veiled = isVeiled(desk);
    if (veiled) desk.bared = keyOf(desk);
    desk.page.redraw();
    return veiled;
  }

  return {
    /** The options for a class. */
    choicesOf(quiz: Quiz) {
      const options = optionsOf(desk, quiz);
      return { labels: options.map(({ label }) => label), right: rightOf(options, quiz) };
    },
    /** The letters of the options, at their places. */
    lettersOf: (quiz: Quiz): Mark[] =>
      optionsOf(desk, quiz).flatMap(({ letter: told, place }) =>
        place === null ? [] : [{ role: "letter", told, places: [place], arrows: [], lines: [] }],
      ),
    /** Label of the button that shows the right answer to a class, which need not be wrong first. */
    showAnswer: tell("crowd-show-answer"),
    isVeiled: () => isVeiled(desk),
    /** Called once a frame. */
    show() {
      why.hidden = !desk.page.state.question.reason;
      const told = isPresented(desk.page.state) ? `${tell("crowd-ask")} ` : own;
      if (name.data !== told) name.data = told;
    },
    /** Uncover the reason. @returns false when there was none */
    uncover,
    unbind() {
      why.remove();
      name.data = own;
    },
  };
}

/** True when the reason for a dead end is covered. */
function isVeiled(desk: Desk) {
  const { timeline, state, foreign, playing, aim } = desk.page.player;
  if (!isPresented(desk.page.state) || isLesson(desk) || hides("verdict")) return false;
  if (foreign || playing || aim !== null || desk.quiz !== null) return false;
  const { position } = timeline;
  const [before, next] = [timeline.eventAt(position - 1), timeline.eventAt(position)];
  const stuck = before !== null && before >= 0 && next !== null && next < 0 && !state.complete;
  return stuck && desk.bared !== keyOf(desk);
}
