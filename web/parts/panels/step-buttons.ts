import { binding } from "../../dom/binding.ts";
import { element, setAble, setText, update } from "../../dom/element.ts";
import { nextSolution, nextVisit, stepOut, stepOver } from "../../engine/analysis/navigation.ts";
import type { RunAnalysis } from "../../engine/analysis/run-analysis.ts";
import type { Playback } from "../../engine/run/playback.ts";
import type { State } from "../../engine/run/search-state.ts";
import type { Account } from "../../engine/types/python-replies.ts";
import { t } from "../../language/translate.ts";
import type { Page } from "../../state/page/page-context.ts";

/** Buttons for steps in the search's own terms, and the sentence about refused candidates. */

/** Milliseconds between two sentences about a search ahead. */
const PAUSE = 1000;

export function bindSteps({ player }: Page, analysis: RunAnalysis) {
  const { signal, unbind } = binding();
  const actions = actionsOf(player, analysis);
  const buttons = {
    over: element("step-over", HTMLButtonElement),
    out: element("step-out", HTMLButtonElement),
    toSolution: element("to-solution", HTMLButtonElement),
    toVisit: element("to-visit", HTMLButtonElement),
  };
  const refused = element("refused", HTMLElement);
  /** The last pressed button, and its aim. */
  const pressed: { button: HTMLElement | null; aim: unknown } = { button: null, aim: null };
  let toldAt = 0;

  function press(name: keyof typeof buttons) {
    // A second press cancels a search that is still running.
    if (player.aim !== null && player.aim === pressed.aim && pressed.button === buttons[name]) {
      player.seek(player.timeline.position);
      return;
    }
    actions[name]();
    pressed.aim = player.aim;
    pressed.button = buttons[name];
  }

  /** Say how far a search ahead has come, but rarely enough for screen readers. */
  function showProgress(known: number) {
    const now = performance.now();
    if (now - toldAt < PAUSE) return;
    toldAt = now;
    setText(refused, t("panels-steps-searching", { known }));
  }

  /**
   * @param calm true when a single step can be read
   * @param dead sentence for a dead end, or ""
   */
  function show(told: Account | null | undefined, calm: boolean, dead: string) {
    const searching = player.aim !== null && player.aim.kind === "find";
    const under = searching && player.aim === pressed.aim ? pressed.button : null;
    showButtons(buttons, player, under);
    update(refused.dataset, { telling: String(dead !== "") });
    if (searching) showProgress(player.timeline.known);
    else if (!calm || !told || player.state.complete) setText(refused, "");
    else if (dead !== "") setText(refused, dead);
    else setText(refused, told.refused);
  }

  for (const [name, button] of Object.entries(buttons)) {
    const act = () => press(name as keyof typeof buttons);
    button.addEventListener("click", act, { signal });
  }
  return { actions, show, unbind };
}

function actionsOf(player: Playback, analysis: RunAnalysis) {
  return {
    over: () => {
      if (player.can.step) player.find(stepOver(player.timeline, analysis.depthRanges));
    },
    out: () => {
      const { timeline } = player;
      if (timeline.state.depth > timeline.root.length)
        player.find(stepOut(timeline, analysis.depthRanges));
    },
    toSolution: () => {
      if (player.can.step) player.find(nextSolution(player.timeline.position));
    },
    toVisit: () => {
      const choice = visited(player.state);
      if (choice >= 0 && player.can.step) {
        player.find(nextVisit(choice, player.timeline.position));
      }
    },
  };
}

/** @param under the button whose search is running */
function showButtons(
  buttons: Record<keyof ReturnType<typeof actionsOf>, HTMLButtonElement>,
  { timeline, state, can }: Playback,
  under: HTMLElement | null,
) {
  setAble(buttons.over, can.step);
  setAble(buttons.out, state.depth > timeline.root.length);
  setAble(buttons.toSolution, can.step);
  setAble(buttons.toVisit, can.step && visited(state) >= 0);
  for (const button of Object.values(buttons)) {
    update(button, { ariaPressed: String(button === under) });
  }
}

/** The choice at the cursor: the last one on the path, or the one just undone. */
const visited = (state: State) => (state.undone >= 0 ? state.undone : state.top);
