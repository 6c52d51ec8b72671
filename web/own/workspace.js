import { embedded } from "../embed/embed.js";
import { makeLegend } from "../marks/legend.js";
import * as words from "../text/en-own.js";
import { binding } from "../view/binding.js";
import { setAble, setText } from "../view/element.js";
import { button, html, svg } from "../view/node.js";
import { quote } from "./run/quoted.js";
import { hasStep, problemsOf, tellCounts, tellVerdict } from "./show/verdict-text.js";
import { loadEditor } from "./write/load-editor.js";

/**
 * A program of one's own: where it is written, run, and told what is wrong with it. It decides nothing: what is asked for is
 * handed to whoever made it, and what is to be seen comes back.
 *
 * @import { Editor, Problem } from "./write/program-editor.js"
 * @import { Finding, Report } from "./run/types.d.ts"
 *
 * @typedef {object} Check
 * @property {string} title
 * @property {boolean | null} passed null: not yet known
 * @property {string} sentence
 * @property {number | null} step at which it fails
 *
 * @typedef {object} Shown
 * @property {string} name of the draft
 * @property {readonly string[]} names of all drafts
 * @property {"idle" | "starting" | "running" | "stopped" | "done"} state
 * @property {string} progress
 * @property {Report | null} report
 * @property {string} noun what a solution is called
 * @property {readonly Problem[]} [problems] of lines; without these those of the report
 * @property {readonly Check[]} checks
 * @property {number} round how many times they have been begun
 * @property {string} input
 * @property {string} watch the name of what is watched; "" where it is found by itself
 * @property {number | null} line that is lit
 * @property {number} [limit] of steps
 * @property {string} [warning] such as that it is not kept
 * @property {boolean | null} beside our own search is seen beside it; null: there is nothing to be seen
 * @property {boolean} wide it has most of the window
 * @property {(finding: Finding) => string} placeOf the name of its place on the board; "" for none
 *
 * @typedef {object} Actions
 * @property {() => void} run
 * @property {() => void} stop
 * @property {() => void} check
 * @property {() => void} compare our own search beside it, or not
 * @property {() => void} widen more room, or less
 * @property {(text: string) => void} change the text has been changed
 * @property {() => void} reset back to the original
 * @property {(name: string) => void} choose
 * @property {(name: string) => string | void} create gives what is wrong with the name
 * @property {(name: string) => string | void} rename likewise
 * @property {(name: string) => void} remove
 * @property {(file: File) => void} open
 * @property {() => void} save
 * @property {(text: string) => void} input
 * @property {(name: string) => void} watch
 * @property {(step: number, check?: number) => void} go to a step; `check` is the number of the check whose step it is
 * @property {() => void} close
 * @property {(steps: number) => void} limit
 *
 * @typedef {ReturnType<typeof makeParts>} Parts
 */

/** Steps at which a run is stopped, where nothing else is asked for. */
export const USUAL_LIMIT = 2_000_000;
/** How the place of a finding is marked on the board. */
export const FINDING = "lost";
/** What the page's memory is enough for. */
export const MOST_STEPS = 10_000_000;

/** @param {Actions} actions */
export function makeWorkspace(actions) {
  const { signal, also, unbind } = binding();
  const parts = makeParts();
  /** @type {Shown | null} */
  let shown = null;
  let closed = false;
  /** What has been scrolled to, until one looks elsewhere. @type {HTMLElement | null} */
  let sought = null;
  const run = () => (isBusy(shown) ? actions.stop() : actions.run());

  const editor = loadEditor().then(
    ({ createEditor }) => {
      parts.host.replaceChildren();
      const made = createEditor(parts.host, { text: "", change: actions.change, run: actions.run });
      if (closed) made.destroy();
      return made;
    },
    (problem) => {
      setText(parts.waiting, words.editor.failed);
      throw problem;
    },
  );
  // Whoever wants it is told; here the sentence is enough.
  editor.catch(() => {});
  also(() => {
    closed = true;
    editor.then((made) => made.destroy()).catch(() => {});
  });

  /** @param {number} line */
  const goToLine = (line) => void editor.then((made) => made.goTo(line)).catch(() => {});

  parts.run.addEventListener("click", run);
  bindButtons(parts, actions);
  bindMenu(parts, actions, signal);
  bindFiles(parts, actions);

  /** @param {Shown} now */
  function show(now) {
    const before = shown;
    shown = now;
    showTools(parts, now, before);
    if (before === null || before.report !== now.report) {
      showReport(parts, now, actions, goToLine);
      if (before !== null && now.report !== null) sought = parts.result;
    }
    if (before === null || before.checks !== now.checks) {
      showChecks(parts, now.checks, actions);
      // All of them may have come to their end by now.
      if (now.round > (before?.round ?? 0)) sought = parts.checked;
    }
    showLines(editor, now, before);
  }

  // WebKit lets what grows above something push it out of sight.
  for (const type of ["pointerdown", "wheel", "keydown"]) {
    parts.sheet.addEventListener(type, () => (sought = null), { capture: true, passive: true });
  }
  const stay = () => sought?.checkVisibility() && reveal(parts, sought);

  const { result, console } = parts;
  /** What others may stand next to. */
  const places = { result, console };
  return { body: parts.body, places, show, stay, editor, unbind };
}

