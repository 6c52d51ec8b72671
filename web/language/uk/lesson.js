// Made from language/uk/lesson.ftl by `python3 build.py language`.
import { forms } from "../forms.js";

const { number, plural, show } = forms("uk");

/** @type {import("../sentences.d.ts").Room<"lesson">} */
export default {
  "lesson-hint": "Підказка",
  "lesson-answer": "Ваша відповідь",
  "lesson-check": "Перевірити",
  "lesson-title": (v) => `${show(v.number)}. ${show(v.title)}`,
  "lesson-place": (v) => `Крок ${show(v.step)} з ${show(v.steps)} · ${number(v.minutes)} ${plural(v.minutes) === "one" ? "хвилина" : plural(v.minutes) === "few" ? "хвилини" : "хвилин"}`,
  "lesson-step": (v) => `Крок ${show(v.step)}: ${show(v.title)}`,
  "lesson-next": "Далі",
  "lesson-skip": "Пропустити запитання",
  "lesson-next-lesson": (v) => `Наступний урок: ${show(v.title)}`,
  "lesson-fold": "Сховати текст",
  "lesson-unfold": "Показати текст",
  "lesson-narrow": "На малому екрані сховайте текст, щоб побачити пояснення або програму.",
  "lesson-race": "Відкрити перегони",
  "lesson-end": "Це був останній урок.",
  "lesson-answered": (v) => `Ви вже відповідали на це запитання. Ваша відповідь була ${String(v.right) === "true" ? "правильна." : "неправильна."}`,
  "lesson-own-damaged": "Урок у цьому посиланні пошкоджено. Скопіюйте посилання ще раз, повністю.",
  "lesson-own-long": (v) => `Урок задовгий для посилання: символів у ньому ${show(v.characters)}, а можна ${show(v.most)}. Поділіть його на два уроки.`,
  "lesson-own-line": (v) => `Рядок ${show(v.line)}: ${show(v.told)}`,
  "lesson-drop": "Перетягніть сюди урок: файл, назва якого закінчується на .md.",
  "lesson-printing": "Сторінки готуються.",
};
