/** The editor as one script, for frames that can import no module. It shares none with the page: so it brings its sentences. */
import { bring, setLanguage } from "../../language/tell.ts";

setLanguage(document.documentElement.lang);
export const ready = bring("own");

export { createEditor } from "../../parts/own/write/program-editor.ts";
