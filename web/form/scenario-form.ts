import { puzzleOf } from "../catalogue/catalogue.ts";
import { entryOf, nameInvented } from "../puzzles/registry.ts";
import { makeScenario } from "../scenario/scenario.ts";
import { binding } from "../view/binding.ts";
import { element, setText } from "../view/element.ts";
import { button, html } from "../view/node.ts";
import { bindNewInstance } from "./new-instance.ts";
import { makeField } from "./scenario-fields.ts";

/**
 * The puzzles, the programs of the chosen one, and a form for each of its parameters, all drawn from the catalogue. They ask for
 * a scenario by its text; whether that text is right is the parser's word, and Python's.
 *
 * @import { Preset, Puzzle } from "../catalogue/types.ts"
 * @import { Page } from "../lane/types.ts"
 * @import { Description } from "../search/types.ts"
 * @import { Scenario } from "../types/scenario.ts"
 * @import { Field } from "./scenario-fields.ts"
 *
 * @typedef {Pick<Page, "catalogue" | "chooseScenario" | "checkScenario">} Asked
 */

/** @param {Page} page */
export function bindScenarioForm(page) {
  const { alsoParts, unbind } = binding();
  const fields = bindFields(page);
  const parts = [bindPicker(page), bindNewInstance(page), bindPresets(page), fields];
  alsoParts(parts);
  return {
    /** @param {Scenario} scenario */
    show(scenario) {
      for (const part of parts) part.show(scenario);
    },
    heed: fields.heed,
    unbind,
  };
}

/** @param {Asked} page */
function bindPicker({ catalogue, chooseScenario }) {
  const buttons = catalogue.puzzles.map(({ name, title, summary, presets }) => {
    const choose = () => void chooseScenario(presets[0].scenario);
    return button({ class: "pick", title: summary, "data-puzzle": name, click: choose }, title);
  });
  const picker = element("picker", HTMLElement);
  picker.replaceChildren(...buttons);
  return {
    /** @param {Scenario} scenario */
    show({ puzzle }) {
      for (const button of buttons) button.ariaPressed = String(button.dataset.puzzle === puzzle);
    },
    unbind: () => picker.replaceChildren(),
  };
}

/** @param {Asked} page */
function bindPresets({ catalogue, chooseScenario }) {
  const list = element("presets", HTMLElement);
  let shown = "";

  /** @param {Preset} preset */
  const makePreset = ({ id, title, look, program, scenario }) =>
    button(
      {
        class: "preset",
        "data-preset": id,
        "data-scenario": scenario,
        click: () => void chooseScenario(scenario),
      },
      html("span", { class: "preset-title" }, title),
      html("span", { class: "preset-note" }, look),
      ...(program === "" ? [] : [html("span", { class: "preset-note" }, program)]),
    );

  /** @param {Scenario} scenario */
  function show({ puzzle, text }) {
    if (puzzle !== shown) {
      list.replaceChildren(...puzzleOf(puzzle, catalogue).presets.map(makePreset));
      shown = puzzle;
    }
    for (const button of list.querySelectorAll("button")) {
      button.ariaPressed = String(button.dataset.scenario === text);
    }
  }

  return { show, unbind: () => list.replaceChildren() };
}

/**
 * @typedef {object} Form
 * @property {Asked} page
 * @property {Field[]} fields
 * @property {string} puzzle whose fields they are
 * @property {number} submissions so many: what comes of an older one is dropped
 * @property {ReturnType<typeof findParts>} parts
 */

/** @param {Asked} page */
function bindFields(page) {
  const { signal, also, unbind } = binding();
  const parts = findParts();
  /** @type {Form} */
  const form = { page, fields: [], puzzle: "", submissions: 0, parts };

  /** @param {Event} event */
  function obey(event) {
    event.preventDefault();
    submit(form, form.fields[0]);
  }

  parts.form.addEventListener("submit", obey, { signal });
  also(() => {
    parts.basic.replaceChildren();
    parts.moreFields.replaceChildren();
  });
  return {
    show: (/** @type {Scenario} */ scenario) => show(form, scenario),
    /** What Python has read of an own text. @param {Description | null} description */
    heed(description) {
      const remarks = (description?.graph ?? description?.map)?.remarks ?? [];
      for (const { note } of form.fields) note?.(remarks.join(" "));
    },
    unbind,
  };
}

