import type { Palette } from "../../dom/theme.ts";

/** The colour of a number from 0, as maps and regions are filled: from the ninth on, they repeat. */
export function colourOf(palette: Palette, number: number) {
  const { map1, map2, map3, map4, map5, map6, map7, map8 } = palette;
  return [map1, map2, map3, map4, map5, map6, map7, map8][number % 8];
}
