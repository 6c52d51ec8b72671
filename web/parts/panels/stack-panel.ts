import { watchSize } from "../../dom/binding.ts";
import { html } from "../../dom/create-element.ts";
import { setText, update } from "../../dom/element.ts";
import { watchChanges } from "../../dom/watch-changes.ts";
import { bring, t } from "../../language/translate.ts";
import { isLocked } from "../../state/link/link-view.ts";
import { askWhyNot } from "../../state/page/why-not.ts";
import { lookForEntry, showNote } from "./panel-helpers.ts";
import { makeRows } from "./stack-rows.ts";
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

/** @param form returns the chosen program @param body of the panel */
export function createStack(tools: Tools, form: () => string, body: HTMLElement): PanelContent {
  const note = html("p", { class: "panel-note" });
  const title = html("p", { class: "panel-caption" });
  const rows = html("ol", { class: "stack plain" });
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

function goToLevel({ page: { player }, analysis, go, seek }: Tools, { target }: Event) {
  const row = target instanceof Element ? target.closest("button") : null;
  if (row === null) return;
  const level = Number(row.dataset.level);
  const { timeline } = player;
  if (level <= timeline.root.length) seek(0);
  else go(lookForEntry(level, timeline.position, analysis.depthRanges));
}

/** Ask why a dot's choice is not on the path. @returns false when the target is no such dot */
function ask({ page }: Tools, target: EventTarget | null | undefined): boolean {
  const dot = target instanceof Element ? target.closest(".dot") : null;
  if (!(dot instanceof HTMLElement) || dot.classList.contains("dot-now")) return false;
  return askWhyNot(page, Number(dot.dataset.choice), Number(dot.dataset.length));
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
  setText(title, t(`panels-stack-titles-${player.foreign ? byHand : ours}`));
  fill(stack, scene);
}

function fill(
  { parts: { rows, body }, tools: { page } }: Stack,
  { moment: { state }, told }: Scene,
) {
  const { view, player } = page;
  // By hand, choices come in any order, so there is nothing to count.
  const levels = player.foreign && page.rule() === null ? [] : (told?.levels ?? []);
  const { root, position } = player.timeline;
  update(rows.dataset, { takesBack: String(view.takesBack) });
  rows.replaceChildren(...makeRows(view, state, levels, root.length, position));
  showEnd(body);
}

function showEnd(body: HTMLElement) {
  body.scrollTop = body.scrollHeight;
}
