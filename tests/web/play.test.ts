/** Play it yourself, without a browser: the source, the form in a link, and the meaning of clicks. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { forestOf } from "../../web/board/graph/graph-picture.ts";
import { notedDigits } from "../../web/board/sudoku/sudoku-picture.ts";
import { levelsOf } from "../../web/engine/analysis/levels.ts";
import { Clock } from "../../web/engine/run/clock.ts";
import { Playback } from "../../web/engine/run/playback.ts";
import type { Found, Offer } from "../../web/engine/types/python-replies.ts";
import { makeArea } from "../../web/parts/own/write/drafts.ts";
import { Context, isPadOpen, offerAt, placeAt, waits } from "../../web/parts/play/context.ts";
import * as games from "../../web/parts/play/game.ts";
import {
  clear,
  findLoss,
  giveHint,
  noteAll,
  point,
  queue,
  showSolution,
  turnNotes,
  typeValue,
  walk,
} from "../../web/parts/play/game-actions.ts";
import {
  markMoves,
  markPlace,
  padOf,
  sentenceOf,
  waitingSentence,
  waitingStatus,
} from "../../web/parts/play/game-display.ts";
import { Hand } from "../../web/parts/play/hand-source.ts";
import { hasAll, notable, notesAt, toggled } from "../../web/parts/play/notes.ts";
import { keepGame, readGame } from "../../web/parts/play/stored-games.ts";
import { Sources } from "../../web/shell/event-sources.ts";
import { type GameState, NO_GAME } from "../../web/state/game.ts";
import { MOST_EVENTS, readMoves, writeMoves } from "../../web/state/link/moves.ts";
import { createStore, gameMode } from "../../web/state/state.ts";
import { TASK } from "./centre.ts";
import { seededRandom } from "./chance.ts";
import { fake } from "./fake.ts";
import { FakeSource } from "./fake-source.ts";
import { placed } from "./samples.ts";

const DESCRIPTION = { scenario: "queens/4", puzzle: "queens", size: 16, length: 4, root: [] };
const turn = () => new Promise((resolve) => setImmediate(resolve));

async function setUp(events: number[] = []) {
  const solver = new FakeSource();
  solver.become({ name: "loaded", version: "0" });
  const sources = new Sources(solver);
  const clock = new Clock();
  const player = new Playback({ source: sources, clock });
  const open = async (hand: Hand) => {
    sources.other = hand;
    player.open({ scenario: "queens/4" });
    await turn();
  };
  const hand = new Hand(events, async () => DESCRIPTION);
  await open(hand);
  return { solver, sources, clock, player, hand, open };
}

test("what is done by hand is the run, and the cursor goes along with it", async () => {
  const { solver, player, hand } = await setUp([0, 6]);
  assert.deepEqual(solver.requests, []);
  assert.equal(player.live, true);
  assert.equal(player.timeline.position, 2);
  assert.deepEqual(Array.from(player.state.path.subarray(0, 2)), [0, 6]);
  hand.add(~6);
  await turn();
  hand.add(7);
  await turn();
  assert.deepEqual(player.state.snapshot(), { path: [0, 7], undone: null });
  assert.equal(player.state.placed, 3);
  assert.equal(player.state.takenBack, 1);
  assert.equal(player.status.name, "paused");
});

test("at the end of what is done there is no step on, and back there is", async () => {
  const { player, hand } = await setUp([0, 6]);
  assert.equal(player.can.step, false);
  assert.equal(player.can.toEnd, false);
  player.step();
  assert.equal(player.aim, null);
  assert.equal(player.timeline.position, 2);
  player.toStart();
  assert.equal(player.timeline.position, 0);
  assert.equal(player.can.step, true);
  assert.equal(player.can.toNextDeadEnd, false);
  player.toEnd();
  assert.equal(player.timeline.position, hand.events.length);
  player.seek(99);
  assert.equal(player.timeline.position, 2);
  player.find(() => null);
  assert.equal(player.aim, null);
});

test("it can be played, and pauses where the visitor has come to", async () => {
  const { player, clock } = await setUp([0, 6, ~6, 7]);
  player.play();
  assert.equal(player.timeline.position, 0);
  for (let now = 0; now < 3000; now += 100) clock.tick(now);
  assert.equal(player.timeline.position, 4);
  assert.equal(player.status.name, "paused");
});

test("from an earlier moment on it is another run", async () => {
  const { player, hand, open } = await setUp([0, 6, ~6, 7]);
  player.seek(1);
  const other = hand.upTo(1);
  other.add(14);
  await open(other);
  assert.deepEqual(player.state.snapshot().path, [0, 14]);
  assert.equal(player.timeline.known, 2);
  assert.deepEqual(hand.events, [0, 6, ~6, 7]);
});

test("without a hand the solver is the source, as before", async () => {
  const { solver, sources, player } = await setUp();
  sources.other = null;
  player.open(TASK);
  await solver.deliverAll(2);
  assert.equal(player.live, false);
  assert.equal(player.can.step, true);
  player.step();
  assert.equal(player.timeline.position, 1);
});

// --- links ---------------------------------------------------------------------------------------

/** A random game with a number of events. */
function playByChance(size: number, count: number, random: (limit: number) => number) {
  const events: number[] = [];
  const path: number[] = [];
  while (events.length < count) {
    const back = path.length > 0 && random(100) < 45;
    if (back) events.push(~(path.pop() as number));
    else path.push(random(size));
    if (!back) events.push(path[path.length - 1]);
  }
  return events;
}

