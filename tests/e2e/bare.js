// What is in sight and has no brackets, of a page that tells its sentences in them (pseudo.py); and what has no room.
(() => {
  // Code, keys, names that every language has, and what a program of somebody's own says.
  const NAMES = "script, style, kbd, code, pre, noscript, svg title, .code, .cm-editor, #languages, .brand";
  // Names of places (d4, r1c7), of file formats, of vertices and of authors are no sentences.
  const WORD = /(?<![\w\u00c0-\u017f])(?!(?:SVG|PNG|GIF|JSON|CSV|TXT|GraphML|DIMACS|DOT|Python)\b)\p{L}{2,}/u;
  const inSight = (one) => one.checkVisibility({ visibilityProperty: true });
  const nameOf = (one) => one.closest("[id]")?.id ?? one.localName;
  // Names of regions and vertices are the puzzle's.
  const given = window.knights?.player.description;
  const names = given?.map?.names ?? given?.graph?.names ?? [];
  const cut = (text) => names.reduce((rest, name) => rest.replaceAll(name, ""), text);
  const bare = [];
  let depth = 0;
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    let outside = "";
    for (const sign of node.data) {
      if (sign === "\u27e6") depth++;
      else if (sign === "\u27e7") depth--;
      else if (depth === 0) outside += sign;
    }
    const parent = node.parentElement;
    if (!WORD.test(cut(outside)) || parent.closest(NAMES) || !inSight(parent)) continue;
    bare.push(`${nameOf(parent)}: ${outside.trim()}`);
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
    const { overflowX, textOverflow } = getComputedStyle(one);
    const cuts = !one.matches("input, textarea, select") && ["hidden", "clip"].includes(overflowX) && textOverflow !== "ellipsis";
    if (cuts && !one.closest("svg, canvas, .cm-editor")) {
      narrow.push(`${one.id || one.className || nameOf(one)}: ${scrollWidth - clientWidth}`);
    }
  }
  return { bare, narrow };
})()
