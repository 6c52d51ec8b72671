/** The styles of what is drawn in charts. */
export const LOOKS = {
  amount: "fill: var(--accent)",
  cursor: "stroke: var(--bad); stroke-width: 1.5",
  ground: "fill: var(--surface-raised); stroke: var(--ink-faint)",
  given: "fill: var(--surface-sunk); stroke: var(--ink-faint)",
  rule: "fill: none; stroke: var(--ink-faint)",
  hole: "fill: var(--board-hole)",
  heat: "fill: var(--undo-ink)",
  over: "paint-order: stroke; stroke: var(--surface); stroke-width: 4px", // letters over a picture
  on: "fill: var(--on-accent)", // letters on the path
};
