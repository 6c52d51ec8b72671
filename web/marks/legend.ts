import { watchChanges } from "../view/changes.ts";
import { setText } from "../view/element.ts";
import { html, svg } from "../view/node.ts";
import { shapesOf } from "./evidence.ts";
import { makeShape } from "./shape.ts";

/**
 * What is seen now, each kind as a small picture and what it means.
 *
 * @import { Item } from "../lane/types.ts"
 * @import { SignName } from "../puzzles/told.ts"
 * @import { Mark } from "../types/answers.ts"
 */

/** The side of a picture. */
const SIDE = 28;

/** @param {string} title or "" */
export function makeLegend(title) {
  const list = html("ul", { class: "legend" });
  const heading = html("p", { class: "legend-title" });
  const body = html("section", { class: "legend-box" }, ...(title ? [heading] : []), list);
  setText(heading, title);
  const changed = watchChanges();

  /** @param {readonly Item[]} items */
  function show(items) {
    if (!changed(JSON.stringify(items))) return;
    body.hidden = items.length === 0;
    list.replaceChildren(...items.map(makeItem));
  }

  body.hidden = true;
  return { body, show };
}

/** Evidence first, then the marks of pictures in the order of their table. @param {readonly Item[]} items */
export const inOrder = (items) => items.toSorted((one, other) => placeOf(one) - placeOf(other));

/** @param {Item} item */
const placeOf = ({ looks }) => Object.keys(SIGNS).indexOf(looks[0]);

/** @param {Item} item */
function makeItem({ told, looks }) {
  const picture = svg(
    "svg",
    { class: "legend-picture", viewBox: `0 0 ${SIDE} ${SIDE}`, "aria-hidden": "true" },
    ...looks.flatMap((look) => drawLook(look, looks.length > 1)),
  );
  return html("li", {}, picture, html("span", {}, told));
}

/** @param {string} look @param {boolean} among others in one picture */
function drawLook(look, among) {
  if (look.startsWith("node-")) {
    const box = { x: 2, y: 7, width: 24, height: 14, rx: 4 };
    return [svg("g", { class: `node ${look}` }, svg("rect", box))];
  }
  const sign = SIGNS[/** @type {keyof typeof SIGNS} */ (look)];
  if (sign !== undefined) return sign();
  const [role, link] = look.split("-");
  return drawRole(/** @type {Mark["role"]} */ (role), link, among).map(makeShape);
}

/**
 * The same shapes as on the board: a ring, or a link from one end to the other.
 *
 * @param {Mark["role"]} role
 * @param {string | undefined} link
 * @param {boolean} among
 */
function drawRole(role, link, among) {
  const ring = { x: among ? 9 : 14, y: among ? 9 : 14, radius: among ? 7 : 10 };
  const ends = [
    { x: 3, y: 25, radius: 1 },
    { x: 25, y: link !== undefined && !among ? 5 : 16, radius: 1 },
  ];
  const places = link === undefined ? [0] : [];
  /** @type {[number, number][]} */
  const links = link === undefined ? [] : [[0, 1]];
  const arrows = link === "arrow" ? links : [];
  const lines = link === "line" ? links : [];
  const at = (/** @type {number} */ end) => (link === undefined ? ring : ends[end]);
  return shapesOf([{ role, told: "A", places, arrows, lines }], at);
}

const DISC = { cx: 14, cy: 14, r: 9 };
const FRAME = { x: 5, y: 5, width: 18, height: 18 };
const WHOLE = { x: 3, y: 3, width: 22, height: 22 };

/** @param {string} kind */
const disc = (kind) => svg("circle", { ...DISC, class: `sign-${kind}` });
/** @param {string} kind */
const number = (kind) => svg("text", { x: 14, y: 18, class: `sign-number sign-${kind}-text` }, "1");
/** @param {string} kind */
const small = (kind) => svg("text", { x: 9, y: 12, class: `sign-small sign-${kind}-text` }, "1");
/** @param {string} kind @param {typeof FRAME} [place] */
const box = (kind, place = FRAME) => [svg("rect", { ...place, class: `sign-${kind}` })];
/** @param {string} kind @param {string} [d] a line across the picture, if not another */
const line = (kind, d = "M3 22L25 6") => [svg("path", { d, class: `sign-${kind}` })];

/** The marks of the pictures themselves, and the ghost of a solution. @type {Record<SignName | "ghost" | "mistake", () => Element[]>} */
const SIGNS = {
  next: () => [disc("next"), number("disc")],
  open: () => [disc("open"), number("next")],
  tried: () => [disc("tried"), number("tried"), ...line("strike", "M8 20L20 8")],
  "square-open": () => box("next", WHOLE),
  "square-tried": () => box("square-tried", WHOLE),
  mistake: () => line("mistake"),
  undone: () => line("undone", "M8 8L20 20M20 8L8 20"),
  "dot-undone": () => [disc("dot-undone")],
  "given-up": () => box("undone"),
  last: () => line("placed"),
  placed: () => box("placed"),
  top: () => [disc("placed")],
  refused: () => line("refused", "M10 10L18 18M18 10L10 18"),
  compared: () => line("compared"),
  found: () => line("found"),
  held: () => line("found"),
  attacked: () => line("hatch", "M3 10L10 3M3 17L17 3M3 24L24 3M10 24L24 10M17 24L24 17"),
  tint: () => box("tint", WHOLE),
  blocked: () => box("blocked", WHOLE),
  "frame-cell": () => box("frame"),
  "frame-digit": () => box("frame"),
  dashes: () => box("frame sign-dashes"),
  small: () => [small("tried")],
  "small-next": () => [small("next")],
  "small-tried": () => [small("tried"), ...line("refused", "M7 13L13 6")],
  tree: () => line("tree"),
  back: () => line("back"),
  forward: () => line("forward"),
  cross: () => line("cross"),
  ghost: () => [svg("circle", { ...DISC, class: "ghost-shape" })],
};
