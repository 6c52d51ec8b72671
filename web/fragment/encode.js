/** What stands in a scenario as it is, besides letters, digits and what `encodeURIComponent` leaves alone. */
const KEPT = /%(24|26|2B|2C|3A|3B|3F)/g;

/**
 * A free text (a graph, a map, a name) as a scenario can hold it: the other characters written as %XX, as the library does.
 *
 * @param {string} text
 */
export function encodeText(text) {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, "?")).replace(KEPT, (code) =>
    decodeURIComponent(code),
  );
}

/**
 * The text that a scenario's value stands for.
 *
 * @param {string} value
 */
export function decodeText(value) {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
