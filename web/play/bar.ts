import { tell } from "../language/tell.ts";
import { element, setAble, setText, update } from "../view/element.ts";
import { button, html } from "../view/node.ts";
import { makePad } from "./pad.ts";

/**
 * What the visitor plays with, in the place of what a program's run is steered with: so nothing else is moved.
 *
 * @import { PuzzleView } from "../puzzles/types.ts"
 * @import { Pad } from "./pad.ts"
 * @import { waysAt } from "./task.ts"
 * @import { Phase } from "./types.ts"
 *
 * @typedef {object} Actions
 * @property {() => void} back
 * @property {() => void} hint
 * @property {() => void} lost
 * @property {() => void} rescue
 * @property {() => void} done
 * @property {() => void} anew begins the puzzle again
 * @property {() => void} better
 * @property {() => void} solution
 * @property {() => void} retry
 * @property {() => void} mine
 * @property {() => void} difference
 * @property {() => void} show
 * @property {() => void} more
 * @property {(event: Event) => void} another
 * @property {() => void} result
 * @property {(choice: number) => void} value
 * @property {() => void} close the pad: nothing is chosen
 * @property {() => void} notes whether what is chosen is noted
 * @property {() => void} fill notes all that fits
 * @property {() => void} clear what is written at the place
 *
 * @typedef {object} Shown
 * @property {Phase} phase
 * @property {boolean} waits the game has yet to begin: nothing can be done
 * @property {boolean} canTake
 * @property {boolean} leaves a choice that is taken back is left for good
 * @property {number} hint the number of the next one
 * @property {boolean} asks whether hints and the loss may be asked for
 * @property {boolean} seeks whether anything can be lost
 * @property {boolean} invents whether this is a moment to take another instance, rather than to be told where it was lost
 * @property {boolean} result of a day's board, which can be told
 * @property {boolean} solution there is one to be shown
 * @property {boolean} shown it is
 * @property {boolean} again it is a game of before, and nothing has been done since
 * @property {boolean} stuck in a dead end
 * @property {string} puzzle
 * @property {string} goal what is looked for
 * @property {string} coming
 * @property {Pad | null | undefined} pad what the place that was chosen can hold; undefined: it is not known yet
 * @property {(ReturnType<typeof waysAt> & {quiet: boolean}) | null} task what can be done by whoever is the search; null: the game is free
 */

/** What whoever is the search can do besides. */
const WAYS = /** @type {const} */ (["retry", "mine", "difference", "more", "show"]);

/** @param {Actions} actions */
export function makeBar(actions) {
  const parts = makeParts(actions);
  nameParts(parts);
  const { better, solution, anew, rescue, ...buttons } = parts;
  const pad = makePad(actions);
  const ways = html(
    "div",
    { class: "told-ways", id: "play-ways", hidden: "" },
    anew,
    rescue,
    better,
    solution,
  );
  const row = html(
    "div",
    {
      class: "play-bar",
      id: "play-bar",
      role: "group",
      "aria-label": tell("play-bar-label"),
      hidden: "",
    },
    ...Object.values(buttons),
  );
  element("told", HTMLElement).append(ways);
  element("play", HTMLElement).parentElement?.append(row);
  return {
    /** Null: nobody plays. @param {Shown | null} shown @param {PuzzleView} view */
    show(shown, view) {
      const bare = shown?.phase === "own" && !shown.again && !canRescue(shown);
      update(row, { hidden: shown === null });
      update(ways, { hidden: shown === null || bare });
      pad.show(shown === null ? null : shown.pad, shown, view);
      if (shown !== null) showButtons(parts, shown);
    },
    remove() {
      row.remove();
      ways.remove();
      pad.remove();
    },
  };
}

/** @param {Actions} actions */
function makeParts(actions) {
  const make = (
    /** @type {string} */ id,
    /** @type {(event: Event) => void} */ act,
    /** @type {string} */ text = "",
  ) => button({ class: "button", id: `play-${id}`, click: act }, text);
  return {
    back: make("back", actions.back),
    retry: make("retry", actions.retry),
    mine: make("mine", actions.mine),
    difference: make("difference", actions.difference),
    show: make("show", actions.show),
    more: make("more", actions.more),
    hint: make("hint", actions.hint, tell("play-bar-hint")),
    lost: make("lost", actions.lost, tell("play-bar-lost")),
    done: make("done", actions.done, tell("play-bar-done")),
    another: make("new", actions.another, tell("play-bar-another")),
    result: make("result", actions.result, tell("play-bar-result")),
    rescue: make("rescue", actions.rescue, tell("play-bar-rescue")),
    anew: make("anew", actions.anew, tell("play-bar-anew")),
    better: make("better", actions.better),
    solution: make("solution", actions.solution),
  };
}

/** What the buttons say that always say the same. @param {Record<string, HTMLElement>} parts */
function nameParts(parts) {
  parts.done.title = tell("play-bar-done-title");
  parts.lost.title = tell("play-bar-lost-title");
  parts.another.title = tell("play-bar-another-title");
  parts.result.title = tell("play-bar-result-title");
}

/** @param {Record<string, HTMLElement>} parts @param {Shown} state */
function showButtons(parts, state) {
  const { phase, waits, canTake, leaves, hint, asks, seeks, solution, shown, task } = state;
  const { invents, result, puzzle, goal } = state;
  const { back, lost, done, better } = parts;
  const held = document.activeElement;
  update(back, {
    hidden: task?.back === false,
    title: leaves ? tell("play-bar-leave-title") : tell("play-bar-back-title"),
  });
  setAble(/** @type {HTMLButtonElement} */ (back), canTake && !waits);
  for (const one of [parts.hint, lost, done, parts.another]) {
    setAble(/** @type {HTMLButtonElement} */ (one), !waits);
  }
  const named = leaves ? tell("play-bar-leave") : tell("play-bar-back");
  setText(back, named);
  update(parts.another, { hidden: !invents });
  update(parts.result, { hidden: !result });
  update(parts.rescue, { hidden: !canRescue(state) });
  const step = tell("play-bar-hint-title", { step: hint });
  update(parts.hint, { hidden: !asks || result, title: step });
  update(lost, { hidden: !asks || !seeks || result });
  update(done, { hidden: task?.mine === true });
  setText(better, tell("play-bar-better", { puzzle }));
  update(better, { hidden: phase !== "lost" });
  update(parts.anew, { hidden: !state.again });
  setText(parts.solution, tell("play-bar-solution", { goal }));
  update(parts.solution, { hidden: !solution, ariaPressed: String(shown) });
  showTask(parts, task);
  // Who goes by keyboard is brought to what can be done now.
  if (held instanceof HTMLElement && held.hidden && held.id.startsWith("play-")) {
    const own = [parts.retry, lost, parts.result, parts.another].find((one) => !one.hidden) ?? done;
    (phase === "lost" ? better : own).focus();
  }
}

/** Whether a dead end has a way out. @param {Shown} state */
const canRescue = ({ phase, stuck, canTake, asks }) => phase === "own" && stuck && canTake && asks;

/** What can be done by whoever is the search. @param {Record<string, HTMLElement>} parts @param {Shown["task"]} task */
function showTask(parts, task) {
  for (const way of WAYS) update(parts[way], { hidden: task?.[way] !== true });
  // What is said of it comes with the first task.
  if (task === null) return;
  for (const way of WAYS) {
    const key = way === "show" && task.quiet ? "compare" : way;
    setText(parts[way], tell(`be-bar-${key}`));
    update(parts[way], { title: tell(`be-bar-${key}-title`) });
  }
}
