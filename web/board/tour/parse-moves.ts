import type { Catalogue } from "../../engine/catalogue/types.ts";
import type { Move } from "../../engine/types/scenario.ts";

/** Reads move orders and leapers, as `knights.move_orders` does. */

/** Both lengths of its leap, the smaller one first. */
type Leaper = readonly [number, number];

/** True when a scenario's piece moves like a knight, as far as its values tell. */
export const isKnight = ({ leaper, order }: Record<string, string>) =>
  !/[0-9]/.test(order) && ["1,2", "knight"].includes(leaper);

/** Parse a leaper: its name, or two numbers in either order (`camel`, `1,3`, `3,1`); null when it is neither. */
function parseLeaper(text: string, leapers: Record<string, Leaper>): Leaper | null {
  if (Object.hasOwn(leapers, text)) return leapers[text];
  const numbers = /^([0-9]{1,2}),([0-9]{1,2})$/.exec(text);
  if (numbers === null) return null;
  const [a, b] = [Number(numbers[1]), Number(numbers[2])].sort((one, other) => one - other);
  return [a, b];
}

/** The moves of an order: a name with a leaper, or a list of moves `dx,dy;dx,dy...`; null when it is neither. */
export function readMoves(
  { order, leaper: text }: Record<string, string>,
  { orders, leapers }: Pick<Catalogue, "orders" | "leapers">,
): Move[] | null {
  const leaper = parseLeaper(text, leapers);
  if (Object.hasOwn(orders, order)) return leaper && scaleMoves(orders[order], leaper);
  const moves = order.split(";").map((part) => {
    const numbers = /^(-?[0-9]{1,2}),(-?[0-9]{1,2})$/.exec(part);
    // Adding 0 turns -0 into 0.
    return numbers && ([Number(numbers[1]) + 0, Number(numbers[2]) + 0] as const);
  });
  return moves.includes(null) ? null : (moves as Move[]);
}

/**
 * Convert a knight's moves to another leaper's: 1 becomes the leaper's `a`, 2 becomes `b`. Of moves that become equal
 * (the wazir has only four) the first one stays.
 */
function scaleMoves(order: readonly Move[], [a, b]: Leaper) {
  // Adding 0 turns -0 into 0.
  const scale = (step: number) => Math.sign(step) * (Math.abs(step) === 1 ? a : b) + 0;
  const moves: Map<string, Move> = new Map();
  for (const [dx, dy] of order) {
    const move = [scale(dx), scale(dy)] as Move;
    if (!moves.has(move.join())) moves.set(move.join(), move);
  }
  return [...moves.values()];
}
