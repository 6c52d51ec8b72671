import { createView } from "../board/registry.ts";
import { MotionClock } from "../board/stage/motion.ts";
import type { Catalogue } from "../engine/catalogue/types.ts";
import { Clock } from "../engine/run/clock.ts";
import { Playback } from "../engine/run/playback.ts";
import type { Search } from "../engine/search/search.ts";
import { WordThrottle } from "../parts/workbench/word-throttle.ts";
import { readLink } from "../state/link/link.ts";
import type { Link } from "../state/link/types.ts";
import { byHandOf } from "../state/page/by-hand.ts";
import type { Lane } from "../state/page/page-context.ts";
import { Accounts } from "../state/page/step-accounts.ts";
import { createListeners, createStore } from "../state/state.ts";
import { Sources } from "./event-sources.ts";
import { chooseScenario, countHints, openNew, showProblem, tryScenario } from "./open-scenario.ts";
import { requestFrame } from "./render-loop.ts";
import type { App } from "./types.ts";

/** The whole context of the page: the part that all parts receive, and the part for `web/shell/` and `main.ts` only. */

/** Create the context of a page with nothing open yet. */
export function createApp(catalogue: Catalogue, solver: Search) {
  const { scenario } = readLink("", catalogue);
  const sources = new Sources(solver);
  const clock = new Clock();
  const own: Lane = {
    scenario,
    view: createView(scenario, null),
    player: new Playback({ source: sources, clock }),
    led: false,
  };
  const opened = createListeners();
  const linked = createListeners<[Link]>();
  const app: App = {
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
    tried: Promise.resolve(),
    edited: null,
    get view() {
      return own.view;
    },
    set view(next) {
      own.view = next;
    },
    ...createStore(),
    get played() {
      return sources.other;
    },
    opened,
    onOpen: opened.add,
    linked,
    onLink: linked.add,
    arrangement: { scenario: "", at: "", position: 0 },
    collected: null,
    parts: null as unknown as App["parts"],
    ending: { scenario: "", checked: null },
    motion: new MotionClock(),
    stillness: matchMedia("(prefers-reduced-motion: reduce)"),
    words: new WordThrottle(),
    accounts: new Accounts(solver, () => requestFrame(app)),
    frame: 0,
    showToast: (...shown) => app.parts.toast.show(...shown),
    complain: showProblem,
    chooseScenario: (text, instead) => chooseScenario(app, text, instead),
    tryScenario: (make, instead) => tryScenario(app, make, instead),
    link: (options) => app.parts.address.linkToMoment(options),
    openNew: () => openNew(app),
    countHints: (more) => countHints(app, more),
    redraw: () => requestFrame(app),
    byHand: () => byHandOf(app) ?? app.parts.own.link,
    rule: () => app.parts.own.rule,
    ownRun: async () => {
      const { run } = app.parts.own;
      return run && { ...run, link: await app.parts.address.linkToMoment() };
    },
    race: () => app.parts.race.start(),
  };
  return app;
}
