import type { Palette } from "../../dom/theme.ts";
import type { SubsetSketch } from "../../engine/search/types.ts";
import type { Candidate } from "../../engine/types/python-replies.ts";
import { count } from "../../language/written.ts";
import type { Drawn } from "../sentences.ts";
import { drawDisc, strikeDisc } from "../shared/disc.ts";
import { letterSize } from "../shared/lettering.ts";
import { drawCross, drawUndo, strokeSlash } from "../shared/undo-mark.ts";
import type { Moment } from "../types.ts";
import { centreOf, decidedOf, type Layout, partsOf, sumOf } from "./subset-picture.ts";

interface Picture {
  context: CanvasRenderingContext2D;
  palette: Palette;
  layout: Layout;
  sketch: SubsetSketch;
}

type Point = { x: number; y: number };

/** Draw coins, the options of the next number, what was taken back, the bar of the sum, and the cursor. */
export function drawSubset(picture: Picture, moment: Moment) {
  const drawn: Drawn = new Set();
  const { context, layout, palette, sketch } = picture;
  const { state, candidates = [], flash, cursor, asked, byHand } = moment;
  const { pitch } = layout;
  context.fillStyle = palette.paper;
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
  context.textAlign = "center";
  context.textBaseline = "middle";
  for (const place of sketch.numbers.keys()) drawCoin(picture, moment, place);
  for (const candidate of asked || byHand ? [] : candidates)
    if (candidate[2] !== "undone") drawn.add(drawOption(picture, candidate));
  if (state.undone >= 0) {
    drawn.add("undone");
    const badge = badgeOf(layout, state.undone);
    drawUndo(context, badge, badge.size, palette, flash);
  }
  drawBar(picture, moment);
  if (cursor >= 0) {
    const { x, y } = centreOf(layout, cursor >> 1);
    context.strokeStyle = palette.cursor;
    context.lineWidth = Math.max(3, 0.05 * pitch);
    context.strokeRect(x - 0.48 * pitch, y - 0.48 * pitch, 0.96 * pitch, 0.96 * pitch);
  }
  return drawn;
}

/** Write a text, smaller where there is no room for it. */
function write({ context, palette }: Picture, text: string, at: Point, most: number, room: number) {
  const size = Math.min(letterSize(most, room, palette), room / (0.62 * text.length));
  context.font = `650 ${size}px ${palette.font}`;
  context.fillText(text, at.x, at.y + 0.06 * size);
}

function drawCoin(picture: Picture, { state }: Moment, place: number) {
  const { context, layout, palette, sketch } = picture;
  const { pitch, radius } = layout;
  const { x, y } = centreOf(layout, place);
  const decided = decidedOf(state, place);
  const [fill, edge, ink] = {
    taken: [palette.path, palette.path, palette.onStart],
    left: [palette.paper, palette.tried, palette.tried],
    open: [palette.paperGiven, palette.rule, palette.given],
  }[decided];
  drawDisc(context, x, y, radius, fill);
  context.strokeStyle = edge;
  context.lineWidth = Math.max(1.5, 0.03 * pitch);
  context.setLineDash(decided === "left" ? [0.06 * pitch, 0.06 * pitch] : []);
  context.stroke();
  context.setLineDash([]);
  context.fillStyle = ink;
  write(picture, sketch.names[place], { x, y }, 0.3 * pitch, 1.7 * radius);
  if (decided !== "left") return;
  strokeSlash(context, x, y, 0.7 * radius);
}

/** The place above a coin, on the left for taking it and on the right for leaving it out. */
function badgeOf(layout: Layout, choice: number) {
  const { x, y } = centreOf(layout, choice >> 1);
  const { radius } = layout;
  return { x: x + (choice % 2 ? radius : -radius), y: y - 1.1 * radius, size: 0.34 * radius };
}

/** Draw an option of the next number, + to take it and − to leave it out; returns its mark. */
function drawOption(picture: Picture, [choice, , mark]: Candidate) {
  const { context, layout, palette } = picture;
  const { candidate, candidateDisc, tried, refused } = palette;
  const next = mark === "next";
  const ink = { next: candidateDisc, open: candidate, tried, refused, undone: refused }[mark];
  const { x, y, size } = badgeOf(layout, choice);
  drawDisc(context, x, y, size, next ? candidate : candidateDisc);
  context.strokeStyle = next ? candidate : ink;
  context.lineWidth = Math.max(1.5, 0.16 * size);
  context.stroke();
  context.fillStyle = ink;
  write(picture, choice % 2 ? "−" : "+", { x, y }, 1.6 * size, 2 * size);
  if (mark === "tried") strikeDisc(context, x, y, 0.7 * size, tried);
  if (mark === "refused") drawCross(context, x, y, 0.7 * size, 0.24 * size, refused);
  return mark === "refused" || mark === "undone"
    ? mark
    : (`${choice % 2 ? "leave" : "take"}-${mark}` as const);
}

/** Draw what is taken and what can still be added, one number after the other, and the target as a line across. */
function drawBar(picture: Picture, { state }: Moment) {
  const { context, layout, palette, sketch } = picture;
  const { numbers, names, target } = sketch;
  const { pitch, bar, width } = layout;
  const [edge, thick] = [0.2 * pitch, 0.42 * pitch];
  const all = numbers.reduce((sum, one) => sum + one, 0);
  const along = (sum: number) => edge + (sum / Math.max(all, target)) * (width - 2 * edge);
  context.lineWidth = 1;
  for (const { place, from, to, look } of partsOf(sketch, state)) {
    const [x, wide] = [along(from), along(to) - along(from)];
    const open = look === "open";
    context.fillStyle = open ? palette.paperGiven : look === "over" ? palette.undo : palette.path;
    context.strokeStyle = open ? palette.tried : palette.paper;
    context.fillRect(x, bar, wide, thick);
    context.strokeRect(x, bar, wide, thick);
    context.fillStyle = open ? palette.tried : palette.onStart;
    // The target's line would cross the number, so the number stands before it.
    const room = from < target && target < to ? along(target) - x : wide;
    if (room > 0.14 * pitch * names[place].length)
      write(picture, names[place], { x: x + room / 2, y: bar + thick / 2 }, 0.2 * pitch, room);
  }
  /** Write a sum above or below the place where it ends, within the picture. */
  const label = (sum: number, y: number) => {
    const half = 0.08 * pitch * count(sum).length;
    const x = Math.min(Math.max(along(sum), edge + half), width - edge - half);
    write(picture, count(sum), { x, y }, 0.26 * pitch, width);
  };
  for (const [colour, wide] of [
    [palette.paper, 0.12],
    [palette.rule, 0.06],
  ] as const) {
    context.fillStyle = colour;
    context.fillRect(
      along(target) - 0.5 * wide * pitch,
      bar - edge / 2,
      wide * pitch,
      thick + edge,
    );
  }
  label(target, bar - 0.26 * pitch);
  const sum = sumOf(numbers, state);
  context.fillStyle = sum > target ? palette.undo : palette.path;
  label(sum, bar + thick + 0.26 * pitch);
}
