/**
 * State of a task "be the search", without the page: the visitor's steps compared with the program's. Pure functions.
 */

import type { Compared } from "../../engine/types/python-replies.ts";
import type { SearchMoment } from "../../engine/types/scenario.ts";
import type { Task } from "../../state/game.ts";
import type { AskedSteps } from "../../state/link/types.ts";

/**
 * The place of a moment in a task. "before": the task has not begun; "silent": verdicts come later; "wrong": the first
 * difference; "after": beyond it.
 */
type Standing = "before" | "begin" | "silent" | "right" | "wrong" | "after";

export const beginTask = (
  { count, quiet }: AskedSteps,
  base: SearchMoment,
  taken: number,
  done: number,
  compared: Compared,
): Task => ({
  ...{ count, quiet, base, taken, done, compared },
  // A link with all steps shows its result at once.
  told: done >= count,
  opened: done > 0,
  missed: [],
});

/** Record another step with its comparison. */
export function judged(task: Task, done: number, compared: Compared): Task {
  const next = { ...task, done, compared, told: false };
  return differs(next) ? miss(next, compared.right) : next;
}

/** Record that a wrong step was tried first at this point. */
export const miss = (task: Task, step: number): Task =>
  task.missed.includes(step) ? task : { ...task, missed: [...task.missed, step] };

/** Reveal the right answer. */
export const reveal = (task: Task): Task => ({ ...task, told: true });

/** Drop the steps from the first difference on. */
export const dropWrong = (task: Task): Task => ({
  ...task,
  done: task.compared.right,
  compared: { ...task.compared, mistake: "" },
  told: false,
});

/** True when some step differs from the program's. */
export const differs = ({ compared, done }: Task) => compared.right < done;

/** True when the visitor has reached the end of the program's search. */
export const isOver = (task: Task) => !differs(task) && task.compared.following === null;

/** True when nothing is left to do. */
export const isDone = (task: Task) => task.done >= task.count || isOver(task);

/**
 * True when the program's step is revealed. A wrong step may first be corrected, unless it was not reported at once.
 */
export const isRevealed = (task: Task) =>
  task.told || (isDone(task) && (task.quiet || task.done > task.compared.right + 1));

/** True when wrong steps are reported. */
const reportsErrors = (task: Task) => !task.quiet || isRevealed(task);

/** @param position of the cursor */
export function standingAt(task: Task, position: number): Standing {
  const step = position - task.taken;
  if (step <= 0) return step < 0 ? "before" : "begin";
  if (!reportsErrors(task)) return "silent";
  const { right } = task.compared;
  return step <= right ? "right" : step === right + 1 ? "wrong" : "after";
}

/** The position of the first difference. */
export const differenceAt = ({ taken, compared }: Task) => taken + compared.right + 1;

/** The position at which a link opens: the first difference if it may be shown, otherwise the end. */
export const opensAt = (task: Task) =>
  differs(task) && reportsErrors(task) ? differenceAt(task) : task.taken + task.done;

/** The extra actions at a moment. */
export function waysAt(task: Task, position: number) {
  const wrong = differs(task);
  const there = standingAt(task, position) === "wrong";
  const whole = task.opened && task.done >= task.count;
  const mends = there && !whole;
  return {
    /** Drop the steps from the first difference on. */
    retry: mends,
    /** Continue to play with the step that the program would not make. */
    mine: mends,
    /** Go to the first difference. */
    difference: wrong && reportsErrors(task) && !there,
    /** Reveal the program's step or, in quiet mode, the verdict. */
    show: !isRevealed(task) && (task.quiet ? task.done > 0 : there || !(wrong || isDone(task))),
    /** Add as many steps again. */
    more: isDone(task) && !wrong && !isOver(task),
    /** Undo the last choice, which is a step as well. */
    back: !mends,
  };
}
