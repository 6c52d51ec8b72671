import { update } from "../../dom/element.ts";
import { holdOver, takeOver } from "../../dom/handed-over.ts";
import { lateFocus } from "../../dom/late-focus.ts";
import { latePart } from "../../dom/late-part.ts";
import { button, html } from "../../dom/node.ts";
import { goodItems, isText } from "../../engine/checks.ts";
import { tell } from "../../language/tell.ts";
import type { Page } from "../../state/lane/types.ts";
import type { makeClass } from "./class.ts";
import type { About } from "./types.ts";

/** The ways to what a teacher does with a class, below the question that is open. All else comes when it is wanted (class.ts). */

/** @param count hands are counted */
export function makeClassDoors(page: Page, count: (on: boolean) => void) {
  const box = html("div", { class: "class" });
  const doors = html("div", { class: "class-doors" });
  const collect = makeDoor("collect");
  const hands = makeDoor("hands");
  doors.append(collect, hands);
  let pupils: ReturnType<typeof makeClass> | null = null;
  let about: About | null = null;
  /** Doors that were open before the page was loaded anew, until there is a question. */
  let before = takeOver("class-doors", (ids) => goodItems(ids, isText));
  holdOver("class-doors", () =>
    [collect, hands].filter((door) => door.ariaExpanded === "true").map(({ id }) => id),
  );

  /** A button that shows what it stands for, and hides it. */
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
    /** Null: what is shown is no question for a class. @param home what it stands in @param stays what was counted is still seen */
    show(shown: About | null, home: HTMLElement, stays: boolean) {
      update(box, { hidden: shown === null && !stays });
      if (box.parentElement !== home) home.append(box);
      update(doors, { hidden: shown === null });
      // Where nothing is to be chosen from letters would stand for nothing.
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
