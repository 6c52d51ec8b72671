// Made from language/uk/be.ftl by `python3 build.py language`.
import { forms } from "../forms.js";

const { number, plural, show } = forms("uk");

/** @type {import("../sentences.d.ts").Room<"be">} */
export default {
  "be-bar-retry": "Ще раз",
  "be-bar-retry-title": "Повернутися до моменту перед хибним кроком (Backspace)",
  "be-bar-mine": "Далі по-своєму",
  "be-bar-mine-title": "Грати далі самостійно звідси",
  "be-bar-difference": "Показати відмінність",
  "be-bar-difference-title": "Перейти до першого кроку, який пошук робить інакше",
  "be-bar-show": "Показати крок",
  "be-bar-show-title": "Показати, що тут робить пошук",
  "be-bar-compare": "Порівняти мої кроки",
  "be-bar-compare-title": "Порівняти зараз ваші кроки з кроками пошуку",
  "be-bar-more": "Далі",
  "be-bar-more-title": "Зробити ще стільки ж кроків",
  "be-told-begin": (v) => `Ви — пошук. Зробіть його ${plural(v.steps) === "one" ? `наступний ${number(v.steps)} крок.` : plural(v.steps) === "few" ? `наступні ${number(v.steps)} кроки.` : `наступні ${number(v.steps)} кроків.`}${String(v.quiet) === "true" ? " Помилки ви побачите наприкінці або коли натиснете «Порівняти мої кроки»." : ""}`,
  "be-told-step": (v) => `Крок ${show(v.step)} з ${show(v.steps)}: ви ${String(v.deed) === "discovered" ? `досягли ${show(v.name)}` : String(v.deed) === "left" ? `покинули ${show(v.name)}` : String(v.deed) === "taken" ? `забрали назад ${show(v.name)}` : `${String(v.puzzle) === "tour" ? `пішли на ${show(v.name)}` : String(v.puzzle) === "queens" ? `поставили ферзя на ${show(v.name)}` : String(v.puzzle) === "graph" ? `пішли до ${show(v.name)}` : String(v.puzzle) === "colouring" ? `пофарбували область ${show(v.place)}: ${show(v.value)}` : String(v.puzzle) === "sudoku" ? `вписали ${show(v.value)} у клітинку ${show(v.place)}` : `вибрали ${show(v.name)}`}`}.`,
  "be-told-right": "Правильно.",
  "be-told-again": "Спробуйте ще раз або йдіть далі звідси.",
  "be-told-send": "«Поділитися» дає посилання на ці кроки.",
  "be-told-after": (v) => `Крок ${show(v.step)} пошук робить інакше. Пізніших кроків сторінка не порівнює.`,
  "be-told-difference": (v) => `Крок ${show(v.step)} — перша відмінність. Пошук ${String(v.own) === "discovered" ? `досягає ${show(v.mine)}.` : String(v.own) === "left" ? `покидає ${show(v.mine)}.` : String(v.own) === "taken" ? `забирає назад ${show(v.mine)}.` : String(v.own) === "placed" ? `${String(v.puzzle) === "tour" ? "іде на " : String(v.puzzle) === "queens" ? "ставить ферзя на " : String(v.puzzle) === "graph" ? "іде до " : "вибирає "}${show(v.mine)}.` : "закінчується."} Ця відповідь ${String(v.other) === "discovered" ? "досягає " : String(v.other) === "left" ? "покидає " : String(v.other) === "taken" ? "забирає назад " : `${String(v.puzzle) === "tour" ? "іде на " : String(v.puzzle) === "queens" ? "ставить ферзя на " : String(v.puzzle) === "graph" ? "іде до " : "вибирає "}`}${show(v.theirs)}.`,
  "be-told-some": (v) => `Правильно: ${plural(v.right) === "one" ? `перший ${number(v.right)} крок із ` : plural(v.right) === "few" ? `перші ${number(v.right)} кроки з ` : `перші ${number(v.right)} кроків із `}${show(v.steps)}.`,
  "be-told-all": (v) => `${v.steps === 1 ? "Цей крок пошук робить так само." : plural(v.steps) === "one" ? `${number(v.steps)} крок такий самий, як у пошуку.` : plural(v.steps) === "few" ? `Усі ${number(v.steps)} кроки такі самі, як у пошуку.` : `Усі ${number(v.steps)} кроків такі самі, як у пошуку.`}${String(v.known) === "true" ? ` З першої спроби ви знайшли ${show(v.first)}.` : ""}${String(v.over) === "true" ? " Тут пошук закінчується." : ""}`,
  "be-told-full": "Усі кроки зроблено. Поверніться на крок назад, щоб змінити його.",
  "be-told-before": (v) => `Ваші кроки починаються з кроку ${show(v.position)}. Ідіть уперед до нього.`,
  "be-told-too-many": (v) => `У цьому посиланні ${number(v.steps)} ${plural(v.steps) === "one" ? "крок, " : plural(v.steps) === "few" ? "кроки, " : "кроків, "}а потрібно лише ${show(v.most)}. Скопіюйте посилання ще раз, повністю.`,
  "be-status-title": "Ви — пошук",
  "be-status-opened": "Кроки, зроблені вручну",
  "be-status-detail": (v) => `Крок ${show(v.step)} з ${show(v.steps)}${v.missed === 0 ? "." : plural(v.missed) === "one" ? `. Не з першої спроби: ${number(v.missed)} крок.` : plural(v.missed) === "few" ? `. Не з першої спроби: ${number(v.missed)} кроки.` : `. Не з першої спроби: ${number(v.missed)} кроків.`}`,
  "be-told-undone": (v) => `Пошук щойно забрав назад ${show(v.name)}.`,
};
