/** Wires the page together: the link gives a scenario, the player plays it, the views show it. */

import { nextDeadEnd } from "./digest/landmarks.js";
import { bindEmbed, embedded, loadWhenSeen } from "./embed/embed.js";
import { bindSave } from "./export/save.js";
import { bindScenarioForm } from "./form/scenario-form.js";
import { bindGallery } from "./gallery/gallery.js";
import { bindSolutions } from "./gallery/solutions.js";
import { bindOffline } from "./offline.js";
import { bindPanels } from "./panels/panels.js";
import { bindFewestColours } from "./puzzles/colouring/fewest-colours.js";
import { createView, entryOf, isPending, outcomeOf } from "./puzzles/registry.js";
import { bindComparison } from "./puzzles/tour/comparison.js";
import { bindTemplates } from "./puzzles/tour/template-field.js";
import { fetchOpening } from "./run/opening.js";
import { Player } from "./run/player.js";
import { loadCatalogue, titleOf } from "./scenario/catalogue.js";
import { readLink } from "./scenario/link.js";
import { parseScenario } from "./scenario/scenario.js";
import { goesOn, holdsFor, wantedOf } from "./scenario/wanted.js";
import { Solver } from "./search/solver.js";
import { bindAddress, pushAddress } from "./share/address.js";
import { bindLinkView, hides, obeyLock, tellsEnd } from "./share/link-view.js";
import { bindShare } from "./share/share.js";
import { MotionClock } from "./stage/motion.js";
import { createStage } from "./stage/stage.js";
import * as words from "./text/en.js";
import { bindAnnouncements } from "./view/announcements.js";
import { bindCounters } from "./view/counters.js";
import { element, setText } from "./view/element.js";
import { bindKeyboard } from "./view/keyboard.js";
import { bindResult } from "./view/result.js";
import { bindStatusCard } from "./view/status-card.js";
import { bindStory } from "./view/story.js";
import { bindTheme } from "./view/theme.js";
import { createToast } from "./view/toast.js";
import { bindTransport } from "./view/transport.js";

/**
 * @typedef {import("./scenario/catalogue.js").Catalogue} Catalogue
 * @typedef {import("./scenario/scenario.js").Scenario} Scenario
 */

/** The longest path that is shown as text. */
const LONGEST_TEXT = 4096;

/**
 * How a finished board is written: as the program of its move order prints it, which may say that it is finished.
 *
 * @param {Scenario} scenario
 */
function styleOf({ puzzle, values }) {
  const program = puzzle === "tour" && !/[0-9]/.test(values.order) && !hides("verdict");
  return program ? values.order : "text";
}

