// Made from language/uk/link.ftl by `python3 build.py language`.
import { forms } from "../forms.js";

const { number, plural, row, show } = forms("uk");

/** @type {import("../sentences.d.ts").Room<"link">} */
export default {
  "link-cut": (v) => `${show(v.text)} (${number(v.length)} ${plural(v.length) === "one" ? "символ)" : plural(v.length) === "few" ? "символи)" : "символів)"}`,
  "link-long": (v) => `посилання має символів: ${number(v.length)}. Дозволено щонайбільше ${number(v.most)}`,
  "link-escape": (v) => `посилання ${show(v.link)}: після % мають бути дві шістнадцяткові цифри`,
  "link-day": (v) => `day ${show(v.day)}: це має бути дата, наприклад 2026-11-22`,
  "link-position": (v) => `позиція ${show(v.position)}: це має бути ціле число кроків, наприклад 1200`,
  "link-state": (v) => `стан ${show(v.state)}: він не належить до кроку ${number(v.position)} цього пошуку. Скопіюйте посилання ще раз, повністю.`,
  "link-option-twice": (v) => `параметр ${show(v.name)}: його подано двічі. Приберіть один.`,
  "link-option": (v) => `${String(v.name) === "v" ? `v ${show(v.value)}: має бути 1, відома тут версія` : String(v.name) === "play" ? `play ${show(v.value)}: має бути yes або те, що зроблено вручну, скопійоване повністю` : String(v.name) === "until" ? `until ${show(v.value)}: має бути крок, наприклад 1300` : String(v.name) === "speed" ? `speed ${show(v.value)}: має бути число кроків за секунду, auto або max` : String(v.name) === "theme" ? `theme ${show(v.value)}: має бути light або dark` : String(v.name) === "panels" ? `panels ${show(v.value)}: мають бути назви панелей через кому` : String(v.name) === "hide" ? `hide ${show(v.value)}: має бути щось із code,tree,verdict` : String(v.name) === "lock" ? `lock ${show(v.value)}: має бути steps` : String(v.name) === "present" ? `present ${show(v.value)}: має бути yes` : String(v.name) === "at" ? `at ${show(v.value)}: мають бути місця вершин графа, по чотири символи` : String(v.name) === "ask" ? `ask ${show(v.value)}: має бути щось із next,back,lost,why,line,steps` : String(v.name) === "to" ? `to ${show(v.value)}: має бути останній крок, на якому запитувати, наприклад 1300` : String(v.name) === "be" ? `be ${show(v.value)}: має бути число кроків до 999 або 12,quiet, щоб відповісти в кінці` : String(v.name) === "day" ? `day ${show(v.value)}: має бути дата, наприклад 2026-11-22` : String(v.name) === "own" ? `own ${show(v.value)}: має бути програма, скопійована повністю` : String(v.name) === "hints" ? `hints ${show(v.value)}: має бути кількість узятих підказок, наприклад 2` : String(v.name) === "lesson" ? `lesson ${show(v.value)}: має бути урок і його крок, наприклад 3.2, або власний урок, скопійований повністю` : String(v.name) === "lang" ? `lang ${show(v.value)}: має бути відома тут мова, наприклад uk` : `${show(v.name)} ${show(v.value)}: скопіюйте повністю`}`,
  "link-long-scenario": (v) => `сценарій має символів: ${number(v.length)}. Дозволено щонайбільше ${number(v.most)}`,
  "link-character": (v) => `символ ${show(v.character)}: у сценарії є лише літери, цифри й знаки, як-от , ; : = . -`,
  "link-new": (v) => `сценарій ${show(v.scenario)}: має бути new/PUZZLE/SEED, наприклад new/sudoku/4821`,
  "link-missing": (v) => `сценарій ${show(v.scenario)}: бракує ${show(v.missing)}. Має бути ${show(v.pattern)}, наприклад ${show(v.example)}`,
  "link-hidden": (v) => `текст ${show(v.text)}: він містить ${show(v.character)}, а цього ніхто не бачить. Приберіть це.`,
  "link-part": (v) => `частина ${show(v.part)}: має бути name=value, наприклад goal=all`,
  "link-part-twice": (v) => `частина ${show(v.part)}: ${show(v.name)} подано двічі. Приберіть одне.`,
  "link-no-parameter": (v) => `параметр ${show(v.name)}: ${show(v.puzzle)} має ${row(v.known, "and")}`,
  "link-choice": (v) => `${show(v.name)} ${show(v.value)}: має бути ${row(v.known, "or")}`,
  "link-name-or-text": (v) => `${show(v.name)} ${show(v.value)}: має бути ${row(v.known, "or")} чи текст, як-от A:B,C;B:C`,
  "link-number": (v) => `${show(v.name)} ${show(v.value)}: має бути число від ${show(v.low)} до ${show(v.high)}`,
  "link-needs": (v) => `${show(v.name)} ${show(v.value)}: це можливо лише з ${show(v.other)}=${row(v.allowed, "or")}, а не з ${show(v.given)}`,
  "link-too-large": (v) => `${show(v.name)} ${show(v.value)}: на сторінці можна до ${show(v.most)}${show(v.advice)}`,
  "link-board": (v) => `дошка ${show(v.board)}: має бути ROWSxCOLUMNS, наприклад 8x8`,
  "link-side": (v) => `${String(v.side) === "rows" ? "горизонталей " : "вертикалей "}${show(v.count)}: дошка має їх від 1 до ${show(v.most)}`,
  "link-long-side": (v) => `дошка ${show(v.board)}: сторона може мати щонайбільше ${show(v.most)} клітинок`,
  "link-square": (v) => `клітинка ${show(v.square)}: клітинки дошки ${show(v.board)} — від a1 до ${show(v.last)}, або від 1,1 до ${show(v.columns)},${show(v.rows)}`,
  "link-hole": (v) => `клітинка ${show(v.square)}: її закрито. Виберіть іншу клітинку.`,
  "link-holes": (v) => `закриті клітинки ${show(v.holes)}: мають бути клітинки дошки ${show(v.board)}`,
  "link-no-square": (v) => `дошка ${show(v.board)}: усі клітинки закрито. Залиште хоч одну.`,
  "link-end": (v) => `кінець ${show(v.end)}: це початок. Маршрут закінчується на іншій клітинці.`,
  "link-leaper": (v) => `фігура ${show(v.leaper)}: мають бути два числа, наприклад 1,2, чи ${row(v.known, "or")}`,
  "link-leap": (v) => `фігура ${show(v.leaper)}: мають бути два числа від 0 до ${show(v.longest)}, спершу менше, не обидва 0, наприклад 1,2 для коня`,
  "link-order": (v) => `порядок ${show(v.order)}: має бути ${row(v.known, "or")} чи список ходів, як-от 1,2;2,1`,
  "link-move": (v) => `хід ${show(v.move)}: має бути dx,dy з числами до ${show(v.longest)}, наприклад 1,2 або -2,1`,
  "link-no-move": "хід '0,0': він має вести на іншу клітинку",
  "link-move-twice": (v) => `хід '${show(v.move)}': він є в порядку двічі. Приберіть один.`,
  "link-two-leapers": (v) => `фігура '${show(v.leaper)}': порядок сам називає свої ходи. Приберіть фігуру.`,
};
