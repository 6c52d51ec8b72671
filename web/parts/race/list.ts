import { html } from "../../dom/node.ts";
import { puzzleOf } from "../../engine/catalogue/catalogue.ts";
import {
  linkToRace,
  questionOf,
  READY,
  type Ready,
  titleOf,
} from "../../engine/catalogue/races.ts";
import type { Catalogue } from "../../engine/catalogue/types.ts";
import { tell } from "../../language/tell.ts";

/** The ready races, to be opened. */

/** @param open which is left out */
export const makeList = (catalogue: Catalogue, open: Ready | null = null) =>
  html(
    "nav",
    { class: "race-list", "aria-label": tell("race-list") },
    ...READY.filter((race) => race !== open).map((race) => makeCard(race, catalogue)),
  );

const makeCard = (race: Ready, catalogue: Catalogue) =>
  html(
    "a",
    { class: "race-card", href: linkToRace(race) },
    html("b", {}, titleOf(race)),
    html("span", {}, questionOf(race)),
    html(
      "small",
      {},
      tell("race-list-card", {
        puzzle: puzzleOf(race.lanes[0].split("/")[0], catalogue).title,
        lanes: race.lanes.length,
      }),
    ),
  );
