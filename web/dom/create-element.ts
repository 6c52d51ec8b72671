/** Creates elements. */
type Attributes = Record<string, string | number | boolean | ((event: Event) => void)>;

const SVG = "http://www.w3.org/2000/svg";

/**
 * Create an HTML element. A function among the attributes becomes a listener for that event; false omits an attribute.
 */
export function html<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: (Node | string)[]
) {
  const node = document.createElement(tag);
  furnish(node, attributes, children);
  return node;
}

/** Create an SVG element. */
export function svg<K extends keyof SVGElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: (Node | string)[]
) {
  const node = document.createElementNS(SVG, tag);
  furnish(node, attributes, children);
  return node;
}

/** Create a button that does not submit a form. */
export function button(attributes: Attributes, ...children: (Node | string)[]) {
  return html("button", { type: "button", ...attributes }, ...children);
}

function furnish(node: Element, attributes: Attributes, children: (Node | string)[]) {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") node.addEventListener(name, value);
    // A recorded search has a policy that allows no other way to set a style.
    else if (name === "style") (node as HTMLElement).style.cssText = String(value || "");
    else if (value !== false) node.setAttribute(name, String(value));
  }
  node.append(...children);
}
