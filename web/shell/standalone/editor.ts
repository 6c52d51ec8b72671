/**
 * The editor as one script, for pages that cannot import modules. It shares none with the page, so it loads its own
 * sentences.
 */
import { bring, setLanguage } from "../../language/translate.ts";

setLanguage(document.documentElement.lang);
export const ready = bring("own");

export { createEditor } from "../../parts/own/write/program-editor.ts";
