/** Making elements: of the page, of drawings, and of what the panels build as the search goes on. */
type Attributes = Record<string, string | number | boolean | ((event: Event) => void)>;

const SVG = "http://www.w3.org/2000/svg";

/** An HTML element. A function among the attributes is a listener for that event; false leaves one out. */
export function html<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: (Node | string)[]
) {
  const node = document.createElement(tag);
  furnish(node, attributes, children);
  return node;
}

/** An SVG element. */
export function svg<K extends keyof SVGElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: (Node | string)[]
) {
  const node = document.createElementNS(SVG, tag);
  furnish(node, attributes, children);
  return node;
}

/** A button that submits nothing. */
export function button(attributes: Attributes, ...children: (Node | string)[]) {
  return html("button", { type: "button", ...attributes }, ...children);
}

function furnish(node: Element, attributes: Attributes, children: (Node | string)[]) {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") node.addEventListener(name, value);
    else if (value !== false) node.setAttribute(name, String(value));
  }
  node.append(...children);
}
