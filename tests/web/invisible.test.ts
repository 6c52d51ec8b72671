import assert from "node:assert/strict";
import { test } from "node:test";
import { EditorState } from "@codemirror/state";
import { INVISIBLE, strip } from "../../web/engine/fragment/invisible.ts";
import { formatInvisible, nameInvisible } from "../../web/engine/fragment/invisible-names.ts";
import { found } from "../../web/parts/own/write/invisible-characters.ts";

const HIDING = "Your program holds hidden characters. The editor marks them.";

/** The warning for a program, and the characters marked in it. */
function look(text: string) {
  const { said, marks } = EditorState.create({ doc: text, extensions: [found] }).field(found);
  const marked: string[] = [];
  marks.between(0, text.length, (from, to) => void marked.push(text.slice(from, to)));
  return { said, marked };
}

/** Visible format characters: they are drawn above or before a number (Prepended_Concatenation_Mark). */
const ABOVE_NUMBERS = /[\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}]/u;
/** Drawn as nothing or as a gap, but neither spaces nor ignorable according to Unicode's lists. */
const BLANK = [0x2800, 0x13441, 0x13442, 0x16fe4, 0x1d159];

test("hidden is all that Unicode lets a reader ignore, all that only formats, separators and what is blank", () => {
  for (let code = 0; code <= 0x10ffff; code++) {
    const character = String.fromCodePoint(code);
    const ignored = /[\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}]/u.test(character);
    const formats = /\p{Cf}/u.test(character) && !ABOVE_NUMBERS.test(character);
    const hidden = ignored || formats || BLANK.includes(code);
    assert.equal(INVISIBLE.test(character), hidden, code.toString(16));
    assert.equal(nameInvisible(code) !== undefined, hidden, code.toString(16));
  }
  assert.equal(formatInvisible("a\u202eb\u200b"), "U+202E right-to-left override");
  assert.equal(formatInvisible("Żółw їжак שלום"), "");
  assert.equal(strip("\u2066a\u200bb\u2069"), "ab");
});

test("a program says that it hides something, wherever that stands", () => {
  for (const text of [
    "x = 1  # \u202e } \u2066 if admin\u2069 \u2066",
    "if level != 'user\u202e \u2066# Check if admin\u2069 \u2066':\n    pass",
    "def f(ab\ufe00c): pass",
    "s = '\u200b'",
    "s = '\u{1f600}\u202e'",
  ]) {
    assert.deepEqual(look(text), { said: HIDING, marked: [] });
  }
});

test("what any language writes is no disguise", () => {
  for (const text of [
    "шлях = [1]\nдошка2_нова = шлях  # n-вимірний, x-координата, аbs",
    "é = 1\ne\u0301 = 2\nn座標 = 'аbs'",
    "print('❤️ 👩‍👧 שלום ｌｅｎ')",
    "μήκος = f'аbs {1}'",
  ]) {
    assert.deepEqual(look(text), { said: "", marked: [] });
  }
});

test("a name of several scripts is told by its line, and what it is not", () => {
  assert.deepEqual(look("\n\nprint(\u0430bs)\nx.\u0430bs = f'{\u0430bs}'  # \u0430bs"), {
    said: 'The name "\u0430bs" in line 3 mixes Latin and Cyrillic letters. It is not "abs". The editor marks 2 more names like this.',
    marked: ["\u0430bs", "\u0430bs", "\u0430bs"],
  });
  assert.equal(
    look("шля\u0078 = 1").said,
    'The name "шляx" in line 1 mixes Latin and Cyrillic letters. It is not "шлях".',
  );
  assert.equal(look("Δx = 1").said, 'The name "Δx" in line 1 mixes Latin and Greek letters.');
});

test("a name that is another one to Python is told, and what it is", () => {
  assert.deepEqual(look("ﬁle = ｌｅｎ"), {
    said: 'Python reads the name "ﬁle" in line 1 as "file". The editor marks 1 more name like this.',
    marked: ["ﬁle", "ｌｅｎ"],
  });
  const both = look("ｌｅｎ # \u202e");
  assert.equal(both.said, `${HIDING} Python reads the name "ｌｅｎ" in line 1 as "len".`);
});

test("what is said follows what is written", () => {
  const state = EditorState.create({ doc: "abs", extensions: [found] });
  const worse = state.update({ changes: { from: 0, to: 1, insert: "\u0430" } }).state;
  assert.match(worse.field(found).said, /mixes/);
  assert.equal(worse.update({ changes: { from: 0, to: 3 } }).state.field(found).said, "");
});
