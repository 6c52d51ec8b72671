import { standing } from "../lane/lane.ts";
import { tell } from "../language/tell.ts";
import { formatLink } from "../link/link.ts";
import { createView, isPending } from "../puzzles/registry.ts";
import { fitSquare, paint } from "../stage/painter.ts";
import { setText } from "../view/element.ts";
import { html } from "../view/node.ts";
import { makeChoice } from "./lane-choice.ts";
import { nameLane } from "./name.ts";

/**
 * The boards of a race: each lane's, with what it has just done.
 *
 * @import { Catalogue } from "../catalogue/types.ts"
 * @import { PuzzleView } from "../puzzles/types.ts"
 * @import { Palette } from "../view/theme.ts"
 * @import { Race } from "./race.ts"
 * @import { Runner } from "./runner.ts"
 */

/** @param {Race} race @param {readonly string[]} names @param {Catalogue} catalogue */
export function makeBoards(race, names, catalogue) {
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
    /** @param {Palette} palette @param {boolean} still nothing goes on: what has just happened can be read */
    show(palette, still) {
      for (const board of boards) showBoard(board, palette, still, catalogue);
    },
  };
}

/** @param {Runner} runner @param {number} lane @param {string} name @param {HTMLElement[]} choice of what is searched */
function makeBoard(runner, lane, name, choice) {
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

/** @typedef {ReturnType<typeof makeBoard>} Board */

/** @param {Board} board @param {Palette} palette @param {boolean} still @param {Catalogue} catalogue */
function showBoard(board, palette, still, catalogue) {
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

/** Of some puzzles Python says first what there is to draw. @param {Board} board @returns {PuzzleView} */
function viewOf({ view, runner: { scenario, player } }) {
  const { description } = player;
  if (description === null) return view;
  const known = isPending(view) ? createView(scenario, description) : view;
  known.heed(description);
  return known;
}
