/** Wires the page together: the link gives a scenario, the player plays it, the parts show it. */

import { allParts, checkEntries } from "./board/registry.ts";
import { type StageHandlers as BoardActions, bindStage } from "./board/stage/stage.ts";
import { binding } from "./dom/binding.ts";
import { element, setText } from "./dom/element.ts";
import { holdOver, reloadAt, takeOver } from "./dom/handed-over.ts";
import { bindLanguage, translatePage } from "./dom/language.ts";
import { bindTheme } from "./dom/theme.ts";
import { bindToast } from "./dom/toast.ts";
import { loadCatalogue } from "./engine/catalogue/catalogue.ts";
import type { Catalogue } from "./engine/catalogue/types.ts";
import { isText } from "./engine/checks.ts";
import { Search } from "./engine/search/search.ts";
import { Solver } from "./engine/search/solver.ts";
import { bring, ready, setLanguage, tell } from "./language/tell.ts";
import { bindEditorButton } from "./parts/editor/editor-button.ts";
import { bindEmbed, embedded, loadWhenSeen } from "./parts/embed/embed.ts";
import { bindSave } from "./parts/export/door.ts";
import { bindFind } from "./parts/find/door.ts";
import { bindSetup } from "./parts/form/setup.ts";
import { bindGallery } from "./parts/gallery/gallery.ts";
import { bindHome } from "./parts/gallery/home.ts";
import { bindSolutionsDoor } from "./parts/gallery/solutions-door.ts";
import { lessonToGoOn } from "./parts/lesson/kept.ts";
import { bindLesson } from "./parts/lesson/lesson.ts";
import { bindOwn } from "./parts/own/door.ts";
import { bindPanels } from "./parts/panels/panels.ts";
import { bindPlay } from "./parts/play/play.ts";
import { bindAnswers } from "./parts/questions/answers-door.ts";
import { readEntries } from "./parts/questions/entries.ts";
import { bindQuestions } from "./parts/questions/questions.ts";
import type { Entry, Tools } from "./parts/questions/types.ts";
import { bindRace } from "./parts/race/door.ts";
import { bindAddress, momentOf } from "./parts/share/address.ts";
import { bindShare } from "./parts/share/door.ts";
import { bindAnnouncements } from "./parts/workbench/announcements.ts";
import { findCounters } from "./parts/workbench/counters.ts";
import { bindHelp } from "./parts/workbench/help-door.ts";
import { bindKeyboard } from "./parts/workbench/keyboard.ts";
import { bindMenus } from "./parts/workbench/menus.ts";
import { bindOnward } from "./parts/workbench/onward.ts";
import { bindPresentation } from "./parts/workbench/presentation.ts";
import { bindResult } from "./parts/workbench/result.ts";
import { bindSkipLinks } from "./parts/workbench/skip-links.ts";
import { bindStatusCard } from "./parts/workbench/status-card.ts";
import { bindTold } from "./parts/workbench/step-text.ts";
import { findStory } from "./parts/workbench/story.ts";
import { findTitleLine } from "./parts/workbench/title-line.ts";
import { bindTransport } from "./parts/workbench/transport.ts";
import { transportActions } from "./shell/actions.ts";
import { styleOf } from "./shell/ending.ts";
import { stopFrames } from "./shell/frames.ts";
import { bindOffline } from "./shell/offline.ts";
import {
  arrive,
  forgetAsking,
  forgetLesson,
  heedPython,
  open,
  openLink,
  openPreset,
  openRun,
} from "./shell/open.ts";
import { createState } from "./shell/page-state.ts";
import { choosePlace, typeAt } from "./shell/pointing.ts";
import { bindStepField } from "./shell/step-field.ts";
import type { Parts, State } from "./shell/types.ts";
import { bindLinkView, hides, obeyLock } from "./state/link/link-view.ts";

