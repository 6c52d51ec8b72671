/**
 * Making elements: the panels build their rows as the search goes on.
 *
 * @typedef {Record<string, string | number | boolean | ((event: Event) => void)>} Attributes
 */

const SVG = "http://www.w3.org/2000/svg";

/**
 * An HTML element. A function among the attributes is a listener for that event; false leaves one out.
 * @param {string} tag
 * @param {Attributes} [attributes]
 * @param {...(Node | string)} children
 * @returns {HTMLElement}
 */
export function html(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  furnish(node, attributes, children);
  return node;
}

/**
 * An SVG element.
 * @param {string} tag
 * @param {Attributes} [attributes]
 * @param {...(Node | string)} children
 * @returns {SVGElement}
 */
export function svg(tag, attributes = {}, ...children) {
  const node = /** @type {SVGElement} */ (document.createElementNS(SVG, tag));
  furnish(node, attributes, children);
  return node;
}

/** @param {Element} node @param {Attributes} attributes @param {(Node | string)[]} children */
function furnish(node, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") node.addEventListener(name, value);
    else if (value !== false) node.setAttribute(name, String(value));
  }
  node.append(...children);
}
