import { html } from "../../../dom/create-element.ts";
import { setText } from "../../../dom/element.ts";
import { lazyPart } from "../../../dom/lazy-part.ts";
import { t } from "../../../language/translate.ts";
import type { createEditor } from "./program-editor.ts";

/**
 * Loads the editor into its place. A single-file page can't import modules; there `knightsLoadEditor` loads it as a
 * script (standalone/install.ts).
 */

export type Editor = ReturnType<typeof createEditor>;

export type EditorPlace = ReturnType<typeof makeEditorPlace>;

const loadEditor = (): Promise<typeof import("./program-editor.ts")> =>
  lazyPart(Reflect.get(globalThis, "knightsLoadEditor")?.() ?? import("./program-editor.ts"));

/** @param change called with each new text */
export function makeEditorPlace(change: (text: string) => void, run: () => void) {
  const waiting = html("p", { class: "own-waiting" }, t("own-editor-loading"));
  const body = html("div", { class: "own-editor" }, waiting);
  let closed = false;
  const ready = loadEditor().then(
    ({ createEditor }): Editor => {
      body.replaceChildren();
      const editor = createEditor(body, { text: "", change, run });
      if (closed) editor.destroy();
      return editor;
    },
    (problem) => {
      setText(waiting, t("own-editor-failed"));
      throw problem;
    },
  );
  /** Ignore a failed load here: it is shown in the editor's place, and `ready` rejects. */
  const act = (act: (editor: Editor) => void) => void ready.then(act).catch(() => {});
  act(() => {});

  return {
    body,
    ready,
    act,
    unbind() {
      closed = true;
      act((editor) => editor.destroy());
    },
  };
}
