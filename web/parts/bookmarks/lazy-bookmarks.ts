import { binding } from "../../dom/binding.ts";
import { element } from "../../dom/element.ts";
import { bindLazyPart } from "../../dom/lazy-part.ts";
import { isLocked } from "../../state/link/link-view.ts";
import type { Page } from "../../state/page/page-context.ts";
import { isHeldByQuestion, sayWhatIsFirst } from "../../state/page/question-first.ts";
import { isBrowsing, isForeign } from "../../state/state.ts";
import { embedded } from "../embed/embed.ts";
import { storedBookmarks } from "./stored-bookmarks.ts";

/** Entry point of the bookmarks: their keys. The rest is loaded once a search has some (bookmarks.ts). */

export function bindBookmarks(page: Page) {
  const { signal, onDispose, ownParts, unbind } = binding();
  const lazy = bindLazyPart(
    () => import("./bookmarks.ts"),
    ({ createBookmarks }) => createBookmarks(page),
    page,
  );
  const act: typeof lazy.act = async (then) => {
    if (isAway(page)) return;
    if (isHeldByQuestion(page)) sayWhatIsFirst(page);
    else await lazy.act(then);
  };
  const mark = () => {
    if (!embedded && !isLocked()) void act((part) => part.edit());
  };
  const go = (way: "before" | "after") => () => {
    // In a frame the visitor can't make any.
    const some = !embedded || page.state.options.mark !== undefined;
    if (some && !isLocked()) void act((part) => part.go(way));
  };
  onDispose(
    page.onOpen(() => {
      const linked = page.state.options.mark !== undefined;
      const stored = !embedded && storedBookmarks(page.scenario.text).length > 0;
      if (linked || stored) void lazy.act();
    }),
  );
  element("bookmark", HTMLButtonElement).addEventListener("click", mark, { signal });
  ownParts([lazy]);
  return {
    mark,
    before: go("before"),
    after: go("after"),
    /** The bookmarks of this search, as a link holds them; "" for none, or while its steps are not shown. */
    text: () => (isBrowsing(page.state) || isForeign(page.state) ? "" : (lazy.part?.text() ?? "")),
    /** Called once a frame. */
    show: () => lazy.part?.show(),
    unbind,
  };
}

/** True while the steps of our search are not shown. */
const isAway = ({ state }: Page) => isBrowsing(state) || isForeign(state);
