import { entryOf, headingOf, outcomeOf } from "../board/entries.ts";
import { continuesAfterSolution } from "../board/shared/goal.ts";
import { MotionClock } from "../board/stage/motion.ts";
import { bindStage } from "../board/stage/stage.ts";
import type { PuzzleView } from "../board/types.ts";
import { element, setText, update } from "../dom/element.ts";
import { translatePage } from "../dom/language.ts";
import { notifyParent } from "../dom/parent-window.ts";
import { bindTheme } from "../dom/theme.ts";
import { bindToast } from "../dom/toast.ts";
import { watchChanges } from "../dom/watch-changes.ts";
import { nextSolution, stepOut, stepOver } from "../engine/analysis/navigation.ts";
import { Clock } from "../engine/run/clock.ts";
import type { Playback } from "../engine/run/playback.ts";
import type { Look } from "../engine/run/types.ts";
import type { LinkOptions, Scenario } from "../engine/types/scenario.ts";
import { forms } from "../language/forms.ts";
import { learn, setLanguage, t } from "../language/translate.ts";
import { bindRemote } from "../parts/embed/remote.ts";
import { lookForEntry } from "../parts/panels/panel-helpers.ts";
import { makeRows } from "../parts/panels/stack-rows.ts";
import { bindAnnouncements } from "../parts/workbench/announcements.ts";
import { findCounters } from "../parts/workbench/counters.ts";
import { bindKeyboard } from "../parts/workbench/keyboard-shortcuts.ts";
import { bindStatusCard } from "../parts/workbench/status-card.ts";
import { findStory } from "../parts/workbench/step-sentence.ts";
import { bindTransport } from "../parts/workbench/transport.ts";
import { transportActions } from "../parts/workbench/transport-actions.ts";
import { WordThrottle } from "../parts/workbench/word-throttle.ts";
import {
  bindStop,
  hides,
  obeyLock,
  speedOf,
  takeSpeed,
  tellsEnd,
} from "../state/link/link-view.ts";
import { Accounts, storyOf } from "../state/page/step-accounts.ts";
import { createState } from "../state/state.ts";
import { openHosted } from "./host.ts";
import { makeReasons } from "./reasons.ts";
import { openPlayback } from "./source.ts";
import type { BindCourse, Recording } from "./types.ts";

/**
 * The player of a recorded search: the page's own stage, transport, playback and words, in one HTML file that needs
 * neither Python nor a network.
 */

declare global {
  /** The sentences of the file's language; a script before this one defines it. */
  var knightsWords: (helpers: ReturnType<typeof forms>) => object;
}

/** There is no Python to ask. */
const NOBODY = { status: { name: "idle" } as const, ask: async () => null };

/** The recording, its playback, and the parts that show it. */
interface Player {
  recording: Recording;
  scenario: Scenario;
  view: PuzzleView;
  player: Playback;
  clock: Clock;
  motion: MotionClock;
  stillness: MediaQueryList;
  words: WordThrottle;
  accounts: Accounts; // those that were recorded
  frame: number; // the requested animation frame; 0: none
  parts: ReturnType<typeof bindParts>;
  course: ReturnType<BindCourse> | undefined; // undefined: the file asks nothing, and reports nothing
}

/** The text of an element that holds data. */
const contentOf = (id: string) => document.getElementById(id)?.textContent ?? "";

/** Start the player; where that fails, the drawing of the moment stays, with the reason below it. */
export async function startPlayer() {
  try {
    await open();
  } catch (error) {
    setText(element("fault", HTMLElement), t("page-fault", { why: (error as Error).message }));
  }
}

