import { html } from "../../dom/create-element.ts";
import { setText, update } from "../../dom/element.ts";
import { watchChanges } from "../../dom/watch-changes.ts";
import { t } from "../../language/translate.ts";
import { drawLevels, WIDTH } from "../charts/charts.ts";
import { drawHeat } from "../charts/heat-map.ts";
import { makeFigure } from "./chart-figure.ts";
import { createIcicle } from "./icicle.ts";
import { createSize } from "./search-duration.ts";
import type { Scene, Tools } from "./types.ts";

/**
 * Charts of the run: the whole of it in one picture; and up to the cursor, placements at each depth, and how often each
 * place was taken back. Each can be saved.
 */

/** The panel's elements and state. */
interface Pictures {
  tools: Tools;
  caption: HTMLElement;
  figures: Record<"heat" | "levels", ReturnType<typeof makeFigure>>;
  changed: ReturnType<typeof watchChanges>; // detects new content
  shownAt: number; // milliseconds
}

/** Milliseconds between two drawings while playing; longer for charts of many squares. */
const PAUSE = 500;
const LONG_PAUSE = 3000;
const MANY = 400;

/** @param solver answers questions about the time of the search, given below the charts */
export function createPictures(
  tools: Tools,
  solver: Parameters<typeof createSize>[1],
  pace: Parameters<typeof createSize>[2],
) {
  const { page } = tools;
  const pictures: Pictures = {
    tools,
    caption: html("p", { class: "panel-caption" }),
    figures: {
      heat: makeFigure(page, t("charts-heat"), "heat"),
      levels: makeFigure(page, t("charts-levels"), "levels"),
    },
    changed: watchChanges(),
    shownAt: 0,
  };
  const { heat, levels } = pictures.figures;
  const { caption } = pictures;
  const { list, menu } = makeSaves([heat, levels]);
  const icicle = createIcicle(tools);
  list.prepend(...icicle.saves);
  const size = createSize(tools, solver, pace);
  const head = html("div", { class: "charts-head" }, caption, menu);
  return {
    parts: [icicle.figure, head, heat.figure, levels.figure, size.body],
    /** Called once a frame while the charts are visible. */
    show(scene: Scene) {
      // Only for our search, which may have run with the visitor's rule.
      update(size.body, { hidden: page.player.foreign && page.rule() === null });
      if (!size.body.hidden) size.show(scene);
      icicle.show();
      show(pictures);
    },
    /** Called for each new scenario. */
    open() {
      size.open();
      pictures.changed();
    },
    unbind: icicle.unbind,
  };
}

/** The menu that saves each of the charts. */
function makeSaves(figures: { saves: HTMLElement[] }[]) {
  const list = html("div", { class: "menu-list" }, ...figures.flatMap(({ saves }) => saves));
  const summary = html("summary", { class: "button" }, t("charts-save"));
  const menu = html("details", { id: "charts-save", class: "menu" }, summary, list);
  return { list, menu };
}

function show(pictures: Pictures) {
  const { page, analysis } = pictures.tools;
  const { depthRanges, choiceCounts } = analysis;
  const { timeline } = page.player;
  if (depthRanges === null || choiceCounts === null) return;
  const position = Math.min(
    timeline.position,
    choiceCounts.possible ? choiceCounts.read : Infinity,
  );
  if (!isDue(pictures)) return;
  if (!pictures.changed(page.scenario, position, depthRanges.read, timeline.known)) return;
  pictures.shownAt = performance.now();
  const { heat, levels } = pictures.figures;
  levels.figure.hidden = !choiceCounts.possible;
  heat.figure.hidden = !choiceCounts.possible;
  if (!choiceCounts.possible) {
    setText(pictures.caption, t("charts-too-large"));
    return;
  }
  const counts = choiceCounts.at(position, timeline);
  setText(pictures.caption, t("charts-at", { position: counts.position }));
  levels.draw(drawLevels(counts, timeline.root.length + 1));
  const ground = page.view.ground?.(WIDTH);
  heat.figure.hidden = ground === undefined;
  if (ground !== undefined) {
    heat.draw(drawHeat(counts.undone, ground));
    heat.call(ground.title);
  }
}

/** True when enough time has passed since the last drawing. */
function isDue({ tools, shownAt }: Pictures) {
  const { timeline, status } = tools.page.player;
  const pause = timeline.size > MANY ? LONG_PAUSE : PAUSE;
  return status.name !== "playing" || performance.now() - shownAt >= pause;
}
