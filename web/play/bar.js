import { tell } from "../language/tell.js";
import { element, setAble, setText } from "../view/element.js";
import { button, html, svg } from "../view/node.js";

/**
 * What the visitor plays with, in the place of what a program's run is steered with: so nothing else is moved.
 *
 * @import { PuzzleView, Ring } from "../puzzles/types.d.ts"
 * @import { waysAt } from "./task.js"
 * @import { Phase } from "./types.d.ts"
 *
 * @typedef {object} Actions
 * @property {() => void} back
 * @property {() => void} hint
 * @property {() => void} lost
 * @property {() => void} rescue
 * @property {() => void} done
 * @property {() => void} better
 * @property {() => void} solution
 * @property {() => void} skip
 * @property {() => void} retry
 * @property {() => void} mine
 * @property {() => void} difference
 * @property {() => void} show
 * @property {() => void} more
 * @property {(event: Event) => void} another
 * @property {() => void} result
 * @property {(choice: number) => void} value
 * @property {() => void} close the values, of which none is chosen
 *
 * @typedef {object} Shown
 * @property {Phase} phase
 * @property {boolean} canTake
 * @property {boolean} leaves a choice that is taken back is left for good
 * @property {number} hint the number of the next one
 * @property {boolean} asks whether hints and the loss may be asked for
 * @property {boolean} seeks whether anything can be lost
 * @property {boolean} invents whether this is a moment to take another instance, rather than to be told where it was lost
 * @property {boolean} result of a day's board, which can be told
 * @property {boolean} solution there is one to be shown
 * @property {boolean} shown it is
 * @property {boolean} stuck in a dead end
 * @property {string} puzzle
 * @property {string} goal what is looked for
 * @property {string} coming
 * @property {readonly number[]} values for the place that was chosen
 * @property {(ReturnType<typeof waysAt> & {quiet: boolean}) | null} task what can be done by whoever is the search; null: the game is free
 */

const BACK = "M9 5 3.500 10.500 9 16v-4h6a3.500 3.500 0 0 1 0 7h-4v2h4a5.500 5.500 0 0 0 0-11H9z";

/** What whoever is the search can do besides. */
const WAYS = /** @type {const} */ (["retry", "mine", "difference", "more", "show"]);

/** @param {Actions} actions */
export function makeBar(actions) {
  const parts = makeParts(actions);
  nameParts(parts);
  const { values, ...buttons } = parts;
  values.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    actions.close();
  });
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
  const board = element("board", HTMLCanvasElement);
  board.parentElement?.append(values);
  element("play", HTMLElement).parentElement?.append(row);
  return {
    /** Null: nobody plays. @param {Shown | null} shown @param {PuzzleView} view */
    show(shown, view) {
      row.hidden = shown === null;
      const opens = values.hidden;
      // Who goes by keyboard is on the board again.
      const byKey = values.querySelector(":focus-visible") !== null;
      values.hidden = shown === null || shown.values.length === 0;
      if (byKey && values.hidden) actions.close();
      if (shown === null) return;
      showButtons(parts, shown);
      if (values.hidden) return;
      showValues(values, shown, view, actions);
      lay(values, board, view.ringOf(shown.values[0], board));
      if (opens) values.querySelector("button")?.focus();
    },
    remove() {
      row.remove();
      values.remove();
    },
  };
}

/** @param {Actions} actions */
function makeParts(actions) {
  const icon = svg(
    "svg",
    { viewBox: "0 0 24 24", "aria-hidden": "true" },
    svg("path", { d: BACK }),
  );
  const make = (
    /** @type {string} */ id,
    /** @type {(event: Event) => void} */ act,
    /** @type {string} */ text = "",
  ) => button({ class: "button", id: `play-${id}`, click: act }, text);
  const back = button({ class: "button button-icon", id: "play-back", click: actions.back }, icon);
  return {
    values: html("div", { class: "play-values", id: "play-values", role: "group", hidden: "" }),
    back,
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
    better: make("better", actions.better),
    solution: make("solution", actions.solution),
    skip: make("skip", actions.skip, tell("play-bar-skip")),
  };
}

/** What the buttons say that always say the same. @param {Record<string, HTMLElement>} parts */
function nameParts(parts) {
  parts.done.title = tell("play-bar-done-title");
  parts.result.title = tell("play-bar-result-title");
}

