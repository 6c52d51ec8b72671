import { binding } from "../view/binding.ts";
import { tellTwig } from "./icicle-told.ts";

/**
 * The keyboard in the picture of the whole search: from choice to choice, nearer and farther.
 *
 * @import { Tree, Twig } from "../digest/tree.ts"
 * @import { Icicle } from "./icicle.ts"
 *
 * @typedef {{point: (twig: Twig) => void, go: (twig: Twig) => void, zoom: (factor: number) => void, zoomTo: (twig: Twig) => unknown, showAll: () => void, reach: (twig: Twig, least: number) => void}} Act
 */

/** A choice that the keys lead to takes up so much of the width at least. */
const SEEN = 0.02;

/** Where an arrow leads from a choice. @type {Record<string, (tree: Tree, twig: Twig) => Twig | null>} */
const WAYS = {
  ArrowUp: (tree, twig) => tree.parentOf(twig),
  ArrowDown: (tree, twig) => tree.firstChildOf(twig),
  ArrowLeft: (tree, twig) => tree.siblingOf(twig, -1),
  ArrowRight: (tree, twig) => tree.siblingOf(twig, 1),
};

/** @param {Icicle} icicle @param {Act} act */
export function bindIcicleKeys(icicle, act) {
  const { signal, unbind } = binding();
  const { canvas } = icicle.parts;
  canvas.addEventListener("keydown", (event) => press(icicle, act, event), { signal });
  canvas.addEventListener("blur", () => canvas.removeAttribute("aria-activedescendant"), {
    signal,
  });
  return { unbind };
}

/** @param {Icicle} icicle @param {Act} act @param {KeyboardEvent} event */
function press(icicle, act, event) {
  const { tree, pointed, span } = icicle;
  if (tree === null || event.ctrlKey || event.metaKey || event.altKey) return;
  const way = WAYS[event.key];
  if (way) {
    const next = pointed === null ? begin(icicle, tree) : way(tree, pointed);
    if (next !== null) {
      act.point(next);
      act.reach(next, SEEN);
    }
    announce(icicle, tree, next ?? pointed);
  } else if (event.key === "Enter" && pointed !== null) act.go(pointed);
  else if (event.key === " " && pointed !== null) act.zoomTo(pointed);
  else if (event.key === "+" || event.key === "=") act.zoom(2);
  else if (event.key === "-") act.zoom(0.5);
  else if (event.key === "Escape" && !span.whole) act.showAll();
  else return;
  event.preventDefault();
  event.stopPropagation();
}

/** Where the keys begin: at the cursor, else at the first choice. @param {Icicle} icicle @param {Tree} tree */
function begin({ tools }, tree) {
  const { position } = tools.page.player.timeline;
  const within = position > tree.base && position <= tree.read;
  const depth = within ? tree.depthAt(position) : tree.root;
  return tree.twigAt(position - 1, depth) ?? tree.twigAt(tree.base, tree.root + 1);
}

/** Another element each time: only of one that is new a screen reader tells what is in it. @param {Icicle} icicle @param {Tree} tree @param {Twig | null} twig */
function announce({ parts: { canvas, cells }, tools: { page } }, tree, twig) {
  if (twig === null) return;
  const name = (/** @type {number} */ choice) =>
    page.view.nodeName(choice, page.player.timeline.position);
  cells.reverse();
  cells[0].textContent = tellTwig(tree, twig, name);
  cells[0].setAttribute("aria-level", String(twig.depth - tree.root));
  canvas.setAttribute("aria-activedescendant", cells[0].id);
}
