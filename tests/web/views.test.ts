/** The part of every view that needs no canvas: names of moments, places of choices, targets of arrow keys. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { GraphView } from "../../web/board/graph/graph-view.ts";
import { createView } from "../../web/board/registry.ts";
import { placeVertices } from "../../web/board/shared/graph-layout.ts";
import type { PuzzleView, Size } from "../../web/board/types.ts";
import { parseScenario } from "../../web/state/scenario/scenario.ts";
import { fake } from "./fake.ts";
import { catalogue } from "./golden.ts";
import { placed, stateAfter, WEST_EAST } from "./samples.ts";

function open(text: string, description: object | null = null) {
  const scenario = parseScenario(text, catalogue);
  const told = description && { scenario: text, puzzle: scenario.puzzle, ...description };
  return createView(scenario, fake(told));
}

const walk = (view: PuzzleView, from: number, ...keys: string[]) =>
  keys.reduce((cursor, key) => view.moveCursor(cursor, `Arrow${key}`), from);

const choicesAt = (view: PuzzleView, size: Size, ...points: string[]) =>
  points.map((point) => {
    const [x, y] = point.split(",").map(Number);
    return view.choiceAt(size, x, y);
  });

const SQUARE = { width: 400, height: 400 };
const WIDE = { width: 500, height: 400 };

function groundOf(view: PuzzleView, width: number) {
  const ground = view.ground?.(width);
  assert.ok(ground);
  return ground;
}

test("a tour's view names squares, and begins where the tour does", () => {
  const view = open("tour/4x5/b2/textbook");
  assert.deepEqual([view.moves, view.takesBack, view.textStyle], [true, true, "textbook"]);
  assert.equal(open("tour/4x5/b2/1,2;2,1").textStyle, "text");
  assert.equal(view.name(7), "c2");
  // From b2 (square 6) by 2,1 to d3 (13): the first of the eight moves in the order of the textbook.
  // The board is 4 high and 5 wide: squares of 80, with 40 pixels above and below.
  assert.deepEqual(choicesAt(view, SQUARE, "90,350", "399,45", "200,30"), [1, 19, -1]);
  assert.equal(view.moveCursor(-1, "ArrowUp"), 6);
  assert.equal(walk(view, 0, "Right", "Up", "Left", "Down"), 0);
  assert.equal(walk(view, 0, "Left"), 0);
  assert.equal(walk(view, 18, "Up", "Right", "Right"), 19);
  assert.deepEqual(view.ringOf(0, SQUARE), { x: 40, y: 320, radius: 80 * 0.42 });
  assert.equal(view.startAt(6), null);
  assert.equal(view.startAt(0), "tour/4x5/a1/textbook");
  assert.equal(view.toggle?.(0), "tour/4x5/b2/textbook/holes=a1");
  assert.equal(open("tour/4x5/b2/textbook/holes=a1").toggle?.(0), "tour/4x5/b2/textbook");
});

test("a click on a board of queens blocks a square, then puts a given queen there, then frees it", () => {
  const a2 = 1;
  const after = (text: string) => open(text).toggle?.(a2);
  assert.equal(after("queens/5"), "queens/5/holes=a2");
  assert.equal(after("queens/5/holes=a2"), "queens/5/givens=a2");
  assert.equal(after("queens/5/givens=a2"), "queens/5");
  assert.equal(after("queens/5/holes=a2,b2/givens=c1"), "queens/5/holes=b2/givens=a2,c1");
  // From b4 a queen attacks a4, a3 and a5; from b3 it attacks a2, where no queen can be given.
  assert.equal(after("queens/5/holes=a2/givens=b4"), "queens/5/givens=a2,b4");
  assert.equal(after("queens/5/holes=a2/givens=b3"), "queens/5/givens=b3");
  assert.equal(after("queens/5/holes=a2/givens=a4"), "queens/5/givens=a4");
  assert.deepEqual(open("queens/5/givens=c1,a2").task.root, [1, 10]);
  const walk = "queens/5/strategy=conflicts";
  assert.equal(after(`${walk}/holes=a2`), walk, "a walk moves every queen");
});

test("a square of a tour gets its number by a click on the path, or by digits", () => {
  const text = "tour/4x5/a1/textbook";
  const view = open(text);
  const state = stateAfter(20, 20, [0], [7, 14]);
  assert.equal(view.toggle?.(14, undefined, state), `${text}/givens=3:e3`);
  assert.equal(view.toggle?.(0, undefined, state), null);
  assert.equal(view.toggle?.(18, undefined, state), `${text}/holes=d4`);
  const given = open(`${text}/end=e4/givens=3:e3`);
  assert.equal(given.toggle?.(14, undefined, state), `${text}/givens=20:e4`);
  assert.equal(given.type?.(14, "Backspace"), `${text}/givens=20:e4`);
  assert.equal(given.type?.(14, "6"), `${text}/givens=20:e4,6:e3`);
  assert.equal(given.type?.(12, "3"), `${text}/givens=20:e4,3:c3`);
  // Number 1 is the start, so it waits for another digit.
  assert.equal(view.type?.(12, "1"), null);
  assert.equal(view.type?.(12, "3"), `${text}/givens=13:c3`);
  const two = open(`${text}/givens=2:c2`);
  assert.equal(two.type?.(12, "2"), null);
  assert.equal(two.type?.(12, "0"), `${text}/givens=2:c2,20:c3`);
  assert.equal(view.type?.(0, "3"), null);
  assert.deepEqual(given.cell(14, state).includes("square 3"), true);
  assert.equal(given.startAt(14), null);
});

test("the ground of a board is its squares, from below", () => {
  const ground = groundOf(open("tour/4x5/b2/textbook/holes=c1"), 300);
  // As wide as allowed: squares of 60.
  assert.deepEqual(
    [ground.title, ground.height, ground.places.length],
    ["Taken back from each square", 240, 20],
  );
  assert.deepEqual(ground.places[2], {
    name: "c1",
    outline: "M120 180h60v60h-60Z",
    x: 150,
    y: 210,
    room: 60,
    blocked: true,
  });
  assert.deepEqual([ground.places[19].name, ground.placeOf(19)], ["e4", 19]);
});

test("a large board knows its squares wherever it has been moved to", () => {
  const view = open("tour/30x30/a1/geeks/strategy=warnsdorff");
  const size = { width: 300, height: 300 };
  assert.deepEqual(view.ringOf(0, size), { x: 5, y: 295, radius: 5 });
  assert.deepEqual(choicesAt(view, size, "5,295", "295,5"), [0, 899]);
  assert.equal(view.choiceAt({ width: 400, height: 300 }, 40, 100), -1);
  view.viewport?.zoom(size, 2, 300, 300);
  // Zoomed in twice at the lower right corner: squares of 20, the last file at the right edge.
  assert.equal(view.choiceAt(size, 299, 299), 29);
  assert.deepEqual(view.ringOf(29, size), { x: 290, y: 290, radius: 0.42 * 20 });
  assert.equal(view.choiceAt(size, 1, 1), 14 * 30 + 15);
});

test("blocked squares are told, and looked at, but hold no queen", () => {
  const view = open("queens/4/holes=a1,c2,c4");
  const state = stateAfter(16, 4, [], [1]);
  assert.equal(view.cell(0, state), "a1: blocked");
  assert.equal(view.cell(11, state), "c4: blocked");
  assert.equal(view.cell(4, state), "b1: attacked from a2");
  assert.match(
    view.label(state),
    /^Board of 4 by 4 squares, 3 of them blocked, with 1 queen on a2/,
  );
  const blocked = groundOf(view, 400).places.filter(({ blocked }) => blocked);
  assert.equal(blocked.map(({ name }) => name).join(" "), "a1 c2 c4");
  // By a click while blocking squares.
  assert.equal(view.toggle?.(11), "queens/4/holes=a1,c2/givens=c4");
  assert.equal(view.toggle?.(4), "queens/4/holes=a1,b1,c2,c4");
  assert.equal(open("queens/4").toggle?.(0), "queens/4/holes=a1");
});

test("queens are told by their squares, with what each was compared with", () => {
  const view = open("queens/4");
  // A choice is column * 4 + row.
  assert.deepEqual([view.name(6), view.task.length, view.moves], ["b3", 4, false]);
  assert.deepEqual(choicesAt(view, SQUARE, "50,350", "150,350", "50,250"), [0, 4, 1]);
  assert.equal(view.choiceAt(WIDE, 20, 350), -1);
  assert.equal(view.moveCursor(-1, "ArrowUp"), 0);
  assert.equal(walk(view, 0, "Right", "Up"), 5);
  assert.equal(walk(view, 0, "Down", "Left"), 0);
  const ground = groundOf(view, 400);
  // At most 300 high: squares of 75, centred.
  assert.deepEqual([ground.title, ground.height], ["Taken back from each square", 300]);
  assert.equal(ground.placeOf(4), 1);
  const [, { name, outline }] = ground.places;
  assert.deepEqual([name, outline], ["b1", "M125 225h75v75h-75Z"]);
});

/** A path A - B - C - D. */
const CHAIN = {
  names: ["A", "B", "C", "D"],
  neighbours: [[1], [0, 2], [1, 3], [2]],
  directed: false,
  ...placed(4),
};

