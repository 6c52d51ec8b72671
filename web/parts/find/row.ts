import { setText } from "../../dom/element.ts";
import { button, html } from "../../dom/node.ts";
import { tell } from "../../language/tell.ts";
import type { Page } from "../../state/lane/types.ts";
import type { Actions } from "./card.ts";
import {
  BOUNDS,
  DEEDS,
  type DepthRow,
  type PlaceRow,
  puzzleOf,
  type Row,
  tellDeed,
  tellRow,
} from "./rows.ts";

/** One condition in the card: what is chosen of it, and how it goes. */

export function makeRow(
  page: Page,
  row: Row,
  actions: Actions,
): { item: HTMLElement; show: () => void } {
  const fields =
    row.kind === "place"
      ? makePlace(page, row, actions)
      : row.kind === "depth"
        ? makeDepth(page, row, actions)
        : makeText(tellRow(page, row));
  const label = tell("find-remove");
  const gone = button(
    { class: "button button-icon button-plain find-remove", "aria-label": label, title: label },
    "×",
  );
  gone.addEventListener("click", () => {
    // Who goes by keyboard stays in the card.
    document.getElementById("find-title")?.focus({ preventScroll: true });
    actions.remove(row);
  });
  const and = html("span", { class: "find-and" }, tell("find-and"));
  const item = html("li", { class: "find-row" }, and, ...fields.nodes, gone);
  return { item, show: fields.show };
}

const makeText = (text: string) => ({
  nodes: [html("span", { class: "find-text", title: text }, text)],
  show: () => {},
});

function makePlace(page: Page, row: PlaceRow, actions: Actions) {
  const { view } = page;
  const puzzle = puzzleOf(page);
  const choices = view.alternatives(row.place);
  const deed = makeSelect(tell("find-condition"), DEEDS);
  const place = view.placeName(row.place);
  const value = makeSelect(tell("find-value", { puzzle, place }), ["", ...choices.map(String)]);
  setText(value.options[0], tell("find-any", { puzzle }));
  choices.forEach((choice, at) => {
    setText(value.options[at + 1], view.brief(choice));
  });
  deed.addEventListener("change", () => {
    row.deed = deed.value as PlaceRow["deed"];
    actions.changed();
  });
  value.addEventListener("change", () => {
    row.choice = value.value === "" ? null : Number(value.value);
    actions.changed();
  });
  return {
    nodes: choices.length > 1 ? [deed, value] : [deed],
    show() {
      DEEDS.forEach((one, at) => {
        setText(deed.options[at], tellDeed(page, row, one));
      });
      deed.value = row.deed;
      value.value = row.choice === null ? "" : String(row.choice);
    },
  };
}

function makeDepth(page: Page, row: DepthRow, actions: Actions) {
  const is = makeSelect(tell("find-condition"), BOUNDS);
  BOUNDS.forEach((one, at) => {
    setText(is.options[at], tell(`find-depth-${one}`));
  });
  const most = page.player.timeline.length;
  const number = html("input", {
    class: "input find-number",
    type: "number",
    min: 0,
    max: most,
    value: row.depth,
    inputmode: "numeric",
    "aria-label": tell("find-depth-number"),
  });
  is.addEventListener("change", () => {
    row.is = is.value as DepthRow["is"];
    actions.changed();
  });
  number.addEventListener("input", () => {
    const { valueAsNumber: depth } = number;
    const good = Number.isInteger(depth) && depth >= 0 && depth <= most;
    number.ariaInvalid = String(!good);
    if (!good || depth === row.depth) return;
    row.depth = depth;
    actions.changed();
  });
  return {
    nodes: [is, number],
    show() {
      is.value = row.is;
    },
  };
}

function makeSelect(label: string, values: readonly string[]) {
  const options = values.map((value) => html("option", { value }));
  return html("select", { class: "input", "aria-label": label }, ...options);
}
