/**
 * Late answers of Python only count where they are still expected: no game, puzzle or question gets the answer of
 * another.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import type { Question, QuestionKind } from "../../web/engine/types/python-replies.ts";
import { makeArea } from "../../web/parts/own/write/drafts.ts";
import { Context as Play } from "../../web/parts/play/context.ts";
import {
  choose,
  findLoss,
  goBack,
  noteAll,
  point,
  queue,
  takeBack,
} from "../../web/parts/play/game-actions.ts";
import { Hand } from "../../web/parts/play/hand-source.ts";
import { openKept } from "../../web/parts/play/start-game.ts";
import { keepGame } from "../../web/parts/play/stored-games.ts";
import { countOf } from "../../web/parts/questions/answer-line.ts";
import { choosePlace, give, showEvent } from "../../web/parts/questions/answering.ts";
import { follow, open } from "../../web/parts/questions/asking.ts";
import { Context } from "../../web/parts/questions/context.ts";
import { stateAfter } from "../../web/parts/questions/when-to-ask.ts";
import { NO_GAME } from "../../web/state/game.ts";
import { writeMoves } from "../../web/state/link/moves.ts";
import type { Asks } from "../../web/state/link/types.ts";
import type { Page } from "../../web/state/page/page-context.ts";
import { openQuestions } from "../../web/state/questions.ts";
import { createStore, gameMode } from "../../web/state/state.ts";
import { fake } from "./fake.ts";

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** A page of places with 4 choices each; the test decides when its Python answers. @param events of a game */
function makePage(events: readonly number[], options: Record<string, string> = {}) {
  const told = [] as string[];
  const asked = [] as { question: string; given: unknown[]; answer: (found: unknown) => void }[];
  const hand = new Hand(events, async () => fake({}));
  const timeline = { position: events.length, root: [], known: 9, foundAt: () => 0 };
  const state = {
    snapshot: () => stateAfter({ path: [], undone: null }, hand.events.slice(0, timeline.position)),
    rootDepth: 0,
    get path() {
      return Int32Array.from(this.snapshot().path);
    },
    get depth() {
      return this.path.length;
    },
    get top() {
      return this.path.at(-1) ?? -1;
    },
  };
  const ask = (question: string, ...given: unknown[]) =>
    new Promise((answer) => asked.push({ question, given, answer }));
  const name = (choice: number) => `c${choice}`;
  const store = createStore();
  store.change({ options });
  const page = fake<Page>({
    scenario: { text: "sudoku/first", puzzle: "sudoku" },
    ...store,
    solver: { status: { name: "loaded" }, run: 0, insist: ask, ask },
    player: {
      ...{ timeline, state, aim: null, status: { name: "paused" }, description: {} },
      ...{ playing: false, foreign: false, elapsed: 0, subscribe: () => () => {} },
      step: () => timeline.position++,
    },
    view: {
      ...{ takesBack: true, pending: false, moves: false, name, brief: name, placeName: name },
      names: (choice: number) => ({ name: name(choice), place: "", value: "" }),
      alternatives: (c: number) => [0, 1, 2, 3].map((n) => c - (c % 4) + n),
    },
    redraw() {},
    showToast: (sentence: string) => told.push(sentence),
  });
  return { page, timeline, hand, told, asked };
}

/** A game on that page. */
function makeGame(...given: Parameters<typeof makePage>) {
  const made = makePage(...given);
  const { page } = made;
  const open = (hand: Hand) => {
    page.played = hand;
  };
  open(made.hand);
  page.change({ mode: gameMode(NO_GAME, true) });
  const play = new Play(page, fake({ open }));
  const answer = async (found: unknown) => {
    await turn();
    made.asked.shift()?.answer(found);
    await turn();
  };
  const leaveFor = (text: string) => {
    made.page.scenario = fake({ text, puzzle: "sudoku" });
    page.played = null;
    page.change({ mode: { kind: "watch" } });
    made.timeline.position = 0;
  };
  return { ...made, play, answer, leaveFor };
}

const OFFER = { choices: [5, 9], places: [4], held: null };
const REFUSAL = { sentence: "c7 can't be there.", marks: [] };

/** Step back, or open another puzzle, while an action waits for its last answer. @param act an action, or a choice */
async function goElsewhere(
  act: ((play: Play) => Promise<unknown>) | number,
  answers: unknown[],
  notes = false,
) {
  for (const away of ["back", "puzzle"] as const) {
    const { play, timeline, hand, answer, asked, told, leaveFor } = makeGame([0, 8]);
    play.set({ notes: { all: new Set(), on: notes } });
    void (typeof act === "number" ? queue(play, () => choose(play, act)) : act(play));
    for (const found of answers.slice(0, -1)) await answer(found);
    await turn();
    assert.equal(asked.length, 1, "Python is asked");
    if (away === "back") timeline.position = 1;
    else leaveFor("sudoku/second");
    await answer(answers.at(-1));
    assert.deepEqual(asked, [], "nothing more is asked");
    assert.deepEqual([play.hand, hand.events], [away === "back" ? hand : null, [0, 8]]);
    assert.deepEqual([play.game.said, told], [null, []]);
    assert.deepEqual([...play.game.notes.all], []);
  }
}

