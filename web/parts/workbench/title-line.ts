import { headingOf } from "../../board/registry.ts";
import { binding } from "../../dom/binding.ts";
import { element, setText } from "../../dom/element.ts";
import { watchChanges } from "../../dom/watch-changes.ts";
import { puzzleOf } from "../../engine/catalogue/catalogue.ts";
import { t } from "../../language/translate.ts";
import type { Page } from "../../state/page/page-context.ts";

/** The title line: the scenario and its goal. The window's title follows it. */
export function bindTitleLine(page: Page) {
  const { onDispose, unbind } = binding();
  const title = element("title", HTMLElement);
  const purpose = element("purpose", HTMLElement);
  const changed = watchChanges();

  function show() {
    const { scenario, view, player, catalogue } = page;
    const length = view.task.length ?? player.description?.length;
    if (!changed(scenario, length)) return;
    const heading = headingOf(scenario, length, puzzleOf(scenario.puzzle, catalogue));
    setText(title, heading.title);
    setText(purpose, heading.purpose);
    title.title = heading.purpose;
    document.title = `${heading.title} - ${t("language-title").split(":")[0]}`;
  }

  onDispose(
    page.onOpen(() => {
      changed();
      show();
    }),
  );
  // For some puzzles, only Python knows the length of a path, which the title mentions.
  onDispose(page.player.subscribe(show));
  return { unbind };
}
