import { html } from "../../../dom/node.ts";
import { tell } from "../../../language/tell.ts";

/** What a run is told besides the program. */
export interface OptionActions {
  input: (lines: string) => void;
  watch: (name: string) => void;
  limit: (steps: number) => void;
}

/** Steps at which a run is stopped, where nothing else is asked for. */
export const USUAL_LIMIT = 2_000_000;
/** What the page's memory is enough for. */
const MOST_STEPS = 10_000_000;

export function makeRunOptions(actions: OptionActions) {
  const lines = html("textarea", { class: "input", rows: 2, spellcheck: "false" });
  const plain = { autocomplete: "off", spellcheck: "false", maxlength: 60 };
  const watch = html("input", { class: "input own-watch", ...plain });
  const limit = html("input", { class: "input", inputmode: "numeric", autocomplete: "off" });
  const field = (name: string, ...parts: Element[]) =>
    html("label", { class: "field" }, html("span", {}, name), ...parts);
  const body = html(
    "details",
    { class: "more" },
    html("summary", {}, tell("own-options-title")),
    field(tell("own-options-input"), lines, html("small", {}, tell("own-options-input-help"))),
    field(tell("own-options-watch"), watch),
    field(tell("own-options-limit"), limit),
  );
  lines.addEventListener("input", () => actions.input(lines.value));
  watch.addEventListener("input", () => actions.watch(watch.value.trim()));
  // At each key: nobody has to leave the field for its number to count.
  limit.addEventListener("input", () => actions.limit(readLimit(limit.value)));
  limit.addEventListener("change", () => {
    limit.value = String(readLimit(limit.value));
  });
  let shown: string | null = null;

  return {
    body,
    showLimit() {
      body.open = true;
      limit.focus();
    },
    show(now: { input: string; watch: string; limit: number }) {
      // What is typed is what is shown; another program brings its own.
      if (shown !== now.input && lines.value !== now.input) {
        lines.value = now.input;
        body.open ||= now.input !== "";
      }
      shown = now.input;
      fill(watch, now.watch);
      fill(limit, String(now.limit));
    },
  };
}

/** Not while somebody types there. */
function fill(field: HTMLInputElement, value: string) {
  if (document.activeElement !== field && field.value !== value) field.value = value;
}

/** A number of steps; where none is written the usual one. */
function readLimit(written: string) {
  const asked = Number(written.replace(/[\s,.']/g, ""));
  return Math.min(MOST_STEPS, Math.max(1, Math.round(asked) || USUAL_LIMIT));
}
