import { LANGUAGES } from "../language/languages.ts";
import { language, placed, tell } from "../language/tell.ts";
import { binding } from "./binding.ts";
import { element } from "./element.ts";
import { reloadAt } from "./handed-over.ts";
import { html } from "./node.ts";
import { remember } from "./storage.ts";

/** Where the visitor's choice of a language is kept; first-paint.ts reads it. */
const KEY = "knights.language";

/** What stands in a sentence of the page for something that is no text. */
const GAP = "\u0000";

/** Attributes that are told, by what marks them. */
const ATTRIBUTES = { label: "aria-label", title: "title", content: "content" };

/** Tell what stands in index.html in the language that is spoken: there it is in English. Dialogs are told as they come: late-dialog.ts. */
export function translatePage() {
  translate(document, ":not([data-late] *)");
  if (language() !== "en") {
    document
      .querySelector("link[rel=manifest]")
      ?.setAttribute("href", placed("manifest.webmanifest"));
  }
  delete document.documentElement.dataset.untold;
}

/** @param those of its parts that are told now, as a selector */
export function translate(place: ParentNode, those = "") {
  if (language() === "en") return;
  for (const part of place.querySelectorAll(`[data-tell]${those}`)) tellTexts(part);
  for (const [mark, attribute] of Object.entries(ATTRIBUTES)) {
    for (const part of place.querySelectorAll(`[data-tell-${mark}]${those}`)) {
      part.setAttribute(attribute, tellMarked(part, `data-tell-${mark}`));
    }
  }
}

function tellTexts(part: Element) {
  const texts = Array.from(part.childNodes).filter(
    (node) => node instanceof Text && /\p{L}/u.test(node.data),
  );
  const told = tellMarked(part, "data-tell").split(GAP);
  texts.forEach((text, index) => {
    text.textContent = ` ${told[index] ?? ""} `;
  });
}

/** @param name of the attribute with the key */
function tellMarked(part: Element, name: string) {
  const key = part.getAttribute(name) as "html-close";
  return tell(key, ...([{ gap: GAP }] as unknown as []));
}

/**
 * The languages in the menu, each by its own name. Another one is spoken from the beginning: the page is loaded anew, at the same place.
 *
 * @param here the fragment of what the page shows
 */
export function bindLanguage(here: () => Promise<string>) {
  const { signal, also, unbind } = binding();
  const place = element("languages", HTMLElement);
  const buttons = Object.entries(LANGUAGES).map(([code, { name }]) => {
    const pressed = String(code === language());
    const button = html(
      "button",
      { type: "button", class: "button", lang: code, "aria-pressed": pressed },
      name,
    );
    button.addEventListener("click", () => void change(code, here), { signal });
    return button;
  });
  place.replaceChildren(...buttons);
  also(() => place.replaceChildren());
  // A link that is followed within the page may name another one.
  const follow = () => {
    const named = /&lang=([a-z]+)/.exec(location.hash)?.[1];
    if (named && named !== language() && Object.hasOwn(LANGUAGES, named)) reloadAt(null);
  };
  addEventListener("popstate", follow, { signal });
  return { unbind };
}

async function change(code: string, here: () => Promise<string>) {
  if (code === language()) return;
  remember(KEY, code);
  const fragment = await here();
  // A language in the address would count more than the choice.
  const url = new URL(location.href);
  url.searchParams.delete("lang");
  history.replaceState(history.state, "", url);
  reloadAt(fragment.replace(/&lang=[^&]*/, ""));
}
