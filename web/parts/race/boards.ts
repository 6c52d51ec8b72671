import { createView, isPending } from "../../board/registry.ts";
import { fitSquare, paint } from "../../board/stage/painter.ts";
import type { PuzzleView } from "../../board/types.ts";
import { setText } from "../../dom/element.ts";
import { html } from "../../dom/node.ts";
import type { Palette } from "../../dom/theme.ts";
import type { Catalogue } from "../../engine/catalogue/types.ts";
import { tell } from "../../language/tell.ts";
import { standing } from "../../state/lane/lane.ts";
import { formatLink } from "../../state/link/link.ts";
import { makeChoice } from "./lane-choice.ts";
import { nameLane } from "./name.ts";
import type { Race } from "./race.ts";
import type { Runner } from "./runner.ts";

/** The boards of a race: each lane's, with what it has just done. */

export function makeBoards(race: Race, names: readonly string[], catalogue: Catalogue) {
  const scenarios = race.lanes.map(({ scenario }) => scenario);
  const boards = race.lanes.map((runner, index) =>
    makeBoard(runner, index + 1, names[index], makeChoice(scenarios, index, catalogue)),
  );
  const body = html(
    "div",
    { class: "race-boards", style: `--lanes: ${names.length}`, "data-lanes": String(names.length) },
    ...boards.map(({ figure }) => figure),
  );
  return {
    body,
    canvases: boards.map(({ canvas }) => canvas),
    /** @param still nothing goes on: what has just happened can be read */
    show(palette: Palette, still: boolean) {
      for (const board of boards) showBoard(board, palette, still, catalogue);
    },
  };
}

/** @param choice of what is searched */
function makeBoard(runner: Runner, lane: number, name: string, choice: HTMLElement[]) {
  const canvas = html("canvas", { class: "race-board", role: "img" });
  const said = html("p", { class: "race-said" });
  const open = html(
    "a",
    { class: "race-open", href: "./", "aria-label": tell("race-open-lane", { lane }) },
    tell("race-open"),
  );
  const figure = html(
    "figure",
    { class: "race-lane", "aria-label": name, "data-lane": String(lane) },
    html("div", { class: "race-title" }, nameLane(lane, name)[0], ...choice, open),
    html("div", { class: "race-frame" }, canvas),
    html("figcaption", {}, said),
  );
  const view = createView(runner.scenario, null);
  return { runner, view, figure, canvas, said, open };
}

type Board = ReturnType<typeof makeBoard>;

function showBoard(board: Board, palette: Palette, still: boolean, catalogue: Catalogue) {
  const { runner, canvas, said, open } = board;
  const { player, scenario } = runner;
  board.view = viewOf(board);
  const moment = { ...standing(runner), motion: null, flash: 0, cursor: -1 };
  fitSquare(canvas);
  paint(canvas, board.view, palette, { ...moment, asked: true });
  if (!still || isPending(board.view)) return;
  // Before the first step there is nothing to tell: the race is started by its own button.
  setText(said, player.timeline.position > 0 ? board.view.sentence(moment) : "");
  canvas.ariaLabel = board.view.label(player.state);
  open.href = scenario.run?.link ?? formatLink(scenario.text, catalogue, player.timeline.position);
}

/** Of some puzzles Python says first what there is to draw. */
function viewOf({ view, runner: { scenario, player } }: Board): PuzzleView {
  const { description } = player;
  if (description === null) return view;
  const known = isPending(view) ? createView(scenario, description) : view;
  known.heed(description);
  return known;
}
