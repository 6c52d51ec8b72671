/** Wires the page together: the link gives a scenario, the player plays it and the parts show it. */

import { allParts, checkEntries } from "./board/registry.ts";
import { type StageHandlers as BoardActions, bindStage } from "./board/stage/stage.ts";
import { binding } from "./dom/binding.ts";
import { element, setText } from "./dom/element.ts";
import { holdOver, reloadAt, takeOver } from "./dom/kept-over-reload.ts";
import { bindLanguage, translatePage } from "./dom/language.ts";
import { bindMenus } from "./dom/menu.ts";
import { isFramed } from "./dom/parent-window.ts";
import { bindTheme } from "./dom/theme.ts";
import { bindToast } from "./dom/toast.ts";
import { loadCatalogue } from "./engine/catalogue/catalogue.ts";
import type { Catalogue } from "./engine/catalogue/types.ts";
import { Search } from "./engine/search/search.ts";
import { Solver } from "./engine/search/solver.ts";
import { isText } from "./engine/type-guards.ts";
import { bring, ready, setLanguage, t } from "./language/translate.ts";
import { bindBookmarks } from "./parts/bookmarks/lazy-bookmarks.ts";
import { bindEditor } from "./parts/editor/lazy-editor.ts";
import { bindEmbed, embedded, loadWhenSeen } from "./parts/embed/embed.ts";
import { bindReport } from "./parts/embed/report.ts";
import { bindSave } from "./parts/export/lazy-save-dialog.ts";
import { bindFind } from "./parts/find/lazy-find.ts";
import { bindSetup } from "./parts/form/setup.ts";
import { bindHome } from "./parts/gallery/home-links.ts";
import { bindGallery } from "./parts/gallery/lazy-gallery.ts";
import { bindLesson } from "./parts/lesson/lazy-lesson.ts";
import { lessonsDone, lessonToGoOn } from "./parts/lesson/lesson-progress.ts";
import { bindOwn } from "./parts/own/lazy-studio.ts";
import { widen } from "./parts/own/state/program-width.ts";
import { bindSolutionsPanel } from "./parts/panels/lazy-solutions-panel.ts";
import { bindPanels } from "./parts/panels/panels.ts";
import { bindPlay } from "./parts/play/lazy-game.ts";
import type { Tools } from "./parts/questions/context.ts";
import { readEntries } from "./parts/questions/kept-answers.ts";
import { bindAnswers } from "./parts/questions/lazy-answers-dialog.ts";
import { bindQuestions } from "./parts/questions/lazy-questions.ts";
import { bindRace } from "./parts/race/lazy-race.ts";
import { bindAddress, momentOf } from "./parts/share/address-bar.ts";
import { bindShare } from "./parts/share/lazy-share-dialog.ts";
import { bindAnnouncements } from "./parts/workbench/announcements.ts";
import { findCounters } from "./parts/workbench/counters.ts";
import { bindKeyboard, pressEarlyKey } from "./parts/workbench/keyboard-shortcuts.ts";
import { bindHelp } from "./parts/workbench/lazy-help-dialog.ts";
import { bindOnward } from "./parts/workbench/next-suggestions.ts";
import { bindPresentation } from "./parts/workbench/presentation.ts";
import { bindResult } from "./parts/workbench/result-panel.ts";
import { bindSkipLinks } from "./parts/workbench/skip-links.ts";
import { bindStatusCard } from "./parts/workbench/status-card.ts";
import { findStory } from "./parts/workbench/step-sentence.ts";
import { bindTold } from "./parts/workbench/step-text.ts";
import { bindTitleLine } from "./parts/workbench/title-line.ts";
import { bindTransport } from "./parts/workbench/transport.ts";
import { transportActions } from "./parts/workbench/transport-actions.ts";
import { createApp } from "./shell/app-context.ts";
import { bindVisibility } from "./shell/apply-visibility.ts";
import { choosePlace, typeAt } from "./shell/board-input.ts";
import { styleOf } from "./shell/check-solution.ts";
import { bindOffline } from "./shell/offline.ts";
import {
  applyDescription,
  arrive,
  forgetLesson,
  open,
  openLink,
  openPreset,
  openRun,
  showProblem,
} from "./shell/open-scenario.ts";
import { stopFrames } from "./shell/render-loop.ts";
import { bindStepField } from "./shell/step-field.ts";
import type { App, Parts } from "./shell/types.ts";
import { bindLinkView, obeyLock } from "./state/link/link-view.ts";
import { loadVisibility } from "./state/load-visibility-rules.ts";
import { showStepToast } from "./state/page/step-toast.ts";
import { askWhyNot } from "./state/page/why-not.ts";
import { isOpen } from "./state/questions.ts";
import { areArrowsSteps, isBrowsing, isByHand } from "./state/state.ts";

