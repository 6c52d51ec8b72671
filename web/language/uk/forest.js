// Made from language/uk/forest.ftl by `python3 build.py language`.
import { forms } from "../forms.js";

const { number, plural, row, show } = forms("uk");

/** @type {import("../sentences.d.ts").Room<"forest">} */
export default {
  "forest-begin": "Усі вершини білі. Кожна один раз стане сірою, а потім чорною.",
  "forest-discover": (v) => `Час ${show(v.time)}: вершина ${show(v.name)} стає сірою. ${String(v.root) === "true" ? "Це корінь дерева." : `Її відкрито з ${show(v.origin)}.`}`,
  "forest-finish": (v) => `Час ${show(v.time)}: у ${show(v.name)} не лишилося білих сусідів. Вершину завершено, вона стає ${v.depth === 0 ? "чорною." : `чорною. Шлях повертається до ${show(v.back)}.`}`,
  "forest-edges": (v) => `${v.edges.length === 1 ? "Ребро " : plural(v.edges.length) === "one" ? "Ребра: " : plural(v.edges.length) === "few" ? "Ребра: " : "Ребра: "}${row(v.edges, "and")}.`,
  "forest-edge": (v) => `з ${show(v.tail)} до ${show(v.head)} ${String(v.kind) === "back" ? "зворотне" : String(v.kind) === "forward" ? "пряме" : "перехресне"}`,
  "forest-other-edges": (v) => `${String(v.kind) === "back" ? `${v.edges.length === 1 ? "Зворотне ребро: " : plural(v.edges.length) === "one" ? "Зворотні ребра: " : plural(v.edges.length) === "few" ? "Зворотні ребра: " : "Зворотні ребра: "}` : String(v.kind) === "forward" ? `${v.edges.length === 1 ? "Пряме ребро: " : plural(v.edges.length) === "one" ? "Прямі ребра: " : plural(v.edges.length) === "few" ? "Прямі ребра: " : "Прямі ребра: "}` : `${v.edges.length === 1 ? "Перехресне ребро: " : plural(v.edges.length) === "one" ? "Перехресні ребра: " : plural(v.edges.length) === "few" ? "Перехресні ребра: " : "Перехресні ребра: "}`}${row(v.edges, "and", 8)}.`,
  "forest-label": (v) => `Граф, ${number(v.names)} ${plural(v.names) === "one" ? "вершина: " : plural(v.names) === "few" ? "вершини: " : "вершин: "}сірих ${show(v.gray)}, чорних ${show(v.black)}.`,
  "forest-help-intro": "Загальний пошук у глибину відвідує кожну вершину один раз. Біла вершина ще не відкрита. Сіра вершина на шляху. Чорна вершина завершена й лишається чорною. Натисніть «Пуск» або крокуйте вперед і назад.",
  "forest-signs-top": "вершина, у якій зараз пошук",
  "forest-signs-tree": "ребро дерева",
  "forest-signs-back": "зворотне ребро",
  "forest-signs-forward": "пряме ребро",
  "forest-signs-cross": "перехресне ребро",
  "forest-signs-undone": "щойно завершена вершина",
  "forest-help-legend": "Два числа під вершиною — це час її відкриття і час її завершення. Ребра дерева товсті. Зворотне ребро веде до сірої вершини. Пряме ребро веде до чорного нащадка. Перехресне ребро веде до будь-якої іншої чорної вершини.",
  "forest-rule": "Ідіть до білої вершини, сусідньої з вашою. Поверніться, якщо такої немає.",
  "forest-heat": "Де пошук повертався",
  "forest-found": "Пошук завершено",
  "forest-counts": (v) => `Відкрито ${number(v.placed)} ${plural(v.placed) === "one" ? "вершину, " : plural(v.placed) === "few" ? "вершини, " : "вершин, "}завершено ${show(v.undone)}.`,
  "forest-title": "Пошук у глибину в графі",
  "forest-purpose": "Відвідайте кожну вершину й перегляньте кожне ребро, спершу в глибину.",
  "forest-pair": (v) => `з ${show(v.tail)} до ${show(v.head)}`,
};
