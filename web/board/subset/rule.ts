import { svg } from "../../dom/create-element.ts";
import { LOOKS, rulePicture } from "../shared/rule-picture.ts";

/** Draw three coins, of which two make the target. */
export function drawRule() {
  const coins = [5, 3, 4].flatMap((number, place) => {
    const [cx, taken] = [18 + 32 * place, place !== 1];
    const disc = svg("circle", { cx, cy: 34, r: 13, style: taken ? LOOKS.dot : LOOKS.cell });
    const style = `${LOOKS.text}; fill: var(--${taken ? "on-start" : "grid-given-digit"})`;
    return [disc, svg("text", { x: cx, y: 40, "font-size": 16, style }, String(number))];
  });
  const sum = svg("text", { x: 50, y: 84, "font-size": 20, style: LOOKS.text }, "5 + 4 = 9");
  const paper = svg("rect", { width: 100, height: 100, rx: 6, style: "fill: var(--grid-paper)" });
  return rulePicture(paper, ...coins, sum);
}