/** The lines that are wrong, and the one that made the step. @param {Promise<Editor>} editor @param {Shown} now @param {Shown | null} before */
function showLines(editor, now, before) {
  const isMarked = before?.problems === now.problems && before?.report === now.report;
  const isLit = before?.line === now.line;
  if (isMarked && isLit) return;
  editor
    .then((made) => {
      if (!isMarked) made.mark(now.problems ?? problemsOf(now.report));
      if (!isLit) made.light(now.line);
    })
    .catch(() => {});
}

/** @param {Parts} parts @param {Actions} actions */
function bindButtons(parts, actions) {
  parts.check.addEventListener("click", () => actions.check());
  parts.beside.addEventListener("click", () => actions.compare());
  parts.wide.addEventListener("click", () => actions.widen());
  parts.close.addEventListener("click", () => actions.close());
  parts.choice.addEventListener("change", () => actions.choose(parts.choice.value));
  parts.lines.addEventListener("input", () => actions.input(parts.lines.value));
  parts.watch.addEventListener("input", () => actions.watch(parts.watch.value.trim()));
  const { limit } = parts;
  // At each key: nobody has to leave the field for its number to count.
  limit.addEventListener("input", () => actions.limit(readLimit(limit.value)));
  limit.addEventListener("change", () => {
    limit.value = String(readLimit(limit.value));
  });
}

/** @param {Shown | null} shown */
const isBusy = (shown) => shown?.state === "starting" || shown?.state === "running";

/** The buttons above the program, and the menu. */
function makeHead() {
  const { tools, against } = words;
  const plain = (/** @type {string} */ name) => button({ class: "button" }, name);
  const choice = html("select", { class: "input own-choice", "aria-label": tools.name });
  const [create, rename] = [plain(tools.create), plain(tools.rename)];
  const [remove, reset] = [plain(tools.remove), plain(tools.reset)];
  const [open, save] = [plain(tools.open), plain(tools.save)];
  const opener = html("summary", { class: "button", title: tools.moreTitle }, tools.more);
  const items = html("div", { class: "own-menu-list" }, create, rename, remove, reset, open, save);
  const menu = html("details", { class: "own-menu" }, opener, items);
  const run = button({ class: "button button-main own-run" });
  const check = button({ class: "button own-check", title: tools.checkTitle }, tools.check);
  const beside = button({ class: "button own-beside", title: against.besideTitle }, against.beside);
  const wide = makeIcon("own-wide", tools.widen, tools.widenTitle, SIGNS.wide);
  const close = makeIcon("button-plain", tools.close, tools.closeTitle, SIGNS.close);
  // In a frame of another page there is the one program.
  const controls = embedded ? [run, check, reset] : [choice, menu, run, check, beside, wide, close];
  const head = html("div", { class: "own-head" }, ...controls);
  return {
    ...{ head, choice, menu, opener, items, create, rename, remove, reset, open, save },
    ...{ run, check, beside, wide, close },
  };
}

