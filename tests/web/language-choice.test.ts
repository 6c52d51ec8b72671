import assert from "node:assert/strict";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { runInNewContext } from "node:vm";
import { buildSync } from "esbuild";

const WRITTEN = fileURLToPath(new URL("../../web/first-paint.ts", import.meta.url));
const BUILT = buildSync({ entryPoints: [WRITTEN], bundle: true, write: false });
const SCRIPT = BUILT.outputFiles[0].text;

/**
 * Run first-paint.ts for a visit: returns the language, whether the page waits for its translation, and the preloaded
 * files.
 */
function paint({
  hash = "",
  search = "",
  kept = null,
  wanted,
  tab = new Map(),
  embed,
}: {
  hash?: string;
  search?: string;
  kept?: string | null;
  wanted: string[];
  tab?: Map<string, string>;
  embed?: string;
}) {
  const links = ["en", "uk"].map((hreflang) => ({
    hreflang,
    dataset: { language: `${hreflang}.js`, font: hreflang === "uk" ? "uk.woff2" : "" },
  }));
  const dataset: Record<string, string> = embed === undefined ? {} : { embed };
  const root = { lang: "en", dataset };
  const asked: string[] = [];
  const storage = { getItem: (key: string) => key === "knights.language" && kept };
  runInNewContext(SCRIPT, {
    location: { hash, search },
    navigator: { languages: wanted },
    sessionStorage: {
      getItem: (key: string) => tab.get(key) ?? null,
      setItem: (key: string, value: string) => tab.set(key, value),
    },
    localStorage: storage,
    matchMedia: () => ({ matches: false }),
    addEventListener: () => {},
    document: {
      documentElement: root,
      querySelectorAll: () => links,
      createElement: () => ({}),
      head: { append: ({ href }: { href: string }) => asked.push(href) },
    },
  });
  return { language: root.lang, waits: root.dataset.untold === "", asked };
}

test("the language is the link's, else the one that was chosen, else the browser's", () => {
  const speak = (visit: Parameters<typeof paint>[0]) => paint(visit).language;
  assert.equal(speak({ hash: "#queens/8@0&lang=uk&play=yes", wanted: ["en"] }), "uk");
  assert.equal(speak({ search: "?lang=uk", hash: "#queens/8", kept: "en", wanted: ["en"] }), "uk");
  assert.equal(speak({ hash: "#queens/8", kept: "uk", wanted: ["en"] }), "uk");
  assert.equal(speak({ hash: "#queens/8", wanted: ["de-DE", "uk-UA", "en"] }), "uk");
  assert.equal(speak({ hash: "#queens/8", wanted: ["de"] }), "en");
  // A link is the same for everyone: if it names an unknown language, the page is in English.
  assert.equal(speak({ hash: "#queens/8@0&lang=de", kept: "uk", wanted: ["uk"] }), "en");
});

test("the link's language lasts as long as the tab, but for a frame's", () => {
  const tab = new Map();
  const speak = (hash: string, embed: string | undefined = undefined) =>
    paint({ hash, kept: "en", wanted: ["en"], tab, embed }).language;
  assert.equal(speak("#queens/8&lang=uk", ""), "uk");
  assert.equal(speak("#queens/8&lang=de"), "en");
  assert.equal(speak(""), "en");
  assert.equal(speak("#queens/8&lang=uk"), "uk");
  assert.equal(speak(""), "uk");
  assert.equal(speak("#queens/8&lang=en"), "en");
  assert.equal(speak(""), "en");
});

test("only the sentences of the language that is spoken are asked for, and English needs no waiting", () => {
  assert.deepEqual(paint({ wanted: ["en"] }), {
    language: "en",
    waits: false,
    asked: ["en.js", "catalogue.json", "stuck.json"],
  });
  assert.deepEqual(paint({ wanted: ["uk"] }), {
    language: "uk",
    waits: true,
    asked: ["uk.js", "uk.woff2", "uk/catalogue.json", "uk/stuck.json"],
  });
});
