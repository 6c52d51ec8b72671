import type { PuzzleView } from "../../board/types.ts";
import { element, setAble, setText, update } from "../../dom/element.ts";
import { button, html } from "../../dom/node.ts";
import { tell } from "../../language/tell.ts";
import { makePad, type Pad } from "./pad.ts";
import type { waysAt } from "./task.ts";
import type { Phase } from "./types.ts";

/** The controls of a game. They take the place of the transport, so that nothing else moves. */

export interface Actions {
  back: () => void;
  hint: () => void;
  lost: () => void;
  rescue: () => void;
  done: () => void;
  anew: () => void; // restarts the puzzle
  better: () => void;
  solution: () => void;
  retry: () => void;
  mine: () => void;
  difference: () => void;
  show: () => void;
  more: () => void;
  another: (event: Event) => void;
  result: () => void;
  value: (choice: number) => void;
  close: () => void; // closes the pad without a choice
  notes: () => void; // toggles whether choices become notes
  fill: () => void; // notes everything that fits
  clear: () => void; // erases the place
}

export interface Shown {
  phase: Phase;
  waits: boolean; // true: the game has not begun yet, so nothing can be done
  canTake: boolean;
  leaves: boolean; // true: an undone choice is never tried again
  hint: number; // number of the next hint
  asks: boolean; // true: hints, and the losing step, may be asked for
  seeks: boolean; // true: the game can be lost
  invents: boolean; // true: now is the time for another instance, rather than for the losing step
  result: boolean; // true: the result of a day's puzzle can be copied
  solution: boolean; // true: there is a solution to show
  shown: boolean; // true: the solution is shown
  again: boolean; // true: an earlier game was resumed, and nothing has been done since
  stuck: boolean; // true: in a dead end
  puzzle: string;
  goal: string; // selects the wording for the goal
  coming: string;
  pad: Pad | null | undefined; // the values of the chosen place; undefined: not known yet
  task: (ReturnType<typeof waysAt> & { quiet: boolean }) | null; // the extra actions while the visitor acts as the search; null: a free game
}

/** Extra actions while the visitor acts as the search. */
const WAYS = ["retry", "mine", "difference", "more", "show"] as const;

export function makeBar(actions: Actions) {
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
    /** Null: nobody plays. */
    show(shown: Shown | null, view: PuzzleView) {
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

function makeParts(actions: Actions) {
  const make = (id: string, act: (event: Event) => void, text = "") =>
    button({ class: "button", id: `play-${id}`, click: act }, text);
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

/** Set the titles that never change. */
function nameParts(parts: Record<string, HTMLElement>) {
  parts.done.title = tell("play-bar-done-title");
  parts.lost.title = tell("play-bar-lost-title");
  parts.another.title = tell("play-bar-another-title");
  parts.result.title = tell("play-bar-result-title");
}

function showButtons(parts: Record<string, HTMLElement>, state: Shown) {
  const { phase, waits, canTake, leaves, hint, asks, seeks, solution, shown, task } = state;
  const { invents, result, puzzle, goal } = state;
  const { back, lost, done, better } = parts;
  const held = document.activeElement;
  update(back, {
    hidden: task?.back === false,
    title: leaves ? tell("play-bar-leave-title") : tell("play-bar-back-title"),
  });
  setAble(back as HTMLButtonElement, canTake && !waits);
  for (const one of [parts.hint, lost, done, parts.another]) {
    setAble(one as HTMLButtonElement, !waits);
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
  // Keep the focus of keyboard users on an action that is possible now.
  if (held instanceof HTMLElement && held.hidden && held.id.startsWith("play-")) {
    const own = [parts.retry, lost, parts.result, parts.another].find((one) => !one.hidden) ?? done;
    (phase === "lost" ? better : own).focus();
  }
}

/** True when a dead end can be left. */
const canRescue = ({ phase, stuck, canTake, asks }: Shown) =>
  phase === "own" && stuck && canTake && asks;

/** Show the extra actions while the visitor acts as the search. */
function showTask(parts: Record<string, HTMLElement>, task: Shown["task"]) {
  for (const way of WAYS) update(parts[way], { hidden: task?.[way] !== true });
  // Their sentences are loaded with the first task.
  if (task === null) return;
  for (const way of WAYS) {
    const key = way === "show" && task.quiet ? "compare" : way;
    setText(parts[way], tell(`be-bar-${key}`));
    update(parts[way], { title: tell(`be-bar-${key}-title`) });
  }
}
