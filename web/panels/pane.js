import * as words from "../text/en-panels.js";
import { button, html, svg } from "../view/node.js";

/**
 * A frame with tabs, in which one panel is seen at a time.
 *
 * @import { Panel } from "./types.d.ts"
 *
 * @typedef {object} Pane
 * @property {HTMLElement} card
 * @property {HTMLElement} list of the tabs
 * @property {HTMLButtonElement[]} tabs one for each panel
 * @property {HTMLElement} body
 * @property {HTMLButtonElement} fold
 * @property {HTMLButtonElement} split
 * @property {Panel[]} panels
 *
 * @typedef {object} Wishes what the visitor asks for with its buttons
 * @property {(name: string) => void} choose
 * @property {() => void} fold
 * @property {() => void} split
 */

const FOLD = "M5.400 8.600 12 15.200l6.600-6.600L20 10l-8 8-8-8z";
const SPLIT = "M3 5h18v14H3zm2 2v10h6V7zm8 0v10h6V7z";

/** @param {number} index @param {Panel[]} panels @param {Wishes} wishes */
export function makePane(index, panels, wishes) {
  // The first has the plain names, which links to a tab, and tests, may use.
  const mark = index === 0 ? "" : `-${index + 1}`;
  const body = html("div", { class: "panels-body", id: `panels-body${mark}` });
  const list = html("div", {
    class: "tabs",
    id: `tabs${mark}`,
    role: "tablist",
    "aria-label": words.place.tabs,
  });
  const fold = makeButton(`panels-fold${mark}`, words.place.fold, FOLD, wishes.fold);
  fold.setAttribute("aria-controls", body.id);
  const split = makeButton(`panels-two${mark}`, words.place.two, SPLIT, wishes.split);
  split.classList.add("panels-two");
  const head = html("div", { class: "panels-head" }, list, split, fold);
  const card = html("div", { class: "card pane" }, head, body);
  /** @type {Pane} */
  const pane = { card, list, tabs: [], body, fold, split, panels };
  pane.tabs = panels.map(({ name, title }) =>
    button(
      { role: "tab", id: `tab${mark}-${name}`, class: "tab", click: () => wishes.choose(name) },
      title,
    ),
  );
  list.append(...pane.tabs);
  list.addEventListener("keydown", (event) => turnByKey(pane, event, wishes.choose));
  return pane;
}

/** @param {string} id @param {string} label @param {string} shape @param {() => void} click */
function makeButton(id, label, shape, click) {
  const icon = svg(
    "svg",
    { viewBox: "0 0 24 24", "aria-hidden": "true" },
    svg("path", { d: shape }),
  );
  const attributes = {
    class: "button button-icon button-plain",
    "aria-label": label,
    title: label,
  };
  return button({ id, ...attributes, click }, icon);
}

/** @param {Pane} pane @param {KeyboardEvent} event @param {Wishes["choose"]} choose */
function turnByKey({ panels, tabs }, event, choose) {
  const offered = panels.filter((_, i) => !tabs[i].hidden);
  const at = offered.findIndex(
    ({ name }) => tabs[panels.findIndex((p) => p.name === name)].tabIndex === 0,
  );
  /** @type {Record<string, number>} */
  const wanted = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 };
  if (!Object.hasOwn(wanted, event.key)) return;
  event.preventDefault();
  event.stopPropagation();
  const next = offered[(wanted[event.key] + offered.length) % offered.length];
  choose(next.name);
  tabs[panels.indexOf(next)].focus();
}

/**
 * @param {Pane} pane
 * @param {object} scene
 * @param {readonly Panel[]} scene.offered
 * @param {Panel | null} scene.panel the one that is seen; null: the pane is not there
 * @param {boolean} scene.folded
 * @param {boolean} scene.last it has the buttons for all panes
 */
export function showPane(
  { card, list, tabs, body, fold, split, panels },
  { offered, panel, folded, last },
) {
  card.hidden = panel === null;
  if (panel === null) return;
  panels.forEach((other, i) => {
    const seen = other === panel;
    const tab = tabs[i];
    tab.hidden = !offered.includes(other);
    tab.setAttribute("aria-selected", String(seen && !folded));
    tab.tabIndex = seen ? 0 : -1;
    if (seen) {
      tab.setAttribute("aria-controls", other.body.id);
      other.body.setAttribute("aria-labelledby", tab.id);
      if (list.scrollWidth > list.clientWidth)
        list.scrollLeft = tab.offsetLeft - list.clientWidth / 3;
    } else tab.removeAttribute("aria-controls");
  });
  if (panel.body.parentElement !== body) body.append(panel.body);
  body.hidden = folded;
  fold.hidden = !last;
  split.hidden = !last;
  fold.setAttribute("aria-expanded", String(!folded));
  card.dataset.folded = String(folded);
}
