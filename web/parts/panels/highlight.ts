/** What is set apart in a line of Python, as Python's own tokenizer tells it. */

import type { Span, SpanKind } from "../../engine/types/answers.ts";

export interface Piece {
  text: string;
  kind: SpanKind | null;
}

/**
 * A line in pieces, whose texts together are the line.
 *
 * @param spans in order; none reaches into the next
 */
export function cutLine(text: string, spans: Span[]) {
  const pieces: Piece[] = [];
  let done = 0;
  for (const [from, to, kind] of spans) {
    pieces.push({ text: text.slice(done, from), kind: null }, { text: text.slice(from, to), kind });
    done = to;
  }
  pieces.push({ text: text.slice(done), kind: null });
  return pieces.filter((piece) => piece.text !== "");
}
