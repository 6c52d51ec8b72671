import { bindLateDialog } from "../view/late-dialog.js";

/**
 * The ways to the panel that sends the moment shown to others: it comes when it is wanted (share.js).
 *
 * @import { Page } from "../lane/types.d.ts"
 * @import { Sight } from "./share.js"
 *
 * @param {Page} page @param {Sight} sight
 */
export function bindShare(page, sight) {
  const load = () => {
    page.player.pause();
    return import("./share.js");
  };
  return bindLateDialog(page, ["share-open", "menu-share"], load, ({ makeShare }) =>
    makeShare(page, sight),
  );
}