test("a link holds what was done, and gives it back", () => {
  const random = seededRandom(14);
  for (const size of [1, 16, 64, 65, 4096, 4097, 40_000]) {
    for (const count of [0, 1, 7, 500]) {
      const events = playByChance(size, count, random);
      const text = writeMoves(events, size);
      assert.match(text, /^(0|[1-3]([\w-]|\.[\w-])+)$/);
      assert.deepEqual(readMoves(text), events);
    }
  }
  const deep = [...Array(200).keys()];
  const back = deep.map((choice) => ~choice).reverse();
  assert.deepEqual(readMoves(writeMoves([...deep, ...back], 200)), [...deep, ...back]);
  // The two special words are recognized.
  assert.equal(writeMoves([], 64), "0");
  assert.equal(writeMoves([1, 2, ~2, 3], 64), "1BC.AD");
  assert.equal(readMoves("yes"), null);
});

test("the longest fits into a link", () => {
  const events = Array.from({ length: MOST_EVENTS }, (_, i) => (i % 2 === 0 ? 5000 : ~5000));
  assert.ok(writeMoves(events, 40_000).length < 12_000);
});

test("what is cut off or changed is no game", () => {
  for (const text of ["", "1", "4AB", "2A", "2AAB", "1A.", "1.A", "1A.B", "1A!", "0A"]) {
    const events = readMoves(text);
    assert.ok(events === null || (text === "1" && events.length === 0), text);
  }
});

// --- the meaning of clicks -------------------------------------------------------------------------

const OFFER: Offer = {
  choices: [4, 5],
  places: [4, 6],
  coming: "column b",
  held: null,
  solved: false,
};
const FOUND: Found = {
  sentence: "",
  since: 2,
  exact: true,
  choice: 4,
  marks: [],
  completion: [1, 7, 8, 14],
};

test("a place is placed, refused, taken back, or asks for its value", () => {
  const game = NO_GAME;
  const meaning = (...choices: number[]) => games.actionFor(game, OFFER, 0, choices);
  assert.deepEqual(meaning(4), { is: "place", choice: 4 });
  assert.deepEqual(meaning(6), { is: "refused", choice: 6 });
  assert.deepEqual(meaning(9), { is: "refused", choice: 9 });
  assert.deepEqual(meaning(0), { is: "back" });
  assert.deepEqual(meaning(4, 5, 6, 7), { is: "pick", place: 4 });
  assert.deepEqual(meaning(6, 7), { is: "pick", place: 6 });
  assert.deepEqual(meaning(8, 9), { is: "refused", choice: 8 });
  assert.deepEqual(meaning(0, 1), { is: "back" });
});

