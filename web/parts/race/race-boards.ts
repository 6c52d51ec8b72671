import { html, nothing } from "lit-html";
import { createView, isPending } from "../../board/registry.ts";
import { fitSquare, paint } from "../../board/stage/painter.ts";
import type { PuzzleView } from "../../board/types.ts";
import type { Palette } from "../../dom/theme.ts";
import type { Catalogue } from "../../engine/catalogue/types.ts";
import { t } from "../../language/translate.ts";
import { formatLink } from "../../state/link/link.ts";
import type { Page } from "../../state/page/page-context.ts";
import { Accounts } from "../../state/page/step-accounts.ts";
import { renderChoice } from "./lane-choice.ts";
import type { Race } from "./race.ts";
import type { Runner } from "./runner.ts";

/** The boards of a race, each with a sentence on its last step. */

export interface Board {
  runner: Runner;
  name: string;
  view: PuzzleView;
  accounts: Accounts;
  choice: unknown; // the rendered choice of the lane's search
  said: string; // the sentence of the last step
  label: string | null; // describes the board; null: nothing to describe yet
  link: string; // to this moment of the search
}

export function createBoards(
  race: Race,
  names: readonly string[],
  { catalogue, solver }: Pick<Page, "catalogue" | "solver">,
  redraw: () => void,
): Board[] {
  const scenarios = race.lanes.map(({ scenario }) => scenario);
  return race.lanes.map((runner, index) => ({
    runner,
    name: names[index],
    view: createView(runner.scenario, null),
    accounts: new Accounts(solver, redraw),
    choice: renderChoice(scenarios, index, names[index], catalogue),
    said: "",
    label: null,
    link: "./",
  }));
}

export const renderBoards = (boards: readonly Board[]) =>
  html`<div class="race-boards" style="--lanes: ${boards.length}" data-lanes=${boards.length}>
    ${boards.map(renderBoard)}
  </div>`;

function renderBoard({ runner, name, choice, said, label, link }: Board, index: number) {
  const way = runner.scenario.run === undefined ? "race-open" : "race-open-own";
  return html`<figure class="race-lane" aria-label=${name} style="--lane: var(--lane-${index + 1})">
    <div class="row middle race-title">
      <span class="race-badge">${index + 1}</span>${choice}
      <a class="muted small race-open" href=${link} aria-label=${t(`${way}-lane`, { lane: index + 1 })}>${t(way)}</a>
    </div>
    <div class="race-frame"><canvas class="race-board picture" role="img" aria-label=${label ?? nothing}></canvas></div>
    <figcaption><p class="muted small race-said">${said}</p></figcaption>
  </figure>`;
}

/** Update the texts of a board. Called while its search stands still, when they can be read. */
export function describeBoard(board: Board, catalogue: Catalogue) {
  const { player, scenario } = board.runner;
  const { position } = player.timeline;
  board.view = viewOf(board);
  if (isPending(board.view)) return;
  // Before the first step nothing has happened that a sentence could tell.
  const account = board.accounts.at(player);
  const late = board.accounts.late && board.said;
  const said = account?.sentence || late || board.view.sentence(player.state);
  board.said = position > 0 ? said : "";
  board.label = board.view.label(player.state);
  board.link = scenario.run?.link ?? formatLink(scenario.text, catalogue, position);
}

/**
 * Paint the moment of a board, with what its search sees ahead where Python has said it, and without its next options.
 *
 * @param speed steps a second; 0 at rest
 */
export function paintBoard(
  board: Board,
  canvas: HTMLCanvasElement,
  palette: Palette,
  speed: number,
) {
  const { player } = board.runner;
  board.view = viewOf(board);
  fitSquare(canvas);
  const ahead = board.accounts.at(player, speed)?.ahead ?? null;
  paint(canvas, board.view, palette, { state: player.state, ahead, asked: ahead === null });
}

/** The view of a board. For some puzzles it is pending until Python has described the scenario. */
function viewOf({ view, runner: { scenario, player } }: Board): PuzzleView {
  const { description } = player;
  if (description === null) return view;
  return isPending(view) ? createView(scenario, description) : view;
}