test("what was pointed at, or chosen, is not done at another moment", async () => {
  await goElsewhere((play) => point(play, 5), [OFFER]);
  await goElsewhere(5, [OFFER]);
  await goElsewhere(7, [OFFER, REFUSAL]);
});

test("what was written is not changed at another moment, nor is it told why not", async () => {
  await goElsewhere(1, [OFFER, { ...OFFER, choices: [1] }]);
  await goElsewhere(1, [OFFER, OFFER, REFUSAL]);
});

test("what was looked for is not looked for on and on at the moment that was left", async () => {
  await goElsewhere(
    (play) => queue(play, () => findLoss(play)),
    [{ since: 1, choice: 0, sentence: "", marks: [] }],
  );
});

test("a game that was kept is not opened in another", async () => {
  const areas = { sessionStorage: makeArea(new Map()), localStorage: makeArea(new Map()) };
  Object.assign(globalThis, areas);
  const { play, answer, asked } = makeGame([]);
  play.page.countHints = () => {};
  keepGame("sudoku/first", { moves: writeMoves([4, 9], 16), taken: 0, hints: 0, notes: [] });
  for (const stays of [false, true]) {
    const opened = openKept(play, () => stays);
    await turn();
    assert.equal(asked.length, 1, "Python is asked");
    await answer(true);
    if (!stays) assert.equal(await opened, false);
    assert.deepEqual(play.hand?.events, stays ? [4, 9] : []);
  }
  // Notes without a move are a game, too.
  keepGame("sudoku/first", { moves: writeMoves([], 16), taken: 0, hints: 0, notes: [3, 5] });
  const noted = openKept(play, () => true);
  await turn();
  await answer(true);
  await noted;
  assert.deepEqual([play.hand?.events, [...play.game.notes.all]], [[], [3, 5]]);
  keepGame("sudoku/first", { moves: writeMoves([], 16), taken: 0, hints: 0, notes: [] });
  assert.equal(await openKept(play, () => true), false);
  // A lesson sets up its own board.
  play.page.change({ options: { lesson: "1.2" } });
  assert.equal(await openKept(play, () => true), false);
});

test("whoever chose a place stays there, and what is taken back leaves its own to be filled", async () => {
  const chosen = makeGame([0, 8]);
  void point(chosen.play, 5);
  await chosen.answer(OFFER);
  queue(chosen.play, () => choose(chosen.play, 5));
  await chosen.answer(OFFER);
  assert.deepEqual([chosen.hand.events.at(-1), chosen.play.game.cursor?.place], [5, 4]);
  const typed = makeGame([0, 8]);
  queue(typed.play, () => choose(typed.play, 5));
  await typed.answer(OFFER);
  assert.deepEqual([typed.hand.events.at(-1), typed.play.game.cursor], [5, null]);
  const back = makeGame([0, 9]);
  queue(back.play, () => takeBack(back.play));
  await back.answer(OFFER);
  assert.deepEqual([back.hand.events.at(-1), back.play.game.cursor?.place], [~9, 8]);
});

test("notes of one puzzle are none of another", async () => {
  await goElsewhere(5, [OFFER], true);
  await goElsewhere(7, [OFFER, REFUSAL], true);
  await goElsewhere((play) => queue(play, () => noteAll(play)), [OFFER]);
});

test("what was done in a row is let go with the first of it, and what is done elsewhere is not", async () => {
  const { play, timeline, answer, asked } = makeGame([0, 8]);
  for (const choice of [5, 7]) queue(play, () => choose(play, choice));
  await turn();
  timeline.position = 1;
  queue(play, () => choose(play, 9));
  await answer(OFFER);
  assert.equal(asked.length, 1);
  await answer(OFFER);
  assert.deepEqual(play.hand?.events, [0, 9], "one act follows the other");
});

test("what is not done leaves all as it was: nothing better is sought from there", async () => {
  const { play, timeline, answer, page } = makeGame([0, 8, 20], { day: "2026-01-01" });
  page.countHints = () => {};
  timeline.position = 2;
  queue(play, () => findLoss(play));
  await answer({ since: 2, choice: 8, sentence: "c8 was the mistake.", marks: [], completion: [] });
  queue(play, () => goBack(play));
  await turn();
  assert.equal(play.game.phase, "lost");
  assert.match(play.game.said?.sentence ?? "", /counts/);
});

// --- questions -----------------------------------------------------------------------------------

