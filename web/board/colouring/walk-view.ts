import { t } from "../../language/translate.ts";
import type { SignName } from "../sentences.ts";
import type { Moment } from "../types.ts";
import { ColouringView } from "./colouring-view.ts";

/** A walk on a map. Its path lists the colours that regions got, in order. */

type Mark = "next" | "open" | "found";
const MARKS: readonly SignName[] = ["next", "open", "found"] satisfies Mark[];

export class MapWalkView extends ColouringView {
  picture(moment: Moment) {
    const picture = super.picture(moment);
    const { candidates = [], asked } = moment;
    const { coloured } = picture;
    const alike = this.map.borders.filter(
      ([one, other]) => coloured[one] >= 0 && coloured[one] === coloured[other],
    );
    // At the beginning a region gets its colour by chance alone: nothing is counted.
    const begins = candidates.length === 1;
    const options = (asked || begins ? [] : candidates).map(([choice, count, standing]) => ({
      ...{ choice, count },
      next: standing === "next",
    }));
    return { ...picture, alike, options };
  }

  formatMark(sign: SignName) {
    const mark = sign as Mark;
    return MARKS.includes(sign) ? t(`colouring-signs-walk-${mark}`) : super.formatMark(sign);
  }
}
