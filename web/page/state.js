import { readLink } from "../link/link.js";
import { createView } from "../puzzles/registry.js";
import { Player } from "../run/player.js";
import { MotionClock } from "../stage/motion.js";
import { requestFrame } from "./frames.js";
import { checkScenario, chooseScenario, countHint, openNew, showProblem } from "./open.js";
import { Sources } from "./sources.js";

/**
 * The whole state of the page: what its parts are handed, and what only `web/page/` and `main.js` know.
 *
 * @typedef {import("../lane/page.js").Page & Inner} State
 *
 * @typedef {object} Inner
 * @property {Sources} sources of the player's events
 * @property {import("../link/link.js").Link | null} awaited a link to a new instance that Python has yet to invent (open.js)
 * @property {Parts} parts all that is bound; there is none before main.js has bound them
 * @property {Ending} ending
 * @property {MotionClock} motion
 * @property {MediaQueryList} stillness whether the visitor wants less motion
 * @property {number} frame the one that is asked for; 0: none, all that has changed is drawn
 *
 * @typedef {object} Ending of the search that is shown
 * @property {string} scenario whose end is shown; "" for none
 * @property {boolean | null} checked what Python says of the finished path: null until it has answered
 *
 * @typedef {object} Parts
 * @property {ReturnType<typeof import("../view/toast.js").bindToast>} toast
 * @property {ReturnType<typeof import("../stage/stage.js").bindStage>} stage
 * @property {ReturnType<typeof import("../workbench/result.js").bindResult>} result
 * @property {ReturnType<typeof import("../workbench/announcements.js").bindAnnouncements>} announcements
 * @property {ReturnType<typeof import("../workbench/status-card.js").bindStatusCard>} statusCard
 * @property {ReturnType<typeof import("../form/scenario-form.js").bindScenarioForm>} form
 * @property {ReturnType<typeof import("../form/setup.js").bindSetup>} setup
 * @property {ReturnType<typeof import("../workbench/presentation.js").bindPresentation>} presentation
 * @property {ReturnType<typeof import("../workbench/title-line.js").findTitleLine>} titleLine
 * @property {ReturnType<typeof import("../panels/panels.js").bindPanels>} panels
 * @property {ReturnType<typeof import("../play/play.js").bindPlay>} play
 * @property {ReturnType<typeof import("../own/own.js").bindOwn>} own
 * @property {ReturnType<typeof import("../questions/questions.js").bindQuestions>} questions
 * @property {ReturnType<typeof import("../questions/answers.js").bindAnswers>} answers
 * @property {ReturnType<typeof import("../share/address.js").bindAddress>} address
 * @property {import("../puzzles/types.d.ts").Part[]} ofPuzzles what is shown of single puzzles

 * @property {ReturnType<typeof import("../gallery/solutions.js").bindSolutions>} solutions

 * @property {ReturnType<typeof import("../gallery/gallery.js").bindGallery>} gallery
 * @property {ReturnType<typeof import("../workbench/transport.js").bindTransport>} transport
 * @property {ReturnType<typeof import("../view/theme.js").bindTheme>} theme
 * @property {ReturnType<typeof import("../link/link-view.js").bindLinkView>} linkView
 * @property {ReturnType<typeof import("../workbench/counters.js").findCounters>} showCounters
 * @property {ReturnType<typeof import("../workbench/story.js").findStory>} showStory
 */

/**
 * The state of a page on which nothing is open yet.
 *
 * @param {import("../catalogue/catalogue.js").Catalogue} catalogue
 * @param {import("../search/solver.js").Solver} solver
 * @param {import("../run/player.js").Source} source the solver, or what asks it
 */
export function createState(catalogue, solver, source) {
  const { scenario } = readLink("", catalogue);
  const sources = new Sources(source);
  /** @type {State} */
  const state = {
    catalogue,
    solver,
    player: new Player({ source: sources }),
    sources,
    scenario,
    awaited: null,
    view: createView(scenario, null),
    options: {},
    arrangement: { scenario: "", at: "", position: 0 },
    browsing: false,
    collected: null,
    parts: /** @type {any} */ (null),
    ending: { scenario: "", checked: null },
    motion: new MotionClock(),
    stillness: matchMedia("(prefers-reduced-motion: reduce)"),
    frame: 0,
    tell: (message, offer) => state.parts.toast.show(message, offer),
    complain: showProblem,
    chooseScenario: (text, instead) => chooseScenario(state, text, instead),
    checkScenario: (text) => checkScenario(state, text),
    link: (options) => state.parts.address.tell(options),
    openNew: () => openNew(state),
    countHint: () => countHint(state),
    whyNot: (choice, length) => state.parts.questions.whyNot(choice, length),
    redraw: () => requestFrame(state),
    answersByLevel: () => state.parts.questions.answersByLevel,
    byHand: () => state.parts.play.link ?? state.parts.own.link,
    own: () => state.parts.own.on,
    rule: () => state.parts.own.rule,
    programTooLong: () => state.parts.own.tooLong,
  };
  return state;
}
