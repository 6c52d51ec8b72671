import { copyText } from "../../dom/clipboard.ts";
import { button, html } from "../../dom/create-element.ts";
import { setAble, setText, update } from "../../dom/element.ts";
import { remember } from "../../dom/storage.ts";
import { watchChanges } from "../../dom/watch-changes.ts";
import { Inquiry } from "../../engine/search/inquiry.ts";
import type { Form, Frames, Reached } from "../../engine/types/python-replies.ts";
import { t } from "../../language/translate.ts";
import { isLocked } from "../../state/link/link-view.ts";
import type { Page } from "../../state/page/page-context.ts";
import { showStepToast } from "../../state/page/step-toast.ts";
import { showNote } from "./panel-helpers.ts";
import { bindListing, fillListing, keepInSight, lightLine } from "./program-listing.ts";
import { KEY, shownProgram } from "./shown-program.ts";
import type { PanelContent, Scene, Tools } from "./types.ts";
import { showVariables } from "./variables.ts";

/**
 * Panel Code: the source of a program, with the running line highlighted and its variables. Between two steps of the
 * search the visitor can go on line by line, and see each candidate tested and refused; and from any line to the next
 * time it runs, or the last.
 */

/** The panel's state and elements. */
class Code {
  declare page: Page;
  declare marks: Tools["marks"];
  declare forms: Inquiry<Form[]>;
  declare framing: Inquiry<Frames>;
  declare parts: ReturnType<typeof makeParts>;
  form = ""; // name of the chosen program
  listed = ""; // scenario and program of the current listing
  litChanged = watchChanges(); // detects a change of the highlighted line
  key = ""; // identifies the moment of the trace
  at = -1; // index of the shown line in the trace; -1: the line that led to this state
  wanted: { position: number; at: number | "last" } | null = null; // the line to show as soon as its step has arrived
  target: number | null = null; // the line that the visitor has chosen
  reaching = false; // true: Python is looking for the line's next run
  later: { back: boolean } | null = null; // a press while the panel was still on its way to another line
  said = ""; // says that the line was not found
  frames: Frames | null = null;

  constructor(page: Page, marks: Tools["marks"], parts: ReturnType<typeof makeParts>) {
    this.page = page;
    this.marks = marks;
    this.forms = new Inquiry(page.solver, "forms", page.redraw);
    this.framing = new Inquiry(page.solver, "frames", page.redraw);
    this.parts = parts;
  }
}

/** A finger is too coarse for a line: it only chooses one, and the arrows beside it go there. */
const FINGER = matchMedia("(pointer: coarse)");

/** @param body of the panel, with the button and the place of the visitor's programs */
export function createCodePanel(
  { page, marks }: Tools,
  body: HTMLElement,
): PanelContent & { form: () => string } {
  const parts = makeParts(body);
  const code = new Code(page, marks, parts);
  parts.choice.addEventListener("change", () => chooseForm(code));
  parts.next.addEventListener("click", () => goForward(code));
  parts.back.addEventListener("click", () => goBack(code));
  parts.copy.addEventListener("click", () => copy(code));
  parts.runNext.addEventListener("click", () => reach(code, false));
  parts.runLast.addEventListener("click", () => reach(code, true));
  parts.line.addEventListener("change", () => aim(code, Number(parts.line.value) || null));
  bindListing(parts.listing, {
    run(line, back) {
      code.target = line;
      reach(code, back, true);
    },
    chooseLine: (line) => aim(code, line),
  });
  return {
    parts: [...body.children],
    show: (scene) => show(code, scene),
    form: () => code.form,
    unbind: keepInSight(parts.listing),
    leave: () => {
      marks.clear();
      code.litChanged();
    },
  };
}

function makeParts(body: HTMLElement) {
  const choice = html("select", { class: "input", "aria-label": t("code-text") });
  const back = makeButton(t("code-line-back"), t("code-back"));
  const next = makeButton(t("code-line-on"), t("code-forward"));
  const copy = makeButton(t("code-copy"), t("code-copy-all"));
  const runLast = button({ class: "button button-line" });
  const runNext = button({ class: "button button-line" });
  const line = html("select", { class: "input code-line", "aria-label": t("code-line") });
  line.hidden = !FINGER.matches;
  const runs = html("div", { class: "code-runs", hidden: "" }, runLast, line, runNext);
  const note = html("p", { class: "panel-note" });
  const listing = html("ol", { class: "listing", "aria-label": t("code-listing") });
  const where = html("p", { class: "code-where muted small", "aria-live": "polite" });
  const variables = html("dl", { class: "variables" });
  const label = { role: "group", "aria-label": t("code-variables") };
  const values = html("div", { class: "code-values", tabindex: "0", ...label }, variables);
  const list = html("div", { class: "menu-list" }, back, next, copy);
  const more = html("summary", { class: "button" }, t("code-more"));
  const spare = html("details", { id: "code-more", class: "code-spare" }, more, list);
  const told = html("div", { class: "code-told" }, note, where, values);
  const [sheet, tools] = [".code-sheet", ".code-tools"].map(
    (selector) => body.querySelector(selector) as HTMLElement,
  );
  tools.prepend(choice, spare);
  tools.append(runs);
  sheet.append(listing, told);
  return {
    choice,
    back,
    next,
    copy,
    tools,
    line,
    runs,
    runLast,
    runNext,
    note,
    listing,
    where,
    variables,
    body,
  };
}

