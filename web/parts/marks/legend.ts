import type { SignName } from "../../board/sentences.ts";
import { appearance } from "../../dom/appearance.ts";
import { html, svg } from "../../dom/create-element.ts";
import { setText } from "../../dom/element.ts";
import { watchChanges } from "../../dom/watch-changes.ts";
import type { Mark } from "../../engine/types/python-replies.ts";
import type { Item } from "../../state/page/page-context.ts";
import { shapesOf } from "./evidence-shapes.ts";
import { makeShape } from "./shape.ts";

/** A legend of the visible marks: each kind as a small picture with its meaning. */

/** Side of a picture in pixels. */
const SIDE = 28;

/** @param title or "" */
export function makeLegend(title: string) {
  const list = html("ul", { class: "legend" });
  const heading = html("p", { class: "legend-title" });
  const body = html("section", { class: "legend-box" }, ...(title ? [heading] : []), list);
  setText(heading, title);
  const changed = watchChanges();

  function show(items: readonly Item[]) {
    if (!changed(JSON.stringify(items))) return;
    body.hidden = items.length === 0;
    list.replaceChildren(...items.map(makeItem));
  }

  body.hidden = true;
  return { body, show };
}

/** Evidence first, then the pictures' own marks in the order of their table. */
export const inOrder = (items: readonly Item[]) =>
  items.toSorted((one, other) => placeOf(one) - placeOf(other));

const placeOf = ({ looks }: Item) => Object.keys(SIGNS).indexOf(looks[0]);

function makeItem({ told, looks }: Item) {
  const picture = svg(
    "svg",
    { class: "legend-picture", viewBox: `0 0 ${SIDE} ${SIDE}`, "aria-hidden": "true" },
    ...looks.flatMap((look) => drawLook(look, looks.length > 1)),
  );
  return html("li", { class: "row middle spaced" }, picture, html("span", {}, told));
}

/** @param among true: one of several looks in the same picture */
function drawLook(look: string, among: boolean) {
  if (look.startsWith("node-")) {
    const box = { x: 2, y: 7, width: 24, height: 14, rx: 4 };
    return [svg("g", { class: `node ${look}` }, svg("rect", box))];
  }
  const sign = SIGNS[look as keyof typeof SIGNS];
  if (sign !== undefined) return sign();
  const [role, link] = look.split("-");
  return drawRole(role as Mark["role"], link, among).map(makeShape);
}

/** Draw the same shapes as on the board: a ring, or a link between two ends. */
function drawRole(role: Mark["role"], link: string | undefined, among: boolean) {
  const ring = { x: among ? 9 : 14, y: among ? 9 : 14, radius: among ? 7 : 10 };
  const ends = [
    { x: 3, y: 25, radius: 1 },
    { x: 25, y: link !== undefined && !among ? 5 : 16, radius: 1 },
  ];
  const places = link === undefined ? [0] : [];
  const links: [number, number][] = link === undefined ? [] : [[0, 1]];
  const arrows = link === "arrow" ? links : [];
  const lines = link === "line" ? links : [];
  const at = (end: number) => (link === undefined ? ring : ends[end]);
  return shapesOf([{ role, told: "A", places, arrows, lines }], at);
}

const DISC = { cx: 14, cy: 14, r: 9 };
const FRAME = { x: 5, y: 5, width: 18, height: 18 };
const WHOLE = { x: 3, y: 3, width: 22, height: 22 };

const colourOf = (name: string) => (name === "" ? "none" : `var(--${name})`);
/** The style of a shape. @param fill @param stroke the names of colours, "" for none */
const paint = (fill: string, stroke = "", width = 1.5, more = "") =>
  `fill: ${colourOf(fill)}; stroke: ${colourOf(stroke)}; stroke-width: ${width}; ${more}`;
const disc = (fill: string, stroke: string) =>
  svg("circle", { ...DISC, style: paint(fill, stroke) });
const number = (fill: string, text = "1") =>
  svg("text", { x: 14, y: 18, class: "sign-number", style: paint(fill) }, text);
/** An option: what comes next, later, or was tried. @param text on its disc */
const next = (text: string) => [disc("candidate", "candidate"), number("candidate-disc", text)];
const open = (text: string) => [disc("candidate-disc", "candidate"), number("candidate", text)];
const tried = (text: string) => [
  disc("candidate-disc", "tried"),
  number("tried", text),
  line("tried", 2, "M8 20L20 8"),
];
const small = (fill: string) =>
  svg("text", { x: 9, y: 12, class: "sign-small", style: paint(fill) }, "1");
