import { watchChanges } from "../view/changes.js";
import { setText } from "../view/element.js";
import { html, svg } from "../view/node.js";
import { shapesOf } from "./evidence.js";
import { makeShape } from "./shape.js";

/**
 * What is seen now, each kind as a small picture and what it means.
 *
 * @import { Item } from "../lane/types.d.ts"
 * @import { SignName } from "../puzzles/told.d.ts"
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
  const [role, link] = look.split("-");
  if (ROLES.has(role)) {
    return drawRole(/** @type {"lost"} */ (role), link, among).map(makeShape);
  }
  const make = SIGNS[/** @type {keyof typeof SIGNS} */ (look)];
  return make();
}

/** How evidence is drawn on the board. */
const ROLES = new Set(["lost", "cause", "one", "other", "test", "find", "dot", "letter"]);

/**
 * The same shapes as on the board: a ring, or a link from one end to the other.
 *
 * @param {"lost" | "cause" | "one" | "other"} role
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
const number = (kind) =>
  svg("text", { x: 14, y: 18, class: `sign-number sign-number-${kind}` }, "1");
/** @param {string} kind */
const small = (kind) => svg("text", { x: 9, y: 12, class: `sign-small sign-small-${kind}` }, "1");
/** @param {string} d @param {string} kind */
const path = (d, kind) => [svg("path", { d, class: `sign-${kind}` })];
/** @param {string} kind */
const edge = (kind) => path("M3 22L25 6", kind);

/** The marks of the pictures themselves, and the ghost of a solution. @type {Record<SignName | "ghost" | "mistake", () => Element[]>} */
const SIGNS = {
  next: () => [svg("circle", { ...DISC, class: "sign-next" }), number("next")],
  open: () => [svg("circle", { ...DISC, class: "sign-open" }), number("open")],
  tried: () => [
    svg("circle", { ...DISC, class: "sign-tried" }),
    number("tried"),
    ...path("M8 20L20 8", "strike"),
  ],
  "square-open": () => [svg("rect", { ...WHOLE, class: "sign-next" })],
  "square-tried": () => [svg("rect", { ...WHOLE, class: "sign-square-tried" })],
  mistake: () => [svg("path", { d: "M4 22L24 6", class: "hero-mistake" })],
  undone: () => path("M8 8L20 20M20 8L8 20", "undone"),
  "dot-undone": () => [svg("circle", { cx: 14, cy: 14, r: 6, class: "sign-dot-undone" })],
  "given-up": () => [svg("rect", { ...FRAME, class: "sign-undone" })],
  last: () => edge("last"),
  placed: () => [svg("rect", { ...FRAME, class: "sign-placed" })],
  top: () => [svg("circle", { ...DISC, class: "sign-placed" })],
  refused: () => path("M10 10L18 18M18 10L10 18", "refused"),
  compared: () => edge("compared"),
  found: () => edge("found"),
  held: () => edge("found"),
  attacked: () => path("M3 10L10 3M3 17L17 3M3 24L24 3M10 24L24 10M17 24L24 17", "hatch"),
  tint: () => [svg("rect", { ...WHOLE, class: "sign-tint" })],
  blocked: () => [svg("rect", { ...WHOLE, class: "sign-blocked" })],
  "frame-cell": () => [svg("rect", { ...FRAME, class: "sign-frame" })],
  "frame-digit": () => [svg("rect", { ...FRAME, class: "sign-frame" })],
  dashes: () => [svg("rect", { ...FRAME, class: "sign-frame sign-dashes" })],
  small: () => [small("plain")],
  "small-next": () => [small("next")],
  "small-tried": () => [small("plain"), ...path("M7 13L13 6", "refused")],
  tree: () => edge("tree"),
  back: () => edge("back"),
  forward: () => edge("forward"),
  cross: () => edge("cross"),
  ghost: () => [svg("circle", { ...DISC, class: "ghost-shape" })],
};