test("a key means one of a place's values, by its name or by its number", () => {
  const sudoku = {
    alternatives: (choice: number) => [choice, choice + 1, choice + 2, choice + 3],
    brief: (choice: number) => "1234"[choice % 4],
  };
  assert.deepEqual(
    ["1", "4", "5", "0", " ", "a"].map((key) => games.valueMeant(sudoku, key)),
    [0, 3, -1, -1, -1, -1],
  );
  const map = {
    ...sudoku,
    brief: (choice: number) => ["A", "B", "C", "D"][choice % 4],
  };
  assert.deepEqual(
    ["2", "c", "C", "e"].map((key) => games.valueMeant(map, key)),
    [1, 2, 2, -1],
  );
  const board = { alternatives: (choice: number) => [choice], brief: () => "a1" };
  assert.equal(games.valueMeant(board, "1"), -1);
});

test("where it was lost a better choice is sought, and the same one is none", () => {
  let game: ReturnType<typeof games.goOn> = games.withLoss(NO_GAME, FOUND);
  assert.equal(game.phase, "lost");
  assert.equal(games.backTo(FOUND, 4), 3);
  game = games.lookForBetter(game);
  assert.equal(game.phase, "better");
  assert.deepEqual(games.actionFor(game, OFFER, 0, [4]), { is: "lost", choice: 4 });
  assert.deepEqual(games.actionFor(game, OFFER, 0, [5]), { is: "place", choice: 5 });
  // A click on a placed choice does not undo it while a better one is sought.
  assert.deepEqual(games.actionFor(game, OFFER, 0, [0]), { is: "refused", choice: 0 });
  assert.equal(games.goOn(game).phase, "own");
  assert.equal(games.lookForBetter(NO_GAME).phase, "own");
  // There is nothing to go back to: the game is not lost, or there is no solution at all.
  assert.equal(games.withLoss(NO_GAME, { ...FOUND, since: null, choice: null }).phase, "own");
  assert.equal(games.withLoss(NO_GAME, { ...FOUND, choice: null }).phase, "own");
});

test("hints come in three steps, and begin anew at another moment", () => {
  let game: ReturnType<typeof games.goOn> = NO_GAME;
  const given = [];
  for (let i = 0; i < 4; i++) {
    given.push(games.nextHint(game, "a"));
    game = games.hinted(game, "a", given[i]);
  }
  assert.deepEqual(given, [1, 2, 3, 3]);
  assert.equal(games.nextHint(game, "b"), 1);
});

test("what is said is said of its moment only", () => {
  const game = games.say(NO_GAME, "a", "Look at h8.");
  assert.equal(games.saidAt(game, "a")?.sentence, "Look at h8.");
  assert.equal(games.saidAt(game, "b"), null);
});

test("the levels are what was tried at each, the same choice twice among it", () => {
  assert.deepEqual(levelsOf([]), [{ choices: [], tried: 0, cut: 0, stopped: [] }]);
  assert.deepEqual(levelsOf([1, ~1, 1, 5, ~5, 6]), [
    { choices: [1, 1], tried: 1, cut: 0, stopped: [] },
    { choices: [5, 6], tried: 1, cut: 0, stopped: [] },
    { choices: [], tried: 0, cut: 0, stopped: [] },
  ]);
});

// --- the search that never forgets ---------------------------------------------------------------

test("a depth-first search by hand classifies its own edges", () => {
  const graph = {
    names: [..."ABCD"],
    neighbours: [[1, 2], [2], [0], [2]],
    directed: true,
    ...placed(4),
  };
  // A, C, and back: then B, whose edge leads across.
  const forest = forestOf(graph, [0, 2, ~2, 1, ~1, ~0, 3, ~3]);
  assert.deepEqual(forest.discovered, [1, 4, 2, 7]);
  assert.deepEqual(forest.finished, [6, 5, 3, 8]);
  const kinds = Object.fromEntries(
    forest.edges.map(([tail, head, kind]) => [`${tail}${head}`, kind]),
  );
  assert.deepEqual(kinds, { "02": "tree", 20: "back", "01": "tree", 12: "cross", 32: "cross" });
  const times = forest.edges.map(([, , , time]) => time);
  assert.ok(times.every((time, i) => i === 0 || times[i - 1] <= time));
  const begun = forestOf(graph, [0]);
  assert.deepEqual(begun.discovered, [1, Infinity, Infinity, Infinity]);
  assert.deepEqual(begun.edges, []);
});

// --- changing a choice among others, and notes -----------------------------------------------------

