import { svg } from "../../dom/create-element.ts";
import { lazyPart } from "../../dom/lazy-part.ts";

/** A QR code, drawn as one SVG path so that it is sharp at any size. */
export interface Code {
  modules: number; // on each side, the quiet zone included
  path: string; // SVG path of the dark modules
}

/** The standard's quiet zone: four light modules all round. */
const QUIET = 4;
/** Capacity of a QR code at the lowest level of error correction, in bytes. */
const MOST_BYTES = 2953;

/**
 * @param text in ASCII, as a URL is
 * @returns null when it is too long for any code
 */
export async function makeCode(text: string): Promise<Code | null> {
  if (text.length > MOST_BYTES) return null;
  const { default: makeQrCode } = await lazyPart(import("qrcode-generator"));
  // Type 0 picks the smallest size that fits. A long link gets the lowest correction, so that its modules stay large.
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

/** Draw a code for printing. */
export const drawCode = ({ modules, path }: Code) =>
  svg(
    "svg",
    { class: "code", viewBox: `0 0 ${modules} ${modules}`, "shape-rendering": "crispEdges" },
    svg("path", { d: path }),
  );
