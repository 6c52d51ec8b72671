import { makeScenario } from "../../scenario/scenario.js";
import { templates as words } from "../../text/en-forms.js";
import { element } from "../../view/element.js";
import { Board } from "../shared/board.js";
import { holesOf, startOn } from "./templates.js";

/**
 * The choice of a board's shape: it blocks squares, and each of them can be freed again.
 *
 * @param {import("../../page/page.js").Page} page
 */
export function bindTemplates(page) {
  const select = element("template", HTMLSelectElement);
  select.append(
    new Option(words.choose, ""),
    ...Object.entries(words.names).map(([value, name]) => new Option(name, value)),
  );
  select.addEventListener("change", () => {
    const template = /** @type {import("./templates.js").Template} */ (select.value);
    select.value = "";
    const { tour, values } = page.scenario;
    if (tour === null) return;
    const board = new Board(tour.board.rows, tour.board.columns);
    const holes = holesOf(template, board, tour.moves);
    const start = startOn(board, holes, tour.start);
    const changed = {
      holes: [...holes].map((hole) => board.name(hole)).join(","),
      start: start === null ? "any" : board.name(start),
      end: "",
    };
    try {
      const { text } = makeScenario("tour", { ...values, ...changed }, page.catalogue);
      const problem = page.chooseScenario(text);
      if (problem !== null) page.tell(problem);
    } catch (error) {
      page.tell(/** @type {Error} */ (error).message);
    }
  });
}
