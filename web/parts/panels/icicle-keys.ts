import { binding } from "../../dom/binding.ts";
import type { Tree, Twig } from "../../engine/analysis/tree.ts";
import type { Icicle } from "./icicle.ts";
import { formatTwig } from "./icicle-sentences.ts";

/** Keyboard control of the icicle: moves from choice to choice, and zooms. */

interface Actions {
  point: (twig: Twig) => void;
  go: (twig: Twig) => void;
  zoom: (factor: number) => void;
  zoomTo: (twig: Twig) => unknown;
  showAll: () => void;
  reach: (twig: Twig, least: number) => void;
}

/** Least share of the width for a choice that the keys lead to. */
const SEEN = 0.02;

/** The choice that an arrow key leads to. */
const WAYS: Record<string, (tree: Tree, twig: Twig) => Twig | null> = {
  ArrowUp: (tree, twig) => tree.parentOf(twig),
  ArrowDown: (tree, twig) => tree.firstChildOf(twig),
  ArrowLeft: (tree, twig) => tree.siblingOf(twig, -1),
  ArrowRight: (tree, twig) => tree.siblingOf(twig, 1),
};

export function bindIcicleKeys(icicle: Icicle, act: Actions) {
  const { signal, unbind } = binding();
  const { canvas } = icicle.parts;
  canvas.addEventListener("keydown", (event) => press(icicle, act, event), { signal });
  canvas.addEventListener("blur", () => canvas.removeAttribute("aria-activedescendant"), {
    signal,
  });
  return { unbind };
}

function press(icicle: Icicle, act: Actions, event: KeyboardEvent) {
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

/** The choice at which the keys begin: at the cursor, or the first one. */
function begin({ tools }: Icicle, tree: Tree) {
  const { position } = tools.page.player.timeline;
  const within = position > tree.base && position <= tree.read;
  const depth = within ? tree.depthAt(position) : tree.root;
  return tree.twigAt(position - 1, depth) ?? tree.twigAt(tree.base, tree.root + 1);
}

/** Use another element each time: screen readers only announce the content of a new one. */
function announce(icicle: Icicle, tree: Tree, twig: Twig | null) {
  const { parts, tools, complete } = icicle;
  const { page } = tools;
  const { canvas, cells } = parts;
  if (twig === null) return;
  const name = (choice: number) => page.view.nodeName(choice, page.player.timeline.position);
  cells.reverse();
  cells[0].textContent = formatTwig(tree, twig, complete, name);
  cells[0].setAttribute("aria-level", String(twig.depth - tree.root));
  canvas.setAttribute("aria-activedescendant", cells[0].id);
}
