import { binding } from "../view/binding.js";
import { element } from "../view/element.js";
import { bindGrip } from "../view/grip.js";
import { button } from "../view/node.js";
import { recall, remember } from "../view/preferences.js";

/**
 * Which panel is seen, how high and how wide: chosen by tabs, a fold and two grips, and remembered.
 *
 * @typedef {import("./panel.js").Panel} Panel
 */

const KEY = "knights.panels";
/** @type {[least: number, most: number]} */
const HEIGHTS = [200, 1200];
const NARROWEST = 340;
/** What the window's other columns need at the least, gaps included: two columns, and three. */
const BESIDE_TWO = 380;
const BESIDE_THREE = 680;

/**
 * @typedef {object} Choice
 * @property {string} name
 * @property {boolean} folded
 * @property {number | null} height of the panels, in pixels; null: as the window allows
 * @property {number | null} width of the column that they stand in
 */

/** @returns {Partial<Choice>} */
function recallChoice() {
  try {
    const stored = JSON.parse(recall(KEY) ?? "{}");
    return typeof stored === "object" && stored !== null ? stored : {};
  } catch {
    return {};
  }
}

/** @param {Choice} choice */
function rememberChoice(choice) {
  remember(KEY, JSON.stringify(choice));
}

/**
 * @typedef {object} Place
 * @property {Panel[]} panels
 * @property {() => void} redraw
 * @property {Choice} choice
 * @property {ReadonlySet<string>} hidden the panels that a link does without
 * @property {HTMLButtonElement[]} tabs one for each panel
 * @property {HTMLElement} card
 * @property {HTMLElement} body
 * @property {HTMLButtonElement} fold
 * @property {HTMLElement} grip
 * @property {() => void} tellSizes to those who cannot see the grips
 */

/**
 * @param {Panel[]} panels
 * @param {() => void} redraw
 */
export function bindPlace(panels, redraw) {
  const { signal, also, alsoParts, unbind } = binding();
  /** @type {Place} */
  const place = {
    panels,
    redraw,
    choice: startingChoice(panels),
    hidden: new Set(),
    tabs: panels.map((panel) => makeTab(panel, () => choose(place, panel.name))),
    card: element("panels", HTMLElement),
    body: element("panels-body", HTMLElement),
    fold: element("panels-fold", HTMLButtonElement),
    grip: element("panels-grip", HTMLElement),
    tellSizes: () => {},
  };
  const list = element("tabs", HTMLElement);
  list.append(...place.tabs);
  place.body.append(...panels.map(({ body }) => body));
  also(() => {
    list.replaceChildren();
    place.body.replaceChildren();
  });
  list.addEventListener("keydown", (event) => turnByKey(place, event), { signal });
  place.fold.addEventListener("click", () => toggleFold(place), { signal });
  alsoParts([bindGrips(place)]);
  apply(place);

  return {
    unbind,
    /** The panel that is seen; null when they are folded away. */
    get current() {
      return place.choice.folded ? null : currentOf(place);
    },
    /** The choice as a word for a link: a panel's name, or "none". */
    get text() {
      return place.choice.folded ? "none" : place.choice.name;
    },
    /** Take up a choice from a link, the first of several; another word changes nothing. @param {string} text */
    restore(text) {
      const [first] = text.split(",");
      const { choice } = place;
      const known = isPanel(panels, first);
      choice.folded = first === "none" || (choice.folded && !known);
      turnTo(place, known ? first : choice.name);
    },
    /** Do without some panels, as a link wants it; another one is shown in their place. @param {ReadonlySet<string>} names */
    hide(names) {
      place.hidden = names;
      const { choice } = place;
      const shown = panels.find(({ name }) => !names.has(name));
      turnTo(place, names.has(choice.name) && shown ? shown.name : choice.name);
    },
  };
}

/** @param {Panel[]} panels @param {unknown} word */
const isPanel = (panels, word) => panels.some(({ name }) => name === word);

/** What the visitor chose the last time. @param {Panel[]} panels @returns {Choice} */
function startingChoice(panels) {
  const { name, folded, height, width } = recallChoice();
  return {
    name: isPanel(panels, name) ? String(name) : panels[0].name,
    folded: folded === true,
    height: typeof height === "number" ? height : null,
    width: typeof width === "number" ? width : null,
  };
}

