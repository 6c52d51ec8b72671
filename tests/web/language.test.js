import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { readGolden } from "./golden.js";

const FORMS = new URL("../../web/language/forms.js", import.meta.url);
const cases = JSON.parse(readFileSync(new URL("../language/cases.json", import.meta.url), "utf8"));

/** The sentences of a module that is given by its text. @param {string} text */
const load = async (text) => {
  const module = encodeURIComponent(text.replace("../forms.js", FORMS.href));
  return (await import(`data:text/javascript,${module}`)).default;
};

test("a sentence of the catalogue is told by the page as by the library", async () => {
  for (const [code, key, values, text] of cases) {
    const sentence = (await load(readGolden("language.json")[code]))[key];
    const told = typeof sentence === "function" ? sentence(values) : sentence;
    assert.equal(told, text, `${code} ${key}`);
  }
});
