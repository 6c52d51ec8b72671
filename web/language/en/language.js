// Made from language/en/language.ftl by `python3 build.py language`.

/** @type {import("../sentences.d.ts").Room<"language">} */
export default {
  "language-name": "English",
};
