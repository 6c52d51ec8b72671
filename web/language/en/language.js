// Made from language/en/language.ftl by `python3 build.py language`.

/** @type {import("../sentences.d.ts").Room<"language">} */
export default {
  "language-name": "English",
  "language-title": "Knights: see backtracking think",
  "language-description": "Watch a real backtracking search move a knight over the board, every move and every undo of it. Runs in the browser, nothing to install.",
};
