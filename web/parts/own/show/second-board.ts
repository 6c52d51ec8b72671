import { fitSquare, paint } from "../../../board/stage/painter.ts";
import { binding, watchSize } from "../../../dom/binding.ts";
import { element, setAble, setText } from "../../../dom/element.ts";
import { button, html } from "../../../dom/node.ts";
import type { Palette } from "../../../dom/theme.ts";
import type { State } from "../../../engine/run/search-state.ts";
import type { Mark } from "../../../engine/types/answers.ts";
import { tell } from "../../../language/tell.ts";
import { count } from "../../../language/written.ts";
import { standing } from "../../../state/lane/lane.ts";
import type { Lane, Page } from "../../../state/lane/types.ts";
import { makeLegend } from "../../marks/legend.ts";
import { bindMarks } from "../../marks/marks.ts";
import type { Recording } from "../run/recording.ts";
import type { Comparison } from "../run/types.ts";
import { findParting, type Parting } from "./parting.ts";

/**
 * A smaller board beside that of a program which has run: our own search after as many steps, drawn by the same view, with what each has counted, and
 * where they part.
 */

interface Seen {
  recording: Recording; // what is played
  comparison: Comparison | null; // null: our search is still run
  ours: Lane | null;
  said: string; // how our search goes, and where the first difference is
  palette: Palette;
}

/** How a place is marked at which the two part: no evidence has this shape of itself. */
const ROLE = "other";

/** @param go to the first difference */
export function bindSecondBoard(page: Page, go: () => void) {
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
  /** @param seen null: there is nothing to be seen beside it @returns what is marked on the visitor's own board */
  function show(seen: Seen | null): Mark[] {
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

/** The position of the first difference: of the first step that is not the same, or of the end where the program ends before. */
export const differenceOf = ({ same }: Comparison, { count }: Recording) =>
  Math.min(same + 1, count);

/** A place that is marked, alone. */
export const markOf = (role: Mark["role"], told: string, choice: number | null): Mark => ({
  role,
  told,
  places: choice === null ? [] : [choice],
  arrows: [],
  lines: [],
});

/** What is counted of each. */
const ROWS = ["step", "placed", "undone", "end"] as const;

function makeParts(go: () => void) {
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

type Parts = ReturnType<typeof makeParts>;

function wait({ canvas, table, here, legend, said, there }: Parts) {
  canvas.getContext("2d")?.clearRect(0, 0, canvas.width, canvas.height);
  canvas.ariaLabel = tell("own-against-waiting");
  table.hidden = true;
  setText(here, tell("own-against-waiting"));
  here.hidden = false;
  legend.show([]);
  setText(said, "");
  there.hidden = true;
}

/** What a program comes to in the end. */
function tellEnd(outcome: Recording["report"]["outcome"], solutions: number, goal: string) {
  if (outcome === "wrong") return tell("own-against-wrong");
  if (outcome === "stopped") return tell("own-against-stopped");
  return tell("own-against-solutions", { n: outcome === "found" ? solutions : 0, goal });
}

/** @param state of ours */
function showStory(
  parts: Parts,
  { view, player }: Page,
  { recording, said }: Seen,
  comparison: Comparison,
  state: State,
  parting: Parting | null,
) {
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
  const name = (choice: number | null) => (choice === null ? "" : view.name(choice));
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
