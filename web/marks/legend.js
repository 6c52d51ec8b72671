import { watchChanges } from "../view/changes.js";
import { setText } from "../view/element.js";
import { html, svg } from "../view/node.js";
import { shapesOf } from "./evidence.js";
import { makeShape } from "./marks.js";

/**
 * What is seen now, each kind as a small picture and what it means.
 *
 * @import { Mark } from "../types/answers.d.ts"
 *
 * @typedef {object} Item
 * @property {string} told
 * @property {readonly string[]} looks each draws a part of the picture: `lost`, `cause-arrow`, `next`, ...
 */

/** The side of a picture. */
const SIDE = 28;

/** What the evidence for a reason looks like. @param {readonly Mark[]} marks @returns {Item[]} */
export const itemsOf = (marks) =>
  marks.map(({ role, told, places, arrows, lines }) => ({
    told,
    looks: [
      ...(places.length > 0 ? [role] : []),
      ...(arrows.length > 0 ? [`${role}-arrow`] : lines.length > 0 ? [`${role}-line`] : []),
    ],
  }));

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
  const [role, link] = look.split("-");
  if (role === "node") {
    const box = { x: 2, y: 7, width: 24, height: 14, rx: 4 };
    return [svg("g", { class: `node ${look}` }, svg("rect", box))];
  }
  if (["lost", "cause", "one", "other"].includes(role)) {
    return drawRole(/** @type {"lost"} */ (role), link, among).map(makeShape);
  }
  return drawSign(look);
}

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
  return shapesOf([{ role, places, arrows, lines }], at);
}

/** A sign of the board's own. @param {string} sign */
function drawSign(sign) {
  const disc = { cx: 14, cy: 14, r: 9 };
  const strike = svg("path", { d: "M8 20L20 8", class: "sign-strike" });
  const number = svg("text", { x: 14, y: 18, class: `sign-number sign-number-${sign}` }, "1");
  /** @type {Record<string, () => Element[]>} */
  const signs = {
    next: () => [svg("circle", { ...disc, class: "sign-next" }), number],
    open: () => [svg("circle", { ...disc, class: "sign-open" }), number],
    tried: () => [svg("circle", { ...disc, class: "sign-tried" }), strike],
    mistake: () => [svg("path", { d: "M4 22L24 6", class: "hero-mistake" })],
    undone: () => [svg("path", { d: "M8 8L20 20M20 8L8 20", class: "sign-undone" })],
    "given-up": () => [svg("rect", { x: 5, y: 5, width: 18, height: 18, class: "sign-undone" })],
    attacked: () => [svg("rect", { x: 3, y: 3, width: 22, height: 22, class: "sign-attacked" })],
    blocked: () => [svg("rect", { x: 3, y: 3, width: 22, height: 22, class: "sign-blocked" })],
    frame: () => [svg("rect", { x: 5, y: 5, width: 18, height: 18, class: "sign-frame" })],
    small: () => [svg("text", { x: 9, y: 12, class: "sign-small" }, "1")],
    ghost: () => [svg("circle", { ...disc, class: "ghost-shape" })],
  };
  return signs[sign]?.() ?? [];
}
