import assert from "node:assert/strict";
import test from "node:test";
import {
  forestEdges,
  forestVertices,
  pathEdges,
  pathVertices,
  plainEdges,
} from "../../web/board/graph/graph-picture.ts";
import { attackedSquares, pictureOf, sightsOf } from "../../web/board/queens/queens-picture.ts";
import { placesOf, vertexTowards } from "../../web/board/shared/graph-layout.ts";
import { layOutMap, regionAt } from "../../web/board/shared/map-layout.ts";
import { pencilOf } from "../../web/board/sudoku/sudoku-drawing.ts";
import {
  blocksOf,
  digitsOf,
  freeDigits,
  peersOf,
  unitsOf,
} from "../../web/board/sudoku/sudoku-picture.ts";
import { markedCandidates } from "../../web/board/tour/tour-picture.ts";
import type { Candidate } from "../../web/engine/types/python-replies.ts";
import { EXAMPLE, FOREST, placed, squareAt, stateAfter } from "./samples.ts";

test("a queen attacks as it walks, in eight directions to the edge", () => {
  for (const n of [1, 2, 5, 8]) {
    for (let queen = 0; queen < n * n; queen++) {
      const walked = new Uint8Array(n * n);
      for (const direction of [0, 1, 2, 3, 5, 6, 7, 8]) {
        const [dx, dy] = [Math.floor(direction / 3) - 1, (direction % 3) - 1];
        let [x, y] = [Math.floor(queen / n) + dx, (queen % n) + dy];
        while (x >= 0 && x < n && y >= 0 && y < n) {
          walked[x * n + y]++;
          [x, y] = [x + dx, y + dy];
        }
      }
      assert.deepEqual(attackedSquares(n, [queen]), walked);
    }
  }
});

test("comparing looks from a row to the first queen that attacks it, looking up along each queen's lines", () => {
  // On 5x5: queens on a1 and b4. In column c, c1 and c3 are seen from a1, c4 and c5 from b4, and c2 is free; c3 is seen
  // from both.
  const queens = [0, 8];
  const rows = [10, 11, 12, 13, 14].map((choice) => {
    const standing: Candidate[2] = choice === 11 ? "next" : "refused";
    return { choice, standing };
  });
  const told = sightsOf(5, queens, rows, "compare").map(
    ({ from, to, asked }) => `${from}-${to}${asked ? "?" : ""}`,
  );
  assert.equal(told.join(" "), "10-0 11-0? 11-8? 12-0 13-8 14-8");
  const lines = sightsOf(5, queens, rows, "diagonals").map(({ from, to }) => `${from}-${to}`);
  // a1: its row to e1, its diagonal to e5. b4: its row to e4, up to c5, down to e1.
  assert.equal(lines.join(" "), "0-20 0-24 8-23 8-14 8-20");
});

/** No square is blocked, and no queen given. */
const PLAIN = { holes: new Set<number>(), givens: new Set<number>() };

test("queens that Why tries attack like those on the board, and those of a shown solution don't", () => {
  // 5x5 after a1: Why tries b3, which attacks along its row and its diagonals.
  const moment = { state: stateAfter(25, 5, [], [0]), motion: null, flash: 0, cursor: -1 };
  const attackedWith = (faint: number[]) =>
    Array.from(pictureOf(5, { ...moment, faint }, "compare", PLAIN).attacked, Number);
  const both = attackedSquares(5, [0, 7]).map((queens, choice) =>
    [0, 7].includes(choice) ? 0 : queens,
  );
  assert.deepEqual(attackedWith([7]), [...both]);
  assert.notDeepEqual(attackedWith([7]), attackedWith([]));
  assert.deepEqual(attackedWith([7, 14, 16, 23]), attackedWith([]));
});

test("what looking ahead leaves is drawn in later columns, and not while a question asks for it", () => {
  // 4x4 after a2: b4 is left in b, c1 and c3 in c; d1, d3 and d4 in d. The others have just been ruled out; in b, which
  // comes next, they are crossed out in any case.
  const candidates: Candidate[] = [
    [4, 1, "refused"],
    [5, 2, "refused"],
    [6, 3, "refused"],
    [7, 4, "next"],
  ];
  const ahead: [number[], number[], number] = [[7, 8, 10, 12, 14, 15], [4, 5, 6, 9, 11, 13], 6];
  const moment = { state: stateAfter(16, 4, [], [1]), candidates, ahead, motion: null };
  const rest = { flash: 0, cursor: -1 };
  const shown = pictureOf(4, { ...moment, ...rest }, "compare", PLAIN);
  assert.deepEqual(shown.possible, [8, 10, 12, 14, 15]);
  assert.deepEqual([shown.ruledOut, shown.sights], [[9, 11, 13], []]);
  const asked = pictureOf(4, { ...moment, ...rest, asked: true }, "compare", PLAIN);
  assert.deepEqual([asked.possible, asked.ruledOut], [[], []]);
});

test("the candidates that are marked on a tour's board are free, and what is ruled out looks tried", () => {
  const numberOf = Int32Array.of(1, 0, 0, 0, 0, 0);
  const candidates: Candidate[] = [
    [0, 1, "refused"],
    [1, 2, "tried"],
    [2, 3, "undone"],
    [3, 4, "refused"],
    [4, 5, "next"],
    [5, 6, "open"],
  ];
  const marked = markedCandidates({ numberOf }, candidates, new Set([5]));
  const told = marked.map(({ square, number, standing }) => `${square} ${number} ${standing}`);
  assert.deepEqual(told, ["1 2 tried", "3 4 tried", "4 5 next"]);
});

