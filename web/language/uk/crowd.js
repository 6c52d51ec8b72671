// Made from language/uk/crowd.ftl by `python3 build.py language`.
import { forms } from "../forms.js";

const { number, plural, row, show } = forms("uk");

/** @type {import("../sentences.d.ts").Room<"crowd">} */
export default {
  "crowd-paste": "Вставте сюди рядки учнів, один під одним",
  "crowd-none": "Жоден рядок не відповідає на це запитання.",
  "crowd-again": "Скинути все на 0",
  "crowd-total": (v) => `${number(v.n)} ${plural(v.n) === "one" ? "рука" : plural(v.n) === "few" ? "руки" : "рук"}`,
  "crowd-hands": (v) => `Рук за ${show(v.letter)}`,
  "crowd-more": (v) => `На одну більше за ${show(v.letter)}`,
  "crowd-fewer": (v) => `На одну менше за ${show(v.letter)}`,
  "crowd-why": "Показати чому",
  "crowd-ask": "Запитати клас",
  "crowd-show-answer": "Показати відповідь",
  "crowd-line-problem": (v) => `Рядок ${show(v.number)}: ${show(v.problem)}`,
  "crowd-line-no-line": (v) => `${show(v.text)} — не рядок відповідей: він має починатися з «${show(v.begin)}».`,
  "crowd-line-version": (v) => `сторінка не знає версії ${show(v.version)}. Вона читає версію 1.`,
  "crowd-line-no-name": "рядок обрізано. Попросіть надіслати його ще раз, повністю.",
  "crowd-line-no-scenario": (v) => `${show(v.text)} стоїть зарано. Спершу рядок має назвати головоломку, а потім відповіді.`,
  "crowd-line-no-answer": (v) => `${show(v.text)} — ні головоломка, ні відповідь, як-от next@17=d4-,b3+.`,
  "crowd-line-no-kind": (v) => `${show(v.kind)} — не вид запитання: має бути один із таких: ${show(v.known)}.`,
  "crowd-line-twice": (v) => `${show(v.name)} є тут двічі. Рахується лише пізніший рядок.`,
  "crowd-line-same": "цей рядок є тут двічі. Він рахується один раз.",
  "crowd-read": (v) => `Сторінка прочитала ${number(v.people)} ${plural(v.people) === "one" ? "рядок. " : plural(v.people) === "few" ? "рядки. " : "рядків. "}Виберіть смужку, щоб побачити, хто так відповів і що пробував далі.`,
  "crowd-summary": (v) => `З першої спроби правильно: ${show(v.right)} з ${show(v.n)}${v.left === 0 ? "" : `; без відповіді: ${number(v.left)}`}`,
  "crowd-unsure": "не знаю",
  "crowd-right": "правильно",
  "crowd-question": (v) => `Крок ${show(v.step)}. ${show(v.question)}`,
  "crowd-answer-back": (v) => `назад до ${v.n === 0 ? "початку" : `номера ${number(v.n)}`}`,
  "crowd-answer-lost": (v) => `програно від ${v.n === 0 ? "початку" : `номера ${number(v.n)}`}`,
  "crowd-answer-word": (v) => `${String(v.kind) === "next" ? "забрати назад" : String(v.kind) === "back" ? "пошук закінчується" : "ще можна"}`,
  "crowd-answer-line": (v) => `рядок ${show(v.n)}`,
  "crowd-answer-steps": (v) => `${number(v.n)} ${plural(v.n) === "one" ? "крок" : plural(v.n) === "few" ? "кроки" : "кроків"}`,
  "crowd-nameless": (v) => `без імені: ${show(v.n)}`,
  "crowd-people": (v) => `${row(v.people, "and")}`,
  "crowd-then": (v) => `потім ${show(v.next)}${String(v.right) === "true" ? ", правильно: " : ": "}${row(v.people, "and")}`,
};
