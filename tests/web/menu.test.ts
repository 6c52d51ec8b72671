/** The menus and the keys of the whole page, without a browser. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { closeByEscape } from "../../web/dom/close-by-escape.ts";
import { bindMenus } from "../../web/dom/menu.ts";
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

/** An open menu with two buttons and a field, and what has the focus. */
function openMenu() {
  const focused: string[] = [];
  const make = (name: string) =>
    Object.assign(new Part(), {
      name,
      focus: () => void focused.push(name),
      matches: (selector: string) => selector === "input" && name === "field",
      checkVisibility: () => name !== "hidden",
      closest: () => null,
    });
  const [button, items] = [make("button"), ["first", "hidden", "field", "last"].map(make)];
  const menu = Object.assign(new Part(), {
    open: true,
    contains: (part: unknown) => part === button || items.some((item) => item === part),
    querySelector: () => button,
    querySelectorAll: () => items,
  });
  Object.assign(room, { querySelector: () => (menu.open ? menu : null) });
  return { menu, button, items, focused };
}

/** Send an event from a part, and tell whether nothing has taken it. */
function send(type: string, target: unknown, more: object = {}) {
  const event = Object.assign(new Event(type, { cancelable: true }), more);
  Object.defineProperty(event, "target", { value: target });
  return room.dispatchEvent(event);
}

test("a menu closes when the focus leaves it, and by Escape, which gives the focus back", () => {
  const { menu, items, focused } = openMenu();
  const { unbind } = bindMenus();
  const leave = (relatedTarget: Part | null) => send("focusout", items[0], { relatedTarget });
  leave(items[3]);
  leave(null); // the window has lost the focus
  assert.equal(menu.open, true);
  leave(new Part());
  assert.equal(menu.open, false);
  menu.open = true;
  const elsewhere = Object.assign(new Part(), { closest: () => null });
  assert.equal(send("keydown", elsewhere, { key: "Escape" }), false, "nothing else has the key");
  assert.deepEqual([menu.open, focused], [false, ["button"]]);
  assert.equal(send("keydown", elsewhere, { key: "Escape" }), true);
  unbind();
});

test("a choice closes its menu, and gives the focus back unless what it opened has it", () => {
  const { menu, items, focused } = openMenu();
  const { unbind } = bindMenus();
  const [first] = items;
  Object.assign(first, { closest: () => first });
  for (const activeElement of [first, new Part()]) {
    menu.open = true;
    Object.assign(room, { activeElement });
    send("click", first);
    assert.equal(menu.open, false);
  }
  assert.deepEqual(focused, ["button"]);
  unbind();
});

test("arrows, Home and End move among the items of an open menu, and make no step", () => {
  const { button, items, focused } = openMenu();
  const { state, change } = createStore();
  change({ presentation: "on" });
  const steps: string[] = [];
  const step = () => steps.push("step");
  const bound = [
    bindMenus(),
    bindKeyboard({ state }, { step, stepBack: step, toStart: step, toEnd: step }),
  ];
  const [first, , field, last] = items;
  for (const [from, key] of [
    [button, "ArrowDown"],
    [first, "ArrowDown"],
    [field, "ArrowDown"],
    [last, "ArrowDown"],
    [first, "ArrowUp"],
    [last, "Home"],
    [first, "End"],
    [first, "ArrowRight"],
    [button, "ArrowLeft"],
  ] as const)
    assert.equal(send("keydown", from, { key }), false);
  assert.deepEqual(focused, ["first", "field", "last", "first", "last", "first", "last", "first"]);
  // A field keeps the keys that move the cursor of its text.
  for (const key of ["Home", "End"]) assert.equal(send("keydown", field, { key }), true);
  assert.equal(focused.length, 8);
  for (const { unbind } of bound) unbind();
  assert.deepEqual(steps, []);
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
