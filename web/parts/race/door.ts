import { binding } from "../../dom/binding.ts";
import { element } from "../../dom/element.ts";
import { holdOver, takeOver } from "../../dom/handed-over.ts";
import { latePart } from "../../dom/late-part.ts";
import { html } from "../../dom/node.ts";
import type { Palette } from "../../dom/theme.ts";
import { tell } from "../../language/tell.ts";
import type { Page } from "../../state/lane/types.ts";
import { embedded } from "../embed/embed.ts";
import { isRace } from "./fragment.ts";
import { packOwn, readOwn } from "./kept.ts";
import type { Own, Room } from "./room.ts";

/** The way to races: their links, and the button that races the search that is open. All else comes when it is wanted (room.ts). */

export function bindRace(page: Page) {
  const { signal, also, unbind } = binding();
  const box = element("race", HTMLElement);
  let room: Room | null = null;
  let palette: Palette | null = null;
  let failure: HTMLElement | null = null;
  /** What a program of the visitor's did when it was raced last. */
  let own: Own | null = takeOver("raced", (raced) => readOwn(raced, page.catalogue));
  const isOpen = () => page.state.mode.kind === "race";
  let entered = false;
  const come = () => latePart(import("./room.ts"));

  async function enter() {
    const { hash } = location;
    scrollTo(0, 0);
    try {
      const { openRoom } = await come();
      if (signal.aborted || !isOpen() || location.hash !== hash) return;
      room?.close();
      room = openRoom(page, box, palette, own);
    } catch (error) {
      failure = makeFailure(error as Error);
      box.append(failure);
    }
  }

  function leave() {
    failure?.remove();
    room?.close();
    room = null;
  }

  async function raceThis() {
    try {
      const { scenario, catalogue } = page;
      const [{ raceFrom }, run] = await Promise.all([come(), page.ownRun()]);
      if (run !== null) own = { scenario, run };
      location.hash = raceFrom(scenario, catalogue, run !== null);
    } catch (error) {
      page.tell((error as Error).message);
    }
  }

  element("race-it", HTMLButtonElement).addEventListener("click", raceThis, { signal });
  also(leave);
  also(
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
    /** Whether a link is about a race. */
    wants: (hash: string) => !embedded && isRace(hash),
    /** The fragment of what is open, a race, a table or their list; null: none is. */
    get link() {
      return isOpen() ? (room?.link ?? location.hash) : null;
    },
    /** Races the search that is open, or the run of a program of the visitor's. */
    start: () => void raceThis(),
    setPalette(chosen: Palette) {
      palette = chosen;
      room?.setPalette(chosen);
    },
    unbind,
  };
}

/** Without a template: these come with the room, which did not come. */
const makeFailure = ({ message }: Error) =>
  html(
    "div",
    {},
    html("p", { class: "problem" }, message),
    html("a", { class: "button", href: "./" }, tell("page-race-leave")),
  );
