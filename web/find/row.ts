import { tell } from "../language/tell.ts";
import { setText } from "../view/element.ts";
import { button, html } from "../view/node.ts";
import { BOUNDS, DEEDS, puzzleOf, tellDeed, tellRow } from "./rows.ts";

/**
 * One condition in the card: what is chosen of it, and how it goes.
 *
 * @import { Page } from "../lane/types.ts"
 * @import { Actions } from "./card.ts"
 * @import { DepthRow, PlaceRow, Row } from "./rows.ts"
 */

/** @param {Page} page @param {Row} row @param {Actions} actions @returns {{item: HTMLElement, show: () => void}} */
export function makeRow(page, row, actions) {
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

/** @param {string} text */
const makeText = (text) => ({
  nodes: [html("span", { class: "find-text", title: text }, text)],
  show: () => {},
});

/** @param {Page} page @param {PlaceRow} row @param {Actions} actions */
function makePlace(page, row, actions) {
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
    row.deed = /** @type {PlaceRow["deed"]} */ (deed.value);
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

/** @param {Page} page @param {DepthRow} row @param {Actions} actions */
function makeDepth(page, row, actions) {
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
    row.is = /** @type {DepthRow["is"]} */ (is.value);
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

/** @param {string} label @param {readonly string[]} values */
function makeSelect(label, values) {
  const options = values.map((value) => html("option", { value }));
  return html("select", { class: "input", "aria-label": label }, ...options);
}
