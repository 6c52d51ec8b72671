import { paint } from "../../board/stage/painter.ts";
import { html } from "../../dom/create-element.ts";
import { readPalette } from "../../dom/theme.ts";
import { State } from "../../engine/run/search-state.ts";
import type { SearchState } from "../../engine/search/types.ts";
import type { AccountBlock } from "../../engine/types/python-replies.ts";
import { t } from "../../language/translate.ts";
import { hides, tellsEnd } from "../../state/link/link-view.ts";
import type { Page } from "../../state/page/page-context.ts";
import { storyOf } from "../../state/page/step-accounts.ts";
import { makeCaptioned } from "./captioned-picture.ts";

/**
 * A part of a run as pictures, one for each step, for a GIF or a video. It uses the same drawing code as the board, on
 * its own canvas.
 */

/** With more steps, nobody would watch the film or send the file. */
export const MOST_STEPS = 2000;

/**
 * @param from position
 * @param to position, greater
 * @param height of the picture, in pixels
 */
export async function makeFilm(page: Page, from: number, to: number, height: number) {
  // Going there and back between two frames, the page behind the dialog stays as it is.
  const { position } = page.player.timeline;
  const start = await standAt(page, from).finally(() => page.player.seek(position));
  const stretch = await page.solver.replay(start, to - from);
  if (stretch === null) throw new Error(t("share-save-another"));
  const { view, player, scenario, solver } = page;
  const { path, undone } = start;
  const asked = [scenario.text, path, undone, 0, to - from];
  const described = await solver.ask<AccountBlock>("describe_steps", ...asked);
  const { size, length, root, exit } = player.timeline;
  const state = new State({ size, length, root, exit });
  state.moveTo(from, start.path, start.undone ?? -1);
  const board = html("canvas", { width: height, height });
  const palette = readPalette();
  const { canvas, context, draw } = await makeCaptioned(page, height, palette);
  const { events } = stretch;
  const ended = player.timeline.verdict === null ? null : player.timeline.known;

  return {
    canvas,
    context,
    /** Number of pictures: the start, and one after each step. */
    count: events.length + 1,
    /** Draw a picture. Call this in order, from 0. */
    draw(index: number) {
      if (index > 0) state.applyAll(events, index - 1, index);
      const account = described?.steps[index];
      board.getContext("2d")?.clearRect(0, 0, height, height);
      paint(board, view, palette, {
        state,
        candidates: account?.candidates,
        ahead: account?.ahead,
        flash: state.undone >= 0 ? 1 : 0,
      });
      const kept = tellsEnd(state, from + index === ended) && hides("verdict");
      draw(board, from + index, kept ? t("run-step-secret") : storyOf(view, state, account));
    },
  };
}

/** Move the page to a position, and return the state there. */
function standAt({ player }: Page, position: number): Promise<SearchState> {
  player.pause();
  player.seek(position);
  return new Promise((resolve, reject) => {
    const end = player.subscribe(look);
    look();
    function look() {
      const { status, aim, timeline } = player;
      if (status.name === "failed") settle(() => reject(new Error(status.error.message)));
      else if (aim === null && status.name !== "loading") {
        const there = timeline.position === position;
        settle(() =>
          there ? resolve(player.state.snapshot()) : reject(new Error(t("share-save-ends"))),
        );
      }
    }
    function settle(done: () => void) {
      queueMicrotask(() => end());
      done();
    }
  });
}
