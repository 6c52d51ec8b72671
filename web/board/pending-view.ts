import type { Palette } from "../dom/theme.ts";
import type { Scenario, Sizes } from "../engine/types/scenario.ts";
import { t } from "../language/translate.ts";
import type { Drawn } from "./sentences.ts";
import type { Size } from "./types.ts";
import { View } from "./view.ts";

/** Milliseconds without a description before this view draws. */
const PATIENCE = 300;

/** Placeholder on the canvas until Python has described the scenario. */
export class PendingView extends View {
  pending = true;
  #since = performance.now();
  /** True when Python has yet to generate the instance. */
  #invents;
  declare task: Partial<Sizes>;
  declare takesBack: boolean;

  /** @param takesBack as in the view that will replace this one */
  constructor(scenario: Scenario, takesBack: boolean) {
    super(scenario, {});
    this.task = {};
    this.takesBack = takesBack;
    this.#invents = scenario.seed !== undefined;
  }

  draw(context: CanvasRenderingContext2D, { width, height }: Size, palette: Palette): Drawn {
    const none: Drawn = new Set();
    // Keep the last picture for a moment: if Python answers quickly, nothing flickers.
    if (performance.now() - this.#since < PATIENCE) return none;
    context.clearRect(0, 0, width, height);
    const size = Math.max(12, width * 0.026);
    context.font = `${size}px ${palette.font}`;
    context.fillStyle = palette.inkSoft;
    context.textAlign = "center";
    context.textBaseline = "middle";
    context.fillText(this.label(), width / 2, height / 2);
    return none;
  }

  name() {
    return "";
  }

  sentence() {
    return this.#invents ? t("page-fresh-sentence") : t("page-pending-sentence");
  }

  label() {
    return this.#invents ? t("page-fresh-drawing") : t("page-pending-drawing");
  }
}
