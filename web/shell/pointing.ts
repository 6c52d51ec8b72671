import { element } from "../dom/element.ts";
import { lateFocus } from "../dom/late-focus.ts";
import { tell } from "../language/tell.ts";
import { isPresented } from "../parts/workbench/presentation.ts";
import type { State } from "./types.ts";

/** What a click or a key on the board means. */

/**
 * A click on a square answers a question. Else, before the first step the search starts there; afterwards it is told why it is not
 * chosen, with a way to start there: a run that is under way is not thrown away unasked.
 */
export function choosePlace(state: State, choice: number) {
  const { view, player, parts } = state;
  if (parts.play.choose(choice)) return;
  if (parts.questions.choose(choice)) return;
  if (parts.find.choose(choice)) return;
  // Who presents points at a square to show it.
  if (isPresented()) return;
  if (view.type) parts.stage.point(choice);
  if (view.toggle && element("blocking", HTMLInputElement).checked) {
    const blocked = view.toggle(choice);
    const said = blocked === null ? null : state.chooseScenario(blocked, true);
    if (said !== null) state.tell(said);
    return;
  }
  if (player.timeline.position > 0 && state.whyNot(choice)) return;
  const text = view.startAt(choice);
  if (text === null) return;
  const run = () => void state.chooseScenario(text);
  if (player.timeline.position === 0) run();
  else {
    const name = view.name(choice);
    state.tell(tell("page-toast-start-here", { square: name }), {
      label: tell("page-toast-start-here-action", { square: name }),
      run,
    });
  }
}

/** A key typed at a choice makes a puzzle of one's own. */
export async function typeAt(state: State, choice: number, key: string) {
  if (state.parts.play.type(key)) return;
  const text = state.view.type?.(choice, key) ?? null;
  if (text === null) return;
  const focus = lateFocus();
  await state.checkScenario(text).then(
    (canonical) => state.chooseScenario(canonical, true),
    (error) => state.tell(error.message),
  );
  focus(() => state.parts.stage.point(choice));
}