/** @param {Panel} panel @param {() => void} choose */
function makeTab({ name, title, body }, choose) {
  body.id = `panel-${name}`;
  body.setAttribute("role", "tabpanel");
  body.setAttribute("aria-labelledby", `tab-${name}`);
  body.tabIndex = 0;
  return button(
    {
      role: "tab",
      id: `tab-${name}`,
      class: "tab",
      "aria-controls": `panel-${name}`,
      click: choose,
    },
    title,
  );
}

/** @param {Place} place @param {KeyboardEvent} event */
function turnByKey(place, event) {
  const { panels, hidden, choice, tabs } = place;
  const offered = panels.filter(({ name }) => !hidden.has(name));
  const at = offered.findIndex(({ name }) => name === choice.name);
  /** @type {Record<string, number>} */
  const wanted = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 };
  if (!Object.hasOwn(wanted, event.key)) return;
  event.preventDefault();
  event.stopPropagation();
  const next = offered[(wanted[event.key] + offered.length) % offered.length];
  choose(place, next.name);
  tabs[panels.indexOf(next)].focus();
}

/** @param {Place} place */
function toggleFold(place) {
  const { choice } = place;
  choice.folded = !choice.folded;
  if (choice.folded) currentOf(place)?.leave?.();
  update(place);
  rememberChoice(choice);
}

/** Between the panels and what is below, and between their column and the board. @param {Place} place */
function bindGrips(place) {
  const { signal, alsoParts, unbind } = binding();
  const column = /** @type {HTMLElement} */ (place.card.parentElement);
  const height = bindGrip(place.grip, 1, {
    read: () => place.body.clientHeight,
    limits: () => HEIGHTS,
    set: (height) => resize(place, { height }),
  });
  const width = bindGrip(element("story-grip", HTMLElement), -1, {
    read: () => column.clientWidth,
    limits: widths,
    set: (width) => resize(place, { width }),
  });
  alsoParts([height, width]);
  addEventListener("resize", width.tell, { signal });
  place.tellSizes = () => {
    height.tell();
    width.tell();
  };
  return { unbind };
}

/** How narrow and wide the column can be in this window. @returns {[number, number]} */
function widths() {
  const beside = matchMedia("(max-width: 1100px)").matches ? BESIDE_TWO : BESIDE_THREE;
  return [NARROWEST, Math.max(NARROWEST, document.body.clientWidth - beside)];
}

/** @param {Place} place @param {Partial<Choice>} size */
function resize(place, size) {
  Object.assign(place.choice, size);
  update(place);
  rememberChoice(place.choice);
}

/** @param {Place} place @param {string} name */
function turnTo(place, name) {
  if (name !== place.choice.name) currentOf(place)?.leave?.();
  place.choice.name = name;
  update(place);
}

/** The visitor's own choice. @param {Place} place @param {string} name */
function choose(place, name) {
  place.choice.folded = false;
  turnTo(place, name);
  rememberChoice(place.choice);
}

/** @param {Place} place */
function currentOf({ panels, choice }) {
  return panels.find(({ name }) => name === choice.name) ?? null;
}

/** @param {Place} place */
function update(place) {
  apply(place);
  place.redraw();
}

/** @param {Place} place */
function apply({ panels, choice, hidden, tabs, card, body, fold, grip, tellSizes }) {
  panels.forEach(({ name, body: sheet }, index) => {
    const seen = name === choice.name;
    tabs[index].hidden = hidden.has(name);
    tabs[index].setAttribute("aria-selected", String(seen && !choice.folded));
    tabs[index].tabIndex = seen ? 0 : -1;
    sheet.hidden = !seen;
  });
  body.hidden = choice.folded;
  grip.hidden = choice.folded;
  fold.setAttribute("aria-expanded", String(!choice.folded));
  card.dataset.folded = String(choice.folded);
  setLength(card, "--panels-height", choice.height);
  setLength(element("page", HTMLElement), "--story-width", choice.width);
  tellSizes();
}

/** @param {HTMLElement} node @param {string} property @param {number | null} pixels null: as the stylesheet says */
function setLength(node, property, pixels) {
  if (pixels === null) node.style.removeProperty(property);
  else node.style.setProperty(property, `${pixels}px`);
}
