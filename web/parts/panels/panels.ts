import type { Moment } from "../../board/types.ts";
import { binding } from "../../dom/binding.ts";
import { button, html } from "../../dom/create-element.ts";
import { element } from "../../dom/element.ts";
import { levelsOf } from "../../engine/analysis/levels.ts";
import { lastDepths } from "../../engine/analysis/recent-depths.ts";
import { RunAnalysis } from "../../engine/analysis/run-analysis.ts";
import type { Timeline } from "../../engine/run/timeline.ts";
import { Inquiry } from "../../engine/search/inquiry.ts";
import type { Account, PositionAccount, Told } from "../../engine/types/python-replies.ts";
import { t } from "../../language/translate.ts";
import { hides, isLocked } from "../../state/link/link-view.ts";
import type { Page } from "../../state/page/page-context.ts";
import { bindDepthChart } from "../charts/depth-chart.ts";
import { embedded } from "../embed/embed.ts";
import { bindMarks } from "../marks/marks.ts";
import { createLazyPanel } from "./lazy-panel.ts";
import { bindMarkList } from "./mark-list.ts";
import { isCalm, isShort, makeBody } from "./panel-helpers.ts";
import { askAboutPosition } from "./position-question.ts";
import { bindSteps } from "./step-buttons.ts";
import type { Panel, Part, Scene, Tools } from "./types.ts";
import { bindPlace } from "./visible-panels.ts";
import { createWhyPanel } from "./why-panel.ts";

/** The panels beside the board, which explain the search at the timeline's cursor. */

/** Questions to Python, shared by all panels. */
interface Questions {
  page: Page;
  telling: Inquiry<Told>; // about the step
  explaining: Inquiry<PositionAccount>; // about the position
}

/** Steps that a summary covers, and milliseconds between two summaries. */
const SUMMARY_STEPS = 10_000;
const SUMMARY_PAUSE = 500;

export function bindPanels(page: Page) {
  const { onDispose, ownParts, unbind } = binding();
  const analysis = new RunAnalysis();
  // Two panels may be visible at once: each draws in its own layer, and so does the step.
  const marks = { code: bindMarks(page), why: bindMarks(page, "why-marks"), step: bindMarks(page) };
  const asking: Questions = {
    page,
    telling: new Inquiry(searchBackend(page), "describe_step", page.redraw),
    explaining: new Inquiry(page.solver, "explain", page.redraw),
  };
  const { panels, why, form } = createPanels(page, analysis, marks, asking);
  const steps = bindSteps(page, analysis);
  const chart = bindDepthChart(page, analysis);
  const place = bindPlace(page, panels);
  const [summary, done] = [new Summary(), new RunByHand()];
  const marked = bindMarkList(page, why.showLegend);
  let runs = 0;
  /** Another scenario, or another run of it. */
  function open() {
    runs++;
    for (const part of [...Object.values(marks), marked]) part.clear();
    for (const panel of panels) panel.open?.();
  }
  onDispose(page.onOpen(open));
  ownParts([...Object.values(marks), steps, chart, place, ...panels]);

  /** Called once a frame. */
  function show(moment: Moment, described: Account | undefined) {
    const { player, scenario } = page;
    const { timeline, status } = player;
    const more = analysis.follow(timeline);
    const calm = isCalm(page);
    // A run by hand, or of the visitor's program, may be different each time.
    const run = player.foreign ? `${scenario.text} ${runs}` : scenario.text;
    const key = `${run}@${timeline.position}`;
    const asks = !player.foreign || page.rule() !== null;
    const account = () => (asks ? describeStep(asking, moment, key) : done.at(timeline));
    const told = calm ? account() : undefined;
    // A frame in another page has no room for the panels, so ask nothing for them.
    const seen = embedded ? [] : place.seen;
    const says = seen.some(({ name }) => name === "why");
    const dead = showStep(asking, steps, moment, key, described, calm, says);
    // Panel Why draws the same and more.
    marks.step.showEvidence(says || embedded ? [] : (dead?.marks ?? []), null, player.state);
    chart.show(more);
    const last = calm ? "" : summary.textFor(timeline);
    for (const panel of seen) panel.show({ moment, calm, told, run, key, summary: last });
    if (more && status.name !== "playing") page.redraw();
  }

  return {
    actions: steps.actions,
    /** Everything read from the run's events, for callers that look for a branch in it. */
    analysis,
    /** The program in panel Code; "" before one was chosen. */
    form,
    /** The choice of visible panels, for links and storage. */
    place,
    /** The choices that Why draws faintly after the path, or null. */
    get ghost() {
      return marks.why.ghost;
    },
    show,
    showLegend: marked.show,
    unbind,
  };
}

