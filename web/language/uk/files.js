// Made from language/uk/files.ftl by `python3 build.py language`.
import { forms } from "../forms.js";

const { number, show } = forms("uk");

/** @type {import("../sentences.d.ts").Room<"files">} */
export default {
  "files-refused": (v) => `${v.status === 404 ? `На сервері немає файлу ${show(v.name)} (HTTP 404).` : `Сервер не надіслав файл ${show(v.name)} (HTTP ${number(v.status)}).`}`,
  "files-replaced": (v) => `Замість файлу ${show(v.name)} сервер надіслав вебсторінку.`,
  "files-damaged": (v) => `Файл ${show(v.name)} надійшов пошкодженим.`,
  "files-lost": (v) => `Файл ${show(v.name)} не надійшов: ${String(v.offline) === "true" ? "немає мережі." : "з'єднання обірвалося."}`,
  "files-part": (v) => `Частина цієї сторінки, ${show(v.name)}, не надійшла. Перезавантажте сторінку і спробуйте ще раз.`,
  "files-part-unknown": "Частина цієї сторінки не надійшла. Перезавантажте сторінку і спробуйте ще раз.",
  "files-no-wasm": "This browser has no WebAssembly, or it is switched off. Python needs it.",
  "files-forbidden": "This page is not allowed to run WebAssembly. Python needs it.",
  "files-unstartable": (v) => `The file pyodide/pyodide.asm.wasm could not be started: ${show(v.message)}`,
  "files-not-loaded": (v) => `Python could not be loaded: ${show(v.why)}.`,
  "files-no-worker": "the file search/worker.js is missing or damaged",
  "files-stopped": (v) => `Python stopped: ${show(v.why)}.`,
  "files-ended": "its worker ended",
  "files-silent": (v) => `there was no answer for ${number(v.seconds)} s`,
  "files-fault": (v) => `Python found a fault in the program, ${show(v.error)}.`,
};
