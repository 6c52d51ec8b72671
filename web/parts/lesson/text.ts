import { html } from "../../dom/node.ts";
import { tell } from "../../language/tell.ts";
import { makeChoice, makeHint } from "./choose.ts";
import type { Choice, Node } from "./types.ts";

/** Turns a step's text into elements. Only the tags named here are created, so no HTML can slip in. */

interface Answers {
  given: (question: number) => string;
  keep: (question: number, answer: string) => void;
}

const PLAIN = new Set(["p", "ul", "ol", "li", "strong", "em", "code"]);

export function makeText(body: readonly Node[], answers: Answers) {
  let questions = 0;

  const make = (nodes: readonly Node[]): globalThis.Node[] => nodes.map(makeOne);

  function makeOne(node: Node): globalThis.Node {
    if (typeof node === "string") return document.createTextNode(node);
    const [tag, ...parts] = node;
    if (tag === "choose") return ask(parts[0] as Choice);
    const content = parts as Node[];
    if (tag === "hint") return makeHint(make(content));
    if (tag === "race") return makeRace(String(content[0]));
    if (tag === "pre") return html("pre", {}, html("code", {}, ...make(content)));
    if (tag === "a") return makeLink(String(content[0]), make(content.slice(1)));
    return PLAIN.has(tag)
      ? html(tag as "p", {}, ...make(content))
      : html("span", {}, ...make(content));
  }

  function ask(choice: Choice) {
    const question = questions++;
    const keep = (answer: string) => answers.keep(question, answer);
    return makeChoice({ choice, make, given: answers.given(question), keep });
  }

  return make(body);
}

/** A button to a race; the browser's Back returns. */
const makeRace = (address: string) =>
  html("p", {}, html("a", { class: "button", href: address }, tell("lesson-race")));

/** A link within the page, or to an https source. */
function makeLink(address: string, content: globalThis.Node[]) {
  if (address.startsWith("#")) return html("a", { href: address }, ...content);
  if (!address.startsWith("https://")) return html("span", {}, ...content);
  return html("a", { href: address, target: "_blank", rel: "noopener" }, ...content);
}
