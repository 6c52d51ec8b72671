// Made from language/uk/size.ftl by `python3 build.py language`.
import { forms } from "../forms.js";

const { number, plural, show } = forms("uk");

/** @type {import("../sentences.d.ts").Room<"size">} */
export default {
  "size-done": "Уже зроблено",
  "size-fraction": (v) => `${String(v.kind) === "about" ? `близько ${show(v.part)}% ` : String(v.kind) === "over" ? `понад ${show(v.part)}% ` : String(v.kind) === "none" ? "майже нічого з " : `${show(v.part)}% `}дерева пошуку`,
  "size-estimate": "Усе дерево",
  "size-looking": "сторінка оцінює ...",
  "size-counted": "Сторінка порахувала точно.",
  "size-placements": (v) => `${String(v.exact) === "true" ? `${number(v.mean)} ${plural(v.mean) === "one" ? "крок уперед" : plural(v.mean) === "few" ? "кроки вперед" : "кроків уперед"}` : `близько ${show(v.told)} ${plural(v.mean) === "one" ? "кроку вперед" : plural(v.mean) === "few" ? "кроків уперед" : "кроків уперед"}`}`,
  "size-probes": (v) => `Оцінено за ${number(v.probes)} ${plural(v.probes) === "one" ? "випадковим спуском " : plural(v.probes) === "few" ? "випадковими спусками " : "випадковими спусками "}(Кнут, 1975). Стандартна похибка ${String(v.kind) === "below" ? "менша за 1%." : String(v.kind) === "about" ? `близько ${show(v.part)}%.` : `${show(v.part)}%.`}`,
  "size-wide": "Оцінки дуже різняться, тож дерево може бути набагато більшим.",
  "size-time": "Час на все дерево",
  "size-duration": (v) => `${String(v.unit) === "moment" ? "менше секунди " : String(v.unit) === "second" ? `приблизно ${show(v.told)} ${plural(v.n) === "one" ? "секунду " : plural(v.n) === "few" ? "секунди " : plural(v.n) === "many" ? "секунд " : "секунди "}` : String(v.unit) === "minute" ? `приблизно ${show(v.told)} ${plural(v.n) === "one" ? "хвилину " : plural(v.n) === "few" ? "хвилини " : plural(v.n) === "many" ? "хвилин " : "хвилини "}` : String(v.unit) === "hour" ? `приблизно ${show(v.told)} ${plural(v.n) === "one" ? "годину " : plural(v.n) === "few" ? "години " : plural(v.n) === "many" ? "годин " : "години "}` : String(v.unit) === "day" ? `приблизно ${show(v.told)} ${plural(v.n) === "one" ? "день " : plural(v.n) === "few" ? "дні " : plural(v.n) === "many" ? "днів " : "дня "}` : `приблизно ${show(v.told)} ${plural(v.n) === "one" ? "рік " : plural(v.n) === "few" ? "роки " : plural(v.n) === "many" ? "років " : "року "}`}зі швидкістю ${show(v.rate)} кроків за секунду`,
  "size-measured": "Цю швидкість сторінка виміряла тут сьогодні.",
  "size-assumed": "Запустіть пошук на найбільшій швидкості, щоб виміряти швидкість вашого комп'ютера.",
  "size-ruled": "Ваше правило працювало тут із такою швидкістю.",
  "size-too-short": "Пошук був надто короткий, щоб виміряти швидкість.",
  "size-narrows": "У цьому дереві немає того, що відкидає ваше правило.",
  "size-problem": (v) => `На випадковому спуску ваше правило дало збій: ${show(v.problem)}`,
  "size-not-known": "невідомо",
  "size-first-only": "Це час на все дерево. Перший розв'язок може з'явитися набагато раніше.",
};
