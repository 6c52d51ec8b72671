import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { bindToast, freePlace } from "../../web/dom/toast.ts";

/** The part of an element that a toast uses; like in browsers, it can't be shown outside the document. */
class FakeElement extends EventTarget {
  hidden = true;
  isConnected = true;
  textContent = "";
  shown = 0;
  style = {};

  showPopover() {
    if (!this.isConnected) throw new DOMException("not connected", "InvalidStateError");
    this.shown++;
  }

  hidePopover() {}

  getBoundingClientRect = () => ({ x: 0, y: 0, width: 200, height: 40 });
}

test("what is told late, of a page that has ended, is told to nobody", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const ids = ["toast", "toast-text", "toast-action"];
  const elements = new Map(ids.map((id) => [id, new FakeElement()]));
  Object.assign(globalThis, {
    HTMLElement: FakeElement,
    HTMLButtonElement: FakeElement,
    document: {
      getElementById: (id: string) => elements.get(id) ?? null,
      querySelector: () => null,
      querySelectorAll: () => [],
      addEventListener: () => {},
    },
    innerWidth: 1280,
    innerHeight: 720,
  });
  const [toast, text] = elements.values();
  const { show, unbind } = bindToast();
  show("Copied.");
  assert.deepEqual([toast.shown, toast.hidden, text.textContent], [1, false, "Copied."]);
  mock.timers.tick(3000);
  assert.equal(toast.hidden, true);
  // A message that has become pointless is hidden, and none that came after it.
  const [hideFirst, hideSecond] = [show("Go back?"), show("You are back.")];
  hideFirst();
  assert.equal(toast.hidden, false);
  hideSecond();
  assert.equal(toast.hidden, true);
  // A watch ends with its message: as it is hidden, or another takes its place.
  const watched: string[] = [];
  const watch = (name: string) => () => {
    watched.push(name);
    return () => void watched.push(`ends ${name}`);
  };
  show("One.", undefined, watch("one"));
  show("Two.", undefined, watch("two"));
  mock.timers.tick(3000);
  assert.deepEqual(watched, ["one", "ends one", "two", "ends two"]);
  unbind();
  toast.isConnected = false;
  show("There is nothing to ask here.");
  assert.deepEqual([toast.shown, toast.hidden, text.textContent], [5, true, "Two."]);
});

test("a message lies where it covers nothing that is pressed, as low as it can", () => {
  const [size, room] = [
    { width: 200, height: 40 },
    { width: 800, height: 600 },
  ];
  assert.deepEqual(freePlace(size, room, []), { x: 584, y: 544, covered: 0 });
  const column = { x: 500, y: 0, width: 300, height: 600 };
  assert.deepEqual(freePlace(size, room, [column]), { x: 292, y: 544, covered: 0 });
  const rows = { x: 0, y: 300, width: 800, height: 300 };
  const place = freePlace(size, room, [column, rows]);
  assert(place.covered === 0 && place.y + size.height <= rows.y);
  // A strip between two rows that is hardly higher than the message, as on a phone.
  const strip = { ...rows, y: 344, height: 256 };
  assert.equal(freePlace(size, room, [{ ...rows, y: 0 }, strip]).covered, 0);
  // Rather what is read than what is pressed.
  const [above, below] = [
    { ...rows, y: 0, height: 400 },
    { ...rows, y: 400, height: 200, weight: 4 },
  ];
  assert.equal(freePlace(size, room, [above, below]).y + size.height, 400);
  // Without any free place it covers the least.
  const all = { x: 0, y: 0, width: 800, height: 600 };
  assert.deepEqual(freePlace(size, room, [all, rows]).covered, 200 * 40);
});

test("a message makes way for what a click has opened below it", () => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  const ids = ["toast", "toast-text", "toast-action"];
  const elements = new Map(
    ids.map((id) => [id, Object.assign(new FakeElement(), { contains: () => false })]),
  );
  const opened: unknown[] = [];
  const document = Object.assign(new EventTarget(), {
    getElementById: (id: string) => elements.get(id) ?? null,
    querySelector: () => null,
    querySelectorAll: (selector: string) => (selector.includes("button") ? opened : []),
  });
  const requestAnimationFrame = (draw: () => void) => draw();
  Object.assign(globalThis, {
    HTMLElement: FakeElement,
    HTMLButtonElement: FakeElement,
    innerWidth: 1280,
    innerHeight: 720,
    document,
    requestAnimationFrame,
  });
  const [toast] = elements.values();
  const { show, unbind } = bindToast();
  show("Copied.");
  assert.deepEqual(toast.style, { inset: "664px auto auto 1064px" });
  const form = { x: 1000, y: 0, width: 280, height: 720 };
  const part = (box: object, panel: object | null) => ({
    checkVisibility: () => true,
    getBoundingClientRect: () => box,
    closest: () => panel,
  });
  opened.push(part(form, null));
  // The end of a long legend is scrolled out of its panel, and nobody can read it.
  const panel = { getBoundingClientRect: () => ({ x: 500, y: 0, width: 400, height: 600 }) };
  opened.push(part({ x: 500, y: 100, width: 400, height: 620 }, panel));
  document.dispatchEvent(new Event("click"));
  assert.deepEqual(toast.style, { inset: "664px auto auto 532px" });
  unbind();
  mock.timers.reset();
});
