import type { PuzzleView } from "../../board/types.ts";
import { button, html } from "../../dom/create-element.ts";
import type { State } from "../../engine/run/search-state.ts";
import type { Level } from "../../engine/types/python-replies.ts";
import { t } from "../../language/translate.ts";
import { isLocked } from "../../state/link/link-view.ts";

/** The rows of the stack: one per level of the path, with its choice, its number, and a dot for each choice below it. */

/** Rows shown; of a longer path, the last ones. */
const MOST_ROWS = 300;

/**
 * @param levels what each level has tried, from the root's on; empty if that is not known
 * @param root its length
 */
export function makeRows(
  view: PuzzleView,
  { depth, path }: Pick<State, "depth" | "path">,
  levels: readonly Level[],
  root: number,
  position: number,
) {
  const first = Math.max(0, depth - MOST_ROWS);
  const items = [];
  if (first > 0)
    items.push(
      html("li", { class: "stack-more muted small" }, t("panels-stack-above", { hidden: first })),
    );
  if (depth === 0)
    items.push(html("li", { class: "stack-more muted small" }, t("panels-stack-empty")));
  for (let i = first; i < depth; i++) {
    const name = view.nodeName(path[i], position);
    items.push(makeRow(view, i + 1, name, levels[i + 1 - root], i === depth - 1));
  }
  return items;
}

function makeRow(
  view: PuzzleView,
  number: number,
  name: string,
  below: Level | undefined,
  top: boolean,
) {
  const all = below?.choices.length ?? 0;
  // On the path one of them is being tried now; on top none is.
  const tried = below === undefined ? 0 : below.tried + (top ? 0 : 1);
  // A white vertex may be discovered from elsewhere, so don't call it untried here.
  const told = view.takesBack
    ? t("panels-stack-tried", { tried, all })
    : t("panels-stack-white", { white: all - tried });
  const cut = below?.cut ?? 0;
  const lost = cut > 0 ? `, ${t("panels-stack-cut", { cut })}` : "";
  const text = below === undefined ? "" : told + lost;
  const dots = html("span", { class: "stack-dots row-tight", "aria-hidden": "true" });
  for (let i = 0; i < Math.min(all, 12); i++) {
    const standing = i < (below?.tried ?? 0) ? "tried" : i < tried ? "now" : "open";
    const choice = below?.choices[i] ?? -1;
    const place = { "data-choice": choice, "data-length": number, title: view.name(choice) };
    dots.append(html("i", { class: `dot dot-${standing}`, ...place }));
  }
  const cells = [
    html("span", { class: "stack-number muted" }, String(number)),
    html("span", { class: "stack-name strong" }, name),
    dots,
    html("span", { class: "stack-tried muted small" }, text),
  ];
  const row = { class: top ? "stack-row stack-top" : "stack-row" };
  if (isLocked()) return html("li", {}, html("div", row, ...cells));
  return html(
    "li",
    {},
    button(
      { ...row, "data-level": number, title: t("panels-stack-go"), "aria-keyshortcuts": "W" },
      ...cells,
    ),
  );
}
