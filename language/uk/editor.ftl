## Page

editor-undo = Скасувати крок
editor-clear = Очистити
editor-cancel = Закрити
editor-leaving = Щоб залишити цей рисунок, натисніть «Закрити».
editor-waiting = Сторінка прочитає ваш рисунок, коли Python завантажиться ...
editor-remove = Видалити
editor-name = Назва
editor-nameless = У назві має бути хоча б одна літера.
editor-bad-name = У назві «{ $name }» не може бути знаків , ; : / - >.
editor-hidden-name = У цій назві є { $character }. Його ніхто не бачить. Приберіть його.
editor-name-taken = Назва «{ $name }» уже є. Виберіть іншу.
editor-graph-title = Намалювати граф
editor-graph-done = Шукати в цьому графі
editor-graph-modes-draw = Малювати
editor-graph-modes-move = Пересувати
editor-graph-modes-label = Що робить перетягування
editor-graph-directed = Напрямлені ребра
editor-graph-text = Те саме текстом, по одній вершині в рядку
editor-graph-surface = Рисунок графа
editor-graph-help = Клацніть, щоб додати вершину. Потягніть від однієї вершини до іншої, щоб з'єднати їх. Клацніть вершину або ребро, щоб їх вибрати.
editor-graph-keys = На клавіатурі N додає вершину. Стрілки вибирають вершину, Shift зі стрілками пересуває її. Натисніть E і виберіть іншу, щоб з'єднати чи роз'єднати їх. Enter перейменовує, Delete видаляє.
editor-graph-empty = Клацніть тут, щоб поставити першу вершину.
editor-graph-vertex = { COUNT($heads) ->
    [0] Вершина { $name }, ні з чим не з'єднана
    [one] Вершина { $name }, сусіди: { AND($heads) }
    [few] Вершина { $name }, сусіди: { AND($heads) }
   *[many] Вершина { $name }, сусіди: { AND($heads) }
}
editor-graph-joining = З { $name } до якої вершини? Виберіть її стрілками й натисніть Enter. Escape скасовує.
editor-map-title = Намалювати карту
editor-map-done = Розфарбувати цю карту
editor-map-modes-draw = Малювати межі
editor-map-modes-name = Називати області
editor-map-modes-choose = Вибирати
editor-map-modes-label = Що робить клацання
editor-map-text = Те саме текстом, по одній межі в рядку, точки як x,y
editor-map-surface = Рисунок карти
editor-map-help = Клацайте точки, щоб намалювати межу. Вони стають на сітку. Клацніть останню точку ще раз, щоб закінчити межу, або першу, щоб замкнути її.
editor-map-keys = На клавіатурі стрілки рухають хрестик. Enter ставить точку, Escape закінчує межу, Backspace забирає останню точку назад.
editor-map-naming = Клацніть область, щоб назвати її.
editor-map-choosing = Клацніть межу або назву, щоб вибрати. Тоді їх можна видалити.
editor-map-empty = Клацніть точку сітки, щоб почати межу.
editor-map-otherwise = Сторінка не може змінити цю карту: у ній немає ліній меж. Натисніть «Очистити» й намалюйте свою карту.
editor-map-cross = Хрестик у точці { $at }.
editor-map-point = Точка { $points }: { $at }.
