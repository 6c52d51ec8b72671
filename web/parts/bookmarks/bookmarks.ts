import { nothing, render } from "lit-html";
import { binding } from "../../dom/binding.ts";
import { element } from "../../dom/element.ts";
import { openLazy } from "../../dom/lazy-dialog.ts";
import { addStyle } from "../../dom/lazy-style.ts";
import { watchChanges } from "../../dom/watch-changes.ts";
import { bring, t } from "../../language/translate.ts";
import { hides, isLocked } from "../../state/link/link-view.ts";
import type { Page } from "../../state/page/page-context.ts";
import { embedded } from "../embed/embed.ts";
import { READABLE } from "../workbench/speeds.ts";
import { BookmarkModel, joinMarks } from "./bookmark-model.ts";
import style from "./part.css";
import { renderTimeline } from "./timeline.ts";

/** Marks of the bookmarks on the slider, each with its note while the board shows its step. */

bring("bookmarks");

export function createBookmarks(page: Page) {
  const { onDispose, unbind } = binding();
  const { player } = page;
  const host = element("bookmark-marks", HTMLElement);
  const changed = watchChanges();
  const model = new BookmarkModel(page, !embedded);
  onDispose(addStyle(style));
  onDispose(() => render(nothing, host));

  /** A step that the search has not come to would tell how long it goes on. */
  function marks() {
    const { known } = player.timeline;
    const secret = hides("verdict");
    return joinMarks(model.own, model.linked).filter(({ step }) => !secret || step <= known);
  }

  return {
    text: () => model.text,
    edit() {
      void openLazy(page, import("./bookmarks-dialog.ts"), ({ openBookmarks }) => {
        model.read();
        openBookmarks(page, model);
      });
    },
    /** Go to the bookmark before or after the present step, or say that there is none. */
    go(way: "before" | "after") {
      const { position } = player.aim?.kind === "seek" ? player.aim : player.timeline;
      const steps = marks().map(({ step }) => step);
      const to =
        way === "after"
          ? steps.find((step) => step > position)
          : steps.findLast((step) => step < position);
      if (to === undefined) page.showToast(t("bookmarks-no-more", { way, count: steps.length }));
      else player.seek(to);
    },
    show() {
      const { position, known } = player.timeline;
      const { mark } = page.state.options;
      const told = !player.playing || page.clock.speed <= READABLE;
      const locked = isLocked();
      if (!changed(model.own, mark, position, known, told, locked, hides("verdict"))) return;
      const place = { position, known, told, locked };
      render(
        renderTimeline(marks(), place, (step) => player.seek(step)),
        host,
      );
    },
    unbind,
  };
}
