import assert from "node:assert/strict";
import { test } from "node:test";
import type { Marked, Question } from "../../web/engine/types/python-replies.ts";
import {
  countByKind,
  countOf,
  writeLine,
  writeMessage,
} from "../../web/parts/questions/answer-line.ts";
import { formatAnswer, writeAnswer } from "../../web/parts/questions/answer-text.ts";
import { stepsAt } from "../../web/parts/questions/card.ts";
import { addUp } from "../../web/parts/questions/class-answers.ts";
import { formatGroup } from "../../web/parts/questions/crowd-bars.ts";
import { rightOf } from "../../web/parts/questions/lettered-answers.ts";
import { MOST_LINES, readLine, readLines } from "../../web/parts/questions/parse-answers.ts";
import { giveUp, judge, marksOf, sentenceOf } from "../../web/parts/questions/quiz.ts";
import { both, kindsBetween, stateAfter } from "../../web/parts/questions/when-to-ask.ts";
import { readLink } from "../../web/state/link/link.ts";
import { kindsIn, QUESTION_KINDS } from "../../web/state/link/question-kinds.ts";
import type { Page } from "../../web/state/page/page-context.ts";
import { isHeldByQuestion, sayWhatIsFirst } from "../../web/state/page/question-first.ts";
import {
  beginQuiz,
  type Entry,
  givesReason,
  hiddenKind,
  isOpen,
  NO_QUESTION,
} from "../../web/state/questions.ts";
import { fake } from "./fake.ts";
import { catalogue } from "./golden.ts";

const QUESTION: Question = {
  ...{ kind: "next", asked: "What comes next?", good: true, form: null, known: "" },
  ...{ stuck: false, options: [] },
};
const MARK = { role: "lost" as const, told: "", places: [3], arrows: [], lines: [] };
const TRUTH = { answers: [7], sentence: "b3 comes.", marks: [MARK] };
const WRONG: Marked = {
  right: false,
  verdict: "That's not it.",
  sentence: "d4 was tried.",
  marks: [],
  see: null,
  truth: TRUTH,
};
const RIGHT: Marked = {
  ...WRONG,
  ...{ right: true, verdict: "That's right.", sentence: "b3 is first." },
};

const asked = () => beginQuiz(QUESTION, "tour@17", 17);

test("a wrong answer leaves a second try, and a second one is told what is right", () => {
  const once = judge(asked(), 3, WRONG);
  assert.equal(once.stage, "wrong");
  assert.ok(isOpen(once));
  assert.equal(sentenceOf(once), "d4 was tried.", "what is right is not told");
  assert.deepEqual(marksOf(once), []);
  const twice = judge(once, 4, WRONG);
  assert.equal(twice.stage, "told");
  assert.ok(!isOpen(twice));
  assert.equal(sentenceOf(twice), "b3 comes.");
  assert.deepEqual(marksOf(twice), [MARK]);
  assert.deepEqual(judge(twice, 7, RIGHT), twice, "what is told is not answered any more");
});

test("a right answer ends it, at the first try or at the second", () => {
  const first = judge(asked(), 7, RIGHT);
  assert.equal(first.stage, "right");
  assert.equal(sentenceOf(first), "b3 is first.");
  const second = judge(judge(asked(), 3, WRONG), 7, RIGHT);
  assert.equal(second.stage, "right");
  assert.deepEqual(
    second.tries.map(({ right }) => right),
    [false, true],
  );
});

test("who is not sure is told, from the beginning or after a wrong try", () => {
  const unsure = giveUp(asked(), WRONG);
  assert.equal(unsure.stage, "unsure");
  assert.deepEqual(unsure.tries, []);
  assert.equal(sentenceOf(unsure), "b3 comes.");
  assert.equal(giveUp(judge(asked(), 3, WRONG), WRONG).stage, "unsure");
  const right = judge(asked(), 7, RIGHT);
  assert.equal(giveUp(right, WRONG), right);
});

test("what nobody knows is neither right nor wrong", () => {
  const unknown = judge(asked(), 9, { ...WRONG, right: null, sentence: "Not known." });
  assert.equal(unknown.stage, "unknown");
  assert.ok(!isOpen(unknown));
  assert.deepEqual(unknown.tries, []);
  assert.equal(sentenceOf(unknown), "Not known. b3 comes.");
});

test("a run may stop for any question where it goes back, elsewhere for a choice that lost", () => {
  assert.equal(kindsBetween(5, ~5), null, "about to be taken back");
  assert.equal(kindsBetween(~5, 6), null, "just taken back");
  assert.deepEqual(kindsBetween(5, 6), ["lost", "why"]);
  assert.deepEqual(kindsBetween(null, 6), ["lost", "why"], "the very first step");
  assert.deepEqual(both(["next", "lost"], ["lost", "why"]), ["lost"]);
  assert.deepEqual(both(null, ["lost"]), ["lost"]);
  assert.deepEqual(both(["next"], null), ["next"]);
  assert.equal(both(null, null), null);
});