test("a choice that is changed: those after it are made again, and do not count", () => {
  // 5 is removed, 8 takes its place; 6 and 7 stay.
  const events = games.eventsBetween([4, 5, 6, 7], [4, 6, 7, 8]);
  assert.deepEqual(events, [~7, ~6, ~5, 6, 7, 8]);
  assert.deepEqual(games.eventsBetween([4, 5], [5]), [~5, ~4, 5]);
  assert.deepEqual(games.eventsBetween([5], [4, 5]), [~5, 4, 5]);
  assert.deepEqual(games.eventsBetween([4, 5], [4]), [~5]);
  assert.deepEqual(games.countOwn([4, 5, 6, 7, ...events]), { placed: 5, undone: 1 });
  // A choice that is undone and placed again by itself counts.
  assert.deepEqual(games.countOwn([4, ~4, 4]), { placed: 2, undone: 1 });
  assert.deepEqual(games.countOwn([4, 5, ~5, ~4, 5, 4]), { placed: 3, undone: 1 });
});

test("a place that the visitor has written in is chosen again, to be changed", () => {
  const offer = { choices: [9], places: [8], coming: "", held: null, solved: false };
  assert.deepEqual(games.actionFor(NO_GAME, offer, 5, [4, 5], 5), { is: "pick", place: 4 });
  assert.deepEqual(games.actionFor(NO_GAME, offer, 9, [4, 5], 5), { is: "pick", place: 4 });
  assert.deepEqual(games.actionFor(NO_GAME, offer, 5, [4, 5]), { is: "back" });
});

test("notes are one more or one less, and those that do not fit are not drawn", () => {
  const notes = toggled(toggled(new Set([3]), 5), 3);
  assert.deepEqual([...notes], [5]);
  assert.equal(hasAll(new Set([1, 2, 9]), [1, 2]), true);
  assert.equal(hasAll(new Set([1]), [1, 2]), false);
  // Cell 0 has room for 1 and 2, cell 1 for 4; 2 and 3 are noted in cell 0, and 4 in cell 1.
  const noted = new Set([1, 2, 7]);
  const free = new Int32Array(16);
  free.set([0b0011, 0b1000]);
  const drawn = notedDigits(free, 4, noted);
  assert.deepEqual([...drawn.subarray(0, 2)], [0b0010, 0b1000]);
  assert.deepEqual(
    [0, 4, 8].map((place) => notesAt(GRID, noted, [0, 1, 7], place)),
    [["2"], ["4"], []],
  );
});

test("a cross may be on any square without a queen, also where none fits", () => {
  const squares = {
    alternatives: (square: number) => [square],
    brief: (square: number) => `${square}`,
  };
  const [crosses, fitting, path] = [new Set([2, 5, 6]), [5], [2]];
  const shown = [1, 2, 5, 6].map((square) =>
    notesAt(squares, crosses, notable(squares, fitting, path, square), square),
  );
  assert.deepEqual(shown, [[], [], ["5"], ["6"]]);
  assert.deepEqual(notable(GRID, [0, 1, 7], [0], 0), [0, 1]);
});

// --- the last game, kept on the device ---------------------------------------------------------------

test("the last game of each puzzle is kept, and what is broken is no game", () => {
  const kept = new Map();
  const area = makeArea(kept);
  Object.assign(globalThis, { sessionStorage: makeArea(new Map()), localStorage: area });
  const game = { moves: "1AG.AH", taken: 1, hints: 0, notes: [3, 5] };
  keepGame("queens/4", { ...game, moves: "0" });
  keepGame("queens/4", game);
  keepGame("queens/5", { ...game, notes: [] });
  assert.deepEqual(readGame("queens/4"), game);
  assert.equal(readGame("queens/6"), null);
  // A limited number is kept; the oldest is dropped.
  for (let size = 20; size < 32; size++) keepGame(`queens/${size}`, game);
  assert.deepEqual([readGame("queens/5"), readGame("queens/31")], [null, game]);
  assert.equal(JSON.parse(kept.get("knights-games")).length, 12);
  for (const broken of [
    "no",
    "7",
    '{"queens/4":1}',
    '[["queens/4"],["queens/4",{"moves":"1A.B","taken":0,"hints":0,"notes":[]}]]',
    '[["queens/4",{"moves":"1A","taken":0,"hints":0}],["queens/4",{"moves":"1A","taken":"0","hints":0,"notes":[]}]]',
  ]) {
    Object.assign(globalThis, { sessionStorage: makeArea(new Map()) });
    kept.set("knights-games", broken);
    assert.equal(readGame("queens/4"), null, broken);
  }
  // A broken game does not delete the others.
  kept.set(
    "knights-games",
    JSON.stringify([
      ["queens/5", 7],
      ["queens/4", game],
    ]),
  );
  assert.deepEqual(readGame("queens/4"), game);
});

