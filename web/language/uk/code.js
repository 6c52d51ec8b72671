// Made from language/uk/code.ftl by `python3 build.py language`.
import { forms } from "../forms.js";

const { number, plural, show } = forms("uk");

/** @type {import("../sentences.d.ts").Room<"code">} */
export default {
  "code-awaits": "Програма з'явиться, коли Python завантажиться.",
  "code-none": "Для цього пошуку немає програми.",
  "code-text": "Програма",
  "code-listing": "Програма. Виберіть рядок: пошук дійде до цього рядка. Із Shift пошук повернеться до нього.",
  "code-variables": "Змінні",
  "code-begin": "Усе визначено. Пошук ще не почався.",
  "code-after": "Цей рядок щойно зробив крок, який ви бачите.",
  "code-next": "Цей рядок виконується наступним.",
  "code-back": "На один рядок назад",
  "code-forward": "До наступного рядка",
  "code-run": (v) => `Дійти до рядка ${show(v.line)}. З Shift повернутися до нього.`,
  "code-run-here": (v) => `Дійти до рядка ${show(v.line)}`,
  "code-ran": (v) => `Пошук ${String(v.back) === "true" ? `повернувся до рядка ${show(v.line)}, на ` : `дійшов до рядка ${show(v.line)}, `}крок ${show(v.step)}.`,
  "code-ran-back": (v) => `Повернутися до кроку ${show(v.step)}`,
  "code-more": "Ще",
  "code-copy": "Копіювати",
  "code-change": "Змінити",
  "code-copy-all": "Копіювати програму",
  "code-copied": "Програму скопійовано. Збережіть її як файл .py і запустіть у Python.",
  "code-not-copied": "Браузер не дозволяє сторінці копіювати. Виділіть програму і скопіюйте її самі.",
  "code-line-back": "‹ Рядок",
  "code-line-on": "Рядок ›",
  "code-last": (v) => `‹ Рядок ${show(v.line)}`,
  "code-following": (v) => `Рядок ${show(v.line)} ›`,
  "code-line": "До якого рядка йти",
  "code-each": "Рядок за рядком",
  "code-row": (v) => `${show(v.line)}: ${show(v.text)}`,
  "code-chosen": (v) => `Рядок ${show(v.line)}: стрілки ведуть туди, де він виконувався востаннє і де виконуватиметься далі.`,
  "code-last-run": (v) => `Назад туди, де рядок ${show(v.line)} виконувався востаннє`,
  "code-next-run": (v) => `Далі туди, де рядок ${show(v.line)} виконається наступного разу`,
  "code-looking": (v) => `Пошук іде до рядка ${show(v.line)} ...`,
  "code-never": (v) => `${String(v.ends) === "true" ? `Рядок ${show(v.line)} ${String(v.back) === "true" ? "раніше не виконувався." : "більше не виконується."}` : `За ${String(v.back) === "true" ? `${plural(v.budget) === "one" ? `останній ${number(v.budget)} крок ` : plural(v.budget) === "few" ? `останні ${number(v.budget)} кроки ` : `останні ${number(v.budget)} кроків `}рядок ${show(v.line)} не виконувався.` : `${plural(v.budget) === "one" ? `наступний ${number(v.budget)} крок ` : plural(v.budget) === "few" ? `наступні ${number(v.budget)} кроки ` : `наступні ${number(v.budget)} кроків `}рядок ${show(v.line)} не виконується.`}`}`,
};
