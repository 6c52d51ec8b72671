/**
 * The HTML that puts the page, at a moment, into another page.
 *
 * @param {URL} page the address of the page, with the link's fragment
 * @param {string} title of the frame, for those who cannot see it
 */
export function makeSnippet(page, title) {
  const source = escapeAttribute(frameAddress(page));
  // A program stands beside the board where there is room for it.
  const [width, height] = page.hash.includes("&own=") ? [800, 500] : [400, 560];
  return (
    `<iframe src="${source}" title="${escapeAttribute(title)}" width="${width}" height="${height}"` +
    ` style="border: 0; max-width: 100%" sandbox="allow-scripts" loading="lazy"></iframe>`
  );
}

/** The address of the frame that shows what a page shows. @param {URL} page */
export function frameAddress(page) {
  const url = new URL("embed.html", page);
  url.hash = page.hash;
  return url.href;
}

/** @param {string} text */
function escapeAttribute(text) {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}