// --- one cursor ----------------------------------------------------------------------------------

/** Four cells of a grid, each for a digit from 1 to 4; the first is given. */
const GRID = {
  takesBack: true,
  moves: false,
  notes: true,
  alternatives: (choice: number) => [0, 1, 2, 3].map((n) => 4 * (choice >> 2) + n),
  brief: (choice: number) => "1234"[choice % 4],
  placeName: (choice: number) => `r1c${(choice >> 2) + 1}`,
  name: (choice: number) => `r1c${(choice >> 2) + 1}: ${(choice % 4) + 1}`,
  names: (choice: number) => ({
    name: "",
    place: GRID.placeName(choice),
    value: GRID.brief(choice),
  }),
};
const CELL = (number: number) => 4 * (number - 1);

/** Squares for queens in regions: each is its own choice. */
const SQUARES = {
  ...GRID,
  alternatives: (square: number) => [square],
  brief: (square: number) => `s${square}`,
  placeName: (square: number) => `s${square}`,
};

/** A game in that grid. @param answers of Python */
async function playGrid(answers: Partial<Record<string, object>> = {}, view = GRID) {
  const { player, sources, open } = await setUp();
  const offer = (path: number[]) => {
    const taken = path.map((choice) => choice >> 2);
    const places = [1, 2, 3].filter((cell) => !taken.includes(cell)).map((cell) => 4 * cell);
    const choices = places.flatMap(view.alternatives);
    return { choices, places, coming: "", held: null, solved: false };
  };
  const refusal = { sentence: "given", marks: [] };
  const insist = async (question: string, _text: string, path: number[]) =>
    answers[question] ?? (question === "play_offer" ? offer(path) : refusal);
  const solver = { ask: insist, insist, run: 0, status: { name: "loaded" } };
  const page = {
    ...{ player, solver, view, ...createStore(), redraw() {}, showToast() {} },
    scenario: { text: "queens/4", puzzle: view === GRID ? "sudoku" : "regions" },
    get played() {
      return sources.other;
    },
  };
  page.change({ mode: gameMode(NO_GAME, true) });
  const context = new Context(fake(page), fake({ open }));
  /** Nothing is played, or not yet. */
  const wait = (way: Partial<GameState>) => {
    sources.other = null;
    page.change({ mode: gameMode({ ...NO_GAME, ...way }, false) });
  };
  /** The cursor's place, in each way in which the page shows it. */
  const told = async () => {
    await context.acts;
    offerAt(context);
    await turn();
    const offer = offerAt(context);
    const framed = markPlace(context, offer).map(({ places: [place] }) => place);
    return { framed, at: placeAt(context, offer), sentence: sentenceOf(context) };
  };
  return { context, player, told, wait };
}

test("until it is known what can come first, nobody is told to choose", async () => {
  const { context, told } = await playGrid();
  assert.match(sentenceOf(context) ?? "", /^One moment/);
  assert.match((await told()).sentence ?? "", /^Your turn\./);
});

test("the cell that is chosen is framed, spoken of, and written in", async () => {
  const { context, player, told } = await playGrid();
  assert.deepEqual(await told(), {
    framed: [CELL(2)],
    at: CELL(2),
    sentence: "Your turn. Choose an empty cell, for example r1c2. Then write a digit.",
  });
  // The second click, or closing the pad, makes no difference.
  for (const clicks of [1, 2]) {
    for (let click = 0; click < clicks; click++) await point(context, CELL(4));
    assert.equal(isPadOpen(context), clicks === 1);
    assert.match((await told()).sentence ?? "", /r1c4/);
    context.set({ padAt: "" });
    assert.deepEqual((await told()).framed, [CELL(4)]);
  }
  await typeValue(context, 2);
  assert.deepEqual(player.state.snapshot().path, [CELL(4) + 2]);
  assert.deepEqual((await told()).framed, [CELL(4)]);
  assert.equal((await told()).sentence, "You wrote 3 in r1c4. That is cell 1 of 4.");
  await typeValue(context, 0);
  assert.deepEqual(player.state.snapshot().path, [CELL(4)]);
});

