import * as words from "../text/en-panels.js";
import { setText } from "../view/element.js";
import { drawDepth, drawHeat, drawLevels, WIDTH } from "./charts.js";
import { columnsOf } from "./depth-chart.js";
import { html } from "./node.js";
import { makeBody } from "./panel.js";
import { save, writePng, writeSvg } from "./picture-export.js";

/**
 * Pictures of the run up to the cursor: depth over time, placements at each depth, and how often
 * each square was taken back. Each can be saved.
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
  const heat = makeFigure(words.pictures.heat, "heat");
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
    const { view } = page;
    const board = "board" in view ? /** @type {any} */ (view.board) : null;
    heat.figure.hidden = board === null;
    if (board !== null) heat.draw(drawHeat(counts, board, (choice) => view.name(choice)));
  }

  /** @param {string} title @param {string} file */
  function makeFigure(title, file) {
    const holder = html("div", { class: "chart-holder" });
    /** @type {SVGElement | null} */
    let chart = null;
    const asSvg = html(
      "button",
      { type: "button", class: "button", "aria-label": `${title} as SVG` },
      "SVG",
    );
    const asPng = html(
      "button",
      { type: "button", class: "button", "aria-label": `${title} as PNG` },
      "PNG",
    );
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
      html("figcaption", {}, html("span", {}, title), asSvg, asPng),
      holder,
    );
    return {
      figure,
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
