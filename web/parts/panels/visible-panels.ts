import { binding } from "../../dom/binding.ts";
import { element } from "../../dom/element.ts";
import { bindGrip } from "../../dom/resize-handle.ts";
import { visibility } from "../../state/load-visibility-rules.ts";
import type { Page } from "../../state/page/page-context.ts";
import { isPresented } from "../../state/state.ts";
import { makePane, type Pane, showPane } from "./tabbed-pane.ts";
import type { Panel } from "./types.ts";
import { type Choice, recallChoice, rememberChoice } from "./visible-panels-storage.ts";

/**
 * The choice of visible panels: one, or two side by side if there is room, each chosen by its tabs; or none when they
 * are folded. A grip between board and panels sets their width. All of it is remembered.
 */

interface Place {
  page: Pick<Page, "state" | "redraw">;
  panels: Panel[];
  choice: Choice;
  panes: Pane[]; // the first always exists
  fold: HTMLButtonElement; // hides them all
  two: HTMLButtonElement; // shows two
  seen: Panel[];
  offered: number; // the panels offered now, one bit each, and whether two are shown
  announceSize: () => void; // for screen readers, on the grip
}

const NARROWEST = 320;
/** Least width of the board, gaps included. */
const BESIDE = 360;
/** Windows with room for two panels side by side, and windows that show two by default. */
const FITS_TWO = "(min-width: 1100px) and (min-height: 500px)";
const ASKS_FOR_TWO = "(min-width: 1600px) and (min-height: 800px)";

/** Panels that older links name, and their successors. */
const NOW_IN: Record<string, string> = { size: "pictures" };

export function bindPlace(page: Place["page"], panels: Panel[]) {
  const { signal, onDispose, ownParts, unbind } = binding();
  const place: Place = {
    page,
    panels,
    choice: recallChoice(panels),
    panes: [],
    fold: element("panels-fold", HTMLButtonElement),
    two: element("panels-two", HTMLButtonElement),
    seen: [],
    offered: 0,
    announceSize: () => {},
  };
  place.panes = [0, 1].map((index) =>
    makePane(index, panels, (name) => choose(place, index, name)),
  );
  bindButtons(place, signal);
  for (const { name, body } of panels) {
    body.id = `panel-${name}`;
    body.dataset.gives = visibility.givesAway(name);
    body.setAttribute("role", "tabpanel");
    body.tabIndex = 0;
  }
  const box = element("panels", HTMLElement);
  place.panes[0].body.append(...panels.map(({ body }) => body));
  box.append(...place.panes.map(({ card }) => card));
  onDispose(() => box.replaceChildren());
  ownParts([bindWidth(place)]);
  apply(place);

  return {
    unbind,
    /** The visible panels; empty when they are folded. */
    get seen() {
      if (offeredBits(place) !== place.offered) apply(place);
      return place.seen;
    },
    /** The choice as text for a link: the panels' names, or "none". */
    get text() {
      return place.choice.folded ? "none" : place.seen.map(({ name }) => name).join(",");
    },
    /** Apply a choice from a link; unknown names are ignored. */
    restore(text: string) {
      const { choice } = place;
      const named = text.split(",").map((word) => NOW_IN[word] ?? word);
      const known = named.filter((word) => isPanel(panels, word));
      if (text.split(",")[0] === "none") choice.folded = true;
      else if (known.length > 0) choice.folded = false;
      known.slice(0, 2).forEach((name, index) => {
        put(choice, index, name);
      });
      update(place);
    },
    /** Show a panel, unless the panels are folded. */
    suggest(name: string) {
      if (isPanel(panels, name)) put(place.choice, 0, name);
      update(place);
    },
    /** Return to the visitor's own choice, whatever a link or a card has shown meanwhile. */
    recall() {
      place.choice = recallChoice(panels);
      update(place);
    },
  };
}

/** Bind the buttons that show two panels, and fold them. */
function bindButtons(place: Place, signal: AbortSignal) {
  // Phones show a menu instead.
  for (const name of ["stack", "pictures"])
    element(`menu-${name}`, HTMLButtonElement).addEventListener(
      "click",
      () => choose(place, 0, name),
      { signal },
    );
  place.fold.addEventListener("click", () => toggleFold(place), { signal });
  place.two.addEventListener("click", () => toggleTwo(place), { signal });
  for (const query of [FITS_TWO, ASKS_FOR_TWO]) {
    matchMedia(query).addEventListener("change", () => update(place), { signal });
  }
}

