import { nextSolution, nextVisit, out, over } from "../digest/landmarks.js";
import * as words from "../text/en-panels.js";
import { element, setAble, setText } from "../view/element.js";

/**
 * The steps that think in the search's terms, and the sentence on what was refused.
 *
 * @typedef {import("../page/page.js").Page} Page
 * @typedef {import("../digest/digest.js").Digest} Digest
 * @typedef {import("../search/questions.js").Told} Told
 */

/** Milliseconds between two sentences on a search ahead. */
const PAUSE = 1000;

/** @param {Page} page @param {Digest} digest */
export function bindSteps({ player }, digest) {
  /** The aim of the button that was pressed last. @type {unknown} */
  let aim = null;
  /** @type {HTMLElement | null} */
  let pressed = null;

  const actions = {
    over: () => {
      if (player.can.step) player.find(over(player.timeline, digest.relief));
    },
    out: () => {
      const { timeline } = player;
      if (timeline.state.depth > timeline.root.length) player.find(out(timeline, digest.relief));
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

  const buttons = {
    over: element("step-over", HTMLButtonElement),
    out: element("step-out", HTMLButtonElement),
    toSolution: element("to-solution", HTMLButtonElement),
    toVisit: element("to-visit", HTMLButtonElement),
  };
  for (const [name, button] of Object.entries(buttons)) {
    button.addEventListener("click", () => {
      // A second press ends a search that is still under way.
      if (player.aim !== null && player.aim === aim && pressed === button) {
        player.seek(player.timeline.position);
        return;
      }
      actions[/** @type {keyof typeof actions} */ (name)]();
      aim = player.aim;
      pressed = button;
    });
  }

  const refused = element("refused", HTMLElement);
  let toldAt = 0;

  /** How far a search ahead has come: not so often that a screen reader would never be done. @param {number} known */
  function tellSearch(known) {
    const now = performance.now();
    if (now - toldAt < PAUSE) return;
    toldAt = now;
    setText(refused, words.steps.searching(known));
  }

  return {
    actions,
    /**
     * @param {Told | null | undefined} told
     * @param {(choice: number) => string} name
     * @param {boolean} calm the single step can be read
     * @param {string} reason why there is no way on, at a dead end; else ""
     */
    show(told, name, calm, reason) {
      const { timeline, state, can } = player;
      setAble(buttons.over, can.step);
      setAble(buttons.out, state.depth > timeline.root.length);
      setAble(buttons.toSolution, can.step);
      setAble(buttons.toVisit, can.step && visited(state) >= 0);
      const searching = player.aim !== null && player.aim.kind === "find";
      for (const button of Object.values(buttons)) {
        const on = searching && button === pressed && player.aim === aim;
        button.setAttribute("aria-pressed", String(on));
      }
      refused.dataset.telling = String(reason !== "");
      if (searching) tellSearch(timeline.known);
      else if (!calm || !told) setText(refused, "");
      else if (reason !== "") setText(refused, reason);
      else setText(refused, words.refused(groupRefused(told.account.refused, name)));
    },
  };
}

/** The choice that the cursor is at: the last on the path, or the one just taken back. @param {import("../run/state.js").State} state */
const visited = (state) => (state.undone >= 0 ? state.undone : state.top);

/**
 * The refused candidates by reason, in the order in which reasons came first.
 *
 * @param {readonly [choice: number | null, reason: string][]} refused
 * @param {(choice: number) => string} name
 */
export function groupRefused(refused, name) {
  /** @type {Map<string, {reason: string, names: string[], number: number}>} */
  const groups = new Map();
  for (const [choice, reason] of refused) {
    const group = groups.get(reason) ?? { reason, names: [], number: 0 };
    group.number++;
    if (choice !== null) group.names.push(name(choice));
    groups.set(reason, group);
  }
  return [...groups.values()];
}
