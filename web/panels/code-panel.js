import { Inquiry } from "../search/inquiry.js";
import * as words from "../text/en-panels.js";
import { setAble, setText } from "../view/element.js";
import { button, html, svg } from "../view/node.js";
import { recall, remember } from "../view/preferences.js";
import { cutLine } from "./highlight.js";
import { makeBody, showNote } from "./panel.js";
import { tellVariables } from "./variables.js";

/**
 * The source of a teaching form, the line that runs lit up, and its variables. Between two steps of
 * the search one can go on line by line, and see each candidate tested and refused.
 *
 * @typedef {import("./panel.js").Panel} Panel
 * @typedef {import("./panel.js").Scene} Scene
 * @typedef {import("./panel.js").Tools} Tools
 * @typedef {import("../search/questions.js").Span} Span
 * @typedef {import("../search/questions.js").Form} Form
 * @typedef {import("../search/questions.js").Frames} Frames
 *
 * @typedef {object} Code what the panel knows, and what it consists of
 * @property {import("../page/page.js").Page} page
 * @property {Tools["marks"]} marks
 * @property {Inquiry<Form[]>} forms
 * @property {Inquiry<Frames>} framing
 * @property {ReturnType<typeof makeParts>} parts
 * @property {string} form the one that is chosen
 * @property {string} listed the scenario and the form of the listing that is seen
 * @property {string} lit what is lit up in it
 * @property {string} position which one the trace belongs to
 * @property {number} at the line of the trace that is shown; -1: the line that led to this state
 * @property {boolean} wantsLast the visitor goes back line by line, into the step before
 * @property {Frames | null} frames
 */

const KEY = "knights.form";

/** The form that the text of each move order shows. @type {Record<string, string>} */
const OWN_FORMS = {
  sutcliffe: "recursive",
  geeks: "recursive",
  textbook: "flag",
  horse: "recursive",
};

/** @param {Tools} tools @returns {Panel & {form: () => string}} */
export function createCodePanel({ page, marks }) {
  const parts = makeParts();
  /** @type {Code} */
  const code = {
    page,
    marks,
    forms: new Inquiry(page.solver, "forms", page.redraw),
    framing: new Inquiry(page.solver, "frames", page.redraw),
    parts,
    form: "",
    listed: "",
    lit: "",
    position: "",
    at: -1,
    wantsLast: false,
    frames: null,
  };
  parts.choice.addEventListener("change", () => take(code));
  parts.next.addEventListener("click", () => goForward(code));
  parts.back.addEventListener("click", () => goBack(code));
  return {
    name: "code",
    title: "Code",
    body: parts.body,
    show: (scene) => show(code, scene),
    form: () => code.form,
    leave: () => {
      marks.clear();
      code.lit = "";
    },
  };
}

function makeParts() {
  const choice = html("select", { class: "input", "aria-label": "Teaching form" });
  const back = makeButton(words.code.back, "M14.800 5.500 16.500 7l-5 5 5 5-1.700 1.500L8.200 12z");
  const next = makeButton(
    words.code.forward,
    "M9.200 5.500 7.500 7l5 5-5 5 1.700 1.500 6.600-6.500z",
  );
  const note = html("p", { class: "panel-note" });
  const listing = html("ol", { class: "listing", tabindex: "0", "aria-label": "Source" });
  const where = html("p", { class: "code-where", "aria-live": "polite" });
  const variables = html("dl", { class: "variables" });
  const tools = html("div", { class: "panel-tools" }, choice, back, next);
  const body = makeBody(tools, note, listing, where, variables);
  body.classList.add("code");
  return { choice, back, next, note, listing, where, variables, body };
}

/** The form that the visitor chooses. @param {Code} code */
function take(code) {
  code.form = code.parts.choice.value;
  remember(KEY, code.form);
  code.at = -1;
  code.page.redraw();
}

/** @param {Code} code */
function goForward(code) {
  const { frames, page, parts } = code;
  if (frames === null || parts.next.ariaDisabled) return;
  if (code.at < frames.trace.length - 1) code.at++;
  else page.player.step();
  page.redraw();
}

/** @param {Code} code */
function goBack(code) {
  const { page, parts } = code;
  if (parts.back.ariaDisabled) return;
  if (code.at >= 0) code.at--;
  else if (page.player.can.stepBack) {
    code.wantsLast = true;
    page.player.stepBack();
  }
  page.redraw();
}

/** @param {Code} code @param {Scene} scene */
function show(code, scene) {
  const { page, parts } = code;
  const { scenario } = page;
  const known = code.forms.about(scenario.text, () => [scenario.text]);
  showNote(parts.note, scene);
  if (!known) return disable(parts);
  const none = known.every(({ refusal }) => refusal !== null);
  parts.body.dataset.none = String(none);
  if (none) {
    parts.note.hidden = false;
    setText(parts.note, words.code.none);
    return;
  }
  choose(code, known);
  if (code.position !== scene.key) {
    code.position = scene.key;
    code.at = -1;
  }
  if (!scene.told) return disable(parts);
  const key = `${scene.key} ${code.form}`;
  const answer = askFrames(code, key, scene);
  if (answer === undefined) return;
  code.frames = answer;
  if (answer === null) return disable(parts);
  if (code.wantsLast) code.at = answer.trace.length - 2;
  code.wantsLast = false;
  light(code, answer, key);
}

