import { tell } from "../language/tell.ts";
import { html } from "../view/node.ts";
import { makeChoice, makeHint } from "./choose.ts";

/**
 * A step's text as elements. What the build has written is no HTML: only what is named here comes of it.
 *
 * @import { Choice, Node } from "./types.ts"
 *
 * @typedef {object} Answers
 * @property {(question: number) => string} given
 * @property {(question: number, answer: string) => void} keep
 */

const PLAIN = new Set(/** @type {const} */ (["p", "ul", "ol", "li", "strong", "em", "code"]));

/** @param {readonly Node[]} body @param {Answers} answers */
export function makeText(body, answers) {
  let questions = 0;

  /** @param {readonly Node[]} nodes @returns {globalThis.Node[]} */
  const make = (nodes) => nodes.map(makeOne);

  /** @param {Node} node @returns {globalThis.Node} */
  function makeOne(node) {
    if (typeof node === "string") return document.createTextNode(node);
    const [tag, ...parts] = node;
    if (tag === "choose") return ask(/** @type {Choice} */ (parts[0]));
    const content = /** @type {Node[]} */ (parts);
    if (tag === "hint") return makeHint(make(content));
    if (tag === "race") return makeRace(String(content[0]));
    if (tag === "pre") return html("pre", {}, html("code", {}, ...make(content)));
    if (tag === "a") return makeLink(String(content[0]), make(content.slice(1)));
    return PLAIN.has(/** @type {any} */ (tag))
      ? html(/** @type {"p"} */ (tag), {}, ...make(content))
      : html("span", {}, ...make(content));
  }

  /** @param {Choice} choice */
  function ask(choice) {
    const question = questions++;
    const keep = (/** @type {string} */ answer) => answers.keep(question, answer);
    return makeChoice({ choice, make, given: answers.given(question), keep });
  }

  return make(body);
}

/** The way to a race; the browser's own way leads back. @param {string} address */
const makeRace = (address) =>
  html("p", {}, html("a", { class: "button", href: address }, tell("lesson-race")));

/** Within the page, or to a source. @param {string} address @param {globalThis.Node[]} content */
function makeLink(address, content) {
  if (address.startsWith("#")) return html("a", { href: address }, ...content);
  if (!address.startsWith("https://")) return html("span", {}, ...content);
  return html("a", { href: address, target: "_blank", rel: "noopener" }, ...content);
}
