// Made from language/uk/graph.ftl by `python3 build.py language`.
import { forms } from "../forms.js";

const { number, plural, row, show } = forms("uk");

/** @type {import("../sentences.d.ts").Room<"graph">} */
export default {
  "graph-cell": (v) => `${show(v.name)}: ${v.number === 0 ? "не на " : `сіра, вершина ${number(v.number)} `}шляху`,
  "graph-begin": (v) => `Шлях починається з ${show(v.name)}. Вершина на шляху сіра.`,
  "graph-anywhere": "Усі вершини білі: шлях не пройшов жодної.",
  "graph-place": (v) => `Вершина ${show(v.number)}: шлях іде з ${show(v.origin)} до ${show(v.to)}. У списку пошуку це сусід ${show(v.turn)} із ${show(v.tries)}.`,
  "graph-place-first": (v) => `Пошук пробує ${show(v.name)} як першу вершину.`,
  "graph-dead-end": (v) => `Глухий кут: після ${show(v.name)} не може бути жодної білої вершини. ${show(v.name)} знову стає білою. Пошук повертається до ${v.depth === 0 ? "початку." : `${show(v.back)}.`}`,
  "graph-cut": (v) => `Глухий кут: з ${show(v.name)} можна піти до ${row(v.white, "or")}, але звідти ${String(v.cycle) === "true" ? "цикл " : "шлях "}неможливий. ${show(v.name)} знову стає білою. Пошук повертається до ${v.depth === 0 ? "початку." : `${show(v.back)}.`}`,
  "graph-exhausted": (v) => `Пошук перебрав усе після ${show(v.name)}${String(v.every) === "true" ? "." : " і нічого не знайшов."} ${show(v.name)} знову стає білою. Пошук повертається до ${v.depth === 0 ? "початку." : `${show(v.back)}.`}`,
  "graph-solution-left": (v) => `Це був розв'язок. Пошук шукає ще: ${show(v.name)} знову стає білою. Пошук повертається до ${v.depth === 0 ? "початку." : `${show(v.back)}.`}`,
  "graph-solved": (v) => `${String(v.cycle) === "true" ? `Цикл повний: ${show(v.path)}. Ребро веде назад до ${show(v.start)}` : `Шлях має повну довжину: ${show(v.path)}`}.`,
  "graph-label": (v) => `Граф, ${number(v.vertices)} ${plural(v.vertices) === "one" ? "вершина" : plural(v.vertices) === "few" ? "вершини" : "вершин"}. ${v.depth === 0 ? "На шляху немає жодної вершини." : `Шлях: ${show(v.path)}.`}`,
  "graph-help-intro": "Пошук шукає в графі шлях або цикл, який не проходить жодної вершини двічі. Він пробує сусідів останньої вершини одного за одним. Коли серед них немає білих, він повертається, і вершина знову стає білою. Натисніть «Пуск» або робіть по одному кроку вперед чи назад.",
  "graph-help-legend": "Сірі вершини на шляху, білі — ні. Числа в них показують порядок. Жовті числа стоять біля вершин, які розглядає пошук, і показують їхнє місце у списку пошуку. Червоний хрестик позначає вершину, щойно забрану назад.",
  "graph-rule": "Шлях іде ребрами. Він не заходить до жодної вершини двічі. Цикл ще й повертається до свого початку.",
  "graph-own": "Ваш граф",
  "graph-heat": "Забрано назад із кожної вершини",
  "graph-found": "Шлях знайдено",
  "graph-no-solution": "Такого шляху не існує",
  "graph-counts": (v) => `Вершину вибрано ${number(v.placed)} ${plural(v.placed) === "one" ? "раз, " : plural(v.placed) === "few" ? "рази, " : "разів, "}забрано назад ${show(v.undone)}.`,
  "graph-cycle-found": "Цикл знайдено",
  "graph-cycle-none": "Такого циклу не існує",
  "graph-title": (v) => `${String(v.cycle) === "true" ? "Цикл " : "Шлях "}у графі, з ${String(v.start) === "any" ? "будь-якої вершини" : `${show(v.start)}`}`,
  "graph-purpose": (v) => `${String(v.wanted) === "all" ? `Знайдіть усі ${String(v.cycle) === "true" ? "цикли" : "шляхи"}` : String(v.wanted) === "count" ? `Порахуйте ${String(v.cycle) === "true" ? "цикли" : "шляхи"}` : String(v.wanted) === "some" ? `Знайдіть ${String(v.cycle) === "true" ? "цикли " : "шляхи "}(${show(v.number)})` : `Знайдіть ${String(v.cycle) === "true" ? "цикл" : "шлях"}`}${v.vertices === 0 ? "" : plural(v.vertices) === "one" ? ` з ${number(v.vertices)} вершини` : plural(v.vertices) === "few" ? ` з ${number(v.vertices)} вершин` : ` з ${number(v.vertices)} вершин`}, почавши з ${String(v.start) === "any" ? "будь-якої" : `${show(v.start)}`}, і не проходьте жодної вершини двічі.`,
  "graph-signs-next": "наступний сусід та його місце у списку пошуку",
  "graph-signs-open": "сусід, до якого черга дійде пізніше",
  "graph-signs-white": "білий сусід та його місце у списку пошуку",
  "graph-signs-tried": "сусід, якого вже спробувано",
  "graph-signs-top": "кінець шляху",
  "graph-signs-last": "ребро останнього кроку",
  "graph-signs-undone": "щойно забрана вершина",
  "graph-refused-visited": (v) => `${row(v.names, "and")} уже на шляху.`,
  "graph-refused-path": (v) => `З ${row(v.names, "or")} шлях неможливий.`,
  "graph-refused-cycle": (v) => `З ${row(v.names, "or")} цикл неможливий.`,
};
