import { LANGUAGES } from "../language/languages.ts";
import { language, placed, t } from "../language/translate.ts";
import { binding } from "./binding.ts";
import { html } from "./create-element.ts";
import { element } from "./element.ts";
import { reloadAt } from "./kept-over-reload.ts";
import { remember } from "./storage.ts";

/** Storage key of the chosen language; first-paint.ts reads it too. */
const KEY = "knights.language";

/** Stands for an element inside a sentence. */
export const GAP = "\u0000";

/** Translated attributes, by the suffix of their `data-tell-` mark. */
const ATTRIBUTES = { label: "aria-label", title: "title", content: "content" };

/** Translate index.html, which is written in English. */
export function translatePage() {
  if (language() !== "en") {
    for (const part of document.querySelectorAll("[data-tell]")) translateTexts(part);
    for (const [mark, attribute] of Object.entries(ATTRIBUTES)) {
      for (const part of document.querySelectorAll(`[data-tell-${mark}]`)) {
        part.setAttribute(attribute, translateMarked(part, `data-tell-${mark}`));
      }
    }
    document
      .querySelector("link[rel=manifest]")
      ?.setAttribute("href", placed("manifest.webmanifest"));
  }
  delete document.documentElement.dataset.untold;
}

function translateTexts(part: Element) {
  const texts = Array.from(part.childNodes).filter(
    (node) => node instanceof Text && /\p{L}/u.test(node.data),
  );
  const told = translateMarked(part, "data-tell").split(GAP);
  texts.forEach((text, index) => {
    text.textContent = ` ${told[index] ?? ""} `;
  });
}

/** @param name of the attribute with the key */
function translateMarked(part: Element, name: string) {
  const key = part.getAttribute(name) as "html-menu";
  return t(key, ...([{ gap: GAP }] as unknown as []));
}

/**
 * The menu of languages, each under its own name. Choosing one reloads the page at the same place, so that everything
 * is in that language from the beginning.
 *
 * @param here returns the fragment of the current place
 */
export function bindLanguage(here: () => Promise<string>) {
  const { signal, onDispose, unbind } = binding();
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
  onDispose(() => place.replaceChildren());
  // A link followed within the page may name another language.
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
  // A language in the address would override the choice.
  const url = new URL(location.href);
  url.searchParams.delete("lang");
  history.replaceState(history.state, "", url);
  reloadAt(fragment.replace(/&lang=[^&]*/, ""));
}