/** The visitor has chosen a program. */
function chooseForm(code: Code) {
  code.form = code.parts.choice.value;
  remember(KEY, code.form);
  code.at = -1;
  code.target = null;
  code.said = "";
  code.page.redraw();
}

/** Copy the program in the form that runs anywhere. */
async function copy({ page, form, forms }: Code) {
  const shown = forms.known(page.scenario.text)?.find(({ name }) => name === form);
  if (shown === undefined) return;
  page.showToast((await copyText(shown.source)) ? t("code-copied") : t("code-not-copied"));
}

function goForward(code: Code) {
  const { frames, page, parts } = code;
  if (frames === null || parts.next.ariaDisabled) return;
  code.said = "";
  if (code.at < frames.trace.length - 1) code.at++;
  else page.player.step();
  page.redraw();
}

function goBack(code: Code) {
  const { page, parts } = code;
  if (parts.back.ariaDisabled) return;
  code.said = "";
  if (code.at >= 0) code.at--;
  else if (page.player.can.stepBack) {
    code.wanted = { position: page.player.timeline.position - 1, at: "last" };
    page.player.stepBack();
  }
  page.redraw();
}

/** Choose a line, or none, without moving. */
function aim(code: Code, line: number | null) {
  code.target = line;
  code.said = line === null ? "" : t("code-chosen", { line });
  code.page.redraw();
}

/** Go to the next or the last run of the chosen line. @param tells show a message with a way back */
async function reach(code: Code, back: boolean, tells = false) {
  const { page, form, target } = code;
  if (target === null || code.reaching) return;
  const { player, scenario, solver } = page;
  const { wanted } = code;
  if (wanted !== null && (player.aim !== null || wanted.position === player.timeline.position)) {
    // The panel is still on its way to another line: continue from there.
    code.later = { back };
    return;
  }
  code.wanted = null;
  player.pause();
  const { position } = player.timeline;
  const key = `${scenario.text}@${position}`;
  // The panel may still show the step before.
  const at = code.key === key ? code.at : -1;
  const { path, undone } = player.state.snapshot();
  const found = player.timeline.foundAt(position);
  code.reaching = true;
  code.said = t("code-looking", { line: target });
  page.redraw();
  const asked = [scenario.text, form, path, undone, found, at < 0 ? null : at, target, back];
  const answer = await solver.ask<Reached>("reach", ...asked).catch(() => null);
  code.reaching = false;
  code.said = "";
  const now = `${page.scenario.text}@${player.timeline.position}`;
  // The visitor may have moved on meanwhile.
  if (answer === null || now !== key || code.form !== form || code.at !== at) return page.redraw();
  if (answer.steps === null || answer.at === null) {
    code.said = t("code-never", {
      line: target,
      back,
      ends: answer.ends,
      budget: answer.budget,
    });
  } else {
    code.wanted = { position: position + answer.steps, at: answer.at };
    if (answer.steps !== 0) player.seek(position + answer.steps);
    if (answer.steps !== 0 && tells) {
      const told = t("code-ran", { line: target, step: position + answer.steps, back });
      const label = t("code-ran-back", { step: position });
      showStepToast(page, told, { label, run: () => player.seek(position) });
    }
  }
  page.redraw();
}

function show(code: Code, scene: Scene) {
  const { page, parts } = code;
  const { scenario } = page;
  const known = code.forms.answerFor(scenario.text, () => [scenario.text]);
  showNote(parts.note, scene);
  if (!known) {
    if (code.listed === "")
      update(parts.listing.dataset, { awaits: code.forms.problem || t("code-awaits") });
    return disable(code);
  }
  delete parts.listing.dataset.awaits;
  const none = known.every(({ refusal }) => refusal !== null);
  update(parts.body.dataset, { none: String(none) });
  if (none) {
    parts.note.hidden = false;
    setText(parts.note, t("code-none"));
    return;
  }
  offerForms(code, known);
  if (code.key !== scene.key) {
    code.key = scene.key;
    code.at = -1;
    if (!code.reaching) code.said = "";
  }
  if (page.player.foreign) return showText(code);
  if (!scene.told) return disable(code);
  const key = `${scene.key} ${code.form}`;
  const answer = askFrames(code, key, scene);
  if (answer === undefined) return;
  code.frames = answer;
  if (answer === null) return disable(code);
  arrive(code, answer, scene.moment.state.position);
  light(code, answer, key);
}

