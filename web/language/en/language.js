// Made from language/en/language.ftl by `python3 build.py language`.

/** @type {import("../sentences.d.ts").Room<"language">} */
export default {
  "language-name": "English",
  "language-title": "Knights: see backtracking think",
  "language-description": "Watch a real backtracking search move a knight over the board. See every move, and every move it takes back. It runs in the browser, with nothing to install.",
};
