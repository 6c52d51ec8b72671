import type { Compared } from "../../engine/types/answers.ts";
import { tell } from "../../language/tell.ts";
import { LetGo } from "./table.ts";
import { differs, isDone, judged, miss } from "./task.ts";
import type { Table, Task } from "./types.ts";

/** What Python makes of the steps of whoever is the search, before they are shown. */

/** How steps compare with the program's from a moment of its run on. */
export const compare = (
  { solver, scenario }: Table["page"],
  { path, undone, found }: Task["base"],
  steps: readonly number[],
): Promise<Compared> => solver.insist("imitate", scenario.text, path, undone, steps, found);

/**
 * Has steps judged that are about to be made, if the visitor is the search.
 *
 * @param before what is done by hand up to the cursor
 * @returns why they are not made; null: they are
 */
export async function prepare(
  table: Table,
  before: readonly number[],
  events: readonly number[],
): Promise<string | null> {
  const { task, page } = table;
  if (task === null) return null;
  const done = before.length - task.taken;
  if (done < 0) return tell("be-told-before", { position: task.base.position });
  if (done === task.done && isDone(task)) return tell("be-told-full");
  if (done + events.length > task.count) return tell("be-told-full");
  const steps = [...before.slice(task.taken), ...events];
  const compared = await compare(page, task.base, steps);
  // Who has stepped elsewhere meanwhile has let go of it.
  if (table.task !== task || page.player.timeline.position !== before.length) throw new LetGo();
  table.task = judged(task, steps.length, compared);
  return null;
}

/** Something was tried that the plain rules forbid: it was not the program's step, either. */
export function missHere(table: Table) {
  const { task, page } = table;
  const { position } = page.player.timeline;
  if (task === null || differs(task) || isDone(task)) return;
  if (position === task.taken + task.done) table.task = miss(task, task.done);
}
