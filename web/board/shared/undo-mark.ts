/** Marks a choice that was just undone: a cross, and a ring that spreads. A cross alone marks a refused choice. */
type Context = CanvasRenderingContext2D;

/**
 * @param radius of the marked place
 * @param palette `disc` is the background of the cross; without it the cross is thinner, and has an `edge`
 * @param flash from 1 (just undone) to 0 (no ring)
 */
export function drawUndo(
  context: Context,
  { x, y }: { x: number; y: number },
  radius: number,
  { undo, disc, edge }: { undo: string; disc?: string; edge?: string },
  flash: number,
) {
  if (disc !== undefined) {
    context.fillStyle = disc;
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.fill();
  }
  const thickness = disc === undefined ? 0.2 : 0.3;
  const width = Math.max(2, thickness * radius);
  if (edge !== undefined && disc === undefined)
    drawCross(context, x, y, 0.6 * radius, 1.6 * width, edge);
  drawCross(context, x, y, 0.6 * radius, width, undo);
  if (flash <= 0) return;
  context.globalAlpha = flash;
  context.lineWidth = Math.max(2, 0.24 * radius);
  context.beginPath();
  context.arc(x, y, radius * (1 + 1.4 * (1 - flash)), 0, 2 * Math.PI);
  context.stroke();
  context.globalAlpha = 1;
}

/** Stroke a line through something that was tried. */
export function strokeSlash(context: Context, x: number, y: number, arm: number) {
  context.beginPath();
  context.moveTo(x - arm, y + arm);
  context.lineTo(x + arm, y - arm);
  context.stroke();
}

export function drawCross(
  context: Context,
  x: number,
  y: number,
  arm: number,
  width: number,
  colour: string,
) {
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.lineCap = "round";
  context.beginPath();
  context.moveTo(x - arm, y - arm);
  context.lineTo(x + arm, y + arm);
  context.moveTo(x + arm, y - arm);
  context.lineTo(x - arm, y + arm);
  context.stroke();
}
