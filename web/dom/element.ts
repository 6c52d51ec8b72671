import { tell } from "../language/tell.ts";

/**
 * The element with this id, of this class. A page that lacks it is another version's, as a browser may keep one of the two files longer.
 */
export function element<T extends HTMLElement>(id: string, type: new () => T) {
  const found = document.getElementById(id);
  if (!(found instanceof type)) {
    throw new Error(tell("page-mixed"), { cause: `index.html has no ${type.name} #${id}` });
  }
  return found;
}

/**
 * Writes a text only when it changed, so that nothing is laid out again for nothing. A text in place of another changes its node: one
 * that is put in anew has engines match every `:has()` of the styles again.
 */
export function setText(target: HTMLElement, text: string) {
  if (target.textContent === text) return;
  const [node, ...others] = target.childNodes;
  if (node instanceof Text && others.length === 0 && text !== "") node.data = text;
  else target.textContent = text;
}

/**
 * Writes only those properties that changed: engines compute the style of an element again for each that is written, the same or not.
 *
 * @param target an element, or its `dataset`
 */
export function update<T extends object>(target: T, values: Partial<T>) {
  for (const name of Object.keys(values) as (keyof T)[]) {
    const value = values[name] as T[keyof T];
    if (target[name] !== value) target[name] = value;
  }
}

/**
 * Whether a button can be pressed now. One that has the focus keeps it: were it disabled, a visitor
 * who goes by keyboard would be back at the top of the page.
 */
export function setAble(button: HTMLButtonElement, able: boolean) {
  const held = document.activeElement === button;
  update(button, { disabled: !able && !held, ariaDisabled: able ? null : "true" });
  // Perhaps nothing is drawn any more by the time it loses the focus.
  if (!able && held) button.addEventListener("blur", disableLeft, { once: true });
}

function disableLeft({ currentTarget }: Event) {
  const button = currentTarget as HTMLButtonElement;
  button.disabled = button.ariaDisabled === "true";
}
