import { html, nothing, render } from "lit-html";
import { addStyle } from "../../dom/lazy-style.ts";
import type { Palette } from "../../dom/theme.ts";
import type { Scenario } from "../../engine/types/scenario.ts";
import { bring, t } from "../../language/translate.ts";
import type { OwnRun, Page } from "../../state/page/page-context.ts";
import { renderHead, setWindowTitle } from "./heading.ts";
import style from "./part.css";
import { isTable } from "./race-address.ts";
import { readRaceLink } from "./race-link.ts";
import { openRace } from "./race-view.ts";
import { renderList } from "./ready-races.ts";
import { openTable } from "./table-view.ts";

/** The page of races: shows the race or table of the link, or the list of races. It is loaded on demand (lazy-race.ts). */

/** A run of the visitor's program. */
export interface Own {
  scenario: Scenario;
  run: OwnRun;
}

export type Room = ReturnType<typeof openRoom>;

export { formatTableLink } from "./table-link.ts";
export { raceFrom } from "./variants.ts";

bring("race");

/** Defaults for the list and for tables: the address is their link, and they keep nothing. */
const PLAIN = { setPalette: () => {}, unbind: () => {}, link: null, kept: null };

/**
 * Open the race, table or list that the address bar holds.
 *
 * @param close leads back to where it was opened
 */
export function openRoom(
  page: Page,
  box: HTMLElement,
  palette: Palette | null,
  own: Own | null,
  close: () => void,
) {
  const removeStyle = addStyle(style);
  const seen = open(page, box, own, close);
  seen.setPalette(palette);
  return {
    setPalette: seen.setPalette,
    get link() {
      return seen.link;
    },
    get kept() {
      return seen.kept;
    },
    close() {
      seen.unbind();
      render(nothing, box);
      removeStyle();
    },
  };
}

function open(page: Page, box: HTMLElement, own: Own | null, close: () => void) {
  let problem = "";
  try {
    if (isTable(location.hash)) return { ...PLAIN, ...openTable(page, box, close) };
    const link = readRaceLink(location.hash, page.catalogue, own);
    if (link.scenarios.length > 0) return openRace(page, box, link);
  } catch (error) {
    problem = (error as Error).message;
  }
  const title = t("race-list");
  setWindowTitle(title);
  const template = html`${renderHead(title, t("race-list-about"))}
    <p class="problem" role="alert">${problem}</p>
    ${renderList(page.catalogue)}`;
  render(template, box);
  return PLAIN;
}
