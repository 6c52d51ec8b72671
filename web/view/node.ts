/**
 * Making elements: of the page, of drawings, and of what the panels build as the search goes on.
 *
 * @typedef {Record<string, string | number | boolean | ((event: Event) => void)>} Attributes
 */

const SVG = "http://www.w3.org/2000/svg";

/**
 * An HTML element. A function among the attributes is a listener for that event; false leaves one out.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Attributes} [attributes]
 * @param {...(Node | string)} children
 */
export function html(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  furnish(node, attributes, children);
  return node;
}

/**
 * An SVG element.
 * @template {keyof SVGElementTagNameMap} K
 * @param {K} tag
 * @param {Attributes} [attributes]
 * @param {...(Node | string)} children
 */
export function svg(tag, attributes = {}, ...children) {
  const node = document.createElementNS(SVG, tag);
  furnish(node, attributes, children);
  return node;
}

/** A button that submits nothing. @param {Attributes} attributes @param {...(Node | string)} children */
export function button(attributes, ...children) {
  return html("button", { type: "button", ...attributes }, ...children);
}

/** @param {Element} node @param {Attributes} attributes @param {(Node | string)[]} children */
function furnish(node, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") node.addEventListener(name, value);
    else if (value !== false) node.setAttribute(name, String(value));
  }
  node.append(...children);
}
