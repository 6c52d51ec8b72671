import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import test from "node:test";
import { transformSync } from "esbuild";
import { forms } from "../../web/language/forms.ts";
import { readGolden } from "./golden.ts";

const FORMS = new URL("../../web/language/forms.ts", import.meta.url);
const cases = JSON.parse(readFileSync(new URL("../language/cases.json", import.meta.url), "utf8"));

/** The sentences of a module given as source text. */
const load = async (text: string) => {
  const { code } = transformSync(text.replace("../forms.ts", FORMS.href), { loader: "ts" });
  const module = encodeURIComponent(code);
  return (await import(`data:text/javascript,${module}`)).default;
};

test("a sentence of the catalogue is told by the page as by the library", async () => {
  for (const [code, key, values, text] of cases) {
    const sentence = (await load(readGolden("language.json")[code]))[key];
    const told = typeof sentence === "function" ? sentence(values) : sentence;
    assert.equal(told, text, `${code} ${key}`);
  }
});

test("where words run from right to left names are kept together, alone and in rows", () => {
  const { show, row } = forms("he");
  assert.equal(show("d4"), "\u2068d4\u2069");
  assert.equal(show(4821), "4,821");
  const kept = row(["a1", "b3", "c5", "d4"], "or", 3);
  assert.equal(kept.replaceAll(/\u2068(?:a1|b3|c5|d4)\u2069/g, "").search(/[a-d][1-5]/), -1, kept);
});

test("no sentence takes a name in but by what keeps it together", () => {
  const folder = new URL("../../web/language/", import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const rooms = files.filter((name) => /^[a-z]+[/\\].+\.ts$/.test(name));
  assert.ok(rooms.length > 40);
  for (const name of rooms) {
    const told = readFileSync(new URL(name, folder), "utf8");
    // A value is formatted by `show`, `number` or `row`; otherwise it only selects a text.
    assert.doesNotMatch(told, /\$\{(?:v\.\w+|String\(v\.\w+\))\}/, name);
  }
});
