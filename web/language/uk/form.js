// Made from language/uk/form.ftl by `python3 build.py language`.

/** @type {import("../sentences.d.ts").Room<"form">} */
export default {
  "form-rows": "Горизонталі",
  "form-columns": "Вертикалі",
  "form-more": "Інші налаштування",
  "form-own-order": "Свій порядок ...",
  "form-own-leaper": "Інша фігура ...",
  "form-own-graph": "Свій граф ...",
  "form-own-map": "Своя карта ...",
  "form-own-sudoku": "Своя сітка ...",
  "form-own-help-order": "Свій порядок: ходи вправо,вгору",
  "form-own-help-leaper": "Клітинок в один бік, клітинок убік",
  "form-own-help-graph": "Одна вершина або одне ребро в рядку",
  "form-own-help-map": "Сусіди, лінії меж або GeoJSON",
  "form-own-help-sudoku": "Рядок за рядком, крапка замість порожньої клітинки. Можна вписувати і в саму сітку.",
};
