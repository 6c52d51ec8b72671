import { headingOf, outcomeOf } from "../../../board/registry.ts";
import { puzzleOf } from "../../../engine/catalogue/catalogue.ts";
import type { Catalogue } from "../../../engine/catalogue/types.ts";
import type { Search } from "../../../engine/search/search.ts";
import type { Description } from "../../../engine/search/types.ts";
import { language } from "../../../language/tell.ts";
import { recordedLane } from "../../../state/lane/lane.ts";
import type { Rule } from "../../../state/lane/types.ts";
import { hides, isLocked } from "../../../state/link/link-view.ts";
import { parseScenario } from "../../../state/scenario/scenario.ts";
import { tame } from "../run/reasons.ts";
import { countOrderly, Recording } from "../run/recording.ts";
import { Interfered, Stopped } from "../run/talk.ts";
import type { Comparison, Report, Request } from "../run/types.ts";
import { areOn } from "../run/worker-answers.ts";
import { hasStep, tellVerdict } from "../show/verdict-text.ts";
import { join } from "../write/packing.ts";
import { forget, playRecording, resumeSearch } from "./our-search.ts";
import { type OwnState, type Result, readLimit } from "./state.ts";
import { carry, warn } from "./write-program.ts";

/** Runs a program, checks of it, and our own search beside it. */

/** How often a loop may go round without a step: a visitor waits some seconds to be told. */
const TURNS = 400_000;

export const requestOf = ({ own, text, input, watch, limit }: OwnState): Request => ({
  text,
  scenario: own.page.scenario.text,
  lines: input === "" ? [] : input.replace(/\n$/, "").split("\n"),
  watch: watch.trim() || null,
  settings: {},
  limits: { steps: readLimit(limit), turns: TURNS },
  language: language(),
});

export async function run(state: OwnState, request: Request) {
  const { page } = state.own;
  await work(state, async () => {
    const { input } = state;
    state.running = true;
    // Nobody should take the run before for this one.
    resumeSearch(state.own);
    forget(state);
    const outcome = await state.runner.run(request);
    // The frame's Python may be there before the page's own.
    await page.solver.loaded();
    const described = await page.solver.insist<Description>("describe", request.scenario);
    // Meanwhile something else may have been opened.
    if (page.scenario.text !== request.scenario) return;
    if (!areOn(outcome.events, described.size)) throw state.runner.condemn();
    if (!(await isConfirmed(page.solver, request.scenario, outcome.report)))
      throw state.runner.condemn();
    if (page.scenario.text !== request.scenario) return;
    const { goal } = outcomeOf(page.scenario);
    const recording = new Recording(outcome, described, goal);
    playRecording(state.own, recording);
    const comparing = recording.count > 0 && !recording.elsewhere;
    const { report } = outcome;
    const { text } = request;
    const result: Result = {
      ...{ report, goal, comparison: null, ours: null, comparing, histories: [] },
      ...{ text, input, other: text !== state.text },
      // The step at which it was stopped is counted, too.
      limited: report.steps > request.limits.steps,
    };
    state.result = result;
    state.voice.say(hear(result));
    state.latest = "run";
    if (report.findings.some(({ mistake }) => mistake === "input")) state.optionsOpen = true;
    arrive(state, recording);
    if (comparing) void compare(state, result, recording);
    if (report.watched === null && report.rule === undefined) void findContainers(state, result);
  });
}

/** The verdict as a screen reader hears it: what is wrong with a step is told with that step, which the page goes to. */
function hear({ report, goal }: Result) {
  if (hides("verdict")) return "";
  const elsewhere = report.findings.filter((one) => !hasStep(one)).map(({ sentence }) => sentence);
  return [tellVerdict(report, goal), ...elsewhere].join(" ");
}

