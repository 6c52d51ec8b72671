import { tell } from "../../language/tell.ts";
import { binding } from "../../view/binding.ts";
import { element } from "../../view/element.ts";
import { button, html } from "../../view/node.ts";

/**
 * The card that looks for the fewest colours of a map: 1, 2, 3 ... each with its verdict, and each to be watched.
 *
 * @import { Verdict } from "../../search/types.ts"
 * @import { Host } from "../types.ts"
 *
 * @typedef {object} Attempt
 * @property {string} scenario
 * @property {Verdict} verdict
 * @property {number} placed
 * @property {number} undone
 * @property {string[]} clique regions that all touch one another, if there are more of them than colours
 */

/** Events after which an attempt is given up; it then proves nothing. */
const LIMIT = 2_000_000;
const MOST_COLOURS = 64;

/** @param {Host} page */
export function bindFewestColours(page) {
  const { signal, also, unbind } = binding();
  const card = element("fewest", HTMLElement);
  const start = element("fewest-start", HTMLButtonElement);
  const rows = element("fewest-rows", HTMLElement);
  let map = "";

  async function begin() {
    start.disabled = true;
    rows.replaceChildren();
    try {
      await tryAll();
    } catch (error) {
      page.tell(/** @type {Error} */ (error).message);
    }
    start.disabled = false;
  }

  /** One attempt after the other, until another map is opened. */
  async function tryAll() {
    const text = page.scenario.text;
    for (let colours = 1; colours <= MOST_COLOURS; colours++) {
      const row = makeRow(colours);
      rows.append(html("li", {}, row));
      /** @type {Attempt} */
      const attempt = await page.solver.insist("attempt", text, colours, LIMIT);
      if (!row.isConnected) return;
      showAttempt(row, colours, attempt);
      row.addEventListener("click", () => page.chooseScenario(attempt.scenario));
      if (attempt.verdict !== "exhausted") return;
    }
  }

  /** On each new scenario: the table stays as long as the map does. */
  function open() {
    const { puzzle, values } = page.scenario;
    card.hidden = puzzle !== "colouring";
    const next = puzzle === "colouring" ? values.map : "";
    if (next === map) return;
    map = next;
    rows.replaceChildren();
  }

  start.addEventListener("click", begin, { signal });
  also(() => rows.replaceChildren());
  return { open, unbind };
}

/** @param {number} colours */
function makeRow(colours) {
  return button(
    { class: "preset" },
    html("span", { class: "preset-title" }, tell("colouring-fewest-colours", { colours })),
    html("span", { class: "preset-note" }, tell("colouring-fewest-searching")),
  );
}

/** @param {HTMLButtonElement} row @param {number} colours @param {Attempt} attempt */
function showAttempt(row, colours, { verdict, placed, undone, clique }) {
  const told = {
    found: `${tell("colouring-fewest-found", { placed, undone })} ${tell("colouring-fewest-least", { colours })}`,
    exhausted: [
      tell("colouring-fewest-exhausted", { placed }),
      ...(clique.length > 0 ? [tell("colouring-fewest-clique", { clique })] : []),
    ].join(" "),
    proved: "",
    stopped: tell("colouring-fewest-stopped", { events: placed + undone }),
  };
  row.dataset.verdict = verdict;
  row.replaceChildren(
    html("span", { class: "preset-title" }, tell("colouring-fewest-colours", { colours })),
    html("span", { class: "preset-note" }, told[verdict]),
  );
}
