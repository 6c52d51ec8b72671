/** The menus and the keys of the whole page, without a browser. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { closeByEscape } from "../../web/dom/close-by-escape.ts";
import { bindMenu } from "../../web/dom/menu.ts";
import { bindKeyboard } from "../../web/parts/workbench/keyboard-shortcuts.ts";
import { createStore } from "../../web/state/state.ts";
import { fake } from "./fake.ts";

class Part extends EventTarget {}

let room = new EventTarget();

beforeEach(() => {
  room = new EventTarget();
  Object.assign(room, { querySelector: () => null });
  Object.assign(globalThis, { document: room, Node: Part, Element: Part, HTMLElement: Part });
});

const press = (key: string) =>
  room.dispatchEvent(Object.assign(new Event("keydown", { cancelable: true }), { key }));

test("a menu closes when the focus leaves it, and by Escape wherever the focus is", () => {
  const [inside, outside] = [new Part(), new Part()];
  const menu = Object.assign(new Part(), {
    open: true,
    contains: (part: unknown) => part === inside,
    querySelector: () => null,
  });
  bindMenu(fake(menu), new AbortController().signal);
  const leave = (relatedTarget: Part | null) =>
    menu.dispatchEvent(Object.assign(new Event("focusout"), { relatedTarget }));
  leave(inside);
  leave(null); // the window has lost the focus
  assert.equal(menu.open, true);
  leave(outside);
  assert.equal(menu.open, false);
  menu.open = true;
  assert.equal(press("Escape"), false, "nothing else has the key");
  assert.equal(menu.open, false);
  assert.equal(press("Escape"), true);
});

test("Escape closes a part wherever the focus is, but in a field or another part", () => {
  const { signal } = new AbortController();
  const closed: string[] = [];
  const inside = (field: boolean) => Object.assign(new Part(), { matches: () => field });
  const bind = (name: string) => {
    const field = inside(true);
    const box = { checkVisibility: () => true, contains: (part: unknown) => part === field };
    closeByEscape(fake(box), () => closed.push(name), signal);
    return field;
  };
  const [first, second] = [bind("first"), bind("second")];
  for (const target of [first, second, inside(false), inside(true)]) {
    const event = Object.assign(new Event("keydown", { cancelable: true }), { key: "Escape" });
    Object.defineProperty(event, "target", { value: target });
    room.dispatchEvent(event);
    closed.push(String(event.defaultPrevented));
  }
  assert.deepEqual(closed, ["first", "true", "second", "true", "first", "true", "false"]);
});

test("End on the slider of the steps runs to the end, and other sliders keep the key", () => {
  class Slider extends Part {
    type = "range";
    declare id: string;
  }
  Object.assign(globalThis, { HTMLInputElement: Slider });
  const { state } = createStore();
  const ends: string[] = [];
  for (const id of ["position", "question-steps"]) {
    const slider = Object.assign(new Slider(), { id, matches: () => false });
    const event = Object.assign(new Event("keydown"), { key: "End" });
    Object.defineProperty(event, "target", { value: slider });
    const { unbind } = bindKeyboard({ state }, { toEnd: () => ends.push(id) });
    room.dispatchEvent(event);
    unbind();
  }
  assert.deepEqual(ends, ["position"]);
});

test("of all keys the one for help works while no search is in sight", () => {
  const { state, change } = createStore();
  const done: string[] = [];
  bindKeyboard({ state }, { help: () => done.push("help"), find: () => done.push("find") });
  change({ mode: { kind: "home" } });
  for (const key of ["?", "f"]) press(key);
  assert.deepEqual(done, ["help"]);
});
