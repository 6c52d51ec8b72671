/** Be the search, apart from the page: so many steps as the program would make them, and how they compare. Pure functions. */

import type { Compared } from "../../engine/types/answers.ts";
import type { SearchMoment } from "../../engine/types/scenario.ts";
import type { AskedSteps } from "../../state/link/types.ts";
import type { Standing, Task } from "./types.ts";

export const beginTask = (
  { count, quiet }: AskedSteps,
  base: SearchMoment,
  taken: number,
  done: number,
  compared: Compared,
): Task => ({
  ...{ count, quiet, base, taken, done, compared },
  // What was sent in whole is told whole.
  told: done >= count,
  opened: done > 0,
  missed: [],
});

/** Something else is done. */
export function judged(task: Task, done: number, compared: Compared): Task {
  const next = { ...task, done, compared, told: false };
  return differs(next) ? miss(next, compared.right) : next;
}

/** At a step something else was tried first. */
export const miss = (task: Task, step: number): Task =>
  task.missed.includes(step) ? task : { ...task, missed: [...task.missed, step] };

/** What is right is told. */
export const tellTruth = (task: Task): Task => ({ ...task, told: true });

/** The steps from the first difference on are dropped. */
export const dropWrong = (task: Task): Task => ({
  ...task,
  done: task.compared.right,
  compared: { ...task.compared, mistake: "" },
  told: false,
});

/** Whether some step is not the program's. */
export const differs = ({ compared, done }: Task) => compared.right < done;

/** Whether the program's search has come to its end, as the visitor has. */
export const isOver = (task: Task) => !differs(task) && task.compared.following === null;

/** Whether nothing is left to be done. */
export const isDone = (task: Task) => task.done >= task.count || isOver(task);

/** Whether it is told what the program does: a step that is wrong can first be mended, if it was told to be so. */
export const tellsTruth = (task: Task) =>
  task.told || (isDone(task) && (task.quiet || task.done > task.compared.right + 1));

/** Whether it is told which steps are wrong. */
const tells = (task: Task) => !task.quiet || tellsTruth(task);

/** @param position of the cursor */
export function standingAt(task: Task, position: number): Standing {
  const step = position - task.taken;
  if (step <= 0) return step < 0 ? "before" : "begin";
  if (!tells(task)) return "silent";
  const { right } = task.compared;
  return step <= right ? "right" : step === right + 1 ? "wrong" : "after";
}

/** Where the first difference is. */
export const differenceAt = ({ taken, compared }: Task) => taken + compared.right + 1;

/** Where a link opens it: at the first difference, if it tells of one, else at the end. */
export const opensAt = (task: Task) =>
  differs(task) && tells(task) ? differenceAt(task) : task.taken + task.done;

/** What can be done at a moment, besides placing and taking back. */
export function waysAt(task: Task, position: number) {
  const wrong = differs(task);
  const there = standingAt(task, position) === "wrong";
  const whole = task.opened && task.done >= task.count;
  const mends = there && !whole;
  return {
    /** The steps from the first difference on are dropped. */
    retry: mends,
    /** The visitor plays on with what the program does not do. */
    mine: mends,
    /** Goes to the first difference. */
    difference: wrong && tells(task) && !there,
    /** Tells what the program does, or where it is silent, what it would have told at the end. */
    show: !tellsTruth(task) && (task.quiet ? task.done > 0 : there || !(wrong || isDone(task))),
    /** As many steps more. */
    more: isDone(task) && !wrong && !isOver(task),
    /** The last choice is taken back, which is a step as well. */
    back: !mends,
  };
}
