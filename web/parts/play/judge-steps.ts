import type { Compared } from "../../engine/types/python-replies.ts";
import { t } from "../../language/translate.ts";
import type { Task } from "../../state/game.ts";
import { differs, isDone, judged, miss } from "./be-search-task.ts";
import type { Context } from "./context.ts";
import { Cancelled } from "./context.ts";

/** Lets Python judge the visitor's steps as the search before they are shown. */

/** Compare steps with the program's from a moment of its run on. */
export const compare = (
  { solver, scenario }: Context["page"],
  { path, undone, found }: Task["base"],
  steps: readonly number[],
): Promise<Compared> => solver.insist("imitate", scenario.text, path, undone, steps, found);

/**
 * Judge steps that are about to be made, if the visitor acts as the search.
 *
 * @param before events made by hand up to the cursor
 * @returns the reason not to make them, or null
 */
export async function prepare(
  context: Context,
  before: readonly number[],
  events: readonly number[],
): Promise<string | null> {
  const {
    game: { task },
    page,
  } = context;
  if (task === null) return null;
  const done = before.length - task.taken;
  if (done < 0) return t("be-told-before", { position: task.base.position });
  if (done === task.done && isDone(task)) return t("be-told-full");
  if (done + events.length > task.count) return t("be-told-full");
  const steps = [...before.slice(task.taken), ...events];
  const compared = await compare(page, task.base, steps);
  // Drop the steps if the visitor has moved on meanwhile.
  if (context.game.task !== task || page.player.timeline.position !== before.length)
    throw new Cancelled();
  context.set({ task: judged(task, steps.length, compared) });
  return null;
}

/** Count a step that the rules forbid as a mistake: the program would not make it, either. */
export function missHere(context: Context) {
  const {
    game: { task },
    page,
  } = context;
  const { position } = page.player.timeline;
  if (task === null || differs(task) || isDone(task)) return;
  if (position === task.taken + task.done) context.set({ task: miss(task, task.done) });
}