function startPage(catalogue: Catalogue, solver: Solver) {
  const { signal, onDispose, ownParts, unbind } = binding();
  const waits = embedded ? loadWhenSeen(() => solver.load()) : null;
  const search = new Search(solver, waits?.load);
  const app = createApp(catalogue, search);
  const { player } = app;
  app.change({ question: { ...app.state.question, entries: takeOver("entries", readEntries) } });
  holdOver("entries", () => app.state.question.entries, true);
  // Subscribe first: when other parts hear of a change, the visibility attributes must be up to date.
  const visibility = bindVisibility(app);
  ownParts([visibility]);
  app.parts = bindParts(app);
  ownParts([...(waits === null ? [] : [waits]), ...Object.values(app.parts).flat()]);
  // Subscribe before redraw: copies must paint after the page.
  onDispose(player.subscribe(() => applyDescription(app)));
  // A seek asks for its account before it is drawn: both come in one frame more often.
  onDispose(player.subscribe(() => player.playing || app.accounts.at(player)));
  onDispose(player.subscribe(app.redraw));
  onDispose(app.subscribe(app.redraw));
  app.parts.theme.apply();
  ownParts(bindLazyParts(app));
  const reload = async () => reloadAt(await linkToHere(app));
  const offline = embedded ? null : bindOffline(app, reload);
  ownParts(offline === null ? [] : [offline]);
  addEventListener("popstate", () => openLink(app), { signal });
  element("notice-close", HTMLButtonElement).addEventListener("click", () => showProblem(null), {
    signal,
  });
  onDispose(() => stopFrames(app));
  onDispose(() => player.close());
  openLink(app);
  visibility.show();
  const { place } = app.parts.panels;
  place.restore(takeOver("panels", (text) => (isText(text) ? text : "")));
  holdOver("panels", () => place.text);
  // Used by tests only.
  const knights = {
    player,
    clock: app.clock,
    solver,
    search,
    offline,
    /** True when every change is drawn and nothing moves. */
    get still() {
      return app.frame === 0;
    },
    words: app.words,
    showToast: app.showToast,
    unbind,
    start: () => startPage(catalogue, solver),
  };
  Object.assign(window, { knights });
  pressEarlyKey();
}

/** A message about another scenario, or from another mode, is out of place. */
function bindMessages(app: App) {
  const toast = bindToast();
  app.onOpen(toast.hide);
  let { kind } = app.state.mode;
  app.subscribe(() => {
    if (app.state.mode.kind !== kind) toast.hide();
    kind = app.state.mode.kind;
  });
  return toast;
}

/** Bind the parts that show a moment of a scenario. */
function bindParts(app: App): Parts {
  const { player, clock } = app;
  const toast = bindMessages(app);
  const panels = bindPanels(app);
  const editor = bindEditor(app);
  return {
    toast,
    stage: bindStage(element("board", HTMLCanvasElement), boardActions(app)),
    result: bindResult(toast.show),
    onward: bindOnward(app),
    showCounters: findCounters(),
    announcements: bindAnnouncements(),
    showStory: findStory(),
    statusCard: bindStatusCard(() => player.retry()),
    editor,
    setup: bindSetup(app, editor.open),
    presentation: bindPresentation(app, () => {
      app.parts.theme.apply();
      app.redraw();
    }),
    titleLine: bindTitleLine(app),
    play: bindPlay(app, {
      open: (hand) => open(app, app.scenario, null, player.description, hand),
      resume: (moment, run) => openRun(app, moment, run),
      point: (choice) => app.parts.stage.point(choice),
      moment: () => momentOf(player),
      keep: (position) => app.parts.address.keep(position),
    }),
    own: bindOwn(app, {
      open: (recording) => open(app, app.scenario, null, recording.description, recording),
      resume: (moment, run) => openRun(app, moment, run),
      left: () =>
        "game" in app.state.mode && app.state.mode.begun
          ? { moment: app.state.mode.game.left, run: app.state.mode.game.run }
          : { moment: momentOf(player), run: player.timeline },
      showCode: () => panels.place.restore("code"),
      note: () => app.parts.address.note(),
    }),
    panels,
    questions: bindQuestions(app, toolsOfQuestions(app, panels)),
    answers: bindAnswers(app),
    lesson: bindLesson(app, { forget: () => forgetLesson(app) }),
    address: bindAddress(app, (link, moment) => arrive(app, link, moment)),
    solutions: bindSolutionsPanel(app),
    ofPuzzles: allParts().map((bind) => bind(app)),
    gallery: bindGallery(app, {
      choose: (...chosen) => openPreset(app, ...chosen),
      change: () => app.parts.setup.open(),
      course: () => ({ lesson: lessonToGoOn(), done: lessonsDone() }),
    }),
    race: bindRace(app),
    find: bindFind(app),
    bookmarks: bindBookmarks(app),
    transport: bindTransport(transportActions(player, clock, (said) => showStepToast(app, said))),
    theme: bindTheme(element("theme", HTMLButtonElement), (palette) => {
      const { stage, gallery, solutions, own, race } = app.parts;
      for (const part of [stage, gallery, solutions, own, race]) part.setPalette(palette);
    }),
    linkView: bindLinkView(app, {
      setTheme: (theme) => app.parts.theme.set(theme),
      present: (on) => app.parts.presentation.turn(on),
      place: panels.place,
    }),
  };
}

