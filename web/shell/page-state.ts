import { createView } from "../board/registry.ts";
import { MotionClock } from "../board/stage/motion.ts";
import type { Catalogue } from "../engine/catalogue/types.ts";
import { Clock } from "../engine/run/clock.ts";
import { Playback } from "../engine/run/playback.ts";
import type { Search } from "../engine/search/search.ts";
import type { Lane } from "../state/lane/types.ts";
import { readLink } from "../state/link/link.ts";
import { requestFrame } from "./frames.ts";
import { checkScenario, chooseScenario, countHints, openNew, showProblem } from "./open.ts";
import { Sources } from "./sources.ts";
import type { State } from "./types.ts";
import { WordThrottle } from "./word-throttle.ts";

/** The whole state of the page: what its parts are handed, and what only `web/shell/` and `main.ts` know. */

/** The state of a page on which nothing is open yet. */
export function createState(catalogue: Catalogue, solver: Search) {
  const { scenario } = readLink("", catalogue);
  const sources = new Sources(solver);
  const clock = new Clock();
  const own: Lane = {
    scenario,
    view: createView(scenario, null),
    player: new Playback({ source: sources, clock }),
    led: false,
  };
  const state: State = {
    catalogue,
    solver,
    clock,
    lanes: [own],
    layers: new Set(),
    player: own.player,
    sources,
    get scenario() {
      return own.scenario;
    },
    set scenario(next) {
      own.scenario = next;
    },
    awaited: null,
    get view() {
      return own.view;
    },
    set view(next) {
      own.view = next;
    },
    options: {},
    arrangement: { scenario: "", at: "", position: 0 },
    browsing: false,
    collected: null,
    parts: null as unknown as State["parts"],
    ending: { scenario: "", checked: null },
    motion: new MotionClock(),
    stillness: matchMedia("(prefers-reduced-motion: reduce)"),
    words: new WordThrottle(),
    frame: 0,
    tell: (message, offer) => state.parts.toast.show(message, offer),
    complain: showProblem,
    chooseScenario: (text, instead) => chooseScenario(state, text, instead),
    checkScenario: (text) => checkScenario(state, text),
    link: (options) => state.parts.address.tell(options),
    openNew: () => openNew(state),
    countHints: (more) => countHints(state, more),
    whyNot: (choice, length) => state.parts.questions.whyNot(choice, length),
    redraw: () => requestFrame(state),
    answersByLevel: () => state.parts.questions.answersByLevel,
    byHand: () => state.parts.play.link ?? state.parts.own.link,
    own: () => state.parts.own.on,
    rule: () => state.parts.own.rule,
    ownRun: async () => {
      const { run } = state.parts.own;
      return run && { ...run, link: await state.parts.address.tell() };
    },
    race: () => state.parts.race.start(),
    programTooLong: () => state.parts.own.tooLong,
  };
  return state;
}