/** Show only the text while the visitor acts as the search: they decide which line runs. */
function showText(code: Code) {
  const { parts, marks } = code;
  disable(code);
  showTarget(parts, null);
  setText(parts.where, "");
  showVariables(parts.variables, []);
  lightLine(parts.listing, null, null);
  marks.clear();
  code.litChanged();
}

/** Show the line that was asked for, once its step has arrived. */
function arrive(code: Code, { trace }: Frames, position: number) {
  const { wanted } = code;
  if (wanted === null || wanted.position !== position) return;
  code.at = wanted.at === "last" ? trace.length - 2 : Math.min(wanted.at, trace.length - 1);
  code.wanted = null;
  const { later } = code;
  code.later = null;
  if (later !== null) void reach(code, later.back);
}

function askFrames({ framing, form, page }: Code, key: string, { moment }: Scene) {
  return framing.answerFor(key, () => {
    const { path, undone } = moment.state.snapshot();
    const found = page.player.timeline.foundAt(moment.state.position);
    return [page.scenario.text, form, path, undone, found];
  });
}

/** The listing shows another moment: disable it, and highlight again when that moment returns. */
function disable({ parts: { next, back, runNext, runLast, listing }, litChanged }: Code) {
  for (const control of [next, back, runNext, runLast]) setAble(control, false);
  update(listing.dataset, { stale: "true" });
  litChanged();
}

/** True when no line leads anywhere. */
const isStill = ({ page }: Code) => isLocked() || page.player.foreign;

/** Identifies the listing to show. */
const listingOf = (code: Code) => `${code.page.scenario.text} ${code.form} ${isStill(code)}`;

/** Offer the programs that can run this scenario. */
function offerForms(code: Code, known: Form[]) {
  const { page, parts } = code;
  const { scenario } = page;
  if (code.listed === listingOf(code)) return;
  code.form = shownProgram(known, scenario, code.form);
  code.listed = listingOf(code);
  code.target = null;
  parts.choice.replaceChildren(
    ...known.map(({ name, title, refusal }) =>
      html("option", { value: name, disabled: refusal !== null }, title),
    ),
  );
  parts.choice.value = code.form;
  const form = known.find(({ name }) => name === code.form);
  if (form) fillListing(parts.listing, isStill(code) ? { ...form, lines: [] } : form);
  fillLines(parts.line, form);
  code.litChanged();
}

function light(code: Code, told: Frames, key: string) {
  const { at, page, parts, target, said } = code;
  const { player } = page;
  setAble(parts.next, player.can.step || at < told.trace.length - 1);
  setAble(parts.back, at >= 0 || player.can.stepBack);
  setAble(parts.runNext, target !== null && !code.reaching);
  setAble(parts.runLast, target !== null && !code.reaching);
  if (!code.litChanged(key, at, target, said)) return;
  showTarget(parts, target);
  const shown = at < 0 ? told.made : told.trace[at];
  lightLine(parts.listing, shown?.line ?? null, target);
  setText(
    parts.where,
    said || t(shown === null ? "code-begin" : at < 0 ? "code-after" : "code-next"),
  );
  update(parts.where.dataset, { said: String(said !== "") });
  showVariables(parts.variables, shown?.variables ?? []);
  // Mark the candidate that is being tested on the board, too.
  const tested = at >= 0 ? (shown?.tested ?? null) : null;
  code.marks.show(tested === null ? [] : [tested], "test", t("why-mark-tested"));
}

/** Label the two buttons that lead away from the chosen line. */
function showTarget({ tools, runs, line, runLast, runNext }: Code["parts"], target: number | null) {
  update(runs, { hidden: target === null });
  tools.toggleAttribute("data-chosen", target !== null);
  if (target === null) return;
  update(line, { value: String(target) });
  const written = !FINGER.matches;
  name(
    runLast,
    written ? t("code-last", { line: target }) : "\u2039",
    t("code-last-run", { line: target }),
  );
  name(
    runNext,
    written ? t("code-following", { line: target }) : "\u203a",
    t("code-next-run", { line: target }),
  );
}

/** Fill the menu with the lines that can be chosen. */
function fillLines(choice: HTMLSelectElement, form: Form | undefined) {
  const rows = form?.source.split("\n") ?? [];
  choice.replaceChildren(
    html("option", { value: "" }, t("code-each")),
    ...(form?.lines ?? []).map((line) =>
      html("option", { value: line }, t("code-row", { line, text: rows[line - 1].trim() })),
    ),
  );
}

function name(control: HTMLElement, text: string, title: string) {
  setText(control, text);
  update(control, { title, ariaLabel: title });
}

const makeButton = (text: string, label: string) =>
  button({ class: "button button-line", "aria-label": label, title: label }, text);
