import { element } from "../view/element.js";
import { bindGrip } from "../view/grip.js";
import { html } from "../view/node.js";
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
 * @param {Panel[]} panels
 * @param {() => void} redraw
 */
export function bindPlace(panels, redraw) {
  const card = element("panels", HTMLElement);
  const tabs = element("tabs", HTMLElement);
  const body = element("panels-body", HTMLElement);
  const fold = element("panels-fold", HTMLButtonElement);
  const grip = element("panels-grip", HTMLElement);
  const sideGrip = element("story-grip", HTMLElement);
  const page = element("page", HTMLElement);
  const column = /** @type {HTMLElement} */ (card.parentElement);
  const isPanel = (/** @type {unknown} */ word) => panels.some(({ name }) => name === word);
  const stored = recallChoice();
  /** @type {Choice} */
  const choice = {
    name: isPanel(stored.name) ? String(stored.name) : panels[0].name,
    folded: stored.folded === true,
    height: typeof stored.height === "number" ? stored.height : null,
    width: typeof stored.width === "number" ? stored.width : null,
  };
  /** The panels that a link does without. @type {ReadonlySet<string>} */
  let hidden = new Set();
  const buttons = panels.map((panel) => {
    const { name, title } = panel;
    const button = html(
      "button",
      {
        type: "button",
        role: "tab",
        id: `tab-${name}`,
        class: "tab",
        "aria-controls": `panel-${name}`,
      },
      title,
    );
    button.addEventListener("click", () => choose(name));
    panel.body.id = `panel-${name}`;
    panel.body.setAttribute("role", "tabpanel");
    panel.body.setAttribute("aria-labelledby", `tab-${name}`);
    panel.body.tabIndex = 0;
    tabs.append(button);
    body.append(panel.body);
    return button;
  });

  tabs.addEventListener("keydown", (event) => {
    const offered = panels.filter(({ name }) => !hidden.has(name));
    const at = offered.findIndex(({ name }) => name === choice.name);
    /** @type {Record<string, number>} */
    const wanted = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 };
    if (!Object.hasOwn(wanted, event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    const next = offered[(wanted[event.key] + offered.length) % offered.length];
    choose(next.name);
    buttons[panels.indexOf(next)].focus();
  });
  fold.addEventListener("click", () => {
    choice.folded = !choice.folded;
    if (choice.folded) current()?.leave?.();
    update();
    rememberChoice(choice);
  });

  const tellHeight = bindGrip(grip, 1, {
    read: () => body.clientHeight,
    limits: () => HEIGHTS,
    set: (height) => resize({ height }),
  });
  const tellWidth = bindGrip(sideGrip, -1, {
    read: () => column.clientWidth,
    limits: widths,
    set: (width) => resize({ width }),
  });
  addEventListener("resize", tellWidth);
  apply();

  /** How narrow and wide the column can be in this window. @returns {[number, number]} */
  function widths() {
    const beside = matchMedia("(max-width: 1100px)").matches ? BESIDE_TWO : BESIDE_THREE;
    return [NARROWEST, Math.max(NARROWEST, document.body.clientWidth - beside)];
  }

  /** @param {Partial<Choice>} size */
  function resize(size) {
    Object.assign(choice, size);
    update();
    rememberChoice(choice);
  }

  /** @param {string} name */
  function turnTo(name) {
    if (name !== choice.name) current()?.leave?.();
    choice.name = name;
    update();
  }

  /** The visitor's own choice. @param {string} name */
  function choose(name) {
    choice.folded = false;
    turnTo(name);
    rememberChoice(choice);
  }

  function current() {
    return panels.find(({ name }) => name === choice.name) ?? null;
  }

  function apply() {
    panels.forEach(({ name, body: sheet }, index) => {
      const seen = name === choice.name;
      buttons[index].hidden = hidden.has(name);
      buttons[index].setAttribute("aria-selected", String(seen && !choice.folded));
      buttons[index].tabIndex = seen ? 0 : -1;
      sheet.hidden = !seen;
    });
    body.hidden = choice.folded;
    grip.hidden = choice.folded;
    fold.setAttribute("aria-expanded", String(!choice.folded));
    card.dataset.folded = String(choice.folded);
    setLength(card, "--panels-height", choice.height);
    setLength(page, "--story-width", choice.width);
    tellHeight();
    tellWidth();
  }

  function update() {
    apply();
    redraw();
  }

  return {
    /** The panel that is seen; null when they are folded away. */
    get current() {
      return choice.folded ? null : current();
    },
    /** The choice as a word for a link: a panel's name, or "none". */
    get text() {
      return choice.folded ? "none" : choice.name;
    },
    /** Take up a choice from a link, the first of several; another word changes nothing. @param {string} text */
    restore(text) {
      const [first] = text.split(",");
      choice.folded = first === "none" || (choice.folded && !isPanel(first));
      turnTo(isPanel(first) ? first : choice.name);
    },
    /** Do without some panels, as a link wants it; another one is shown in their place. @param {ReadonlySet<string>} names */
    hide(names) {
      hidden = names;
      const shown = panels.find(({ name }) => !names.has(name));
      turnTo(names.has(choice.name) && shown ? shown.name : choice.name);
    },
  };
}

/** @param {HTMLElement} node @param {string} property @param {number | null} pixels null: as the stylesheet says */
function setLength(node, property, pixels) {
  if (pixels === null) node.style.removeProperty(property);
  else node.style.setProperty(property, `${pixels}px`);
}