/** @param {Code} code @param {string} key @param {Scene} scene */
function askFrames({ framing, form, page }, key, { moment }) {
  return framing.about(key, () => {
    const { path, undone } = moment.state.snapshot();
    return [page.scenario.text, form, path, undone];
  });
}

/** @param {Code["parts"]} parts */
function disable({ next, back, listing }) {
  setAble(next, false);
  setAble(back, false);
  listing.dataset.stale = "true";
}

/** Offer the forms that can run this scenario. @param {Code} code @param {Form[]} known */
function choose(code, known) {
  const { page, parts } = code;
  const { scenario } = page;
  if (code.listed === `${scenario.text} ${code.form}`) return;
  const usable = known.filter(({ refusal }) => refusal === null);
  const own = OWN_FORMS[scenario.values.order];
  const wanted = [code.form, recall(KEY) ?? "", own, usable[0]?.name];
  code.form = wanted.find((name) => usable.some((other) => other.name === name)) ?? "";
  code.listed = `${scenario.text} ${code.form}`;
  parts.choice.replaceChildren(
    ...known.map(({ name, title, refusal }) =>
      html("option", { value: name, disabled: refusal !== null }, title),
    ),
  );
  parts.choice.value = code.form;
  const { source = "", spans = [] } = known.find(({ name }) => name === code.form) ?? {};
  const lines = source.trimEnd().split("\n");
  parts.listing.replaceChildren(...lines.map((text, row) => makeLine(text, spans[row] ?? [])));
  code.lit = "";
}

/** @param {Code} code @param {Frames} told @param {string} key */
function light(code, told, key) {
  const { at, page, parts } = code;
  const { player } = page;
  setAble(parts.next, player.can.step || at < told.trace.length - 1);
  setAble(parts.back, at >= 0 || player.can.stepBack);
  const now = `${key} ${at}`;
  if (now === code.lit) return;
  code.lit = now;
  const begun = at >= 0 || player.timeline.position > 0;
  const line = at < 0 ? told.calls.at(-1)?.[1] : told.trace[at].line;
  lightLine(parts.listing, begun ? line : undefined);
  const { begin, after, next } = words.code;
  setText(parts.where, !begun ? begin : at < 0 ? after : next);
  const found = at < 0 ? told.variables : told.trace[at].variables;
  const values = tellVariables(found, (choice) => page.view.name(choice));
  parts.variables.replaceChildren(...values.flatMap(makeVariable));
  // The candidate that is being tested is shown on the board too.
  const tested = at >= 0 ? values.find(({ tested }) => tested)?.choice : null;
  code.marks.show(tested != null && tested >= 0 ? [tested] : [], "test");
}

/** @param {HTMLElement} listing @param {number} [line] from 1 */
function lightLine(listing, line) {
  delete listing.dataset.stale;
  listing.querySelector(".lit")?.classList.remove("lit");
  const lit = line === undefined ? undefined : listing.children[line - 1];
  lit?.classList.add("lit");
  if (lit instanceof HTMLElement) reveal(listing, lit);
}

/** @param {import("./variables.js").Variable} variable */
function makeVariable({ name, value, meaning }) {
  const explained = meaning === "" ? [] : [html("i", {}, meaning)];
  const long = value.length > 40 ? "long" : "";
  return [html("dt", {}, name), html("dd", { class: long }, value, ...explained)];
}

/** Scroll the listing, never the page. @param {HTMLElement} listing @param {HTMLElement} line */
function reveal(listing, line) {
  const above = line.offsetTop - listing.offsetTop;
  const { scrollTop, clientHeight } = listing;
  if (above < scrollTop + 24 || above > scrollTop + clientHeight - 48) {
    listing.scrollTop = above - clientHeight / 2;
  }
}

/** @param {string} label @param {string} shape */
function makeButton(label, shape) {
  const path = svg("path", { d: shape });
  const icon = svg("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" }, path);
  return button({ class: "button button-line", "aria-label": label, title: label }, icon);
}

/** A line of Python with its keywords and comments set apart. @param {string} text @param {Span[]} spans */
function makeLine(text, spans) {
  if (text === "") return html("li", {}, "\n");
  return html("li", {}, ...cutLine(text, spans).map(makePiece));
}

/** @param {import("./highlight.js").Piece} piece */
function makePiece({ text, kind }) {
  if (kind === "keyword") return html("b", {}, text);
  return kind === "comment" ? html("span", { class: "comment" }, text) : text;
}
