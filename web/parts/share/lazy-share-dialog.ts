import { bindLazyDialog } from "../../dom/lazy-dialog.ts";
import type { Page } from "../../state/page/page-context.ts";
import type { Sight } from "./share-dialog.ts";

/** The buttons that open the Share dialog, which loads on demand (share-dialog.ts). */
export function bindShare(page: Page, sight: Sight) {
  const load = () => {
    page.player.pause();
    return import("./share-dialog.ts");
  };
  return bindLazyDialog(page, ["share-open", "menu-share"], load, ({ makeShare }) =>
    makeShare(page, sight),
  );
}
