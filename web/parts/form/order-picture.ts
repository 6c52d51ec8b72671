import { html, svg } from "lit-html";

/** Side of a square in pixels. */
const SIDE = 11;

/** The squares around a knight, each with the place of its move in an order. */
export const renderOrder = (moves: readonly (readonly [number, number])[]) =>
  html`<svg width=${5 * SIDE} height=${5 * SIDE} aria-hidden="true" style="flex: none; font: 650 9px var(--font)">
    <rect x="0.5" y="0.5" width=${5 * SIDE - 1} height=${5 * SIDE - 1} style="fill: var(--surface-raised); stroke: var(--line)" />
    <circle cx=${2.5 * SIDE} cy=${2.5 * SIDE} r="3.5" style="fill: var(--accent)" />
    ${moves.map(
      ([dx, dy], index) =>
        svg`<text x=${(dx + 2.5) * SIDE} y=${(2.5 - dy) * SIDE + 3} text-anchor="middle" fill="currentColor">${index + 1}</text>`,
    )}
  </svg>`;
