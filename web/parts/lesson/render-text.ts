import { html } from "lit-html";
import { t } from "../../language/translate.ts";
import { type Answers, renderChoice, renderHint } from "./answer-choice.ts";
import type { Choice, Node } from "./types.ts";

/** A step's text as a template. Only the tags named here are created, so no HTML can slip in. */

export const renderText = (body: readonly Node[], answers: Answers) =>
  renderNodes(body, { answers, questions: 0 });

/** @param questions number of the questions so far */
interface Asked {
  answers: Answers;
  questions: number;
}

const PLAIN: Record<string, (content: unknown) => unknown> = {
  p: (content) => html`<p>${content}</p>`,
  ul: (content) => html`<ul>${content}</ul>`,
  ol: (content) => html`<ol>${content}</ol>`,
  li: (content) => html`<li>${content}</li>`,
  strong: (content) => html`<strong>${content}</strong>`,
  em: (content) => html`<em>${content}</em>`,
  code: (content) => html`<code>${content}</code>`,
  pre: (content) => html`<pre><code>${content}</code></pre>`,
  span: (content) => html`<span>${content}</span>`,
  hint: renderHint,
};

const renderNodes = (nodes: readonly Node[], asked: Asked): unknown[] =>
  nodes.map((node) => renderNode(node, asked));

function renderNode(node: Node, asked: Asked): unknown {
  if (typeof node === "string") return node;
  const [tag, ...parts] = node;
  if (tag === "choose") {
    const render = (nodes: readonly Node[]) => renderNodes(nodes, asked);
    return renderChoice(parts[0] as Choice, asked.questions++, asked.answers, render);
  }
  const content = parts as Node[];
  if (tag === "race") return renderRace(String(content[0]));
  if (tag === "a") return renderLink(String(content[0]), renderNodes(content.slice(1), asked));
  const plain = Object.hasOwn(PLAIN, tag) ? PLAIN[tag] : PLAIN.span;
  return plain(renderNodes(content, asked));
}

/** A button to a race; the browser's Back returns. */
const renderRace = (address: string) =>
  html`<p><a class="button" href=${address}>${t("lesson-race")}</a></p>`;

/** A link within the page, or to an https source. */
function renderLink(address: string, content: unknown) {
  if (address.startsWith("#")) return html`<a href=${address}>${content}</a>`;
  if (!address.startsWith("https://")) return html`<span>${content}</span>`;
  return html`<a href=${address} target="_blank" rel="noopener">${content}</a>`;
}
