import { paint } from "../../board/stage/painter.ts";
import { html } from "../../dom/create-element.ts";
import { type Palette, readPalette } from "../../dom/theme.ts";
import type { AccountBlock } from "../../engine/types/python-replies.ts";
import { t } from "../../language/translate.ts";
import type { Page } from "../../state/page/page-context.ts";
import { hiddenAnswer, isForeign } from "../../state/state.ts";
import { makeCaptioned } from "./captioned-picture.ts";

/**
 * Draw the present moment on a canvas of any size.
 *
 * @param side in pixels
 */
export async function paintMoment(page: Page, side: number, palette: Palette) {
  const { view, player, scenario, solver } = page;
  const canvas = html("canvas", { width: side, height: side });
  const { path, undone } = player.state.snapshot();
  // The visitor's own steps, and a question that is open, have no marks of the search.
  const marked = !isForeign(page.state) && hiddenAnswer(page.state) === null;
  const asked = [scenario.text, path, undone, 0, 0];
  const described =
    marked && solver.status.name === "loaded"
      ? await solver.ask<AccountBlock>("describe_steps", ...asked)
      : null;
  const { candidates, ahead } = described?.steps[0] ?? {};
  paint(canvas, view, palette, { state: player.state, candidates, ahead });
  return canvas;
}

/**
 * The present moment as a PNG, with a caption.
 *
 * @param height in pixels
 * @param sentence about the moment
 */
export async function drawPicture(page: Page, height: number, sentence: string): Promise<Blob> {
  const palette = readPalette();
  const { canvas, draw } = await makeCaptioned(page, height, palette);
  draw(await paintMoment(page, height, palette), page.player.timeline.position, sentence);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error(t("files-no-picture")));
      else resolve(blob);
    }, "image/png");
  });
}
