// Made from language by `python3 build.py language`.

/** @typedef {"index" | "dialogs" | "be" | "charts" | "crowd" | "editor" | "find" | "own" | "race" | "recording" | "writing"} Part what comes together */
/** @typedef {Record<Part, () => Promise<{default: object}>>} Sentences how they come */

/** Each language by its code. @type {Record<string, Sentences & {name: string}>} */
export const LANGUAGES = {
  en: {
    name: "English",
    index: () => import("./en/index.js"),
    dialogs: () => import("./en/dialogs.js"),
    be: () => import("./en/be.js"),
    charts: () => import("./en/charts.js"),
    crowd: () => import("./en/crowd.js"),
    editor: () => import("./en/editor.js"),
    find: () => import("./en/find.js"),
    own: () => import("./en/own.js"),
    race: () => import("./en/race.js"),
    recording: () => import("./en/recording.js"),
    writing: () => import("./en/writing.js"),
  },
  uk: {
    name: "Українська",
    index: () => import("./uk/index.js"),
    dialogs: () => import("./uk/dialogs.js"),
    be: () => import("./uk/be.js"),
    charts: () => import("./uk/charts.js"),
    crowd: () => import("./uk/crowd.js"),
    editor: () => import("./uk/editor.js"),
    find: () => import("./uk/find.js"),
    own: () => import("./uk/own.js"),
    race: () => import("./uk/race.js"),
    recording: () => import("./uk/recording.js"),
    writing: () => import("./uk/writing.js"),
  },
};
