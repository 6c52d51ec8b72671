/** Highlights a line of Python, using the spans of Python's own tokenizer. */

import type { Span, SpanKind } from "../../engine/types/python-replies.ts";

export interface Piece {
  text: string;
  kind: SpanKind | null;
}

/**
 * Split a line into pieces; their texts add up to the line.
 *
 * @param spans in order, without overlaps
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
