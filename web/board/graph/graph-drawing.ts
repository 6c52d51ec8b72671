import type { Palette } from "../../dom/theme.ts";
import type { Drawn } from "../sentences.ts";
import { letterSize } from "../shared/lettering.ts";
import { drawUndo } from "../shared/undo-mark.ts";
import type { Size } from "../types.ts";

/** Draws a graph: edges, then vertices, then marks. It knows nothing about the search. */

type Context = CanvasRenderingContext2D;

interface Point {
  x: number;
  y: number;
}

export interface Vertex {
  standing: "white" | "gray" | "black";
  name: string;
  note: string; // below the name, or ""
  badge: string; // drawn in amber beside it, or ""
  tried: boolean; // the badge is crossed out
  next: boolean; // the badge is filled
}

export interface Edge {
  tail: number;
  head: number;
  standing: "plain" | "path" | "last" | "undone" | "tree" | "back" | "forward" | "cross";
  arrow: boolean; // true: directed
  bent: boolean; // true: another edge leads back
}

interface GraphPicture {
  vertices: Vertex[];
  edges: Edge[]; // later ones are drawn on top
  top: number; // the vertex at the end of the path, or -1
  undone: number; // the vertex just taken back, or -1
  flash: number;
  cursor: number;
  token: Point | null; // position of the search during an animation
  board?: readonly [rows: number, columns: number] | null; // set if the vertices are the squares of a board
}

/** On a board the vertices are small, so that the lines between them can be followed. */
const SMALL = 0.62;
/** Opacity of the squares behind a graph: its lines must stand out from them. */
const FAINT = 0.2;

export function drawGraph(
  context: Context,
  size: Size,
  layout: { centres: Point[]; radius: number },
  palette: Palette,
  picture: GraphPicture,
) {
  const drawn: Drawn = new Set();
  context.clearRect(0, 0, size.width, size.height);
  context.fillStyle = palette.surface;
  context.fillRect(0, 0, size.width, size.height);
  const { board } = picture;
  if (board) drawBoard(context, layout.centres, palette, board);
  // Letters to be read from afar need all of that room.
  const least = letterSize(SMALL * layout.radius, layout.radius / 0.75, palette) * 0.75;
  const placed = board ? { ...layout, radius: Math.max(SMALL * layout.radius, least) } : layout;
  for (const edge of picture.edges) {
    drawEdge(context, placed, palette, edge);
    if (isMarked(edge.standing)) drawn.add(edge.standing);
  }
  picture.vertices.forEach((vertex, i) => {
    // On a board, show the number instead of the name: the square identifies the vertex already.
    const shown = board && vertex.note ? { ...vertex, name: vertex.note, note: "" } : vertex;
    drawVertex(context, placed.centres[i], placed.radius, palette, shown, i === picture.top);
  });
  if (picture.top >= 0) drawn.add("top");
  drawMarks(context, placed, palette, picture, drawn);
  return drawn;
}

/**
 * True when an edge has a mark of its own in the legend. The path is plain state, and an undone edge belongs to its
 * vertex.
 */
const isMarked = (standing: Edge["standing"]) =>
  standing !== "plain" && standing !== "path" && standing !== "undone";

/** Draw the board's squares faintly behind the vertices. */
function drawBoard(
  context: Context,
  centres: Point[],
  palette: Palette,
  [rows, columns]: readonly [number, number],
) {
  const across = columns > 1 ? centres[1].x - centres[0].x : centres[0].y - centres[columns].y;
  context.globalAlpha = FAINT;
  for (let square = 0; square < rows * columns; square++) {
    const { x, y } = centres[square];
    const light = (Math.floor(square / columns) + (square % columns)) % 2 === 1;
    context.fillStyle = light ? palette.boardLight : palette.boardDark;
    context.fillRect(x - across / 2, y - across / 2, across, across);
  }
  context.globalAlpha = 1;
}

function styleOf(palette: Palette, standing: Edge["standing"]) {
  const styles = {
    plain: { colour: palette.edge, width: 1, dash: false },
    path: { colour: palette.edgePath, width: 2.6, dash: false },
    last: { colour: palette.good, width: 3.4, dash: false },
    undone: { colour: palette.bad, width: 2.2, dash: true },
    tree: { colour: palette.edgePath, width: 2.6, dash: false },
    back: { colour: palette.edgeBack, width: 1.8, dash: false },
    forward: { colour: palette.edgeForward, width: 1.8, dash: false },
    cross: { colour: palette.edgeCross, width: 1.8, dash: true },
  };
  return styles[standing];
}

function drawEdge(
  context: Context,
  { centres, radius }: { centres: Point[]; radius: number },
  palette: Palette,
  edge: Edge,
) {
  const from = centres[edge.tail];
  const to = centres[edge.head];
  const { colour, width, dash } = styleOf(palette, edge.standing);
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length < 1e-6) {
    drawLoop(context, from, radius, colour);
    return;
  }
  const unit = Math.max(1, radius * 0.07);
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  // Bend to the right, so that an edge and its reverse are drawn apart.
  const bend = edge.bent ? length * 0.14 : 0;
  const middle = {
    x: (from.x + to.x) / 2 - dy * bend,
    y: (from.y + to.y) / 2 + dx * bend,
  };
  const end = edge.arrow ? towards(to, middle, radius + unit * 2) : to;
  context.strokeStyle = colour;
  context.fillStyle = colour;
  context.lineWidth = width * unit;
  context.lineCap = "round";
  context.setLineDash(dash ? [unit * 4, unit * 4] : []);
  context.beginPath();
  context.moveTo(from.x, from.y);
  context.quadraticCurveTo(middle.x, middle.y, end.x, end.y);
  context.stroke();
  context.setLineDash([]);
  if (edge.arrow) drawArrow(context, middle, end, unit * (4 + 1.6 * width));
}

