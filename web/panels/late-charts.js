import { tell } from "../language/tell.js";
import { latePart } from "../view/late-part.js";
import { html } from "../view/node.js";
import { makeBody } from "./panel.js";

/**
 * The pictures of the run, which come when their panel is first seen.
 *
 * @import { createPictures } from "./pictures.js"
 * @import { Panel, Tools } from "./types.d.ts"
 */

/** @param {Tools} tools @param {Parameters<typeof createPictures>[1]} solver @returns {Panel} */
export function createLateCharts(tools, solver) {
  const { page } = tools;
  const body = makeBody();
  /** @type {ReturnType<typeof createPictures> | null} */
  let pictures = null;
  let asked = false;
  let gone = false;
  // The highest rate of this visit; what is only shown again says nothing of it.
  const pace = { best: 0 };
  const unsubscribe = page.player.subscribe(() => {
    if (!page.player.foreign) pace.best = Math.max(pace.best, page.player.rate);
  });

  async function come() {
    asked = true;
    try {
      const part = await latePart(import("./pictures.js"));
      if (gone) return;
      pictures = part.createPictures(tools, solver, pace);
      body.replaceChildren(...pictures.content);
      page.redraw();
    } catch (error) {
      body.replaceChildren(html("p", { class: "problem" }, /** @type {Error} */ (error).message));
    }
  }

  return {
    name: "pictures",
    title: tell("panels-tab-charts"),
    body,
    show: (scene) => {
      if (!asked) come();
      pictures?.show(scene);
    },
    open: () => pictures?.open(),
    unbind() {
      gone = true;
      unsubscribe();
      pictures?.unbind();
    },
  };
}
