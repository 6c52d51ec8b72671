import { svg } from "../../dom/create-element.ts";

/**
 * The rule of a puzzle as a small picture of 100 x 100: a board of a few squares with signs on it. Squares are counted
 * from 0, from the left and from below.
 */
type At = [file: number, rank: number];

const LINE = "fill: none; stroke-width: 3; stroke:";

const THIN = "stroke: var(--grid-rule); stroke-opacity: 0.62";

/** The styles of the shapes. */
export const LOOKS = {
  light: "fill: var(--board-light)",
  dark: "fill: var(--board-dark)",
  cell: `fill: var(--grid-paper); ${THIN}`,
  seen: `fill: var(--grid-given); ${THIN}`,
  box: "fill: none; stroke: var(--grid-rule); stroke-width: 2",
  text: "fill: var(--grid-given-digit); text-anchor: middle; font-weight: 650",
  dot: "fill: var(--place)",
  line: `${LINE} var(--mark-one)`,
  attack: `${LINE} var(--refused)`,
  hatch: "fill: none; stroke: var(--hatch)",
  way: `${LINE} var(--edge-path)`,
  edge: `${LINE} var(--edge)`,
  piece: "fill: var(--knight); stroke: var(--knight-edge); stroke-width: 5; paint-order: stroke",
  gray: "fill: var(--vertex-gray); stroke: var(--edge-path)",
  white: "fill: var(--vertex-white); stroke: var(--vertex-gray)",
};
type Look = keyof typeof LOOKS;

export const rulePicture = (...shapes: SVGElement[]) =>
  svg("svg", { class: "rule-picture", viewBox: "0 0 100 100", "aria-hidden": "true" }, ...shapes);

/** A board of side x side squares, with functions that draw signs on it. */
export function ruleBoard(side: number) {
  const step = 100 / side;
  /** Centre of a square. */
  const middle = ([file, rank]: At) => [(file + 0.5) * step, (side - rank - 0.5) * step];
  const square = ([file, rank]: At, look: Look) =>
    svg("rect", {
      x: file * step,
      y: (side - rank - 1) * step,
      width: step,
      height: step,
      style: LOOKS[look],
    });
  return {
    square,
    /** All squares in two colours. */
    squares: Array.from({ length: side * side }, (_, i) => {
      const [file, rank] = [i % side, Math.floor(i / side)];
      return square([file, rank], (file + rank) % 2 === 0 ? "dark" : "light");
    }),
    dot(at: At) {
      const [cx, cy] = middle(at);
      return svg("circle", { cx, cy, r: 0.17 * step, style: LOOKS.dot });
    },
    /** The thin lines of a square that is ruled out. */
    hatch([file, rank]: At) {
      const [x, y] = [file * step, (side - rank - 1) * step];
      const [half, end] = [step / 2, x + step];
      const d = `M${x} ${y + half}L${x + half} ${y}M${x} ${y + step}L${end} ${y}M${x + half} ${y + step}L${end} ${y + half}`;
      return svg("path", { d, style: LOOKS.hatch });
    },
    /** A line through the centres of squares. */
    line: (places: readonly At[], look: Look = "line") =>
      svg("polyline", { points: places.map(middle).join(" "), style: LOOKS[look] }),
    /** A piece whose outline is given in 100 x 100. */
    piece(at: At, outline: string) {
      const [x, y] = middle(at);
      const [left, top, scale] = [x - 0.4 * step, y - 0.4 * step, (0.8 * step) / 100];
      const transform = `translate(${left} ${top}) scale(${scale})`;
      return svg("path", { d: outline, transform, style: LOOKS.piece });
    },
    text(at: At, letters: string) {
      const [x, y] = middle(at);
      const place = { x, y: y + 0.2 * step, "font-size": 0.55 * step };
      return svg("text", { ...place, style: LOOKS.text }, letters);
    },
  };
}
