import { bindLateDialog } from "../../dom/late-dialog.ts";
import type { Page } from "../../state/lane/types.ts";

/** The ways to the help: it comes when it is wanted (help.ts). */
export const bindHelp = (page: Pick<Page, "tell" | "scenario">) =>
  bindLateDialog(
    page,
    ["help-open"],
    () => import("./help.ts"),
    ({ makeHelp }) => makeHelp(page),
  );
