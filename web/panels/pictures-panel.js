import { drawDepth, drawLevels, WIDTH } from "../charts/charts.js";
import { columnsOf } from "../charts/depth-chart.js";
import { drawHeat } from "../charts/heat-map.js";
import { save, writePng, writeSvg } from "../export/chart-file.js";
import * as words from "../text/en-panels.js";
import { setText } from "../view/element.js";
import { html } from "../view/node.js";
import { makeBody } from "./panel.js";

/**
 * Pictures of the run up to the cursor: depth over time, placements at each depth, and how often
 * each place was taken back. Each can be saved.
 *
 * @typedef {import("./panel.js").Panel} Panel
 * @typedef {import("./panel.js").Tools} Tools
 */

/** Milliseconds between two drawings while it plays; more for pictures of many squares. */
const PAUSE = 500;
const LONG_PAUSE = 3000;
const MANY = 400;

/** @param {Tools} tools @returns {Panel} */
export function createPicturesPanel({ page, digest }) {
  const { player } = page;
  const caption = html("p", { class: "panel-caption" });
  const depth = makeFigure(words.pictures.depth, "depth");
  const heat = makeFigure(words.pictures.heat.square, "heat");
  const levels = makeFigure(words.pictures.levels, "levels");
  const body = makeBody(caption, depth.figure, heat.figure, levels.figure);
  let shown = "";
  let shownAt = 0;

  function show() {
    const { relief, tally } = digest;
    const { timeline, status } = player;
    if (relief === null || tally === null) return;
    const position = Math.min(timeline.position, tally.possible ? tally.read : Infinity);
    const key = `${page.scenario.text} ${position} ${relief.read} ${timeline.known}`;
    const now = performance.now();
    if (key === shown) return;
    const pause = timeline.size > MANY ? LONG_PAUSE : PAUSE;
    if (status.name === "playing" && now - shownAt < pause) return;
    shown = key;
    shownAt = now;
    const { known, length } = timeline;
    const columns = columnsOf(relief, known, WIDTH);
    const cursor = known > 0 ? (timeline.position / known) * WIDTH : 0;
    depth.draw(drawDepth(columns, length, cursor, words.pictures.steps(known)));
    levels.figure.hidden = !tally.possible;
    heat.figure.hidden = !tally.possible;
    if (!tally.possible) {
      setText(caption, words.pictures.tooLarge);
      return;
    }
    const counts = tally.at(position, timeline);
    setText(caption, words.pictures.at(counts.position));
    levels.draw(drawLevels(counts, timeline.root.length + 1));
    const ground = page.view.ground?.(WIDTH);
    heat.figure.hidden = ground === undefined;
    if (ground !== undefined) {
      heat.draw(drawHeat(counts.undone, ground));
      heat.call(words.pictures.heat[ground.kind]);
    }
  }

  /** @param {string} title @param {string} file */
  function makeFigure(title, file) {
    const holder = html("div", { class: "chart-holder" });
    /** @type {SVGElement | null} */
    let chart = null;
    const heading = html("span");
    const asSvg = html("button", { type: "button", class: "button" }, "SVG");
    const asPng = html("button", { type: "button", class: "button" }, "PNG");
    call(title);
    asSvg.addEventListener("click", () => {
      if (chart === null) return;
      save(new Blob([writeSvg(chart)], { type: "image/svg+xml" }), `knights-${file}.svg`);
    });
    asPng.addEventListener("click", () => {
      if (chart === null) return;
      writePng(chart).then(
        (blob) => save(blob, `knights-${file}.png`),
        () => page.tell(words.pictures.failed),
      );
    });
    const figure = html(
      "figure",
      { class: "figure", "data-chart": file },
      html("figcaption", {}, heading, asSvg, asPng),
      holder,
    );

    /** @param {string} title */
    function call(title) {
      setText(heading, title);
      asSvg.setAttribute("aria-label", `${title} as SVG`);
      asPng.setAttribute("aria-label", `${title} as PNG`);
    }

    return {
      figure,
      call,
      /** @param {SVGElement} next */
      draw(next) {
        chart = next;
        holder.replaceChildren(next);
      },
    };
  }

  return {
    name: "pictures",
    title: "Pictures",
    body,
    show,
    open: () => {
      shown = "";
    },
  };
}
