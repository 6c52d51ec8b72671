// Made from language/uk/language.ftl by `python3 build.py language`.

/** @type {import("../sentences.d.ts").Room<"language">} */
export default {
  "language-name": "Українська",
};