test("a graph's view waits for Python, and then names vertices", () => {
  assert.equal(open("graph/example/A").pending, true);
  const view = open("graph/example/A", { size: 4, length: 4, root: [1], graph: CHAIN });
  assert.deepEqual([view.pending, view.takesBack, view.name(2)], [false, true, "C"]);
  const { places } = view as GraphView;
  const { centres, radius } = placeVertices(places, SQUARE);
  centres.forEach(({ x, y }, vertex) => {
    assert.equal(view.choiceAt(SQUARE, x + radius, y), vertex);
    assert.deepEqual(view.ringOf(vertex, SQUARE), { x, y, radius: radius * 1.35, centred: true });
  });
  assert.equal(view.choiceAt(SQUARE, 2, 2), -1);
  assert.equal(view.moveCursor(-1, "ArrowUp"), 1);
  const ground = groundOf(view, 200);
  assert.deepEqual([ground.title, ground.placeOf(3)], ["Taken back at each vertex", 3]);
  assert.equal(ground.places.map(({ name, above }) => name + above).join(" "), "AA BB CC DD");
  assert.equal(ground.beneath?.match(/M[^M]+/g)?.length, 3);
});

test("a vertex that is moved is where it was put, and a link can say so", () => {
  const view = open("graph/example/A", { size: 4, length: 4, root: [0], graph: CHAIN });
  assert.equal(view.at, "");
  // The layout's square is inset by 1.8 twentieths of the side: 36 of 400.
  view.moveTo?.(2, SQUARE, 36 + 328 / 4, 36 + 328 / 2);
  assert.equal(view.choiceAt(SQUARE, 118, 200), 2);
  assert.equal(view.at?.length, 16);
  view.nudge?.(2, "ArrowRight");
  assert.equal(view.choiceAt(SQUARE, 118 + 328 * 0.025, 200), 2);
  const other = open("graph/example/A", { size: 4, length: 4, root: [0], graph: CHAIN });
  other.arrange?.(view.at ?? "");
  assert.equal(other.at, view.at);
  view.resetLayout?.();
  assert.deepEqual([view.at, view.moved], ["", false]);
});

