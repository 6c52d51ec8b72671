import { pythonLanguage } from "@codemirror/lang-python";
import { StateField, type Text } from "@codemirror/state";
import {
  Decoration,
  type DecorationSet,
  EditorView,
  highlightSpecialChars,
  type Panel,
  showPanel,
} from "@codemirror/view";
import { html } from "../../../dom/create-element.ts";
import { setText } from "../../../dom/element.ts";
import { cut } from "../../../engine/fragment/cite.ts";
import { INVISIBLE } from "../../../engine/fragment/invisible.ts";
import { formatInvisible, nameInvisible } from "../../../engine/fragment/invisible-names.ts";
import { t } from "../../../language/translate.ts";
import { type Disguise, unmask } from "./confusable-names.ts";

/**
 * Marks what a program hides, and warns above it: characters that are invisible or reverse the order of others (Trojan
 * Source, CVE-2021-42574), and names that look like other names.
 */

interface Found {
  said: string; // the warning, or ""
  marks: DecorationSet; // on disguised names
}

/** Characters that join or style the parts of an emoji. They are visible in its shape, so they are not marked. */
const EMOJI =
  "(?<=\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?)(?:\\ufe0f|\\u200d(?=\\p{Extended_Pictographic}))";
const UNSEEN = new RegExp(`(?!${EMOJI})${INVISIBLE.source}`, "u");

/** A word that may be a name, possibly with invisible characters in it. */
const WORD = /[\p{ID_Start}_][\p{ID_Continue}\p{Default_Ignorable_Code_Point}]*/gu;
/** The node types of the grammar that are names. */
const NAMES = ["VariableName", "PropertyName"];

const ASCII = /^[\0-\x7f]*$/;

const NOTHING: Found = { said: "", marks: Decoration.none };

function look(doc: Text): Found {
  const text = doc.toString();
  if (ASCII.test(text)) return NOTHING;
  const names = findNames(text);
  const said = UNSEEN.test(text) ? [t("own-unseen-characters")] : [];
  if (names.length > 0) {
    const [{ from, disguise }] = names;
    said.push(formatDisguise(disguise, doc.lineAt(from).number));
    if (names.length > 1) said.push(t("own-unseen-more", { names: names.length - 1 }));
  }
  const marks = names.map(({ from, to, disguise }) => {
    const title = formatDisguise(disguise, doc.lineAt(from).number);
    return Decoration.mark({ class: "own-disguised", attributes: { title } }).range(from, to);
  });
  return { said: said.join(" "), marks: Decoration.set(marks) };
}

/** The disguised names in the order of the text. Words in comments and strings are not checked. */
function findNames(text: string) {
  const found: { from: number; to: number; disguise: Disguise }[] = [];
  if (text.match(WORD)?.some(unmask) !== true) return found;
  pythonLanguage.parser.parse(text).iterate({
    enter({ name, from, to }) {
      const disguise = NAMES.includes(name) ? unmask(text.slice(from, to)) : null;
      if (disguise !== null) found.push({ from, to, disguise });
    },
  });
  return found;
}

function formatDisguise({ name, scripts, other }: Disguise, line: number) {
  return scripts.length === 0
    ? t("own-unseen-read", { name: cut(name), line, read: cut(other) })
    : t("own-unseen-mixed", {
        name: cut(name),
        line,
        scripts,
        like: other !== "",
        other: cut(other),
      });
}

export const found: StateField<Found> = StateField.define({
  create: ({ doc }) => look(doc),
  update: (before, { docChanged, newDoc }) => (docChanged ? look(newDoc) : before),
  provide: (field) => [
    EditorView.decorations.from(field, ({ marks }) => marks),
    showPanel.from(field, ({ said }) => (said === "" ? null : makePanel)),
  ],
});

function makePanel({ state }: EditorView): Panel {
  const dom = html("p", { class: "own-unseen", role: "status" }, state.field(found).said);
  return { dom, top: true, update: ({ state }) => setText(dom, state.field(found).said) };
}

/** @param description CodeMirror's text for a character that is not on the page's list */
function render(code: number, description: string | null, sign: string) {
  const name = nameInvisible(code);
  const title = formatInvisible(String.fromCodePoint(code)) || description || "";
  return html("span", { class: "own-mark", title, "aria-label": title }, name ?? sign);
}

export const showHidden = [highlightSpecialChars({ render, addSpecialChars: UNSEEN }), found];
