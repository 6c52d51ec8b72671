import {
  defaultKeymap,
  history,
  historyKeymap,
  indentLess,
  indentMore,
  isolateHistory,
} from "@codemirror/commands";
import { pythonLanguage } from "@codemirror/lang-python";
import {
  bracketMatching,
  forceParsing,
  HighlightStyle,
  indentOnInput,
  indentService,
  indentUnit,
  syntaxHighlighting,
} from "@codemirror/language";
import { lintGutter, lintKeymap, setDiagnostics } from "@codemirror/lint";
import { search, searchKeymap } from "@codemirror/search";
import {
  Compartment,
  EditorState,
  StateEffect,
  type StateEffectType,
  StateField,
  type Transaction,
} from "@codemirror/state";
import { type Command, Decoration, EditorView, keymap, lineNumbers } from "@codemirror/view";
import { styleTags, tags } from "@lezer/highlight";
import { html } from "../../../dom/create-element.ts";
import { t } from "../../../language/translate.ts";
import { showHidden } from "./invisible-characters.ts";

/** The editor of the visitor's programs. It is loaded on demand, because it is larger than the rest of the page. */

/** A problem in a line. */
export interface Problem {
  line: number; // from 1
  sentence: string;
  error: boolean; // false: a warning
  column?: number | null; // from 0: the character that is wrong; null: the whole line
}

interface Wishes {
  text: string; // to begin with
  change: (text: string) => void; // called with each new text
  run: () => void;
}

const INDENT = 4;

/** Milliseconds that parsing may take before Enter. */
const PARSING = 500;

/** Lines that stay in sight above and below the line that was scrolled to. */
const AROUND = 2;

/** Statements after which nothing of their block runs. */
const ENDS = /^\s*(?:return|pass|break|continue|raise)\b/;

/** True if a statement ends on this line: it has no open bracket and no backslash at its end. */
const isWhole = (text: string) =>
  !/\\\s*$/.test(text) &&
  text.replaceAll(/[^([{]/g, "").length === text.replaceAll(/[^)\]}]/g, "").length;

const HELD = ["Shift", "Control", "Alt", "Meta"];

/** A field that highlights a line, and the effect that chooses it. @param drops true when a change ends the highlight */
function highlight(
  attributes: Record<string, string>,
  drops: (change: Transaction) => boolean = () => false,
) {
  const effect: StateEffectType<number | null> = StateEffect.define();
  const decoration = Decoration.line({ attributes });
  const field = StateField.define({
    create: () => Decoration.none,
    update(lines, change) {
      const { doc } = change.state;
      const asked = change.effects.find((one) => one.is(effect));
      if (asked === undefined) return drops(change) ? Decoration.none : lines.map(change.changes);
      const line = asked.value;
      if (line === null || line < 1 || line > doc.lines) return Decoration.none;
      return Decoration.set(decoration.range(doc.line(line).from));
    },
    provide: (field) => EditorView.decorations.from(field),
  });
  return { effect, field };
}

/** The line of the step at the cursor. */
const lit = highlight({ class: "own-lit", "aria-current": "step" });
/** The line that the visitor asked to see, until the cursor moves or the text changes. */
const sought = highlight(
  { class: "own-sought" },
  ({ docChanged, selection }) => docChanged || selection !== undefined,
);

/** After Escape, the Tab key leaves the editor until another key is pressed. */
const leaving = EditorView.domEventHandlers({
  keydown({ key }, view) {
    if (!HELD.includes(key)) view.setTabFocusMode(key === "Escape");
    return false;
  },
  blur(_, view) {
    view.setTabFocusMode(false);
    return false;
  },
});

/** Highlight a string that is a statement of its own as documentation, like a comment. */
const python = pythonLanguage.configure({
  props: [styleTags({ "ExpressionStatement/String": tags.docString })],
});

/** The page's colours, which are variables and so follow the light and dark themes. */
const colours = HighlightStyle.define([
  {
    tag: [tags.keyword, tags.operatorKeyword, tags.bool, tags.null],
    color: "var(--accent)",
    fontWeight: "650",
  },
  { tag: [tags.comment, tags.docString], color: "var(--ink-soft)", fontStyle: "italic" },
  { tag: tags.string, color: "var(--warn)" },
  { tag: tags.function(tags.definition(tags.variableName)), fontWeight: "650" },
  { tag: tags.invalid, color: "var(--bad)" },
]);