test("the general search takes nothing back, and tells the times of its vertices", () => {
  const forest = {
    discovered: [1, 2, 3, 4],
    finished: [8, 7, 6, 5],
    edges: [
      [0, 1, "tree", 1],
      [1, 0, "back", 2],
      [1, 2, "tree", 2],
    ],
  };
  const view = open("forest/example/A", { size: 4, length: 4, root: [], graph: CHAIN, forest });
  assert.equal(view.takesBack, false);
  assert.deepEqual(
    [view.nodeName(3, 3), view.nodeName(3, 4), view.nodeName(3, 5)],
    ["D", "D 4/", "D 4/5"],
  );
  assert.deepEqual([view.outsideTree(2), view.outsideTree(3)], ["", "Back edge: B to A."]);
  assert.equal(groundOf(view, 200).title, "Where the search went back");
});

const MAP = { ...WEST_EAST, colours: 2, remarks: ["One.", "Two.", "Three.", "Four."] };

test("a map's view names regions and colours, and tells where all colours are taken", () => {
  const view = open("colouring/A:B/2", { size: 4, length: 2, root: [], map: MAP });
  // A choice is region * 2 + colour.
  assert.deepEqual([view.name(3), view.brief(3)], ["East blue", "blue"]);
  // The map is twice as wide as high, with margins of 12: the border is in the middle.
  assert.deepEqual(choicesAt(view, SQUARE, "190,200", "210,200", "210,50"), [0, 2, -1]);
  assert.equal(view.moveCursor(-1, "ArrowUp"), 0);
  assert.equal(walk(view, 0, "Right"), 2);
  assert.equal(walk(view, 2, "Right"), 2);
  const ground = groundOf(view, 400);
  assert.deepEqual([ground.title, ground.height], ["Taken back from each region", 212]);
  assert.equal(ground.placeOf(3), 1);
  assert.equal(ground.places.map(({ name }) => name).join(" "), "West East");
});