async function open() {
  const recording: Recording = JSON.parse(contentOf("recording"));
  const { language, options } = recording;
  setLanguage(language);
  learn(knightsWords(forms(language)));
  translatePage();
  layOut(options);
  const { puzzle, values, text } = recording.scenario;
  const task = entryOf(puzzle).readTask(values, recording.catalogue);
  const scenario = { puzzle, text, values, task };
  const clock = new Clock();
  const player = recording.hosted
    ? openHosted(recording, clock)
    : await openPlayback(recording, contentOf("events"), clock);
  const view = entryOf(puzzle).createView(scenario, recording.description) as PuzzleView;
  view.onward = entryOf(puzzle).onward(values);
  // A search that goes only forward has neither.
  for (const part of [
    element("to-dead-end", HTMLElement),
    element("stack", HTMLElement).parentElement,
  ]) {
    if (part) part.hidden = view.onward;
  }
  if (options.at !== undefined) view.arrange?.(options.at);
  const shown: Player = {
    ...{ recording, scenario, view, player, clock },
    motion: new MotionClock(),
    stillness: matchMedia("(prefers-reduced-motion: reduce)"),
    words: new WordThrottle(),
    accounts: new Accounts(NOBODY, () => {}),
    frame: 0,
    parts: null as unknown as Player["parts"],
    course: undefined,
  };
  shown.parts = bindParts(shown);
  player.seek(recording.position);
  const { stage, theme } = shown.parts;
  stage.setView(view);
  shown.course = bindCourse(shown);
  if (options.theme !== undefined) theme.set(options.theme);
  theme.apply();
  showHeading(shown);
  player.subscribe(() => requestFrame(shown));
  if (options.speed !== undefined) takeSpeed(clock, options.speed);
  // While a question is open, the page around must not lead on either.
  const until = options.until === undefined ? null : Number(options.until);
  if (!isAsking(shown)) bindRemote(player, () => ({ link: null, until }));
  if (until !== null) bindStop(player).stopAt(until);
  addEventListener("keydown", ({ key }) => leadOn(player, key), { capture: true });
  document.documentElement.dataset.plays = "";
  if (options.play !== undefined && !isAsking(shown)) player.play();
  requestFrame(shown);
  // Used by tests only.
  Object.assign(window, { knights: { player, clock, speed: () => speedOf(clock) } });
}

/**
 * At the end of the run the keys of a remote control lead on: tell the slides around this page. The listener comes before
 * the player's own, which takes the last step.
 */
function leadOn({ can }: Playback, key: string) {
  if (key === "PageDown" && !can.step) notifyParent({ knights: "next" });
  if (key === "PageUp" && !can.stepBack) notifyParent({ knights: "previous" });
}

/** Set what the styles read of a link's options. */
function layOut({ lock, hide, present, panels }: LinkOptions) {
  update(document.documentElement.dataset, { lock, hide, present });
  // The player has only these two of the page's panels.
  const open = ["why", "stack"].filter((name) => panels?.split(",").includes(name));
  if (panels === "none" || open.length > 0)
    document.documentElement.dataset.panels = open.join(" ");
}

function bindParts(shown: Player) {
  const { player, clock, recording } = shown;
  const toast = bindToast();
  const redraw = () => requestFrame(shown);
  const actions = transportActions(player, clock, toast.show);
  const transport = bindTransport(actions);
  const go = (look: Look) => player.find(look);
  const { timeline } = player;
  bindKeyboard(
    // Keys of presentation remotes count, too: the file may be on a slide.
    { state: { ...createState(), presentation: "on" } },
    {
      ...actions,
      ...obeyLock({
        over: () => go(stepOver(timeline, null)),
        out: () => go(stepOut(timeline, null)),
        toSolution: () => go(nextSolution(timeline.position)),
      }),
      faster: transport.faster,
      slower: transport.slower,
    },
  );
  const stage = bindStage(element("board", HTMLCanvasElement), {
    choose: () => {},
    whyNot: () => {},
    hint: () => "",
    type: () => false,
    arrowsMoveCursor: () => true,
    plays: () => false,
    cursor: () => null,
    walk: () => {},
    rearranged: redraw,
    looked: redraw,
  });
  return {
    stage,
    transport,
    theme: bindTheme(element("theme", HTMLButtonElement), (palette) => stage.setPalette(palette)),
    announcements: bindAnnouncements(),
    showCounters: findCounters(),
    showStory: findStory(),
    statusCard: bindStatusCard(() => player.retry()),
    reasons: makeReasons({ ...shown, redraw }, recording.reasons, element("why", HTMLElement)),
    showStack: bindStack(shown),
  };
}

