import { html, svg } from "../../dom/create-element.ts";
import { t } from "../../language/translate.ts";

/** Writes a chart as a file. Its computed colours are written into it, so that it needs no style sheet. */

const PROPERTIES = [
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-width",
  "paint-order",
  "opacity",
  "font-family",
  "font-size",
  "font-weight",
  "text-anchor",
];
/** Scale of the PNG. */
const SCALE = 3;

/**
 * @param chart must be in the page, which gives it its colours
 * @returns a whole SVG document
 */
export function writeSvg(chart: SVGElement): string {
  const copy = chart.cloneNode(true) as SVGElement;
  const originals = [chart, ...chart.querySelectorAll("*")];
  [copy, ...copy.querySelectorAll("*")].forEach((node, index) => {
    const style = getComputedStyle(originals[index]);
    for (const property of PROPERTIES) {
      node.setAttribute(property, style.getPropertyValue(property));
    }
    node.removeAttribute("class");
    node.removeAttribute("style");
  });
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  const background = getComputedStyle(chart).getPropertyValue("--surface").trim();
  copy.prepend(svg("rect", { width: "100%", height: "100%", fill: background }));
  return `${new XMLSerializer().serializeToString(copy)}\n`;
}

export async function writePng(chart: SVGElement): Promise<Blob> {
  const text = writeSvg(chart);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = html("canvas", {
    width: Number(chart.getAttribute("width")) * SCALE,
    height: Number(chart.getAttribute("height")) * SCALE,
  });
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error(t("files-no-picture")));
      else resolve(blob);
    }, "image/png");
  });
}
