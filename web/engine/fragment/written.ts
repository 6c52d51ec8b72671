/**
 * What may stand in a link's fragment, from the one file that the library reads, too: the digits of numbers, what a scenario's value
 * holds without an escape, and patterns of what is written with them.
 */
export { default as written } from "../../../src/knights/data/fragment.json" with { type: "json" };
