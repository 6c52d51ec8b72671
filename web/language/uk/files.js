// Made from language/uk/files.ftl by `python3 build.py language`.
import { forms } from "../forms.js";

const { number, show } = forms("uk");

/** @type {import("../sentences.d.ts").Room<"files">} */
export default {
  "files-refused": (v) => `The server ${v.status === 404 ? `has no file ${show(v.name)} (HTTP 404).` : `did not send ${show(v.name)} (HTTP ${number(v.status)}).`}`,
  "files-replaced": (v) => `The server sent a web page instead of ${show(v.name)}.`,
  "files-damaged": (v) => `The file ${show(v.name)} arrived damaged.`,
  "files-lost": (v) => `The file ${show(v.name)} did not arrive: ${String(v.offline) === "true" ? "there is no network." : "the connection failed."}`,
  "files-part": (v) => `A part of this page, ${show(v.name)}, did not arrive. Reload the page, then try again.`,
  "files-part-unknown": "A part of this page did not arrive. Reload the page, then try again.",
};
