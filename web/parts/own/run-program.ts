import { headingOf, outcomeOf } from "../../board/registry.ts";
import { puzzleOf } from "../../engine/catalogue/catalogue.ts";
import type { Catalogue } from "../../engine/catalogue/types.ts";
import type { Search } from "../../engine/search/search.ts";
import type { Description } from "../../engine/search/types.ts";
import { language } from "../../language/tell.ts";
import type { Rule } from "../../state/lane/types.ts";
import { hides, isLocked } from "../../state/link/link-view.ts";
import { parseScenario } from "../../state/scenario/scenario.ts";
import type { Desk, Result } from "./desk.ts";
import { playRecording, resumeSearch } from "./left-search.ts";
import { tame } from "./run/reasons.ts";
import { countOrderly, Recording } from "./run/recording.ts";
import { Interfered, Stopped } from "./run/talk.ts";
import type { Comparison, Report, Request } from "./run/types.ts";
import { areOn } from "./run/worker-answers.ts";
import { addOurs, forget } from "./second-lane.ts";
import { join } from "./write/packing.ts";
import { carry, warn } from "./write-program.ts";

/** What is run in the studio: a program, checks of it, and our own search beside it. */

/** How often a loop may go round without a step: a visitor waits some seconds to be told. */
const TURNS = 400_000;

export const requestOf = ({ own, text, input, watch, limit }: Desk): Request => ({
  text,
  scenario: own.page.scenario.text,
  lines: input === "" ? [] : input.replace(/\n$/, "").split("\n"),
  watch: watch === "" ? null : watch,
  settings: {},
  limits: { steps: limit, turns: TURNS },
  language: language(),
});

export async function run(desk: Desk, request: Request) {
  const { page } = desk.own;
  await work(desk, async () => {
    const { input } = desk;
    desk.running = true;
    // Nobody should take the run before for this one.
    resumeSearch(desk.own);
    forget(desk);
    const outcome = await desk.runner.run(request);
    // The frame's Python may be there before the page's own.
    await page.solver.loaded();
    const described = await page.solver.insist<Description>("describe", request.scenario);
    // Meanwhile something else may have been opened.
    if (page.scenario.text !== request.scenario) return;
    if (!areOn(outcome.events, described.size)) throw desk.runner.condemn();
    if (!(await isConfirmed(page.solver, request.scenario, outcome.report)))
      throw desk.runner.condemn();
    if (page.scenario.text !== request.scenario) return;
    const { goal } = outcomeOf(page.scenario);
    const recording = new Recording(outcome, described, goal);
    playRecording(desk.own, recording);
    const comparing = recording.count > 0 && !recording.elsewhere;
    const { report } = outcome;
    const { text } = request;
    const other = text !== desk.text;
    desk.result = { report, goal, comparison: null, ours: null, comparing, text, input, other };
    arrive(desk, recording);
    if (comparing) void compare(desk, desk.result, recording);
  });
}

/** A program can change all that judges it in its frame, so the page's own Python checks a verdict that calls it right. */
export async function isConfirmed(
  solver: Pick<Search, "insist">,
  scenario: string,
  { outcome, solutions, answers, first }: Report,
): Promise<boolean> {
  if (outcome !== "found" && outcome !== "none") return true;
  return solver.insist("confirm", scenario, outcome, solutions, answers, first);
}

/** Our own search beside a run, which is seen meanwhile. */
async function compare(desk: Desk, result: Result, recording: Recording) {
  const { own, runner } = desk;
  try {
    const comparison = await runner.against(recording.root.length > 0);
    if (comparison !== null && !suits(comparison, recording)) throw runner.condemn();
    if (comparison !== null) addOurs(desk, result, comparison, recording);
    result.comparison = comparison;
  } catch {
    // Whoever stops what runs does without.
  } finally {
    result.comparing = false;
    own.page.redraw();
  }
}

/** Whether our own search beside a run can be played on its board, as a search in order. */
function suits(
  { events, same, differs }: Comparison,
  { root, description: { size, length } }: Recording,
) {
  const whole = new Int32Array(root.length + events.length);
  whole.set(root);
  whole.set(events, root.length);
  const next = [differs?.ours ?? 0, differs?.theirs ?? 0];
  return (
    areOn(whole, size) &&
    areOn(Int32Array.from(next), size) &&
    countOrderly(whole, length) === whole.length &&
    same <= events.length
  );
}

