// Made from language/en/files.ftl by `python3 build.py language`.
import { forms } from "../forms.js";

const { number, show } = forms("en");

/** @type {import("../sentences.d.ts").Room<"files">} */
export default {
  "files-refused": (v) => `The server ${v.status === 404 ? `has no file ${show(v.name)} (HTTP 404).` : `did not send ${show(v.name)} (HTTP ${number(v.status)}).`}`,
  "files-replaced": (v) => `The server sent a web page instead of ${show(v.name)}.`,
  "files-typed": (v) => `The server sends ${show(v.name)} ${String(v.type) === "none" ? "without a type. " : `with the type ${show(v.type)}. `}Browsers run a script only as text/javascript. Tell whoever runs this site.`,
  "files-other": (v) => `The file ${show(v.name)} is not the one that this page needs. Reload the page.`,
  "files-damaged": (v) => `The file ${show(v.name)} arrived damaged.`,
  "files-lost": (v) => `The file ${show(v.name)} did not arrive: ${String(v.offline) === "true" ? "there is no network." : "the connection failed."}`,
  "files-part": (v) => `A part of this page, ${show(v.name)}, did not arrive. Reload the page, then try again.`,
  "files-part-unknown": "A part of this page did not arrive. Reload the page, then try again.",
  "files-no-wasm": "This browser has no WebAssembly, or it is switched off. Python needs it. Switch it on, or use another browser.",
  "files-forbidden": "This page is not allowed to run WebAssembly. Python needs it.",
  "files-unstartable": (v) => `The file pyodide/pyodide.asm.wasm could not be started: ${show(v.message)}`,
  "files-not-loaded": (v) => `Python could not be loaded: ${show(v.why)}.`,
  "files-no-workers": "This page may not start workers, and Python runs in one. Tell whoever runs this site to allow them: worker-src 'self'.",
  "files-sandboxed": "The page around this one gives it no origin, so Python can't start. Put embed.html into the frame instead.",
  "files-no-worker": "the file search/worker.js is missing or damaged",
  "files-stopped": (v) => `Python stopped: ${show(v.why)}.`,
  "files-ended": "its worker ended",
  "files-silent": (v) => `there was no answer for ${number(v.seconds)} s`,
  "files-fault": (v) => `Python found a fault in the program, ${show(v.error)}.`,
  "files-no-picture": "The browser made no picture. Save a drawing (SVG) instead.",
};
