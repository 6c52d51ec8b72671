import { language, OTHERS, tell } from "../language/tell.js";
import { recall } from "./preferences.js";

/** Where the visitor's choice of a language is kept. */
const KEY = "knights.language";

/**
 * The language to speak, of those that there are: the link's, else the one that was chosen, else
 * the first that the browser asks for.
 *
 * @param {{hash: string, wanted: readonly string[]}} from the link's fragment, and what the browser asks for
 */
export function chooseLanguage({ hash, wanted }) {
  const named = /&lang=([a-z]+)/.exec(hash)?.[1];
  const asked = [named, recall(KEY), ...wanted.map((tag) => tag.split("-")[0])];
  return asked.find((code) => code === "en" || Object.hasOwn(OTHERS, code ?? "")) ?? "en";
}

/** What stands in a sentence of the page for something that is no text. */
const GAP = "\u0000";

/** Tell all that stands in index.html in the language that is spoken: there it is in English. */
export function translatePage() {
  if (language() === "en") return;
  for (const part of document.querySelectorAll("[data-tell]")) {
    const texts = Array.from(part.childNodes).filter(
      (node) => node instanceof Text && /\p{L}/u.test(node.data),
    );
    const told = tellMarked(part, "data-tell").split(GAP);
    texts.forEach((text, index) => {
      text.textContent = ` ${told[index] ?? ""} `;
    });
  }
  for (const name of ["label", "title"]) {
    for (const part of document.querySelectorAll(`[data-tell-${name}]`)) {
      const told = tellMarked(part, `data-tell-${name}`);
      part.setAttribute(name === "label" ? "aria-label" : "title", told);
    }
  }
}

/** @param {Element} part @param {string} name of the attribute with the key */
function tellMarked(part, name) {
  const key = /** @type {"html-close"} */ (part.getAttribute(name));
  return tell(key, .../** @type {[]} */ (/** @type {unknown} */ ([{ gap: GAP }])));
}
