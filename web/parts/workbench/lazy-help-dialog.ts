import { bindLazyDialog } from "../../dom/lazy-dialog.ts";
import type { Page } from "../../state/page/page-context.ts";

/** The button that opens the help, which loads on demand (help-dialog.ts). */
export const bindHelp = (page: Pick<Page, "showToast" | "scenario">) =>
  bindLazyDialog(
    page,
    ["help-open"],
    () => import("./help-dialog.ts"),
    ({ makeHelp }) => makeHelp(page),
  );
