// Made from language/en/link.ftl by `python3 build.py language`.
import { forms } from "../forms.js";

const { number, plural, row, show } = forms("en");

/** @type {import("../sentences.d.ts").Room<"link">} */
export default {
  "link-cut": (v) => `${show(v.text)} (${number(v.length)} ${plural(v.length) === "one" ? "character)" : "characters)"}`,
  "link-long": (v) => `link of ${number(v.length)} characters: it may have at most ${number(v.most)}`,
  "link-escape": (v) => `link ${show(v.link)}: after a % there must be two hexadecimal digits`,
  "link-day": (v) => `day ${show(v.day)}: it must be a date, for instance 2026-11-22`,
  "link-position": (v) => `position ${show(v.position)}: it must be a whole number of steps, for instance 1200`,
  "link-state": (v) => `state ${show(v.state)}: it does not belong to step ${number(v.position)} of this search. Copy the whole link once more.`,
  "link-option-twice": (v) => `option ${show(v.name)}: it is given twice. Leave one out.`,
  "link-option": (v) => `${String(v.name) === "v" ? `v ${show(v.value)}: it must be 1, the version that is known here` : String(v.name) === "play" ? `play ${show(v.value)}: it must be yes, or what was done by hand, copied whole` : String(v.name) === "until" ? `until ${show(v.value)}: it must be a step, for instance 1300` : String(v.name) === "speed" ? `speed ${show(v.value)}: it must be a number of steps a second, auto or max` : String(v.name) === "theme" ? `theme ${show(v.value)}: it must be light or dark` : String(v.name) === "panels" ? `panels ${show(v.value)}: it must be names of panels, with commas between them` : String(v.name) === "hide" ? `hide ${show(v.value)}: it must be some of code,tree,verdict` : String(v.name) === "lock" ? `lock ${show(v.value)}: it must be steps` : String(v.name) === "present" ? `present ${show(v.value)}: it must be yes` : String(v.name) === "at" ? `at ${show(v.value)}: it must be places of a graph's vertices, four characters each` : String(v.name) === "ask" ? `ask ${show(v.value)}: it must be some of next,back,lost,why,line,steps` : String(v.name) === "to" ? `to ${show(v.value)}: it must be the last step at which to ask, for instance 1300` : String(v.name) === "be" ? `be ${show(v.value)}: it must be a number of steps up to 999, or 12,quiet to tell at the end` : String(v.name) === "day" ? `day ${show(v.value)}: it must be a date, for instance 2026-11-22` : String(v.name) === "own" ? `own ${show(v.value)}: it must be a program, copied whole` : String(v.name) === "hints" ? `hints ${show(v.value)}: it must be how many hints were given, for instance 2` : String(v.name) === "lesson" ? `lesson ${show(v.value)}: it must be a lesson and its step, for instance 3.2, or a lesson of your own, copied whole` : String(v.name) === "lang" ? `lang ${show(v.value)}: it must be a language that is known here, for instance uk` : `${show(v.name)} ${show(v.value)}: it must be copied whole`}`,
  "link-long-scenario": (v) => `scenario of ${number(v.length)} characters: it may have at most ${number(v.most)}`,
  "link-character": (v) => `character ${show(v.character)}: a scenario has only letters, digits and marks such as , ; : = . -`,
  "link-new": (v) => `scenario ${show(v.scenario)}: it must be new/PUZZLE/SEED, for instance new/sudoku/4821`,
  "link-missing": (v) => `scenario ${show(v.scenario)}: ${show(v.missing)} is missing. It must be ${show(v.pattern)}, for instance ${show(v.example)}`,
  "link-hidden": (v) => `text ${show(v.text)}: it holds ${show(v.character)}, and nobody sees that. Leave it out.`,
  "link-part": (v) => `part ${show(v.part)}: it must be name=value, for instance goal=all`,
  "link-part-twice": (v) => `part ${show(v.part)}: ${show(v.name)} is given twice. Leave one out.`,
  "link-no-parameter": (v) => `parameter ${show(v.name)}: ${show(v.puzzle)} has ${row(v.known, "and")}`,
  "link-choice": (v) => `${show(v.name)} ${show(v.value)}: it must be ${row(v.known, "or")}`,
  "link-name-or-text": (v) => `${show(v.name)} ${show(v.value)}: it must be ${row(v.known, "or")}, or a text such as A:B,C;B:C`,
  "link-number": (v) => `${show(v.name)} ${show(v.value)}: it must be a number from ${show(v.low)} to ${show(v.high)}`,
  "link-needs": (v) => `${show(v.name)} ${show(v.value)}: it goes only with ${show(v.other)}=${row(v.allowed, "or")}, not with ${show(v.given)}`,
  "link-too-large": (v) => `${show(v.name)} ${show(v.value)}: in the page it may go up to ${show(v.most)}${show(v.advice)}`,
  "link-board": (v) => `board ${show(v.board)}: it must be ROWSxCOLUMNS, for instance 8x8`,
  "link-side": (v) => `${show(v.count)} ${String(v.side) === "rows" ? "rows: " : "columns: "}a board has from 1 to ${show(v.most)}`,
  "link-long-side": (v) => `board ${show(v.board)}: a side may have at most ${show(v.most)} squares`,
  "link-square": (v) => `square ${show(v.square)}: the squares of the ${show(v.board)} board are a1 to ${show(v.last)}, or 1,1 to ${show(v.columns)},${show(v.rows)}`,
  "link-hole": (v) => `square ${show(v.square)}: it is a hole. Choose a square that is not blocked.`,
  "link-holes": (v) => `holes ${show(v.holes)}: they must be squares of the ${show(v.board)} board`,
  "link-no-square": (v) => `board ${show(v.board)}: every square is blocked. Leave at least one free.`,
  "link-end": (v) => `end ${show(v.end)}: it is the start. A tour ends on another square.`,
  "link-leaper": (v) => `leaper ${show(v.leaper)}: it must be two numbers, for instance 1,2, or one of ${row(v.known, "or")}`,
  "link-leap": (v) => `leaper ${show(v.leaper)}: it must be two numbers from 0 to ${show(v.longest)}, the smaller first and not both 0, for instance 1,2 for the knight`,
  "link-order": (v) => `order ${show(v.order)}: it must be ${row(v.known, "or")}, or a list of moves such as 1,2;2,1`,
  "link-move": (v) => `move ${show(v.move)}: it must be dx,dy with numbers up to ${show(v.longest)}, for instance 1,2 or -2,1`,
  "link-no-move": "move '0,0': it must lead to another square",
  "link-move-twice": (v) => `move '${show(v.move)}': it is in the order twice. Leave one out.`,
  "link-two-leapers": (v) => `leaper '${show(v.leaper)}': the order lists its own moves. Leave the leaper out.`,
};
