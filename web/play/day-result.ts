import { puzzleOf } from "../catalogue/catalogue.ts";
import { tell } from "../language/tell.ts";
import { headingOf } from "../puzzles/registry.ts";
import { copyText } from "../view/clipboard.ts";
import { countOwn } from "./game.ts";
import { offerAt } from "./table.ts";

/**
 * The board of a day, played by hand: what the search that prunes needs for it, and a line that tells how it went and gives nothing away.
 *
 * @import { Par } from "../types/answers.ts"
 * @import { Table } from "./types.ts"
 */

/** What the program needs; undefined: Python has yet to tell; null: it is no day's board. @param {Table} table */
export function parOf(table) {
  const { page, par } = table;
  const { day } = page.options;
  if (day === undefined) return null;
  const { text } = page.scenario;
  const key = `${day} ${text}`;
  if (par.key === key) return par.told;
  if (page.solver.status.name !== "loaded") return undefined;
  const asked = { key, told: /** @type {Par | null | undefined} */ (undefined) };
  table.par = asked;
  page.solver
    .insist("play_par", text, day)
    .then(
      (/** @type {Par} */ told) => {
        asked.told = told;
      },
      (/** @type {Error} */ error) => {
        asked.told = null;
        if (table.par === asked) page.complain(error.message);
      },
    )
    .then(page.redraw);
  return undefined;
}

/** Whether what has been done on a day's board can be told: all of it is the visitor's own, and solves it. @param {Table} table */
export const hasResult = (table) =>
  Boolean(parOf(table)) &&
  table.task === null &&
  table.taken === 0 &&
  offerAt(table)?.solved === true;

/** @param {Table} table */
export async function copyResult({ page, par, hand }) {
  const { told } = par;
  if (!told) return;
  const { scenario, catalogue, player, options } = page;
  const { title } = headingOf(
    { ...scenario, origin: undefined }, // the line has the date
    player.timeline.length,
    puzzleOf(scenario.puzzle, catalogue),
  );
  const { placed, undone } = countOwn((hand?.events ?? []).slice(0, player.timeline.position));
  const hints = Number(options.hints ?? 0);
  const day = String(options.day);
  const link = location.href.replace(/#.*/s, `#today/${day}`);
  const text = tell("play-day-result", {
    day,
    title,
    placed,
    undone,
    hints,
    parPlaced: told.placed,
    parUndone: told.undone,
    link,
  });
  page.tell(
    (await copyText(text))
      ? tell("play-day-copied", { text })
      : tell("play-day-not-copied", { text }),
  );
}