/** The point at a distance from `point` towards `other`. */
function towards(point: Point, other: Point, distance: number) {
  const length = Math.max(1e-6, Math.hypot(other.x - point.x, other.y - point.y));
  return {
    x: point.x + ((other.x - point.x) / length) * distance,
    y: point.y + ((other.y - point.y) / length) * distance,
  };
}

function drawArrow(context: Context, from: Point, tip: Point, size: number) {
  const angle = Math.atan2(tip.y - from.y, tip.x - from.x);
  context.beginPath();
  context.moveTo(tip.x + Math.cos(angle) * size * 0.4, tip.y + Math.sin(angle) * size * 0.4);
  for (const turn of [2.6, -2.6]) {
    context.lineTo(tip.x + Math.cos(angle + turn) * size, tip.y + Math.sin(angle + turn) * size);
  }
  context.closePath();
  context.fill();
}

function drawLoop(context: Context, at: Point, radius: number, colour: string) {
  context.strokeStyle = colour;
  context.lineWidth = Math.max(1, radius * 0.08);
  context.beginPath();
  context.arc(at.x, at.y - radius * 1.2, radius * 0.7, 0, 2 * Math.PI);
  context.stroke();
}

function drawVertex(
  context: Context,
  { x, y }: Point,
  radius: number,
  palette: Palette,
  vertex: Vertex,
  top: boolean,
) {
  const fills = {
    white: [palette.vertexWhite, palette.onVertexWhite],
    gray: [palette.vertexGray, palette.onVertexGray],
    black: [palette.vertexBlack, palette.onVertexBlack],
  };
  const [fill, ink] = fills[vertex.standing];
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fillStyle = fill;
  context.fill();
  context.lineWidth = Math.max(1, radius * (top ? 0.2 : 0.09));
  context.strokeStyle = top ? palette.good : palette.inkSoft;
  context.stroke();
  if (radius < 7) return;
  context.fillStyle = ink;
  context.textAlign = "center";
  context.textBaseline = "middle";
  const { name, note } = vertex;
  const letters = Math.max(2, name.length * 0.72);
  const fitting = Math.min(radius * 1.05, (radius * 2.4) / letters);
  const size = letterSize(fitting, Math.min(radius * 1.4, (radius * 3) / letters), palette);
  const below = letterSize(radius * 0.55, radius * 0.86, palette);
  // Two large lines share the disc: equal size, as far apart as it allows.
  const large = note !== "" && below > radius * 0.55;
  const shown = large ? Math.min(size, below) : size;
  const [up, down] = large ? [0.4, 0.44] : [0.28, 0.5];
  context.font = `650 ${shown}px ${palette.font}`;
  context.fillText(name, x, y + shown * 0.05 - (note ? radius * up : 0));
  if (!note) return;
  context.font = `500 ${below}px ${palette.font}`;
  context.strokeStyle = fill;
  context.lineWidth = below * 0.2;
  if (large && context.measureText(note).width > 1.7 * radius)
    context.strokeText(note, x, y + radius * down);
  context.fillText(note, x, y + radius * down);
}

function drawMarks(
  context: Context,
  { centres, radius }: { centres: Point[]; radius: number },
  palette: Palette,
  picture: GraphPicture,
  drawn: Drawn,
) {
  picture.vertices.forEach((vertex, i) => {
    if (vertex.badge && hasBadges(radius)) {
      drawBadge(context, centres[i], radius, palette, vertex);
      drawn.add(vertex.next ? "next" : vertex.tried ? "tried" : "open");
    }
  });
  const { undone, flash, token, cursor } = picture;
  if (undone >= 0) {
    drawUndo(
      context,
      centres[undone],
      radius,
      { undo: palette.undo, edge: palette.knightEdge },
      flash,
    );
    drawn.add("undone");
  }
  if (token) {
    context.fillStyle = palette.good;
    context.beginPath();
    context.arc(token.x, token.y, radius * 0.55, 0, 2 * Math.PI);
    context.fill();
  }
  if (cursor >= 0) {
    context.strokeStyle = palette.focus;
    context.lineWidth = Math.max(2, radius * 0.16);
    context.beginPath();
    context.arc(centres[cursor].x, centres[cursor].y, radius * 1.25, 0, 2 * Math.PI);
    context.stroke();
  }
}

/** True when vertices are large enough for badges beside them. */
const hasBadges = (radius: number) => radius >= 7;

function drawBadge(
  context: Context,
  at: Point,
  radius: number,
  palette: Palette,
  { badge, tried, next }: Vertex,
) {
  const size = letterSize(radius * 0.58, radius * 1.3, palette);
  const apart = Math.max(radius * 0.95, radius * 0.62 + size * 0.55);
  const [x, y] = [at.x + apart, at.y - apart];
  const colour = tried ? palette.tried : palette.candidate;
  context.beginPath();
  context.arc(x, y, Math.max(radius * 0.46, size * 0.6), 0, 2 * Math.PI);
  context.fillStyle = next ? palette.candidate : palette.candidateDisc;
  // In the dark a filled badge needs a light edge.
  context.strokeStyle = next ? palette.candidateDisc : colour;
  context.lineWidth = Math.max(1, radius * 0.07);
  context.fill();
  context.stroke();
  context.fillStyle = next ? palette.candidateDisc : colour;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.font = `650 ${size}px ${palette.font}`;
  context.fillText(badge, x, y + size * 0.05);
  if (!tried) return;
  context.beginPath();
  context.moveTo(x - radius * 0.36, y + radius * 0.36);
  context.lineTo(x + radius * 0.36, y - radius * 0.36);
  context.stroke();
}