/** Dedent the line after a statement that ends its block, such as `return`. */
const dedent = indentService.of((context, at) => {
  const { state, unit } = context;
  const { from, text } = state.doc.lineAt(at);
  // Only for a new line: existing lines keep their indentation.
  if (context.simulatedBreak !== at) return undefined;
  const before = text.slice(0, at - from);
  if (!ENDS.test(before) || !isWhole(before)) return undefined;
  return Math.max(0, before.search(/\S/) - unit);
});

const wave = (colour: string) => ({
  backgroundImage: "none",
  textDecoration: `underline wavy ${colour}`,
  textDecorationSkipInk: "none",
  textUnderlineOffset: "3px",
});

const look = EditorView.theme({
  "&": {
    height: "100%",
    color: "var(--ink)",
    backgroundColor: "var(--surface-sunk)",
    borderRadius: "inherit",
  },
  // The gutters would cover an outline, so a frame is drawn on top.
  "&.cm-focused": { outline: "none" },
  "&.cm-focused::after": {
    content: '""',
    position: "absolute",
    inset: "0",
    zIndex: "250",
    border: "2px solid var(--focus)",
    borderRadius: "inherit",
    pointerEvents: "none",
  },
  ".cm-scroller": { fontFamily: "var(--mono)", fontVariantLigatures: "none", lineHeight: "1.25" },
  ".cm-content": { caretColor: "var(--ink)" },
  // Indent the wrapped part of a long line.
  ".cm-line": {
    padding: "0 6px 0 calc(4px + var(--own-hang))",
    textIndent: "calc(-1 * var(--own-hang))",
  },
  ".cm-gutters": {
    color: "var(--ink-soft)",
    backgroundColor: "var(--surface-sunk)",
    border: "none",
  },
  ".cm-lineNumbers .cm-gutterElement": { minWidth: "2.2ch", padding: "0 2px 0 6px" },
  ".cm-gutter-lint": { width: "14px" },
  ".cm-gutter-lint .cm-gutterElement": { padding: "2px 0 0 2px" },
  ".cm-lint-marker": { width: "12px", height: "12px" },
  ".cm-lintRange-error": wave("var(--bad)"),
  ".cm-lintRange-warning": wave("var(--warn)"),
  ".cm-lintRange-active": { backgroundColor: "var(--accent-soft)" },
  ".own-mark": {
    padding: "0 3px",
    color: "var(--bad)",
    backgroundColor: "var(--bad-soft)",
    border: "1px solid var(--bad)",
    borderRadius: "3px",
    fontSize: "0.85em",
    textIndent: "0",
    whiteSpace: "nowrap",
  },
  ".own-disguised": { backgroundColor: "var(--bad-soft)", outline: "1px solid var(--bad)" },
  ".own-unseen": {
    margin: "0",
    padding: "6px 10px",
    borderLeft: "4px solid var(--bad)",
    fontSize: "14px",
  },
  ".own-lit span": { color: "var(--ink)" },
  ".own-sought": { outline: "2px solid var(--warn)", outlineOffset: "-2px" },
  ".own-lit": { backgroundColor: "var(--accent-soft)", boxShadow: "inset 3px 0 var(--accent)" },
  "&.cm-focused .cm-matchingBracket": {
    backgroundColor: "var(--accent-soft)",
    outline: "1px solid var(--accent)",
  },
  "&.cm-focused .cm-nonmatchingBracket": { backgroundColor: "var(--bad-soft)" },
  ".cm-searchMatch": { backgroundColor: "var(--accent-soft)", outline: "1px solid var(--line)" },
  ".cm-searchMatch-selected": {
    backgroundColor: "var(--accent-soft)",
    outline: "2px solid var(--accent)",
  },
  ".cm-panels, .cm-tooltip": {
    color: "var(--ink)",
    backgroundColor: "var(--surface)",
    border: "1px solid var(--line)",
    fontFamily: "var(--font)",
  },
  ".cm-tooltip": { maxWidth: "min(44ch, 90vw)", boxShadow: "var(--shadow)" },
  ".cm-diagnostic": { padding: "4px 10px" },
  ".cm-diagnostic-error": { borderLeft: "4px solid var(--bad)" },
  ".cm-diagnostic-warning": { borderLeft: "4px solid var(--warn)" },
  ".cm-panel.cm-panel-lint ul [aria-selected]": {
    color: "var(--ink)",
    backgroundColor: "var(--accent-soft)",
  },
  ".cm-panel.cm-search": { padding: "4px 44px 4px 6px", fontSize: "16px" },
  ".cm-textfield": {
    minHeight: "32px",
    color: "var(--ink)",
    backgroundColor: "var(--surface-raised)",
    border: "1px solid var(--line)",
    fontSize: "16px",
  },
  ".cm-button": {
    minHeight: "32px",
    color: "var(--ink)",
    backgroundColor: "var(--surface-raised)",
    backgroundImage: "none",
    border: "1px solid var(--line)",
    borderRadius: "var(--radius-small)",
    fontSize: "14px",
  },
  ".cm-panel.cm-search [name=close], .cm-panel.cm-panel-lint [name=close]": {
    width: "36px",
    height: "36px",
    color: "var(--ink)",
    fontSize: "20px",
  },
  "@media (pointer: coarse)": {
    ".cm-textfield, .cm-button": { minHeight: "44px" },
    ".cm-panel.cm-search label": {
      display: "inline-flex",
      alignItems: "center",
      minHeight: "44px",
    },
    ".cm-panel.cm-search [name=close], .cm-panel.cm-panel-lint [name=close]": {
      width: "44px",
      height: "44px",
    },
  },
});

