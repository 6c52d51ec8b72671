/**
 * Shapes over the board: the evidence for a reason, and the ghost of a solution. Pure geometry, so that tests need no
 * browser. All lengths are canvas pixels.
 */

import type { Ghost, Numeral, PuzzleView, Ring, Size } from "../../board/types.ts";
import type { Mark } from "../../engine/types/python-replies.ts";

interface Point {
  x: number;
  y: number;
}

/** An SVG element. */
export interface Shape {
  tag: "circle" | "rect" | "path" | "text";
  attributes: Record<string, string | number>;
  text?: string;
}

/** A stroke's width is a ring's width divided by `STROKE`, but at least `THINNEST`. */
const STROKE = 9;
const THINNEST = 2;
/** A halo is at least this much wider than its line, in pixels. */
const EDGE = 3;
/** Size of an arrow's head, and distance between its end and a place's centre, relative to the ring's radius. */
const HEAD = 0.42;
const APART = 0.62;
/** Bend of an arrow that would pass over another one's end, relative to its length. */
const BEND = 0.16;

/** Radius of a move's dot, relative to the ring's radius. */
const DOT = 0.36;

/** Smaller letters are unreadable, so leave them out. */
const SMALLEST = 7;

/** A place both lost and marked with a square gets a smaller ring and a larger square, so that both are visible. */
const WITHIN = 0.8;
const AROUND = 1.2;

const HALO = "fill: none; stroke: rgb(255 253 247 / 78%)";
const TRAIL =
  "fill: none; stroke: var(--mark-ghost); stroke-linejoin: round; stroke-linecap: round; opacity: 0.68";

const tidy = (value: number) => Math.round(value * 10) / 10;

/** The shapes of some marks, from bottom to top: lines, arrows, then rings. */
export function shapesOf(
  marks: readonly (Omit<Mark, "told"> & { told?: string })[],
  ringOf: (choice: number) => Ring | null,
): Shape[] {
  const ends = marks.flatMap(({ places, arrows, lines }) => [
    ...places,
    ...[...arrows, ...lines].flat(),
  ]);
  const rings = new Map(ends.map((choice) => [choice, ringOf(choice)]));
  const centres = [...rings.values()].filter((ring) => ring !== null);
  /** True where one line continues as another, and no ring is drawn. */
  const isCorner = ({ places, lines }: (typeof marks)[number], end: number) =>
    !places.includes(end) &&
    lines.some(([tail]) => tail === end) &&
    lines.some(([, head]) => head === end);
  const drawLinks = (
    linksOf: (mark: (typeof marks)[number]) => readonly [number, number][],
    pointed: boolean,
  ) =>
    marks.flatMap((mark) =>
      linksOf(mark).flatMap(([tail, head]) => {
        const [from, to] = [tail, head].map((end) => {
          const ring = rings.get(end);
          return ring && !pointed && isCorner(mark, end) ? { ...ring, corner: true } : ring;
        });
        return from && to && tail !== head ? drawLink(mark.role, from, to, centres, pointed) : [];
      }),
    );
  const [squared, lost] = [placesOf(marks, "other"), placesOf(marks, "lost")];
  return [
    ...drawLinks(({ lines }) => lines, false),
    ...drawLinks(({ arrows }) => arrows, true),
    // Draw lost places over their neighbours, as they may share a border.
    ...[...marks.filter((mark) => !isLost(mark)), ...marks.filter(isLost)].flatMap(
      ({ role, places }) =>
        places.flatMap((choice) =>
          drawRing(role, rings.get(choice) ?? null, squared.has(choice) && lost.has(choice)),
        ),
    ),
    ...namesApart(marks, rings).flatMap(drawName),
    ...marks.flatMap(({ role, told = "", places }) =>
      role === "letter"
        ? places.flatMap((choice) => drawLetter(told, rings.get(choice) ?? null))
        : [],
    ),
  ];
}

/** The places whose names fit beside one another; lost places come first. */
function namesApart(
  marks: readonly Pick<Mark, "role" | "places">[],
  rings: ReadonlyMap<number, Ring | null>,
) {
  const lost = marks.filter(isLost).flatMap(({ places }) => places);
  const named: Ring[] = [];
  for (const choice of new Set([...lost, ...rings.keys()])) {
    const ring = rings.get(choice);
    if (ring?.name && !named.some((other) => overlap(ring, other))) named.push(ring);
  }
  return named;
}

/** Width and height of letters, relative to their size. */
const LETTER = { width: 0.56, height: 1.1 };

/** True when the names of two places overlap. */
function overlap(one: Ring, other: Ring) {
  const [first, second] = [one, other].map(({ name = { text: "", size: 0 } }) => name);
  const wide = LETTER.width * (first.text.length * first.size + second.text.length * second.size);
  const high = LETTER.height * (first.size + second.size);
  return Math.abs(one.x - other.x) < wide / 2 && Math.abs(one.y - other.y) < high / 2;
}

