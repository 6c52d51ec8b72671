import { bindLateDialog } from "../../dom/late-dialog.ts";
import type { Page } from "../../state/lane/page.ts";

/** The button that opens the help, which loads on demand (help.ts). */
export const bindHelp = (page: Pick<Page, "showToast" | "scenario">) =>
  bindLateDialog(
    page,
    ["help-open"],
    () => import("./help.ts"),
    ({ makeHelp }) => makeHelp(page),
  );
