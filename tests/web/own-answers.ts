/** Examples of all answers of the worker that runs the visitor's programs. */

import type { Report } from "../../web/parts/own/run/types.ts";

export const report = (): Report => ({
  outcome: "wrong",
  findings: [
    {
      mistake: "error",
      sentence: "Something.",
      step: 3,
      choice: 2,
      line: 1,
      allowed: null,
      column: null,
    },
  ],
  printed: "4 queens\n",
  cited: ["board", "[1, 3, 0, 2]"],
  steps: 8,
  calls: 2,
  watched: "board",
  settings: ["n"],
  placed: 4,
  undone: 1,
  solutions: 0,
  answers: [],
  first: 1,
  scenario: null,
});

const RULE = { names: ["order"], exhausted: true, rate: 1e5 };
const LINE = ["place", 12, [["k", "3"]]];

/** An answer to each question. */
export const ANSWERS: { name: string; args: unknown[]; told: unknown; packed: number[][] }[] = [
  {
    ...{ name: "run", args: ["{}"], told: report() },
    packed: [
      [0, 1, 1, 4],
      [1, 2, ~2, 3],
    ],
  },
  {
    ...{ name: "run", args: ["{}"], told: { ...report(), outcome: "found", rule: RULE } },
    packed: [[0], [1]],
  },
  {
    name: "check",
    args: ["{}"],
    told: { ...report(), watched: null, findings: [], outcome: "none" },
    packed: [],
  },
  {
    ...{ name: "against", args: [true], packed: [[1, ~1, 2]] },
    told: {
      ...{ placed: 2, undone: 1, solutions: 0, verdict: "found", same: 1 },
      differs: { ours: -2, theirs: null },
    },
  },
  { name: "moment", args: [4], told: [LINE, [["<module>", 20, []], LINE], [LINE]], packed: [] },
  { name: "moment", args: [4], told: null, packed: [] },
  {
    ...{ name: "calls", args: [], packed: [[0, 16, 27, 31]] },
    told: { names: ["place"], stopped: 3, pauses: false, defines: true },
  },
  {
    name: "containers",
    args: [],
    told: [["rows", ["[0, 0]\n[0, 0]", "[0, 0]\n[5, 0]"]]],
    packed: [],
  },
  { name: "formatCalls", args: [[0, 2]], told: { 0: "k=3", 2: "ValueError" }, packed: [] },
  {
    ...{ name: "ask", args: ["describe_step", [[0, 2], null]], packed: [] },
    told: { following: 3, levels: [{ choices: [1, 2], tried: 1, cut: 0, stopped: [] }] },
  },
  { name: "ask", args: ["progress", []], told: 0.25, packed: [] },
  {
    ...{ name: "ask", args: ["probe", []], packed: [] },
    told: { exact: null, probes: 20, total: 1e30, squares: 1e60, largest: 1e29 },
  },
  { name: "ask", args: ["probe", []], told: { problem: "order: it fails." }, packed: [] },
  { name: "checks", args: ["{}"], told: { rows: [["queens/4", 2]], note: "" }, packed: [] },
];