/** What is asked before something is done. */
function makeAsk() {
  const { tools } = words;
  const asked = html("label", { class: "own-asked", for: "own-name" });
  const field = { class: "input", id: "own-name", autocomplete: "off", maxlength: 60 };
  const name = html("input", field);
  const yes = button({ class: "button button-main" }, tools.yes);
  const no = button({ class: "button" }, tools.no);
  const wrong = html("p", { class: "problem", role: "alert" });
  const ask = html("div", { class: "own-ask", hidden: "" }, asked, name, yes, no, wrong);
  return { ask, asked, name, yes, no, wrong };
}

/** What came of a run, and of checks. */
function makeResult() {
  const { verdict, printed, checks } = words;
  const progress = html("p", { class: "own-progress" });
  const warning = html("p", { class: "problem", role: "status" });
  const said = html("p", { class: "own-verdict" });
  const counts = html("p", { class: "own-counts" });
  const findings = html("ul", { class: "own-findings", "aria-label": verdict.findings });
  const quoted = html("div", { class: "own-quoted" }, html("p", {}, verdict.findings), findings);
  const result = html("div", { class: "own-result", role: "status" }, said, counts, quoted);
  const rows = html("ul", { class: "own-checks" });
  const checked = html("section", { hidden: "" }, html("h2", {}, checks.title), rows);
  const out = html("pre", { class: "own-printed", tabindex: "0", "aria-label": printed.title });
  const console = html("details", { class: "more", open: "" });
  console.append(html("summary", {}, printed.title), out);
  return {
    ...{ progress, warning, result, said, counts, findings, quoted },
    ...{ checked, rows, console, out },
  };
}

/** What a run is told besides the program. */
function makeOptions() {
  const { options } = words;
  const lines = html("textarea", { class: "input", rows: 2, spellcheck: "false" });
  const limit = html("input", { class: "input", inputmode: "numeric", autocomplete: "off" });
  const helped = html("small", {}, options.inputHelp);
  const plain = { autocomplete: "off", spellcheck: "false", maxlength: 60 };
  const watch = html("input", { class: "input own-watch", ...plain });
  const field = (/** @type {string} */ name, /** @type {Element[]} */ ...parts) =>
    html("label", { class: "field" }, html("span", {}, name), ...parts);
  const more = html(
    "details",
    { class: "more" },
    html("summary", {}, options.title),
    field(options.input, lines, helped),
    field(options.watch, watch),
    field(options.limit, limit),
  );
  return { more, lines, watch, limit };
}

function makeParts() {
  const top = makeHead();
  const asking = makeAsk();
  const came = makeResult();
  const options = makeOptions();
  const waiting = html("p", { class: "own-waiting" }, words.editor.loading);
  const host = html("div", { class: "own-editor" }, waiting);
  const { progress, warning, result, checked, console } = came;
  const told = html("div", { class: "own-told" });
  told.append(progress, warning, result, checked, console, options.more);
  const file = html("input", { type: "file", accept: ".py,text/x-python,text/plain", hidden: "" });
  const sheet = html("div", { class: "own-sheet" }, top.head, asking.ask, host, told, file);
  const body = html("div", { class: "own" }, sheet);
  return { body, sheet, waiting, host, told, file, ...top, ...asking, ...came, ...options };
}

/** What buttons show that have no words. */
const SIGNS = {
  close:
    "M6.400 5 12 10.600 17.600 5 19 6.400 13.400 12l5.600 5.600L17.600 19 12 13.400 6.400 19 5 17.600 10.600 12 5 6.400z",
  wide: "M3 5h6v2H5v10h4v2H3zm8 0h10v14H11zm2 2v10h6V7z",
};

/** @param {string} kind @param {string} name @param {string} title @param {string} shape */
function makeIcon(kind, name, title, shape) {
  const frame = { viewBox: "0 0 24 24", "aria-hidden": "true" };
  const sign = svg("svg", frame, svg("path", { d: shape }));
  return button({ class: `button button-icon ${kind}`, "aria-label": name, title }, sign);
}

