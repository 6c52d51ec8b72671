import type { Palette } from "../../dom/theme.ts";
import type { Ahead, Candidate } from "../../engine/types/python-replies.ts";
import type { Drawn, SignName } from "../sentences.ts";
import { drawDisc, strikeDisc } from "../shared/disc.ts";
import { letterSize, pageLetterSize, readable } from "../shared/lettering.ts";
import { colourOf } from "../shared/map-colours.ts";
import type { MapLayout } from "../shared/map-layout.ts";
import type { Size } from "../types.ts";
import type { PlacedName } from "./map-names.ts";
import { drawPattern } from "./map-patterns.ts";

type Context = CanvasRenderingContext2D;

export interface MapPicture {
  names: string[];
  placedNames: (PlacedName | null)[] | null; // set if the page wants large letters
  coloured: Int32Array; // the colour of each region, or -1
  next: number; // the region that is coloured next, or -1
  ahead: Ahead | null; // what looking ahead leaves to regions, as choices
  colours: number;
  givens: number[]; // the regions that have their colours from the beginning
  placed: number; // the region that was coloured last, or -1
  undone: number; // the region that has just lost its colour, or -1
  lost: number; // the colour that it has lost
  flash: number;
  cursor: number; // a region, or -1
  alike: (readonly [number, number])[]; // neighbours of the same colour, as a walk has them
  options: readonly Candidate[]; // the colours for the next region of a walk, numbered by the neighbours that have them
}

/** @param shapes of the regions */
export function drawMap(
  context: Context,
  size: Size,
  layout: MapLayout,
  shapes: Path2D[],
  palette: Palette,
  picture: MapPicture,
) {
  const unit = Math.min(size.width, size.height) / 600;
  context.clearRect(0, 0, size.width, size.height);
  context.fillStyle = palette.sea;
  context.fillRect(0, 0, size.width, size.height);
  context.lineJoin = "round";
  context.lineWidth = 1.1 * unit;
  context.strokeStyle = palette.inkSoft;
  context.beginPath();
  for (const [from, to] of layout.edges) {
    context.moveTo(...from);
    context.lineTo(...to);
  }
  context.stroke();
  shapes.forEach((shape, region) => {
    fill(context, shape, picture.coloured[region], unit, palette);
    context.lineWidth = 1.1 * unit;
    context.strokeStyle = palette.border;
    context.stroke(shape);
  });
  const drawn = drawFrames(context, shapes, unit, palette, picture);
  drawAlike(context, layout, unit, palette, picture, drawn);
  context.textAlign = "center";
  context.textBaseline = "middle";
  if (picture.ahead !== null)
    drawAhead(context, layout, unit, palette, picture.ahead, picture, drawn);
  if (picture.placedNames === null) drawLabels(context, layout, unit, palette, picture);
  else drawLarge(context, size, layout, palette, picture, picture.placedNames);
  drawOptions(context, size, layout, unit, palette, picture, drawn);
  return drawn;
}

/** Fill with a colour and a pattern, so that colours that look alike to some eyes differ in texture. */
function fill(context: Context, shape: Path2D, colour: number, unit: number, palette: Palette) {
  context.fillStyle = colour < 0 ? palette.land : colourOf(palette, colour);
  context.fill(shape, "evenodd");
  if (colour < 0) return;
  context.fillStyle = drawPattern(context, colour, unit, palette.onMap);
  context.fill(shape, "evenodd");
}

/** Draw a dot below a region's name for each colour that looking ahead leaves, or has just ruled out. */
function drawAhead(
  context: Context,
  { labels }: MapLayout,
  unit: number,
  palette: Palette,
  [left, lost]: Ahead,
  { names, coloured, colours }: MapPicture,
  drawn: Drawn,
) {
  const place = (choice: number) => {
    const region = Math.floor(choice / colours);
    const { x, y, room } = labels[region];
    const radius = Math.min(6 * unit, room / (4 * colours));
    const across = (choice % colours) - (colours - 1) / 2;
    const down = lettersFor(names[region], room, unit);
    return { x: x + 3 * radius * across, y: y + down, radius, blank: coloured[region] < 0 };
  };
  for (const choice of left) {
    const { x, y, radius } = place(choice);
    drawDisc(context, x, y, radius, colourOf(palette, choice % colours));
    context.lineWidth = 1.2 * unit;
    context.strokeStyle = palette.border;
    context.stroke();
    drawn.add("possible");
  }
  for (const choice of lost) {
    const { x, y, radius, blank } = place(choice);
    if (!blank) continue;
    strikeDisc(context, x, y, radius, palette.undo, palette.disc);
    drawn.add("ruled-out");
  }
}

/** Join neighbours of the same colour by lines. */
function drawAlike(
  context: Context,
  { labels }: MapLayout,
  unit: number,
  palette: Palette,
  { alike }: MapPicture,
  drawn: Drawn,
) {
  context.lineCap = "round";
  for (const ends of alike) {
    context.beginPath();
    for (const region of ends) context.lineTo(labels[region].x, labels[region].y);
    context.lineWidth = 5 * unit;
    context.strokeStyle = palette.disc;
    context.stroke();
    context.lineWidth = 2.5 * unit;
    context.strokeStyle = palette.refused;
    context.stroke();
    drawn.add("found");
  }
}

/** The largest number of colours that have room beside each other. */
const MOST_OPTIONS = 12;

