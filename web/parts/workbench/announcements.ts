import { element, setText } from "../../dom/element.ts";
import { makeVoice } from "../../dom/live-region.ts";
import type { Playback } from "../../engine/run/playback.ts";
import { t } from "../../language/translate.ts";

/**
 * Announcements for screen readers. A single step is announced once it has stood for a moment. A run, a jump or a search
 * ahead is announced only when it has come to rest, as no voice could keep up with it. The text disappears after a
 * while, so that somebody who reads the page does not meet it twice.
 */

export interface Standing {
  run: unknown; // identity of the run; an announcement about another run is dropped
  moving: "step" | "run" | "jump"; // how the cursor moves; "step": it is at rest
  position: number;
  ended: boolean;
  title: string; // title of the status card
  sentence: string; // the sentence about the step
  more: string; // the sentence about refused candidates, which may arrive later
}

/** Milliseconds that a step must stand, as a key held down makes many steps. */
const REST = 300;

export class Announcements {
  #voice;
  #running = false;
  /** Position at which the last run came to rest, while the cursor is still there; otherwise -1. */
  #restedAt = -1;
  #run: unknown = null;

  constructor(announce: (sentence: string, more: string) => void) {
    this.#voice = makeVoice((text) => {
      const [told, more = ""] = text.split("\0");
      announce(told, more);
    }, REST);
  }

  /** Call this once a frame. */
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
    // The announcement adds its own full stop after the title.
    const named = { title: title.replace(/[\s.]+$/, ""), at: position };
    const told = rests ? `${t("run-step-rest", named)} ${sentence}` : sentence;
    this.#voice.say(`${told}\0${more}`);
  }

  stop() {
    this.#voice.stop();
  }
}

/** Connect the announcements to the page. */
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
