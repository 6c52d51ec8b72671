/** The whole state of the page. */

import type { bindFind } from "../find/door.js";
import type { bindSetup } from "../form/setup.js";
import type { bindGallery } from "../gallery/gallery.js";
import type { bindSolutionsDoor } from "../gallery/solutions-door.js";
import type { Page } from "../lane/types.d.ts";
import type { bindLesson } from "../lesson/lesson.js";
import type { bindLinkView } from "../link/link-view.js";
import type { Invention, Link } from "../link/types.d.ts";
import type { bindOwn } from "../own/door.js";
import type { bindPanels } from "../panels/panels.js";
import type { bindPlay } from "../play/play.js";
import type { Part } from "../puzzles/types.d.ts";
import type { bindAnswers } from "../questions/answers-dialog.js";
import type { bindQuestions } from "../questions/questions.js";
import type { bindRace } from "../race/door.js";
import type { bindAddress } from "../share/address.js";
import type { MotionClock } from "../stage/motion.js";
import type { bindStage } from "../stage/stage.js";
import type { bindTheme } from "../view/theme.js";
import type { bindToast } from "../view/toast.js";
import type { bindAnnouncements } from "../workbench/announcements.js";
import type { findCounters } from "../workbench/counters.js";
import type { bindOnward } from "../workbench/onward.js";
import type { bindPresentation } from "../workbench/presentation.js";
import type { bindResult } from "../workbench/result.js";
import type { bindStatusCard } from "../workbench/status-card.js";
import type { findStory } from "../workbench/story.js";
import type { findTitleLine } from "../workbench/title-line.js";
import type { bindTransport } from "../workbench/transport.js";
import type { Sources } from "./sources.js";
import type { WordThrottle } from "./word-throttle.js";

/** What the parts are handed, and what only `web/page/` and `main.js` know. */
export interface State extends Page {
  sources: Sources; // of the player's events
  awaited: (Link & { purpose: Invention }) | null; // a link to a new instance that Python has yet to invent (open.js)
  parts: Parts; // all that is bound; there is none before main.js has bound them
  ending: Ending;
  motion: MotionClock;
  stillness: MediaQueryList; // whether the visitor wants less motion
  words: WordThrottle;
  frame: number; // the one that is asked for; 0: none, all that has changed is drawn
}

/** The end of the search that is shown. */
export interface Ending {
  scenario: string; // whose end is shown; "" for none
  checked: boolean | null; // what Python says of the finished path: null until it has answered
}

export interface Parts {
  toast: ReturnType<typeof bindToast>;
  stage: ReturnType<typeof bindStage>;
  result: ReturnType<typeof bindResult>;
  onward: ReturnType<typeof bindOnward>;
  announcements: ReturnType<typeof bindAnnouncements>;
  statusCard: ReturnType<typeof bindStatusCard>;
  setup: ReturnType<typeof bindSetup>;
  presentation: ReturnType<typeof bindPresentation>;
  titleLine: ReturnType<typeof findTitleLine>;
  panels: ReturnType<typeof bindPanels>;
  play: ReturnType<typeof bindPlay>;
  own: ReturnType<typeof bindOwn>;
  questions: ReturnType<typeof bindQuestions>;
  answers: ReturnType<typeof bindAnswers>;
  lesson: ReturnType<typeof bindLesson>;
  address: ReturnType<typeof bindAddress>;
  ofPuzzles: Part[]; // what is shown of single puzzles
  solutions: ReturnType<typeof bindSolutionsDoor>;
  gallery: ReturnType<typeof bindGallery>;
  race: ReturnType<typeof bindRace>;
  find: ReturnType<typeof bindFind>;
  transport: ReturnType<typeof bindTransport>;
  theme: ReturnType<typeof bindTheme>;
  linkView: ReturnType<typeof bindLinkView>;
  showCounters: ReturnType<typeof findCounters>;
  showStory: ReturnType<typeof findStory>;
}
