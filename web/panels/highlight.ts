/**
 * What is set apart in a line of Python, as Python's own tokenizer tells it.
 *
 * @import { Span, SpanKind } from "../types/answers.ts"
 * @typedef {{text: string, kind: SpanKind | null}} Piece
 */

/**
 * A line in pieces, whose texts together are the line.
 *
 * @param {string} text
 * @param {Span[]} spans in order; none reaches into the next
 */
export function cutLine(text, spans) {
  /** @type {Piece[]} */
  const pieces = [];
  let done = 0;
  for (const [from, to, kind] of spans) {
    pieces.push({ text: text.slice(done, from), kind: null }, { text: text.slice(from, to), kind });
    done = to;
  }
  pieces.push({ text: text.slice(done), kind: null });
  return pieces.filter((piece) => piece.text !== "");
}
