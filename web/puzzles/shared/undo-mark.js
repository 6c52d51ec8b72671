/**
 * What marks a choice that was just taken back, or is refused: a cross, and a ring that spreads.
 *
 * @typedef {CanvasRenderingContext2D} Context
 */

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

/**
 * @param {Context} context
 * @param {{x: number, y: number}} centre
 * @param {{from: number, by: number}} radius where it begins, and how far it spreads
 * @param {number} width
 * @param {string} colour
 * @param {number} flash from 1 (it begins) to 0 (nothing is to be seen)
 */
export function drawRipple(context, { x, y }, { from, by }, width, colour, flash) {
  if (flash <= 0) return;
  context.globalAlpha = flash;
  context.strokeStyle = colour;
  context.lineWidth = Math.max(2, width);
  context.beginPath();
  context.arc(x, y, from + by * (1 - flash), 0, 2 * Math.PI);
  context.stroke();
  context.globalAlpha = 1;
}
