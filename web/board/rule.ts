import { html } from "../dom/create-element.ts";
import type { Scenario } from "../engine/types/scenario.ts";
import { entryOf } from "./registry.ts";

/** Draw the rule of a puzzle as one picture with a caption; hide the figure if the puzzle has none. */
export async function showRule(figure: HTMLElement, { puzzle, values, text }: Scenario) {
  const { rule } = entryOf(puzzle);
  figure.hidden = true;
  figure.dataset.of = text;
  const part = await rule?.load().catch(() => null);
  const picture = part?.drawRule(values) ?? null;
  // Another scenario has been opened meanwhile.
  if (figure.dataset.of !== text) return;
  figure.hidden = picture === null;
  if (rule && picture)
    figure.replaceChildren(picture, html("figcaption", {}, rule.caption(values)));
}
