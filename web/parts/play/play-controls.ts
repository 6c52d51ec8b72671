import { html, nothing, render } from "lit-html";
import { element, update } from "../../dom/element.ts";
import { able } from "../../dom/enabled.ts";
import { t } from "../../language/translate.ts";
import type { Phase } from "../../state/game.ts";
import type { waysAt } from "./be-search-task.ts";
import type { Pad } from "./value-pad.ts";

/**
 * The controls of a game. They take the place of the transport, so that nothing else moves; what can be done about a
 * sentence stands below it.
 */

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
  invents: boolean | null; // true: now is the time for another instance; null: there are none
  result: boolean; // true: the result of a day's puzzle can be copied
  solution: boolean; // true: there is a solution to show
  shown: boolean; // true: the solution is shown
  again: boolean; // true: an earlier game was resumed, and nothing has been done since
  stuck: boolean; // true: in a dead end
  puzzle: string;
  goal: string; // selects the wording for the goal
  coming: string;
  crosses: boolean | null; // true: clicks put crosses; null: the puzzle has none
  pad: Pad | null | undefined; // the values of the chosen place; undefined: not known yet
  task: (ReturnType<typeof waysAt> & { quiet: boolean }) | null; // the extra actions while the visitor acts as the search; null: a free game
}

/** Extra actions while the visitor acts as the search. */
const WAYS = ["retry", "difference", "show", "more", "mine"] as const;

/** Draw the controls. @param shown null: nobody plays */
export function showBar(shown: Shown | null, actions: Actions) {
  const [row, ways] = ["play-bar", "play-ways"].map((id) => element(id, HTMLElement));
  const held = document.activeElement;
  const holds = row.contains(held) || ways.contains(held);
  render(shown === null ? nothing : renderRow(shown, actions), row);
  const below = shown === null ? [] : waysBelow(shown, actions);
  render(below.map(renderButton), ways);
  update(row, { hidden: shown === null, ariaLabel: t("page-play-label") });
  update(ways, { hidden: below.length === 0 });
  // Keep the focus of keyboard users on an action that is possible now.
  if (!holds || document.activeElement === held) return;
  const first = ["better", "retry", "lost", "result", "new", "done"]
    .map((id) => document.getElementById(`play-${id}`))
    .find((one) => one !== null);
  first?.focus();
}

interface Button {
  id: string;
  label: string;
  title?: string;
  act: (event: Event) => void;
  canPress?: boolean;
  pressed?: boolean | null;
}

const renderButton = ({ id, label, title = "", act, canPress = true, pressed = null }: Button) =>
  html`<button type="button" class="button" id="play-${id}" title=${title} aria-pressed=${pressed ?? nothing} ${able(canPress)} @click=${act}>${label}</button>`;

function renderRow(shown: Shown, actions: Actions) {
  const { waits, leaves, hint, asks, seeks, task, result } = shown;
  const able = { canPress: !waits };
  const back = {
    ...{ id: "back", act: actions.back, canPress: shown.canTake && !waits },
    label: leaves ? t("play-bar-leave") : t("play-bar-back"),
    title: leaves ? t("play-bar-leave-title") : t("play-bar-back-title"),
  };
  const give = {
    ...{ id: "hint", act: actions.hint, label: t("play-bar-hint"), ...able },
    title: t("play-bar-hint-title", { step: hint }),
  };
  const lost = {
    ...{ id: "lost", act: actions.lost, label: t("play-bar-lost"), ...able },
    title: t("play-bar-lost-title"),
  };
  const done = {
    ...{ id: "done", act: actions.done, label: t("play-bar-done"), ...able },
    title: t("play-bar-done-title"),
  };
  const another = {
    ...{ id: "new", act: actions.another, label: t("play-bar-another") },
    canPress: shown.invents === true && !waits,
    title: t("play-bar-another-title"),
  };
  const copy = {
    ...{ id: "result", act: actions.result, label: t("play-bar-result") },
    title: t("play-bar-result-title"),
  };
  return [
    ...(task?.back === false ? [] : [back]),
    ...taskButtons(task, actions),
    ...(asks && !result ? [give] : []),
    ...(asks && seeks && !result ? [lost] : []),
    ...(task?.mine === true ? [] : [done]),
    ...(shown.invents === null ? [] : [another]),
    ...(result ? [copy] : []),
  ].map(renderButton);
}

/** The extra actions while the visitor acts as the search; their sentences come with the first task. */
function taskButtons(task: Shown["task"], actions: Actions): Button[] {
  if (task === null) return [];
  return WAYS.filter((way) => task[way]).map((way) => {
    const key = way === "show" && task.quiet ? "compare" : way;
    const label = t(`be-bar-${key}`);
    return { id: way, act: actions[way], label, title: t(`be-bar-${key}-title`) };
  });
}

/** The buttons below the sentence. */
function waysBelow(shown: Shown, actions: Actions): Button[] {
  const { phase, again, solution, puzzle, goal, crosses } = shown;
  const stuck = phase === "own" && shown.stuck && shown.canTake && shown.asks;
  const cross = {
    ...{ id: "notes", act: actions.notes, label: t("play-bar-crosses"), pressed: crosses },
    title: t("play-bar-crosses-title"),
  };
  return [
    ...(crosses === null ? [] : [cross]),
    ...(again ? [{ id: "anew", label: t("play-bar-anew"), act: actions.anew }] : []),
    ...(stuck ? [{ id: "rescue", label: t("play-bar-rescue"), act: actions.rescue }] : []),
    ...(phase === "lost"
      ? [{ id: "better", label: t("play-bar-better", { puzzle }), act: actions.better }]
      : []),
    ...(solution && phase !== "own"
      ? [
          {
            ...{ id: "solution", act: actions.solution },
            label: shown.shown ? t("play-bar-solution-hide") : t("play-bar-solution", { goal }),
          },
        ]
      : []),
  ];
}
