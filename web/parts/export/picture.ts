import { paint } from "../../board/stage/painter.ts";
import { html } from "../../dom/node.ts";
import { type Palette, readPalette } from "../../dom/theme.ts";
import { t } from "../../language/translate.ts";
import type { Page } from "../../state/page/page-context.ts";
import { makeCaptioned } from "./captioned.ts";

/**
 * Draw the present moment on a canvas of any size.
 *
 * @param side in pixels
 */
export function paintMoment({ view, player }: Page, side: number, palette: Palette) {
  const canvas = html("canvas", { width: side, height: side });
  paint(canvas, view, palette, { state: player.state });
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
  draw(paintMoment(page, height, palette), page.player.timeline.position, sentence);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error(t("files-no-picture")));
      else resolve(blob);
    }, "image/png");
  });
}
