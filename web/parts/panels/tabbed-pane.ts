import { button, html } from "../../dom/create-element.ts";
import { tabAfterKey } from "../../dom/tabs.ts";
import { t } from "../../language/translate.ts";
import { visibility } from "../../state/load-visibility-rules.ts";
import type { Panel } from "./types.ts";

/** A frame with tabs that shows one panel at a time. */

export interface Pane {
  card: HTMLElement;
  list: HTMLElement; // holds the tabs
  tabs: HTMLButtonElement[]; // one for each panel
  body: HTMLElement;
  panels: Panel[];
}

export function makePane(index: number, panels: Panel[], choose: (name: string) => void) {
  // The first pane keeps the plain ids, for links to a tab and for tests.
  const mark = index === 0 ? "" : `-${index + 1}`;
  const body = html("div", { class: "panels-body", id: `panels-body${mark}` });
  const list = html("div", {
    class: "tabs",
    id: `tabs${mark}`,
    role: "tablist",
    "aria-label": t("panels-place-tabs"),
  });
  const head = html("div", { class: "panels-head" }, list);
  const card = html("div", { class: "card pane" }, head, body);
  const pane: Pane = { card, list, tabs: [], body, panels };
  pane.tabs = panels.map(({ name, title }) => {
    const gives = visibility.givesAway(name);
    const attributes = { role: "tab", id: `tab${mark}-${name}`, class: "tab", "data-gives": gives };
    return button({ ...attributes, click: () => choose(name) }, title);
  });
  list.append(...pane.tabs);
  list.addEventListener("keydown", (event) => turnByKey(pane, event, choose));
  return pane;
}

function turnByKey({ panels, tabs }: Pane, event: KeyboardEvent, choose: (name: string) => void) {
  const offered = panels.filter((_, i) => !tabs[i].disabled);
  const open = offered.find((panel) => tabs[panels.indexOf(panel)].tabIndex === 0);
  const next = open === undefined ? null : tabAfterKey(event.key, offered, open);
  if (next === null) return;
  event.preventDefault();
  event.stopPropagation();
  choose(next.name);
  tabs[panels.indexOf(next)].focus();
}

export function showPane(
  { card, list, tabs, body, panels }: Pane,
  { offered, panel, folded }: { offered: readonly Panel[]; panel: Panel | null; folded: boolean },
) {
  card.hidden = panel === null;
  if (panel === null) return;
  panels.forEach((other, i) => {
    const seen = other === panel;
    const tab = tabs[i];
    tab.hidden = !offered.includes(other) && other.stays?.() !== true;
    tab.disabled = !offered.includes(other);
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
  card.dataset.folded = String(folded);
}
