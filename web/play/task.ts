/**
 * Be the search, apart from the page: so many steps as the program would make them, and how they compare. Pure functions.
 *
 * @import { AskedSteps } from "../link/types.ts"
 * @import { Compared } from "../types/answers.ts"
 * @import { SearchMoment } from "../types/scenario.ts"
 * @import { Standing, Task } from "./types.ts"
 */

/** @param {AskedSteps} asked @param {SearchMoment} base @param {number} taken @param {number} done @param {Compared} compared @returns {Task} */
export const beginTask = ({ count, quiet }, base, taken, done, compared) => ({
  ...{ count, quiet, base, taken, done, compared },
  // What was sent in whole is told whole.
  told: done >= count,
  opened: done > 0,
  missed: [],
});

/** Something else is done. @param {Task} task @param {number} done @param {Compared} compared @returns {Task} */
export function judged(task, done, compared) {
  const next = { ...task, done, compared, told: false };
  return differs(next) ? miss(next, compared.right) : next;
}

/** At a step something else was tried first. @param {Task} task @param {number} step @returns {Task} */
export const miss = (task, step) =>
  task.missed.includes(step) ? task : { ...task, missed: [...task.missed, step] };

/** What is right is told. @param {Task} task @returns {Task} */
export const tellTruth = (task) => ({ ...task, told: true });

/** The steps from the first difference on are dropped. @param {Task} task @returns {Task} */
export const dropWrong = (task) => ({
  ...task,
  done: task.compared.right,
  compared: { ...task.compared, mistake: "" },
  told: false,
});

/** Whether some step is not the program's. @param {Task} task */
export const differs = ({ compared, done }) => compared.right < done;

/** Whether the program's search has come to its end, as the visitor has. @param {Task} task */
export const isOver = (task) => !differs(task) && task.compared.following === null;

/** Whether nothing is left to be done. @param {Task} task */
export const isDone = (task) => task.done >= task.count || isOver(task);

/** Whether it is told what the program does: a step that is wrong can first be mended, if it was told to be so. @param {Task} task */
export const tellsTruth = (task) =>
  task.told || (isDone(task) && (task.quiet || task.done > task.compared.right + 1));

/** Whether it is told which steps are wrong. @param {Task} task */
const tells = (task) => !task.quiet || tellsTruth(task);

/** @param {Task} task @param {number} position of the cursor @returns {Standing} */
export function standingAt(task, position) {
  const step = position - task.taken;
  if (step <= 0) return step < 0 ? "before" : "begin";
  if (!tells(task)) return "silent";
  const { right } = task.compared;
  return step <= right ? "right" : step === right + 1 ? "wrong" : "after";
}

/** Where the first difference is. @param {Task} task */
export const differenceAt = ({ taken, compared }) => taken + compared.right + 1;

/** Where a link opens it: at the first difference, if it tells of one, else at the end. @param {Task} task */
export const opensAt = (task) =>
  differs(task) && tells(task) ? differenceAt(task) : task.taken + task.done;

/** What can be done at a moment, besides placing and taking back. @param {Task} task @param {number} position */
export function waysAt(task, position) {
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