/** @param {Catalogue} catalogue */
function startPage(catalogue) {
  const solver = new Solver();
  const player = new Player({ source: embedded ? loadWhenSeen(solver) : solver });
  const motion = new MotionClock();
  const stillness = matchMedia("(prefers-reduced-motion: reduce)");
  const tell = createToast({
    toast: element("toast", HTMLElement),
    text: element("toast-text", HTMLElement),
    action: element("toast-action", HTMLButtonElement),
  });
  const canvas = element("board", HTMLCanvasElement);
  const stage = createStage(canvas, chooseStart, typeAt, () => address.note());
  const help = element("help", HTMLDialogElement);
  const blocking = element("blocking", HTMLInputElement);
  const drawOpen = element("draw-open", HTMLButtonElement);
  drawOpen.addEventListener("click", async () => {
    const { openEditor } = await import("./editor/open-editor.js");
    player.pause();
    openEditor(page);
  });
  const result = bindResult(tell);
  const showCounters = bindCounters();
  const announce = bindAnnouncements();
  const showStory = bindStory();
  const showStatus = bindStatusCard(() => player.retry());
  const showForm = bindScenarioForm(catalogue, chooseScenario, checkScenario);

  let scenario = readLink("", catalogue).scenario;
  /** What the link says of the page. @type {import("./scenario/link-options.js").LinkOptions} */
  let options = {};
  /** Where a link puts the vertices of the graph of a scenario. */
  let arrangement = { scenario: "", at: "", position: 0 };
  let view = createView(scenario, null);

  /** @type {import("./page/page.js").Page} */
  const page = {
    catalogue,
    solver,
    player,
    tell,
    chooseScenario,
    complain: showProblem,
    link: (options) => address.tell(options),
    redraw: requestFrame,
    get options() {
      return options;
    },
    get browsing() {
      return gallery.open;
    },
    get at() {
      return view.at ?? (arrangement.scenario === scenario.text ? arrangement.at : "");
    },
    get panel() {
      return panels.place.text;
    },
    get solutions() {
      const { description, timeline } = player;
      return timeline.solutions ?? solutions.total ?? description?.counts?.solutions ?? null;
    },
    get scenario() {
      return scenario;
    },
    get view() {
      return view;
    },
  };
  const panels = bindPanels(page);
  const address = bindAddress(page, (link, moment) =>
    open(link.scenario, moment, player.description),
  );
  const fewestColours = bindFewestColours(page);
  const solutions = bindSolutions(page);
  bindTemplates(page);
  const comparison = bindComparison(page);
  const gallery = bindGallery(catalogue, (preset, description) => {
    const next = parseScenario(preset.scenario, catalogue);
    address.move(next, false);
    open(next, null, description);
  });

  const actions = obeyLock({
    toggle: () => player.toggle(),
    step: () => player.step(),
    stepBack: () => player.stepBack(),
    toStart: () => player.toStart(),
    toEnd: () => player.toEnd(),
    toDeadEnd: () => player.find(nextDeadEnd(player.timeline.position), "deadEnd"),
    /** @param {number} position */
    seek: (position) => player.seek(position),
    /** @param {number} speed */
    setSpeed: (speed) => {
      player.speed = speed;
    },
  });
  const transport = bindTransport(actions);

  /**
   * Takes up a scenario, from its beginning or at a moment.
   * @param {Scenario} next
   * @param {import("./scenario/moment.js").Moment | null} [base]
   * @param {import("./search/messages.js").Description | null} [description] what Python says of it, if it has
   */
  function open(next, base = null, description = null) {
    view = makeView(next, description);
    scenario = next;
    gallery.hide();
    setText(element("help-intro", HTMLElement), entryOf(next.puzzle).help.intro);
    setText(element("help-legend", HTMLElement), entryOf(next.puzzle).help.legend);
    element("blocking-field", HTMLElement).hidden = !view.toggle;
    drawOpen.hidden = entryOf(next.puzzle).editor === null;
    showView();
    showForm(scenario);
    result.hide();
    const { size, length, root } = description ?? {};
    const early = base === null && solver.status.name !== "loaded";
    const recorded = early ? fetchOpening(scenario.text, catalogue) : null;
    const sizes = { size, length, root, ...view.task };
    const wanted = wantedOf(next);
    const holds = goesOn(next) && wanted === null ? holdsFor(next) : null;
    player.open({ scenario: scenario.text, ...sizes, wanted, holds, base, recorded });
    panels.open();
    fewestColours.open();
    solutions.open();
    comparison.open();
  }

  /** The view is another one. Until there is something to draw nothing can be drawn further, either. */
  function showView() {
    stage.setView(view);
    drawOpen.disabled = isPending(view);
  }

  /** A view, with everything where the link has put it. @type {typeof createView} */
  function makeView(next, description) {
    const made = createView(next, description);
    if (arrangement.scenario !== next.text || !made.arrange) return made;
    const { at, position } = arrangement;
    // What the visitor does from now on is not undone.
    arrangement = { scenario: "", at: "", position: 0 };
    try {
      made.arrange(at);
    } catch (error) {
      showProblem(/** @type {Error} */ (error).message);
      address.keep(position);
    }
    return made;
  }

  /** What Python knows better than the page: what there is to draw, and that a scenario is none. */
  function heedPython() {
    const { description, status } = player;
    if (description !== null && isPending(view)) {
      view = makeView(scenario, description);
      showView();
    }
    if (status.name === "failed" && status.error.name === "ValueError") {
      const puzzle = catalogue.puzzles.find(({ name }) => name === scenario.puzzle);
      const preset = puzzle?.presets[0].scenario ?? "";
      if (preset === scenario.text) showProblem(status.error.message);
      else openInstead(parseScenario(preset, catalogue), status.error);
    }
  }

  /**
   * A scenario that the visitor asked for, as text.
   * @param {string} text
   * @param {boolean} [instead] it takes the place of the one before in the history
   * @returns {string | null} what is wrong with it
   */
  function chooseScenario(text, instead = false) {
    try {
      const next = parseScenario(text, catalogue);
      showProblem(null);
      if (next.text !== scenario.text || gallery.open) {
        address.move(next, instead);
        open(next);
      }
      return null;
    } catch (error) {
      return /** @type {Error} */ (error).message;
    }
  }

  /**
   * The canonical text of a scenario whose graph, map or grid only Python can judge; as it is where Python is not there yet.
   * @param {string} text
   * @returns {Promise<string>} rejected with what is wrong with it
   */
  async function checkScenario(text) {
    const known = text.startsWith("tour/") && !text.includes("strategy=construct");
    if (known || solver.status.name !== "loaded") return text;
    const description = await solver.ask("describe", text);
    return description?.scenario ?? text;
  }

  /** A click on a square: the search starts there; a run that is under way is not thrown away unasked. @param {number} choice */
  function chooseStart(choice) {
    if (view.type) stage.point(choice);
    if (view.toggle && blocking.checked) {
      const blocked = view.toggle(choice);
      const said = blocked === null ? null : chooseScenario(blocked, true);
      if (said !== null) tell(said);
      return;
    }
    const text = view.startAt(choice);
    if (text === null) return;
    const begin = () => chooseScenario(text);
    if (player.timeline.position === 0) begin();
    else {
      const name = view.name(choice);
      tell(words.toast.startHere(name), { label: words.toast.startHereAction(name), run: begin });
    }
  }

  /** A key typed at a choice makes a puzzle of one's own. @param {number} choice @param {string} key */
  async function typeAt(choice, key) {
    const text = view.type?.(choice, key) ?? null;
    if (text === null) return;
    await checkScenario(text).then(
      (canonical) => chooseScenario(canonical, true),
      (error) => tell(error.message),
    );
    stage.point(choice);
  }

  /** Opens something else than what was asked for, and says so. @param {Scenario} next @param {{message: string}} problem */
  function openInstead(next, { message }) {
    open(next);
    address.keep();
    showProblem(words.notice.instead(message, titleOf(next.text, catalogue)));
  }

  /** @param {string | null} problem */
  function showProblem(problem) {
    element("notice", HTMLElement).hidden = problem === null;
    setText(element("notice-text", HTMLElement), problem ?? "");
  }

  /** What Python says of the finished path: null until it has answered. @type {boolean | null} */
  let checked = null;
  let shownEnd = "";

  /** At the end of a search its path is checked, and written as its program prints it: once for each end. */
  function showEnd() {
    const { status, state } = player;
    const visited = scenario.puzzle === "forest";
    const ended = status.name === "finished" && (state.complete || visited);
    const end = ended && !hides("verdict") ? scenario.text : "";
    if (end === shownEnd) return;
    shownEnd = end;
    checked = null;
    result.hide();
    if (end === "") return;
    const { path, undone } = state.snapshot();
    // A large board's text would be megabytes that nobody reads.
    const small = path.length <= LONGEST_TEXT;
    Promise.all([
      solver.insist("solved", end, path),
      small ? solver.insist("board_text", end, path, undone, styleOf(scenario)) : "",
    ]).then(
      ([solved, text]) => {
        if (end !== shownEnd) return;
        checked = visited ? null : Boolean(solved);
        if (small) result.show(String(text));
        requestFrame();
      },
      (error) => tell(error.message),
    );
  }

  /** @param {number} now */
  function draw(now) {
    const { timeline, state, status } = player;
    const playing = status.name === "playing";
    const speed = playing ? player.speed : 0;
    const before = timeline.position > 1 ? timeline.eventAt(timeline.position - 2) : null;
    motion.notice(
      {
        position: timeline.position,
        last: state.last,
        top: state.top,
        below: state.depth > 1 ? state.path[state.depth - 2] : -1,
        speed,
        still: stillness.matches,
      },
      now,
    );
    const next = timeline.position < timeline.known ? timeline.eventAt(timeline.position) : null;
    const moment = { state, before, next, motion: motion.motion(now), flash: motion.flash(now) };
    stage.show(moment);
    const secret = hides("verdict");
    const telling = tellsEnd(state, status.name === "finished");
    showStory(() => view.sentence({ ...moment, cursor: -1 }), speed, telling, secret);
    panels.show({ ...moment, cursor: -1 });
    showCounters({
      placed: state.placed,
      undone: state.takenBack,
      depth: state.depth,
      deepest: state.deepest,
      deepestKnown: timeline.knowsDeepest,
      rate: player.rate,
      elapsed: player.elapsed,
    });
    showStatus(status, {
      known: timeline.known,
      placed: state.placed,
      takenBack: state.takenBack,
      checked,
      compared: comparison.tell(),
      loading: solver.status.name === "loading" ? solver.status : null,
      every: goesOn(scenario),
      solutions: page.solutions,
      outcome: outcomeOf(scenario),
      theory: player.description?.theory ?? null,
      target: player.aim?.kind === "seek" ? player.aim.position : null,
      goal: player.aim === null ? null : words.status.aims[player.aim.kind],
      secret,
    });
    announce(player);
    transport.show(player);
    solutions.show();
    showEnd();
    document.documentElement.dataset.status = status.name;
    if (!playing) canvas.ariaLabel = view.label(state);
  }

  /** Opens the help at its top: left to itself the dialog would scroll to its only button, at its end. */
  function openHelp() {
    help.showModal();
    element("help-title", HTMLElement).focus();
    help.scrollTop = 0;
  }

  let frame = 0;

  /** @param {number} now */
  function onFrame(now) {
    frame = 0;
    player.tick(now);
    draw(now);
    if (player.status.name === "playing" || motion.busy(now)) requestFrame();
  }

  function requestFrame() {
    if (frame === 0) frame = requestAnimationFrame(onFrame);
  }

  player.subscribe(heedPython);
  player.subscribe(requestFrame);
  const setTheme = bindTheme(element("theme", HTMLButtonElement), (palette) => {
    stage.setPalette(palette);
    gallery.setPalette(palette);
    solutions.setPalette(palette);
  });
  const showAsLinked = bindLinkView(player, setTheme, panels.place);
  bindKeyboard({
    ...actions,
    ...obeyLock(panels.actions),
    faster: transport.faster,
    slower: transport.slower,
    help: openHelp,
  });
  element("help-open", HTMLButtonElement).addEventListener("click", openHelp);
  bindShare(page);
  bindSave(page, () => styleOf(scenario), panels.form);
  if (embedded) bindEmbed(page);
  const offline = embedded ? null : bindOffline(page);
  addEventListener("popstate", () => openLink());

  /** Opens what the address bar says; a damaged link says so, and something sensible opens instead. */
  function openLink() {
    const link = readLink(location.hash, catalogue);
    const { play: _, at = "", ...lasting } = link.options;
    options = lasting;
    const { text } = link.scenario;
    arrangement = { scenario: at === "" ? "" : text, at, position: link.position };
    showProblem(null);
    address.follow(link);
    try {
      if (link.problem !== null) openInstead(link.scenario, { message: link.problem });
      else open(link.scenario, link.moment);
      if (link.moment === null && link.state === null && link.position > 0) {
        player.seek(link.position);
      }
    } catch (error) {
      address.follow(null);
      openInstead(readLink("", catalogue).scenario, /** @type {Error} */ (error));
    }
    showAsLinked(link.options);
    if (location.hash === "" && !embedded) gallery.show();
  }

  element("brand", HTMLAnchorElement).addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    player.pause();
    if (location.hash !== "") pushAddress(location.pathname + location.search);
    gallery.show();
  });

  openLink();
  // Tests look in here; nothing else does.
  const knights = {
    player,
    solver,
    offline,
    /** Whether all that has changed is drawn, and nothing moves. */
    get still() {
      return frame === 0;
    },
  };
  Object.assign(window, { knights });
}

loadCatalogue().then(startPage, (error) => {
  document.documentElement.dataset.status = "failed";
  setText(element("status-title", HTMLElement), words.status.noCatalogue);
  setText(element("status-detail", HTMLElement), error.message);
  const retry = element("retry", HTMLButtonElement);
  retry.hidden = false;
  retry.addEventListener("click", () => location.reload());
});