/** Let the script with the questions ask and report, where the file has it. */
function bindCourse(shown: Player) {
  const { recording, player } = shown;
  return globalThis.knightsCourse?.({
    recording,
    t,
    body: element("question", HTMLElement),
    player: {
      position: () => player.timeline.position,
      end: Number(recording.options.until ?? recording.events.known),
      isPlaying: () => player.playing,
      seek: (position) => player.seek(position),
      subscribe: (listener) => player.subscribe(listener),
      redraw: () => requestFrame(shown),
    },
  });
}

const isAsking = ({ course }: Player) => course?.isAsking() === true;

function showHeading({ scenario, view, recording }: Player) {
  const [puzzle] = recording.catalogue.puzzles;
  const heading = headingOf(scenario, view.task.length ?? recording.description.length, puzzle);
  setText(element("title", HTMLElement), heading.title);
  setText(element("purpose", HTMLElement), heading.purpose);
}

/** The rows of the path. A click goes to the step that placed the choice. */
function bindStack({ player, view }: Player) {
  const body = element("stack", HTMLElement);
  const changed = watchChanges();
  body.addEventListener("click", ({ target }) => {
    const row = target instanceof Element ? target.closest("button") : null;
    if (row !== null)
      player.find(lookForEntry(Number(row.dataset.level), player.timeline.position, null));
  });
  return () => {
    const { timeline, state } = player;
    if (!changed(timeline.position)) return;
    body.replaceChildren(...makeRows(view, state, [], timeline.root.length, timeline.position));
    body.scrollTop = body.scrollHeight;
  };
}

function requestFrame(shown: Player) {
  if (shown.frame === 0) shown.frame = requestAnimationFrame((now) => onFrame(shown, now));
}

function onFrame(shown: Player, now: number) {
  const { player, clock, motion, words } = shown;
  shown.frame = 0;
  clock.tick(now);
  const due = words.isDue(player.timeline, player.timeline.position, now);
  draw(shown, now, due);
  if (player.playing || motion.busy(now) || !due) requestFrame(shown);
}

/** @param words true: also update the text beside the board */
function draw(shown: Player, now: number, words: boolean) {
  const { player, clock, parts, view, motion, stillness } = shown;
  const { state, playing, status } = player;
  const speed = playing ? clock.speed : 0;
  motion.notice(player.state, speed, stillness.matches, now);
  const account = shown.accounts.at(player);
  const moment = {
    ...{ state, candidates: account?.candidates, ahead: account?.ahead },
    ...{ motion: motion.motion(now), flash: motion.flash(now), asked: isAsking(shown) },
  };
  parts.stage.show(moment);
  if (!words) return;
  const telling = tellsEnd(state, status.name === "finished");
  parts.showStory(() => storyOf(view, state, account), speed, telling, hides("verdict"));
  parts.reasons.show(isAsking(shown));
  parts.showStack();
  parts.showCounters(player, clock, view, account);
  showStatus(shown);
  parts.announcements.show(player);
  parts.transport.show(player, clock);
  update(document.documentElement.dataset, { status: status.name });
  if (!playing) parts.stage.describe(view.label(state));
}

function showStatus({ parts, player, scenario, recording: { description } }: Player) {
  const { status, timeline, state } = player;
  parts.statusCard.show(status, {
    known: timeline.known,
    placed: state.placed,
    takenBack: state.takenBack,
    checked: null,
    loading: null,
    every: continuesAfterSolution(scenario),
    solutions: description.counts?.solutions ?? null,
    outcome: outcomeOf({ scenario, player }),
    theory: description.theory ?? null,
    target: null,
    goal: null,
    secret: hides("verdict"),
  });
}
