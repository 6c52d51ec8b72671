// Made from language/uk/queens.ftl by `python3 build.py language`.
import { forms } from "../forms.js";

const { number, plural, row, show } = forms("uk");

/** @type {import("../sentences.d.ts").Room<"queens">} */
export default {
  "queens-cell": (v) => `${show(v.square)}: ${String(v.taken) === "true" ? "ферзь" : `${v.attackers.length === 0 ? "вільна" : `під боєм з ${row(v.attackers, "and")}`}`}`,
  "queens-cell-blocked": (v) => `${show(v.square)}: закрита`,
  "queens-begin": (v) => `Дошка порожня.${v.holes === 0 ? "" : plural(v.holes) === "one" ? ` ${number(v.holes)} клітинка закрита: на ній ферзь стояти не може.` : plural(v.holes) === "few" ? ` ${number(v.holes)} клітинки закриті: на них ферзь стояти не може.` : ` ${number(v.holes)} клітинок закрито: на них ферзь стояти не може.`}`,
  "queens-place": (v) => `Ферзь ${show(v.number)} стає на ${show(v.square)}. У списку пошуку це горизонталь ${show(v.turn)} із ${show(v.tries)}.`,
  "queens-compared": (v) => `Пошук порівняв ${show(v.square)} з ${row(v.queens, "and")}.`,
  "queens-fewest": (v) => `Вертикаль ${show(v.column)} мала безпечних клітинок: ${number(v.safe)}. Жодна інша не мала менше.`,
  "queens-looked-up": "Пошук перевіряє горизонталь і 2 діагоналі. Усі 3 вільні.",
  "queens-dead-end": (v) => `Глухий кут: на вертикаль ${show(v.column)} ферзя вже не поставити. Пошук забирає назад ферзя з ${show(v.square)}.`,
  "queens-exhausted": (v) => `Пошук перебрав усе з ферзем на ${show(v.square)}${String(v.every) === "true" ? ". " : " і нічого не знайшов. "}Він забирає цього ферзя назад.`,
  "queens-solution-left": (v) => `Це був розв'язок. Пошук шукає ще: він забирає назад ферзя з ${show(v.square)}.`,
  "queens-solved": "На кожній вертикалі стоїть ферзь, і жоден не б'є іншого. Це розв'язок!",
  "queens-label": (v) => `Дошка ${show(v.n)} на ${show(v.n)}${v.holes === 0 ? "" : `, закритих клітинок ${number(v.holes)}`}. Ферзів на дошці: ${number(v.depth)}${String(v.named) === "true" ? `: ${show(v.squares)}` : ""}.`,
  "queens-help-intro": "Пошук ставить на кожну вертикаль ферзя так, щоб жоден не бив іншого. Він пробує горизонталі знизу вгору або спершу бере вертикаль, де безпечних клітинок найменше. Коли всі клітинки під боєм, він повертається до попереднього ферзя. На закритій клітинці ферзь стояти не може, але ферзі б'ють через неї. Натисніть «Пуск» або робіть по одному кроку вперед чи назад.",
  "queens-help-legend": "Червоні клітинки під боєм, темно-сірі закриті. Жовті кільця позначають вільні клітинки наступної вертикалі з номером горизонталі. Уже спробувані перекреслено. Червоний хрестик позначає щойно забраного ферзя. Лінії показують перевірку: вони ведуть від клітинки до ферзя, який її б'є. Якщо перевіряються лінії, вони показують горизонталь і діагоналі, які займає кожен ферзь.",
  "queens-rule": "Ферзь б'є по горизонталі, вертикалі та діагоналях. Жоден ферзь не може бити іншого.",
  "queens-own": "Ваша дошка",
  "queens-heat": "Забрано назад із кожної клітинки",
  "queens-found": "Розв'язок знайдено",
  "queens-no-solution": "Розв'язку не існує",
  "queens-counts": (v) => `Поставлено ${number(v.placed)} ${plural(v.placed) === "one" ? "ферзя, " : plural(v.placed) === "few" ? "ферзі, " : "ферзів, "}забрано назад ${show(v.undone)}.`,
  "queens-compared-all": (v) => `Пошук порівняв ${show(v.square)} з усіма попередніми ферзями: ${number(v.queens)}.`,
  "queens-title": (v) => `${number(v.n)} ${plural(v.n) === "one" ? "ферзь" : plural(v.n) === "few" ? "ферзі" : "ферзів"}`,
  "queens-purpose": (v) => `${String(v.wanted) === "all" ? "Знайдіть усі способи поставити" : String(v.wanted) === "count" ? "Порахуйте способи поставити" : String(v.wanted) === "some" ? `Знайдіть способи (${show(v.number)}) поставити` : "Поставте"} ${number(v.queens)} ${plural(v.queens) === "one" ? "ферзя" : plural(v.queens) === "few" ? "ферзі" : "ферзів"}${String(v.blocked) === "true" ? " на незакриті клітинки" : ""}${v.queens === 1 ? "" : plural(v.queens) === "one" ? " так, щоб жоден не бив іншого" : plural(v.queens) === "few" ? " так, щоб жоден не бив іншого" : " так, щоб жоден не бив іншого"}.`,
  "queens-signs-next": "наступна безпечна клітинка",
  "queens-signs-open": "безпечна клітинка, до якої черга дійде пізніше",
  "queens-signs-tried": "уже спробувана клітинка",
  "queens-signs-attacked": "клітинка під боєм",
  "queens-signs-blocked": "закрита клітинка: не для ферзя",
  "queens-signs-undone": "щойно забраний ферзь",
  "queens-refused-attacked": (v) => `Ферзь на ${show(v.queen)} б'є ${row(v.names, "and")}.`,
  "queens-refused-row": (v) => `На горизонталі ${show(v.name)} вже стоїть ферзь.`,
  "queens-refused-rising": (v) => `На ${v.names.length === 1 ? `висхідній діагоналі клітинки ${row(v.names, "and")} вже стоїть ферзь.` : plural(v.names.length) === "one" ? `висхідних діагоналях клітинок ${row(v.names, "and")} вже стоять ферзі.` : plural(v.names.length) === "few" ? `висхідних діагоналях клітинок ${row(v.names, "and")} вже стоять ферзі.` : `висхідних діагоналях клітинок ${row(v.names, "and")} вже стоять ферзі.`}`,
  "queens-refused-falling": (v) => `На ${v.names.length === 1 ? `спадній діагоналі клітинки ${row(v.names, "and")} вже стоїть ферзь.` : plural(v.names.length) === "one" ? `спадних діагоналях клітинок ${row(v.names, "and")} вже стоять ферзі.` : plural(v.names.length) === "few" ? `спадних діагоналях клітинок ${row(v.names, "and")} вже стоять ферзі.` : `спадних діагоналях клітинок ${row(v.names, "and")} вже стоять ферзі.`}`,
  "queens-refused-blocked": (v) => `${row(v.names, "and")} ${v.names.length === 1 ? "закрита." : plural(v.names.length) === "one" ? "закриті." : plural(v.names.length) === "few" ? "закриті." : "закриті."}`,
};