test("a path in the small graph is gray, and C turns white again", () => {
  const state = stateAfter(6, 6, [0], [1, 2, ~2]);
  // Below B: C has just been undone; D is the second candidate and comes next.
  const vertices = pathVertices(EXAMPLE, state, [
    [2, 1, "undone"],
    [3, 2, "next"],
  ]);
  assert.equal(vertices.map(({ standing }) => standing[0]).join(""), "ggwwww");
  assert.equal(vertices.map(({ note }) => note).join(), "1,2,,,,");
  assert.deepEqual([vertices[2].badge, vertices[3].badge, vertices[3].next], ["", "2", true]);
});

test("edges of the path are marked in order, the undone one too", () => {
  const state = stateAfter(6, 6, [0], [1, 2, ~2]);
  const edges = pathEdges(EXAMPLE, plainEdges(EXAMPLE), state, false);
  const marked = edges.filter(({ standing }) => standing !== "plain");
  const told = marked.map(({ tail, head, standing }) => `${tail}${head} ${standing}`).sort();
  assert.deepEqual(told, ["01 path", "12 undone"]);
  assert.equal(edges.length, 8);
});

test("an undirected cycle closes over its own last edge", () => {
  const neighbours = [0, 1, 2, 3].map((v) => (v % 2 === 0 ? [1, 3] : [v - 1, (v + 1) % 4]));
  const square = { names: [..."abcd"], neighbours, directed: false, ...placed(4) };
  const state = stateAfter(4, 4, [0], [1, 2, 3]);
  const marked = pathEdges(square, plainEdges(square), state, true);
  assert.equal(marked.map(({ standing }) => standing).join(" "), "path path path last");
});

test("a forest grows with the position: white, gray, black, with times", () => {
  const shown = (position: number) =>
    forestVertices(EXAMPLE, FOREST, position).map(({ standing, note }) => standing[0] + note);
  assert.deepEqual(shown(0), ["w", "w", "w", "w", "w", "w"]);
  assert.deepEqual(shown(5), ["g1/", "g2/", "b3/4", "g5/", "w", "w"]);
  assert.deepEqual(shown(12), ["b1/12", "b2/11", "b3/4", "b5/10", "b6/9", "b7/8"]);
});

test("an edge has its kind once it has been looked at", () => {
  const kinds = (position: number) =>
    forestEdges(EXAMPLE, FOREST, plainEdges(EXAMPLE), position)
      .filter(({ standing }) => standing !== "plain")
      .map(({ tail, head, standing }) => EXAMPLE.names[tail] + EXAMPLE.names[head] + standing)
      .sort();
  assert.deepEqual(kinds(2), ["ABtree"]);
  assert.deepEqual(kinds(7), ["ABtree", "BCtree", "BDtree", "DEtree", "EBback", "EFtree"]);
  assert.equal(kinds(12).length, 8);
  assert.ok(kinds(12).includes("ADforward") && kinds(12).includes("FCcross"));
});

test("arrows lead along the squares of a knight's graph", () => {
  const squares = Array.from({ length: 25 }, (_, i) => [(i % 5) / 4, 1 - Math.floor(i / 5) / 4]);
  const places = placesOf({ places: squares as [number, number][], pitch: 0.25 });
  assert.equal(vertexTowards(places, 0, "ArrowUp"), 5);
  assert.equal(vertexTowards(places, 0, "ArrowRight"), 1);
  assert.equal(vertexTowards(places, 0, "ArrowLeft"), 0);
});

test("the digits that fit a blank are those that its row, column, and box or region lack", () => {
  const grid = [1, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 3, 0, 4, 0, 0];
  const fit = (regions: string) => {
    const units = unitsOf(4, blocksOf(4, regions));
    const peers = grid.map((_, cell) => peersOf(units, cell));
    const free = Array.from(freeDigits(grid, 4, peers));
    return free.map((bits) => [1, 2, 3, 4].filter((n) => bits & (1 << (n - 1))).join("")).join();
  };
  // By hand.
  assert.equal(fit(""), ",23,34,4,34,3,,14,2,12,14,,23,,1,12");
  assert.equal(fit("1112122233343444"), ",23,34,4,34,13,,14,24,12,14,,23,,1,12");
  // As choices: 2 and 3 in the second cell, 4 in the last.
  const some = digitsOf([5, 6, 63], 4);
  assert.deepEqual([some[0], some[1], some[15]], [0, 0b110, 0b1000]);
});

test("a point of the map lies in the region that encloses it, holes left out", () => {
  const map = {
    names: ["ring", "lake"],
    borders: [],
    outlines: [[squareAt(0, 0, 10), squareAt(4, 4, 2)], [squareAt(4, 4, 2)]],
    edges: [
      [
        [0, 0],
        [10, 5],
      ],
    ] as [number, number][][],
    labels: [],
    size: [10, 10] as [number, number],
    colours: 3,
    givens: [],
    written: [[], []] as [string[], string[]],
  };
  const layout = layOutMap(map, { width: 100, height: 100 });
  assert.deepEqual(layout.edges, [
    [
      [0, 0],
      [100, 50],
    ],
  ]);
  assert.equal(regionAt(layout, 50, 50), 1);
  assert.equal(regionAt(layout, 20, 20), 0);
  assert.equal(regionAt(layout, 101, 1), -1);
});

test("the small digits of a sudoku are written on the smallest phones, and fit into their cells", () => {
  // A board of 195 pixels has cells of 20, and one of 325 has cells of 35.
  for (const cell of [20, 35]) {
    const pencil = pencilOf({ cell, n: 9 }, {});
    assert.ok(pencil !== null && pencil.size >= 7, String(pencil?.size));
    assert.ok(pencil.inset + 3 * pencil.pitch <= cell);
    assert.ok(pencil.size <= 1.2 * pencil.pitch);
  }
  assert.equal(pencilOf({ cell: 12, n: 9 }, {}), null);
});
