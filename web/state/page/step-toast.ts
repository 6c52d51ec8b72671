import type { Playback } from "../../engine/run/playback.ts";
import type { Page } from "./page-context.ts";

/** Show a message about the present step. It goes when another step is shown, so that it is never read beside that. */
export function showStepToast(
  { player, showToast }: Pick<Page, "player" | "showToast">,
  message: string,
  offer?: { label: string; run: () => void },
) {
  const about = momentOf(player);
  showToast(message, offer, (hide) =>
    player.subscribe(() => {
      if (momentOf(player) !== about) hide();
    }),
  );
}

/** The position that is shown, or that the run is on its way to. */
function momentOf({ aim, timeline }: Playback) {
  return aim?.kind === "seek" ? aim.position : timeline.position;
}