test("the arrow keys lead the same cursor, also to a cell that is given", async () => {
  const { context, player, told } = await playGrid();
  walk(context, CELL(3));
  assert.deepEqual(await told(), {
    framed: [CELL(3)],
    at: CELL(3),
    sentence: "Your turn. Choose an empty cell, for example r1c3. Then write a digit.",
  });
  // A typed digit goes where the cursor was then, however fast it moves on.
  const typed = typeValue(context, 1);
  walk(context, CELL(1));
  await typed;
  assert.deepEqual(player.state.snapshot().path, [CELL(3) + 1]);
  assert.equal((await told()).at, CELL(1));
  assert.equal((await told()).sentence, "You wrote 2 in r1c3. That is cell 1 of 4.");
  await typeValue(context, 0);
  assert.equal((await told()).sentence, "given");
  assert.deepEqual(player.state.snapshot().path, [CELL(3) + 1]);
});

test("where one place must come next, a refused one does not keep the cursor", async () => {
  const due = CELL(2);
  const play_offer = { choices: GRID.alternatives(due), places: [due], coming: "", held: null };
  const { context, player, told } = await playGrid({ play_offer });
  await point(context, CELL(4));
  assert.deepEqual(await told(), { framed: [due], at: due, sentence: "given" });
  await typeValue(context, 0);
  assert.deepEqual(player.state.snapshot().path, [due]);
});

test("without a choice the cursor goes from cell to cell, and back with what is taken back", async () => {
  const { context, player, told } = await playGrid();
  void typeValue(context, 0);
  await typeValue(context, 1);
  assert.deepEqual(player.state.snapshot().path, [CELL(2), CELL(3) + 1]);
  assert.match((await told()).sentence ?? "", /^You wrote 2 in r1c3.* Now fill r1c4 or/);
  await clear(context);
  assert.equal((await told()).at, CELL(3));
  assert.match((await told()).sentence ?? "", /^You took 2 back from r1c3\. Now fill r1c3 or/);
  await typeValue(context, 2);
  assert.equal((await told()).at, CELL(4));
});

test("that notes begin and end is said, and that all are noted or none", async () => {
  const { context, told } = await playGrid();
  const after = async (act: () => unknown) => {
    act();
    return (await told()).sentence;
  };
  const said = [
    await after(() => turnNotes(context)),
    await after(() => turnNotes(context)),
    await after(() => queue(context, () => noteAll(context))),
    await after(() => queue(context, () => noteAll(context))),
  ];
  assert.deepEqual(said, [
    "Notes are on: a digit in a blank cell is a note.",
    "Notes are off: a digit fills its cell.",
    "All digits that fit are noted.",
    "There are no notes now.",
  ]);
});

test("a cell with notes alone is cleared, and then the digit before it", async () => {
  const { context, player, told } = await playGrid();
  Object.assign(globalThis, { matchMedia: () => ({ matches: false }) });
  const clears = () => padOf(context, offerAt(context))?.clears;
  await typeValue(context, 0);
  turnNotes(context);
  await point(context, CELL(4));
  await told();
  assert.equal(clears(), false);
  await typeValue(context, 1);
  await typeValue(context, 2);
  await told();
  assert.equal(clears(), true);
  await clear(context);
  assert.equal((await told()).sentence, "r1c4 has no notes now.");
  assert.deepEqual([[...context.game.notes.all], clears()], [[], false]);
  assert.deepEqual(player.state.snapshot().path, [CELL(2)]);
  await clear(context);
  assert.deepEqual(player.state.snapshot().path, []);
});

test("without a chosen cell, a key takes back what was written last, whatever is noted", async () => {
  const { context, player } = await playGrid();
  await queue(context, () => noteAll(context));
  await typeValue(context, 0);
  const noted = context.game.notes.all;
  await clear(context);
  assert.deepEqual(player.state.snapshot().path, []);
  assert.equal(context.game.notes.all, noted);
});