const box = (style: string, place = FRAME) => svg("rect", { ...place, style });
const queen = (style: string) =>
  svg("path", { d: appearance.queen, transform: "translate(2 2) scale(0.24)", style });
/** @param d a line across the picture by default */
const line = (stroke: string, width = 1.5, d = "M3 22L25 6", more = "") =>
  svg("path", { d, style: paint("", stroke, width, more) });

/** A line on the ground of graphs and of the page. */
const onSurface = (stroke: string, width: number, more = "") => [
  box(paint("surface"), { x: 0, y: 0, width: SIDE, height: SIDE }),
  line(stroke, width, "M3 22L25 6", more),
];

const FRAMED = paint("", "candidate", 2.5);
const ROUND = "stroke-linecap: round";

/** The marks of the puzzles' pictures and of the tree, the ghost of a solution, and the mistake. */
export const SIGNS: Record<SignName | "ghost" | "mistake" | "cut", () => Element[]> = {
  next: () => next("1"),
  open: () => open("1"),
  tried: () => tried("1"),
  "take-next": () => next("+"),
  "leave-next": () => next("−"),
  "take-open": () => open("+"),
  "leave-open": () => open("−"),
  "take-tried": () => tried("+"),
  "leave-tried": () => tried("−"),
  "square-open": () => [box(paint("candidate", "candidate"), WHOLE)],
  "square-tried": () => [box(paint("tried"), WHOLE)],
  mistake: () => [line("mark-lost", 9, "M3 22L25 6", ROUND)],
  undone: () => [line("undo", 4, "M8 8L20 20M20 8L8 20", ROUND)],
  "dot-undone": () => [disc("undo", "knight-edge")],
  "given-up": () => [box(paint("", "undo", 4, ROUND))],
  last: () => [line("place", 3)],
  placed: () => [box(paint("", "place", 3))],
  top: () => [svg("circle", { ...DISC, style: paint("", "place", 3) })],
  refused: () => [line("refused", 1.5, "M10 10L18 18M18 10L10 18")],
  crossed: () => [
    box(paint("grid-paper"), WHOLE),
    line("grid-given-digit", 2.5, "M9 9L19 19M19 9L9 19", ROUND),
  ],
  compared: () => [line("candidate", 1.5, "M3 22L25 6", "stroke-dasharray: 3 3")],
  found: () => [line("refused", 1.5, "M3 22L25 6")],
  held: () => SIGNS.found(),
  possible: () => [svg("circle", { cx: 14, cy: 14, r: 4, style: paint("candidate") })],
  "ruled-out": () => [
    svg("circle", { cx: 14, cy: 14, r: 5, style: paint("", "undo", 2) }),
    line("undo", 2, "M6 22L22 6"),
  ],
  attacked: () => [line("hatch", 1.5, "M3 10L10 3M3 17L17 3M3 24L24 3M10 24L24 10M17 24L24 17")],
  blocked: () => [box(paint("board-hole"), WHOLE)],
  "given-region": () => [box(paint("map-land", "map-border", 4))],
  given: () => [queen(paint("knight-edge", "knight", 14, "paint-order: stroke"))],
  fixed: () => [box(paint("", "grid-given-digit", 1, "opacity: 0.65")), number("grid-given-digit")],
  "dot-fixed": () => [disc("grid-paper", "grid-given-digit")],
  "frame-cell": () => [box(FRAMED)],
  "frame-digit": () => [box(FRAMED)],
  dashes: () => [box(`${FRAMED}stroke-dasharray: 5 3`)],
  small: () => [small("tried")],
  "small-next": () => [small("candidate")],
  "small-tried": () => [small("tried"), line("refused", 1.5, "M7 13L13 6")],
  "small-ruled-out": () => [small("undo"), line("undo", 1.5, "M7 13L13 6")],
  tree: () => onSurface("edge-path", 3),
  back: () => onSurface("edge-back", 2),
  forward: () => onSurface("edge-forward", 2),
  cross: () => onSurface("edge-cross", 2, "stroke-dasharray: 4 4"),
  cut: () => [line("undo-ink", 3, "M14 6V18M6 18H22")],
  ghost: () => [svg("circle", { ...DISC, class: "ghost-shape" })],
};
