import type { PuzzleView } from "../../board/types.ts";
import { button, html } from "../../dom/create-element.ts";
import type { State } from "../../engine/run/search-state.ts";
import type { Call, Level } from "../../engine/types/python-replies.ts";
import { t } from "../../language/translate.ts";
import { count } from "../../language/written.ts";
import { isLocked } from "../../state/link/link-view.ts";

/** The rows of the stack: choices of the path or open calls, each with its options as dots. */

/** Rows shown; of a longer path, the last ones. */
const MOST_ROWS = 300;

/** A row of the stack. */
interface Row {
  number: number; // of its choice on the path; 0: it has none
  name: string; // of its choice
  undone: boolean; // true: its choice has just been taken back
  call: string; // as it was made; "": the row is none
  level: number; // length of the path where a click leads
  length: number; // of the path before the options below
  below: Level | undefined; // the options
  tried: number; // how many of them were tried, with the one that is being tried
}

/**
 * The choices of a path, each with the options after it.
 *
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
  return list(view, depth, (i) => {
    const below = levels[i + 1 - root];
    return {
      ...{ number: i + 1, level: i + 1, length: i + 1, undone: false, call: "" },
      name: view.nodeName(path[i], position),
      below,
      // On the path one of them is being tried now; on top none is.
      tried: below === undefined ? 0 : below.tried + (i === depth - 1 ? 0 : 1),
    };
  });
}

/**
 * The open calls, each with the options from which it has chosen.
 *
 * @param depth of the path
 * @param levels as above
 */
export function makeCallRows(
  view: PuzzleView,
  calls: readonly Call[],
  depth: number,
  levels: readonly Level[],
  root: number,
  position: number,
) {
  return list(view, calls.length, (i) => {
    const { call, length, choice } = calls[i];
    const undone = choice !== null && length === depth;
    const below = choice === null ? undefined : levels[length - root];
    return {
      ...{ call, length, undone, below },
      number: choice === null ? 0 : length + 1,
      name: choice === null ? "" : view.nodeName(choice, position),
      level: choice === null || undone ? length : length + 1,
      tried: below === undefined ? 0 : below.tried + (undone ? 0 : 1),
    };
  });
}

function list(view: PuzzleView, length: number, rowAt: (index: number) => Row) {
  const first = Math.max(0, length - MOST_ROWS);
  const items = [];
  if (first > 0)
    items.push(
      html("li", { class: "stack-more muted small" }, t("panels-stack-above", { hidden: first })),
    );
  if (length === 0)
    items.push(html("li", { class: "stack-more muted small" }, t("panels-stack-empty")));
  for (let i = first; i < length; i++) items.push(makeRow(view, rowAt(i), i === length - 1));
  return items;
}

function makeRow(
  view: PuzzleView,
  { number, name, undone, call, level, length, below, tried }: Row,
  top: boolean,
) {
  const all = below?.choices.length ?? 0;
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
    const place = { "data-choice": choice, "data-length": length, title: view.name(choice) };
    dots.append(html("i", { class: `dot dot-${standing}`, ...place }));
  }
  const cells = [
    html("span", { class: "stack-number muted" }, number === 0 ? "" : count(number)),
    ...(call === "" ? [] : [html("code", { class: "stack-call small", title: call }, call)]),
    html(undone ? "s" : "span", { class: "stack-name strong" }, name),
    dots,
    html("span", { class: "stack-tried muted small" }, text),
  ];
  const row = { class: top ? "stack-row stack-top" : "stack-row" };
  if (isLocked()) return html("li", {}, html("div", row, ...cells));
  return html(
    "li",
    {},
    button(
      { ...row, "data-level": level, title: t("panels-stack-go"), "aria-keyshortcuts": "W" },
      ...cells,
    ),
  );
}
