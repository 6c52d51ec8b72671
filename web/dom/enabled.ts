import { noChange } from "lit-html";
import { Directive, directive, type ElementPart } from "lit-html/directive.js";
import { setAble } from "./element.ts";

class Able extends Directive {
  render(_able: boolean) {
    return noChange;
  }

  override update({ element }: ElementPart, [able]: [boolean]) {
    setAble(element as HTMLButtonElement, able);
    return noChange;
  }
}

/** Enable or disable a button in a template. A disabled button keeps the focus, see `setAble`. */
export const able = directive(Able);
