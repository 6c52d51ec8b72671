// Made from language/uk/share.ftl by `python3 build.py language`.
import { forms } from "../forms.js";

const { number, plural, row, show } = forms("uk");

/** @type {import("../sentences.d.ts").Room<"share">} */
export default {
  "share-about": (v) => `${show(v.title)}, ${v.step === 0 ? "на початку." : `крок ${number(v.step)}.`}`,
  "share-moment": "Поділитися цим моментом",
  "share-page": "Поділитися цією сторінкою",
  "share-answered": "Поділитися цією відповіддю",
  "share-opens-answer": (v) => `${show(v.told)} Посилання відкриває дошку на цьому кроці й пояснює причину.`,
  "share-panels": (v) => `${v.titles.length === 0 ? "не бачить пояснень" : `бачить пояснення: ${row(v.titles, "and")}`}`,
  "share-gallery": "Knights, з усіма головоломками й програмами.",
  "share-too-long": (v) => `Це посилання задовге для QR-коду, символів у ньому: ${show(v.characters)}. Скопіюйте його.`,
  "share-copied": "Посилання скопійовано.",
  "share-snippet-copied": "HTML скопійовано.",
  "share-not-copied": "Браузер не дозволив копіювати. Виділіть текст і скопіюйте його самі.",
  "share-no-end": "Крок, на якому зупинитися, має бути після кроку, з якого почати.",
  "share-opens": (v) => `${v.titles.length === 0 ? "" : `Посилання показує: ${row(v.titles, "and")}. `}Пошук ${String(v.play) === "true" ? "починається одразу" : "чекає на «Пуск»"}${String(v.ends) === "true" ? ` і зупиняється на кроці ${show(v.until)}` : ""}.${String(v.lock) === "true" ? " Він іде лише по одному кроку." : ""}`,
  "share-long-program": "Ваша програма задовга для посилання, тому її там немає. Збережіть її у файл: «Файл» на панелі «Код».",
  "share-from-disk": "Ви відкрили цю сторінку з диска. Її посилання діють лише на цьому комп'ютері.",
  "share-frame": "Пошук, крок за кроком",
  "share-sheet-about": (v) => `${show(v.scenario)}: крок ${show(v.step)}`,
  "share-sheet-code": "Програма",
  "share-sheet-text": "Як текст",
  "share-embed-open": "Відкрити в Knights",
  "share-embed-sides-choice": "Програма чи дошка",
  "share-embed-sides-program": "Програма",
  "share-embed-sides-board": "Дошка",
  "share-save-progress": (v) => `${show(v.done)} з ${number(v.total)} ${plural(v.total) === "one" ? "кроку" : plural(v.total) === "few" ? "кроків" : "кроків"}`,
  "share-save-saved": "Файл збережено.",
  "share-save-cancelled": "Ви це скасували.",
  "share-save-too-many": (v) => `Це забагато кроків. Виберіть щонайбільше ${show(v.most)}.`,
  "share-save-no-video": "Цей браузер не вміє робити відео. Збережіть анімацію (GIF).",
  "share-save-no-run": "Останній крок має бути після першого.",
  "share-save-waiting": "Python ще завантажується. Сторінка зробить файл, щойно він з'явиться.",
  "share-save-no-step": (v) => `«${show(v.text)}» — це не крок. Введіть ціле число, наприклад 1200.`,
  "share-opens-asks": "Посилання ставить запитання й ховає те, що видало б відповідь.",
  "share-by-hand-own": "Посилання показує вашу програму. Хто його відкриє, натисне «Запустити».",
  "share-by-hand-done": "Посилання показує ваші кроки один за одним. Хто його відкриє, зможе піти далі.",
};