/** Where no container was recognised, the visitor may look at those that there are. */
async function findContainers({ own, runner }: OwnState, result: Result) {
  result.histories = (await runner.containers().catch(() => null)) ?? [];
  own.page.redraw();
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

/** Adds our own search beside a run, in a second lane of the page. */
async function compare(state: OwnState, result: Result, recording: Recording) {
  const { runner } = state;
  const { page } = state.own;
  try {
    const comparison = await runner.against(recording.root.length > 0);
    if (comparison !== null && !suits(comparison, recording)) throw runner.condemn();
    // Another one may have been run meanwhile.
    if (comparison !== null && result === state.result) {
      result.ours = recordedLane(page, comparison.events, recording.description);
      page.lanes.push(result.ours);
    }
    result.comparison = comparison;
  } catch {
    // Whoever stops what runs does without.
  } finally {
    result.comparing = false;
    page.redraw();
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
function arrive({ own }: OwnState, recording: Recording) {
  const { player } = own.page;
  const position = own.wish?.position ?? 0;
  own.wish = null;
  const step = recording.report.findings[0]?.step ?? null;
  if (position > 0) player.seek(Math.min(position, recording.count));
  else if (isLocked()) return;
  else if (step !== null && !hides("verdict")) player.seek(recording.positionOf(step));
  else player.play();
}

export async function check(state: OwnState) {
  const { solver } = state.own.page;
  await work(state, async () => {
    const asked = requestOf(state);
    try {
      const { rows, note } = await state.runner.checks(asked);
      state.checkNote = note;
      state.checked = rows.map(([scenario, expected]) => ({ ...asked, scenario, expected }));
      state.checkedText = join(state);
      const titles = rows.map(([scenario]) => tellTitle(scenario, state.own.page.catalogue));
      state.latest = "checks";
      state.checks = titles.map((title) => ({ title, passed: null, sentence: "", step: null }));
      for (const [i, request] of state.checked.entries()) {
        const title = titles[i];
        const report = await state.runner.check(request);
        await solver.loaded();
        if (!(await isConfirmed(solver, request.scenario, report))) throw state.runner.condemn();
        const { outcome, findings } = report;
        const [first] = findings;
        const passed = outcome === "found" || outcome === "none";
        const told = { title, passed, sentence: first?.sentence ?? "", step: first?.step ?? null };
        state.checks = state.checks.with(i, told);
        state.own.page.redraw();
      }
    } finally {
      state.runner.endChecks();
    }
  });
}

function tellTitle(text: string, catalogue: Catalogue) {
  const scenario = parseScenario(text, catalogue);
  return headingOf(scenario, undefined, puzzleOf(scenario.puzzle, catalogue)).title;
}

/** Opens the board of a check that has failed, at the step where it fails. */
export async function openCheck(state: OwnState, number: number) {
  const request = state.checked[number];
  if (request.scenario !== state.own.page.scenario.text) {
    const wrong = state.own.page.chooseScenario(request.scenario);
    if (wrong !== null) return warn(state, wrong);
  }
  await run(state, request);
}

/** Begins the puzzle where the program begins, and runs it again. */
export async function beginAt(state: OwnState, choice: number) {
  const { page } = state.own;
  const text = page.view.startAt(choice);
  if (text === null) return;
  const wrong = page.chooseScenario(text);
  if (wrong !== null) return warn(state, wrong);
  await run(state, requestOf(state));
}

/** Opens what the program is made for, with the program, and runs it there. */
export async function openFor(state: OwnState, scenario: string) {
  const wrong = carry(state, () => state.own.page.chooseScenario(scenario));
  if (wrong !== null) return warn(state, wrong);
  await run(state, requestOf(state));
}

/** Does what takes its time, one thing at once. */
async function work(state: OwnState, act: () => Promise<void>) {
  if (state.busy) return;
  state.busy = true;
  state.stopped = false;
  warn(state, "");
  try {
    await act();
  } catch (error) {
    if (error instanceof Stopped) state.stopped = true;
    // That is told as long as it is true of the last run: see show-program.ts.
    else if (!(error instanceof Interfered)) warn(state, (error as Error).message);
  } finally {
    state.busy = false;
    state.running = false;
    state.own.page.redraw();
  }
}

/** What our own search ran with, while the run can be asked. */
export function ruleOf({ own: { recording, page }, runner, busy }: OwnState): Rule | null {
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
