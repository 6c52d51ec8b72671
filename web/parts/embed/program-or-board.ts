import { binding } from "../../dom/binding.ts";
import { button, html } from "../../dom/create-element.ts";
import { element } from "../../dom/element.ts";
import { t } from "../../language/translate.ts";

/** Two buttons that choose between the program and the board, for frames too small to show both. */
type Side = "program" | "board";

export function bindSides() {
  const { onDispose, unbind } = binding();
  const page = element("page", HTMLElement);

  const make = (side: Side) =>
    button({ class: "button", click: () => turn(side) }, t(`share-embed-sides-${side}`));
  const buttons = { program: make("program"), board: make("board") };

  /** @param side the side to show */
  function turn(side: Side) {
    page.dataset.side = side;
    buttons.program.setAttribute("aria-pressed", String(side === "program"));
    buttons.board.setAttribute("aria-pressed", String(side === "board"));
  }

  const choice = html("div", {
    class: "embed-sides",
    role: "group",
    "aria-label": t("share-embed-sides-choice"),
  });
  choice.append(buttons.program, buttons.board);
  page.prepend(choice);
  onDispose(() => choice.remove());
  turn("board");
  return { turn, unbind };
}
