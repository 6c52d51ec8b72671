/**
 * The evidence for a reason as shapes over the board, and the ghost of a solution: pure geometry, so that tests need no
 * browser. All lengths are the canvas's own pixels.
 */

import type { Ghost, Numeral, PuzzleView, Ring, Size } from "../../board/types.ts";
import type { Mark } from "../../engine/types/answers.ts";

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

/** How much thinner a stroke is than the ring around a place is wide. */
const STROKE = 9;
const THINNEST = 2;
/** An arrow's head, and how far from the middle of a place it ends, as parts of the ring's radius. */
const HEAD = 0.42;
const APART = 0.62;
/** How far an arrow bends that would pass over the end of another, as a part of its length. */
const BEND = 0.16;

/** How large the dot of a move is, as a part of the ring's radius. */
const DOT = 0.36;

/** Letters smaller than this cannot be read. */
const SMALLEST = 7;

/** Where a place is marked as lost, and with a square besides: how much smaller its ring is, and how much larger the square, that both are seen. */
const WITHIN = 0.8;
const AROUND = 1.2;

const tidy = (value: number) => Math.round(value * 10) / 10;

/** The shapes of some marks, what lies beneath first: lines, arrows, then rings. */
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
  /** Where one line goes on as another, and nothing is ringed. */
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
    // What is lost lies over its neighbours, with which it may have a border.
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

/** The places whose names find room beside one another; what is lost comes first. */
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

/** How wide and how high letters are, as parts of their size. */
const LETTER = { width: 0.56, height: 1.1 };

/** Whether the names of two places do. */
function overlap(one: Ring, other: Ring) {
  const [first, second] = [one, other].map(({ name = { text: "", size: 0 } }) => name);
  const wide = LETTER.width * (first.text.length * first.size + second.text.length * second.size);
  const high = LETTER.height * (first.size + second.size);
  return Math.abs(one.x - other.x) < wide / 2 && Math.abs(one.y - other.y) < high / 2;
}

/** The name that stands at a place, once more: it is to be read. */
function drawName({ x, y, name }: Ring): Shape[] {
  if (name === undefined || name.size < SMALLEST) return [];
  const size = tidy(name.size);
  const stroke = tidy(0.28 * size);
  const place = { x: tidy(x), y: tidy(y), "font-size": size, "stroke-width": stroke };
  return [{ tag: "text", attributes: { ...place, class: "mark-name" }, text: name.text }];
}

