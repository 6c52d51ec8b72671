import { binding } from "../view/binding.ts";
import { element } from "../view/element.ts";
import { bindGrip } from "../view/grip.ts";
import { makePane, showPane } from "./pane.ts";
import { recallChoice, rememberChoice } from "./place-kept.ts";

/**
 * Which panels are seen: one, or two side by side where there is room, each chosen by its tabs; or none, as they are folded
 * away. And how wide they are: a grip parts them from the board. All of it is remembered.
 *
 * @import { Pane } from "./pane.ts"
 * @import { Choice } from "./place-kept.ts"
 * @import { Panel } from "./types.ts"
 *
 * @typedef {object} Place
 * @property {Panel[]} panels
 * @property {() => void} redraw
 * @property {Choice} choice
 * @property {ReadonlySet<string>} hidden the panels that a link does without
 * @property {Pane[]} panes the first is always there
 * @property {HTMLButtonElement} fold hides them all
 * @property {HTMLButtonElement} two shows two
 * @property {Panel[]} seen
 * @property {number} offered the panels that there are now, a bit each
 * @property {() => void} tellSize to those who cannot see the grip
 */

const NARROWEST = 320;
/** What the board needs at the least, gaps included. */
const BESIDE = 360;
/** Windows with room for two panels side by side, and those in which there are two unless the visitor says otherwise. */
const FITS_TWO = "(min-width: 1100px) and (min-height: 500px)";
const ASKS_FOR_TWO = "(min-width: 1600px) and (min-height: 800px)";

/** The panels that links of before name, and what has taken them in. @type {Record<string, string>} */
const NOW_IN = { size: "pictures" };

/** @param {Panel[]} panels @param {() => void} redraw */
export function bindPlace(panels, redraw) {
  const { signal, also, alsoParts, unbind } = binding();
  /** @type {Place} */
  const place = {
    panels,
    redraw,
    choice: recallChoice(panels),
    hidden: new Set(),
    panes: [],
    fold: element("panels-fold", HTMLButtonElement),
    two: element("panels-two", HTMLButtonElement),
    seen: [],
    offered: 0,
    tellSize: () => {},
  };
  place.panes = [0, 1].map((index) =>
    makePane(index, panels, (name) => choose(place, index, name)),
  );
  bindButtons(place, signal);
  for (const { name, body } of panels) {
    body.id = `panel-${name}`;
    body.setAttribute("role", "tabpanel");
    body.tabIndex = 0;
  }
  const box = element("panels", HTMLElement);
  place.panes[0].body.append(...panels.map(({ body }) => body));
  box.append(...place.panes.map(({ card }) => card));
  also(() => box.replaceChildren());
  alsoParts([bindWidth(place)]);
  apply(place);

  return {
    unbind,
    /** The panels that are seen; none when they are folded away. */
    get seen() {
      if (offeredBits(place) !== place.offered) apply(place);
      return place.seen;
    },
    /** The choice as words for a link: the panels' names, or "none". */
    get text() {
      return place.choice.folded ? "none" : place.seen.map(({ name }) => name).join(",");
    },
    /** Take up a choice from a link; words that name no panel change nothing. @param {string} text */
    restore(text) {
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
    /** Show a panel, unless all are folded away. @param {string} name */
    suggest(name) {
      if (isPanel(panels, name)) put(place.choice, 0, name);
      update(place);
    },
    /** Back to what the visitor chose, whatever a link or a card has shown meanwhile. */
    recall() {
      place.choice = recallChoice(panels);
      update(place);
    },
    /** Do without some panels, as a link wants it; others are shown in their place. @param {ReadonlySet<string>} names */
    hide(names) {
      place.hidden = names;
      update(place);
    },
  };
}

/** Those that show two, and hide all. @param {Place} place @param {AbortSignal} signal */
function bindButtons(place, signal) {
  // On a phone the menu has them.
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

/** @param {Panel[]} panels @param {string} word */
const isPanel = (panels, word) => panels.some(({ name }) => name === word);

/** @param {Place} place @param {Panel} panel */
const isOffered = ({ hidden }, panel) => !hidden.has(panel.name) && (panel.offered?.() ?? true);

/** @param {Place} place */
const offeredIn = (place) => place.panels.filter((panel) => isOffered(place, panel));

/** Looked at in each frame: nothing is made for it. @param {Place} place */
function offeredBits(place) {
  let bits = 0;
  for (const panel of place.panels) bits = 2 * bits + Number(isOffered(place, panel));
  return bits;
}

/** Whether two panels stand side by side. @param {Choice} choice */
const isTwo = ({ two }) =>
  matchMedia(FITS_TWO).matches && (two ?? matchMedia(ASKS_FOR_TWO).matches);

/** The panels of the panes, each another one, and each one that there is. @param {Place} place */
function panelsOfPanes(place) {
  const { choice } = place;
  const offered = offeredIn(place);
  /** @type {Panel[]} */
  const found = [];
  for (const name of isTwo(choice) ? choice.names : choice.names.slice(0, 1)) {
    const free = offered.filter((panel) => !found.includes(panel));
    const panel = free.find((other) => other.name === name) ?? free[0];
    if (panel) found.push(panel);
  }
  return found;
}

/** Chooses a panel for a pane; the other pane takes what this one had, if it was there. @param {Choice} choice @param {number} index @param {string} name */
function put({ names }, index, name) {
  const other = names.indexOf(name);
  if (other >= 0) names[other] = names[index];
  names[index] = name;
}

/** The visitor's own choice. @param {Place} place @param {number} index @param {string} name */
function choose(place, index, name) {
  // What is seen in place of one that is not there now is not what was chosen.
  place.seen.forEach((panel, pane) => {
    place.choice.names[pane] = panel.name;
  });
  decide(place, (choice) => {
    put(choice, index, name);
    choice.folded = false;
  });
}

/** What the visitor decides is kept; what a link or a card shows is not. @param {Place} place @param {(choice: Choice) => void} change */
function decide(place, change) {
  const kept = recallChoice(place.panels);
  change(kept);
  rememberChoice(kept);
  change(place.choice);
  update(place);
}

/** @param {Place} place */
function toggleFold(place) {
  const folded = !place.choice.folded;
  decide(place, (choice) => {
    choice.folded = folded;
  });
}

/** @param {Place} place */
function toggleTwo(place) {
  const two = !isTwo(place.choice);
  decide(place, (choice) => {
    choice.two = two;
    choice.folded = false;
  });
}

/** Between the board and the column of the panels. @param {Place} place */
function bindWidth(place) {
  const { signal, alsoParts, unbind } = binding();
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
  alsoParts([width]);
  addEventListener("resize", width.tell, { signal });
  place.tellSize = width.tell;
  return { unbind };
}

/** @param {Place} place */
function update(place) {
  apply(place);
  place.redraw();
}

/** @param {Place} place */
function apply(place) {
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
  place.two.setAttribute("aria-pressed", String(isTwo(choice)));
  place.fold.setAttribute("aria-pressed", String(choice.folded));
  const page = element("page", HTMLElement);
  page.dataset.folded = String(choice.folded);
  page.dataset.panels = String(place.seen.length);
  if (choice.width === null) page.style.removeProperty("--story-width");
  else page.style.setProperty("--story-width", `${choice.width}px`);
  place.tellSize();
}
