import { hides } from "../state/link/link-view.ts";
import type { App } from "./types.ts";

/** At the end of a search, Python checks the path and writes it as the program prints it, once for each end. */

/** The longest path that is shown as text. */
const LONGEST_TEXT = 4096;

/** The style of the printed board. The program's own style may give away that the search has ended. */
export function styleOf({ view }: Pick<App, "view">) {
  return hides("verdict") ? "text" : view.textStyle;
}

export function showEnd(app: App) {
  const { ending, parts } = app;
  const end = endOf(app);
  if (end === ending.scenario) return;
  ending.scenario = end;
  ending.checked = null;
  parts.result.hide();
  if (end !== "") askEnd(app, end);
}

/** The scenario whose end is at the cursor, or "". */
function endOf({ scenario, view, player: { status, state, foreign } }: App) {
  const over = !foreign && status.name === "finished";
  // A walk may end with a solution after any number of steps.
  const found = over && view.onward && status.verdict === "found";
  const ended = over && (state.complete || found || !view.takesBack);
  return ended && !hides("verdict") ? scenario.text : "";
}

/** @param end the scenario */
async function askEnd(app: App, end: string) {
  const { solver, player, ending, parts, view } = app;
  const { path, undone } = player.state.snapshot();
  // A large board's text would be megabytes that nobody reads.
  const small = path.length <= LONGEST_TEXT;
  try {
    const [solved, text] = await Promise.all([
      solver.insist("solved", end, path),
      small ? solver.insist("board_text", end, path, undone, styleOf(app)) : "",
    ]);
    if (end !== ending.scenario) return;
    // A search without undo (the general depth-first search) has no path to check.
    ending.checked = view.takesBack ? Boolean(solved) : null;
    if (small) parts.result.show(String(text));
    app.redraw();
  } catch (error) {
    if (end === ending.scenario) app.showToast((error as Error).message);
  }
}
