import { entryOf } from "../puzzles/registry.js";
import { makeScenario } from "../scenario/scenario.js";
import { element, setText } from "../view/element.js";
import { makeField } from "./scenario-fields.js";

/**
 * The puzzles, the programs of the chosen one, and a form for each of its parameters, all drawn from the catalogue. They ask for
 * a scenario by its text; whether that text is right is the parser's word, and Python's.
 *
 * @typedef {import("../scenario/catalogue.js").Catalogue} Catalogue
 * @typedef {import("../scenario/catalogue.js").Puzzle} Puzzle
 * @typedef {import("../scenario/scenario.js").Scenario} Scenario
 * @typedef {import("./scenario-fields.js").Field} Field
 *
 * @typedef {(text: string) => string | null} Choose takes a scenario's text; gives what is wrong with it
 * @typedef {(text: string) => Promise<string>} Check gives the canonical text; rejected with what Python finds wrong
 */

/**
 * @param {Catalogue} catalogue
 * @param {Choose} choose
 * @param {Check} check
 * @returns {(scenario: Scenario) => void} shows a scenario
 */
export function bindScenarioForm(catalogue, choose, check) {
  const showPicked = bindPicker(catalogue, choose);
  const showPresets = bindPresets(catalogue, choose);
  const showFields = bindFields(catalogue, choose, check);
  return (scenario) => {
    showPicked(scenario);
    showPresets(scenario);
    showFields(scenario);
  };
}

/** @param {string} tag @param {string} name @param {string} text */
function make(tag, name, text) {
  const made = document.createElement(tag);
  made.className = name;
  made.textContent = text;
  return made;
}

/** @param {Catalogue} catalogue @param {Choose} choose */
function bindPicker({ puzzles }, choose) {
  const buttons = puzzles.map(({ name, title, summary, presets }) => {
    const button = /** @type {HTMLButtonElement} */ (make("button", "pick", title));
    button.type = "button";
    button.title = summary;
    button.dataset.puzzle = name;
    button.addEventListener("click", () => choose(presets[0].scenario));
    return button;
  });
  element("picker", HTMLElement).replaceChildren(...buttons);

  /** @param {Scenario} scenario */
  return function show({ puzzle }) {
    for (const button of buttons) button.ariaPressed = String(button.dataset.puzzle === puzzle);
  };
}

/** @param {Catalogue} catalogue @param {Choose} choose */
function bindPresets({ puzzles }, choose) {
  const list = element("presets", HTMLElement);
  let shown = "";

  /** @param {import("../scenario/catalogue.js").Preset} preset */
  function makePreset({ id, title, look, scenario }) {
    const button = /** @type {HTMLButtonElement} */ (make("button", "preset", ""));
    button.type = "button";
    button.dataset.preset = id;
    button.dataset.scenario = scenario;
    button.append(make("span", "preset-title", title), make("span", "preset-note", look));
    button.addEventListener("click", () => choose(scenario));
    return button;
  }

  /** @param {Scenario} scenario */
  return function show({ puzzle, text }) {
    if (puzzle !== shown) {
      const { presets } = /** @type {Puzzle} */ (puzzles.find(({ name }) => name === puzzle));
      list.replaceChildren(...presets.map(makePreset));
      shown = puzzle;
    }
    for (const button of list.querySelectorAll("button")) {
      button.ariaPressed = String(button.dataset.scenario === text);
    }
  };
}

/** @param {Catalogue} catalogue @param {Choose} choose @param {Check} check */
function bindFields(catalogue, choose, check) {
  const form = element("form", HTMLFormElement);
  const basic = element("form-fields", HTMLElement);
  const more = element("form-more", HTMLDetailsElement);
  const moreFields = element("form-more-fields", HTMLElement);
  const problem = element("form-problem", HTMLElement);
  /** @type {Field[]} */
  let fields = [];
  let shown = "";
  let submissions = 0;

  /** @param {Puzzle} puzzle */
  function build(puzzle) {
    fields = puzzle.parameters.map((parameter) => {
      /** @type {Field} */
      const field = makeField(parameter, () => submit(field));
      return field;
    });
    more.before(problem);
    basic.replaceChildren(...boxes(true));
    moreFields.replaceChildren(...boxes(false));
    more.hidden = moreFields.childElementCount === 0;
    setText(element("form-title", HTMLElement), entryOf(puzzle.name).own);
    more.open = false;
    shown = puzzle.name;
  }

  /** @param {boolean} positional */
  const boxes = (positional) =>
    fields.filter(({ parameter }) => parameter.positional === positional).map(({ box }) => box);

  /** What the form says, without what says nothing beside the rest. */
  function readFields() {
    /** @type {Record<string, string>} */
    const values = {};
    for (const { parameter, read } of fields) {
      const idle = Object.entries(parameter.needs).some(
        ([n, allowed]) => !allowed.includes(values[n]),
      );
      values[parameter.name] = idle ? parameter.default : read() || parameter.default;
    }
    return values;
  }

  /** @param {Field} changed the field that the visitor has changed */
  async function submit(changed) {
    const submission = ++submissions;
    const values = readFields();
    if (changed.parameter.type === "board") fitSquares(values);
    let said;
    try {
      const { text } = makeScenario(shown, values, catalogue);
      const canonical = await check(text);
      said = submission === submissions ? choose(canonical) : null;
    } catch (error) {
      said = /** @type {Error} */ (error).message;
    }
    if (submission === submissions) tell(said, changed);
  }

  /** @param {string | null} said @param {Field} field */
  function tell(said, field) {
    for (const { box } of fields) {
      box.querySelector("[aria-invalid]")?.removeAttribute("aria-invalid");
    }
    setText(problem, said ?? "");
    if (said === null) return;
    field.box.after(problem);
    const control = field.box.querySelector("textarea:not([hidden]), input, select");
    control?.setAttribute("aria-invalid", "true");
  }

  /** A board that shrinks may lose its start and its holes: they go back to what fits any board. @param {Record<string, string>} values */
  function fitSquares(values) {
    const { board, start, holes, end } = values;
    /** @param {Record<string, string>} given */
    const fits = (given) => {
      try {
        return Boolean(makeScenario(shown, { board, ...given }, catalogue));
      } catch {
        return false;
      }
    };
    values.holes = holes
      .split(",")
      .filter((hole) => hole !== "" && fits({ start: "any", holes: hole }))
      .join(",");
    if (!fits({ start })) values.start = "a1";
    if (end !== "" && !fits({ start: "any", end })) values.end = "";
  }

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    submit(fields[0]);
  });

  /** @param {Scenario} scenario */
  return function show({ puzzle, values }) {
    if (puzzle !== shown) {
      build(/** @type {Puzzle} */ (catalogue.puzzles.find(({ name }) => name === puzzle)));
    }
    let set = false;
    for (const { parameter, box, show: showValue } of fields) {
      showValue(values[parameter.name]);
      box.hidden = Object.entries(parameter.needs).some(
        ([name, allowed]) => !allowed.includes(values[name]),
      );
      set ||= !parameter.positional && values[parameter.name] !== parameter.default;
    }
    if (set) more.open = true;
    setText(problem, "");
  };
}
