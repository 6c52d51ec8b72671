import assert from "node:assert/strict";
import { test } from "node:test";
import { OTHERS, speak, tell } from "../../web/language/tell.js";
import { chooseLanguage } from "../../web/view/language.js";

test("another language is the link's, else the browser's; what it lacks is told in English", async () => {
  OTHERS.xx = (room) =>
    room === "files"
      ? Promise.resolve({ default: { "files-part-unknown": "Ein Teil fehlt." } })
      : Promise.reject(new Error("not there"));
  const choose = (/** @type {string} */ hash, /** @type {string[]} */ ...wanted) =>
    chooseLanguage({ hash, wanted });
  assert.equal(choose("#queens/8&lang=xx&play=yes", "en"), "xx");
  assert.equal(choose("#queens/8", "yy-YY", "xx-XX", "en"), "xx");
  assert.equal(choose("#queens/8&lang=yy", "yy"), "en");
  const before = tell("files-part-unknown");
  await speak("xx");
  assert.equal(tell("files-part-unknown"), "Ein Teil fehlt.");
  assert.equal(tell("run-status-ready"), "Ready");
  await speak("en");
  assert.equal(tell("files-part-unknown"), before);
  delete OTHERS.xx;
});
