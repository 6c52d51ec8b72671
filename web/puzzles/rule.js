import { html } from "../view/node.js";
import { entryOf } from "./registry.js";

/** @import { Scenario } from "../types/scenario.d.ts" */

/** The rule of a puzzle in one picture, with its sentence; hidden where it has none. @param {HTMLElement} figure @param {Scenario} scenario */
export function showRule(figure, { puzzle, values }) {
  const { rule, help } = entryOf(puzzle);
  const picture = rule(values);
  figure.hidden = picture === null;
  if (picture !== null) figure.replaceChildren(picture, html("figcaption", {}, help(values).rule));
}