const isPanel = (panels: Panel[], word: string) => panels.some(({ name }) => name === word);

/** The panels on offer now: all except those that the link hides or that do not apply. */
function offeredIn({ page, panels }: Place) {
  const hidden = visibility.hiddenPanels(page.state.options);
  return panels.filter((panel) => !hidden.has(panel.name) && (panel.offered?.() ?? true));
}

function offeredBits(place: Place) {
  const offered = offeredIn(place);
  const two = Number(isTwo(place));
  return place.panels.reduce((bits, panel) => 2 * bits + Number(offered.includes(panel)), two);
}

/** True when two panels are shown side by side. A presentation has room for one. */
const isTwo = ({ page, choice: { two } }: Pick<Place, "page" | "choice">) =>
  !isPresented(page.state) &&
  matchMedia(FITS_TWO).matches &&
  (two ?? matchMedia(ASKS_FOR_TWO).matches);

/** The panels of the panes: all different, and all offered. */
function panelsOfPanes(place: Place) {
  const { choice } = place;
  const offered = offeredIn(place);
  const found: Panel[] = [];
  for (const name of isTwo(place) ? choice.names : choice.names.slice(0, 1)) {
    const free = offered.filter((panel) => !found.includes(panel));
    const panel = free.find((other) => other.name === name) ?? free[0];
    if (panel) found.push(panel);
  }
  return found;
}

/** Choose a panel for a pane. If the other pane shows it, the two are swapped. */
function put({ names }: Choice, index: number, name: string) {
  const other = names.indexOf(name);
  if (other >= 0) names[other] = names[index];
  names[index] = name;
}

/** The visitor has chosen a panel. */
function choose(place: Place, index: number, name: string) {
  // A panel shown in place of a missing one was not chosen, so start from what is visible.
  place.seen.forEach((panel, pane) => {
    place.choice.names[pane] = panel.name;
  });
  decide(place, (choice) => {
    put(choice, index, name);
    choice.folded = false;
  });
}

/** Change the visitor's choice and store it; changes by a link or a card are not stored. */
function decide(place: Place, change: (choice: Choice) => void) {
  const kept = recallChoice(place.panels);
  change(kept);
  rememberChoice(kept);
  change(place.choice);
  update(place);
}

function toggleFold(place: Place) {
  const folded = !place.choice.folded;
  decide(place, (choice) => {
    choice.folded = folded;
  });
}

function toggleTwo(place: Place) {
  const two = !isTwo(place);
  decide(place, (choice) => {
    choice.two = two;
    choice.folded = false;
  });
}

/** Bind the grip between the board and the column of panels. */
function bindWidth(place: Place) {
  const { signal, ownParts, unbind } = binding();
  const column = element("told", HTMLElement);
  const width = bindGrip(element("story-grip", HTMLElement), -1, {
    read: () => column.offsetWidth,
    limits: () => [NARROWEST, Math.max(NARROWEST, document.body.clientWidth - BESIDE)],
    set: (pixels) => {
      decide(place, (choice) => {
        choice.width = pixels;
      });
    },
  });
  ownParts([width]);
  addEventListener("resize", width.announceSize, { signal });
  place.announceSize = width.announceSize;
  return { unbind };
}

function update(place: Place) {
  apply(place);
  place.page.redraw();
}

function apply(place: Place) {
  const { panes, choice } = place;
  const offered = offeredIn(place);
  const shown = panelsOfPanes(place);
  place.offered = offeredBits(place);
  const before = place.seen;
  place.seen = choice.folded ? [] : shown;
  for (const panel of before) if (!place.seen.includes(panel)) panel.leave?.();
  for (const { body } of place.panels) {
    body.hidden = !shown.some((panel) => panel.body === body);
  }
  panes.forEach((pane, index) => {
    showPane(pane, { offered, panel: shown[index] ?? null, folded: choice.folded });
  });
  place.two.setAttribute("aria-pressed", String(isTwo(place)));
  place.fold.setAttribute("aria-pressed", String(choice.folded));
  const page = element("page", HTMLElement);
  page.dataset.folded = String(choice.folded);
  page.dataset.panels = String(place.seen.length);
  if (choice.width === null) page.style.removeProperty("--story-width");
  else page.style.setProperty("--story-width", `${choice.width}px`);
  place.announceSize();
}
