import { OTHERS } from "../language/tell.js";
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
