import { svg } from "../../dom/create-element.ts";
import { rulePicture } from "../shared/rule-picture.ts";

/** Draw four regions in which neighbours have different colours. */
export function drawRule() {
  const regions: [string, number][] = [
    ["M4 4H96V34L62 44 38 36 4 40Z", 1],
    ["M4 40L38 36 44 96H4Z", 2],
    ["M38 36L62 44 96 34V62L66 70 42 72Z", 3],
    ["M42 72L66 70 96 62V96H44Z", 1],
  ];
  return rulePicture(
    ...regions.map(([d, tint]) =>
      svg("path", { d, style: `fill: var(--map-${tint}); stroke: var(--map-border)` }),
    ),
  );
}
