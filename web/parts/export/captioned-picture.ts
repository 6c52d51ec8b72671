import { headingOf } from "../../board/registry.ts";
import { html } from "../../dom/create-element.ts";
import { type Palette, readPalette } from "../../dom/theme.ts";
import { puzzleOf } from "../../engine/catalogue/catalogue.ts";
import { t } from "../../language/translate.ts";
import type { Page } from "../../state/page/page-context.ts";

/**
 * A picture of 16 to 9, as a screen and a slide have it: the board, and beside it the puzzle, the step, the sentence about
 * it, and the link.
 */

export interface Caption {
  title: string;
  step: string;
  sentence: string;
  link: string;
}

/** Sizes of the letters, as shares of the height; all but the title and the sentence are paler. */
const LETTERS = {
  title: { share: 0.047, weight: 650, tone: "ink" },
  step: { share: 0.034, weight: 400, tone: "inkSoft" },
  sentence: { share: 0.044, weight: 400, tone: "ink" },
  link: { share: 0.026, weight: 400, tone: "inkSoft" },
} as const;
/** Room at the sides of the text, as a share of the height. */
const PADDING = 0.045;

/** Height of the drawing that a caption is put beside, in its own units. */
const DRAWING = 900;

const widthBeside = (height: number) => 2 * Math.round((height * 8) / 9);

const fontOf = ({ size, weight }: { size: number; weight: number }, family: string) =>
  `${weight} ${size}px ${family}`;

/**
 * Lay out the lines of a caption at the right of a board.
 *
 * @param height of the picture
 * @param measure the width of a text in a font
 */
export function captionLines(
  caption: Caption,
  height: number,
  measure: (text: string, font: { size: number; weight: number }) => number,
) {
  const gap = height * PADDING;
  const x = height + gap;
  const width = widthBeside(height) - x - gap;
  const write = (part: keyof Caption, top: number) => {
    const { share, weight, tone } = LETTERS[part];
    const font = { size: height * share, weight };
    const texts = linesOf(caption[part], (text) => measure(text, font) <= width);
    return texts.map((text, at) => ({
      ...font,
      tone,
      text,
      x,
      y: top + (1.3 * at + 1) * font.size,
    }));
  };
  const below = (lines: ReturnType<typeof write>) =>
    lines[lines.length - 1].y + 0.3 * lines[0].size;
  const title = write("title", gap);
  const step = write("step", below(title));
  const sentence = write("sentence", below(step) + gap);
  const link = write("link", 0);
  const drop = height - gap - below(link);
  return [...title, ...step, ...sentence, ...link.map((line) => ({ ...line, y: line.y + drop }))];
}

/** @param sentence about the moment at the position */
async function captionOf(page: Page) {
  const { scenario, catalogue, player } = page;
  const puzzle = puzzleOf(scenario.puzzle, catalogue);
  const { title } = headingOf(scenario, player.description?.length, puzzle);
  const link = new URL(await page.link(), location.href).href;
  return (position: number, sentence: string): Caption => ({
    ...{ title, link, sentence },
    step: t("page-position-now", { at: position }),
  });
}

/** @param height of the picture in pixels */
export async function makeCaptioned(page: Page, height: number, palette: Palette) {
  const caption = await captionOf(page);
  const canvas = html("canvas", { width: widthBeside(height), height });
  const context = canvas.getContext("2d", { willReadFrequently: true }) as CanvasRenderingContext2D;
  const measure = measureWith(context, palette.font);
  return {
    canvas,
    context,
    /** @param board is drawn at its own size, the picture's height */
    draw(board: HTMLCanvasElement, position: number, sentence: string) {
      context.fillStyle = palette.page;
      context.fillRect(0, 0, canvas.width, height);
      context.drawImage(board, 0, 0, height, height);
      for (const line of captionLines(caption(position, sentence), height, measure)) {
        context.font = fontOf(line, palette.font);
        context.fillStyle = palette[line.tone];
        context.fillText(line.text, line.x, line.y);
      }
    },
  };
}

const measureWith =
  (context: CanvasRenderingContext2D, family: string) =>
  (text: string, font: { size: number; weight: number }) => {
    context.font = fontOf(font, family);
    return context.measureText(text).width;
  };

/**
 * The present moment as a drawing with a caption.
 *
 * @param drawing SVG as Python writes it
 */
export async function captionDrawing(page: Page, drawing: string, sentence: string) {
  const caption = (await captionOf(page))(page.player.timeline.position, sentence);
  const palette = readPalette("light"); // as the drawing has it
  const context = html("canvas", {}).getContext("2d") as CanvasRenderingContext2D;
  const lines = captionLines(caption, DRAWING, measureWith(context, palette.font));
  return drawingBeside(drawing, lines, palette);
}

/** Put a drawing and the lines of its caption into one SVG document. */
export function drawingBeside(
  drawing: string,
  lines: ReturnType<typeof captionLines>,
  palette: Pick<Palette, "page" | "ink" | "inkSoft" | "font">,
) {
  const width = widthBeside(DRAWING);
  const [tag = ""] = /<svg [^>]*>/.exec(drawing) ?? [];
  const box = `width="${DRAWING}" height="${DRAWING}"`;
  const inner = drawing.replace(tag, tag.replace(/ width="[^"]*" height="[^"]*"/, ` ${box}`));
  const texts = lines.map(
    ({ text, x, y, size, weight, tone }) =>
      `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" font-size="${size.toFixed(1)}" font-weight="${weight}" fill="${palette[tone]}">${escapeText(text)}</text>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${DRAWING}" width="${width}" height="${DRAWING}" font-family="${escapeText(palette.font)}">`,
    `<rect width="100%" height="100%" fill="${palette.page}"/>`,
    ...[inner.trimEnd(), ...texts, "</svg>\n"],
  ].join("\n");
}

const escapeText = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

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
