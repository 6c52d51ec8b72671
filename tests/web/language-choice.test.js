import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { runInNewContext } from "node:vm";

const SCRIPT = readFileSync(new URL("../../web/first-paint.js", import.meta.url), "utf8");

/**
 * What first-paint.js makes of a visit: the language, whether the page waits to be told, and what it asks for.
 *
 * @param {{hash?: string, search?: string, kept?: string | null, wanted: string[], tab?: Map<string, string>, embed?: string}} visit
 */
function paint({ hash = "", search = "", kept = null, wanted, tab = new Map(), embed }) {
  const links = ["en", "uk"].map((hreflang) => ({
    hreflang,
    dataset: { language: `${hreflang}.js`, font: hreflang === "uk" ? "uk.woff2" : "" },
  }));
  /** @type {Record<string, string>} */
  const dataset = embed === undefined ? {} : { embed };
  const root = { lang: "en", dataset };
  /** @type {string[]} */
  const asked = [];
  const storage = { getItem: (/** @type {string} */ key) => key === "knights.language" && kept };
  runInNewContext(SCRIPT, {
    location: { hash, search },
    navigator: { languages: wanted },
    sessionStorage: {
      getItem: (/** @type {string} */ key) => tab.get(key) ?? null,
      setItem: (/** @type {string} */ key, /** @type {string} */ value) => tab.set(key, value),
    },
    localStorage: storage,
    matchMedia: () => ({ matches: false }),
    addEventListener: () => {},
    document: {
      documentElement: root,
      querySelectorAll: () => links,
      createElement: () => ({}),
      head: { append: (/** @type {{href: string}} */ { href }) => asked.push(href) },
    },
  });
  return { language: root.lang, waits: root.dataset.untold === "", asked };
}

test("the language is the link's, else the one that was chosen, else the browser's", () => {
  const speak = (/** @type {Parameters<typeof paint>[0]} */ visit) => paint(visit).language;
  assert.equal(speak({ hash: "#queens/8@0&lang=uk&play=yes", wanted: ["en"] }), "uk");
  assert.equal(speak({ search: "?lang=uk", hash: "#queens/8", kept: "en", wanted: ["en"] }), "uk");
  assert.equal(speak({ hash: "#queens/8", kept: "uk", wanted: ["en"] }), "uk");
  assert.equal(speak({ hash: "#queens/8", wanted: ["de-DE", "uk-UA", "en"] }), "uk");
  assert.equal(speak({ hash: "#queens/8", wanted: ["de"] }), "en");
  // The link is for all alike: what it names and is not there is told in English.
  assert.equal(speak({ hash: "#queens/8@0&lang=de", kept: "uk", wanted: ["uk"] }), "en");
});

test("the link's language lasts as long as the tab, but for a frame's", () => {
  const tab = new Map();
  const speak = (/** @type {string} */ hash, /** @type {string | undefined} */ embed = undefined) =>
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