test("the state a few events ahead", () => {
  const now = { path: [0, 4], undone: null };
  assert.deepEqual(stateAfter(now, [6, ~6]), { path: [0, 4], undone: 6 });
  assert.deepEqual(stateAfter(now, [~4, 5]), { path: [0, 5], undone: null });
  assert.deepEqual(now.path, [0, 4]);
});

test("a slider of steps has two digits that count, from 1 to a thousand million", () => {
  const values = Array.from({ length: 181 }, (_, notch) => stepsAt(notch));
  assert.equal(values[0], 1);
  assert.equal(values[40], 100);
  assert.equal(values[180], 1e9);
  for (const [i, value] of values.entries()) {
    assert.match(String(value), /^\d{1,2}0*$/);
    if (i > 0) assert.ok(value >= values[i - 1] && value <= 2 * values[i - 1]);
  }
});

test("a link names the kinds that it asks, and where to stop", () => {
  const link = readLink("#tour/5x5/c3/sutcliffe@40&ask=lost,next&to=60", catalogue);
  assert.equal(link.damage, "");
  assert.deepEqual(link.options, { ask: "lost,next", to: "60" });
  assert.deepEqual(kindsIn(link.options.ask), ["next", "lost"]);
  assert.deepEqual(kindsIn(undefined), []);
  for (const kind of QUESTION_KINDS) {
    assert.equal(readLink(`#queens/6@5&ask=${kind}`, catalogue).damage, "");
  }
});

test("answers are told by the names of places", () => {
  const view = { name: (choice: number) => `r${choice}` };
  assert.equal(writeAnswer("next", 4, view), "r4");
  assert.equal(writeAnswer("next", null, view), "back");
  assert.equal(writeAnswer("back", 4, view), "4");
  assert.equal(writeAnswer("back", null, view), "end");
  assert.equal(writeAnswer("lost", null, view), "alive");
  assert.equal(writeAnswer("why", [1, 2], view), "r1 r2");
});

const TOUR = { scenario: "tour/5x5/c3/sutcliffe", unsure: false };
const MAP = { scenario: "colouring/us/4/goal=all", unsure: true };
const wrong = (told: string) => ({ told, right: false });
const right = (told: string) => ({ told, right: true });
const ENTRIES: Entry[] = [
  { ...TOUR, kind: "next", step: 17, tries: [wrong("d4"), right("b3")] },
  { ...TOUR, kind: "lost", step: 40, tries: [right("alive")] },
  { ...MAP, kind: "why", step: 9, tries: [] },
  { ...MAP, kind: "next", step: 12, tries: [wrong("New Mexico_1, red+?")] },
];

test("a line of answers can be read by people, and comes back as it was", () => {
  const line = writeLine("Ada B. = @ ,", ENTRIES);
  assert.ok(/^[\x20-\x7e]+$/.test(line), "for a QR code");
  assert.match(
    line,
    /^knights:1 Ada_B\.\S* tour\/5x5\/c3\/sutcliffe next@17=d4-,b3\+ lost@40=alive\+ /,
  );
  assert.deepEqual(readLine(line), { name: "Ada B. = @ ,", entries: ENTRIES });
  assert.deepEqual(readLine(writeLine("", ENTRIES)), { name: "", entries: ENTRIES });
  assert.deepEqual(readLine(writeLine("Zoë 李", [])), { name: "Zoë 李", entries: [] });
});

test("before a line stands what people read, whatever the name", () => {
  const entries = ENTRIES.slice(0, 2);
  assert.equal(
    writeMessage("Ada", entries),
    `Ada: 2 answers, 1 right at the first try. ${writeLine("Ada", entries)}`,
  );
  for (const name of ["", "Ada", "knights:1 Ada"]) {
    assert.deepEqual(readLine(writeMessage(name, entries)), { name, entries });
  }
});

test("while more is asked at a step nothing tells how the search stands there", () => {
  const quiz = { ...judge(asked(), 7, RIGHT), queue: [QUESTION] };
  const answered = { ...NO_QUESTION, quiz: { ...quiz, queue: [] } };
  assert.equal(hiddenKind({ ...NO_QUESTION, quiz }), "next");
  assert.equal(hiddenKind(answered), null);
  // A requested question hides it at once, too.
  const request = { kinds: ["lost" as const], asked: true };
  assert.equal(hiddenKind({ ...answered, request }), "next");
  assert.equal(hiddenKind({ ...NO_QUESTION, request }), "soon");
});

