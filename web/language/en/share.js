// Made from language/en/share.ftl by `python3 build.py language`.
import { forms } from "../forms.js";

const { show } = forms("en");

/** @type {import("../sentences.d.ts").Room<"share">} */
export default {
  "share-no-end": "The step to stop at must come after the step to start at.",
  "share-embed-open": "Open in Knights",
  "share-embed-sides-choice": "Program or board",
  "share-embed-sides-program": "Program",
  "share-embed-sides-board": "Board",
  "share-save-no-step": (v) => `"${show(v.text)}" is not a step. Type a whole number, such as 1200.`,
};
