import { pending } from "../text/en.js";
import { View } from "./view.js";

/** Milliseconds. */
const PATIENCE = 300;

/** What stands on the canvas while nobody knows yet what there is to draw. */
export class PendingView extends View {
  pending = true;
  #since = performance.now();

  /** @param {import("./view.js").Scenario} scenario @param {boolean} takesBack as the view that is to come */
  constructor(scenario, takesBack) {
    super(scenario, {});
    this.task = {};
    this.takesBack = takesBack;
  }

  /** @param {CanvasRenderingContext2D} context @param {import("./view.js").Size} size @param {import("./view.js").Palette} palette */
  draw(context, { width, height }, palette) {
    // Where Python answers at once the picture before stays until then, so that nothing flickers.
    if (performance.now() - this.#since < PATIENCE) return;
    context.clearRect(0, 0, width, height);
    const size = Math.max(12, width * 0.026);
    context.font = `${size}px ${palette.font}`;
    context.fillStyle = palette.inkSoft;
    context.textAlign = "center";
    context.textBaseline = "middle";
    context.fillText(pending.drawing, width / 2, height / 2);
  }

  name() {
    return "";
  }

  sentence() {
    return pending.sentence;
  }

  label() {
    return pending.drawing;
  }
}