/** The number that stands beside the last choice, once more: an arrow may pass over it. */
export function drawNumber(number: Numeral | null): Shape[] {
  if (number === null) return [];
  const { x, y, width, height, size, text } = number;
  const box = {
    ...{ x: tidy(x - width / 2), y: tidy(y - height / 2) },
    ...{ width: tidy(width), height: tidy(height), rx: tidy(size / 2), class: "mark-plate" },
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

/** What lies around a place. @param both it is lost, and marked with a square */
function drawRing(role: string, ring: Ring | null, both: boolean): Shape[] {
  if (ring === null) return [];
  if (role === "dot") return [drawDot(ring)];
  if (role === "letter") return [];
  const lost = role === "lost";
  const sized = both ? { ...ring, radius: ring.radius * (lost ? WITHIN : AROUND) } : ring;
  const radius = tidy(sized.radius);
  const outlined = ring.outline !== undefined;
  // Of two that follow one outline the lower is the wider.
  const wider = both && outlined && !lost ? 2.4 : 1;
  const width = tidy(wider * Math.max(THINNEST, ring.radius / (lost ? 7 : STROKE)));
  const [halo, stroke] = haloed(formOf(role, sized), role, width, outlined ? 1.4 : undefined);
  if (lost) stroke.attributes["stroke-dasharray"] = dashesOf(radius);
  if (lost && both && outlined) halo.attributes["stroke-dasharray"] = dashesOf(radius);
  return [halo, stroke];
}

/** A move that is open to whoever plays; a ring where a dot would hide a name. */
function drawDot({ x, y, radius, centred = false }: Ring): Shape {
  const centre = { cx: tidy(x), cy: tidy(y) };
  const open = { r: tidy(0.62 * radius), "stroke-width": tidy(0.14 * radius) };
  const form = centred
    ? { ...open, class: "mark-dot mark-dot-open" }
    : { r: tidy(DOT * radius), class: "mark-dot" };
  return { tag: "circle", attributes: { ...centre, ...form } };
}

/** A letter that stands for a place, in the lower corner before it. */
function drawLetter(text: string, ring: Ring | null): Shape[] {
  if (ring === null) return [];
  const { x, y, radius } = ring;
  const [left, top, size] = [x - 0.72 * radius, y + 0.72 * radius, 0.62 * radius].map(tidy);
  const place = { x: left, y: top, "font-size": size, "stroke-width": tidy(0.5 * size) };
  return [{ tag: "text", attributes: { ...place, class: "mark-letter" }, text }];
}

/** A ring; of one of the roles a square, so that it is not told by its colour alone. */
function formOf(role: string, { outline, ...ring }: Ring): Shape {
  if (outline !== undefined) return { tag: "path", attributes: { d: outline } };
  const [x, y, radius] = [ring.x, ring.y, ring.radius].map(tidy);
  if (role !== "other") return { tag: "circle", attributes: { cx: x, cy: y, r: radius } };
  const half = ring.half ?? 0.85 * radius;
  const side = tidy(2 * half);
  const corner = { x: tidy(x - half), y: tidy(y - half), rx: tidy(0.2 * radius) };
  return { tag: "rect", attributes: { ...corner, width: side, height: side } };
}

/** Twelve dashes around a ring. */
function dashesOf(radius: number) {
  const part = (2 * Math.PI * radius) / 12;
  return `${tidy(0.6 * part)} ${tidy(0.4 * part)}`;
}

/** A stroke over a lighter one, so that it is seen on every ground. */
function haloed({ tag, attributes }: Shape, role: string, width: number, wider = 1.9): Shape[] {
  return [
    { tag, attributes: { ...attributes, class: "mark-halo", "stroke-width": tidy(wider * width) } },
    { tag, attributes: { ...attributes, class: `mark mark-${role}`, "stroke-width": width } },
  ];
}

/**
 * @param from a corner is gone up to, a place only nearly
 * @param ends all places between which there are such
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
    { tag: "path", attributes: { d: headAt(stop, middle, size), class: `mark-head mark-${role}` } },
  ];
}

/** So far from a point on the way to another. */
function towards(from: Point, to: Point, distance: number) {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return {
    x: from.x + ((to.x - from.x) / length) * distance,
    y: from.y + ((to.y - from.y) / length) * distance,
  };
}

/** A head whose tip is at a point, and that comes from another. */
function headAt(tip: Point, from: Point, size: number) {
  const neck = towards(tip, from, size);
  const [x, y] = [(tip.x - neck.x) * 0.45, (tip.y - neck.y) * 0.45];
  return `M${tidy(tip.x)} ${tidy(tip.y)}L${tidy(neck.x - y)} ${tidy(neck.y + x)}L${tidy(neck.x + y)} ${tidy(neck.y - x)}Z`;
}

/** Whether a point lies on the way between two others. */
function isBetween(point: Point, from: Ring, to: Ring) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const square = dx * dx + dy * dy;
  const along = ((point.x - from.x) * dx + (point.y - from.y) * dy) / square;
  const beside = Math.abs((point.x - from.x) * dy - (point.y - from.y) * dx) / Math.sqrt(square);
  return along > 0.02 && along < 0.98 && beside < 0.5 * Math.min(from.radius, to.radius);
}

/**
 * What is still to be chosen of a solution, drawn faint.
 *
 * @param depth so much of it stands already
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
      ? [{ tag: "path", attributes: { d: `M${way}`, class: "ghost-trail", "stroke-width": width } }]
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
    const classes = tint === undefined ? "ghost-shape" : `ghost-shape tint-${tint}`;
    const attributes: Shape["attributes"] = { d: outline, class: classes, "fill-rule": "evenodd" };
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
