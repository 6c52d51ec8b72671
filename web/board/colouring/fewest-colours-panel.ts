import { binding } from "../../dom/binding.ts";
import { button, html } from "../../dom/create-element.ts";
import { element } from "../../dom/element.ts";
import type { Verdict } from "../../engine/search/types.ts";
import { t } from "../../language/translate.ts";
import type { Host } from "../types.ts";

/**
 * The card that looks for the fewest colours of a map: tries 1, 2, 3 ... and shows each verdict, with a link to watch
 * that search.
 */

interface Attempt {
  scenario: string;
  verdict: Verdict;
  placed: number;
  undone: number;
  clique: string[]; // regions that all touch one another, if there are more of them than colours
}

/** Give up an attempt after this many events; it proves nothing then. */
const LIMIT = 2_000_000;
const MOST_COLOURS = 64;

export function bindFewestColours(page: Host) {
  const { signal, onDispose, unbind } = binding();
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
      page.showToast((error as Error).message);
    }
    start.disabled = false;
  }

  /** Try one number of colours after the other, until another map is opened. */
  async function tryAll() {
    const text = page.scenario.text;
    for (let colours = 1; colours <= MOST_COLOURS; colours++) {
      const row = makeRow(colours);
      rows.append(html("li", {}, row));
      const attempt: Attempt = await page.solver.insist("attempt", text, colours, LIMIT);
      if (!row.isConnected) return;
      showAttempt(row, colours, attempt);
      row.addEventListener("click", () => page.chooseScenario(attempt.scenario));
      if (attempt.verdict !== "exhausted") return;
    }
  }

  /** The table stays as long as the map does. */
  function open() {
    const { puzzle, values } = page.scenario;
    // The table counts colours for the map alone, without given ones.
    card.hidden = puzzle !== "colouring" || values.givens !== "";
    const next = puzzle === "colouring" ? values.map : "";
    if (next === map) return;
    map = next;
    rows.replaceChildren();
  }

  start.addEventListener("click", begin, { signal });
  onDispose(page.onOpen(open));
  onDispose(() => rows.replaceChildren());
  return { unbind };
}

function makeRow(colours: number) {
  return button(
    { class: "preset" },
    html("span", { class: "semibold" }, t("colouring-colours", { colours })),
    html("span", { class: "preset-note" }, t("colouring-fewest-searching")),
  );
}

function showAttempt(
  row: HTMLButtonElement,
  colours: number,
  { verdict, placed, undone, clique }: Attempt,
) {
  const told = {
    found: `${t("colouring-fewest-found", { placed, undone })} ${t("colouring-fewest-least", { colours })}`,
    exhausted: [
      t("colouring-fewest-exhausted", { placed }),
      ...(clique.length > 0 ? [t("colouring-fewest-clique", { clique })] : []),
    ].join(" "),
    proved: "",
    stopped: t("colouring-fewest-stopped", { events: placed + undone }),
  };
  row.dataset.verdict = verdict;
  row.replaceChildren(
    html("span", { class: "semibold" }, t("colouring-colours", { colours })),
    html("span", { class: "preset-note" }, told[verdict]),
  );
}
