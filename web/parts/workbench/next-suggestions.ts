import { entryOf } from "../../board/registry.ts";
import { button, html } from "../../dom/create-element.ts";
import { element, update } from "../../dom/element.ts";
import { watchChanges } from "../../dom/watch-changes.ts";
import { t } from "../../language/translate.ts";
import { isLocked } from "../../state/link/link-view.ts";
import type { Page } from "../../state/page/page-context.ts";
import { embedded } from "../embed/embed.ts";

/** True when a lesson, a frame or a locked link guides the visitor, so that the page offers no other search. */
export const isLed = ({ lesson }: Pick<Page["state"], "lesson">) =>
  embedded || lesson !== null || isLocked();

/**
 * Links to what the visitor can do next, after the end of a search or a solved puzzle. They stand below panel Why, or
 * below the sentence about the step.
 */
export function bindOnward(page: Pick<Page, "scenario" | "player" | "byHand" | "state">) {
  const play = html("a", { class: "button button-main" }, t("page-onward-play"));
  const lesson = html("a", { class: "button" }, t("page-onward-lesson"));
  const home = () => element("brand", HTMLAnchorElement).click();
  const all = button({ class: "button", click: home }, t("page-onward-all"));
  const nav = html(
    "nav",
    { class: "onward", "aria-label": t("page-onward-label") },
    play,
    lesson,
    all,
  );
  nav.hidden = true;
  const changed = watchChanges();
  return {
    /** Called once a frame. */
    show() {
      const { player, scenario } = page;
      const solved = page.byHand()?.purpose.kind === "play" && player.state.complete;
      const watched = player.status.name === "finished" && !player.foreign;
      update(nav, { hidden: isLed(page.state) || !(solved || watched) });
      if (nav.hidden) return;
      // Panel Why does not exist in play mode.
      const place = element(solved ? "told" : "panel-why", HTMLElement);
      const legend = place.querySelector(":scope > :is(.legend-box, .told-legend)");
      if (nav.parentElement !== place) place.insertBefore(nav, legend);
      update(play, { hidden: solved || page.state.onward });
      if (!changed(scenario.text)) return;
      play.href = `#${scenario.text}&play=0`;
      const own = entryOf(scenario.puzzle).lesson;
      update(lesson, { hidden: own === null });
      if (own !== null) lesson.href = `#lesson/${own}`;
    },
    unbind: () => nav.remove(),
  };
}