/** Levels of a run by hand, or of the visitor's program; computed once for each moment. */
class RunByHand {
  #timeline: Page["player"]["timeline"] | null = null;
  #position = -1;
  #told: Told | null = null;

  /** @param timeline at its cursor */
  at(timeline: Page["player"]["timeline"]) {
    const { position } = timeline;
    if (timeline !== this.#timeline || position !== this.#position) {
      const levels = levelsOf(timeline.eventsUpTo(position));
      this.#told = { following: null, levels };
    }
    this.#timeline = timeline;
    this.#position = position;
    return this.#told;
  }
}

/** A panel about the program's search, which does not exist while the visitor plays. */
const onlyForProgram = ({ player }: Page, panel: Panel): Panel => ({
  ...panel,
  offered: () => !player.foreign && (panel.offered?.() ?? true),
});

/** A panel about the tree of a search, which one that goes only forward does not have. */
const onlyForTrees = ({ state }: Page, panel: Panel): Panel => ({
  ...panel,
  offered: () => !state.onward && (panel.offered?.() ?? true),
});

/** A panel about our search, which may have run with the visitor's rule. */
const onlyForOurSearch = <P extends Part>(page: Page, panel: P): P => ({
  ...panel,
  offered: () => !page.player.foreign || page.rule() !== null,
  // The tabs beside it don't move when the visitor's program is run.
  stays: () => page.state.mode.kind === "program",
});

/**
 * The backend for questions about the visible search: Python, or the run itself if it uses a rule that the page's
 * Python does not know.
 */
