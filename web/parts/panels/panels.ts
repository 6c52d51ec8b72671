import type { Moment } from "../../board/types.ts";
import { binding } from "../../dom/binding.ts";
import { element } from "../../dom/element.ts";
import { lastDepths } from "../../engine/digest/depths.ts";
import { Digest } from "../../engine/digest/digest.ts";
import { levelsOf } from "../../engine/digest/levels.ts";
import type { Timeline } from "../../engine/run/timeline.ts";
import { Inquiry } from "../../engine/search/inquiry.ts";
import type { Insight, Told } from "../../engine/types/answers.ts";
import { tell } from "../../language/tell.ts";
import type { Page } from "../../state/lane/types.ts";
import { hides, isLocked } from "../../state/link/link-view.ts";
import { bindDepthChart } from "../charts/depth-chart.ts";
import { bindMarks } from "../marks/marks.ts";
import { createCodePanel } from "./code-panel.ts";
import { createLatePanel } from "./late-panel.ts";
import { isCalm, isShort, makeBody } from "./panel.ts";
import { bindPlace } from "./place.ts";
import { bindSteps } from "./steps.ts";
import type { Panel, Part, Tools } from "./types.ts";
import { createWhyPanel } from "./why-panel.ts";

/** The panels that explain the search, beside the board: each follows the timeline's cursor. */

/** Questions to Python for all panels. */
interface Asking {
  page: Page;
  telling: Inquiry<Told>; // of the step
  explaining: Inquiry<Insight>; // of the position
}

/** How far back a summary looks, and milliseconds between two. */
const SUMMARY_STEPS = 10_000;
const SUMMARY_PAUSE = 500;

export function bindPanels(page: Page) {
  const { alsoParts, unbind } = binding();
  const digest = new Digest();
  // Two panels may be seen at once: each draws in a layer of its own, and so does the step.
  const marks = { code: bindMarks(page), why: bindMarks(page), step: bindMarks(page) };
  const asking: Asking = {
    page,
    telling: new Inquiry(whoRan(page), "tell", page.redraw),
    explaining: new Inquiry(page.solver, "explain", page.redraw),
  };
  const { panels, why, form } = createPanels(page, digest, marks, asking);
  const steps = bindSteps(page, digest);
  const chart = bindDepthChart(page, digest);
  const place = bindPlace(panels, page.redraw);
  const [summary, done] = [new Summary(), new Done()];
  let runs = 0;
  alsoParts([...Object.values(marks), steps, chart, place, ...panels]);

  /** Called once a frame. */
  function show(moment: Moment) {
    const { player, scenario } = page;
    const { timeline, status } = player;
    const more = digest.follow(timeline);
    const calm = isCalm(page);
    // What is done by hand, or by a program of the visitor's, may be another thing each time.
    const run = player.foreign ? `${scenario.text} ${runs}` : scenario.text;
    const key = `${run}@${timeline.position}`;
    const asks = !player.foreign || page.rule() !== null;
    const account = () => (asks ? tellStep(asking, moment, key) : done.at(timeline));
    const told = calm ? account() : undefined;
    // In a frame of another page there is no room for the panels, and nothing is asked for them.
    const embedded = document.documentElement.dataset.embed !== undefined;
    const seen = embedded ? [] : place.seen;
    const says = seen.some(({ name }) => name === "why");
    const dead = showStep(asking, steps, moment, key, player.foreign ? null : told, calm, says);
    // Why draws the same, and more.
    marks.step.showEvidence(says || embedded ? [] : (dead?.marks ?? []), null, player.state);
    chart.show(more);
    const last = calm ? "" : summary.tell(timeline);
    for (const panel of seen) panel.show({ moment, calm, told, run, key, summary: last });
    if (more && status.name !== "playing") page.redraw();
  }

  return {
    actions: steps.actions,
    /** What is known of the run's events: for those who look for a branch in it. */
    digest,
    /** The program whose code is shown; "" before there was one. */
    form,
    /** The panel that is seen, and whether any is: for links and for being remembered. */
    place,
    /** Whether a solution that goes on from here lies over the board. */
    get ghost() {
      return marks.why.ghost;
    },
    /** Another scenario has been opened. */
    open() {
      runs++;
      for (const layer of Object.values(marks)) layer.clear();
      for (const panel of panels) panel.open?.();
    },
    show,
    showLegend: why.showLegend,
    unbind,
  };
}

/** What has been done by hand, or by a program of the visitor's, level by level; worked out once for each moment. */
class Done {
  #timeline: Page["player"]["timeline"] | null = null;
  #position = -1;
  #told: Told = tellLevels([]);

  /** @param timeline at its cursor */
  at(timeline: Page["player"]["timeline"]) {
    const { position } = timeline;
    if (timeline !== this.#timeline || position !== this.#position) {
      this.#told = tellLevels(levelsOf(timeline.eventsUpTo(position)));
    }
    this.#timeline = timeline;
    this.#position = position;
    return this.#told;
  }
}

const tellLevels = (levels: Told["levels"]): Told => ({
  account: { place: null, total: 0, refused: [], tried: 0, following: null },
  levels,
});

/** The program is there to be read by whoever is the search. */
const isTask = (page: Page) => page.byHand()?.purpose.kind === "be";

/** Of the program's search: there is none of it while the visitor plays. */
const ofProgram = ({ player }: Page, panel: Panel): Panel => ({
  ...panel,
  offered: () => !player.foreign && (panel.offered?.() ?? true),
});

