import { t } from "../../language/translate.ts";
import type { SignName } from "../sentences.ts";
import type { Moment } from "../types.ts";
import { ColouringView } from "./colouring-view.ts";

/** A walk on a map. Its path lists the colours that regions got, in order. */

type Mark = "next" | "open" | "found";

export class MapWalkView extends ColouringView {
  step = "walk";

  picture(moment: Moment) {
    const picture = super.picture(moment);
    const { candidates = [], asked } = moment;
    // At the beginning a region gets its colour by chance alone: nothing is counted.
    const options = asked || candidates.length === 1 ? [] : candidates;
    const { coloured } = picture;
    const alike = this.map.borders.filter(
      ([one, other]) => coloured[one] >= 0 && coloured[one] === coloured[other],
    );
    return { ...picture, alike, options };
  }

  formatMark(sign: SignName) {
    if (!/next|open|found/.test(sign)) return super.formatMark(sign);
    const mark = sign as Mark;
    return t(`colouring-signs-walk-${mark}`);
  }
}
