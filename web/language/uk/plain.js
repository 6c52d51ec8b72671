// Made from language/uk/plain.ftl by `python3 build.py language`.
import { forms } from "../forms.js";

const { number, plural, show } = forms("uk");

/** @type {import("../sentences.d.ts").Room<"plain">} */
export default {
  "plain-own": "Своя головоломка",
  "plain-help-intro": "Пошук пробує варіанти в сталому порядку. Коли варіантів не лишилося, він забирає останній вибір назад і пробує наступний. Натисніть «Пуск» або крокуйте вперед і назад.",
  "plain-begin": "Пошук ще нічого не вибрав.",
  "plain-place": (v) => `Пошук вибирає ${show(v.name)}.`,
  "plain-dead-end": (v) => `Глухий кут: після ${show(v.name)} нічого не може бути. Пошук забирає цей вибір назад.`,
  "plain-exhausted": (v) => `Після ${show(v.name)} ${String(v.every) === "true" ? "пошук перебрав усе. Він " : "нічого не виходить. Пошук "}забирає цей вибір назад.`,
  "plain-solution-left": (v) => `Це був розв'язок. Пошук іде далі й забирає ${show(v.name)} назад.`,
  "plain-solved": "Усе вибрано. Це розв'язок!",
  "plain-cell": (v) => `${show(v.name)}: ${v.number === 0 ? "не вибрано" : `вибір ${number(v.number)}`}`,
  "plain-label": (v) => `Зроблено ${show(v.depth)} з ${number(v.length)} ${plural(v.length) === "one" ? "кроку." : plural(v.length) === "few" ? "кроків." : "кроків."}`,
  "plain-found": "Розв'язок знайдено",
  "plain-no-solution": "Розв'язку не існує",
  "plain-counts": (v) => `Зроблено ${number(v.placed)} ${plural(v.placed) === "one" ? "крок уперед, " : plural(v.placed) === "few" ? "кроки вперед, " : "кроків уперед, "}забрано назад ${show(v.undone)}.`,
};