/** Of a search of ours, which may have run with a rule of the visitor's. */
const ofSearch = <P extends Part>(page: Page, panel: P): P => ({
  ...panel,
  offered: () => !page.player.foreign || page.rule() !== null,
});

/** Who is asked about the search that is seen: Python; or the run itself, where it has a rule that the page's Python does not know. */
const whoRan = (page: Page): Pick<Page["solver"], "ask" | "status" | "run"> => ({
  get status() {
    return page.solver.status;
  },
  get run() {
    return page.solver.run;
  },
  ask: <T>(question: string, text: unknown, ...args: unknown[]) => {
    const rule = page.player.foreign ? page.rule() : null;
    return rule?.ask<T>(question, args) ?? page.solver.ask<T>(question, text, ...args);
  },
});

function createPanels(
  page: Page,
  digest: Digest,
  marks: Record<"code" | "why", Tools["marks"]>,
  { explaining }: Asking,
) {
  const tools: Tools = {
    page,
    digest,
    marks: marks.why,
    explaining,
    go: (look) => {
      if (!isLocked()) page.player.find(look);
    },
    seek: (position) => {
      if (!isLocked()) page.player.seek(position);
    },
  };
  const why = createWhyPanel(tools);
  const code = createCodePanel({ ...tools, marks: marks.code });
  const panels: Panel[] = [
    ofSearch(page, why),
    { ...code, offered: () => !page.player.foreign || isTask(page) || page.own() },
    createLatePanel(
      page,
      { name: "stack", title: tell("panels-tab-stack") },
      () => import("./stack-panel.ts"),
      ({ createStack }, body) => createStack(tools, code.form, body),
    ),
    createLatePanel(
      page,
      { name: "tree", title: tell("panels-tab-tree") },
      () => import("./tree-panel.ts"),
      ({ createTree }, body) => createTree(tools, body),
    ),
    takeIn("calls"),
    createCharts(tools),
    ...(["solutions", "fewest", "result"] as const).map((name) => ofProgram(page, takeIn(name))),
  ];
  return { panels, why, form: code.form };
}

/** The pictures of the run. */
function createCharts(tools: Tools): Panel {
  const { page } = tools;
  // The highest rate of this visit; what is only shown again says nothing of it.
  const pace = { best: 0 };
  const unsubscribe = page.player.subscribe(() => {
    if (!page.player.foreign) pace.best = Math.max(pace.best, page.player.rate);
  });
  const panel = createLatePanel(
    page,
    { name: "pictures", title: tell("panels-tab-charts") },
    () => import("./pictures.ts"),
    ({ createPictures }) => createPictures(tools, whoRan(page), pace),
  );
  const unbind = () => {
    unsubscribe();
    panel.unbind?.();
  };
  return { ...panel, unbind };
}

/** A panel of what stands in index.html, and is there only at times. */
function takeIn(name: "calls" | "solutions" | "fewest" | "result"): Panel {
  const content = element(name, HTMLElement);
  const home = content.parentElement;
  return {
    name,
    title: tell(`panels-place-titles-${name}`),
    body: makeBody(content),
    offered: () => !content.hidden,
    show: () => {},
    unbind: () => home?.append(content),
  };
}

/**
 * What Python tells of the step at the cursor; undefined while it has not, null where a path alone
 * does not tell, or would take long.
 */
function tellStep({ page, telling }: Asking, { state }: Moment, key: string) {
  const { text } = page.scenario;
  if (!isShort(state)) return null;
  if (page.player.description === null || state.length === 0) return undefined;
  return telling.about(key, () => {
    const { path, undone } = state.snapshot();
    return [text, path, undone];
  });
}

/**
 * What was refused at the step, and why there is no way on.
 *
 * @param says the panel Why is seen, and says the reason
 * @returns why there is no way on; null: there is one, or it is not to be told
 */
function showStep(
  asking: Asking,
  steps: ReturnType<typeof bindSteps>,
  moment: Moment,
  key: string,
  told: Told | null | undefined,
  calm: boolean,
  says: boolean,
): Insight | null {
  const { view } = asking.page;
  if (moment.asked) {
    steps.show(null, view, calm, "");
    return null;
  }
  // The general search's sentence tells the edges that led nowhere already.
  const refused = !view.takesBack ? null : told;
  const insight = insightAt(asking, told, moment, key);
  const reason = insight?.sentence ?? "";
  const dead = says ? tell("panels-dead-end-why") : tell("panels-dead-end", { reason });
  steps.show(refused, view, calm, reason === "" ? "" : dead);
  return insight;
}

/** Why there is no way on, at a dead end. */
function insightAt(
  { page, explaining }: Asking,
  told: Told | null | undefined,
  { state }: Moment,
  key: string,
): Insight | null {
  const placed = state.undone < 0 && state.depth > 0;
  const dead = told?.account.following === null && placed && !state.complete;
  // The reason may be that nothing can be found at all.
  if (!dead || !page.view.takesBack || hides("verdict")) return null;
  const path = () => state.snapshot().path;
  return explaining.about(key, () => [page.scenario.text, path()]) ?? null;
}

/** The last steps in a few words, for a run that is too fast to follow: new ones twice a second. */
class Summary {
  #said = "";
  #saidAt = 0;

  tell(timeline: Timeline) {
    const now = performance.now();
    if (now - this.#saidAt < SUMMARY_PAUSE) return this.#said;
    this.#saidAt = now;
    const { steps, least, greatest } = lastDepths(timeline, SUMMARY_STEPS);
    this.#said = steps === 0 ? "" : tell("panels-calm-summary", { steps, least, greatest });
    return this.#said;
  }
}
