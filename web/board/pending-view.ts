import type { Palette } from "../dom/theme.ts";
import type { Scenario, Sizes } from "../engine/types/scenario.ts";
import { tell } from "../language/tell.ts";
import type { Drawn } from "./told.ts";
import type { Size } from "./types.ts";
import { View } from "./view.ts";

/** Milliseconds. */
const PATIENCE = 300;

/** What stands on the canvas while nobody knows yet what there is to draw. */
export class PendingView extends View {
  pending = true;
  #since = performance.now();
  /** Whether Python has yet to invent it. */
  #invents;
  declare task: Partial<Sizes>;
  declare takesBack: boolean;

  /** @param takesBack as the view that is to come */
  constructor(scenario: Scenario, takesBack: boolean) {
    super(scenario, {});
    this.task = {};
    this.takesBack = takesBack;
    this.#invents = scenario.seed !== undefined;
  }

  draw(context: CanvasRenderingContext2D, { width, height }: Size, palette: Palette): Drawn {
    const none: Drawn = new Set();
    // Where Python answers at once the picture before stays until then, so that nothing flickers.
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
    return this.#invents ? tell("page-fresh-sentence") : tell("page-pending-sentence");
  }

  label() {
    return this.#invents ? tell("page-fresh-drawing") : tell("page-pending-drawing");
  }
}
