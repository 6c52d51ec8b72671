## Page, in dialogs

form-rows = Горизонталі
form-columns = Вертикалі
form-more = Інші налаштування
form-own-order = Свій порядок ...
form-own-leaper = Інша фігура ...
form-own-graph = Свій граф ...
form-own-map = Своя карта ...
form-own-sudoku = Своя сітка ...
form-own-help-order = Свій порядок: ходи вправо,вгору
form-own-help-leaper = Клітинок в один бік, клітинок убік
form-own-help-graph = Одна вершина або одне ребро в рядку, або текст файлу
form-own-help-map = Сусіди, лінії меж або текст файлу
form-own-help-sudoku = Рядок за рядком, крапка замість порожньої клітинки, нижче області, або текст файлу. Можна вписувати і в саму сітку.
form-regions-draw = Тягніть від області по сусідніх: вона забирає їхні клітинки. Клавіші: стрілки рухають, а знак віддає клітинку тій області.
form-regions-unfinished = Кожна область потребує { $side } клітинок. Ще не так: { AND($regions) }.
form-regions-cell = { $cell }: область { $region }
form-regions-boxes = Знову блоки
form-open = Відкрити файл ...
form-open-reading = Сторінка читає файл.
form-open-large = { $name } має понад 4 МБ. Візьміть меншу його частину.
form-open-failed = { $name }: { $said }
form-open-snap = З'єднати такі точки
form-open-layer = Шар
form-open-number = Сітка (від 1 до { NUMBER($grids) })
