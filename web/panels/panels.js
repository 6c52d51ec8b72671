import { bindDepthChart } from "../charts/depth-chart.js";
import { Digest } from "../digest/digest.js";
import { Inquiry } from "../search/inquiry.js";
import { hides } from "../share/link-view.js";
import * as words from "../text/en-panels.js";
import { createCodePanel } from "./code-panel.js";
import { createMarks } from "./marks.js";
import { isShort } from "./panel.js";
import { createPicturesPanel } from "./pictures-panel.js";
import { bindPlace } from "./place.js";
import { createSizePanel } from "./size-panel.js";
import { createStackPanel } from "./stack-panel.js";
import { bindSteps } from "./steps.js";
import { createTreePanel } from "./tree-panel.js";
import { createWhyPanel } from "./why-panel.js";

/**
 * The panels that explain the search, beside the board: each follows the timeline's cursor.
 *
 * @typedef {import("../page/page.js").Page} Page
 * @typedef {import("../puzzles/view.js").Moment} Moment
 * @typedef {import("../search/questions.js").Insight} Insight
 * @typedef {import("../search/questions.js").Told} Told
 * @typedef {import("./panel.js").Tools} Tools
 */

/** Steps a second that can be read one by one. */
const READABLE = 4;
/** How far back a summary looks, and milliseconds between two. */
const SUMMARY_STEPS = 10_000;
const SUMMARY_PAUSE = 500;

/** @param {Page} page */
export function bindPanels(page) {
  const digest = new Digest();
  const marks = createMarks(page);
  /** @type {Inquiry<Insight>} */
  const explaining = new Inquiry(page.solver, "explain", page.redraw);
  /** @type {Tools} */
  const tools = { page, digest, marks, explaining, go: (look) => page.player.find(look) };
  const code = createCodePanel(tools);
  const panels = [
    createWhyPanel(tools),
    code,
    createStackPanel(tools, code.form),
    createTreePanel(tools),
    createPicturesPanel(tools),
    createSizePanel(tools),
  ];
  const steps = bindSteps(page, digest);
  const drawChart = bindDepthChart(page, digest);
  /** @type {Inquiry<Told>} */
  const telling = new Inquiry(page.solver, "tell", page.redraw);
  const place = bindPlace(panels, page.redraw);

  /**
   * What Python tells of the step at the cursor; undefined while it has not, null where a path alone
   * does not tell, or would take long.
   *
   * @param {Moment} moment
   * @param {string} key
   */
  function tellStep({ state }, key) {
    const { text } = page.scenario;
    if (!isShort(state)) return null;
    if (page.player.description === null || state.length === 0) return undefined;
    return telling.about(key, () => {
      const { path, undone } = state.snapshot();
      return [text, path, undone];
    });
  }

  /**
   * Why there is no way on, at a dead end.
   *
   * @param {Told | null | undefined} told
   * @param {Moment} moment
   * @param {string} key
   */
  function reasonAt(told, { state }, key) {
    const placed = state.undone < 0 && state.depth > 0;
    const dead = told?.account.following === null && placed && !state.complete;
    // The reason may be that nothing can be found at all.
    if (!dead || page.scenario.puzzle === "forest" || hides("verdict")) return "";
    const path = () => state.snapshot().path;
    return explaining.about(key, () => [page.scenario.text, path()])?.sentence ?? "";
  }

  let summary = "";
  let summarisedAt = 0;

  /** The last steps in a few words, for a run that is too fast to follow: new ones twice a second. */
  function summarise() {
    const now = performance.now();
    const { relief } = digest;
    const { position } = page.player.timeline;
    if (relief === null || position <= relief.base) return "";
    if (now - summarisedAt < SUMMARY_PAUSE) return summary;
    summarisedAt = now;
    const steps = Math.min(position - relief.base, SUMMARY_STEPS);
    const { least, greatest } = relief.between(position - steps, position);
    summary = words.calm.summary(steps, least, greatest);
    return summary;
  }

  return {
    actions: steps.actions,
    /** The teaching form whose code is shown; "" before there was one. */
    form: code.form,
    /** The panel that is seen, and whether any is: for links and for being remembered. */
    place,
    /** Another scenario has been opened. */
    open() {
      marks.clear();
      for (const panel of panels) panel.open?.();
    },
    /** Called once a frame. @param {Moment} moment */
    show(moment) {
      const { player, scenario, view } = page;
      const { timeline, status } = player;
      const more = digest.follow(timeline);
      const calm = status.name !== "playing" || player.speed <= READABLE;
      const key = `${scenario.text}@${timeline.position}`;
      const told = calm ? tellStep(moment, key) : undefined;
      const name = (/** @type {number} */ choice) => view.brief?.(choice) ?? view.name(choice);
      // The general search's sentence tells the edges that led nowhere already.
      const refused = scenario.puzzle === "forest" ? null : told;
      steps.show(refused, name, calm, reasonAt(told, moment, key));
      drawChart(more);
      // In a frame of another page there is no room for the panels, and nothing is asked for them.
      const embedded = document.documentElement.dataset.embed !== undefined;
      const summary = calm ? "" : summarise();
      if (!embedded) place.current?.show({ moment, calm, told, key, summary });
      if (more && status.name !== "playing") page.redraw();
    },
  };
}