/** The menu, and what is asked before it does something. @param {Parts} parts @param {Actions} actions @param {AbortSignal} signal */
function bindMenu(parts, actions, signal) {
  const { menu, opener, ask, asked, name, yes, no, wrong, choice } = parts;
  const { tools } = words;
  /** Does what was asked about; gives what is wrong. @type {(name: string) => string | void} */
  let act = () => {};

  /** @param {string} question @param {string | null} value null: no name is asked for @param {string} label @param {typeof act} then */
  function askFor(question, value, label, then) {
    act = then;
    setText(asked, question);
    setText(yes, label);
    setText(wrong, "");
    name.hidden = value === null;
    name.value = value ?? "";
    ask.hidden = false;
    if (value === null) return no.focus();
    name.focus();
    name.select();
  }

  function leave() {
    ask.hidden = true;
    opener.focus();
  }

  function take() {
    const problem = act(name.value.trim());
    if (typeof problem === "string" && problem !== "") return setText(wrong, problem);
    leave();
  }

  const { create, rename, remove, reset, open, save, items } = parts;
  create.addEventListener("click", () => askFor(tools.newName, "", tools.yes, actions.create));
  rename.addEventListener("click", () =>
    askFor(tools.otherName, choice.value, tools.yes, actions.rename),
  );
  remove.addEventListener("click", () => {
    const { value } = choice;
    askFor(tools.sureToRemove(value), null, tools.removeIt, () => actions.remove(value));
  });
  reset.addEventListener("click", () => actions.reset());
  open.addEventListener("click", () => parts.file.click());
  save.addEventListener("click", () => actions.save());
  yes.addEventListener("click", take);
  no.addEventListener("click", leave);
  ask.addEventListener("keydown", (event) => {
    event.stopPropagation();
    if (event.key === "Escape") leave();
    else if (event.key === "Enter" && event.target === name) {
      // It would press what has the focus then, too.
      event.preventDefault();
      take();
    }
  });
  items.addEventListener("click", () => {
    menu.open = false;
    if (ask.hidden) opener.focus();
  });
  menu.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !menu.open) return;
    event.stopPropagation();
    menu.open = false;
    opener.focus();
  });
  const shut = (/** @type {Event} */ { target }) => {
    if (target instanceof Node && !menu.contains(target)) menu.open = false;
  };
  document.addEventListener("click", shut, { signal });
}

/** Files that are chosen, or dropped anywhere on it. @param {Parts} parts @param {Actions} actions */
function bindFiles({ body, file }, actions) {
  file.addEventListener("change", () => {
    const [chosen] = file.files ?? [];
    file.value = "";
    if (chosen) actions.open(chosen);
  });
  /** @param {DragEvent} event */
  const hasFile = ({ dataTransfer }) => dataTransfer?.types.includes("Files") ?? false;
  body.addEventListener(
    "dragover",
    (event) => {
      if (hasFile(event)) event.preventDefault();
    },
    { capture: true },
  );
  // The editor would put the text of a file where the pointer is.
  body.addEventListener(
    "drop",
    (event) => {
      if (!hasFile(event)) return;
      event.preventDefault();
      event.stopPropagation();
      const [dropped] = event.dataTransfer?.files ?? [];
      if (dropped) actions.open(dropped);
    },
    { capture: true },
  );
}

