import { wanted } from "../shared/lettering.ts";
import { drawPattern } from "./map-patterns.ts";

/**
 * @import { Palette } from "../../view/theme.ts"
 * @import { MapLayout } from "../shared/map-layout.ts"
 * @import { Drawn, SignName } from "../told.ts"
 * @import { Size } from "../types.ts"
 * @import { PlacedName } from "./map-names.ts"
 * @typedef {CanvasRenderingContext2D} Context
 *
 * @typedef {object} MapPicture
 * @property {string[]} names
 * @property {(PlacedName | null)[] | null} placedNames where the page wants all letters large
 * @property {Int32Array} coloured the colour of each region, or -1
 * @property {number} next the region that is coloured next, or -1
 * @property {number} placed the region that was coloured last, or -1
 * @property {number} undone the region that has just lost its colour, or -1
 * @property {number} lost that colour
 * @property {number} flash
 * @property {number} cursor a region, or -1
 */

/**
 * @param {Context} context
 * @param {Size} size
 * @param {MapLayout} layout
 * @param {Path2D[]} shapes of the regions
 * @param {Palette} palette
 * @param {MapPicture} picture
 */
export function drawMap(context, size, layout, shapes, palette, picture) {
  const unit = Math.min(size.width, size.height) / 600;
  context.clearRect(0, 0, size.width, size.height);
  context.fillStyle = palette.sea;
  context.fillRect(0, 0, size.width, size.height);
  context.lineJoin = "round";
  shapes.forEach((shape, region) => {
    fill(context, shape, picture.coloured[region], unit, palette);
    context.lineWidth = 1.1 * unit;
    context.strokeStyle = palette.border;
    context.stroke(shape);
  });
  const drawn = drawFrames(context, shapes, unit, palette, picture);
  context.textAlign = "center";
  context.textBaseline = "middle";
  if (picture.placedNames === null) drawLabels(context, layout, unit, palette, picture);
  else drawLarge(context, size, layout, palette, picture, picture.placedNames);
  return drawn;
}

/**
 * Colour and pattern: what looks alike to some eyes has another texture.
 * @param {Context} context
 * @param {Path2D} shape
 * @param {number} colour
 * @param {number} unit
 * @param {Palette} palette
 */
function fill(context, shape, colour, unit, palette) {
  context.fillStyle = colour < 0 ? palette.land : colourOf(palette, colour);
  context.fill(shape, "evenodd");
  if (colour < 0) return;
  context.fillStyle = drawPattern(context, colour, unit, palette.onMap);
  context.fill(shape, "evenodd");
}

/** Beyond the eighth the colours come again, with other patterns. @param {Palette} palette @param {number} colour */
function colourOf(palette, colour) {
  const { map1, map2, map3, map4, map5, map6, map7, map8 } = palette;
  return [map1, map2, map3, map4, map5, map6, map7, map8][colour % 8];
}

/** @param {Context} context @param {Path2D[]} shapes @param {number} unit @param {Palette} palette @param {MapPicture} picture */
function drawFrames(context, shapes, unit, palette, { next, placed, undone, flash, cursor }) {
  /** @type {Drawn} */
  const drawn = new Set();
  /** @param {number} region @param {string} colour @param {number} width @param {SignName | null} sign @param {number[]} dash */
  const frame = (region, colour, width, sign, dash = []) => {
    if (region < 0) return;
    if (sign !== null) drawn.add(sign);
    context.setLineDash(dash);
    context.lineWidth = width * unit;
    context.strokeStyle = colour;
    context.stroke(shapes[region]);
    context.setLineDash([]);
  };
  // Wide enough to be seen on both sides of an outline that is drawn over them as evidence.
  // The frame of the region that gave up its colour would cover the other.
  if (next !== undone) frame(next, palette.candidate, 4, "dashes", [7 * unit, 5 * unit]);
  frame(placed, palette.place, 6, "placed");
  frame(undone, palette.undo, 6 + 4 * flash, "given-up");
  frame(cursor, palette.cursor, 4, null);
  return drawn;
}

/** The smallest letters that are read with ease, in pixels of the page, whatever the map's size. */
const READABLE = 9;

/** The same in the canvas's own pixels. */
export const readable = () => READABLE * (globalThis.devicePixelRatio ?? 1);

/** How far the smallest letters may reach over the borders, as a part of the room. */
const OVERHANG = 1.25;

/** The size of the letters of a name that has so much room; 0: too little. @param {string} name @param {number} room @param {number} unit */
export function lettersFor(name, room, unit) {
  const least = Math.max(8.5 * unit, readable());
  const size = Math.min(Math.max(15 * unit, least), (room * 0.92) / (name.length * 0.56));
  return size * OVERHANG < least ? 0 : Math.max(size, least);
}

/** @param {Context} context @param {MapLayout} layout @param {number} unit @param {Palette} palette @param {MapPicture} picture */
function drawLabels(context, { labels }, unit, palette, { names, coloured }) {
  labels.forEach(({ x, y, room }, region) => {
    const size = lettersFor(names[region], room, unit);
    if (size === 0) return;
    const [ink, halo] = inkOn(coloured[region], palette);
    write(context, size, palette, [names[region]], { x, y }, ink, halo);
  });
}

/** What a name is written with on a region. @param {number} colour @param {Palette} palette */
const inkOn = (colour, palette) =>
  colour < 0 ? [palette.ink, palette.land] : [palette.onMap, palette.halo];

/** Lines around a point. @param {Context} context @param {number} size @param {Palette} palette @param {string[]} lines @param {{x: number, y: number}} at @param {string} ink @param {string} halo */
function write(context, size, palette, lines, { x, y }, ink, halo) {
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

/** The names that have room, in letters as large as the page wants; and that of the region of this step, whatever it lies over. @param {Context} context @param {Size} size @param {MapLayout} layout @param {Palette} palette @param {MapPicture} picture @param {(PlacedName | null)[]} placedNames */
function drawLarge(context, { width }, { labels }, palette, picture, placedNames) {
  const size = wanted(palette);
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

/** A line from a region to the name that stands beside it. @param {Context} context @param {number} size @param {Palette} palette @param {{x: number, y: number}} from @param {{x: number, y: number}} to */
function drawPointer(context, size, palette, from, to) {
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
