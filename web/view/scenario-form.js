import * as words from "../text/en.js";
import { element } from "./element.js";

/**
 * The list of programs and the form for a board of one's own. Both ask for a scenario by its text;
 * whether that text is right is the parser's word, not the form's.
 *
 * @typedef {import("../scenario/catalogue.js").Catalogue} Catalogue
 * @typedef {import("../scenario/catalogue.js").Puzzle} Puzzle
 * @typedef {import("../scenario/scenario.js").Scenario} Scenario
 */

const OWN = "own";

/**
 * @param {Catalogue} catalogue
 * @param {(text: string) => string | null} choose takes a scenario's text; gives what is wrong with it
 * @returns {(scenario: Scenario) => void} shows a scenario
 */
export function bindScenarioForm(catalogue, choose) {
  const tour = /** @type {Puzzle} */ (catalogue.puzzles.find((puzzle) => puzzle.name === "tour"));
  const showPreset = bindPresets(tour, choose);
  const showFields = bindFields(tour, choose);
  return (scenario) => {
    showPreset(scenario.text);
    showFields(scenario);
  };
}

/**
 * @param {Puzzle} puzzle
 * @param {(text: string) => void} choose
 */
function bindPresets(puzzle, choose) {
  const list = element("presets", HTMLElement);
  const buttons = puzzle.presets.map((preset) => {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "preset";
    button.dataset.preset = preset.id;
    button.append(line("preset-title", preset.title), line("preset-note", preset.look));
    button.addEventListener("click", () => choose(preset.scenario));
    return button;
  });
  list.replaceChildren(...buttons);

  /** @param {string} text */
  return function show(text) {
    puzzle.presets.forEach((preset, index) => {
      buttons[index].ariaPressed = String(preset.scenario === text);
    });
  };
}

/** @param {string} name @param {string} text */
function line(name, text) {
  const span = document.createElement("span");
  span.className = name;
  span.textContent = text;
  return span;
}

/**
 * @param {Puzzle} puzzle
 * @param {(text: string) => string | null} choose
 */
function bindFields(puzzle, choose) {
  const rows = element("rows", HTMLInputElement);
  const columns = element("columns", HTMLInputElement);
  const start = element("start", HTMLInputElement);
  const order = element("order", HTMLSelectElement);
  const ownOrder = element("own-order", HTMLTextAreaElement);
  const ownOrderField = element("own-order-field", HTMLElement);
  const problem = element("form-problem", HTMLElement);
  const orders = puzzle.parameters.find((parameter) => parameter.name === "order")?.choices ?? [];
  order.replaceChildren(
    ...orders.map(({ value, label }) => new Option(label, value)),
    new Option(words.form.ownOrder, OWN),
  );
  /** The parts of the scenario's text that the form has no field for. */
  let rest = "";

  function submit() {
    const moves = ownOrder.value.trim().replace(/[\s;]+/g, ";");
    const board = `${rows.value.trim()}x${columns.value.trim()}`;
    const text = `tour/${board}/${start.value.trim()}/${order.value === OWN ? moves : order.value}`;
    problem.textContent = choose(text + rest) ?? "";
  }

  /** A board that changes its size may lose its start: then the form puts the knight on a1. */
  function resize() {
    const match = /^([a-z]+)(\d+)$/.exec(start.value.trim());
    const file = match ? match[1].charCodeAt(0) - 96 : 1;
    const off = file > Number(columns.value) || Number(match?.[2] ?? 1) > Number(rows.value);
    if (off) start.value = "a1";
    submit();
  }

  element("form", HTMLFormElement).addEventListener("submit", (event) => {
    event.preventDefault();
    submit();
  });
  rows.addEventListener("change", resize);
  columns.addEventListener("change", resize);
  start.addEventListener("change", submit);
  ownOrder.addEventListener("change", submit);
  order.addEventListener("change", () => {
    ownOrderField.hidden = order.value !== OWN;
    if (order.value === OWN) ownOrder.focus();
    else submit();
  });

  /** @param {Scenario} scenario */
  return function show(scenario) {
    const parts = scenario.text.split("/");
    [rows.value, columns.value] = parts[1].split("x");
    start.value = parts[2];
    const named = orders.some(({ value }) => value === parts[3]);
    order.value = named ? parts[3] : OWN;
    ownOrderField.hidden = named;
    if (!named) ownOrder.value = parts[3].replaceAll(";", " ");
    rest = parts
      .slice(4)
      .map((part) => `/${part}`)
      .join("");
    problem.textContent = "";
  };
}
