// Made from language/uk/colouring.ftl by `python3 build.py language`.
import { forms } from "../forms.js";

const { number, plural, row, show } = forms("uk");

/** @type {import("../sentences.d.ts").Room<"colouring">} */
export default {
  "colouring-colour": (v) => `${v.colour === 1 ? "червоний" : v.colour === 2 ? "синій" : v.colour === 3 ? "жовтий" : v.colour === 4 ? "зелений" : v.colour === 5 ? "помаранчевий" : v.colour === 6 ? "фіолетовий" : v.colour === 7 ? "коричневий" : v.colour === 8 ? "рожевий" : `колір ${number(v.colour)}`}`,
  "colouring-cell": (v) => `${show(v.region)}: ${show(v.colour)}`,
  "colouring-begin": "Жодна область ще не має кольору.",
  "colouring-place": (v) => `Пошук фарбує область ${show(v.region)}: ${show(v.colour)}. У списку пошуку це колір ${show(v.turn)} із ${show(v.tries)}.`,
  "colouring-easy": "Це легка область: для неї завжди залишається колір.",
  "colouring-dead-end": (v) => `Глухий кут: для області ${show(v.stuck)} не залишається кольору. Пошук забирає назад колір області ${show(v.region)}: ${show(v.colour)}.`,
  "colouring-exhausted": (v) => `${show(v.region)}, ${show(v.colour)}: пошук перебрав ${String(v.every) === "true" ? "усе. " : "усе й нічого не знайшов. "}Він забирає колір назад.`,
  "colouring-solution-left": (v) => `Це було розфарбування. Пошук шукає ще: він забирає назад колір області ${show(v.region)}: ${show(v.colour)}.`,
  "colouring-solved": (v) => `Кожна область має колір, і в усіх сусідів кольори різні. Кольорів на карті: ${number(v.used)}.`,
  "colouring-label": (v) => `Карта, областей: ${number(v.regions)}. Розфарбовано: ${show(v.coloured)}. Кольорів щонайбільше ${number(v.colours)}.`,
  "colouring-fewest-colours": (v) => `${number(v.colours)} ${plural(v.colours) === "one" ? "колір" : plural(v.colours) === "few" ? "кольори" : "кольорів"}`,
  "colouring-fewest-searching": "шукаємо ...",
  "colouring-fewest-found": (v) => `знайдено: колір вибрано ${number(v.placed)} ${plural(v.placed) === "one" ? "раз" : plural(v.placed) === "few" ? "рази" : "разів"}, забрано назад ${show(v.undone)}.`,
  "colouring-fewest-exhausted": (v) => `неможливо: пошук перебрав усе й вибирав колір ${number(v.placed)} ${plural(v.placed) === "one" ? "раз" : plural(v.placed) === "few" ? "рази" : "разів"}`,
  "colouring-fewest-clique": (v) => `(${row(v.clique, "and")} усі межують між собою)`,
  "colouring-fewest-stopped": (v) => `невідомо: пошук зупинився через ${number(v.events)} ${plural(v.events) === "one" ? "крок" : plural(v.events) === "few" ? "кроки" : "кроків"}`,
  "colouring-fewest-least": (v) => `Найменша кількість кольорів: ${number(v.colours)}.`,
  "colouring-help-intro": "Кожна область отримує колір так, щоб у сусідів кольори були різні. Пошук бере області в певному порядку й пробує кольори один за одним. Коли кожен колір уже є в сусідів, пошук повертається й забирає колір назад. Натисніть «Пуск» або робіть по одному кроку вперед чи назад.",
  "colouring-help-legend": "Кожен колір має також свій візерунок. Область у рамці — наступна. Червона рамка позначає область, у якої щойно забрали колір.",
  "colouring-rule": "Області зі спільною межею повинні мати різні кольори.",
  "colouring-own": "Ваша карта",
  "colouring-heat": "Забрано назад із кожної області",
  "colouring-found": (v) => `${v.colours === 1 ? "Розфарбовано 1 кольором" : plural(v.colours) === "one" ? `Розфарбовано, кольорів щонайбільше ${number(v.colours)}` : plural(v.colours) === "few" ? `Розфарбовано, кольорів щонайбільше ${number(v.colours)}` : `Розфарбовано, кольорів щонайбільше ${number(v.colours)}`}`,
  "colouring-no-solution": (v) => `${number(v.colours)} ${plural(v.colours) === "one" ? "кольору " : plural(v.colours) === "few" ? "кольорів " : "кольорів "}замало`,
  "colouring-counts": (v) => `Колір вибрано ${number(v.placed)} ${plural(v.placed) === "one" ? "раз, " : plural(v.placed) === "few" ? "рази, " : "разів, "}забрано назад ${show(v.undone)}.`,
  "colouring-cell-blank": (v) => `${show(v.region)}: ще без кольору`,
  "colouring-title": (v) => `${show(v.map)}: ${number(v.colours)} ${plural(v.colours) === "one" ? "колір" : plural(v.colours) === "few" ? "кольори" : "кольорів"}`,
  "colouring-title-own": (v) => `Карта: ${number(v.colours)} ${plural(v.colours) === "one" ? "колір" : plural(v.colours) === "few" ? "кольори" : "кольорів"}`,
  "colouring-purpose": (v) => `${String(v.wanted) === "all" ? "Знайдіть усі способи розфарбувати" : String(v.wanted) === "count" ? "Порахуйте способи розфарбувати" : String(v.wanted) === "some" ? `Знайдіть способи (${show(v.number)}) розфарбувати` : "Розфарбуйте"} ${v.regions === 0 ? "карту" : plural(v.regions) === "one" ? `${number(v.regions)} область` : plural(v.regions) === "few" ? `${number(v.regions)} області` : `${number(v.regions)} областей`}: ${number(v.colours)} ${plural(v.colours) === "one" ? "колір" : plural(v.colours) === "few" ? "кольори" : "кольорів"}, сусіди мають різні.`,
  "colouring-signs-dashes": "наступна область",
  "colouring-signs-placed": "область, зафарбована останньою",
  "colouring-signs-given-up": "область, колір якої щойно забрано назад",
  "colouring-refused-touches": (v) => `${row(v.places, "and")}: ${show(v.colour)} не підходить. Такий колір уже має сусідня область ${show(v.neighbour)}.`,
  "colouring-refused-new": (v) => `Колір ${show(v.one)} пошук оминає: його ще немає на карті, як і кольору ${show(v.other)}. Одного нового досить.`,
};
