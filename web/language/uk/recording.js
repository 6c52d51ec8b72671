// Made from language/uk/recording.ftl by `python3 build.py language`.
import { forms } from "../forms.js";

const { number, plural, show } = forms("uk");

/** @type {import("../sentences.d.ts").Room<"recording">} */
export default {
  "recording-says": (v) => `Перевірка каже: «${show(v.sentence)}»`,
  "recording-told-disorder": "Далі ваша програма забирає назад не останній вибір або двічі робить той самий. Цього сторінка показати не може.",
  "recording-told-unseen": "Сторінка не побачила жодного кроку вашої програми.",
  "recording-told-line": (v) => `Погляньте на рядок ${show(v.line)}.`,
  "recording-told-nothing": "Ваша програма починає.",
  "recording-told-placed": (v) => `Ваша програма ${String(v.puzzle) === "tour" ? `йде на ${show(v.name)}. Це клітинка ` : String(v.puzzle) === "queens" ? `ставить ферзя на ${show(v.name)}. Це ферзь ` : String(v.puzzle) === "graph" ? `йде до ${show(v.name)}. Це вершина ` : String(v.puzzle) === "colouring" ? `фарбує область ${show(v.place)}: ${show(v.value)}. Це область ` : String(v.puzzle) === "sudoku" ? `вписує ${show(v.value)} у клітинку ${show(v.place)}. Це клітинка ` : `вибирає ${show(v.name)}. Це вибір `}${show(v.number)} з ${show(v.length)}.`,
  "recording-told-taken": (v) => `Ваша програма забирає назад ${String(v.puzzle) === "queens" ? `ферзя з ${show(v.name)}` : String(v.puzzle) === "colouring" ? `колір області ${show(v.place)}: ${show(v.value)}` : String(v.puzzle) === "sudoku" ? `${show(v.value)} з клітинки ${show(v.place)}` : `${show(v.name)}`}.`,
  "recording-told-marks": (v) => `Ваша програма позначає ${show(v.name)}. Тепер позначено ${String(v.puzzle) === "tour" ? `клітинок: ${show(v.number)}, але фігура не може піти з ${show(v.before)} на ${show(v.name)}.` : `вершин: ${show(v.number)}, але між ${show(v.before)} і ${show(v.name)} немає ребра.`}`,
  "recording-status-found": (v) => `Ваша програма знайшла ${String(v.goal) === "tour" ? `${v.solutions === 1 ? "маршрут" : plural(v.solutions) === "one" ? `${number(v.solutions)} маршрут` : plural(v.solutions) === "few" ? `${number(v.solutions)} маршрути` : `${number(v.solutions)} маршрутів`}` : String(v.goal) === "closed" ? `${v.solutions === 1 ? "замкнений маршрут" : plural(v.solutions) === "one" ? `${number(v.solutions)} замкнений маршрут` : plural(v.solutions) === "few" ? `${number(v.solutions)} замкнені маршрути` : `${number(v.solutions)} замкнених маршрутів`}` : String(v.goal) === "path" ? `${v.solutions === 1 ? "шлях" : plural(v.solutions) === "one" ? `${number(v.solutions)} шлях` : plural(v.solutions) === "few" ? `${number(v.solutions)} шляхи` : `${number(v.solutions)} шляхів`}` : String(v.goal) === "cycle" ? `${v.solutions === 1 ? "цикл" : plural(v.solutions) === "one" ? `${number(v.solutions)} цикл` : plural(v.solutions) === "few" ? `${number(v.solutions)} цикли` : `${number(v.solutions)} циклів`}` : String(v.goal) === "colouring" ? `${v.solutions === 1 ? "розфарбування" : plural(v.solutions) === "one" ? `${number(v.solutions)} розфарбування` : plural(v.solutions) === "few" ? `${number(v.solutions)} розфарбування` : `${number(v.solutions)} розфарбувань`}` : `${v.solutions === 1 ? "розв'язок" : plural(v.solutions) === "one" ? `${number(v.solutions)} розв'язок` : plural(v.solutions) === "few" ? `${number(v.solutions)} розв'язки` : `${number(v.solutions)} розв'язків`}`}`,
  "recording-status-none": (v) => `Ваша програма не знайшла ${String(v.goal) === "tour" ? "маршруту: " : String(v.goal) === "closed" ? "замкненого маршруту: " : String(v.goal) === "path" ? "шляху: " : String(v.goal) === "cycle" ? "циклу: " : String(v.goal) === "colouring" ? "розфарбування: " : "розв'язку: "}його не існує`,
  "recording-status-ready-title": "Готово",
  "recording-status-ready-detail": "«Запустити» виконує вашу програму. «Пуск» показує пошук самої сторінки.",
  "recording-status-linked-detail": "Ця програма прийшла з посиланням. «Запустити» виконує її. «Пуск» показує пошук самої сторінки.",
  "recording-status-running-title": "Ваша програма виконується ...",
  "recording-status-running-detail": "Її кроки з'являться на дошці, коли вона закінчиться.",
  "recording-status-changed-title": "Ви змінили свою програму",
  "recording-status-changed-detail": "Дошка показує запуск до вашої зміни. Запустіть програму ще раз.",
  "recording-status-wrong": "Ваша програма поки що неправильна",
  "recording-status-unread": "Python поки що не може прочитати вашу програму",
  "recording-status-right": "Правильно",
  "recording-status-right-detail": "Дошка показує, як працює ваша програма.",
  "recording-status-another": "Ваша програма — для іншої головоломки",
  "recording-status-elsewhere": "Ваша програма правильна для іншого початку",
  "recording-status-unjudged": "Сторінка не може оцінити вашу програму",
  "recording-status-secret-title": "Ваша програма виконалася",
  "recording-status-secret-detail": "Чи вона правильна, з'ясуйте самі.",
  "recording-status-stopped": "Вашу програму зупинено",
  "recording-status-unseen": "Сторінка не змогла простежити за вашою програмою",
  "recording-status-unknown": (v) => `Ваша програма не знайшла ${String(v.goal) === "tour" ? "маршруту" : String(v.goal) === "closed" ? "замкненого маршруту" : String(v.goal) === "path" ? "шляху" : String(v.goal) === "cycle" ? "циклу" : String(v.goal) === "colouring" ? "розфарбування" : "розв'язку"}`,
  "recording-status-counts": (v) => `${v.placed === 0 ? "Сторінка не побачила жодного вибору вашої програми." : plural(v.placed) === "one" ? `Ваша програма вибирала ${number(v.placed)} раз і забрала назад ${show(v.undone)}.` : plural(v.placed) === "few" ? `Ваша програма вибирала ${number(v.placed)} рази й забрала назад ${show(v.undone)}.` : `Ваша програма вибирала ${number(v.placed)} разів і забрала назад ${show(v.undone)}.`}`,
};
