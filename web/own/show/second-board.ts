import { standing } from "../../lane/lane.ts";
import { tell } from "../../language/tell.ts";
import { count } from "../../language/written.ts";
import { makeLegend } from "../../marks/legend.ts";
import { bindMarks } from "../../marks/marks.ts";
import { fitSquare, paint } from "../../stage/painter.ts";
import { binding, watchSize } from "../../view/binding.ts";
import { element, setAble, setText } from "../../view/element.ts";
import { button, html } from "../../view/node.ts";
import { findParting } from "./parting.ts";

/**
 * A smaller board beside that of a program which has run: our own search after as many steps, drawn by the same view, with what each has counted, and
 * where they part.
 *
 * @import { Lane, Page } from "../../lane/types.ts"
 * @import { State } from "../../run/search-state.ts"
 * @import { Mark } from "../../types/answers.ts"
 * @import { Palette } from "../../view/theme.ts"
 * @import { Parting } from "./parting.ts"
 * @import { Recording } from "../run/recording.ts"
 * @import { Comparison } from "../run/types.ts"
 *
 * @typedef {object} Seen
 * @property {Recording} recording what is played
 * @property {Comparison | null} comparison null: our search is still run
 * @property {Lane | null} ours
 * @property {string} said how our search goes, and where the first difference is
 * @property {Palette} palette
 */

/** How a place is marked at which the two part: no evidence has this shape of itself. */
const ROLE = "other";

/** @param {Page} page @param {() => void} go to the first difference */
export function bindSecondBoard(page, go) {
  const { also, alsoParts, unbind } = binding();
  const parts = makeParts(go);
  const area = element("board", HTMLElement).closest(".board-area");
  area?.prepend(parts.mine);
  area?.append(parts.figure, parts.strip);
  const marks = bindMarks(page, "", parts.canvas);
  alsoParts([marks]);
  also(watchSize(parts.canvas, page.redraw));
  also(() => parts.mine.remove());
  also(() => parts.figure.remove());
  also(() => parts.strip.remove());
  also(() => document.documentElement.removeAttribute("data-own-beside"));
  /** @param {Seen | null} seen null: there is nothing to be seen beside it @returns {Mark[]} what is marked on the visitor's own board */
  function show(seen) {
    document.documentElement.toggleAttribute("data-own-beside", seen !== null);
    const { comparison, ours } = seen ?? { comparison: null, ours: null };
    if (seen === null || comparison === null || ours === null) {
      if (seen !== null) wait(parts);
      marks.clear();
      return [];
    }
    const { state: theirs } = page.player;
    const { state } = ours.player;
    const parting = findParting(theirs, state);
    showStory(parts, page, seen, comparison, state, parting);
    fitSquare(parts.canvas);
    paint(parts.canvas, ours.view, seen.palette, { ...standing(ours), asked: true, byHand: true });
    if (parting === null) {
      marks.clear();
      return [];
    }
    // Where one of them has nothing, its place is empty.
    const told = tell("own-mark-parting");
    marks.showEvidence([markOf(ROLE, told, parting.ours ?? parting.theirs)], null, state);
    return [markOf(ROLE, told, parting.theirs ?? parting.ours)];
  }

  return { show, unbind };
}

/** The position of the first difference: of the first step that is not the same, or of the end where the program ends before. @param {Comparison} comparison @param {Recording} recording */
export const differenceOf = ({ same }, { count }) => Math.min(same + 1, count);

/** A place that is marked, alone. @param {Mark["role"]} role @param {string} told @param {number | null} choice @returns {Mark} */
export const markOf = (role, told, choice) => ({
  role,
  told,
  places: choice === null ? [] : [choice],
  arrows: [],
  lines: [],
});

/** What is counted of each. */
const ROWS = /** @type {const} */ (["step", "placed", "undone", "end"]);

