import { element, setText } from "../../dom/element.ts";
import { makeVoice } from "../../dom/voice.ts";
import type { Playback } from "../../engine/run/playback.ts";
import { tell } from "../../language/tell.ts";

/**
 * What a screen reader is told: each single step, as soon as it stands; of a run, a jump or a search
 * ahead nothing on the way, and where it has come to rest. So no voice runs after a search that is
 * faster than it. A while later it is gone: whoever reads the page meets nothing twice.
 */

export interface Standing {
  run: unknown; // the steps that are shown; nothing of another run is told any more
  moving: "step" | "run" | "jump"; // how the cursor moves; "step": it stands
  position: number;
  ended: boolean;
  title: string; // how the search stands
  sentence: string; // on the step at the cursor
  more: string; // what was refused at it; it may come later
}

/** Milliseconds that a step has to stand: keys that are held down take many in a row. */
const REST = 300;

export class Announcements {
  #voice;
  #running = false;
  /** Where the last run has come to rest, while the cursor is there. */
  #restedAt = -1;
  #run: unknown = null;

  constructor(announce: (sentence: string, more: string) => void) {
    this.#voice = makeVoice((text) => {
      const [told, more = ""] = text.split("\0");
      announce(told, more);
    }, REST);
  }

  /** Called once a frame. */
  show({ run, moving, position, ended, title, sentence, more }: Standing) {
    if (run !== this.#run) {
      this.#run = run;
      this.#voice.say("");
    }
    if (moving !== "step") {
      this.#running ||= moving === "run";
      return this.#voice.say("");
    }
    if (this.#running) this.#restedAt = position;
    else if (position !== this.#restedAt) this.#restedAt = -1;
    this.#running = false;
    const rests = ended || this.#restedAt >= 0;
    // The sentence has its own full stop.
    const named = { title: title.replace(/[\s.]+$/, ""), at: position };
    const told = rests ? `${tell("run-step-rest", named)} ${sentence}` : sentence;
    this.#voice.say(`${told}\0${more}`);
  }

  /** Nothing more is told. */
  stop() {
    this.#voice.stop();
  }
}

/** The page's announcements, of what it shows. */
export function bindAnnouncements() {
  const [title, sentence, refused, told, more] = [
    "status-title",
    "sentence",
    "refused",
    "announced",
    "announced-more",
  ].map((id) => element(id, HTMLElement));
  const announcements = new Announcements((text, beside) => {
    setText(told, text);
    setText(more, beside);
  });

  /** Follows the player. */
  function show({ status, aim, timeline }: Playback) {
    const playing = status.name === "playing";
    announcements.show({
      run: timeline,
      moving: playing ? "run" : aim !== null ? "jump" : "step",
      position: timeline.position,
      ended: status.name === "finished",
      title: title.textContent ?? "",
      sentence: sentence.textContent ?? "",
      more: refused.textContent ?? "",
    });
  }

  return { show, unbind: () => announcements.stop() };
}
