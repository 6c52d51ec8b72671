import type { LinkOptions } from "../../engine/types/scenario.ts";
import { speedOf } from "../../state/link/link-view.ts";
import { visibility } from "../../state/load-visibility-rules.ts";
import type { Page } from "../../state/page/page-context.ts";
import { readAskHere } from "./ask-here.ts";
import { readStop } from "./typed-step.ts";

/**
 * Read the link options from the Share dialog's form.
 *
 * @param panels the open ones
 * @param bookmarks as a link holds them
 * @returns the options, and the problems with the last step (`until`) and with the questions (`asks`), or ""
 */
export function readOptionsForm(
  given: FormData,
  { clock, state, player: { timeline } }: Pick<Page, "clock" | "state" | "player">,
  panels: readonly { name: string }[],
  bookmarks: string,
): { options: LinkOptions; until: string; asks: string } {
  const asks = readAskHere(given, timeline.position);
  const stop = readStop(String(given.get("until") ?? ""), timeline.position);
  const { theme, lesson } = state.options;
  // The link of a lesson's step opens that step, as the lesson does.
  const { ask, to, be, mark, present, ...ofLesson } = lesson === undefined ? {} : state.options;
  const asked: LinkOptions = { ...ofLesson, ...asks.options };
  if (theme !== undefined) asked.theme = theme;
  if (given.get("play") === "yes") {
    asked.play = "yes";
    asked.speed = speedOf(clock);
  }
  const hidden = given.getAll("hide").map(String);
  if (given.get("panels") === "here") {
    // Panels that give the search away must stay closed for a visitor who makes its steps.
    const hide = (asked.be === undefined ? hidden : [...hidden, "verdict"]).join();
    const told = visibility.hiddenPanels({ hide });
    const names = panels.map(({ name }) => name);
    const open = names.filter((name) => !told.has(name));
    // A lesson's steps open their panels themselves.
    if (names.length === 0 && lesson === undefined) asked.panels = "none";
    else if (open.length > 0) asked.panels = open.join();
  }
  if (given.get("mark") === "here") asked.mark = bookmarks;
  if (hidden.length > 0) asked.hide = hidden.sort().join();
  if (given.get("lock") === "steps") asked.lock = "steps";
  if (given.get("present") === "yes") asked.present = "yes";
  if (stop.until !== null) asked.until = String(stop.until);
  return { options: asked, until: stop.problem, asks: asks.problem };
}
