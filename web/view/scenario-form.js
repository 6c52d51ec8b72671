import * as words from "../text/en.js";
import { element } from "./element.js";

/**
 * The list of programs and the form for a board of one's own. It shows a scenario and reports the
 * text of the scenario that the visitor asks for; whether that text is right is the parser's word.
 *
 * @typedef {import("../scenario/catalogue.js").Catalogue} Catalogue
 * @typedef {import("../scenario/scenario.js").Scenario} Scenario
 */

const OWN = "own";

/**
 * @param {Catalogue} catalogue
 * @param {(text: string) => string | null} choose takes a scenario's text; gives what is wrong with it
 */
export function bindScenarioForm(catalogue, choose) {
  const fields = {
    rows: element("rows", HTMLInputElement),
    columns: element("columns", HTMLInputElement),
    start: element("start", HTMLInputElement),
    order: element("order", HTMLSelectElement),
    ownOrder: element("own-order", HTMLTextAreaElement),
    ownOrderField: element("own-order-field", HTMLElement),
    problem: element("form-problem", HTMLElement),
  };
  const presets = drawPresets(catalogue, (text) => choose(text));
  fillOrders(catalogue, fields.order);

  /** The form's fields as a scenario's text. */
  function text() {
    const board = `${fields.rows.value.trim()}x${fields.columns.value.trim()}`;
    const order =
      fields.order.value === OWN
        ? fields.ownOrder.value.trim().replace(/[\s;]+/g, ";")
        : fields.order.value;
    return `tour/${board}/${fields.start.value.trim()}/${order}`;
  }

  function submit() {
    const problem = choose(text());
    fields.problem.textContent = problem ?? "";
  }

  element("form", HTMLFormElement).addEventListener("submit", (event) => {
    event.preventDefault();
    submit();
  });
  for (const field of [fields.rows, fields.columns, fields.start, fields.ownOrder]) {
    field.addEventListener("change", submit);
  }
  fields.order.addEventListener("change", () => {
    const own = fields.order.value === OWN;
    fields.ownOrderField.hidden = !own;
    if (own) fields.ownOrder.focus();
    else submit();
  });

  /** @param {Scenario} scenario @param {string} text its canonical text */
  return function show(scenario, text) {
    for (const [preset, button] of presets) button.ariaPressed = String(preset === text);
    const { board, start, order } = scenario.values;
    fields.rows.value = String(board.rows);
    fields.columns.value = String(board.columns);
    fields.start.value = start;
    fields.problem.textContent = "";
    void order;
    void words;
  };
}

/** @param {Catalogue} catalogue @param {HTMLSelectElement} select */
function fillOrders(catalogue, select) {
  void catalogue;
  void select;
}

/** @param {Catalogue} catalogue @param {(text: string) => void} choose @returns {Map<string, HTMLElement>} */
function drawPresets(catalogue, choose) {
  void catalogue;
  void choose;
  return new Map();
}
