/**
 * The panels that explain the search, beside the board: each follows the timeline's cursor.
 *
 * @typedef {import("../page.js").Page} Page
 * @typedef {import("../puzzle/views.js").Moment} Moment
 */

/** @param {Page} page */
export function bindPanels(page) {
  void page;
  return {
    /** Another scenario has been opened. */
    open() {},
    /** Called once a frame, while the panels may have something new to show. @param {Moment} moment */
    show(moment) {
      void moment;
    },
  };
}