test("a line that cannot be read says what is wrong with it", () => {
  const tour = TOUR.scenario;
  const lines: [string, RegExp][] = [
    ["hello", /'hello'.*"knights:"/],
    ["knights:2 Ada", /version '2'/],
    ["knights:1", /line is cut off/],
    ["knights:1 Ada next@17=d4+", /next@17=d4\+' comes too early/],
    [`knights:1 Ada ${tour} guess@17=d4+`, /'guess'.*next, back, lost/],
    [`knights:1 Ada ${tour} next@17=d4`, /'next@17=d4'/],
    [`knights:1 Ada ${tour} next@x=d4+`, /'next@x=d4\+'/],
    [`knights:1 Ada ${tour} next@17=`, /'next@17='/],
    [`knights:1 Ada ${tour} next@17=a-,b-,c+`, /next@17/],
  ];
  for (const [line, problem] of lines) {
    assert.throws(() => readLine(line), { name: "RangeError", message: problem });
  }
});

test("the tally counts first tries, and holds nothing against who was not sure", () => {
  assert.deepEqual(countOf(ENTRIES), { asked: 3, right: 1, unsure: 1 });
  assert.deepEqual(countByKind(ENTRIES), [
    { kind: "next", asked: 2, right: 0, unsure: 0 },
    { kind: "lost", asked: 1, right: 1, unsure: 0 },
    { kind: "why", asked: 0, right: 0, unsure: 1 },
  ]);
});

const CLASS = `
knights:1 Ada queens/6 next@5=b3-,b5+ back@6=1+
knights:1 Bob queens/6 next@5=b5+ next@5=b1-,b2-
nonsense
knights:1 - queens/6 next@5=?
knights:1 - queens/6 next@5=b3-,?
knights:1 Ada queens/6 next@5=b5+
knights:1 Ada queens/6 next@5=b5+
`;

test("the lines of a class are read one by one, and what cannot be is told with its line", () => {
  const { lines, problems } = readLines(CLASS);
  assert.deepEqual(
    lines.map(({ name }) => name),
    ["Bob", "", "", "Ada"],
  );
  assert.equal(problems.length, 3);
  assert.match(problems[0], /^Line 4: 'nonsense'/);
  assert.match(problems[1], /^Line 2: Ada is there twice/);
  assert.match(problems[2], /^Line 8: this line/);
  assert.deepEqual(readLines(" \n\n"), { lines: [], problems: [] });
  // As a file of Windows has them.
  assert.deepEqual(readLines(`\ufeff${CLASS.replaceAll("\n", "\r\n")}`), { lines, problems });
});

test("names that look alike are one, and none hides anything", () => {
  const names = ["Ada", "A\u200bda", "\u2800Ada", "Ada\u202e", "A\u{13437}da", " Ada\u0007 "];
  const lines = names.map(
    (name, n) => `knights:1 ${encodeURIComponent(name)} queens/6 next@${n}=b3-`,
  );
  const read = readLines(lines.join("\n"));
  assert.deepEqual(
    read.lines.map(({ name, entries: [{ step }] }) => [name, step]),
    [["Ada", 5]],
  );
  assert.equal(read.problems.at(-1), "Line 5: Ada is there twice. Only the later line counts.");
  for (const name of names) assert.match(writeLine(name, []), /^knights:1 Ada$/);
  assert.equal(readLine("knights:1 Zoe%CC%88 queens/6").name, "Zo\u00eb");
  assert.equal(writeLine("A\ud800", []), "knights:1 A");
});

test("more lines than anybody sends are refused, and as many as are allowed are read", () => {
  const lines = (count: number, tries: string) =>
    Array.from({ length: count }, (_, n) => `knights:1 P${n} queens/6 next@5=b${n}${tries}`);
  const most = readLines(lines(MOST_LINES, "-").join("\n\n"));
  assert.deepEqual([most.lines.length, most.problems], [MOST_LINES, []]);
  const [{ people, bars }] = addUp(most.lines);
  assert.deepEqual([people, bars.length], [MOST_LINES, MOST_LINES]);
  assert.deepEqual(readLines(lines(130_000, "-").join("\n")), {
    lines: [],
    problems: ["This text has 130,000 lines. The page reads at most 5,000. Paste fewer lines."],
  });
  assert.deepEqual(readLines("x".repeat(2_000_001)).problems, [
    "This text has 2,000,001 characters. The page reads at most 2,000,000. Paste fewer lines.",
  ]);
  const { problems } = readLines(lines(MOST_LINES, "").join("\n"));
  assert.equal(problems.length, 51);
  assert.match(problems[49], /^Line 50: /);
  assert.equal(problems[50], "4,950 more lines have a problem.");
});

const group = (next: string, ...names: string[]) => ({
  next,
  right: false,
  names,
});

test("each question has a bar for each first answer, the most frequent first", () => {
  const [question, ...others] = addUp(readLines(CLASS).lines);
  assert.deepEqual(others, []);
  assert.deepEqual(question, {
    kind: "next",
    scenario: "queens/6",
    step: 5,
    people: 4,
    right: 2,
    bars: [
      { ...right("b5"), count: 2, groups: [group("", "Bob", "Ada")] },
      { ...wrong("b3"), count: 1, groups: [group("not sure", "")] },
      { ...wrong("not sure"), count: 1, groups: [group("", "")] },
    ],
  });
  const { lines } = readLines("knights:1 A queens/6 back@100=1+ next@5=b5+ next@20=b1-");
  assert.deepEqual(
    addUp(lines).map(({ step }) => step),
    [5, 20, 100],
    "in the order of the steps",
  );
});

test("a bar says what its number stands for", () => {
  assert.equal(formatAnswer("back", "17"), "back to number 17");
  assert.equal(formatAnswer("back", "0"), "back to the start");
  assert.equal(formatAnswer("lost", "4"), "lost since number 4");
  assert.equal(formatAnswer("line", "12"), "line 12");
  assert.equal(formatAnswer("steps", "1"), "1 step");
  assert.equal(formatAnswer("next", "7"), "7");
  assert.equal(formatAnswer("lost", "alive"), "still possible");
  assert.equal(formatAnswer("back", "end"), "the search ends");
  assert.equal(formatAnswer("next", "back"), "take back");
});

test("a bar tells who gave its answer, and what they tried next", () => {
  const answers = "Ada b3-,b5+; Bob b3-,b4-; Cem b3-,b5+; Dan b3-,?; - b3-,b5+; Eve b5+".split(
    "; ",
  );
  const lines = answers.map((line) => `knights:1 ${line.replace(" ", " queens/6 next@5=")}`);
  const [{ bars }] = addUp(readLines(lines.join("\n")).lines);
  assert.deepEqual(
    bars.map(({ told, groups }) => [
      told,
      groups.map(({ names, next, right }) => formatGroup(names, next, right)),
    ]),
    [
      [
        "b3",
        ["then b5, right: Ada, Cem and 1 without a name", "then b4: Bob", "then not sure: Dan"],
      ],
      ["b5", ["Eve"]],
    ],
  );
});

test("of what a class chooses from the right answers are known once they are told", () => {
  const named = (answers: (number | null)[]) =>
    answers.map((answer) => ({ letter: "", label: "", place: null, answer }));
  const told = giveUp(asked(), RIGHT);
  assert.deepEqual(rightOf(named([3, 7, null]), asked()), [], "nothing is told yet");
  assert.deepEqual(rightOf(named([3, 7, null]), judge(asked(), 3, WRONG)), []);
  assert.deepEqual(rightOf(named([3, 7, null]), told), [1]);
  // -1 stands for "lost", whatever the mistake was.
  assert.deepEqual(rightOf(named([null, -1]), told), [1]);
  const alive = { ...RIGHT, truth: { ...TRUTH, answers: [null] } };
  assert.deepEqual(rightOf(named([null, -1]), giveUp(asked(), alive)), [0]);
});

test("what lists the steps waits while a card is open or a question on its way, and says what comes first", () => {
  const saidAt = (question: Partial<typeof NO_QUESTION>) => {
    const said: string[] = [];
    const showToast = (message: string) => said.push(message);
    const page = fake<Pick<Page, "state" | "showToast">>({
      ...{ state: { question: { ...NO_QUESTION, ...question } }, showToast },
    });
    if (!isHeldByQuestion(page)) return null;
    sayWhatIsFirst(page);
    return said.join();
  };
  const card = "Close the card first.";
  assert.equal(saidAt({}), null);
  assert.equal(saidAt({ quiz: asked() }), "Answer the question first, or close it.");
  assert.equal(saidAt({ quiz: judge(asked(), 7, RIGHT) }), card);
  assert.equal(saidAt({ notice: { key: "", said: "Nothing to ask here.", again: [] } }), card);
  assert.equal(saidAt({ whyNot: { key: "", place: 3, length: null, choice: 3 } }), card);
  assert.equal(saidAt({ request: { kinds: null, asked: true } }), "");
});

test("an answered question gives its own reason if it has marks for it", () => {
  const unmarked = { ...RIGHT, truth: { ...TRUTH, marks: [] } };
  assert.equal(givesReason({ quiz: null }), false);
  assert.equal(givesReason({ quiz: judge(asked(), 3, WRONG) }), false, "it is still open");
  assert.equal(givesReason({ quiz: judge(asked(), 7, unmarked) }), false);
  assert.ok(givesReason({ quiz: judge(asked(), 7, RIGHT) }));
  assert.ok(givesReason({ quiz: giveUp(asked(), WRONG) }));
});
