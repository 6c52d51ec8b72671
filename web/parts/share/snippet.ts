import frame from "../../../src/knights/data/frame.json" with { type: "json" };

/**
 * The HTML that embeds the page, at a moment, in another page.
 *
 * @param page the address of the page, with the link's fragment
 * @param title of the frame, for screen readers
 */
export function makeSnippet(page: URL, title: string) {
  // Leave room for the program beside the board.
  const size = page.hash.includes("&own=") ? frame.program : frame.board;
  const values: Record<string, string | number> = { source: frameAddress(page), title, ...size };
  return frame.html.replace(/\{(\w+)\}/g, (_, name) => escapeAttribute(String(values[name])));
}

/** The address of embed.html with the same link. */
export function frameAddress(page: URL) {
  const url = new URL("embed.html", page);
  url.hash = page.hash;
  return url.href;
}

function escapeAttribute(text: string) {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}
