import { written } from "./fragment-alphabet.ts";

/** Whole numbers of any size in base 64, highest digit first, with digits that a URL needs no escapes for. */
export const DIGITS = written.digits;
const VALUES = new Map(Array.from(DIGITS, (digit, value) => [digit, BigInt(value)]));

/** @param number at least 0 */
export function writeNumber(number: bigint) {
  let digits = "";
  let rest = number;
  do {
    digits = DIGITS[Number(rest & 63n)] + digits;
    rest >>= 6n;
  } while (rest > 0n);
  return digits;
}

/** @returns null for an empty text, or one with other characters */
export function readNumber(text: string): bigint | null {
  if (text === "") return null;
  let number = 0n;
  for (const digit of text) {
    const value = VALUES.get(digit);
    if (value === undefined) return null;
    number = (number << 6n) | value;
  }
  return number;
}
