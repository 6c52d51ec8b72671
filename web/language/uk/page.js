// Made from language/uk/page.ftl by `python3 build.py language`.
import { forms } from "../forms.js";

const { number, show } = forms("uk");

/** @type {import("../sentences.d.ts").Room<"page">} */
export default {
  "page-at-most": (v) => `не більше ніж ${show(v.number)}`,
  "page-speed": (v) => `${show(v.speed)}/с`,
  "page-speed-auto": "Сама",
  "page-pending-drawing": "Картинка з'явиться разом із Python.",
  "page-pending-sentence": "Сторінка намалює картинку, щойно завантажиться Python.",
  "page-fresh-purpose": (v) => `Випадкова, номер ${show(v.seed)}.`,
  "page-fresh-drawing": "Python її вигадує.",
  "page-fresh-sentence": "Сторінка вигадає її, щойно завантажиться Python.",
  "page-notice-instead": (v) => `Це посилання пошкоджено: ${show(v.problem)}. Замість нього сторінка показує: ${show(v.title)}.`,
  "page-presentation-leave": "Натисніть P або Escape, щоб закінчити показ. Стрілки чи пульт роблять крок, пробіл пускає пошук. Порухайте мишею, щоб побачити кнопки.",
  "page-transport-play": "Пуск",
  "page-transport-pause": "Пауза",
  "page-transport-again": "Пуск знову від початку",
  "page-transport-titles-play": "Пуск (пробіл)",
  "page-transport-titles-pause": "Пауза (пробіл)",
  "page-transport-titles-again": "Пуск знову від початку (пробіл)",
  "page-position-now": (v) => `Крок ${show(v.at)}`,
  "page-position-known": (v) => `${String(v.finished) === "true" ? "" : "поки що "}з ${show(v.known)}`,
  "page-toast-board-copied": "Текст скопійовано.",
  "page-toast-copy-failed": "Браузер не дозволяє сторінці копіювати. Скопіюйте текст самі.",
  "page-toast-start-here": (v) => `Почати з ${show(v.square)}? Пошук почнеться заново.`,
  "page-toast-start-by-key": "Натисніть Enter, щоб почати пошук звідси",
  "page-toast-start-here-action": (v) => `Почати з ${show(v.square)}`,
  "page-fault": (v) => `Сторінка не може запуститися. ${show(v.why)}`,
  "page-offline-update": "Нова версія цієї сторінки готова.",
  "page-offline-reload": "Перезавантажити",
  "page-speed-top": "Найшвидше",
  "page-fresh-of-day": (v) => `${show(v.title)}, ${show(v.day)}`,
  "page-fresh-number": (v) => `${show(v.title)}, номер ${show(v.number)}`,
  "page-seconds": (v) => `${number(v.n, 1, 1)} с`,
  "page-minutes": (v) => `${show(v.time)} хв`,
  "page-hours": (v) => `${show(v.time)} год`,
  "page-thousands": (v) => `${show(v.n)} тис.`,
  "page-millions": (v) => `${show(v.n)} млн`,
  "page-billions": (v) => `${show(v.n)} млрд`,
  "page-million": (v) => `${show(v.n)} млн`,
};
