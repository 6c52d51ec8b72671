import { binding } from "../../dom/binding.ts";
import { closeByEscape } from "../../dom/close-by-escape.ts";
import { html } from "../../dom/create-element.ts";
import { element } from "../../dom/element.ts";
import { holdOver, takeOver } from "../../dom/kept-over-reload.ts";
import { lateFocus } from "../../dom/late-focus.ts";
import { lazyPart } from "../../dom/lazy-part.ts";
import type { Palette } from "../../dom/theme.ts";
import { t } from "../../language/translate.ts";
import type { Page } from "../../state/page/page-context.ts";
import { embedded } from "../embed/embed.ts";
import { packOwn, readOwn } from "./kept-over-reload.ts";
import { isRace } from "./race-address.ts";
import type { Own, Room } from "./race-page.ts";

/**
 * Entry point of races: their links, and the button that races the open search. The rest is loaded on demand (race-page.ts).
 */

const come = () => lazyPart(import("./race-page.ts"));

export function bindRace(page: Page) {
  const { signal, onDispose, unbind } = binding();
  const box = element("race", HTMLElement);
  let room: Room | null = null;
  const way = makeWay(page, box, signal);
  let palette: Palette | null = null;
  let failure: HTMLElement | null = null;
  /** The run of the visitor's program that was raced last. */
  let own: Own | null = takeOver("raced", (raced) => readOwn(raced, page.catalogue));
  const isOpen = () => page.state.mode.kind === "race";
  let entered = false;

  async function enter() {
    const { hash } = location;
    const focus = lateFocus();
    scrollTo(0, 0);
    try {
      const { openRoom } = await come();
      if (signal.aborted || !isOpen() || location.hash !== hash) return;
      room?.close();
      room = openRoom(page, box, palette, own, way.back);
      focus(() => box.querySelector("h1")?.focus({ preventScroll: true }));
    } catch (error) {
      failure = makeFailure(error as Error);
      box.append(failure);
    }
  }

  function leave() {
    way.forget();
    failure?.remove();
    room?.close();
    room = null;
  }

  const raceThis = () =>
    way.follow(async () => {
      const { scenario, catalogue } = page;
      const [{ raceFrom }, run] = await Promise.all([come(), page.ownRun()]);
      if (run !== null) own = { scenario, run };
      return raceFrom(scenario, catalogue, run !== null);
    });

  element("race-it", HTMLButtonElement).addEventListener("click", raceThis, { signal });
  onDispose(leave);
  onDispose(
    page.subscribe(() => {
      if (isOpen() === entered) return;
      entered = isOpen();
      if (entered) void enter();
      else leave();
    }),
  );
  holdOver("race", () => room?.kept ?? null);
  holdOver("raced", () => own && packOwn(own));
  return {
    /** True for a link to a race, a table or their list. */
    wants: (hash: string) => !embedded && isRace(hash),
    /** The fragment of the open race, table or list, or null. */
    get link() {
      return isOpen() ? (room?.link ?? location.hash) : null;
    },
    /** Race the open search, or the run of the visitor's program. */
    start: () => void raceThis(),
    setPalette(chosen: Palette) {
      palette = chosen;
      room?.setPalette(chosen);
    },
    unbind,
  };
}

/** The way from the open search to a race or table, and back. */
function makeWay(
  page: Pick<Page, "link" | "scenario" | "showToast">,
  box: HTMLElement,
  signal: AbortSignal,
) {
  /** The fragment of the moment that was left; "" if the race was opened otherwise. */
  let from = "";
  const back = () => {
    if (from === "") element("brand", HTMLAnchorElement).click();
    else location.hash = from;
  };
  /** Go to a link that has to be made first, or tell why it can't be. */
  async function follow(link: () => Promise<string>) {
    try {
      const [to, here] = [await link(), await page.link()];
      from = here;
      location.hash = to;
    } catch (error) {
      page.showToast((error as Error).message);
    }
  }
  const compare = () => follow(async () => (await come()).formatTableLink(page.scenario.text));
  element("compare-it", HTMLButtonElement).addEventListener("click", compare, { signal });
  closeByEscape(box, back, signal);
  return {
    follow,
    back,
    /** Called whenever a race is left: also for another, since each change in a race is another link. */
    forget() {
      if (!isRace(location.hash)) from = "";
    },
  };
}

/** A message that the room failed to load. It is built without lit-html, which is loaded with the room. */
const makeFailure = ({ message }: Error) =>
  html(
    "div",
    {},
    html("p", { class: "problem" }, message),
    html("a", { class: "button", href: "./" }, t("page-race-leave")),
  );
