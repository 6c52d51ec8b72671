import { puzzleOf } from "../catalogue/catalogue.ts";
import { linkToRace, questionOf, READY, titleOf } from "../catalogue/races.ts";
import { tell } from "../language/tell.ts";
import { html } from "../view/node.ts";

/**
 * The ready races, to be opened.
 *
 * @import { Catalogue } from "../catalogue/types.ts"
 * @import { Ready } from "../catalogue/races.ts"
 */

/** @param {Catalogue} catalogue @param {Ready | null} [open] which is left out */
export const makeList = (catalogue, open = null) =>
  html(
    "nav",
    { class: "race-list", "aria-label": tell("race-list") },
    ...READY.filter((race) => race !== open).map((race) => makeCard(race, catalogue)),
  );

/** @param {Ready} race @param {Catalogue} catalogue */
const makeCard = (race, catalogue) =>
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