/** Insert spaces up to the next multiple of INDENT, or indent all selected lines. */
function indent(view: EditorView) {
  const { state } = view;
  if (state.readOnly) return false;
  if (state.selection.ranges.some(({ empty }) => !empty)) return indentMore(view);
  const { head } = state.selection.main;
  const column = head - state.doc.lineAt(head).from;
  const change = state.replaceSelection(" ".repeat(INDENT - (column % INDENT)));
  view.dispatch(change, { userEvent: "input", scrollIntoView: true });
  return true;
}

/**
 * Parse up to the cursor, before Enter indents the next line by it. After a change the editor parses for some
 * milliseconds only, which a busy machine gives to others: the line would begin at the margin.
 */
function parse(view: EditorView) {
  forceParsing(view, view.state.selection.main.head, PARSING);
  return false; // the default keymap has the command for Enter
}

/** Make a command its own step of undo, even if the visitor types right before or after it. */
function alone(command: Command): Command {
  return (view) => {
    const part = () => view.dispatch({ annotations: isolateHistory.of("full") });
    part();
    const done = command(view);
    part();
    return done;
  };
}

/** @param help the id of the text that explains the keys */
function extensionsOf(
  { change, run }: Pick<Wishes, "change" | "run">,
  writing: Compartment,
  help: string,
) {
  const start = () => {
    run();
    return true;
  };
  return [
    // These come first: in the default keymap Mod-Enter inserts a line below.
    keymap.of([
      { key: "Mod-Enter", run: start },
      { key: "Enter", run: parse },
      { key: "Tab", run: alone(indent), shift: alone(indentLess) },
    ]),
    leaving,
    history(),
    lineNumbers(),
    lintGutter(),
    search({ top: true }),
    keymap.of([...searchKeymap, ...lintKeymap, ...historyKeymap, ...defaultKeymap]),
    python,
    indentUnit.of(" ".repeat(INDENT)),
    EditorState.tabSize.of(INDENT),
    indentOnInput(),
    bracketMatching(),
    syntaxHighlighting(colours),
    EditorView.lineWrapping,
    EditorView.contentAttributes.of({
      "aria-label": t("own-editor-label"),
      "aria-describedby": help,
      tabindex: "0",
      autocapitalize: "off",
      spellcheck: "false",
    }),
    EditorView.updateListener.of(({ docChanged, state }) => {
      if (docChanged) change(state.doc.toString());
    }),
    writing.of([]),
    showHidden,
    dedent,
    lit.field,
    sought.field,
    look,
  ];
}

