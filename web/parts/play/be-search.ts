import { lazyPart } from "../../dom/lazy-part.ts";
import type { Mark } from "../../engine/types/python-replies.ts";
import { bring, t } from "../../language/translate.ts";
import type { Task } from "../../state/game.ts";
import { readMoves } from "../../state/link/moves.ts";
import type { AskedSteps } from "../../state/link/types.ts";
import {
  beginTask,
  differenceAt,
  differs,
  isDone,
  isOver,
  isRevealed,
  miss,
  opensAt,
  reveal,
  standingAt,
  waysAt,
} from "./be-search-task.ts";
import type { Context } from "./context.ts";
import { readRun } from "./context.ts";
import { arrival, perform } from "./game-actions.ts";
import { compare } from "./judge-steps.ts";

/**
 * Be the search: the visitor makes the program's next steps. Python judges each, and wrong steps are kept; the result
 * goes into a link that others can step through.
 */

/**
 * Continue from the current moment as the search.
 *
 * @param text steps so far, as a link holds them; "" for none
 * @param start starts the task; returns false when the visitor has moved on meanwhile
 * @throws {Error} with the fault of the link, or the reason why this is impossible here
 */
export async function beSearch(
  context: Context,
  wanted: AskedSteps,
  text: string,
  start: (events: readonly number[], task: Task) => boolean,
) {
  const { page, tools } = context;
  await lazyPart(bring("be"));
  const base = tools.moment();
  const over = takenOver(page, base);
  const stands = page.view.takesBack ? base.path.slice(rootOf(page)) : base.path;
  const steps = text === "" ? [] : readMoves(text, stands);
  if (steps === null) throw new Error(t("play-told-damaged"));
  if (steps.length > wanted.count) {
    throw new Error(t("be-told-too-many", { steps: steps.length, most: wanted.count }));
  }
  const events = [...over, ...steps];
  await checkRules(page, events, over.length);
  const compared = await compare(page, base, steps);
  const task = beginTask(wanted, base, over.length, steps.length, compared);
  if (!start(events, task)) return;
  await arrival(context);
  page.player.seek(opensAt(task));
}

/** A link may not hold steps that the plain rules forbid. */
async function checkRules({ solver, scenario }: Context["page"], events: number[], taken: number) {
  try {
    await solver.insist("play_check", scenario.text, events, taken);
  } catch (error) {
    throw new Error(t("play-told-problem", { reason: (error as Error).message }));
  }
}

const rootOf = ({ player }: Context["page"]) => player.timeline.root.length;

/**
 * Events that lead to a moment of the run, ending with the choice just undone. For a search that never forgets, every
 * event counts.
 */
function takenOver(page: Context["page"], { path, undone }: Task["base"]) {
  if (page.view.takesBack) {
    return [...path.slice(rootOf(page)), ...(undone === null ? [] : [undone, ~undone])];
  }
  return readRun(page);
}

/**
 * Reveal the program's step: explain a wrong step, otherwise make the right one. In quiet mode, reveal the verdict now
 * instead of at the end.
 */
export async function show(context: Context) {
  const {
    game: { task },
    page,
  } = context;
  if (task === null) return;
  if (differs(task) || task.quiet) {
    context.set({ task: reveal(task) });
    if (differs(task)) page.player.seek(differenceAt(task));
    return page.redraw();
  }
  const { following } = task.compared;
  if (following === null) return;
  page.player.seek(task.taken + task.done);
  context.set({ task: miss(task, task.done) });
  return perform(context, following);
}

export function toDifference({ game: { task }, page }: Context) {
  if (task !== null) page.player.seek(differenceAt(task));
}

/** The task's part of the bar; null in a free game. */
export const barOf = ({ game: { task }, page }: Context) =>
  task && { ...waysAt(task, page.player.timeline.position), quiet: task.quiet };

/** The position that the visitor has correctly reached as the search. */
export const reached = ({ base, compared }: Task) => base.position + compared.right;

/** A step as values for sentences. */
const readStep = ({ view }: Context["page"], event: number) => {
  const names = view.names(event >= 0 ? event : ~event);
  if (view.takesBack) return { ...names, deed: event < 0 ? "taken" : "placed" };
  return { ...names, deed: event < 0 ? "left" : "discovered" };
};

