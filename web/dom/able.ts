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

/** In a template: whether a button can be pressed now. It keeps the focus that it has, see `setAble`. */
export const able = directive(Able);