/**
 * Where a run is looked at first: where its link says, else where it goes wrong, else from its beginning on. A link that is locked, or that keeps back how
 * it ends, leaves that to the visitor.
 */
function arrive({ own }: Desk, recording: Recording) {
  const { player } = own.page;
  const position = own.wish?.position ?? 0;
  own.wish = null;
  const step = recording.report.findings[0]?.step ?? null;
  if (position > 0) player.seek(Math.min(position, recording.count));
  else if (isLocked()) return;
  else if (step !== null && !hides("verdict")) player.seek(recording.positionOf(step));
  else player.play();
}

export async function check(desk: Desk) {
  const { solver } = desk.own.page;
  await work(desk, async () => {
    const asked = requestOf(desk);
    try {
      const { rows, note } = await desk.runner.checks(asked);
      desk.checkNote = note;
      desk.checked = rows.map(([scenario, expected]) => ({ ...asked, scenario, expected }));
      desk.checkedText = join(desk);
      const titles = rows.map(([scenario]) => tellTitle(scenario, desk.own.page.catalogue));
      desk.round += 1;
      desk.checks = titles.map((title) => ({ title, passed: null, sentence: "", step: null }));
      for (const [i, request] of desk.checked.entries()) {
        const title = titles[i];
        const report = await desk.runner.check(request);
        await solver.loaded();
        if (!(await isConfirmed(solver, request.scenario, report))) throw desk.runner.condemn();
        const { outcome, findings } = report;
        const [first] = findings;
        const passed = outcome === "found" || outcome === "none";
        const told = { title, passed, sentence: first?.sentence ?? "", step: first?.step ?? null };
        desk.checks = desk.checks.with(i, told);
        desk.own.page.redraw();
      }
    } finally {
      desk.runner.endChecks();
    }
  });
}

function tellTitle(text: string, catalogue: Catalogue) {
  const scenario = parseScenario(text, catalogue);
  return headingOf(scenario, undefined, puzzleOf(scenario.puzzle, catalogue)).title;
}

/** Opens the board of a check that has failed, at the step where it fails. */
export async function openCheck(desk: Desk, number: number) {
  const request = desk.checked[number];
  if (request.scenario !== desk.own.page.scenario.text) {
    const wrong = desk.own.page.chooseScenario(request.scenario);
    if (wrong !== null) return warn(desk, wrong);
  }
  await run(desk, request);
}

/** Begins the puzzle where the program begins, and runs it again. */
export async function beginAt(desk: Desk, choice: number) {
  const { page } = desk.own;
  const text = page.view.startAt(choice);
  if (text === null) return;
  const wrong = page.chooseScenario(text);
  if (wrong !== null) return warn(desk, wrong);
  await run(desk, requestOf(desk));
}

/** Opens what the program is made for, with the program, and runs it there. */
export async function openFor(desk: Desk, scenario: string) {
  const wrong = carry(desk, () => desk.own.page.chooseScenario(scenario));
  if (wrong !== null) return warn(desk, wrong);
  await run(desk, requestOf(desk));
}

/** Does what takes its time, one thing at once. */
async function work(desk: Desk, act: () => Promise<void>) {
  if (desk.busy) return;
  desk.busy = true;
  desk.stopped = false;
  warn(desk, "");
  try {
    await act();
  } catch (error) {
    if (error instanceof Stopped) desk.stopped = true;
    // That is told as long as it is true of the last run: see show-program.ts.
    else if (!(error instanceof Interfered)) warn(desk, (error as Error).message);
  } finally {
    desk.busy = false;
    desk.running = false;
    desk.own.page.redraw();
  }
}

/** What our own search ran with, while the run can be asked. */
export function ruleOf({ own: { recording, page }, runner, busy }: Desk): Rule | null {
  if (!recording?.rule || !runner.holds) return null;
  const { names, exhausted, rate } = recording.rule;
  const orders = names.every((name) => name === "order");
  const { solutions } = recording.report;
  // Meanwhile it may be another run that would answer.
  const ask = async <T>(question: string, args: unknown[]) => {
    if (busy) throw new Error("busy");
    const { view, player } = page;
    const answer = await runner.ask(question, args);
    return tame(question, answer, view, player.description?.size ?? 0) as T | null;
  };
  return { orders, exhausted, solutions, rate, ask };
}