/** A number of steps; where none is written the usual one. @param {string} written */
function readLimit(written) {
  const asked = Number(written.replace(/[\s,.']/g, ""));
  return Math.min(MOST_STEPS, Math.max(1, Math.round(asked) || USUAL_LIMIT));
}

/** @param {Parts} parts @param {Shown} now @param {Shown | null} before */
function showTools(parts, now, before) {
  const { choice, run, check, beside, wide, remove, progress, more, lines, watch, limit } = parts;
  const names = now.names.includes(now.name) ? now.names : [now.name, ...now.names];
  if (before?.names !== now.names || before.name !== now.name) {
    choice.replaceChildren(...names.map((name) => html("option", { value: name }, name)));
  }
  choice.value = now.name;
  const busy = isBusy(now);
  const { tools } = words;
  setText(run, busy ? tools.stop : tools.run);
  run.title = busy ? tools.stopTitle : tools.runTitle;
  run.dataset.busy = String(busy);
  for (const control of [check, remove]) setAble(control, !busy);
  beside.hidden = now.beside === null;
  beside.ariaPressed = String(now.beside === true);
  wide.ariaPressed = String(now.wide);
  const told = now.progress || words.states[now.state];
  setText(progress, told);
  // Rows of checks tell by themselves how far they are.
  progress.hidden = told === "" || (busy && countWaiting(now.checks) > 0);
  setText(parts.warning, now.warning ?? "");
  // What is typed is what is shown; another program brings its own.
  if (before?.input !== now.input && lines.value !== now.input) {
    lines.value = now.input;
    more.open ||= now.input !== "";
  }
  if (document.activeElement !== watch && watch.value !== now.watch) watch.value = now.watch;
  const most = String(now.limit ?? USUAL_LIMIT);
  if (document.activeElement !== limit && limit.value !== most) limit.value = most;
}

/** @param {Parts} parts @param {Shown} shown @param {Actions} actions @param {(line: number) => void} goToLine */
function showReport(parts, { report, noun, placeOf }, actions, goToLine) {
  const { result, said, counts, findings, quoted, out, console, more } = parts;
  result.hidden = report === null;
  setText(said, report === null ? "" : tellVerdict(report, noun));
  said.dataset.outcome = quoted.dataset.outcome = report?.outcome ?? "";
  setText(counts, report === null ? "" : tellCounts(report));
  findings.replaceChildren(
    ...(report?.findings ?? []).map((finding) =>
      makeFinding(finding, placeOf(finding), actions, goToLine),
    ),
  );
  quoted.hidden = findings.childElementCount === 0;
  // Where its lines are to be given.
  if (report?.findings.some(({ mistake }) => mistake === "input")) more.open = true;
  setText(out, report === null ? "" : report.printed || words.printed.nothing);
  out.dataset.empty = String(report?.printed === "");
  console.hidden = report === null;
}

/** Pixels above what is scrolled to. */
const GAP = 6;

/** What has just been asked for is scrolled to: with the program where there is room for that only, else beside it. @param {Parts} parts @param {HTMLElement} part */
function reveal({ sheet, head, told }, part) {
  const top = part.getBoundingClientRect().top - GAP;
  if (sheet.scrollHeight > sheet.clientHeight) {
    sheet.scrollTop += top - head.getBoundingClientRect().bottom;
  } else told.scrollTop += top - told.getBoundingClientRect().top;
}

/** How many have not been run yet. @param {readonly Check[]} checks */
const countWaiting = (checks) => checks.filter(({ passed }) => passed === null).length;

/** @param {Finding} finding @param {string} place @param {Actions} actions @param {(line: number) => void} goToLine */
function makeFinding(finding, place, actions, goToLine) {
  const { sentence, line, step, allowed } = finding;
  const item = html("li", {}, html("blockquote", {}, sentence));
  const { verdict } = words;
  if (place !== "") {
    const legend = makeLegend("");
    legend.show([{ told: verdict.marked(place), looks: [FINDING] }]);
    item.append(legend.body);
  }
  if (line !== null) {
    const title = verdict.lineTitle;
    item.append(
      button({ class: "button", title, click: () => goToLine(line) }, verdict.line(line)),
    );
  }
  if (allowed !== null) {
    const title = verdict.allowedTitle;
    const words = verdict.allowed(allowed);
    item.append(button({ class: "button", title, click: () => goToLine(allowed) }, words));
  }
  if (step !== null && hasStep(finding)) {
    const title = verdict.thereTitle(step);
    const go = button({ class: "button own-go", title, click: () => actions.go(step) });
    setText(go, verdict.there);
    item.append(go);
  }
  return item;
}

/** @param {Parts} parts @param {readonly Check[]} checks @param {Actions} actions */
function showChecks({ checked, rows }, checks, actions) {
  checked.hidden = checks.length === 0;
  rows.replaceChildren(...checks.map((check, number) => makeCheck(check, number, actions)));
}

/** @param {Check} check @param {number} number @param {Actions} actions */
function makeCheck({ title, passed, sentence, step }, number, actions) {
  const { checks } = words;
  const state = passed === null ? checks.waiting : passed ? checks.passed : checks.failed;
  const sign = html("span", { class: "own-sign", role: "img", "aria-label": state });
  setText(sign, passed === null ? "·" : passed ? "✓" : "✗");
  const item = html("li", { "data-passed": String(passed) }, sign, html("b", {}, title));
  if (sentence !== "") item.append(html("span", {}, quote(sentence)));
  if (step !== null) {
    const label = `${checks.there}: ${title}`;
    const go = button({ class: "button own-go", "aria-label": label }, checks.there);
    go.addEventListener("click", () => actions.go(step, number));
    item.append(go);
  }
  return item;
}
