import { html, render } from "lit-html";
import { showRule } from "../../board/rule.ts";
import { element, update } from "../../dom/element.ts";
import { recall, remember } from "../../dom/storage.ts";
import { t } from "../../language/translate.ts";
import type { Context } from "./context.ts";
import { hasCrosses } from "./notes.ts";

/** The rule of a puzzle as a picture, over the panels: in the first game of each puzzle, until its first step. */

export function makeRuleCard(context: Context) {
  const card = element("rule-card", HTMLElement);
  let drawn = "";
  return {
    /** Called once a frame. */
    show() {
      const { page, hand, game } = context;
      const { puzzle, text } = page.scenario;
      const begins = hand !== null && game.task === null && game.phase === "own";
      if (!begins || recall(keyOf(puzzle)) !== null) return void update(card, { hidden: true });
      if (hand.events.length > game.taken) put(context);
      update(card, { ariaLabel: t("play-rule-label") });
      render(
        html`<figure class="rule"></figure>
          <dl class="rule-ways">${listButtons(context)}</dl>
          <button type="button" class="button" @click=${() => put(context)}>${t("play-rule-close")}</button>`,
        card,
      );
      const figure = card.querySelector("figure") as HTMLElement;
      if (text !== drawn) void showRule(figure, page.scenario).then(page.redraw);
      drawn = text;
      update(card, { hidden: hand.events.length > game.taken || figure.hidden });
    },
  };
}

/** A list of the buttons of a game, and their effects. */
const listButtons = ({ page }: Context) =>
  [
    page.view.takesBack
      ? [t("play-bar-back"), t("play-bar-back-title")]
      : [t("play-bar-leave"), t("play-bar-leave-title")],
    ...(hasCrosses(page.view) ? [[t("play-bar-crosses"), t("play-bar-crosses-title")]] : []),
    [t("play-bar-hint"), t("play-bar-hint-title", { step: 1 })],
    ...(page.view.takesBack ? [[t("play-bar-lost"), t("play-bar-lost-title")]] : []),
    [t("play-bar-done"), t("play-bar-done-title")],
  ].map(([name, does]) => html`<dt>${name}</dt><dd>${does}</dd>`);

const keyOf = (puzzle: string) => `knights-rule-${puzzle}`;

/** Remember that the rule has been seen. */
function put({ page }: Context) {
  remember(keyOf(page.scenario.puzzle), "seen");
  page.redraw();
}
