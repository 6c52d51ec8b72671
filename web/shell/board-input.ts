import type { Way } from "../board/shared/arrow.ts";
import { lateFocus } from "../dom/late-focus.ts";
import { t } from "../language/translate.ts";
import { askWhyNot } from "../state/page/why-not.ts";
import { isPresented } from "../state/state.ts";
import type { App } from "./types.ts";

/** Interprets clicks and keys on the board. */

/**
 * A click on a square plays a move, answers a question or adds to Find, if one of these is open. Otherwise the search
 * starts there if it has not made a step. Later, and where no search starts at a square, the click explains why the
 * square is not chosen, or offers to start there: a run under way is not thrown away without asking.
 */
export function choosePlace(app: App, choice: number, side: Way = { right: 0, up: 0 }) {
  const { view, player, parts } = app;
  // On a phone the lesson's text gives way to the reply.
  if (parts.play.choose(choice) || parts.questions.choose(choice)) return parts.lesson.showBoard();
  if (parts.find.choose(choice)) return;
  // In a presentation, a click only points at a square.
  if (isPresented(app.state)) return;
  const { blocking } = app.state.setup;
  if (view.type && (blocking || !view.toggle)) parts.stage.point(choice);
  if (view.toggle && blocking) {
    const stay = view.sided || view.type !== undefined;
    void edit(app, () => app.view.toggle?.(choice, side, player.state), stay ? choice : null);
    return;
  }
  const text = view.startAt(choice);
  // Before the first step a click sets the start, where there is one.
  const sets = text !== null && player.timeline.position === 0;
  if (!sets && askWhyNot(app, choice)) return;
  if (text === null) return;
  const run = () => void app.tryScenario(() => text);
  if (sets) run();
  else {
    const name = view.name(choice);
    app.showToast(t("page-toast-start-here", { square: name }), {
      label: t("page-toast-start-here-action", { square: name }),
      run,
    });
  }
}

/**
 * A key typed at a square edits the puzzle, which makes it the visitor's own. Where clicks edit a board, keys do so while
 * clicks do. Returns false for a key that does nothing here.
 */
export function typeAt(app: App, choice: number, key: string) {
  if (app.parts.play.game?.type(key)) return true;
  const edits = app.state.setup.blocking && /^([0-9]|Backspace|Delete)$/.test(key);
  if (app.view.toggle && !edits) return false;
  void edit(app, () => app.view.type?.(choice, key), choice);
  return true;
}

/** Open an edited puzzle. @param point where the cursor is to be on the new board, or null */
async function edit(app: App, make: () => string | null | undefined, point: number | null) {
  const focus = lateFocus();
  await app.tryScenario(make, true);
  if (point !== null) focus(() => app.parts.stage.point(point));
}