function startPage(catalogue: Catalogue, solver: Solver) {
  const { signal, also, alsoParts, unbind } = binding();
  const waits = embedded ? loadWhenSeen(() => solver.load()) : null;
  const search = new Search(solver, waits?.load);
  const state = createState(catalogue, search);
  const { player } = state;
  const entries = takeOver("entries", readEntries);
  holdOver("entries", () => entries, true);
  state.parts = bindParts(state, entries);
  alsoParts([...(waits === null ? [] : [waits]), ...Object.values(state.parts).flat()]);
  // What copies the page asks for its frame after the one in which the page is drawn.
  also(player.subscribe(() => heedPython(state)));
  also(player.subscribe(state.redraw));
  state.parts.theme.apply();
  alsoParts(bindDoors(state));
  const reload = async () => reloadAt(await linkToHere(state));
  const offline = embedded ? null : bindOffline(state, reload);
  alsoParts(offline === null ? [] : [offline]);
  addEventListener("popstate", () => openLink(state), { signal });
  also(() => stopFrames(state));
  also(() => player.close());
  openLink(state);
  const { place } = state.parts.panels;
  place.restore(takeOver("panels", (text) => (isText(text) ? text : "")));
  holdOver("panels", () => place.text);
  // Tests look in here; nothing else does.
  const knights = {
    player,
    clock: state.clock,
    solver,
    search,
    offline,
    /** Whether all that has changed is drawn, and nothing moves. */
    get still() {
      return state.frame === 0;
    },
    words: state.words,
    unbind,
    start: () => startPage(catalogue, solver),
  };
  Object.assign(window, { knights });
}

/** What shows the moment, and what is told of another scenario. @param entries what was answered */
function bindParts(state: State, entries: Entry[]): Parts {
  const { player, clock } = state;
  const toast = bindToast();
  const panels = bindPanels(state);
  return {
    toast,
    stage: bindStage(element("board", HTMLCanvasElement), boardActions(state)),
    result: bindResult(toast.show),
    onward: bindOnward(state),
    showCounters: findCounters(),
    announcements: bindAnnouncements(),
    showStory: findStory(),
    statusCard: bindStatusCard(() => player.retry()),
    setup: bindSetup(state),
    presentation: bindPresentation(() => {
      state.parts.theme.apply();
      state.redraw();
    }, toast.show),
    titleLine: findTitleLine(state.catalogue),
    play: bindPlay(state, {
      open: (hand) => open(state, state.scenario, null, player.description, hand),
      resume: (moment, run) => openRun(state, moment, run),
      point: (choice) => state.parts.stage.point(choice),
      moment: () => momentOf(player),
      keep: (position) => state.parts.address.keep(position),
    }),
    own: bindOwn(state, {
      open: (recording) => open(state, state.scenario, null, recording.description, recording),
      resume: (moment, run) => openRun(state, moment, run),
      left: () => state.parts.play.left ?? { moment: momentOf(player), run: player.timeline },
      showCode: () => panels.place.restore("code"),
      note: () => state.parts.address.note(),
    }),
    panels,
    questions: bindQuestions(state, toolsOfQuestions(state, panels, entries)),
    answers: bindAnswers(state, entries),
    lesson: bindLesson(state, {
      entries,
      asks: () => state.parts.questions.isOpen,
      forget: () => forgetLesson(state),
    }),
    address: bindAddress(state, (link, moment) => arrive(state, link, moment)),
    solutions: bindSolutionsDoor(state),
    ofPuzzles: allParts().map((bind) => bind(state)),
    gallery: bindGallery(state, {
      choose: (...chosen) => openPreset(state, ...chosen),
      change: () => state.parts.setup.open(),
      lesson: lessonToGoOn,
    }),
    race: bindRace(state),
    find: bindFind(state),
    transport: bindTransport(transportActions(player, clock, (said) => state.tell(said))),
    theme: bindTheme(element("theme", HTMLButtonElement), (palette) => {
      const { stage, gallery, solutions, own, race } = state.parts;
      for (const part of [stage, gallery, solutions, own, race]) part.setPalette(palette);
    }),
    linkView: bindLinkView(
      { player, clock },
      {
        setTheme: (theme) => state.parts.theme.set(theme),
        present: (on) => state.parts.presentation.turn(on),
        place: () => state.parts.panels.place,
      },
    ),
  };
}

