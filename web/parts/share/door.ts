import { bindLateDialog } from "../../dom/late-dialog.ts";
import type { Page } from "../../state/lane/page.ts";
import type { Sight } from "./share.ts";

/** The buttons that open the Share dialog, which loads on demand (share.ts). */
export function bindShare(page: Page, sight: Sight) {
  const load = () => {
    page.player.pause();
    return import("./share.ts");
  };
  return bindLateDialog(page, ["share-open", "menu-share"], load, ({ makeShare }) =>
    makeShare(page, sight),
  );
}
