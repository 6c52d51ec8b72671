/**
 * The shapes that the library's drawings have, too, from the one file in which they stand. Its colours
 * come as a style, which the build makes of the same file (view/theme.ts reads them).
 *
 * A texture for each colour of a map, on a tile of 12 x 12: path data to be stroked or filled, one above
 * the other; the queen, on 100 x 100; and the rings of well-known graphs, from the outer to the inner one:
 * count, radius, turn in degrees.
 */
export { default as appearance } from "../../src/knights/data/appearance.json" with {
  type: "json",
};
