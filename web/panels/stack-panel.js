import { lastAtMost } from "../digest/landmarks.js";
import * as words from "../text/en-panels.js";
import { setText } from "../view/element.js";
import { html } from "../view/node.js";
import { makeBody, showNote } from "./panel.js";

/**
 * The calls that are open: a row a level, with its choice, its number, and how many of the choices
 * below it have been tried. A click goes to where the level was entered.
 *
 * @typedef {import("./panel.js").Panel} Panel
 * @typedef {import("./panel.js").Scene} Scene
 * @typedef {import("./panel.js").Tools} Tools
 */

/** Rows at most; a longer path shows its end. */
const MOST_ROWS = 300;

/** @param {Tools} tools @param {() => string} form the teaching form that is chosen @returns {Panel} */
export function createStackPanel({ page, digest, go }, form) {
  const { player } = page;
  const note = html("p", { class: "panel-note" });
  const title = html("p", { class: "panel-caption" });
  const rows = html("ol", { class: "stack" });
  const body = makeBody(note, title, rows);
  let shown = "";

  rows.addEventListener("click", (event) => {
    const row = event.target instanceof Element ? event.target.closest("button") : null;
    if (row === null) return;
    const level = Number(row.dataset.level);
    const { timeline } = player;
    if (level <= timeline.root.length) player.seek(0);
    else go(entry(level, timeline.position));
  });

  /** Where a level of the current path was entered. @param {number} level @param {number} position */
  function entry(level, position) {
    const look = lastAtMost(level - 1, position, digest.relief);
    return (/** @type {import("../run/timeline.js").Timeline} */ timeline) => {
      const found = look(timeline);
      return found !== null && "position" in found ? { position: found.position + 1 } : found;
    };
  }

  /** @param {Scene} scene */
  function show(scene) {
    showNote(note, scene);
    body.dataset.stale = String(!scene.told);
    if (!scene.told) return;
    const name = form();
    if (`${scene.key} ${name}` === shown) return;
    shown = `${scene.key} ${name}`;
    const { calls, stack, graph } = words.stack.titles;
    const gray = name === "graph" || page.scenario.puzzle === "forest";
    setText(title, gray ? graph : name === "stack" ? stack : calls);
    fill(scene);
  }

  /** @param {Scene} scene */
  function fill({ moment: { state }, told }) {
    const levels = told?.levels ?? [];
    const root = player.timeline.root.length;
    const forest = page.scenario.puzzle === "forest";
    rows.dataset.kind = page.scenario.puzzle;
    const first = Math.max(0, state.depth - MOST_ROWS);
    const items = [];
    if (first > 0) items.push(html("li", { class: "stack-more" }, words.stack.above(first)));
    if (state.depth === 0) items.push(html("li", { class: "stack-more" }, words.stack.empty));
    for (let i = first; i < state.depth; i++) {
      const below = levels[i + 1 - root];
      items.push(makeRow(i + 1, nameRow(state.path[i]), below, i === state.depth - 1, forest));
    }
    rows.replaceChildren(...items);
    body.scrollTop = body.scrollHeight;
  }

  /** @param {number} choice */
  function nameRow(choice) {
    const { view } = page;
    return view.nodeName?.(choice, player.timeline.position) ?? view.name(choice);
  }

  return { name: "stack", title: "Stack", body, show };
}

/**
 * @param {number} number
 * @param {string} name
 * @param {import("../search/questions.js").Level | undefined} below
 * @param {boolean} top
 * @param {boolean} forest what is white may be discovered from elsewhere, and is not said to be tried
 */
function makeRow(number, name, below, top, forest) {
  const all = below?.choices.length ?? 0;
  // On the path one of them is being tried now; on top none is.
  const tried = below === undefined ? 0 : below.tried + (top ? 0 : 1);
  const told = forest ? words.stack.white(all - tried) : words.stack.tried(tried, all);
  const text = below === undefined ? "" : told;
  const dots = html("span", { class: "stack-dots", "aria-hidden": "true" });
  for (let i = 0; i < Math.min(all, 12); i++) {
    const standing = i < (below?.tried ?? 0) ? "tried" : i < tried ? "now" : "open";
    dots.append(html("i", { class: `dot dot-${standing}` }));
  }
  return html(
    "li",
    {},
    html(
      "button",
      {
        type: "button",
        class: top ? "stack-row stack-top" : "stack-row",
        "data-level": number,
        title: words.stack.go,
      },
      html("span", { class: "stack-number" }, String(number)),
      html("span", { class: "stack-name" }, name),
      dots,
      html("span", { class: "stack-tried" }, text),
    ),
  );
}
