/**
 * The alphabet of a link's fragment, from the file that the library reads too: the digits of numbers, the characters
 * that need no escape, and the patterns built from them.
 */
export { default as written } from "../../../src/knights/data/fragment.json" with { type: "json" };