/** Draw a disc for each colour of a walk's next region, with the number of neighbours that have it. */
function drawOptions(
  context: Context,
  { width, height }: Size,
  { labels }: MapLayout,
  unit: number,
  palette: Palette,
  { options, next, colours }: MapPicture,
  drawn: Drawn,
) {
  if (next < 0 || colours > MOST_OPTIONS) return;
  const letters = letterSize(Math.max(11 * unit, readable()), 24 * unit, palette);
  const [inner, rim] = [0.75 * letters, 1.15 * letters];
  const reach = 1.1 * rim * options.length;
  const middle = Math.min(Math.max(labels[next].x, reach), width - reach);
  const y = Math.min(labels[next].y + 1.1 * letters + rim, height - rim);
  context.font = `650 ${letters}px ${palette.font}`;
  options.forEach(([choice, count, standing], i) => {
    const chosen = standing === "next";
    const x = middle + 2.2 * rim * (i - (options.length - 1) / 2);
    drawDisc(context, x, y, rim, colourOf(palette, choice % colours));
    context.lineWidth = 1.2 * unit;
    context.strokeStyle = palette.border;
    context.stroke();
    drawDisc(context, x, y, inner, chosen ? palette.candidate : palette.candidateDisc);
    context.fillStyle = chosen ? palette.candidateDisc : palette.candidate;
    context.fillText(String(count), x, y + 0.06 * letters);
    drawn.add(chosen ? "next" : "open");
  });
}

function drawFrames(
  context: Context,
  shapes: Path2D[],
  unit: number,
  palette: Palette,
  { givens, next, placed, undone, flash, cursor }: MapPicture,
) {
  const drawn: Drawn = new Set();
  const frame = (
    region: number,
    colour: string,
    width: number,
    sign: SignName | null,
    dash: number[] = [],
  ) => {
    if (region < 0) return;
    if (sign !== null) drawn.add(sign);
    // A light line on both sides parts a frame from the colours of regions.
    context.lineWidth = (width + 3) * unit;
    context.strokeStyle = palette.disc;
    context.stroke(shapes[region]);
    context.setLineDash(dash);
    context.lineWidth = width * unit;
    context.strokeStyle = colour;
    context.stroke(shapes[region]);
    context.setLineDash([]);
  };
  for (const region of givens) frame(region, palette.border, 4, "given-region");
  // Frames must be visible on both sides of an outline drawn over them as evidence.
  // The region that gave up its colour gets one frame only, as that one would cover the other.
  if (next !== undone) frame(next, palette.candidate, 4, "dashes", [7 * unit, 5 * unit]);
  frame(placed, palette.place, 6, "placed");
  frame(undone, palette.undo, 6 + 4 * flash, "given-up");
  frame(cursor, palette.cursor, 4, null);
  return drawn;
}

/** The smallest letters may be this much wider than the room, reaching over the borders. */
const OVERHANG = 1.25;

/** Size of the letters of a name in a given room; 0 if it does not fit. */
export function lettersFor(name: string, room: number, unit: number) {
  const least = Math.max(8.5 * unit, readable());
  const size = Math.min(Math.max(15 * unit, least), (room * 0.92) / (name.length * 0.56));
  return size * OVERHANG < least ? 0 : Math.max(size, least);
}

function drawLabels(
  context: Context,
  { labels }: MapLayout,
  unit: number,
  palette: Palette,
  { names, coloured }: MapPicture,
) {
  labels.forEach(({ x, y, room }, region) => {
    const size = lettersFor(names[region], room, unit);
    if (size === 0) return;
    const [ink, halo] = inkOn(coloured[region], palette);
    write(context, size, palette, [names[region]], { x, y }, ink, halo);
  });
}

/** Colours of text and halo on a region. */
const inkOn = (colour: number, palette: Palette) =>
  colour < 0 ? [palette.ink, palette.land] : [palette.onMap, palette.halo];

/** Write lines of text centred on a point. */
function write(
  context: Context,
  size: number,
  palette: Palette,
  lines: string[],
  { x, y }: { x: number; y: number },
  ink: string,
  halo: string,
) {
  context.font = `600 ${size}px ${palette.font}`;
  context.lineWidth = size * 0.28;
  context.strokeStyle = halo;
  context.fillStyle = ink;
  lines.forEach((line, i) => {
    const down = y + (i - (lines.length - 1) / 2) * 1.1 * size;
    context.strokeText(line, x, down);
    context.fillText(line, x, down);
  });
}

/** Draw the names that fit in large letters. The region of the current step always gets its name, even over others. */
function drawLarge(
  context: Context,
  { width }: Size,
  { labels }: MapLayout,
  palette: Palette,
  picture: MapPicture,
  placedNames: (PlacedName | null)[],
) {
  const size = pageLetterSize(palette);
  const { names, coloured, placed, undone } = picture;
  placedNames.forEach((name, region) => {
    if (name === null) return;
    const { lines, from, x, y } = name;
    if (from !== null) drawPointer(context, size, palette, from, name);
    const [ink, halo] =
      from === null ? inkOn(coloured[region], palette) : [palette.ink, palette.sea];
    write(context, size, palette, lines, { x, y }, ink, halo);
  });
  const told = undone >= 0 ? undone : placed;
  if (told < 0 || placedNames[told] !== null) return;
  const half = 0.3 * size * names[told].length;
  const x = Math.min(Math.max(labels[told].x, half), width - half);
  const [ink, halo] = inkOn(coloured[told], palette);
  write(context, size, palette, [names[told]], { x, y: labels[told].y }, ink, halo);
}

/** A line from a region to the name that stands beside it. */
function drawPointer(
  context: Context,
  size: number,
  palette: Palette,
  from: { x: number; y: number },
  to: { x: number; y: number },
) {
  context.strokeStyle = palette.ink;
  context.fillStyle = palette.ink;
  context.lineWidth = size * 0.08;
  context.beginPath();
  context.moveTo(from.x, from.y);
  context.lineTo(to.x, to.y);
  context.stroke();
  context.beginPath();
  context.arc(from.x, from.y, size * 0.13, 0, 2 * Math.PI);
  context.fill();
}
