import assert from "node:assert/strict";
import { test } from "node:test";
import { pack } from "../../web/engine/fragment/pack-text.ts";
import type { OwnState } from "../../web/parts/own/state/state.ts";
import { openDrafts } from "../../web/parts/own/write/drafts.ts";

Object.assign(globalThis, { document: { documentElement: { dataset: {} } } });
const { keep, openFile, take } = await import("../../web/parts/own/state/write-program.ts");

/** A state with a program whose link is in the address bar. */
async function setUp(text = "print(0)") {
  /** Texts that the editor has shown. */
  const shown: string[] = [];
  /** Packed programs that the address bar has held. */
  const links: string[] = [await pack(text)];
  const state = {
    own: {
      page: { scenario: { puzzle: "queens" }, redraw() {} },
      tools: { showCode() {}, note() {} },
      recording: null,
    },
    editor: { ready: Promise.resolve({ load: (it: string) => shown.push(it) }) },
    runner: { interfered: false },
    drafts: openDrafts("queens", []),
    turn: 0,
    text,
    input: "",
    result: null,
    checks: [],
    checkedText: "",
    get packed() {
      return links.at(-1);
    },
    set packed(packed) {
      if (packed !== links.at(-1)) links.push(packed as string);
    },
  } as unknown as OwnState;
  return { state, shown, links };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 50));

test("the link of a program stays in the address bar while it is unpacked", async () => {
  const { state, shown, links } = await setUp();
  const [old, packed] = [state.packed, await pack("print(1)")];
  // A text typed just before is not packed yet, and must not replace the link.
  keep(state, "print(0.5)");
  const taken = take(state, { packed, position: 0 });
  assert.equal(state.packed, packed);
  await taken;
  await settle();
  assert.deepEqual(shown, ["print(1)"]);
  assert.deepEqual(links, [old, packed]);
});

test("of two links, one after the other, the second is shown", async () => {
  const { state, shown } = await setUp();
  const [slow, packed] = [await pack("# long\n".repeat(20_000)), await pack("print(2)")];
  await Promise.all([
    take(state, { packed: slow, position: 0 }),
    take(state, { packed, position: 0 }),
  ]);
  assert.deepEqual(shown, ["print(2)"]);
  // A damaged link before it must not replace it either.
  await Promise.all([
    take(state, { packed: "AAAA", position: 0 }),
    take(state, { packed, position: 0 }),
  ]);
  assert.deepEqual(shown, ["print(2)", "print(2)"]);
  assert.equal(state.warning, "");
});

test("a program from a file is called as the file, without what nobody sees of that", async () => {
  const { state, shown } = await setUp();
  await openFile(state, new File(["print(3)"], "my\u202e own.py"));
  assert.equal(state.name, "my own");
  assert.deepEqual(shown, ["print(3)"]);
});