/** The class and the colour of a mark. */
const look = (role: string, kind: "mark" | "mark-head") => ({
  class: `${kind} mark-${role}`,
  style: `--mark: var(--${role === "test" ? "cursor" : `mark-${role}`})`,
});

/** Draw a place's name again on top of the marks, so that it can be read. */
function drawName({ x, y, name }: Ring): Shape[] {
  if (name === undefined || name.size < SMALLEST) return [];
  const size = tidy(name.size);
  const stroke = tidy(0.28 * size);
  const place = { x: tidy(x), y: tidy(y), "font-size": size, "stroke-width": stroke };
  return [{ tag: "text", attributes: { ...place, class: "mark-name" }, text: name.text }];
}

/** Draw the number beside the last choice again, as an arrow may pass over it. */
export function drawNumber(number: Numeral | null): Shape[] {
  if (number === null) return [];
  const { x, y, width, height, size, text } = number;
  const box = {
    ...{ x: tidy(x - width / 2), y: tidy(y - height / 2) },
    ...{
      width: tidy(width),
      height: tidy(height),
      rx: tidy(size / 2),
      class: "mark-plate",
      style: "fill: var(--path)",
    },
  };
  const place = { x: tidy(x), y: tidy(y), "font-size": tidy(size), class: "mark-number" };
  return [
    { tag: "rect", attributes: box },
    { tag: "text", attributes: place, text },
  ];
}

const isLost = ({ role }: { role: string }) => role === "lost";

const placesOf = (marks: readonly Pick<Mark, "role" | "places">[], wanted: Mark["role"]) =>
  new Set(marks.flatMap(({ role, places }) => (role === wanted ? places : [])));

/** The ring of a place. @param both true: it is lost and marked with a square */
function drawRing(role: string, ring: Ring | null, both: boolean): Shape[] {
  if (ring === null) return [];
  if (role === "dot") return [drawDot(ring)];
  if (role === "letter") return [];
  const lost = role === "lost";
  const sized = both ? { ...ring, radius: ring.radius * (lost ? WITHIN : AROUND) } : ring;
  const radius = tidy(sized.radius);
  const outlined = ring.outline !== undefined;
  // If both follow the same outline, the lower one is wider.
  const wider = both && outlined && !lost ? 2.4 : 1;
  const width = tidy(wider * Math.max(THINNEST, ring.radius / (lost ? 7 : STROKE)));
  const [halo, stroke] = haloed(formOf(role, sized), role, width, outlined ? 1.4 : undefined);
  if (lost) stroke.attributes["stroke-dasharray"] = dashesOf(radius);
  if (lost && both && outlined) halo.attributes["stroke-dasharray"] = dashesOf(radius);
  return [halo, stroke];
}

/** A possible move while playing; a ring if a dot would hide a name. */
function drawDot({ x, y, radius, centred = false }: Ring): Shape {
  const centre = { cx: tidy(x), cy: tidy(y) };
  const open = { r: tidy(0.62 * radius), "stroke-width": tidy(0.14 * radius) };
  const form = centred
    ? { ...open, class: "mark-dot", style: "fill: none; stroke: var(--mark-move)" }
    : { r: tidy(DOT * radius), class: "mark-dot", style: "fill: var(--mark-move)" };
  return { tag: "circle", attributes: { ...centre, ...form } };
}

/** A letter that stands for a place, in its lower left corner. */
function drawLetter(text: string, ring: Ring | null): Shape[] {
  if (ring === null) return [];
  const { x, y, radius } = ring;
  const [left, top, size] = [x - 0.72 * radius, y + 0.72 * radius, 0.62 * radius].map(tidy);
  const place = { x: left, y: top, "font-size": size, "stroke-width": tidy(0.5 * size) };
  return [{ tag: "text", attributes: { ...place, class: "mark-letter" }, text }];
}

/** A circle, or a square for one of the roles, so that roles differ by more than colour. */
function formOf(role: string, { outline, ...ring }: Ring): Shape {
  if (outline !== undefined) return { tag: "path", attributes: { d: outline } };
  const [x, y, radius] = [ring.x, ring.y, ring.radius].map(tidy);
  if (role !== "other") return { tag: "circle", attributes: { cx: x, cy: y, r: radius } };
  const half = ring.half ?? 0.85 * radius;
  const side = tidy(2 * half);
  const corner = { x: tidy(x - half), y: tidy(y - half), rx: tidy(0.2 * radius) };
  return { tag: "rect", attributes: { ...corner, width: side, height: side } };
}

/** A dash pattern with twelve dashes around a ring. */
function dashesOf(radius: number) {
  const part = (2 * Math.PI * radius) / 12;
  return `${tidy(0.6 * part)} ${tidy(0.4 * part)}`;
}

/** A stroke over a lighter one, so that it is visible on every background. */
function haloed({ tag, attributes }: Shape, role: string, width: number, wider = 1.9): Shape[] {
  return [
    {
      tag,
      attributes: {
        ...attributes,
        class: "mark-halo",
        style: HALO,
        "stroke-width": tidy(Math.max(wider * width, width + EDGE)),
      },
    },
    { tag, attributes: { ...attributes, ...look(role, "mark"), "stroke-width": width } },
  ];
}

