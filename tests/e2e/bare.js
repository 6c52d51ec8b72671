// Find texts in sight that are not sentences of a catalogue (pseudo.py puts those in brackets), and texts without room.
(() => {
  // Code, keys, names that every language has, and what a program of somebody's own says.
  const NAMES = "script, style, kbd, code, pre, noscript, svg title, .code, .cm-editor, #languages, .brand";
  // Names of places (d4, r1c7), of file formats, of vertices and of authors are no sentences.
  const WORD = /(?<![\w\u00c0-\u017f])(?!(?:SVG|PNG|GIF|JSON|CSV|TXT|GraphML|DIMACS|DOT|Python)\b)\p{L}{2,}/u;
  // A field scrolls its text, and the text of the others may reach over their edges.
  const EDGES = "input, textarea, select, .unseen, .setup-part, .share-form, .dot";
  const inSight = (one) => one.checkVisibility({ visibilityProperty: true });
  const nameOf = (one) => one.closest("[id]")?.id ?? one.localName;
  // Names of regions and vertices are the puzzle's.
  const given = window.knights?.player.description;
  const names = given?.map?.names ?? given?.graph?.names ?? [];
  const cut = (text) => names.reduce((rest, name) => rest.replaceAll(name, ""), text);
  const bare = [];
  // How many brackets are open in each block; a sentence is whole within one, and may have others in its gaps.
  const open = new Map();
  const blockOf = (one) => (getComputedStyle(one).display === "inline" ? blockOf(one.parentElement) : one);
  const isInside = (block) => block !== null && (open.get(block) > 0 || isInside(block.parentElement));
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const parent = node.parentElement;
    if (parent.closest(NAMES) || !inSight(parent)) continue;
    const block = blockOf(parent);
    let outside = "";
    for (const sign of node.data) {
      if (sign === "\u27e6") open.set(block, (open.get(block) ?? 0) + 1);
      else if (sign === "\u27e7") open.set(block, open.get(block) - 1);
      else if (!isInside(block)) outside += sign;
    }
    if (WORD.test(cut(outside))) bare.push(`${nameOf(parent)}: ${outside.trim()}`);
  }
  for (const [block, count] of open) {
    if (count !== 0) bare.push(`${nameOf(block)}: a sentence has no end: ${block.textContent.trim()}`);
  }
  for (const name of ["aria-label", "title", "placeholder", "alt"]) {
    for (const one of document.querySelectorAll(`[${name}]`)) {
      const outside = one.getAttribute(name).replace(/\u27e6.*\u27e7/s, "");
      if (WORD.test(cut(outside)) && !one.closest(NAMES) && inSight(one)) {
        bare.push(`${nameOf(one)}, ${name}: ${outside.trim()}`);
      }
    }
  }
  // The page itself is as wide as the window, and what cuts off what it holds says so by an ellipsis.
  const narrow = [];
  const beyond = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (beyond > 0) narrow.push(`the page: ${beyond}`);
  for (const one of document.querySelectorAll("body *")) {
    const { scrollWidth, clientWidth } = one;
    if (scrollWidth <= clientWidth + 1 || clientWidth < 2 || !inSight(one)) continue;
    const { overflowX, textOverflow, display } = getComputedStyle(one);
    if (one.matches(EDGES) || one.closest("svg, canvas, .cm-editor")) continue;
    const cuts = ["hidden", "clip"].includes(overflowX) && textOverflow !== "ellipsis";
    const spills = overflowX === "visible" && !["inline", "contents"].includes(display);
    if (cuts || spills) {
      narrow.push(`${one.id || one.className || nameOf(one)}: ${scrollWidth - clientWidth}`);
    }
  }
  return { bare, narrow };
})()
