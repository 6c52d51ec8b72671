/** Types of the page's whole context. */

import type { MotionClock } from "../board/stage/motion.ts";
import type { bindStage } from "../board/stage/stage.ts";
import type { Part } from "../board/types.ts";
import type { bindTheme } from "../dom/theme.ts";
import type { bindToast } from "../dom/toast.ts";
import type { bindBookmarks } from "../parts/bookmarks/lazy-bookmarks.ts";
import type { bindEditor } from "../parts/editor/lazy-editor.ts";
import type { bindFind } from "../parts/find/lazy-find.ts";
import type { bindSetup } from "../parts/form/setup.ts";
import type { bindGallery } from "../parts/gallery/lazy-gallery.ts";
import type { bindLesson } from "../parts/lesson/lazy-lesson.ts";
import type { bindOwn } from "../parts/own/lazy-studio.ts";
import type { bindSolutionsPanel } from "../parts/panels/lazy-solutions-panel.ts";
import type { bindPanels } from "../parts/panels/panels.ts";
import type { bindPlay } from "../parts/play/lazy-game.ts";
import type { bindAnswers } from "../parts/questions/lazy-answers-dialog.ts";
import type { bindQuestions } from "../parts/questions/lazy-questions.ts";
import type { bindRace } from "../parts/race/lazy-race.ts";
import type { bindAddress } from "../parts/share/address-bar.ts";
import type { bindAnnouncements } from "../parts/workbench/announcements.ts";
import type { findCounters } from "../parts/workbench/counters.ts";
import type { bindOnward } from "../parts/workbench/next-suggestions.ts";
import type { bindPresentation } from "../parts/workbench/presentation.ts";
import type { bindResult } from "../parts/workbench/result-panel.ts";
import type { bindStatusCard } from "../parts/workbench/status-card.ts";
import type { findStory } from "../parts/workbench/step-sentence.ts";
import type { bindTitleLine } from "../parts/workbench/title-line.ts";
import type { bindTransport } from "../parts/workbench/transport.ts";
import type { WordThrottle } from "../parts/workbench/word-throttle.ts";
import type { bindLinkView } from "../state/link/link-view.ts";
import type { Link } from "../state/link/types.ts";
import type { Page } from "../state/page/page-context.ts";
import type { Accounts } from "../state/page/step-accounts.ts";
import type { createListeners } from "../state/state.ts";
import type { Sources } from "./event-sources.ts";

/** The context of the parts, with fields that only `web/shell/` and `main.ts` know. */
export interface App extends Page {
  sources: Sources; // source of the player's events
  opened: ReturnType<typeof createListeners>;
  linked: ReturnType<typeof createListeners<[Link]>>;
  awaited: Link | null; // the open link, until Python has described its scenario (open-scenario.ts)
  tried: Promise<void>; // ends when all scenarios that the visitor made on the board are open (open-scenario.ts)
  edited: { before: string; text: string } | null; // made on the board before Python could check it, and what was open before
  parts: Parts; // null until main.ts has bound them
  ending: Ending;
  motion: MotionClock;
  stillness: MediaQueryList; // matches when the visitor wants less motion
  words: WordThrottle;
  accounts: Accounts; // of the page's own search
  frame: number; // the requested animation frame; 0: none, every change is drawn; -1: stopped
}

/** The end of the search that is shown. */
export interface Ending {
  scenario: string; // the text of the scenario whose end is shown; "" for none
  checked: boolean | null; // Python's check of the finished path; null until it has answered
}

export interface Parts {
  toast: ReturnType<typeof bindToast>;
  stage: ReturnType<typeof bindStage>;
  result: ReturnType<typeof bindResult>;
  onward: ReturnType<typeof bindOnward>;
  announcements: ReturnType<typeof bindAnnouncements>;
  statusCard: ReturnType<typeof bindStatusCard>;
  editor: ReturnType<typeof bindEditor>;
  setup: ReturnType<typeof bindSetup>;
  presentation: ReturnType<typeof bindPresentation>;
  titleLine: ReturnType<typeof bindTitleLine>;
  panels: ReturnType<typeof bindPanels>;
  play: ReturnType<typeof bindPlay>;
  own: ReturnType<typeof bindOwn>;
  questions: ReturnType<typeof bindQuestions>;
  answers: ReturnType<typeof bindAnswers>;
  lesson: ReturnType<typeof bindLesson>;
  address: ReturnType<typeof bindAddress>;
  ofPuzzles: Part[]; // parts that only some puzzles have
  solutions: ReturnType<typeof bindSolutionsPanel>;
  gallery: ReturnType<typeof bindGallery>;
  race: ReturnType<typeof bindRace>;
  find: ReturnType<typeof bindFind>;
  bookmarks: ReturnType<typeof bindBookmarks>;
  transport: ReturnType<typeof bindTransport>;
  theme: ReturnType<typeof bindTheme>;
  linkView: ReturnType<typeof bindLinkView>;
  showCounters: ReturnType<typeof findCounters>;
  showStory: ReturnType<typeof findStory>;
}
