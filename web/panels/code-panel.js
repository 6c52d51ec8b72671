import { Inquiry } from "../search/inquiry.js";
import * as words from "../text/en-panels.js";
import { setAble, setText } from "../view/element.js";
import { html, svg } from "../view/node.js";
import { recall, remember } from "../view/preferences.js";
import { makeBody, showNote } from "./panel.js";
import { tellVariables } from "./variables.js";

/**
 * The source of a teaching form, the line that runs lit up, and its variables. Between two steps of
 * the search one can go on line by line, and see each candidate tested and refused.
 *
 * @typedef {import("./panel.js").Panel} Panel
 * @typedef {import("./panel.js").Scene} Scene
 * @typedef {import("./panel.js").Tools} Tools
 * @typedef {import("../search/questions.js").Form} Form
 * @typedef {import("../search/questions.js").Frames} Frames
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
  const { player, solver } = page;
  /** @type {Inquiry<Form[]>} */
  const forms = new Inquiry(solver, "forms", page.redraw);
  /** @type {Inquiry<Frames>} */
  const framing = new Inquiry(solver, "frames", page.redraw);
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
  const body = makeBody(
    html("div", { class: "panel-tools" }, choice, back, next),
    note,
    listing,
    where,
    variables,
  );
  body.classList.add("code");
  let form = "";
  let listed = "";
  let shown = "";
  /** The line of the trace that is shown; -1: the line that led to this state. */
  let at = -1;
  let wantsLast = false;
  let position = "";
  /** @type {Frames | null} */
  let frames = null;

  choice.addEventListener("change", () => {
    form = select().value;
    remember(KEY, form);
    at = -1;
    page.redraw();
  });
  next.addEventListener("click", () => {
    if (frames === null || next.ariaDisabled) return;
    if (at < frames.trace.length - 1) at++;
    else player.step();
    page.redraw();
  });
  back.addEventListener("click", () => {
    if (back.ariaDisabled) return;
    if (at >= 0) at--;
    else if (player.can.stepBack) {
      wantsLast = true;
      player.stepBack();
    }
    page.redraw();
  });

  const select = () => /** @type {HTMLSelectElement} */ (choice);

  /** @param {Scene} scene */
  function show(scene) {
    const { scenario } = page;
    const known = forms.about(scenario.text, () => [scenario.text]);
    showNote(note, scene);
    if (!known) return disable();
    const none = known.every(({ refusal }) => refusal !== null);
    body.dataset.none = String(none);
    if (none) {
      note.hidden = false;
      setText(note, words.code.none);
      return;
    }
    choose(known);
    if (position !== scene.key) {
      position = scene.key;
      at = -1;
    }
    if (!scene.told) return disable();
    const key = `${scene.key} ${form}`;
    const answer = framing.about(key, () => {
      const { path, undone } = scene.moment.state.snapshot();
      return [scenario.text, form, path, undone];
    });
    if (answer === undefined) return;
    frames = answer;
    if (frames === null) return disable();
    if (wantsLast) at = frames.trace.length - 2;
    wantsLast = false;
    light(frames, key);
  }

  function disable() {
    setAble(next, false);
    setAble(back, false);
    listing.dataset.stale = "true";
  }

  /** Offer the forms that can run this scenario. @param {Form[]} known */
  function choose(known) {
    const { scenario } = page;
    if (listed === `${scenario.text} ${form}`) return;
    const usable = known.filter(({ refusal }) => refusal === null);
    const wanted = [form, recall(KEY) ?? "", OWN_FORMS[scenario.values.order], usable[0]?.name];
    form = wanted.find((name) => usable.some((other) => other.name === name)) ?? "";
    listed = `${scenario.text} ${form}`;
    choice.replaceChildren(
      ...known.map(({ name, title, refusal }) =>
        html("option", { value: name, disabled: refusal !== null }, title),
      ),
    );
    select().value = form;
    const source = known.find(({ name }) => name === form)?.source ?? "";
    listing.replaceChildren(...source.trimEnd().split("\n").map(makeLine));
    shown = "";
  }

  /** @param {Frames} told @param {string} key */
  function light(told, key) {
    setAble(next, player.can.step || at < told.trace.length - 1);
    setAble(back, at >= 0 || player.can.stepBack);
    const now = `${key} ${at}`;
    if (now === shown) return;
    shown = now;
    delete listing.dataset.stale;
    const line = at < 0 ? told.calls.at(-1)?.[1] : told.trace[at].line;
    const found = at < 0 ? told.variables : told.trace[at].variables;
    const begun = at >= 0 || player.timeline.position > 0;
    listing.querySelector(".lit")?.classList.remove("lit");
    const lit = begun && line !== undefined ? listing.children[line - 1] : undefined;
    lit?.classList.add("lit");
    if (lit instanceof HTMLElement) reveal(lit);
    const { code } = words;
    setText(where, !begun ? code.begin : at < 0 ? code.after : code.next);
    const values = tellVariables(found, (choice) => page.view.name(choice));
    variables.replaceChildren(
      ...values.flatMap(({ name, value, meaning }) => [
        html("dt", {}, name),
        html(
          "dd",
          { class: value.length > 40 ? "long" : "" },
          value,
          ...(meaning === "" ? [] : [html("i", {}, meaning)]),
        ),
      ]),
    );
    // The candidate that is being tested is shown on the board too.
    const tested = at >= 0 ? values.find(({ tested }) => tested)?.choice : null;
    marks.show(tested != null && tested >= 0 ? [tested] : [], "test");
  }

  /** Scroll the listing, never the page. @param {HTMLElement} line */
  function reveal(line) {
    const above = line.offsetTop - listing.offsetTop;
    const { scrollTop, clientHeight } = listing;
    if (above < scrollTop + 24 || above > scrollTop + clientHeight - 48) {
      listing.scrollTop = above - clientHeight / 2;
    }
  }

  return {
    name: "code",
    title: "Code",
    body,
    show,
    form: () => form,
    leave: () => {
      marks.clear();
      shown = "";
    },
  };
}

/** @param {string} label @param {string} shape */
function makeButton(label, shape) {
  const icon = svg(
    "svg",
    { viewBox: "0 0 24 24", "aria-hidden": "true" },
    svg("path", { d: shape }),
  );
  const attributes = {
    type: "button",
    class: "button button-line",
    "aria-label": label,
    title: label,
  };
  return /** @type {HTMLButtonElement} */ (html("button", attributes, icon));
}

/** A line of Python with its comment or text set apart. @param {string} text */
function makeLine(text) {
  const comment = /^(\s*)("""[^"]*"""|#.*)$/.exec(text) ?? /^(.*?\S\s+)(#\s.*)$/.exec(text);
  if (comment !== null) {
    return html(
      "li",
      {},
      ...colourKeywords(comment[1]),
      html("span", { class: "comment" }, comment[2]),
    );
  }
  return html("li", {}, ...(text === "" ? ["\n"] : colourKeywords(text)));
}

const KEYWORDS =
  /\b(def|for|in|if|else|elif|while|return|yield|from|import|class|and|or|not|is|None|True|False|break|continue)\b/;

/** @param {string} text */
function colourKeywords(text) {
  return text
    .split(KEYWORDS)
    .filter((part) => part !== "")
    .map((part) => (KEYWORDS.test(part) ? html("b", {}, part) : part));
}
