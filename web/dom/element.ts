import { t } from "../language/translate.ts";

/**
 * The element with this id and class. If it is missing, the browser has cached page and script of different versions.
 */
export function element<T extends HTMLElement>(id: string, type: new () => T) {
  const found = document.getElementById(id);
  if (!(found instanceof type)) {
    throw new Error(t("page-mixed"), { cause: `index.html has no ${type.name} #${id}` });
  }
  return found;
}

/**
 * Set a text only if it changed, to avoid layout. A changed text reuses its node: a new node makes engines match every
 * `:has()` of the stylesheets again.
 */
export function setText(target: HTMLElement, text: string) {
  if (target.textContent === text) return;
  const [node, ...others] = target.childNodes;
  if (node instanceof Text && others.length === 0 && text !== "") node.data = text;
  else target.textContent = text;
}

/**
 * Set only the properties that changed: engines recompute an element's style at each assignment, even of the same
 * value.
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
 * Enable or disable a button. A focused button keeps the focus until the visitor leaves it: disabling it at once would
 * send keyboard users back to the top of the page.
 */
export function setAble(button: HTMLButtonElement, able: boolean) {
  const held = document.activeElement === button;
  update(button, { disabled: !able && !held, ariaDisabled: able ? null : "true" });
  // There may be no further frame after it loses the focus.
  if (!able && held) button.addEventListener("blur", disableLeft, { once: true });
}

function disableLeft({ currentTarget }: Event) {
  const button = currentTarget as HTMLButtonElement;
  button.disabled = button.ariaDisabled === "true";
}
