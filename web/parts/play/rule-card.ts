import { showRule } from "../../board/rule.ts";
import { element, update } from "../../dom/element.ts";
import { button, html } from "../../dom/node.ts";
import { recall, remember } from "../../dom/storage.ts";
import { tell } from "../../language/tell.ts";
import type { Table } from "./table.ts";

/** The rule of a puzzle as a picture, over the panels: in the first game of each puzzle, until its first step. */

export function makeRuleCard(table: Table) {
  const figure = html("figure", { class: "rule" });
  const close = button({ class: "button", click: () => put(table) }, tell("play-rule-close"));
  const card = html("section", { class: "card rule-card", id: "rule-card" }, figure, close);
  card.setAttribute("aria-label", tell("play-rule-label"));
  card.hidden = true;
  element("panels", HTMLElement).after(card);
  let drawn = "";
  return {
    /** Called once a frame. */
    show() {
      const { page, hand, task, taken, game } = table;
      const { puzzle, text } = page.scenario;
      const first =
        hand !== null && task === null && game.phase === "own" && recall(keyOf(puzzle)) === null;
      if (first && hand.events.length > taken) put(table);
      if (first && text !== drawn) void showRule(figure, page.scenario).then(page.redraw);
      if (first) drawn = text;
      update(card, { hidden: !first || hand.events.length > taken || figure.hidden });
    },
    remove: () => card.remove(),
  };
}

const keyOf = (puzzle: string) => `knights-rule-${puzzle}`;

/** Remember that the rule has been seen. */
function put({ page }: Table) {
  remember(keyOf(page.scenario.puzzle), "seen");
  page.redraw();
}
