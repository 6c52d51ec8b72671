// Made from language/uk/sudoku.ftl by `python3 build.py language`.
import { forms } from "../forms.js";

const { number, plural, row, show } = forms("uk");

/** @type {import("../sentences.d.ts").Room<"sudoku">} */
export default {
  "sudoku-shorter-says": "Цей пошук довгий.",
  "sudoku-shorter-does": "Спробувати порядок, який часто закінчує раніше",
  "sudoku-begin": (v) => `Пошук заповнює ${number(v.blanks)} ${plural(v.blanks) === "one" ? "порожню клітинку." : plural(v.blanks) === "few" ? "порожні клітинки." : "порожніх клітинок."}`,
  "sudoku-place": (v) => `Пошук вписує ${show(v.digit)} в ${show(v.cell)}: це ${String(v.first) === "true" ? "перша " : "наступна "}цифра, яка підходить.`,
  "sudoku-forced": (v) => `Пошук вписує ${show(v.digit)} в ${show(v.cell)}: інша цифра не підходить.`,
  "sudoku-only": (v) => `Пошук вписує ${show(v.digit)} в ${show(v.cell)}: у ${String(v.kind) === "row" ? "рядку " : String(v.kind) === "column" ? "стовпці " : "блоці "}${show(v.number)} для неї не залишилося іншої клітинки.`,
  "sudoku-option": (v) => `Пошук вписує ${show(v.digit)} в ${show(v.cell)}: це клітинка ${show(v.place)} із ${show(v.total)}, що залишилися для неї у ${String(v.kind) === "row" ? "рядку " : String(v.kind) === "column" ? "стовпці " : "блоці "}${show(v.number)}.`,
  "sudoku-no-place": (v) => `Глухий кут: у ${String(v.kind) === "row" ? "рядку " : String(v.kind) === "column" ? "стовпці " : "блоці "}${show(v.number)} не залишається клітинки для ${show(v.stuck)}. Пошук забирає назад ${show(v.digit)} з ${show(v.cell)}.`,
  "sudoku-dead-end": (v) => `Глухий кут: до ${show(v.stuck)} не підходить жодна цифра. Пошук забирає назад ${show(v.digit)} з ${show(v.cell)}.`,
  "sudoku-exhausted": (v) => `Пошук перебрав усе з ${show(v.digit)} в ${show(v.cell)}${String(v.every) === "true" ? ". " : " і нічого не знайшов. "}Він забирає цю цифру назад.`,
  "sudoku-solution-left": (v) => `Це був розв'язок. Пошук шукає ще: він забирає назад ${show(v.digit)} з ${show(v.cell)}.`,
  "sudoku-solved": "Усі клітинки заповнено. У кожному рядку, стовпці й блоці кожна цифра є один раз.",
  "sudoku-content": (v) => `${show(v.cell)}: ${show(v.digit)}${String(v.given) === "true" ? ", задано" : ""}`,
  "sudoku-label": (v) => `Судоку ${show(v.n)} на ${show(v.n)} клітинок. Заповнено порожніх клітинок: ${show(v.filled)} із ${show(v.blanks)}.`,
  "sudoku-help-intro": "У кожному рядку, стовпці й блоці кожна цифра має бути один раз. Пошук бере порожні клітинки за порядком або спершу там, де залишилося найменше варіантів. Він пробує цифри одну за одною. Коли жодна не підходить, він повертається. Натисніть «Пуск» або робіть по одному кроку вперед чи назад.",
  "sudoku-help-legend": "Чорні цифри задано, зелені вписує пошук. Малі цифри ще підходять. Пошук перекреслює ті, які вже спробував для наступної клітинки чи цифри. Червона рамка позначає клітинку, цифру з якої щойно забрано назад.",
  "sudoku-rule": "Кожна цифра стоїть по одному разу в кожному рядку, стовпці та блоці.",
  "sudoku-own": "Ваше судоку",
  "sudoku-heat": "Забрано з кожної клітинки",
  "sudoku-found": "Розв'язано",
  "sudoku-no-solution": "Розв'язку не існує",
  "sudoku-counts": (v) => `Вписано ${number(v.placed)} ${plural(v.placed) === "one" ? "цифру, " : plural(v.placed) === "few" ? "цифри, " : "цифр, "}забрано назад ${show(v.undone)}.`,
  "sudoku-content-blank": (v) => `${show(v.cell)}: порожня`,
  "sudoku-title": "Судоку",
  "sudoku-purpose": (v) => `${String(v.wanted) === "all" ? "Знайдіть усі способи заповнити" : String(v.wanted) === "count" ? "Порахуйте способи заповнити" : String(v.wanted) === "some" ? `Знайдіть способи (${show(v.number)}) заповнити` : "Заповніть"} ${v.blanks === 0 ? "сітку" : plural(v.blanks) === "one" ? `${number(v.blanks)} порожню клітинку` : plural(v.blanks) === "few" ? `${number(v.blanks)} порожні клітинки` : `${number(v.blanks)} порожніх клітинок`}: у кожному рядку, стовпці й блоці кожна цифра один раз.`,
  "sudoku-refused-taken": (v) => `${show(v.digit)} не підходить для ${row(v.places, "and")}: у ${String(v.unit) === "row" ? "рядку " : String(v.unit) === "column" ? "стовпці " : "блоці "}${show(v.number)} вже є ${show(v.digit)}, у ${show(v.cell)}.`,
  "sudoku-signs-small": "мала цифра: вона тут ще підходить",
  "sudoku-signs-small-next": "мала цифра, яку пошук може спробувати тут далі",
  "sudoku-signs-frame-cell": "наступна клітинка",
  "sudoku-signs-frame-digit": "клітинка для наступної цифри",
  "sudoku-signs-small-tried": "цифра, яку тут уже спробувано",
  "sudoku-signs-placed": "клітинка, заповнена останньою",
  "sudoku-signs-given-up": "клітинка, цифру з якої щойно забрано назад",
};
