import { html, nothing } from "lit-html";
import type { Catalogue } from "../../engine/catalogue/types.ts";
import { t } from "../../language/translate.ts";
import { type Raced, textOf } from "./own-lane.ts";
import { formatRaceLink, LEAST, MOST } from "./race-link.ts";
import { namesOf } from "./race-sentences.ts";
import { variantsOf } from "./variants.ts";

/** Controls that change, add and remove lanes. Each change opens the link of another race. */

/** @param texts of the lanes */
function follow(texts: readonly string[]) {
  location.hash = formatRaceLink(texts);
}

/** The choice of a lane's search, and the button that removes the lane. @param name of the lane */
export function renderChoice(
  lanes: readonly Raced[],
  index: number,
  name: string,
  catalogue: Catalogue,
) {
  const texts = lanes.map(textOf);
  const label = t("race-lane-remove", { lane: index + 1 });
  return html`${
    lanes[index].run === undefined
      ? renderVariants(lanes, index, name, catalogue)
      : html`<span class="race-name semibold">${name}</span>`
  }${
    texts.length > LEAST
      ? html`<button type="button" class="button button-icon button-plain race-remove" aria-label=${label}
          title=${label} @click=${() => follow(texts.toSpliced(index, 1))}>×</button>`
      : nothing
  }`;
}

function renderVariants(
  lanes: readonly Raced[],
  index: number,
  name: string,
  catalogue: Catalogue,
) {
  const offered = variantsOf(lanes[index], catalogue);
  const names = namesOf(offered, catalogue, lanes).map((name) => name || t("race-lane-only"));
  const change = ({ currentTarget }: Event) =>
    follow(lanes.map(textOf).with(index, (currentTarget as HTMLSelectElement).value));
  // A field would cut the name, so the name lies over it, on as many lines as it needs.
  return html`<span class="race-choose">
    <select class="input" @change=${change} aria-label=${t("race-lane-change", { lane: index + 1 })}>
      ${offered.map(({ text }, at) => html`<option value=${text}>${names[at]}</option>`)}
    </select>
    <span class="race-name semibold" aria-hidden="true">${name}</span>
  </span>`;
}

/** The button that adds a lane with a search that no lane has yet, if there is one and there is room. */
export function renderAdding(lanes: readonly Raced[], catalogue: Catalogue) {
  const texts = lanes.map(textOf);
  const next = variantsOf(lanes[0], catalogue).find(({ text }) => !texts.includes(text));
  if (next === undefined || texts.length === MOST) return nothing;
  const add = () => follow([...texts, next.text]);
  return html`<button type="button" class="button" @click=${add}>${t("race-lane-add")}</button>`;
}