function findParts() {
  return {
    form: element("form", HTMLFormElement),
    basic: element("form-fields", HTMLElement),
    more: element("form-more", HTMLDetailsElement),
    moreFields: element("form-more-fields", HTMLElement),
    problem: element("form-problem", HTMLElement),
  };
}

/** @param {Form} form @param {Scenario} scenario */
function show(form, { puzzle, values, origin }) {
  const entry = puzzleOf(puzzle, form.page.catalogue);
  if (puzzle !== form.puzzle) build(form, entry);
  const invented = origin && nameInvented(entry.title, origin);
  setText(element("form-title", HTMLElement), invented ?? entryOf(puzzle).own());
  let set = false;
  for (const { parameter, box, show: showValue } of form.fields) {
    showValue(values[parameter.name]);
    box.hidden = isIdle(parameter, values);
    set ||= !parameter.positional && values[parameter.name] !== parameter.default;
  }
  if (set) form.parts.more.open = true;
  setText(form.parts.problem, "");
}

/** @param {Form} form @param {Puzzle} puzzle */
function build(form, puzzle) {
  const { basic, more, moreFields, problem } = form.parts;
  form.fields = puzzle.parameters.map((parameter) => {
    /** @type {Field} */
    const field = makeField(parameter, () => submit(form, field));
    return field;
  });
  more.before(problem);
  basic.replaceChildren(...boxesOf(form, true));
  moreFields.replaceChildren(...boxesOf(form, false));
  more.hidden = moreFields.childElementCount === 0;
  more.open = false;
  form.puzzle = puzzle.name;
}

/** @param {Form} form @param {boolean} positional */
function boxesOf({ fields }, positional) {
  return fields
    .filter(({ parameter }) => parameter.positional === positional)
    .map(({ box }) => box);
}

/** Whether a parameter has no say, the rest being as it is. @param {Field["parameter"]} parameter @param {Record<string, string>} values */
function isIdle({ needs }, values) {
  return Object.entries(needs).some(([name, allowed]) => !allowed.includes(values[name]));
}

/** What the form says, without what has no say. @param {Form} form */
function readFields({ fields }) {
  /** @type {Record<string, string>} */
  const values = {};
  for (const { parameter, read } of fields) {
    const idle = isIdle(parameter, values);
    values[parameter.name] = idle ? parameter.default : read() || parameter.default;
  }
  return values;
}

/** @param {Form} form @param {Field} changed the field that the visitor has changed */
async function submit(form, changed) {
  const { chooseScenario, checkScenario, catalogue } = form.page;
  const submission = ++form.submissions;
  const values = readFields(form);
  if (changed === form.fields[0]) fitSquares(form, values);
  let said;
  try {
    const { text } = makeScenario(form.puzzle, values, catalogue);
    const canonical = await checkScenario(text);
    said = submission === form.submissions ? chooseScenario(canonical) : null;
  } catch (error) {
    said = /** @type {Error} */ (error).message;
  }
  if (submission === form.submissions) tell(form, said, changed);
}

/** @param {Form} form @param {string | null} said @param {Field} field */
function tell({ fields, parts: { problem } }, said, field) {
  for (const { box } of fields) {
    box.querySelector("[aria-invalid]")?.removeAttribute("aria-invalid");
  }
  setText(problem, said ?? "");
  if (said === null) return;
  field.box.after(problem);
  const control = field.box.querySelector("textarea:not([hidden]), input, select");
  control?.setAttribute("aria-invalid", "true");
}

/**
 * A board that shrinks, as the first field says, may lose its start and its holes: they go back to what fits any board.
 * @param {Form} form @param {Record<string, string>} values
 */
function fitSquares({ page, puzzle, fields: [{ parameter }] }, values) {
  const { start, holes, end } = values;
  if (holes === undefined) return;
  const size = { [parameter.name]: values[parameter.name] };
  const anywhere = start === undefined ? size : { ...size, start: "any" };
  /** @param {Record<string, string>} given */
  const fits = (given) => {
    try {
      return Boolean(makeScenario(puzzle, given, page.catalogue));
    } catch {
      return false;
    }
  };
  values.holes = holes
    .split(",")
    .filter((hole) => hole !== "" && fits({ ...anywhere, holes: hole }))
    .join(",");
  if (start !== undefined && !fits({ ...size, start })) values.start = "a1";
  if (end && !fits({ ...anywhere, end })) values.end = "";
}
