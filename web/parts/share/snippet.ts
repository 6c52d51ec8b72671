/**
 * The HTML that embeds the page, at a moment, in another page.
 *
 * @param page the address of the page, with the link's fragment
 * @param title of the frame, for screen readers
 */
export function makeSnippet(page: URL, title: string) {
  const source = escapeAttribute(frameAddress(page));
  // Leave room for the program beside the board.
  const [width, height] = page.hash.includes("&own=") ? [800, 500] : [400, 560];
  return (
    `<iframe src="${source}" title="${escapeAttribute(title)}" width="${width}" height="${height}"` +
    ` style="border: 0; max-width: 100%" sandbox="allow-scripts" loading="lazy"></iframe>`
  );
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
