import { drawDepth, drawLevels, WIDTH } from "../charts/charts.js";
import { columnsOf } from "../charts/depth-chart.js";
import { drawHeat } from "../charts/heat-map.js";
import { writePng, writeSvg } from "../export/chart-file.js";
import { saveFile } from "../export/file.js";
import { tell } from "../language/tell.js";
import { binding } from "../view/binding.js";
import { watchChanges } from "../view/changes.js";
import { setText } from "../view/element.js";
import { bindMenu } from "../view/menu.js";
import { button, html } from "../view/node.js";
import { makeBody } from "./panel.js";

/**
 * Pictures of the run up to the cursor: depth over time, placements at each depth, and how often
 * each place was taken back. Each can be saved.
 *
 * @import { Relief } from "../digest/relief.js"
 * @import { Page } from "../lane/types.d.ts"
 * @import { Timeline } from "../run/timeline.js"
 * @import { Panel, Part, Tools } from "./types.d.ts"
 *
 * @typedef {object} Pictures what the panel consists of, and what it shows
 * @property {Tools} tools
 * @property {HTMLElement} caption
 * @property {Record<"depth" | "heat" | "levels", ReturnType<typeof makeFigure>>} figures
 * @property {ReturnType<typeof watchChanges>} changed whether there is something new to show
 * @property {number} shownAt milliseconds
 */

/** Milliseconds between two drawings while it plays; more for pictures of many squares. */
const PAUSE = 500;
const LONG_PAUSE = 3000;
const MANY = 400;

/** @param {Tools} tools @param {Part} size how long the search takes: below the pictures @returns {Panel} */
export function createPicturesPanel(tools, size) {
  const { page } = tools;
  /** @type {Pictures} */
  const pictures = {
    tools,
    caption: html("p", { class: "panel-caption" }),
    figures: {
      depth: makeFigure(page, tell("panels-pictures-depth"), "depth"),
      heat: makeFigure(page, tell("panels-pictures-heat"), "heat"),
      levels: makeFigure(page, tell("panels-pictures-levels"), "levels"),
    },
    changed: watchChanges(),
    shownAt: 0,
  };
  const { depth, heat, levels } = pictures.figures;
  const { signal, unbind } = binding();
  const saves = makeSaves(Object.values(pictures.figures), signal);
  const head = html("div", { class: "charts-head" }, pictures.caption, saves);
  return {
    name: "pictures",
    title: tell("panels-tab-charts"),
    body: makeBody(head, depth.figure, heat.figure, levels.figure, size.body),
    show: (scene) => {
      size.body.hidden = size.offered?.() === false;
      if (!size.body.hidden) size.show(scene);
      show(pictures);
    },
    open: () => {
      size.open?.();
      pictures.changed();
    },
    unbind: () => {
      unbind();
      size.unbind?.();
    },
  };
}

/** The menu that saves each of the pictures. @param {ReturnType<typeof makeFigure>[]} figures @param {AbortSignal} signal */
function makeSaves(figures, signal) {
  const list = html("div", { class: "menu-list" }, ...figures.flatMap(({ saves }) => saves));
  const summary = html("summary", { class: "button" }, tell("panels-pictures-save"));
  const menu = html("details", { id: "charts-save", class: "menu" }, summary, list);
  bindMenu(menu, signal);
  return menu;
}

/** @param {Pictures} pictures */
function show(pictures) {
  const { page, digest } = pictures.tools;
  const { relief, tally } = digest;
  const { timeline } = page.player;
  if (relief === null || tally === null) return;
  const position = Math.min(timeline.position, tally.possible ? tally.read : Infinity);
  if (!isDue(pictures)) return;
  if (!pictures.changed(page.scenario, position, relief.read, timeline.known)) return;
  pictures.shownAt = performance.now();
  const { depth, heat, levels } = pictures.figures;
  depth.draw(pictureDepth(relief, timeline));
  levels.figure.hidden = !tally.possible;
  heat.figure.hidden = !tally.possible;
  if (!tally.possible) {
    setText(pictures.caption, tell("panels-pictures-too-large"));
    return;
  }
  const counts = tally.at(position, timeline);
  setText(pictures.caption, tell("panels-pictures-at", { position: counts.position }));
  levels.draw(drawLevels(counts, timeline.root.length + 1));
  const ground = page.view.ground?.(WIDTH);
  heat.figure.hidden = ground === undefined;
  if (ground !== undefined) {
    heat.draw(drawHeat(counts.undone, ground));
    heat.call(ground.title);
  }
}

/** Whether there is time to draw. @param {Pictures} pictures */
function isDue({ tools, shownAt }) {
  const { timeline, status } = tools.page.player;
  const pause = timeline.size > MANY ? LONG_PAUSE : PAUSE;
  return status.name !== "playing" || performance.now() - shownAt >= pause;
}

/** @param {Relief} relief @param {Timeline} timeline */
function pictureDepth(relief, { known, length, position }) {
  const cursor = known > 0 ? (position / known) * WIDTH : 0;
  const columns = columnsOf(relief, known, WIDTH);
  return drawDepth(columns, length, cursor, tell("panels-pictures-steps", { position: known }));
}

/** A picture with its title, and the buttons that save it. @param {Page} page @param {string} title @param {string} file */
function makeFigure(page, title, file) {
  /** @type {SVGElement | null} */
  let chart = null;
  const heading = html("span");
  const holder = html("div", { class: "chart-holder" });

  function saveSvg() {
    if (chart === null) return;
    saveFile(new Blob([writeSvg(chart)], { type: "image/svg+xml" }), `knights-${file}.svg`);
  }

  function savePng() {
    if (chart === null) return;
    writePng(chart).then(
      (blob) => saveFile(blob, `knights-${file}.png`),
      () => page.tell(tell("panels-pictures-failed")),
    );
  }

  const asSvg = button({ class: "button", "data-save": `${file}.svg`, click: saveSvg });
  const asPng = button({ class: "button", "data-save": `${file}.png`, click: savePng });

  /** @param {string} title */
  function call(title) {
    setText(heading, title);
    setText(asSvg, tell("panels-pictures-as", { title, format: "SVG" }));
    setText(asPng, tell("panels-pictures-as", { title, format: "PNG" }));
  }

  call(title);
  return {
    figure: html("figure", { class: "figure" }, html("figcaption", {}, heading), holder),
    saves: [asSvg, asPng],
    call,
    /** @param {SVGElement} next */
    draw(next) {
      chart = next;
      holder.replaceChildren(next);
    },
  };
}
