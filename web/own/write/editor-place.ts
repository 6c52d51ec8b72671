import { tell } from "../../language/tell.ts";
import { setText } from "../../view/element.ts";
import { latePart } from "../../view/late-part.ts";
import { html } from "../../view/node.ts";

/**
 * Where a program is written, as soon as what it is written with has been loaded. The page for frames may be in one that imports no
 * module: there it comes as a script (standalone/install.js).
 *
 * @import { Problem } from "./program-editor.ts"
 */

/** @returns {Promise<typeof import("./program-editor.ts")>} */
const loadEditor = () =>
  latePart(Reflect.get(globalThis, "knightsLoadEditor")?.() ?? import("./program-editor.ts"));

/** @param {{change: (text: string) => void, run: () => void}} actions */
export function makeEditorPlace({ change, run }) {
  const waiting = html("p", { class: "own-waiting" }, tell("own-editor-loading"));
  const body = html("div", { class: "own-editor" }, waiting);
  let closed = false;
  const editor = loadEditor().then(
    ({ createEditor }) => {
      body.replaceChildren();
      const made = createEditor(body, { text: "", change, run });
      if (closed) made.destroy();
      return made;
    },
    (problem) => {
      setText(waiting, tell("own-editor-failed"));
      throw problem;
    },
  );
  /** Whoever wants it is told that it failed; here the sentence is enough. @param {(made: Awaited<typeof editor>) => void} act */
  const once = (act) => void editor.then(act).catch(() => {});
  once(() => {});
  /** @type {number | null} */
  let lit = null;

  return {
    body,
    editor,
    /** @param {number} line */
    goTo: (line) => once((made) => made.goTo(line)),
    /** The lines that are wrong. @param {readonly Problem[]} problems */
    mark: (problems) => once((made) => made.mark(problems)),
    /** The line that made the step. @param {number | null} line */
    light(line) {
      if (lit !== line) once((made) => made.light(line));
      lit = line;
    },
    unbind() {
      closed = true;
      once((made) => made.destroy());
    },
  };
}
