// Made from language/uk/gallery.ftl by `python3 build.py language`.
import { forms } from "../forms.js";

const { number, plural, show } = forms("uk");

/** @type {import("../sentences.d.ts").Room<"gallery">} */
export default {
  "gallery-stuck-playing": "Пошук шукає маршрут ...",
  "gallery-stuck-ask": "Кінь у глухому куті. Який хід був помилкою?",
  "gallery-stuck-how": (v) => `${show(v.end)} Виберіть клітинку, на яку привів хибний хід.`,
  "gallery-stuck-moves": "Клітинки шляху, від першої до останньої",
  "gallery-stuck-move": (v) => `Клітинка ${show(v.number)}: з ${show(v.origin)} на ${show(v.to)}`,
  "gallery-stuck-start": (v) => `Клітинка 1: ${show(v.start)}, початок`,
  "gallery-stuck-tried-start": (v) => `${show(v.move)}. Це не помилка: звідси маршрут починається.`,
  "gallery-stuck-tried-early": (v) => `${show(v.move)}. Це не помилка: після цього ходу маршрут ще був можливий.`,
  "gallery-stuck-tried-late": (v) => `${show(v.move)}. Помилка була раніше. Уже з ${show(v.origin)} маршруту не було. Пошук пробує звідти все за ${number(v.steps)} ${plural(v.steps) === "one" ? "крок " : plural(v.steps) === "few" ? "кроки " : "кроків "}і нічого не знаходить.`,
  "gallery-stuck-answer": (v) => `Помилкою був хід з ${show(v.origin)} на ${show(v.to)}.`,
  "gallery-stuck-why": (v) => `Починаючи з клітинки ${show(v.number)} маршрут неможливий: ${show(v.reason)} Щоб це з'ясувати, пошуку ${plural(v.steps) === "one" ? `потрібен ${number(v.steps)} крок. ` : plural(v.steps) === "few" ? `потрібні ${number(v.steps)} кроки. ` : `потрібно ${number(v.steps)} кроків. `}До цього ходу маршрут ще був можливий.`,
  "gallery-stuck-off": (v) => `Клітинки ${show(v.square)} немає на шляху. Виберіть клітинку шляху.`,
  "gallery-stuck-ways-watch": "Дивитися, як пошук виправляється",
  "gallery-stuck-ways-step": "Крокувати далі від помилки",
  "gallery-stuck-ways-change": "Змінити пошук",
  "gallery-stuck-whole": (v) => `Маршрут: ${show(v.path)}.`,
  "gallery-stuck-tour": (v) => `Маршрут, у якому ${number(v.squares)} ${plural(v.squares) === "one" ? "перша клітинка та сама" : plural(v.squares) === "few" ? "перші клітинки ті самі" : "перших клітинок ті самі"}`,
  "gallery-stuck-mistake": "хід, який був помилкою",
  "gallery-today": (v) => `Розв'язати головоломку дня: ${show(v.puzzle)}`,
  "gallery-today-title": (v) => `Сьогодні, ${show(v.day)} (UTC), головоломка в усіх однакова.`,
  "gallery-more": (v) => `Показати ще ${number(v.number)}`,
  "gallery-fewer": "Показати менше",
  "gallery-lesson": (v) => `Пройти урок ${show(v.lesson)}`,
  "gallery-go-on": (v) => `До уроку ${show(v.lesson)}`,
  "gallery-size": (v) => `${String(v.level) === "first" ? "Перші кроки" : String(v.level) === "more" ? "Довше" : "Складно"} · ${number(v.steps)} ${plural(v.steps) === "one" ? "крок" : plural(v.steps) === "few" ? "кроки" : plural(v.steps) === "many" ? "кроків" : "кроку"}`,
  "gallery-races": (v) => `Показати перегони: ${number(v.number)}`,
};
