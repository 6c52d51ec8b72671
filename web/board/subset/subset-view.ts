import type { Palette } from "../../dom/theme.ts";
import type { State } from "../../engine/run/search-state.ts";
import type { SubsetSketch } from "../../engine/search/types.ts";
import type { Scenario } from "../../engine/types/scenario.ts";
import { t } from "../../language/translate.ts";
import type { SignName } from "../sentences.ts";
import { wayOf } from "../shared/arrow.ts";
import type { Ground, Moment, Size } from "../types.ts";
import { View } from "../view.ts";
import { drawSubset } from "./subset-drawing.ts";
import { centreOf, decidedOf, layOut, sumOf } from "./subset-picture.ts";

/** A row of coins, and their sum as a bar. Choice 2 * place takes the number at a place, the one after it leaves it out. */
export class SubsetView extends View {
  declare sketch: SubsetSketch;
  #columns = 1; // of the last picture, whose rows the cursor follows

  constructor(scenario: Scenario, sketch: SubsetSketch) {
    const length = sketch.numbers.length;
    super(scenario, { size: 2 * length, length, root: [] });
    this.sketch = sketch;
  }

  draw(context: CanvasRenderingContext2D, size: Size, palette: Palette, moment: Moment) {
    const layout = this.#layout(size);
    return drawSubset({ context, layout, palette, sketch: this.sketch }, moment);
  }

  choiceAt(size: Size, x: number, y: number) {
    const layout = this.#layout(size);
    const near = (place: number) => {
      const coin = centreOf(layout, place);
      return Math.max(Math.abs(coin.x - x), Math.abs(coin.y - y)) <= layout.pitch / 2;
    };
    return Math.max(-1, 2 * this.sketch.numbers.findIndex((_, place) => near(place)));
  }

  ringOf(choice: number, size: Size) {
    const layout = this.#layout(size);
    return { ...centreOf(layout, choice >> 1), radius: 1.12 * layout.radius, centred: true };
  }

  formatMark(sign: SignName) {
    const mark = sign.replace(/^(take|leave)-/, "");
    return t(`subset-signs-${mark as "next" | "open" | "tried" | "refused" | "undone"}`);
  }

  ghostOf(choice: number, _number: number, size: Size) {
    const { x, y, radius } = this.ringOf(choice, size);
    return { x, y: y + 1.15 * radius, size: 0.4 * radius, text: this.brief(choice) };
  }

  ground(width: number): Ground {
    const layout = layOut(this.sketch.numbers.length, { width, height: 240 });
    const { pitch, top, bar } = layout;
    const places = this.sketch.names.map((name, place) => {
      const { x, y } = centreOf({ ...layout, top: 0 }, place);
      const outline = `M${x - pitch / 2} ${y - pitch / 2}h${pitch}v${pitch}h${-pitch}Z`;
      return { name, outline, x, y, room: pitch };
    });
    const placeOf = (choice: number) => choice >> 1;
    return { title: t("subset-heat"), height: bar - top - pitch / 2, places, placeOf };
  }

  moveCursor(cursor: number, key: string) {
    if (cursor < 0) return 0;
    const { right, up } = wayOf(key);
    const place = (cursor >> 1) + right - up * this.#columns;
    return place < 0 || place >= this.sketch.numbers.length ? cursor : 2 * place;
  }

  cell(cursor: number, state: State) {
    const number = this.placeName(cursor);
    return t("subset-cell", { number, state: decidedOf(state, cursor >> 1) });
  }

  name(choice: number) {
    const number = this.placeName(choice);
    return choice % 2 === 0 ? number : t("subset-leave", { number });
  }

  brief(choice: number) {
    return t(choice % 2 === 0 ? "subset-brief-take" : "subset-brief-leave");
  }

  alternatives(choice: number) {
    const take = choice - (choice % 2);
    return [take, take + 1];
  }

  placeName(choice: number) {
    return this.sketch.names[choice >> 1];
  }

  label(state: State) {
    const { numbers, target } = this.sketch;
    const told = { decided: state.depth, sum: sumOf(numbers, state), target };
    return t("subset-label", { count: numbers.length, ...told });
  }

  #layout(size: Size) {
    const layout = layOut(this.sketch.numbers.length, size);
    this.#columns = layout.columns;
    return layout;
  }
}
