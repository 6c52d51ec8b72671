// Made from language/uk/lesson.ftl by `python3 build.py language`.
import { forms } from "../forms.js";

const { show } = forms("uk");

/** @type {import("../sentences.d.ts").Room<"lesson">} */
export default {
  "lesson-hint": "Підказка",
  "lesson-answer": "Ваша відповідь",
  "lesson-check": "Перевірити",
  "lesson-title": (v) => `${show(v.number)}. ${show(v.title)}`,
  "lesson-place": (v) => `Крок ${show(v.step)} з ${show(v.steps)} · усього ${show(v.minutes)} хв`,
  "lesson-step": (v) => `Крок ${show(v.step)}: ${show(v.title)}`,
  "lesson-next": "Далі",
  "lesson-next-lesson": (v) => `Наступний урок: ${show(v.title)}`,
  "lesson-fold": "Сховати текст",
  "lesson-unfold": "Показати текст",
  "lesson-narrow": "На малому екрані сховайте текст, щоб побачити пояснення або програму.",
  "lesson-end": "Це був останній урок.",
  "lesson-answered": (v) => `Ви вже відповідали на це запитання. Ваша відповідь була ${String(v.right) === "true" ? "правильна." : "неправильна."}`,
};