/** The sentence for the moment. @param coming the next place to fill, or "" */
export function sentenceOf(context: Context, task: Task, coming: string) {
  const { page } = context;
  const { position } = page.player.timeline;
  const [step, standing] = [position - task.taken, standingAt(task, position)];
  if (standing === "before") return t("be-told-before", { position: task.base.position });
  const next = coming && ` ${t("play-told-due", { coming })}`;
  if (standing === "begin") {
    const { undone } = task.base;
    const name = undone === null || !page.view.takesBack ? null : page.view.name(undone);
    const taken = name === null ? "" : `${t("be-told-undone", { name })} `;
    return taken + t("be-told-begin", { steps: task.count, quiet: task.quiet }) + next;
  }
  const last = step === task.done && isDone(task);
  if (last && !differs(task)) return formatAll(task);
  if (last && isRevealed(task)) return formatSome(context, task);
  const event = context.hand?.events[position - 1] ?? 0;
  const { puzzle } = page.scenario;
  const did = t("be-told-step", { puzzle, step, steps: task.count, ...readStep(page, event) });
  // Naming the next place would reveal that a place was skipped.
  if (standing === "silent") return did;
  if (standing === "right") return `${t("be-told-right")} ${did}${next}`;
  if (standing === "after")
    return `${did} ${t("be-told-after", { step: task.compared.right + 1 })}`;
  if (isRevealed(task)) return formatDifference(context, task);
  return `${t("questions-card-wrong")} ${task.compared.mistake} ${t("be-told-again")}`;
}

/** All steps are right. */
function formatAll(task: Task) {
  const first = task.opened || task.quiet ? null : task.done - task.missed.length;
  const all = t("be-told-all", {
    steps: task.done,
    known: first !== null,
    first: first ?? 0,
    over: isOver(task),
  });
  return task.opened ? all : `${all} ${t("be-told-send")}`;
}

/** Some steps are wrong. */
function formatSome(context: Context, task: Task) {
  const { right } = task.compared;
  const some = right > 0 ? `${t("be-told-some", { right, steps: task.done })} ` : "";
  return some + formatDifference(context, task);
}

function formatDifference({ page, hand }: Context, task: Task) {
  const { right, following, sentence, mistake } = task.compared;
  const other = hand?.events[task.taken + right] ?? 0;
  const own = following === null ? null : readStep(page, following);
  const done = readStep(page, other);
  const told = t("be-told-difference", {
    puzzle: page.scenario.puzzle,
    step: right + 1,
    own: own?.deed ?? "ends",
    mine: own?.name ?? "",
    other: done.deed,
    theirs: done.name,
  });
  return `${told} ${own === null ? "" : `${mistake} ${sentence}`}`.trim();
}

/** Progress of the task. */
export function statusOf({ page }: Context, task: Task) {
  const step = Math.max(0, page.player.timeline.position - task.taken);
  const missed = task.quiet || task.opened ? 0 : task.missed.length;
  return {
    tone: "ready",
    title: task.opened ? t("be-status-opened") : t("be-status-title"),
    detail: t("be-status-detail", { step, steps: task.count, missed }),
  };
}

/** The first difference as marks on the board: the visitor's step in red and, once it is revealed, the program's. */
export function marksOf({ page, hand }: Context, task: Task): Mark[] {
  const { player, view } = page;
  const { position } = player.timeline;
  if (standingAt(task, position) !== "wrong") return [];
  const { path, depth } = player.state;
  const event = hand?.events[position - 1] ?? 0;
  const other = event >= 0 ? event : ~event;
  // Both steps start from this choice.
  const before = event >= 0 ? path[depth - 2] : other;
  const arrowTo = (choice: number): [number, number][] =>
    view.moves && before !== undefined ? [[before, choice]] : [];
  const marks: Mark[] = [mark("lost", other, event >= 0 ? arrowTo(other) : [])];
  const { following } = task.compared;
  if (!isRevealed(task) || following === null) return marks;
  if (following >= 0) marks.push(mark("one", following, arrowTo(following)));
  else if (~following !== other) marks.push(mark("one", ~following, []));
  return marks;
}

const mark = (role: "lost" | "one", choice: number, arrows: [number, number][]) => ({
  role,
  told: "",
  places: [choice],
  arrows,
  lines: [],
});
