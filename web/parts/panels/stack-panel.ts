import { watchSize } from "../../dom/binding.ts";
import { watchChanges } from "../../dom/changes.ts";
import { setText, update } from "../../dom/element.ts";
import { button, html } from "../../dom/node.ts";
import type { Level } from "../../engine/types/answers.ts";
import { bring, tell } from "../../language/tell.ts";
import { isLocked } from "../../state/link/link-view.ts";
import { lookForEntry, showNote } from "./panel.ts";
import type { PanelContent, Scene, Tools } from "./types.ts";

/**
 * The open calls: one row per level with its choice and number, and a dot for each choice below it. A click goes to
 * where the level was entered; a click on a dot, or W, asks why that choice is not on the path.
 */

bring("dialogs");

/** The panel's elements and state. */
interface Stack {
  tools: Tools;
  form: () => string; // returns the chosen program
  parts: Record<"note" | "title" | "rows" | "body", HTMLElement>;
  changed: ReturnType<typeof watchChanges>; // detects new content
}

/** Rows shown; of a longer path, the last ones. */
const MOST_ROWS = 300;

/** @param form returns the chosen program @param body of the panel */
export function createStack(tools: Tools, form: () => string, body: HTMLElement): PanelContent {
  const note = html("p", { class: "panel-note" });
  const title = html("p", { class: "panel-caption" });
  const rows = html("ol", { class: "stack" });
  const stack: Stack = { tools, form, parts: { note, title, rows, body }, changed: watchChanges() };
  rows.addEventListener("click", (event) => ask(tools, event.target) || goToLevel(tools, event));
  rows.addEventListener("keydown", (event) => askByKey(tools, event));
  return {
    // Keep the last row visible when the panel is resized.
    unbind: watchSize(body, () => showEnd(body)),
    parts: [note, title, rows],
    show: (scene) => show(stack, scene),
  };
}

function goToLevel({ page: { player }, digest, go, seek }: Tools, { target }: Event) {
  const row = target instanceof Element ? target.closest("button") : null;
  if (row === null) return;
  const level = Number(row.dataset.level);
  const { timeline } = player;
  if (level <= timeline.root.length) seek(0);
  else go(lookForEntry(level, timeline.position, digest.relief));
}

/** Ask why a dot's choice is not on the path. @returns false when the target is no such dot */
function ask({ page }: Tools, target: EventTarget | null | undefined): boolean {
  const dot = target instanceof Element ? target.closest(".dot") : null;
  if (!(dot instanceof HTMLElement) || dot.classList.contains("dot-now")) return false;
  return page.whyNot(Number(dot.dataset.choice), Number(dot.dataset.length));
}

/** W on a level asks about the first untried choice there, or else the first tried one. */
function askByKey(tools: Tools, event: KeyboardEvent) {
  const { target, key, ctrlKey, metaKey, altKey } = event;
  if (key.toLowerCase() !== "w" || ctrlKey || metaKey || altKey) return;
  const row = target instanceof Element ? target.closest(".stack-row") : null;
  const dot = row?.querySelector(".dot-open") ?? row?.querySelector(".dot-tried");
  if (ask(tools, dot)) event.preventDefault();
}

function show(stack: Stack, scene: Scene) {
  const { note, title, body } = stack.parts;
  showNote(note, scene);
  update(body.dataset, { stale: String(!scene.told) });
  if (!scene.told) return;
  const name = stack.form();
  if (!stack.changed(scene.key, name, isLocked())) return;
  const { view, player } = stack.tools.page;
  const gray = name === "graph" || !view.takesBack;
  const byHand = stack.tools.page.state.mode.kind === "program" ? "own" : "path";
  const ours = gray ? "graph" : name === "stack" ? "stack" : "calls";
  setText(title, tell(`panels-stack-titles-${player.foreign ? byHand : ours}`));
  fill(stack, scene);
}

function fill(
  { parts: { rows, body }, tools: { page } }: Stack,
  { moment: { state }, told }: Scene,
) {
  const { view, player } = page;
  // By hand, choices come in any order, so there is nothing to count.
  const levels = player.foreign && page.rule() === null ? [] : (told?.levels ?? []);
  const root = player.timeline.root.length;
  update(rows.dataset, { takesBack: String(view.takesBack) });
  const first = Math.max(0, state.depth - MOST_ROWS);
  const items = [];
  if (first > 0)
    items.push(html("li", { class: "stack-more" }, tell("panels-stack-above", { hidden: first })));
  if (state.depth === 0)
    items.push(html("li", { class: "stack-more" }, tell("panels-stack-empty")));
  for (let i = first; i < state.depth; i++) {
    const below = levels[i + 1 - root];
    const name = view.nodeName(state.path[i], player.timeline.position);
    items.push(makeRow(view, i + 1, name, below, i === state.depth - 1));
  }
  rows.replaceChildren(...items);
  showEnd(body);
}

function showEnd(body: HTMLElement) {
  body.scrollTop = body.scrollHeight;
}

function makeRow(
  view: Tools["page"]["view"],
  number: number,
  name: string,
  below: Level | undefined,
  top: boolean,
) {
  const all = below?.choices.length ?? 0;
  // On the path one of them is being tried now; on top none is.
  const tried = below === undefined ? 0 : below.tried + (top ? 0 : 1);
  // A white vertex may be discovered from elsewhere, so don't call it untried here.
  const told = view.takesBack
    ? tell("panels-stack-tried", { tried, all })
    : tell("panels-stack-white", { white: all - tried });
  const text = below === undefined ? "" : told;
  const dots = html("span", { class: "stack-dots", "aria-hidden": "true" });
  for (let i = 0; i < Math.min(all, 12); i++) {
    const standing = i < (below?.tried ?? 0) ? "tried" : i < tried ? "now" : "open";
    const choice = below?.choices[i] ?? -1;
    const place = { "data-choice": choice, "data-length": number, title: view.name(choice) };
    dots.append(html("i", { class: `dot dot-${standing}`, ...place }));
  }
  const cells = [
    html("span", { class: "stack-number" }, String(number)),
    html("span", { class: "stack-name" }, name),
    dots,
    html("span", { class: "stack-tried" }, text),
  ];
  const row = { class: top ? "stack-row stack-top" : "stack-row" };
  if (isLocked()) return html("li", {}, html("div", row, ...cells));
  return html(
    "li",
    {},
    button(
      { ...row, "data-level": number, title: tell("panels-stack-go"), "aria-keyshortcuts": "W" },
      ...cells,
    ),
  );
}
