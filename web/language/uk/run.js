// Made from language/uk/run.ftl by `python3 build.py language`.
import { forms } from "../forms.js";

const { number, plural, show } = forms("uk");

/** @type {import("../sentences.d.ts").Room<"run">} */
export default {
  "run-step-fast": "Пошук надто швидкий: сторінка не встигає описати кожен крок. Щоб читати кроки, зупиніть або сповільніть пошук.",
  "run-step-comes": (v) => `Пошук іде до кроку ${show(v.step)}.`,
  "run-step-rest": (v) => `${show(v.title)}. Крок ${show(v.at)}.`,
  "run-step-secret": "Посилання не розкриває цього кроку. З'ясуйте самі, чим закінчується пошук.",
  "run-step-no-dead-end": "Далі глухих кутів немає. Це кінець.",
  "run-status-loading": "Завантаження Python",
  "run-status-loading-detail": (v) => `${String(v.known) === "true" ? `${String(v.stage) === "start" ? "Python запускається: " : String(v.stage) === "library" ? "Додається пошук: " : "Завантажується Python: "}${number(v.loaded, 1, 1)} з ${number(v.total, 1, 1)} МБ.` : `${String(v.stage) === "start" ? "Python запускається." : String(v.stage) === "library" ? "Додається пошук." : "Завантажується Python."}`}`,
  "run-status-loading-play": "Пошук почнеться, коли Python завантажиться.",
  "run-status-ready": "Готово",
  "run-status-ready-detail": "Натисніть «Пуск».",
  "run-status-early": "Перші кроки вже можна дивитися. Python ще завантажується.",
  "run-status-playing": "Іде пошук",
  "run-status-paused": "Пауза",
  "run-status-paused-detail": (v) => `Сторінка знає ${number(v.known)} ${plural(v.known) === "one" ? "крок " : plural(v.known) === "few" ? "кроки " : "кроків "}цього пошуку.`,
  "run-status-playing-detail": "Натисніть «Пауза», щоб роздивитися один крок.",
  "run-status-running-to": (v) => `Пошук іде до кроку ${show(v.step)}`,
  "run-status-forecast": (v) => `Пройдено ${v.part === 0 ? `менше ніж ${String(v.known) === "true" ? `1%, лишилося приблизно ${show(v.seconds)} с.` : "1%."}` : `${number(v.part)}${String(v.known) === "true" ? `%, лишилося приблизно ${show(v.seconds)} с.` : "%."}`}`,
  "run-status-aims-seek": "Пошук іде наперед",
  "run-status-aims-dead-end": "Пошук іде до наступного глухого кута",
  "run-status-aims-find": "Пошук іде наперед",
  "run-status-aims-end": "Пошук іде до кінця",
  "run-status-failed": "Пошук не може йти далі",
  "run-verdict-secret-title": "Пошук закінчився",
  "run-verdict-secret-detail": "З'ясуйте самі, чим він закінчився.",
  "run-verdict-stopped": "Зупинено",
  "run-verdict-stopped-detail": "Пошук дійшов до своєї межі. Це нічого не доводить: розв'язок ще може існувати.",
  "run-verdict-proved-detail": "Це доведено без пошуку.",
  "run-verdict-proved-first": "Це доведено без пошуку: див. «Чому». Пошук усе одно можна переглянути.",
  "run-verdict-checked": "Перевірено: усіх правил дотримано.",
  "run-verdict-wrong": "Але перевірка каже, що це не розв'язок. Будь ласка, повідомте про цю помилку сторінки.",
  "run-verdict-some": (v) => `Знайдено ${number(v.n)} ${String(v.goal) === "tour" ? `${plural(v.n) === "one" ? "маршрут" : plural(v.n) === "few" ? "маршрути" : "маршрутів"}` : String(v.goal) === "closed" ? `${plural(v.n) === "one" ? "замкнений маршрут" : plural(v.n) === "few" ? "замкнені маршрути" : "замкнених маршрутів"}` : String(v.goal) === "path" ? `${plural(v.n) === "one" ? "шлях" : plural(v.n) === "few" ? "шляхи" : "шляхів"}` : String(v.goal) === "cycle" ? `${plural(v.n) === "one" ? "цикл" : plural(v.n) === "few" ? "цикли" : "циклів"}` : String(v.goal) === "colouring" ? `${plural(v.n) === "one" ? "розфарбування" : plural(v.n) === "few" ? "розфарбування" : "розфарбувань"}` : `${plural(v.n) === "one" ? "розв'язок" : plural(v.n) === "few" ? "розв'язки" : "розв'язків"}`}`,
  "run-verdict-unbegun": "Для першого кроку пошук не має варіантів, тому він одразу закінчується.",
  "run-verdict-everything": "Пошук перебрав усе",
  "run-verdict-all": (v) => `${String(v.goal) === "tour" ? `Усього знайдено маршрутів: ${number(v.n)}` : String(v.goal) === "closed" ? `Усього знайдено замкнених маршрутів: ${number(v.n)}` : String(v.goal) === "path" ? `Усього знайдено шляхів: ${number(v.n)}` : String(v.goal) === "cycle" ? `Усього знайдено циклів: ${number(v.n)}` : String(v.goal) === "colouring" ? `Знайдено ${v.n === 1 ? "єдине розфарбування" : `всі розфарбування: ${number(v.n)}`}` : `Знайдено ${v.n === 1 ? "єдиний розв'язок" : `всі розв'язки: ${number(v.n)}`}`}`,
};