/** @param {Record<string, HTMLElement>} parts @param {Shown} state */
function showButtons(parts, state) {
  const { phase, canTake, leaves, hint, asks, seeks, solution, shown, task } = state;
  const { invents, result, puzzle, goal } = state;
  const { back, lost, done, better, skip } = parts;
  const held = document.activeElement;
  back.hidden = phase !== "own" || task?.back === false;
  setAble(/** @type {HTMLButtonElement} */ (back), canTake);
  back.ariaLabel = leaves ? tell("play-bar-leave") : tell("play-bar-back");
  back.title = leaves ? tell("play-bar-leave-title") : tell("play-bar-back-title");
  parts.another.hidden = phase !== "own" || !invents;
  parts.result.hidden = !result;
  parts.rescue.hidden = phase !== "own" || !state.stuck || !canTake || !asks;
  parts.hint.hidden = phase !== "own" || !asks || result;
  parts.hint.title = tell("play-bar-hint-title", { step: hint });
  parts.another.title = tell("play-bar-another-title", { puzzle });
  lost.title = tell("play-bar-lost-title", { goal });
  lost.hidden = phase !== "own" || !asks || !seeks || result || invents;
  done.hidden = task?.mine === true;
  setText(better, tell("play-bar-better", { puzzle }));
  better.hidden = phase !== "lost";
  setText(parts.solution, tell("play-bar-solution", { goal }));
  parts.solution.hidden = phase === "own" || !solution;
  parts.solution.ariaPressed = String(shown);
  skip.hidden = phase !== "lost";
  showTask(parts, task);
  // Who goes by keyboard is brought to what can be done now.
  if (held instanceof HTMLElement && held.hidden && held.id.startsWith("play-")) {
    const own = [parts.retry, lost, parts.result, parts.another].find((one) => !one.hidden) ?? done;
    (phase === "own" ? own : phase === "lost" ? better : done).focus();
  }
}

/** What can be done by whoever is the search. @param {Record<string, HTMLElement>} parts @param {Shown["task"]} task */
function showTask(parts, task) {
  for (const way of WAYS) parts[way].hidden = task?.[way] !== true;
  // What is said of it comes with the first task.
  if (task === null) return;
  for (const way of WAYS) {
    const key = way === "show" && task.quiet ? "compare" : way;
    setText(parts[way], tell(`be-bar-${key}`));
    parts[way].title = tell(`be-bar-${key}-title`);
  }
}

/** @param {string} puzzle @param {string} place that a value is chosen for, or "" */
const tellValues = (puzzle, place) =>
  place === "" ? tell("play-bar-values-any") : tell("play-bar-values", { puzzle, place });

/** In rows of at most five; more than these in a square. @param {number} count */
const columnsFor = (count) => (count <= 5 ? count : Math.ceil(Math.sqrt(count)));

/** Below the place, or above it where there is no room: the place itself stays in sight. @param {HTMLElement} values @param {HTMLCanvasElement} board @param {Ring | null} ring */
function lay(values, board, ring) {
  if (ring === null) return;
  const { offsetLeft: left, offsetTop: top, clientWidth: width, clientHeight: height } = board;
  const scale = width / board.width;
  const [x, y, radius] = [ring.x, ring.y, ring.radius].map((one) => one * scale);
  const [wide, high] = [values.offsetWidth, values.offsetHeight];
  const below = y + radius + high <= height;
  const at = below ? y + radius : Math.max(0, y - radius - high);
  values.style.left = `${left + Math.max(0, Math.min(width - wide, x - wide / 2))}px`;
  values.style.top = `${top + at}px`;
}

/** @param {HTMLElement} values @param {Shown} shown @param {PuzzleView} view @param {Actions} actions */
function showValues(values, { values: choices, coming, puzzle }, view, actions) {
  values.ariaLabel = tellValues(puzzle, coming);
  if (values.children.length !== choices.length) {
    const made = choices.map(() => {
      const one = button({ class: "button play-value" }, html("i", {}), html("span", {}));
      one.addEventListener("click", () => actions.value(Number(one.dataset.choice)));
      return one;
    });
    values.replaceChildren(...made);
    values.style.gridTemplateColumns = `repeat(${columnsFor(choices.length)}, 44px)`;
  }
  choices.forEach((choice, index) => {
    const one = /** @type {HTMLElement} */ (values.children[index]);
    if (one.dataset.choice === String(choice)) return;
    one.dataset.choice = String(choice);
    const tint = view.ghostOf(choice, 1, { width: 1000, height: 1000 })?.tint;
    const [swatch, name] = /** @type {HTMLElement[]} */ ([...one.children]);
    swatch.hidden = tint === undefined;
    swatch.className = tint === undefined ? "" : `play-swatch tint-${tint}`;
    setText(name, view.brief(choice));
  });
}
