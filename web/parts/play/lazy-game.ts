import { binding } from "../../dom/binding.ts";
import { element, update } from "../../dom/element.ts";
import { lateFocus } from "../../dom/late-focus.ts";
import { bindLazyPart } from "../../dom/lazy-part.ts";
import { t } from "../../language/translate.ts";
import type { Page } from "../../state/page/page-context.ts";
import { isBrowsing, isByHand } from "../../state/state.ts";
import type { Tools } from "./context.ts";
import type { Press, Where } from "./play.ts";

/** Entry point of playing by hand: its buttons and keys. The rest is loaded with the first game (play.ts). */

export function bindPlay(page: Page, tools: Tools) {
  const { signal, onDispose, ownParts, unbind } = binding();
  const lazy = bindLazyGame(page, tools);
  const ways = bindWays(page);
  ownParts([lazy, ways]);
  /** Start a game by button or key. */
  const begin = (byKey: boolean, where: Where) => {
    const press = pressOf(byKey);
    void lazy.act((play) => play.begin(press, where));
  };
  const beSearch = (byKey: boolean) => {
    const press = pressOf(byKey);
    void lazy.act((play) => play.beginToBe(press));
  };
  const bind = (id: string, act: (byKey: boolean) => void) =>
    element(id, HTMLButtonElement).addEventListener("click", ({ detail }) => act(detail === 0), {
      ...{ signal },
    });
  bind("play-yourself", (byKey) => begin(byKey, "here"));
  bind("play-start", (byKey) => begin(byKey, "anew"));
  bind("be-search", beSearch);
  const press = (event: KeyboardEvent) => {
    if (!isForGame(page, event) || page.state.onward) return;
    const { mode } = page.state;
    const begun = isByHand(page.state) && page.player.live;
    const key = event.key.toLowerCase();
    if (key === "y" || (key === "b" && (!begun || mode.kind === "be"))) {
      event.preventDefault();
      if (begun) lazy.part?.leave();
      else if (key === "y") begin(true, "here");
      else beSearch(true);
    } else if (begun && (key === "escape" ? lazy.part?.escape() : lazy.part?.type(event.key))) {
      event.preventDefault();
    }
  };
  document.addEventListener("keydown", press, { signal });
  onDispose(
    page.subscribe(() => {
      if (!lazy.requested && isByHand(page.state)) void lazy.act();
    }),
  );
  return {
    /** Called once a frame. */
    show() {
      ways.show();
      lazy.part?.show();
    },
    /** The game; null before the first one. */
    get game() {
      return lazy.part;
    },
    /** Handle a click on a place. @returns false when the game does not use it */
    choose: (place: number): boolean => lazy.part?.choose(place) ?? isByHand(page.state),
    /** Look for a choice better than the mistake on the way to the current step. */
    better: () => begin(false, "better"),
    unbind,
  };
}

const bindLazyGame = (page: Page, tools: Tools) =>
  bindLazyPart(
    () => import("./play.ts"),
    ({ openPlay }) => openPlay(page, tools),
    page,
  );

const pressOf = (byKey: boolean): Press => ({
  ...{ pad: lateFocus(), board: byKey ? lateFocus() : null },
});

/** True for a key that may be the game's. */
function isForGame({ state }: Page, event: KeyboardEvent) {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (isBrowsing(state) || state.mode.kind === "program") return false;
  if (document.querySelector("dialog[open]")) return false;
  const { target } = event;
  const fields = "input:not([type=range]), textarea, select";
  return !(target instanceof HTMLElement && target.matches(fields));
}

/** At the start there is one button to play; later, one for here and one for the start. */
function bindWays({ player }: Page) {
  const name = element("play-yourself", HTMLElement).firstChild as Text;
  const further = name.data;
  return {
    show() {
      const first = player.timeline.position === 0;
      update(element("play-start", HTMLElement), { hidden: first });
      const told = first ? `${t("page-play-label")} ` : further;
      if (name.data !== told) name.data = told;
    },
    unbind() {
      name.data = further;
    },
  };
}
