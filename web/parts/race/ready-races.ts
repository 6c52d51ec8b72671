import { html } from "lit-html";
import { puzzleOf } from "../../engine/catalogue/catalogue.ts";
import {
  linkToRace,
  questionOf,
  READY,
  type Ready,
  titleOf,
} from "../../engine/catalogue/races.ts";
import type { Catalogue } from "../../engine/catalogue/types.ts";
import { t } from "../../language/translate.ts";

/** The list of ready-made races. @param open the race that is open, which is left out */
export const renderList = (catalogue: Catalogue, open: Ready | null = null) =>
  html`<nav class="race-list" aria-label=${t("race-list")}>
    ${READY.filter((race) => race !== open).map((race) => renderCard(race, catalogue))}
  </nav>`;

function renderCard(race: Ready, catalogue: Catalogue) {
  const puzzle = puzzleOf(race.lanes[0].split("/")[0], catalogue).title;
  return html`<a class="gallery-race gallery-text" href=${linkToRace(race)}>
    <b>${titleOf(race)}</b>
    <span class="gallery-look muted small">${questionOf(race)}</span>
    <small>${t("race-list-card", { puzzle, lanes: race.lanes.length })}</small>
  </a>`;
}
