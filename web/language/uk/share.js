// Made from language/uk/share.ftl by `python3 build.py language`.
import { forms } from "../forms.js";

const { show } = forms("uk");

/** @type {import("../sentences.d.ts").Room<"share">} */
export default {
  "share-no-end": "Крок, на якому зупинитися, має бути після кроку, з якого почати.",
  "share-embed-open": "Відкрити в Knights",
  "share-embed-sides-choice": "Програма чи дошка",
  "share-embed-sides-program": "Програма",
  "share-embed-sides-board": "Дошка",
  "share-save-no-step": (v) => `«${show(v.text)}» — це не крок. Введіть ціле число, наприклад 1200.`,
};
