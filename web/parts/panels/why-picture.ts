import { html, nothing, render, svg } from "lit-html";
import { binding, watchSize } from "../../dom/binding.ts";
import { html as make } from "../../dom/create-element.ts";
import { update } from "../../dom/element.ts";
import { recall, remember } from "../../dom/storage.ts";
import { watchChanges } from "../../dom/watch-changes.ts";
import { lastSteps } from "../../engine/analysis/recent-depths.ts";
import { t } from "../../language/translate.ts";
import { count } from "../../language/written.ts";
import { createTree } from "./tree-panel.ts";
import type { PanelContent, Scene, Tools } from "./types.ts";

/**
 * The picture in the free room below the reason in panel Why: the tree around the path, or the depth of the last steps.
 * The visitor chooses, and the choice is kept. Without room for it the style hides it, and nothing is drawn.
 */

const VIEWS = ["tree", "depth"] as const;
type View = (typeof VIEWS)[number];

const KEY = "knights.companion";
/** Steps in the chart of the depth: where each can be told from the next, and in a run too fast for that. */
const STEPS = 80;
const FAST_STEPS = 800;
/** Milliseconds between two charts while playing. */
const PAUSE = 120;
const CHART = "display: block; fill: none; stroke-width: 2; stroke-linejoin: round";
const TEXT = "fill: var(--ink-soft); font: var(--fine) var(--font)";
/** Room around the chart for the numbers of depths and steps, in pixels. */
const ROOM = { left: 30, right: 8, top: 10, bottom: 20 };

export function createCompanion(tools: Tools): PanelContent {
  const { page } = tools;
  const { onDispose, unbind } = binding();
  const head = make("div", { class: "companion-head row wrap apart middle small" });
  const tree = make("div", { class: "companion-picture" });
  const chart = make("div", { class: "companion-picture" });
  const treePart = createTree(tools, tree);
  const changed = watchChanges();
  let view: View = VIEWS.find((name) => name === recall(KEY)) ?? "tree";
  let size = { width: 0, height: 0 };
  let drawnAt = 0;
  onDispose(
    watchSize(chart, ([{ contentRect }]) => {
      size = contentRect;
      page.redraw();
    }),
  );
  let roomy = false;
  onDispose(
    watchSize(head, ([{ contentRect }]) => {
      roomy = contentRect.height > 0;
      page.redraw();
    }),
  );

  function choose(name: View) {
    view = name;
    remember(KEY, view);
    page.redraw();
  }

  function showChart({ calm, key }: Scene) {
    const now = performance.now();
    if ((page.player.playing && now - drawnAt < PAUSE) || size.width === 0) return;
    if (!changed(key, size.width, size.height)) return;
    drawnAt = now;
    const { timeline } = page.player;
    render(
      renderDepths(lastSteps(timeline, calm ? STEPS : FAST_STEPS), timeline.position, size),
      chart,
    );
  }

  return {
    parts: [tree, chart, head],
    show(scene) {
      update(tree, { hidden: view !== "tree" });
      update(chart, { hidden: view !== "depth" });
      render(renderChoice(view, choose), head);
      if (!roomy) return;
      if (view === "depth") return showChart(scene);
      if (tree.childElementCount === 0) {
        tree.append(...treePart.picture);
        // It is drawn again, and scrolled to where the search is.
        treePart.open?.();
      }
      treePart.show(scene);
    },
    open: () => void changed(),
    // Panel Tree may draw the same tree now.
    leave: () => tree.replaceChildren(),
    unbind,
  };
}

const renderChoice = (view: View, choose: (name: View) => void) =>
  html`<div class="row" role="group" aria-label=${t("panels-companion-label")}>${VIEWS.map(
    (name) =>
      html`<button type="button" class="companion-choice" aria-pressed=${name === view} @click=${() => choose(name)}
        >${name === "tree" ? t("panels-tab-tree") : t("panels-companion-depth")}</button>`,
  )}</div>`;

/** @param depths after each of the last steps, and before the first of them */
function renderDepths(
  depths: readonly number[],
  position: number,
  { width, height }: { width: number; height: number },
) {
  const [least, greatest] = [Math.min(...depths), Math.max(...depths)];
  const first = position - depths.length + 1;
  const [right, bottom] = [width - ROOM.right, height - ROOM.bottom];
  const wide = (right - ROOM.left) / Math.max(1, depths.length - 1);
  const high = (bottom - ROOM.top) / Math.max(1, greatest - least);
  const x = (index: number) => Math.round(10 * (ROOM.left + index * wide)) / 10;
  const y = (depth: number) => Math.round(10 * (bottom - (depth - least) * high)) / 10;
  /** The steps in one direction, as one path. */
  const way = (forward: boolean) =>
    depths
      .map((depth, i) =>
        i > 0 && depth > depths[i - 1] === forward
          ? `M${x(i - 1)} ${y(depths[i - 1])}L${x(i)} ${y(depth)}`
          : "",
      )
      .join("");
  const last = depths.length - 1;
  const lines = least === greatest ? [least] : [least, greatest];
  return html`<svg class="depths" role="img" width=${width} height=${height} style=${CHART}
    aria-label=${t("panels-companion-depths", { first, last: position, least, greatest })}>${lines.map(
      (depth) => svg`<path style="stroke: var(--line)" d="M${ROOM.left} ${y(depth)}H${right}" />
        <text style=${TEXT} x=${ROOM.left - 6} y=${y(depth) + 4} text-anchor="end">${count(depth)}</text>`,
    )}<path style="stroke: var(--accent)" d=${way(true)} /><path style="stroke: var(--undo-ink)" d=${way(false)} />
    <circle style="fill: var(--accent)" cx=${x(last)} cy=${y(depths[last])} r="4.5" />
    <text style=${TEXT} x=${ROOM.left} y=${height - 4}>${t("panels-companion-step", { position: first })}</text>
    ${
      last > 0
        ? svg`<text style=${TEXT} x=${right} y=${height - 4} text-anchor="end">${t("panels-companion-step", { position })}</text>`
        : nothing
    }</svg>`;
}
