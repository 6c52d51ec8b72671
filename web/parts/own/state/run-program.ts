import { headingOf, outcomeOf } from "../../../board/registry.ts";
import { notifyParent } from "../../../dom/parent-window.ts";
import { puzzleOf } from "../../../engine/catalogue/catalogue.ts";
import type { Catalogue } from "../../../engine/catalogue/types.ts";
import type { Search } from "../../../engine/search/search.ts";
import type { Description } from "../../../engine/search/types.ts";
import { language } from "../../../language/translate.ts";
import { hides, isLocked } from "../../../state/link/link-view.ts";
import type { Rule } from "../../../state/page/page-context.ts";
import { recordedLane } from "../../../state/page/recorded-lane.ts";
import { parseScenario } from "../../../state/scenario/scenario.ts";
import { quoteAnswer } from "../run/quote-program.ts";
import { countOrderly, Recording } from "../run/recording.ts";
import type { Comparison, Report, Request } from "../run/types.ts";
import { areOn } from "../run/worker-answers.ts";
import { Interfered, Stopped } from "../run/worker-messages.ts";
import { formatVerdict, hasStep } from "../show/verdict-text.ts";
import { join } from "../write/stored-program.ts";
import { forget, playRecording, resumeSearch } from "./our-search.ts";
import { type OwnState, type Result, readLimit } from "./state.ts";
import { carry, warn } from "./write-program.ts";

/** Runs a program, checks of it, and our own search beside it. */

/** Turns that a loop may make without a step. At this limit a visitor waits only some seconds for the message. */
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
    // Remove the last run at once, so that nobody takes it for this one.
    resumeSearch(state.own);
    forget(state);
    const outcome = await state.runner.run(request);
    // Python in the sandbox may be ready before the page's own.
    await page.solver.loaded();
    const described = await page.solver.insist<Description>("describe", request.scenario);
    // Another scenario may have been opened meanwhile.
    if (page.scenario.text !== request.scenario) return;
    if (!areOn(outcome.events, described.size)) throw state.runner.condemn();
    if (!(await isConfirmed(page.solver, request.scenario, outcome.report)))
      throw state.runner.condemn();
    if (page.scenario.text !== request.scenario) return;
    const { goal } = outcomeOf({ scenario: page.scenario, player: { description: described } });
    const recording = new Recording(outcome, described, goal);
    playRecording(state.own, recording);
    const comparing = recording.count > 0 && !recording.elsewhere;
    const { report } = outcome;
    const { text } = request;
    const result: Result = {
      ...{ report, goal, comparison: null, ours: null, comparing, histories: [] },
      ...{ text, input, other: text !== state.text },
      // The step that exceeds the limit is counted, too.
      limited: report.steps > request.limits.steps,
    };
    state.result = result;
    const right = report.outcome === "found" || report.outcome === "none";
    notifyParent({
      knights: "verdict",
      scenario: request.scenario,
      right,
      outcome: report.outcome,
    });
    state.voice.say(hear(result));
    state.latest = "run";
    if (report.findings.some(({ mistake }) => mistake === "input")) state.optionsOpen = true;
    arrive(state, recording);
    if (comparing) void compare(state, result, recording);
    if (report.watched === null && report.rule === undefined) void findContainers(state, result);
  });
}

/** The verdict for screen readers. Findings with a step are left out: the page goes to that step and announces it. */
function hear({ report, goal }: Result) {
  if (hides("verdict")) return "";
  const elsewhere = report.findings.filter((one) => !hasStep(one)).map(({ sentence }) => sentence);
  return [formatVerdict(report, goal), ...elsewhere].join(" ");
}

/** Fetch all containers of a program in which none was recognised, so that the visitor can look at them. */
async function findContainers({ own, runner }: OwnState, result: Result) {
  result.histories = (await runner.ask("containers").catch(() => null)) ?? [];
  own.page.redraw();
}

/**
 * Check a favourable verdict with the page's own Python, because a program can tamper with its judge in the sandbox.
 */
async function isConfirmed(
  solver: Pick<Search, "insist">,
  scenario: string,
  { outcome, solutions, answers, first }: Report,
): Promise<boolean> {
  if (outcome !== "found" && outcome !== "none") return true;
  return solver.insist("confirm", scenario, outcome, solutions, answers, first);
}

/** Run our own search for comparison and add it as a second lane of the page. */
async function compare(state: OwnState, result: Result, recording: Recording) {
  const { runner } = state;
  const { page } = state.own;
  try {
    const comparison = await runner.ask("against", recording.root.length > 0);
    if (comparison !== null && !suits(comparison, recording)) throw runner.condemn();
    // Another program may have run meanwhile.
    if (comparison !== null && result === state.result) {
      result.ours = recordedLane(page, comparison.events, recording.description);
      page.lanes.push(result.ours);
    }
    result.comparison = comparison;
  } catch {
    // If the visitor stops it, there is no comparison.
  } finally {
    result.comparing = false;
    page.redraw();
  }
}

/** True if a comparison is plausible: its events are on the board and form an orderly search. */
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
 * Go to the position from the link, else to the first mistake, else play from the beginning. A locked link stays at the
 * beginning. A link that hides the verdict plays, as going to the mistake would give it away.
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
      const titles = rows.map(([scenario]) => formatTitle(scenario, state.own.page.catalogue));
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

function formatTitle(text: string, catalogue: Catalogue) {
  const scenario = parseScenario(text, catalogue);
  return headingOf(scenario, undefined, puzzleOf(scenario.puzzle, catalogue)).title;
}

/** Open the scenario of a failed check and run the program there, which leads to the step where it fails. */
export async function openCheck(state: OwnState, number: number) {
  const request = state.checked[number];
  if (request.scenario !== state.own.page.scenario.text) {
    state.own.page.chooseScenario(request.scenario);
  }
  await run(state, request);
}

/** Open the puzzle with the start that the program has, and run it again. */
export async function beginAt(state: OwnState, choice: number) {
  const { page } = state.own;
  const text = page.view.startAt(choice);
  if (text === null) return;
  page.chooseScenario(text);
  await run(state, requestOf(state));
}

/** Open the scenario that the program is made for, with the program, and run it there. */
export async function openFor(state: OwnState, scenario: string) {
  carry(state, scenario);
  await run(state, requestOf(state));
}

/** Run a slow action, unless another one is under way. Its error becomes the warning. */
async function work(state: OwnState, act: () => Promise<void>) {
  if (state.busy) return;
  state.busy = true;
  state.stopped = false;
  warn(state, "");
  try {
    await act();
  } catch (error) {
    if (error instanceof Stopped) state.stopped = true;
    // `runner.interfered` shows that message already: see view/results.ts.
    else if (!(error instanceof Interfered)) warn(state, (error as Error).message);
  } finally {
    state.busy = false;
    state.running = false;
    state.own.page.redraw();
  }
}

/** The rule that our own search ran with, or null if there is none or the run can't be asked any more. */
export function ruleOf({ own: { recording }, runner, busy }: OwnState): Rule | null {
  if (!recording?.rule || !runner.holds) return null;
  const { names, exhausted, rate } = recording.rule;
  const orders = names.every((name) => name === "order");
  const { solutions } = recording.report;
  // While another run is under way, it could be the one that answers.
  const ask = async <T>(question: string, args: unknown[]) => {
    if (busy) throw new Error("busy");
    return quoteAnswer(await runner.ask("ask", question, args)) as T | null;
  };
  return { orders, exhausted, solutions, rate, ask };
}
