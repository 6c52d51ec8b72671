import { latePart } from "../view/late-part.js";
import { html } from "../view/node.js";

/**
 * The picture of the whole search, which comes when its panel is first seen.
 *
 * @import { createIcicle } from "./icicle.js"
 * @import { Tools } from "./types.d.ts"
 */

/** @param {Tools} tools @param {(saves: HTMLElement[]) => void} come what it can be saved as is there */
export function createLateIcicle(tools, come) {
  const place = html("div", { class: "icicle-place" });
  /** @type {ReturnType<typeof createIcicle> | null} */
  let icicle = null;
  let asked = false;
  let gone = false;

  async function bring() {
    asked = true;
    try {
      const part = await latePart(import("./icicle.js"));
      if (gone) return;
      icicle = part.createIcicle(tools);
      place.replaceWith(icicle.figure);
      come(icicle.saves);
      icicle.show();
    } catch (error) {
      place.replaceChildren(html("p", { class: "problem" }, /** @type {Error} */ (error).message));
    }
  }

  return {
    place,
    show() {
      if (!asked) bring();
      icicle?.show();
    },
    unbind() {
      gone = true;
      icicle?.unbind();
    },
  };
}
