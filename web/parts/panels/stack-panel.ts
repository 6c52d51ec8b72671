import { watchSize } from "../../dom/binding.ts";
import { html } from "../../dom/create-element.ts";
import { setText, update } from "../../dom/element.ts";
import { watchChanges } from "../../dom/watch-changes.ts";
import { Inquiry } from "../../engine/search/inquiry.ts";
import type { Call, Form } from "../../engine/types/python-replies.ts";
import { bring, t } from "../../language/translate.ts";
import { isLocked } from "../../state/link/link-view.ts";
import { askWhyNot } from "../../state/page/why-not.ts";
import { lookForEntry, showNote } from "./panel-helpers.ts";
import { shownProgram } from "./shown-program.ts";
import { makeCallRows, makeRows } from "./stack-rows.ts";
import type { PanelContent, Scene, Tools } from "./types.ts";

/**
 * The open calls of the shown program, each with its choice and a dot for each option; of a program that does not call
 * itself, the choices of the path. A click goes to where the choice was made; a click on a dot, or W, asks why that
 * option is not on the path.
 */

bring("dialogs");

/** The panel's elements and state. */
interface Stack {
  tools: Tools;
  form: () => string; // returns the chosen program
  forms: Inquiry<Form[]>; // the programs of a scenario
  calls: Inquiry<Call[]>; // the open calls of one
  parts: Record<"note" | "title" | "rows" | "body", HTMLElement>;
  changed: ReturnType<typeof watchChanges>; // detects new content
}

/** @param form returns the chosen program @param body of the panel */
export function createStack(tools: Tools, form: () => string, body: HTMLElement): PanelContent {
  const note = html("p", { class: "panel-note" });
  const title = html("p", { class: "panel-caption" });
  const rows = html("ol", { class: "stack plain" });
  const { solver, redraw } = tools.page;
  const stack: Stack = {
    tools,
    form,
    forms: new Inquiry(solver, "forms", redraw),
    calls: new Inquiry(solver, "calls", redraw),
    parts: { note, title, rows, body },
    changed: watchChanges(),
  };
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
  const { note, title, rows, body } = stack.parts;
  showNote(note, scene);
  const { view, player } = stack.tools.page;
  const kept = scene.told ? keptBy(stack, scene) : undefined;
  update(body.dataset, { stale: String(kept === undefined) });
  if (kept === undefined) return;
  const { name, calls } = kept;
  if (!stack.changed(scene.key, name, isLocked())) return;
  setText(title, t(`panels-stack-titles-${name}`));
  update(rows.dataset, { takesBack: String(view.takesBack), calls: String(name === "calls") });
  const { state } = scene.moment;
  const { root, position } = player.timeline;
  const levels = levelsOf(stack, scene);
  rows.replaceChildren(
    ...(calls === null
      ? makeRows(view, state, levels, root.length, position)
      : makeCallRows(view, calls, state.depth, levels, root.length, position)),
  );
  showEnd(body);
}

/**
 * What the shown program keeps, as the name of a title, with the rows that are not simply those of the path; undefined
 * until Python has answered.
 */
function keptBy(stack: Stack, { moment: { state }, key }: Scene) {
  const {
    page,
    page: { view, player, scenario },
  } = stack.tools;
  const plain = <Name extends string>(name: Name) => ({ name, calls: null });
  if (player.foreign) return plain(page.state.mode.kind === "program" ? "own" : "path");
  if (!view.takesBack) return plain("graph");
  const { text } = scenario;
  const known = stack.forms.answerFor(text, () => [text]);
  if (known === undefined) return undefined;
  const form = shownProgram(known ?? [], scenario, stack.form());
  if (form === "") return plain("path");
  if (form === "graph") return plain("graph");
  const calls = stack.calls.answerFor(`${key} ${form}`, () => {
    const { path, undone } = state.snapshot();
    return [text, form, path, undone, player.timeline.foundAt(state.position)];
  });
  if (calls) return { name: "calls" as const, calls };
  if (calls === undefined) return undefined;
  const name = form === "stack" ? ("stack" as const) : ("path" as const);
  return view.moves ? plain(name) : { name, calls: entriesOf(state) };
}

/** The entries of a program's own stack: choices of the path, each with the options from which it was chosen. */
const entriesOf = ({ path, depth }: Scene["moment"]["state"]): Call[] =>
  Array.from(path.subarray(0, depth), (choice, length) => ({ call: "", length, choice }));

/** By hand, choices come in any order, so there is nothing to count. */
const levelsOf = ({ tools: { page } }: Stack, { told }: Scene) =>
  page.player.foreign && page.rule() === null ? [] : (told?.levels ?? []);

function showEnd(body: HTMLElement) {
  body.scrollTop = body.scrollHeight;
}
