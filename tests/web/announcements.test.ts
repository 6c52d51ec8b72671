import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { Announcements, type Standing } from "../../web/parts/workbench/announcements.ts";

beforeEach(() => mock.timers.enable({ apis: ["setTimeout"] }));
afterEach(() => mock.timers.reset());

const AT_REST = { run: "the search", ended: false, title: "Paused", more: "" };

/** Records what a screen reader announces on a page that shows steps. */
function listen() {
  const heard: string[] = [];
  const said = ["", ""];
  const announcements = new Announcements((...texts) => {
    texts.forEach((text, i) => {
      if (text !== said[i] && text !== "") heard.push(text);
      said[i] = text;
    });
  });
  /** Show a step for some time. */
  const show = (position: number, milliseconds: number, more: Partial<Standing> = {}) => {
    const sentence = `Move ${position}.`;
    announcements.show({ ...AT_REST, moving: "step", position, sentence, ...more });
    mock.timers.tick(milliseconds);
  };
  return { heard, show };
}

test("a run at four steps a second is silent, and a pause is told once", () => {
  const { heard, show } = listen();
  for (let position = 1; position <= 40; position++) {
    // Sixteen frames per step; the refused candidates arrive a little later.
    for (let frame = 0; frame < 16; frame++) {
      const more = frame > 4 ? "a1: refused." : "";
      show(position, 1000 / 64, { moving: "run", title: "Searching", more });
    }
  }
  assert.deepEqual(heard, []);
  for (let frame = 0; frame < 100; frame++) show(40, 16);
  assert.deepEqual(heard, ["Paused. Step 40. Move 40."]);
});

test("each single step is told, and what comes later to it by itself", () => {
  const { heard, show } = listen();
  for (const position of [1, 2, 3]) show(position, 1000);
  show(3, 1000, { more: "a1 was already visited." });
  assert.deepEqual(heard, ["Move 1.", "Move 2.", "Move 3.", "a1 was already visited."]);
});

test("steps that follow one another faster than they can be read are told where they stop", () => {
  const { heard, show } = listen();
  for (let position = 1; position <= 100; position++) show(position, 30);
  mock.timers.tick(1000);
  assert.deepEqual(heard, ["Move 100."]);
});

test("a search ahead is silent until it has arrived", () => {
  const { heard, show } = listen();
  for (let second = 0; second < 10; second++) {
    show(5, 1000, { moving: "jump", more: `The search runs ahead: ${second},000 steps so far.` });
  }
  show(90, 1000);
  assert.deepEqual(heard, ["Move 90."]);
});

test("the end is told, come to by a run or by a step", () => {
  for (const moving of ["run", "step"] as const) {
    const { heard, show } = listen();
    show(8, 0, { moving });
    show(9, 1000, { ended: true, title: "Tour found" });
    assert.deepEqual(heard, ["Tour found. Step 9. Move 9."]);
  }
});

test("a step after a pause is told without it", () => {
  const { heard, show } = listen();
  show(7, 0, { moving: "run" });
  for (const position of [8, 9, 8]) show(position, 1000);
  assert.deepEqual(heard, ["Paused. Step 8. Move 8.", "Move 9.", "Move 8."]);
});

test("what is told is told once, and is gone a while later: who reads the page meets it no second time", () => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  const seen: string[] = [];
  const announcements = new Announcements((text, more) => seen.push(`${text}|${more}`));
  const moment = { ...AT_REST, moving: "step" as const, position: 3 };
  for (let frame = 0; frame < 1000; frame++) {
    announcements.show({ ...moment, sentence: "Move 3.", more: "a1: refused." });
    mock.timers.tick(16);
  }
  assert.deepEqual(seen, ["Move 3.|a1: refused.", "|"]);
});

test("an error of the run before is not told again, and the same one of another run is", () => {
  const { heard, show } = listen();
  const wrong = { ended: true, title: "Your program is not right yet", sentence: "b2 is taken." };
  const told = "Your program is not right yet. Step 5. b2 is taken.";
  show(5, 1000, { ...wrong, run: "first" });
  assert.deepEqual(heard, [told]);
  // The page still shows it when the next run arrives, which is right.
  show(5, 100, { ...wrong, run: "second" });
  show(9, 1000, { ended: true, title: "Tour found", run: "second" });
  assert.deepEqual(heard.slice(1), ["Tour found. Step 9. Move 9."]);
  show(5, 1000, { ...wrong, run: "third" });
  assert.deepEqual(heard.slice(2), [told], "it stands there again");
});

test("how it stands is told with one full stop", () => {
  for (const title of ["Your program is running", "Your program is running ...", "Paused."]) {
    const { heard, show } = listen();
    show(5, 1000, { ended: true, title });
    assert.deepEqual(heard, [`${title.replace(/ ?\.+/, "")}. Step 5. Move 5.`]);
  }
});
