import { fewest as words } from "../../text/en-colouring.js";
import { element } from "../../view/element.js";

/**
 * The card that looks for the fewest colours of a map: 1, 2, 3 ... each with its verdict, and each to be watched.
 *
 * @typedef {object} Attempt
 * @property {string} scenario
 * @property {import("../../search/messages.js").Verdict} verdict
 * @property {number} placed
 * @property {number} undone
 * @property {string[]} clique regions that all touch one another, if there are more of them than colours
 */

/** Events after which an attempt is given up; it then proves nothing. */
const LIMIT = 2_000_000;
const MOST_COLOURS = 64;

/** @param {import("../../page/page.js").Page} page */
export function bindFewestColours(page) {
  const card = element("fewest", HTMLElement);
  const start = element("fewest-start", HTMLButtonElement);
  const rows = element("fewest-rows", HTMLElement);
  let map = "";

  start.addEventListener("click", async () => {
    const asked = map;
    start.disabled = true;
    rows.replaceChildren();
    try {
      await tryAll(asked);
    } catch (error) {
      page.tell(/** @type {Error} */ (error).message);
    }
    start.disabled = false;
  });

  /** @param {string} asked the map that the attempts are for */
  async function tryAll(asked) {
    const text = page.scenario.text;
    for (let colours = 1; colours <= MOST_COLOURS; colours++) {
      const row = addRow(colours);
      /** @type {Attempt} */
      const attempt = await page.solver.insist("attempt", text, colours, LIMIT);
      if (asked !== map) return;
      showAttempt(row, colours, attempt);
      if (attempt.verdict !== "exhausted") return;
    }
  }

  /** @param {number} colours */
  function addRow(colours) {
    const item = document.createElement("li");
    const row = document.createElement("button");
    row.type = "button";
    row.className = "preset";
    row.append(line("preset-title", words.colours(colours)), line("preset-note", words.searching));
    item.append(row);
    rows.append(item);
    return row;
  }

  /** @param {HTMLButtonElement} row @param {number} colours @param {Attempt} attempt */
  function showAttempt(row, colours, { scenario, verdict, placed, undone, clique }) {
    const told = {
      found: `${words.found(placed, undone)}. ${words.least(colours)}`,
      exhausted: words.exhausted(placed) + (clique.length > 0 ? words.clique(clique) : ""),
      proved: "",
      stopped: words.stopped(placed + undone),
    };
    row.dataset.verdict = verdict;
    row.replaceChildren(
      line("preset-title", words.colours(colours)),
      line("preset-note", told[verdict]),
    );
    row.addEventListener("click", () => page.chooseScenario(scenario));
  }

  /** @param {string} name @param {string} text */
  function line(name, text) {
    const span = document.createElement("span");
    span.className = name;
    span.textContent = text;
    return span;
  }

  return {
    /** On each new scenario: the table stays as long as the map does. */
    open() {
      const { puzzle, values } = page.scenario;
      card.hidden = puzzle !== "colouring";
      const next = puzzle === "colouring" ? values.map : "";
      if (next === map) return;
      map = next;
      rows.replaceChildren();
    },
  };
}
