import type { LinkOptions } from "../../engine/types/scenario.ts";
import type { Page } from "../../state/lane/types.ts";
import { speedOf, tellingPanels } from "../../state/link/link-view.ts";
import { readAskHere } from "./ask-here.ts";
import { readStop } from "./stop.ts";

/**
 * The options that the Share dialog's form asks of a link.
 *
 * @param panels that are open
 * @returns besides, what is wrong with the last step and with the questions, or ""
 */
export function readOptionsForm(
  given: FormData,
  { clock, options, player: { timeline } }: Pick<Page, "clock" | "options" | "player">,
  panels: readonly { name: string }[],
): { options: LinkOptions; until: string; asks: string } {
  const asks = readAskHere(given, timeline.position);
  const stop = readStop(String(given.get("until") ?? ""), timeline.position);
  const asked: LinkOptions = { ...asks.options };
  if (options.theme !== undefined) asked.theme = options.theme;
  if (given.get("play") === "yes") {
    asked.play = "yes";
    asked.speed = speedOf(clock);
  }
  const hidden = given.getAll("hide").map(String);
  if (given.get("panels") === "here") {
    // Panels that tell of the search are not for whoever is to be the search.
    const told = tellingPanels(asked.be === undefined ? hidden : [...hidden, "verdict"]);
    const names = panels.map(({ name }) => name);
    const open = names.filter((name) => !told.has(name));
    if (names.length === 0) asked.panels = "none";
    else if (open.length > 0) asked.panels = open.join();
  }
  if (hidden.length > 0) asked.hide = hidden.sort().join();
  if (given.get("lock") === "steps") asked.lock = "steps";
  if (given.get("present") === "yes") asked.present = "yes";
  if (stop.until !== null) asked.until = String(stop.until);
  return { options: asked, until: stop.problem, asks: asks.problem };
}