/** @param {() => void} go */
function makeParts(go) {
  const canvas = html("canvas", { class: "own-ours-board", role: "img" });
  const frame = html("div", { class: "own-ours-frame" }, canvas);
  const figure = html(
    "figure",
    { class: "own-ours" },
    html("figcaption", {}, tell("own-against-ours")),
    frame,
  );
  // Each of the two boards says whose it is.
  const mine = html("p", { class: "own-mine" }, tell("own-against-mine"));
  const rows = ROWS.map((row) => {
    const cells = [html("td", {}), html("td", {})];
    return {
      line: html(
        "tr",
        {},
        html("th", { scope: "row" }, tell(`own-against-counters-rows-${row}`)),
        ...cells,
      ),
      cells,
    };
  });
  const names = [tell("own-against-counters-theirs"), tell("own-against-counters-ours")].map(
    (name) => html("th", { scope: "col" }, name),
  );
  const table = html(
    "table",
    { class: "own-counters" },
    html("thead", {}, html("tr", {}, html("td", {}), ...names)),
    html("tbody", {}, ...rows.map(({ line }) => line)),
  );
  const here = html("p", {});
  const legend = makeLegend("");
  const said = html("p", { class: "own-first" });
  const there = button({ class: "button", click: go }, tell("own-verdict-there"));
  const counted = html("div", { class: "own-counted" }, table, there);
  const told = html("div", { class: "own-strip-told" }, here, legend.body, said);
  const label = { role: "group", "aria-label": tell("own-against-title"), tabindex: "0" };
  const strip = html("div", { class: "own-strip", ...label }, counted, told);
  return { canvas, mine, figure, strip, table, rows, here, legend, said, there };
}

/** @typedef {ReturnType<typeof makeParts>} Parts */

/** @param {Parts} parts */
function wait({ canvas, table, here, legend, said, there }) {
  canvas.getContext("2d")?.clearRect(0, 0, canvas.width, canvas.height);
  canvas.ariaLabel = tell("own-against-waiting");
  table.hidden = true;
  setText(here, tell("own-against-waiting"));
  here.hidden = false;
  legend.show([]);
  setText(said, "");
  there.hidden = true;
}

/** What a program comes to in the end. @param {Recording["report"]["outcome"]} outcome @param {number} solutions @param {string} goal */
function tellEnd(outcome, solutions, goal) {
  if (outcome === "wrong") return tell("own-against-wrong");
  if (outcome === "stopped") return tell("own-against-stopped");
  return tell("own-against-solutions", { n: outcome === "found" ? solutions : 0, goal });
}

/** @param {Parts} parts @param {Page} page @param {Seen} seen @param {Comparison} comparison @param {State} state of ours @param {Parting | null} parting */
function showStory(parts, { view, player }, { recording, said }, comparison, state, parting) {
  const theirs = player.state;
  const { position } = theirs;
  const { goal } = recording;
  const { outcome, solutions } = recording.report;
  const ends =
    comparison.verdict === null
      ? tell("own-against-unfollowed")
      : tell("own-against-solutions", { n: comparison.solutions, goal });
  const columns = [
    [position, theirs.placed, theirs.takenBack, tellEnd(outcome, solutions, goal)],
    [state.position, state.placed, state.takenBack, ends],
  ];
  parts.table.hidden = false;
  for (const [row, { cells }] of parts.rows.entries()) {
    for (const [column, cell] of cells.entries()) {
      const value = columns[column][row];
      setText(cell, typeof value === "number" ? count(value) : value);
    }
  }
  const name = (/** @type {number | null} */ choice) => (choice === null ? "" : view.name(choice));
  const where =
    parting === null
      ? tell("own-against-alike", { again: position > comparison.same })
      : tell("own-against-parts", {
          step: view.step,
          number: parting.level + 1,
          who: parting.theirs === null ? "ours" : parting.ours === null ? "theirs" : "both",
          theirs: name(parting.theirs),
          ours: name(parting.ours),
        });
  const ended =
    position > state.position
      ? ` ${tell("own-against-ended", { whole: comparison.verdict !== null })}`
      : "";
  parts.here.hidden = parting !== null;
  setText(parts.here, where + ended);
  parts.legend.show(parting === null ? [] : [{ told: where + ended, looks: [ROLE] }]);
  setText(parts.said, said);
  parts.there.hidden = comparison.differs === null;
  setAble(parts.there, position !== differenceOf(comparison, recording));
  if (!player.playing)
    parts.canvas.ariaLabel = tell("own-against-label", { told: view.label(state) });
}