function mark(view: EditorView, problems: readonly Problem[]) {
  const { doc } = view.state;
  const marks = problems
    .filter(({ line }) => line >= 1 && line <= doc.lines)
    .sort((a, b) => a.line - b.line)
    .map(({ line, sentence, error, column = null }) => {
      const { from, to, text } = doc.line(line);
      const severity = (error ? "error" : "warning") as "error" | "warning";
      // Python counts code points, the editor UTF-16 units.
      const before = column === null ? null : [...text].slice(0, column).join("").length;
      const place =
        before === null || before >= text.length
          ? { from: from + text.search(/\S|$/), to }
          : { from: from + before, to: from + before + 1 };
      return { ...place, severity, message: sentence };
    });
  view.dispatch(setDiagnostics(view.state, marks));
}

export function createEditor(parent: HTMLElement, { text, change, run }: Wishes) {
  const hint = html("p", { class: "unseen", id: "own-editor-help" }, t("own-editor-help"));
  const writing = new Compartment();
  const extensions = extensionsOf({ change, run }, writing, hint.id);
  const make = (doc: string) => EditorState.create({ doc, extensions });
  const view = new EditorView({ parent, state: make(text) });
  parent.prepend(hint);
  // Don't let the page take letters as its keyboard shortcuts.
  view.dom.addEventListener("keydown", (event) => event.stopPropagation());

  return {
    get text() {
      return view.state.doc.toString();
    },
    /** Replace the text as a change that can be undone. */
    set text(wanted) {
      const changes = differ(view.state.doc.toString(), wanted);
      if (changes !== null) view.dispatch({ changes, annotations: isolateHistory.of("full") });
    },
    /** Load a text with a fresh undo history, and without calling `change`. */
    load(wanted: string) {
      const { readOnly } = view.state;
      view.setState(make(wanted));
      this.setReadOnly(readOnly);
    },
    mark: (problems: readonly Problem[]) => mark(view, problems),
    /** @param line from 1 */
    light(line: number | null) {
      view.dispatch({ effects: lit.effect.of(line) });
      if (line !== null && line >= 1 && line <= view.state.doc.lines) reveal(view, line);
    },
    /** Put the cursor at the beginning of a line. @param line from 1 */
    goTo(line: number) {
      const { doc } = view.state;
      const { from, text, number } = doc.line(Math.max(1, Math.min(line, doc.lines)));
      view.dispatch({
        selection: { anchor: from + text.search(/\S|$/) },
        effects: sought.effect.of(number),
      });
      view.focus();
      reveal(view, line);
    },
    focus: () => view.focus(),
    setReadOnly(fixed: boolean) {
      view.dispatch({ effects: writing.reconfigure(EditorState.readOnly.of(fixed)) });
    },
    destroy() {
      view.destroy();
      hint.remove();
    },
  };
}

/**
 * The change between the common beginning and the common end of two texts, so that the cursor keeps its place if it
 * can.
 *
 * @returns null if the texts are the same
 */
function differ(
  before: string,
  after: string,
): { from: number; to: number; insert: string } | null {
  if (before === after) return null;
  const most = Math.min(before.length, after.length);
  let from = 0;
  while (from < most && before[from] === after[from]) from++;
  let rest = 0;
  while (rest < most - from && before.at(-1 - rest) === after.at(-1 - rest)) rest++;
  return { from, to: before.length - rest, insert: after.slice(from, after.length - rest) };
}

/** Scroll a line to the middle if it is out of sight or near the edge. Only the editor scrolls, never the page. */
function reveal(view: EditorView, line: number) {
  view.requestMeasure({
    key: "reveal",
    read: () => {
      const { from } = view.state.doc.line(Math.min(line, view.state.doc.lines));
      const { top, height } = view.lineBlockAt(from);
      const { scrollTop, clientHeight } = view.scrollDOM;
      const room = clientHeight - height;
      const margin = Math.min(AROUND * height, room / 2);
      const above = top - scrollTop;
      return above >= margin && above <= room - margin ? null : top - room / 2;
    },
    write: (place) => {
      if (place !== null) view.scrollDOM.scrollTop = place;
    },
  });
}
