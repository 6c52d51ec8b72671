import { binding } from "../../dom/binding.ts";
import { element } from "../../dom/element.ts";
import type { Scenario } from "../../engine/types/scenario.ts";
import { t } from "../../language/translate.ts";
import { Board } from "../shared/board.ts";
import type { Host } from "../types.ts";
import { holesOf, startOn, type Template } from "./templates.ts";
import { taskOf } from "./tour.ts";

/** The shapes on offer. */
const NAMES = [...["full", "cross", "diamond", "ring", "corner", "corners", "random"]] as const;

/** The menu of board shapes. A shape blocks squares, each of which can be freed again. */
export function bindTemplates(page: Host) {
  const { signal, onDispose, unbind } = binding();
  const select = element("template", HTMLSelectElement);
  select.append(
    new Option(t("tour-templates-choose"), ""),
    ...NAMES.map((name) => new Option(t(`tour-templates-names-${name}`), name)),
  );

  function take() {
    const template = select.value as Template;
    select.value = "";
    if (page.scenario.puzzle !== "tour") return;
    const problem = page.chooseScenario(shape(page.scenario, template));
    if (problem !== null) page.showToast(problem);
  }

  select.addEventListener("change", take, { signal });
  onDispose(() => select.replaceChildren());
  return { unbind };
}

/** The scenario of a tour on a board of another shape. */
function shape(scenario: Scenario, template: Template) {
  const { board: before, moves, start } = taskOf(scenario);
  const board = new Board(before.rows, before.columns);
  const holes = holesOf(template, board, moves);
  const first = startOn(board, holes, start);
  const parts = scenario.text.split("/").filter((part) => !/^(holes|end)=/.test(part));
  parts[2] = first === null ? "any" : board.name(first);
  if (holes.size > 0) parts.push(`holes=${[...holes].map((hole) => board.name(hole)).join(",")}`);
  return parts.join("/");
}
