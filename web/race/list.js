import { puzzleOf } from "../catalogue/catalogue.js";
import { tell } from "../language/tell.js";
import { html } from "../view/node.js";
import { formatRaceLink } from "./race-link.js";
import { questionOf, READY, titleOf } from "./ready.js";

/**
 * The ready races, to be opened.
 *
 * @import { Catalogue } from "../catalogue/types.d.ts"
 * @import { Ready } from "./ready.js"
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
    { class: "race-card", href: formatRaceLink(race.lanes) },
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
