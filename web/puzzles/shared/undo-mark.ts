/**
 * What marks a choice that was just taken back: a cross, and a ring that spreads. A cross alone marks one that is refused.
 *
 * @typedef {CanvasRenderingContext2D} Context
 */

/**
 * @param {Context} context
 * @param {{x: number, y: number}} centre
 * @param {number} radius of the place that is marked
 * @param {{undo: string, disc?: string}} palette `disc` is what the cross lies on; without it, thinner, on what is there
 * @param {number} flash from 1 (it was just taken back) to 0 (no ring is to be seen)
 */
export function drawUndo(context, { x, y }, radius, { undo, disc }, flash) {
  if (disc !== undefined) {
    context.fillStyle = disc;
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.fill();
  }
  const thickness = disc === undefined ? 0.2 : 0.3;
  drawCross(context, x, y, 0.6 * radius, Math.max(2, thickness * radius), undo);
  if (flash <= 0) return;
  context.globalAlpha = flash;
  context.lineWidth = Math.max(2, 0.24 * radius);
  context.beginPath();
  context.arc(x, y, radius * (1 + 1.4 * (1 - flash)), 0, 2 * Math.PI);
  context.stroke();
  context.globalAlpha = 1;
}

/** @param {Context} context @param {number} x @param {number} y @param {number} arm @param {number} width @param {string} colour */
export function drawCross(context, x, y, arm, width, colour) {
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
