import { button, html } from "../../dom/node.ts";
import type { Catalogue } from "../../engine/catalogue/types.ts";
import { tell } from "../../language/tell.ts";
import { type Raced, textOf } from "./own-lane.ts";
import { formatRaceLink, LEAST, MOST } from "./race-link.ts";
import { namesOf } from "./race-told.ts";
import { variantsOf } from "./variants.ts";

/** What is searched in the lanes, to be changed: another race is another link. */

/** @param texts of the lanes */
function follow(texts: readonly string[]) {
  location.hash = formatRaceLink(texts);
}

/** What a lane searches, and the way to be rid of it. */
export function makeChoice(lanes: readonly Raced[], index: number, catalogue: Catalogue) {
  const texts = lanes.map(textOf);
  const offered = variantsOf(lanes[index], catalogue);
  const names = namesOf(offered, catalogue, lanes);
  const lane = index + 1;
  const select = html(
    "select",
    {
      class: "input race-choose",
      "aria-label": tell("race-lane-change", { lane }),
      // Where there is little room for it it is cut.
      title: names[0] || tell("race-lane-only"),
      change: () => follow(texts.with(index, select.value)),
    },
    ...offered.map(({ text }, at) =>
      html("option", { value: text }, names[at] || tell("race-lane-only")),
    ),
  );
  const label = tell("race-lane-remove", { lane });
  const remove = button(
    {
      class: "button button-icon button-plain race-remove",
      "aria-label": label,
      title: label,
      click: () => follow(texts.toSpliced(index, 1)),
    },
    "\u00d7",
  );
  const name = html("span", { class: "race-name" }, tell("race-lane-own"));
  const choice = [lanes[index].run === undefined ? select : name];
  return texts.length > LEAST ? [...choice, remove] : choice;
}

/** One lane more, of what is in none yet; null: there is nothing, or no room. */
export function makeAdding(lanes: readonly Raced[], catalogue: Catalogue) {
  const texts = lanes.map(textOf);
  const next = variantsOf(lanes[0], catalogue).find(({ text }) => !texts.includes(text));
  if (next === undefined || texts.length === MOST) return null;
  return button(
    { class: "button", click: () => follow([...texts, next.text]) },
    tell("race-lane-add"),
  );
}
