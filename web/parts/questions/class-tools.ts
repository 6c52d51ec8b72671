import { update } from "../../dom/element.ts";
import { holdOver, takeOver } from "../../dom/handed-over.ts";
import { lateFocus } from "../../dom/late-focus.ts";
import { latePart } from "../../dom/late-part.ts";
import { button, html } from "../../dom/node.ts";
import { goodItems, isText } from "../../engine/checks.ts";
import { tell } from "../../language/tell.ts";
import type { Page } from "../../state/lane/types.ts";
import type { makeClass } from "./class.ts";
import type { ClassQuestion } from "./types.ts";

/** The buttons for teachers below an open question. The tools behind them are loaded on demand (class.ts). */

/** @param count called with true while hands are counted */
export function makeClassTools(page: Page, count: (on: boolean) => void) {
  const box = html("div", { class: "class" });
  const doors = html("div", { class: "class-doors" });
  const collect = makeDoor("collect");
  const hands = makeDoor("hands");
  doors.append(collect, hands);
  let pupils: ReturnType<typeof makeClass> | null = null;
  let about: ClassQuestion | null = null;
  /** Ids of the buttons that were open before a reload, until there is a question. */
  let before = takeOver("class-doors", (ids) => goodItems(ids, isText));
  holdOver("class-doors", () =>
    [collect, hands].filter((door) => door.ariaExpanded === "true").map(({ id }) => id),
  );

  /** A toggle button for one of the tools. */
  function makeDoor(name: "collect" | "hands") {
    const label =
      name === "collect" ? tell("questions-class-collect") : tell("questions-class-hands");
    const door = button(
      {
        class: "button",
        id: `class-${name}`,
        "aria-expanded": "false",
        click: () => toggle(door, name),
      },
      label,
    );
    return door;
  }

  async function toggle(door: HTMLElement, name: "collect" | "hands") {
    const focus = lateFocus();
    try {
      const part = await latePart(import("./class.ts"));
      pupils ??= part.makeClass(page, box);
      pupils.show(about);
      door.ariaExpanded = String(pupils.toggle(name, focus));
      count(hands.ariaExpanded === "true");
    } catch (error) {
      page.tell((error as Error).message);
    }
  }

  return {
    box,
    doors,
    /**
     * Null: there is no question for a class. @param home the element to put it in @param stays true: keep counts
     * visible
     */
    show(shown: ClassQuestion | null, home: HTMLElement, stays: boolean) {
      update(box, { hidden: shown === null && !stays });
      if (box.parentElement !== home) home.append(box);
      update(doors, { hidden: shown === null });
      // Without options, there is nothing to vote on.
      update(hands, { hidden: shown?.labels.length === 0 });
      about = shown;
      pupils?.show(shown);
      if (shown === null) return;
      const again = [collect, hands].filter(({ id }) => before.includes(id));
      before = [];
      for (const door of again) door.click();
    },
  };
}
