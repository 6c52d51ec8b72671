import { headingOf } from "../../board/registry.ts";
import { copyText } from "../../dom/clipboard.ts";
import { puzzleOf } from "../../engine/catalogue/catalogue.ts";
import type { Par } from "../../engine/types/python-replies.ts";
import { t } from "../../language/translate.ts";
import type { Context } from "./context.ts";
import { offerAt } from "./context.ts";
import { countOwn } from "./game.ts";

/**
 * The puzzle of the day, played by hand: the steps that the pruning search needs for it, and a line with the result
 * that gives no solution away.
 */

/** The program's steps; undefined until Python has answered; null when this is no puzzle of the day. */
export function parOf(context: Context) {
  const { page, par } = context;
  const { day } = page.state.options;
  if (day === undefined) return null;
  const { text } = page.scenario;
  const key = `${day} ${text}`;
  if (par.key === key) return par.told;
  if (page.solver.status.name !== "loaded") return undefined;
  const asked = { key, told: undefined as Par | null | undefined };
  context.par = asked;
  page.solver
    .insist<Par>("play_par", text, day)
    .then(
      (told) => {
        asked.told = told;
      },
      (error: Error) => {
        asked.told = null;
        if (context.par === asked) page.complain(error.message);
      },
    )
    .then(page.redraw);
  return undefined;
}

/** True when a day's puzzle has been solved, entirely by the visitor's own steps. */
export const hasResult = (context: Context) =>
  Boolean(parOf(context)) &&
  context.game.task === null &&
  context.game.taken === 0 &&
  offerAt(context)?.solved === true;

export async function copyResult({ page, par, hand }: Context) {
  const { told } = par;
  if (!told) return;
  const { scenario, catalogue, player, state } = page;
  const { title } = headingOf(
    { ...scenario, origin: undefined }, // the line gives the date itself
    player.timeline.length,
    puzzleOf(scenario.puzzle, catalogue),
  );
  const { placed, undone } = countOwn((hand?.events ?? []).slice(0, player.timeline.position));
  const hints = Number(state.options.hints ?? 0);
  const day = String(state.options.day);
  const link = location.href.replace(/#.*/s, `#today/${day}`);
  const text = t("play-day-result", {
    day,
    title,
    placed,
    undone,
    hints,
    parPlaced: told.placed,
    parUndone: told.undone,
    link,
  });
  page.showToast(
    (await copyText(text)) ? t("play-day-copied", { text }) : t("play-day-not-copied", { text }),
  );
}
