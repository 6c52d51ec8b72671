import { setText } from "../../../dom/element.ts";
import { latePart } from "../../../dom/late-part.ts";
import { html } from "../../../dom/node.ts";
import { tell } from "../../../language/tell.ts";
import type { Problem } from "./program-editor.ts";

/**
 * Where a program is written, as soon as what it is written with has been loaded. The page for frames may be in one that imports no
 * module: there it comes as a script (standalone/install.ts).
 */

const loadEditor = (): Promise<typeof import("./program-editor.ts")> =>
  latePart(Reflect.get(globalThis, "knightsLoadEditor")?.() ?? import("./program-editor.ts"));

export function makeEditorPlace({
  change,
  run,
}: {
  change: (text: string) => void;
  run: () => void;
}) {
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
  /** Whoever wants it is told that it failed; here the sentence is enough. */
  const once = (act: (made: Awaited<typeof editor>) => void) =>
    void editor.then(act).catch(() => {});
  once(() => {});
  let lit: number | null = null;

  return {
    body,
    editor,
    goTo: (line: number) => once((made) => made.goTo(line)),
    /** The lines that are wrong. */
    mark: (problems: readonly Problem[]) => once((made) => made.mark(problems)),
    /** The line that made the step. */
    light(line: number | null) {
      if (lit !== line) once((made) => made.light(line));
      lit = line;
    },
    unbind() {
      closed = true;
      once((made) => made.destroy());
    },
  };
}
