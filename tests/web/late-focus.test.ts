/** Focus that moves later than the press that caused it. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { lateFocus } from "../../web/dom/late-focus.ts";

let room = new EventTarget();
const page = { activeElement: "button", body: "body" };

beforeEach(() => {
  room = new EventTarget();
  Object.assign(page, { activeElement: "button" });
  const addEventListener = room.addEventListener.bind(room);
  Object.assign(globalThis, { document: page, addEventListener });
});

const press = (kind: string, more: { key?: string; repeat?: boolean } = {}) =>
  room.dispatchEvent(Object.assign(new Event(kind), more));

function moves(focus: ReturnType<typeof lateFocus>) {
  let moved = 0;
  focus(() => moved++);
  return moved === 1;
}

test("the focus moves later where the visitor has done nothing since", () => {
  assert.equal(moves(lateFocus()), true);
  // The button has been removed with its menu.
  const focus = lateFocus();
  page.activeElement = "body";
  assert.equal(moves(focus), true);
});

test("it stays where the visitor has put it meanwhile", () => {
  const focus = lateFocus();
  page.activeElement = "board";
  assert.equal(moves(focus), false);
  page.activeElement = "button";
  assert.equal(moves(focus), false, "it is asked for once");
});

test("it stays where a key or a pointer was pressed since, whatever has the focus", () => {
  for (const [kind, more] of [
    ["keydown", { key: "3" }],
    ["keydown", { key: "Tab" }],
    ["pointerdown", {}],
  ] as const) {
    const focus = lateFocus();
    press(kind, more);
    assert.equal(moves(focus), false, kind);
  }
});

test("a key that is still held, or silences a screen reader, is no other press", () => {
  const focus = lateFocus();
  press("keydown", { key: "Enter", repeat: true });
  press("keydown", { key: "Control" });
  assert.equal(moves(focus), true);
});