/** What is done about what the visitor does on the board. */
const boardActions = (state: State): BoardActions => ({
  choose: (choice) => choosePlace(state, choice),
  whyNot: (choice) => void state.whyNot(choice),
  hint: (choice) =>
    state.parts.play.hint(choice) ?? state.parts.questions.hint() ?? state.parts.find.hint(),
  type: (choice, key) => typeAt(state, choice, key),
  cursor: () => state.parts.play.cursor,
  walk: (choice) => state.parts.play.walk(choice),
  rearranged: () => state.parts.address.note(),
  looked: state.redraw,
});

/** What questions are handed. */
const toolsOfQuestions = (state: State, panels: Parts["panels"], entries: Entry[]): Tools => ({
  entries,
  digest: panels.digest,
  form: panels.form,
  showCode: () => panels.place.restore("code"),
  framed: embedded,
  awaits: () => state.parts.play.awaits,
  hasCode: () => !embedded && !hides("code"),
  // On a phone the tab of Stack is in the menu, and a link may hide Tree.
  answersInPanels: () =>
    ["stack", "tree"].every((name) => document.getElementById(`tab-${name}`)?.checkVisibility()),
  point: (choice) => state.parts.stage.point(choice),
  forget: () => {
    forgetAsking(state);
    state.parts.address.note();
  },
  showTally: () => state.parts.answers.open(),
  copy: () => void state.parts.answers.copy(),
  better: () => state.parts.play.better(),
});

/** The ways in and out: keys, dialogs, and the page around this one. */
function bindDoors(state: State) {
  const { panels, transport, presentation, setup, own } = state.parts;
  const help = bindHelp(state);
  const save = bindSave(state, () => styleOf(state), panels.form);
  const { questions } = state.parts;
  const actions = transportActions(state.player, state.clock, (said) => state.tell(said));
  const unlessAsked =
    (act: () => void, forward = false) =>
    () => {
      if (!questions.heedStep(forward)) act();
    };
  return [
    help,
    bindKeyboard({
      ...actions,
      step: unlessAsked(actions.step, true),
      stepBack: unlessAsked(actions.stepBack),
      toggle: unlessAsked(actions.toggle),
      ...obeyLock(panels.actions),
      faster: transport.faster,
      slower: transport.slower,
      help: () => void help.open(),
      present: presentation.toggle,
      setup: setup.toggle,
      widen: own.widen,
      find: state.parts.find.toggle,
      ask: () => {
        if (!state.player.foreign) state.parts.questions.toggle();
      },
    }),
    bindMenus(),
    bindStepField(actions.seek),
    bindSkipLinks(),
    bindTold(),
    bindEditorButton(state),
    bindShare(state, {
      panels: () => panels.place.seen,
      answer: () => state.parts.gallery.answer,
      drawBoard: state.parts.stage.drawOn,
      drawQuestion: state.parts.questions.drawCard,
      save: () => void save.open(),
      showAnswers: state.parts.answers.open,
    }),
    save,
    bindHome(state, state.parts.address.push, () => {
      state.parts.lesson.close();
      forgetLesson(state);
      state.parts.race.hide();
      state.parts.gallery.show();
    }),
    embedded ? bindEmbed(state) : bindLanguage(() => linkToHere(state)),
  ];
}

/** The fragment of what the page shows. */
const linkToHere = async ({ parts, browsing }: State) =>
  parts.race.link ?? (browsing ? "" : await parts.address.tell());

/** Where nothing begins; first-paint.ts says what is to be done about it. */
async function showFault(error: Error) {
  const { dataset } = document.documentElement;
  delete dataset.untold;
  dataset.status = "failed";
  element("fault", HTMLElement).hidden = false;
  // Where the sentences did not come, either, index.html has one.
  await ready();
  setText(element("fault-text", HTMLElement), tell("page-fault", { why: error.message }));
}

// All that the page is made of has come: see first-paint.ts.
dispatchEvent(new Event("knights-here"));
setLanguage(document.documentElement.lang);
Promise.all([loadCatalogue(), bring("index")])
  .then(([catalogue]) => {
    translatePage();
    startPage(checkEntries(catalogue), new Solver());
  })
  .catch(showFault)
  .catch(() => {});
