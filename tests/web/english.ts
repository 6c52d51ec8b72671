/** Loaded before each test of the page: makes available all English sentences, and what first-paint.js has loaded. */
import { readdirSync } from "node:fs";
import { learn } from "../../web/language/translate.ts";
import * as visibility from "../../web/state/visibility-rules.ts";

globalThis.pageVisibility = visibility;

const folder = new URL("../../web/language/en/", import.meta.url);
for (const file of readdirSync(folder).filter((name) => name.endsWith(".ts"))) {
  learn((await import(new URL(file, folder).href)).default);
}
