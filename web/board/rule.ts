import { html } from "../dom/node.ts";
import type { Scenario } from "../engine/types/scenario.ts";
import { entryOf } from "./registry.ts";

/** The rule of a puzzle in one picture, with its sentence; hidden where it has none. */
export async function showRule(figure: HTMLElement, { puzzle, values, text }: Scenario) {
  const { rule } = entryOf(puzzle);
  figure.hidden = true;
  figure.dataset.of = text;
  const part = await rule?.load().catch(() => null);
  const picture = part?.drawRule(values) ?? null;
  // Another one has been asked for meanwhile.
  if (figure.dataset.of !== text) return;
  figure.hidden = picture === null;
  if (rule && picture) figure.replaceChildren(picture, html("figcaption", {}, rule.tell()));
}