/**
 * Draw a line or an arrow between two places.
 *
 * @param from a line reaches a corner, but ends just before a place
 * @param ends all places that are linked
 */
function drawLink(
  role: string,
  from: Ring & { corner?: boolean },
  to: Ring & { corner?: boolean },
  ends: readonly Point[],
  pointed: boolean,
): Shape[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  if (length === 0) return [];
  const bend = ends.some((end) => isBetween(end, from, to)) ? BEND * length : 0;
  const middle = {
    x: (from.x + to.x) / 2 - (dy / length) * bend,
    y: (from.y + to.y) / 2 + (dx / length) * bend,
  };
  const start = towards(from, middle, from.corner ? 0 : from.radius * APART);
  const stop = towards(to, middle, to.corner ? 0 : to.radius * APART);
  const width = tidy(Math.max(THINNEST, from.radius / STROKE));
  const size = Math.max(7, to.radius * HEAD);
  const neck = pointed ? towards(stop, middle, size * 0.8) : stop;
  const way = `M${tidy(start.x)} ${tidy(start.y)}Q${tidy(middle.x)} ${tidy(middle.y)} ${tidy(neck.x)} ${tidy(neck.y)}`;
  const line = haloed({ tag: "path", attributes: { d: way } }, role, width);
  if (!pointed) return line;
  return [
    ...line,
    { tag: "path", attributes: { d: headAt(stop, middle, size), ...look(role, "mark-head") } },
  ];
}

/** The point at a distance from `from` towards `to`. */
function towards(from: Point, to: Point, distance: number) {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return {
    x: from.x + ((to.x - from.x) / length) * distance,
    y: from.y + ((to.y - from.y) / length) * distance,
  };
}

/** An arrow head with its tip at a point, coming from another point. */
function headAt(tip: Point, from: Point, size: number) {
  const neck = towards(tip, from, size);
  const [x, y] = [(tip.x - neck.x) * 0.45, (tip.y - neck.y) * 0.45];
  return `M${tidy(tip.x)} ${tidy(tip.y)}L${tidy(neck.x - y)} ${tidy(neck.y + x)}L${tidy(neck.x + y)} ${tidy(neck.y - x)}Z`;
}

/** True when a point lies on the way between two others. */
function isBetween(point: Point, from: Ring, to: Ring) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const square = dx * dx + dy * dy;
  const along = ((point.x - from.x) * dx + (point.y - from.y) * dy) / square;
  const beside = Math.abs((point.x - from.x) * dy - (point.y - from.y) * dx) / Math.sqrt(square);
  return along > 0.02 && along < 0.98 && beside < 0.5 * Math.min(from.radius, to.radius);
}

/**
 * The rest of a solution, drawn faintly.
 *
 * @param depth choices of it that are on the board already
 */
export function ghostOf(
  view: Pick<PuzzleView, "ringOf" | "ghostOf" | "trailOf">,
  solution: readonly number[],
  depth: number,
  size: Size,
) {
  const trail = view
    .trailOf(solution)
    .slice(Math.max(0, depth - 1))
    .map((choice) => view.ringOf(choice, size))
    .filter((ring) => ring !== null);
  const way = trail.map(({ x, y }) => `${tidy(x)} ${tidy(y)}`).join("L");
  const width = trail.length > 0 ? tidy(Math.max(THINNEST, trail[0].radius / 6)) : 0;
  const line: Shape[] =
    trail.length > 1
      ? [
          {
            tag: "path",
            attributes: {
              ...{ d: `M${way}`, class: "mark-halo", style: HALO },
              "stroke-width": tidy(1.5 * width),
            },
          },
          {
            tag: "path",
            attributes: { d: `M${way}`, class: "ghost-trail", style: TRAIL, "stroke-width": width },
          },
        ]
      : [];
  const choices = solution.slice(depth);
  return [
    ...line,
    ...choices.flatMap((choice, i) => drawGhost(view.ghostOf(choice, depth + i + 1, size))),
  ];
}

function drawGhost(ghost: Ghost | null) {
  if (ghost === null) return [];
  const { x, y, size, text, outline, tint, place } = ghost;
  const shapes: Shape[] = [];
  if (outline !== undefined) {
    const attributes: Shape["attributes"] = {
      ...{ d: outline, class: "ghost-shape", "fill-rule": "evenodd" },
      ...(tint !== undefined && {
        style: `--tint: var(--map-${tint}); stroke: var(--map-border)`,
      }),
    };
    if (place !== undefined) attributes.transform = place;
    shapes.push({ tag: "path", attributes });
  }
  if (text !== "" && size >= SMALLEST) {
    const attributes = {
      x: tidy(x),
      y: tidy(y),
      class: "ghost-text",
      "font-size": tidy(size),
      "stroke-width": tidy(size * 0.3),
    };
    shapes.push({ tag: "text", attributes, text });
  }
  return shapes;
}
