// Made from language/uk/icicle.ftl by `python3 build.py language`.
import { forms } from "../forms.js";

const { number, plural, show } = forms("uk");

/** @type {import("../sentences.d.ts").Room<"icicle">} */
export default {
  "icicle-title": "Увесь пошук",
  "icicle-label": "Увесь пошук: смужка для кожного вибору. Стрілки ведуть від смужки до смужки, Enter веде до кроку, плюс і мінус змінюють масштаб.",
  "icicle-about": "Кожен рядок — одна глибина. Що ширша смужка, то більше кроків пошук там витратив. Двічі натисніть смужку, щоб збільшити її.",
  "icicle-all": "Показати все",
  "icicle-steps": (v) => `${String(v.open) === "true" ? "поки що " : ""}${number(v.steps)} ${plural(v.steps) === "one" ? "крок" : plural(v.steps) === "few" ? "кроки" : "кроків"}`,
  "icicle-share": (v) => `${String(v.kind) === "all" ? `усі ${String(v.whole) === "true" ? "кроки" : "кроки на цій картинці"}` : String(v.kind) === "less" ? `менше ніж 1% ${String(v.whole) === "true" ? "усіх кроків" : "кроків на цій картинці"}` : String(v.kind) === "over" ? `понад 99% ${String(v.whole) === "true" ? "усіх кроків" : "кроків на цій картинці"}` : `${show(v.part)}% ${String(v.whole) === "true" ? "усіх кроків" : "кроків на цій картинці"}`}`,
  "icicle-at": (v) => `${show(v.names)}: глибина ${show(v.depth)}, ${show(v.steps)}, ${show(v.share)}.`,
  "icicle-costliest": (v) => `Вибір ${show(v.name)} на глибині ${show(v.depth)} забрав ${show(v.share)}. Жоден вибір, з яким пошук уже закінчив, не забрав більше.`,
  "icicle-middle": (v) => `Цей пошук відкрито на кроці ${show(v.base)}. Попередніх кроків на картинці немає.`,
  "icicle-ended": (v) => `Картинка закінчується на кроці ${show(v.read)}. Для наступних кроків на ній немає місця.`,
};