test("while crosses are on, a click puts one or takes it off, and Python judges none", async () => {
  Object.assign(globalThis, { localStorage: makeArea(new Map()) });
  const { context, player, told } = await playGrid({}, SQUARES);
  context.set({ keeps: true });
  const dots = () => markMoves(context, offerAt(context))[0].places;
  await told();
  assert.deepEqual(dots(), [4, 8, 12]);
  turnNotes(context);
  assert.match((await told()).sentence ?? "", /^Crosses are on\./);
  const said = [];
  // Square 3 is none of those where a queen fits.
  for (const square of [8, 3, 4, 3]) {
    await point(context, square);
    said.push((await told()).sentence);
  }
  assert.deepEqual(said, [
    "You put a cross on s8.",
    "You put a cross on s3.",
    "You put a cross on s4.",
    "You took the cross off s3.",
  ]);
  assert.deepEqual([dots(), player.timeline.position], [[12], 0]);
  // They are kept before there is a queen.
  assert.deepEqual(readGame("queens/4"), { moves: "0", taken: 0, hints: 0, notes: [8, 4] });
  turnNotes(context);
  assert.match((await told()).sentence ?? "", /^Crosses are off\./);
  await point(context, 8);
  await told();
  // The square of a queen takes no cross; a click there takes the queen back, and the cross is there again.
  turnNotes(context);
  assert.deepEqual(player.state.snapshot().path, [8]);
  await point(context, 8);
  assert.deepEqual(player.state.snapshot().path, []);
  assert.deepEqual([...context.game.notes.all], [8, 4]);
});

test("a hint and a mistake lead the cursor to what they speak of", async () => {
  const marks = [{ role: "other", told: "", places: [CELL(4)], arrows: [], lines: [] }];
  const hint = { sentence: "Look at r1c4.", marks, choice: null, place: CELL(4), lost: false };
  const found = {
    ...{ sentence: "r1c2: 1 was the mistake.", since: 1, exact: true },
    ...{ choice: CELL(2), marks: [], completion: [] },
  };
  const { context, player, told } = await playGrid({ play_hint: hint, play_loss: found });
  await point(context, CELL(3));
  await queue(context, () => giveHint(context));
  assert.equal(isPadOpen(context), false);
  // The hint's own mark frames it.
  const hinted = await told();
  assert.deepEqual([hinted.at, hinted.framed], [CELL(4), []]);
  await typeValue(context, 3);
  assert.deepEqual(player.state.snapshot().path, [CELL(4) + 3]);
  assert.equal((await told()).at, CELL(2));
  await queue(context, () => findLoss(context));
  const lost = await told();
  assert.deepEqual([lost.at, lost.framed], [CELL(2), []]);
  walk(context, CELL(3));
  assert.deepEqual((await told()).framed, [CELL(3)]);
  assert.equal(context.game.phase, "lost");
  // No hint repeats what is said already.
  await queue(context, () => giveHint(context));
  assert.match((await told()).sentence ?? "", /^There is no hint after r1c2: 1/);
  await queue(context, () => showSolution(context));
  assert.deepEqual(player.state.snapshot().path, []);
  assert.match((await told()).sentence ?? "", /^This is a solution\. .* before r1c2: 1/);
  await queue(context, () => showSolution(context));
  assert.match((await told()).sentence ?? "", /Find a better choice\.$/);
});

// --- before Python is there -----------------------------------------------------------------------

test("a game that waits for Python has its buttons, and says what it waits for", async () => {
  const { context, wait } = await playGrid();
  wait({});
  assert.equal(waits(context), false);
  const ways = [
    { starting: true },
    { expected: true },
    { wish: { text: "", position: 0, arrived: false, task: null } },
  ] as const;
  for (const way of ways) {
    wait(way);
    const { solver } = context.page;
    for (const name of ["loading", "loaded", "failed"] as const) {
      Object.assign(solver, { status: { name } });
      assert.equal(waits(context), name !== "failed");
      const said = { loading: /still loading/, loaded: /^One moment/, failed: /^$/ };
      assert.match(waitingSentence(context) ?? "", said[name]);
      const title = { loading: "Loading Python", loaded: "One moment", failed: undefined };
      assert.equal(waitingStatus(context)?.title, title[name]);
    }
  }
});