/** Handlers for the visitor's actions on the board. */
const boardActions = (app: App): BoardActions => ({
  choose: (choice, side) => choosePlace(app, choice, side),
  whyNot: (choice) => void askWhyNot(app, choice),
  hint: (choice) =>
    app.parts.play.game?.hint(choice) ??
    (isOpen(app.state.question.quiz) ? t("questions-ways-by-key") : app.parts.find.hint()),
  type: (choice, key) => typeAt(app, choice, key),
  arrowsMoveCursor: () => !areArrowsSteps(app.state),
  plays: () => isByHand(app.state),
  cursor: () => app.parts.play.game?.cursor ?? null,
  walk: (choice) => app.parts.play.game?.walk(choice),
  rearranged: () => app.parts.address.note(),
  looked: app.redraw,
});

/** The functions and data that the questions need from other parts. */
const toolsOfQuestions = (app: App, panels: Parts["panels"]): Tools => ({
  analysis: panels.analysis,
  form: panels.form,
  showCode: () => panels.place.restore("code"),
  framed: embedded,
  point: (choice) => app.parts.stage.point(choice),
  showTally: () => app.parts.answers.open(),
  copy: () => void app.parts.answers.copy(),
  better: () => app.parts.play.better(),
});

/** Bind keys, dialogs, and the messages to and from an embedding page. */
function bindLazyParts(app: App) {
  const { panels, transport, presentation, setup, bookmarks } = app.parts;
  const help = bindHelp(app);
  const save = bindSave(app, () => styleOf(app), panels.form);
  const { questions } = app.parts;
  const actions = transportActions(app.player, app.clock, (said) => showStepToast(app, said));
  const unlessAsked =
    (act: () => void, forward = false) =>
    () => {
      if (!questions.heedStep(forward)) act();
    };
  return [
    help,
    // Before the keys: an open menu takes its own.
    bindMenus(),
    bindKeyboard(app, {
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
      widen: () => widen(app),
      find: app.parts.find.toggle,
      mark: bookmarks.mark,
      markBefore: bookmarks.before,
      markAfter: bookmarks.after,
      ask: () => {
        if (!app.player.foreign) app.parts.questions.toggle();
      },
    }),
    bindStepField(actions.seek),
    bindSkipLinks(),
    bindTold(),
    bindShare(app, {
      panels: () => panels.place.seen,
      answer: () => app.parts.gallery.answer,
      drawBoard: app.parts.stage.drawOn,
      drawQuestion: app.parts.questions.drawCard,
      bookmarks: bookmarks.text,
      save: () => void save.open(),
      showAnswers: app.parts.answers.open,
    }),
    save,
    bindHome(app, app.parts.address.push, () => {
      app.parts.lesson.close();
      forgetLesson(app);
      app.change({ mode: { kind: "home" } });
    }),
    embedded ? bindEmbed(app) : bindLanguage(() => linkToHere(app)),
    ...(isFramed() ? [bindReport(app)] : []),
  ];
}

/** The fragment of the link to what the page shows. */
const linkToHere = async ({ parts, state }: App) =>
  parts.race.link ?? (isBrowsing(state) ? "" : await parts.address.linkToMoment());

/** Shown when start-up fails; first-paint.ts offers a reload. */
async function showFault(error: Error) {
  const { dataset } = document.documentElement;
  delete dataset.untold;
  dataset.status = "failed";
  element("fault", HTMLElement).hidden = false;
  // If the sentences have not loaded either, the one in index.html stays.
  await ready();
  setText(element("fault-text", HTMLElement), t("page-fault", { why: error.message }));
}

// All modules of the page have loaded: see first-paint.ts.
dispatchEvent(new Event("knights-here"));
setLanguage(document.documentElement.lang);
Promise.all([loadCatalogue(), bring("index"), loadVisibility()])
  .then(([catalogue]) => {
    translatePage();
    startPage(checkEntries(catalogue), new Solver());
  })
  .catch(showFault)
  .catch(() => {});
