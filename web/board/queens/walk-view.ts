import type { Palette } from "../../dom/theme.ts";
import type { State } from "../../engine/run/search-state.ts";
import type { Scenario } from "../../engine/types/scenario.ts";
import { t } from "../../language/translate.ts";
import type { SignName } from "../sentences.ts";
import { MORE } from "../shared/walk.ts";
import type { Moment, Size } from "../types.ts";
import { conflictsOf, pictureOf, type QueensPicture, standingOf } from "./queens-picture.ts";
import { QueensView } from "./queens-view.ts";

/** A walk with queens. Its path lists the squares on which they were put, in order. */

type Mark = "next" | "open" | "found" | "placed" | "blocked";

export class WalkView extends QueensView {
  blocks: QueensView["blocks"] = "form-block";
  step = "walk";

  constructor(scenario: Scenario) {
    super(scenario);
    this.task = { ...this.task, length: this.n + MORE };
  }

  picture(moment: Moment): QueensPicture {
    const { state, candidates = [], asked } = moment;
    const { n } = this;
    const queens = standingOf(n, state.path, state.depth);
    const none = { ...moment, candidates: [], faint: [] };
    const rows = (asked ? [] : candidates).map(([choice, number, standing]) => ({
      ...{ choice, label: String(number) },
      standing: standing === "next" ? standing : ("open" as const),
    }));
    return {
      ...pictureOf(n, none, "compare", this),
      ...{ queens, rows, attacked: new Uint8Array(n * n), sights: conflictsOf(n, queens) },
    };
  }

  /** The walk moves every queen, so none is given. */
  canGive() {
    return false;
  }

  formatMark(sign: SignName) {
    const mark = sign as Mark;
    return t(`queens-signs-walk-${mark}`);
  }

  cell(choice: number, state: State) {
    return super.cell(choice, this.#standing(state));
  }

  label(state: State) {
    return super.label(this.#standing(state));
  }

  /** The state with the queens that are there now as its path. */
  #standing({ path, depth }: State) {
    const queens = standingOf(this.n, path, depth);
    const numberOf = new Int32Array(this.n ** 2);
    for (const queen of queens) numberOf[queen] = 1;
    return { path: Int32Array.from(queens), depth: queens.length, numberOf } as unknown as State;
  }

  draw(context: CanvasRenderingContext2D, size: Size, palette: Palette, moment: Moment) {
    return this.drawPicture(context, size, palette, this.picture(moment));
  }
}
