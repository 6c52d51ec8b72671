/**
 * Shapes shared with the library's drawings, from one file. Its colours come as a stylesheet, which the build makes
 * from the same file (theme.ts reads them).
 *
 * It holds a texture for each colour of a map, on a tile of 12 x 12: path data to stroke or fill, drawn in order; and
 * the queen, on 100 x 100.
 */
export { default as appearance } from "../../src/knights/data/appearance.json" with {
  type: "json",
};