Object.assign(globalThis, {
  document: { documentElement: { dataset: {}, matches: () => false } },
});

function makeContext() {
  const made = makePage([0, 8]);
  let form = "recursive";
  const tools = { form: () => form, showCode() {}, analysis: {} };
  const context = new Context(made.page, fake(tools));
  /** Another link is opened. */
  const openLink = (asks: Asks | null, position: number) =>
    context.set(openQuestions(context.state, asks, position));
  const choose = (name: string) => {
    form = name;
  };
  return { ...made, context, openLink, choose };
}

const question = (kind: string) =>
  fake<Question>({ kind, good: true, form: null, stuck: false, options: [] });

test("another program is asked about anew", async () => {
  const { context, openLink, timeline, asked, choose } = makeContext();
  for (const form of ["recursive", "stack"]) {
    choose(form);
    openLink({ kinds: ["line"], to: null }, 2);
    follow(context);
    assert.equal(asked.length, 1, form);
    assert.deepEqual(asked[0].given.slice(3, 5), [["line"], form]);
    asked.shift()?.answer({ questions: [], refusals: {} });
    await turn();
  }
  assert.equal(timeline.position, 2);
});

test("what was asked for of one puzzle is not asked of the next", () => {
  const { context, openLink, asked } = makeContext();
  context.set({ request: { kinds: ["lost"], asked: false } });
  openLink(null, 0);
  follow(context);
  assert.deepEqual(asked, []);
});

test("a click on the mistake says that the path is lost, too", () => {
  const { context, asked, told } = makeContext();
  open(context, [question("lost")]);
  assert.ok(choosePlace(context, 20));
  assert.deepEqual([asked.length, told.length], [0, 1], "what is not on the path gets a sentence");
  assert.ok(choosePlace(context, 8));
  assert.deepEqual(asked[0].given.slice(3, 5), ["lost", 2]);
});

test("an answer that is being judged keeps no other question waiting", async () => {
  const { context, openLink, asked, told } = makeContext();
  open(context, [question("next")]);
  give(context, 5);
  openLink(null, 0);
  open(context, [question("back")]);
  give(context, 1);
  assert.deepEqual(
    asked.map(({ given }) => given[3]),
    ["next", "back"],
  );
  asked[0].answer(null);
  await turn();
  assert.deepEqual([context.state.quiz?.marking, told], [true, []]);
});

test("a link asks at its step, whatever was asked and shown before", async () => {
  const { context, openLink, timeline, asked } = makeContext();
  const arrive = async (position: number, kind: QuestionKind) => {
    timeline.position = position;
    openLink({ kinds: [kind], to: null }, position);
    follow(context);
    asked.shift()?.answer({ questions: [question(kind)], refusals: {} });
    await turn();
    follow(context);
    return context.state.quiz?.question.kind;
  };
  assert.equal(await arrive(17, "back"), "back");
  showEvent(context);
  follow(context);
  assert.equal(timeline.position, 18, "the step is shown");
  assert.equal(context.state.quiz, null);
  assert.equal(await arrive(17, "line"), "line");
  assert.equal(await arrive(18, "line"), "line", "another step asks, too");
  assert.equal(await arrive(18, "next"), "next", "and the same one asks something else");
});

test("along a stretch the step that is shown asks nothing, and the next one does", async () => {
  const { context, openLink, timeline, asked } = makeContext();
  openLink({ kinds: ["back"], to: 5 }, 2);
  const frame = async () => {
    follow(context);
    asked.shift()?.answer({ questions: [question("back")], refusals: {} });
    await turn();
    follow(context);
    return context.state.quiz !== null;
  };
  assert.ok(await frame());
  showEvent(context);
  assert.equal(await frame(), false);
  assert.equal(context.state.revealed?.there, "sudoku/first@3");
  timeline.position = 4;
  assert.ok(await frame());
});

test("what was answered first counts, whether it is answered again or left", async () => {
  const { context, timeline, page } = makeContext();
  page.solver.ask = async (...given) => {
    const truth = { answers: [1], marks: [] };
    return fake({ right: given[5] === 1, marks: [], truth });
  };
  const rights = () => context.state.entries.map(({ tries }) => tries.map(({ right }) => right));
  open(context, [question("next")]);
  await give(context, 2);
  assert.deepEqual(rights(), [[false]], "left now, it was wrong");
  open(context, [question("next")]);
  await give(context, 3);
  await give(context, 1);
  assert.deepEqual(rights(), [[false, true]], "of all tries the first and the last");
  assert.deepEqual(countOf(context.state.entries), { asked: 1, right: 0, unsure: 0 });
  timeline.position = 1;
  open(context, [question("next")]);
  await give(context, 1);
  open(context, [question("next")]);
  await give(context, 2);
  assert.deepEqual(countOf(context.state.entries), { asked: 2, right: 1, unsure: 0 });
});
