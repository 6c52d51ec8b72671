import { bindLateDialog } from "../view/late-dialog.ts";

/**
 * The ways to the panel that sends the moment shown to others: it comes when it is wanted (share.js).
 *
 * @import { Page } from "../lane/types.ts"
 * @import { Sight } from "./share.ts"
 *
 * @param {Page} page @param {Sight} sight
 */
export function bindShare(page, sight) {
  const load = () => {
    page.player.pause();
    return import("./share.ts");
  };
  return bindLateDialog(page, ["share-open", "menu-share"], load, ({ makeShare }) =>
    makeShare(page, sight),
  );
}
