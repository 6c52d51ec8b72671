import { html } from "../view/node.js";
import { entryOf } from "./registry.js";

/** @import { Scenario } from "../types/scenario.d.ts" */

/** The rule of a puzzle in one picture, with its sentence; hidden where it has none. @param {HTMLElement} figure @param {Scenario} scenario */
export async function showRule(figure, { puzzle, values, text }) {
  const { rule, help } = entryOf(puzzle);
  figure.hidden = true;
  figure.dataset.of = text;
  const coming = rule?.().catch(() => null);
  const picture = (await coming)?.drawRule(values) ?? null;
  // Another one has been asked for meanwhile.
  if (figure.dataset.of !== text) return;
  figure.hidden = picture === null;
  if (picture !== null) figure.replaceChildren(picture, html("figcaption", {}, help(values).rule));
}
