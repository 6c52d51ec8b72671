import { headingOf } from "../../board/registry.ts";
import { html } from "../../dom/node.ts";
import type { Palette } from "../../dom/theme.ts";
import { puzzleOf } from "../../engine/catalogue/catalogue.ts";
import { t } from "../../language/translate.ts";
import type { Page } from "../../state/lane/types.ts";

/**
 * A picture of 16 to 9, as a screen and a slide have it: the board, and beside it the puzzle, the step, the sentence about
 * it, and the link.
 */

/** Size of the letters, and room at the sides of the text, as shares of the height. */
const LETTERS = { title: 0.047, step: 0.034, sentence: 0.044, link: 0.026 };
const PADDING = 0.045;

/** @param height of the picture in pixels */
export async function makeCaptioned(page: Page, height: number, palette: Palette) {
  const { scenario, catalogue, player } = page;
  const puzzle = puzzleOf(scenario.puzzle, catalogue);
  const { title } = headingOf(scenario, player.description?.length, puzzle);
  const link = new URL(await page.link(), location.href).href;
  const even = 2 * Math.round((height * 8) / 9);
  const canvas = html("canvas", { width: even, height });
  const context = canvas.getContext("2d", { willReadFrequently: true }) as CanvasRenderingContext2D;
  const left = height * (1 + PADDING);
  const width = canvas.width - left - height * PADDING;

  /** Write a text in lines from a height on. @returns the height below it */
  function write(text: string, top: number, share: number, colour: string, weight = 400) {
    const size = height * share;
    context.font = `${weight} ${size}px ${palette.font}`;
    context.fillStyle = colour;
    let bottom = top;
    for (const line of linesOf(text, (part) => context.measureText(part).width <= width)) {
      bottom += 1.3 * size;
      context.fillText(line, left, bottom - 0.3 * size);
    }
    return bottom;
  }

  return {
    canvas,
    context,
    /** @param board is drawn at its own size, the picture's height */
    draw(board: HTMLCanvasElement, position: number, sentence: string) {
      context.fillStyle = palette.page;
      context.fillRect(0, 0, canvas.width, height);
      context.drawImage(board, 0, 0, height, height);
      const gap = height * PADDING;
      const name = write(title, gap, LETTERS.title, palette.ink, 650);
      const step = write(
        t("page-position-now", { at: position }),
        name,
        LETTERS.step,
        palette.inkSoft,
      );
      write(sentence, step + gap, LETTERS.sentence, palette.ink);
      const size = height * LETTERS.link;
      context.font = `400 ${size}px ${palette.font}`;
      const rows = linesOf(link, (part) => context.measureText(part).width <= width).length;
      write(link, height - gap - 1.3 * size * rows, LETTERS.link, palette.inkSoft);
    },
  };
}

/** Break a text into lines that fit; a word that is longer than a line is cut. */
export function linesOf(text: string, fits: (part: string) => boolean) {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== "") lines.push(line);
    line = word;
    while (!fits(line) && line.length > 1) {
      let end = line.length - 1;
      while (end > 1 && !fits(line.slice(0, end))) end--;
      lines.push(line.slice(0, end));
      line = line.slice(end);
    }
  }
  return [...lines, line];
}
