import { latePart } from "../view/late-part.ts";

/**
 * A text as a QR code, drawn as one SVG path so that it is as sharp as it is large.
 *
 * @typedef {object} Code
 * @property {number} modules on a side, the quiet zone included
 * @property {string} path of the dark ones
 */

/** The standard's quiet zone: four light modules all round. */
const QUIET = 4;
/** What a code can hold at the lowest level of correction, in bytes. */
const MOST_BYTES = 2953;

/**
 * @param {string} text in ASCII, as a URL is
 * @returns {Promise<Code | null>} null when it is too long for any code
 */
export async function makeCode(text) {
  if (text.length > MOST_BYTES) return null;
  const { default: makeQrCode } = await latePart(import("qrcode-generator"));
  // The size that fits; a long link takes the lowest correction, so that its modules stay large.
  const code = makeQrCode(0, text.length > 300 ? "L" : "M");
  code.addData(text, "Byte");
  code.make();
  const size = code.getModuleCount();
  let path = "";
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      if (code.isDark(row, column)) path += `M${column + QUIET} ${row + QUIET}h1v1h-1z`;
    }
  }
  return { modules: size + 2 * QUIET, path };
}

/** @param {SVGElement} svg @param {Code} code */
export function drawCode(svg, { modules, path }) {
  svg.setAttribute("viewBox", `0 0 ${modules} ${modules}`);
  /** @type {SVGPathElement} */ (svg.querySelector("path")).setAttribute("d", path);
}
