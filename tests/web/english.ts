/** Loaded before each test of the page: makes all English sentences available. */
import { readdirSync } from "node:fs";
import { learn } from "../../web/language/tell.ts";

const folder = new URL("../../web/language/en/", import.meta.url);
for (const file of readdirSync(folder).filter((name) => name.endsWith(".ts"))) {
  learn((await import(new URL(file, folder).href)).default);
}