test("a click on a map gives a region the next colour that no given neighbour has, and none after the last", () => {
  const after = (text: string, givens: number[]) => {
    const map = { ...MAP, givens };
    return open(text, { size: 4, length: 2, root: givens, map }).toggle?.(2);
  };
  assert.equal(after("colouring/A:B/2", []), "colouring/A:B/2/givens=East:red");
  assert.equal(after("colouring/A:B/2/givens=East:red", [2]), "colouring/A:B/2/givens=East:blue");
  assert.equal(after("colouring/A:B/2/givens=East:blue", [3]), "colouring/A:B/2");
  const west = "colouring/A:B/2/givens=West:red";
  assert.equal(after(west, [0]), `${west},East:blue`);
  assert.equal(after(`${west},East:blue`, [0, 3]), west);
});

test("a sudoku's view is there before Python where its text is the grid, and takes typed digits", () => {
  assert.equal(open("sudoku/easy").pending, true);
  const view = open("sudoku/1...............");
  // A choice is cell * 4 + digit - 1.
  assert.deepEqual(
    [view.task, view.name(6), view.brief(6)],
    [{ size: 64, length: 15, root: [] }, "r1c2: 3", "3"],
  );
  // With 2 at r1c2, the row of r1c3 has 1 and 2, and its column 3 and 4.
  // Cells of 98 with 4 pixels beside them.
  assert.deepEqual(choicesAt(view, SQUARE, "5,5", "105,5", "5,105", "2,5"), [0, 4, 16, -1]);
  const at = 4 + 1.5 * 98;
  assert.deepEqual(view.ringOf(21, SQUARE), { x: at, y: at, radius: 98 * 0.4, half: 98 * 0.47 });
  assert.equal(view.moveCursor(-1, "ArrowUp"), 0);
  assert.equal(walk(view, 0, "Down", "Right"), 20);
  assert.equal(walk(view, 0, "Up"), 0);
  assert.equal(view.type?.(4, "3"), "sudoku/13..............");
  assert.equal(view.type?.(0, "Backspace"), "sudoku/................");
  assert.equal(view.type?.(0, "5"), null);
  const ground = groundOf(view, 208);
  assert.deepEqual([ground.title, ground.height], ["Taken out of each cell", 210]);
  assert.equal(ground.placeOf(21), 5);
  assert.deepEqual(ground.places[0], {
    name: "r1c1",
    outline: "M0 1h52v52h-52Z",
    x: 26,
    y: 27,
    room: 52,
    given: true,
  });
});