const searchBackend = (page: Page): Pick<Page["solver"], "ask" | "status" | "run"> => ({
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
  analysis: RunAnalysis,
  marks: Record<"code" | "why", Tools["marks"]>,
  { explaining }: Questions,
) {
  const tools: Tools = {
    page,
    analysis,
    marks: marks.why,
    explaining,
    go: (look) => {
      if (!isLocked()) page.player.find(look);
    },
    seek: (position) => {
      if (!isLocked()) page.player.seek(position);
    },
  };
  const why = createWhy(tools);
  const { code, form } = createCode({ ...tools, marks: marks.code });
  const panels: Panel[] = [
    onlyForOurSearch(page, why),
    // Visitors who do the search's steps may read its program.
    { ...code, offered: () => page.state.mode.kind !== "play" || !page.player.foreign },
    onlyForTrees(
      page,
      createLazyPanel(
        page,
        { name: "stack", title: t("panels-tab-stack") },
        () => import("./stack-panel.ts"),
        ({ createStack }, body) => createStack(tools, form, body),
      ),
    ),
    onlyForTrees(
      page,
      createLazyPanel(
        page,
        { name: "tree", title: t("panels-tab-tree") },
        () => import("./tree-panel.ts"),
        ({ createTree }, body) => createTree(tools, body),
      ),
    ),
    onlyForTrees(page, createCharts(tools)),
    panelFromPage("calls"),
    ...(["solutions", "fewest", "result"] as const).map((name) =>
      onlyForProgram(page, panelFromPage(name)),
    ),
  ];
  return { panels, why, form };
}

/** Panel Why, with a picture where its reason leaves room, once Python is there. */
function createWhy(tools: Tools) {
  const { page } = tools;
  const why = createWhyPanel(tools);
  const companion = createLazyPanel(
    page,
    { name: "companion", title: "" },
    () => import("./why-picture.ts"),
    ({ createCompanion }) => createCompanion(tools),
  );
  companion.body.className = "companion";
  why.body.append(companion.body);
  return {
    ...why,
    show: (scene: Scene) => {
      why.show(scene);
      if (page.solver.status.name === "loaded") companion.show(scene);
    },
    open: () => companion.open?.(),
    leave: () => {
      why.leave();
      companion.leave?.();
    },
    unbind: () => {
      why.unbind();
      companion.unbind?.();
    },
  };
}

/** Panel Code. The visitor's programs need its button and their place before the listing has loaded. */
function createCode(tools: Tools) {
  let form = () => "";
  const code = createLazyPanel(
    tools.page,
    { name: "code", title: t("panels-tab-code") },
    () => import("./code-panel.ts"),
    ({ createCodePanel }, body) => {
      const content = createCodePanel(tools, body);
      form = content.form;
      return content;
    },
  );
  const change = button({ class: "button button-line", id: "own-open" }, t("code-change"));
  code.body.classList.add("code");
  code.body.append(
    html("div", { class: "code-sheet" }, html("div", { class: "code-tools" }, change)),
    html("div", {
      ...{ id: "own-place", class: "code-own", hidden: "" },
      ...{ role: "group", tabindex: "-1", "aria-label": t("panels-own-place") },
    }),
  );
  return { code, form: () => form() };
}

/** Panel Charts. */
function createCharts(tools: Tools): Panel {
  const { page } = tools;
  // Track the highest rate of this visit, but not of recorded runs, which are only replayed.
  const pace = { best: 0 };
  const unsubscribe = page.player.subscribe(() => {
    if (!page.player.foreign) pace.best = Math.max(pace.best, page.player.rate);
  });
  const panel = createLazyPanel(
    page,
    { name: "pictures", title: t("panels-tab-charts") },
    () => import("./charts-panel.ts"),
    ({ createPictures }) => createPictures(tools, searchBackend(page), pace),
  );
  const unbind = () => {
    unsubscribe();
    panel.unbind?.();
  };
  return { ...panel, unbind };
}

/** A panel whose content is in index.html, and which exists only at times. */
function panelFromPage(name: "calls" | "solutions" | "fewest" | "result"): Panel {
  const content = element(name, HTMLElement);
  const home = content.parentElement;
  return {
    name,
    title: t(`panels-place-titles-${name}`),
    body: makeBody(content),
    offered: () => !content.hidden,
    show: () => {},
    unbind: () => home?.append(content),
  };
}

/**
 * Python's description of the step at the cursor; undefined until it arrives, null when the path alone is not enough,
 * or would take long.
 */
function describeStep({ page, telling }: Questions, { state }: Moment, key: string) {
  const { text } = page.scenario;
  if (!isShort(state)) return null;
  if (page.player.description === null || state.length === 0) return undefined;
  return telling.answerFor(key, () => {
    const { path, undone } = state.snapshot();
    return [text, path, undone];
  });
}

/**
 * Show the candidates refused at the step, and why there is no way on.
 *
 * @param says true when panel Why is visible and gives the reason
 * @returns the reason; null when there is a way on, or the reason must not be given away
 */
function showStep(
  asking: Questions,
  steps: ReturnType<typeof bindSteps>,
  moment: Moment,
  key: string,
  account: Account | undefined,
  calm: boolean,
  says: boolean,
): PositionAccount | null {
  if (moment.asked) {
    steps.show(null, calm, "");
    return null;
  }
  const position = calm ? deadEndAt(asking, account, moment, key) : null;
  const reason = position?.reason ?? "";
  const dead = says ? t("panels-dead-end-why") : t("panels-dead-end", { reason });
  steps.show(account, calm, reason === "" ? "" : dead);
  return position;
}

/** Python's account of a dead end. */
function deadEndAt(
  { page, explaining }: Questions,
  account: Account | undefined,
  { state }: Moment,
  key: string,
): PositionAccount | null {
  const placed = state.undone < 0 && state.depth > 0;
  const dead = account?.following === null && placed && !state.complete;
  // The reason might give away that there is no solution at all.
  if (!dead || !page.view.takesBack || page.view.onward || hides("verdict")) return null;
  const question = askAboutPosition(page, state, key);
  return explaining.answerFor(question.key, () => question.args(0)) ?? null;
}

/** The last steps in a few words, for a run that is too fast to follow; updated twice a second. */
class Summary {
  #said = "";
  #saidAt = 0;

  textFor(timeline: Timeline) {
    const now = performance.now();
    if (now - this.#saidAt < SUMMARY_PAUSE) return this.#said;
    this.#saidAt = now;
    const { steps, least, greatest } = lastDepths(timeline, SUMMARY_STEPS);
    this.#said = steps === 0 ? "" : t("panels-calm-summary", { steps, least, greatest });
    return this.#said;
  }
}
