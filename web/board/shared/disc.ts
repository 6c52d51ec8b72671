/** Discs: of a path, and of the options that a search that looks ahead leaves and rules out. */

export function drawDisc(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  radius: number,
  colour: string,
) {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fillStyle = colour;
  context.fill();
}

/**
 * A stroke through an option that was just ruled out, with an empty ring where its dot was.
 *
 * @param edge colour on both sides of the stroke, for grounds of many colours
 */
export function strikeDisc(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  radius: number,
  colour: string,
  edge?: string,
) {
  const arm = 1.5 * radius;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.moveTo(x - arm, y + arm);
  context.lineTo(x + arm, y - arm);
  const width = Math.max(1.5, 0.4 * radius);
  for (const [paint, wide] of [
    [edge, 2 * width],
    [colour, width],
  ] as const) {
    if (paint === undefined) continue;
    context.lineWidth = wide;
    context.strokeStyle = paint;
    context.stroke();
  }
}
