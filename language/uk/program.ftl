## Library

### Слова в програмах, які показує сторінка.
program-says-universal = Загальна схема для будь-якої головоломки.
program-says-tour = Маршрут: кожен виклик робить один хід.
program-says-tour-flag = Маршрут: прапорець закінчує всі виклики.
program-says-tour-stack = Маршрут без рекурсії: стек клітинок
    і скільки ходів спробувала кожна.
program-says-tour-naive = Наївний спосіб: робимо всі послідовності
    ходів і перевіряємо їх наприкінці.
program-says-graph-gray = Пошук у глибину: шлях сірий,
    а глухий кут знову стає білим.
program-says-forest = Пошук у глибину: кожна вершина один раз,
    чорна, коли за нею все відомо.
program-says-path = Шлях: кожен виклик додає одну вершину.
program-says-maze = Лабіринт: кожен виклик — одна клітинка.
program-says-path-flag = Шлях: прапорець закінчує всі виклики.
program-says-path-stack = Шлях без рекурсії: стек вершин
    і скільки ребер спробувала кожна.
program-says-queens = Ферзі: по одному на вертикаль, знизу.
program-says-queens-stack = Ферзі: їхній список є стеком.
program-says-queens-fewest = Ферзі: де найменше безпечних горизонталей.
program-says-queens-ahead = Ферзі: спершу відкинути все під боєм.
program-says-colouring = Карта: у сусідів різні кольори.
program-says-colouring-ahead = Карта: спершу відкинути кольори сусідів.
program-says-sudoku = Судоку: порожні по черзі, цифри від 1.
program-says-sudoku-places = Судоку: де найменше варіантів.
program-says-sudoku-ahead = Судоку: спершу відкинути зайняте.

program-says-attempt = Спробувати кожне продовження шляху.
program-says-move = Зробити хід k і всі наступні.
program-says-move-anywhere = Зробити хід k, хоч би куди він вів.
program-says-start-one = Початок — це хід 1.
program-says-start-each = Кожна клітинка по черзі — хід 1.
program-says-start-gray = Початок одразу сірий.
program-says-start-path = Шлях починається в заданій вершині.
program-says-start-anywhere = Шлях може початися будь-де.
program-says-start-white = Почати знову з кожної білої вершини.
program-says-on-white = Іти далі до білих сусідів.
program-says-longer = Подовжити шлях.
program-says-discover = Відкрити її та все за нею.
program-says-on-stack = Далі з верху стека або назад.
program-says-on-column = До наступної вертикалі або назад.
program-says-fill-column = Заповнити вертикаль і всі інші.
program-says-fill-this = Заповнити цю вертикаль і всі наступні.
program-says-fill-this-too = Заповнити цю вертикаль і наступні.
program-says-fill-blank = Заповнити порожню клітинку й усі інші.
program-says-colour = Зафарбувати область і всі наступні.

program-says-test-white = Вона біла?
program-says-test-path = Її ще немає на шляху?
program-says-test-board = На дошці й не відвідана?
program-says-test-last = Вільна? І чи правильна остання?
program-says-test-end = Вільна? Кінець лишаємо наостанок.
program-says-test-back = Вільна? І чи веде остання до початку?
program-says-test-new-back = Нова? І чи веде остання до початку?
program-says-test-twice = Жодна клітинка не трапляється двічі?
program-says-test-twice-end = Жодної двічі, і кінець правильний?
program-says-test-earlier = Жоден попередній ферзь її не б'є?
program-says-test-queen = Жоден ферзь її не б'є?
program-says-test-blocked = Вона не закрита й не під боєм?
program-says-test-lines = Жодна її лінія не під боєм?
program-says-test-neighbour = Жоден сусід не має цього кольору?
program-says-test-worth = Варто пробувати? Немає в сусідів?
program-says-test-digit = Нова для рядка, стовпця й блоку?
program-says-test-digit-region = Нова для рядка, стовпця й області?

program-says-order-rows = Які горизонталі пробувати, по черзі.
program-says-order-squares = Які клітинки пробувати, по черзі.
program-says-order-neighbours = Яких сусідів пробувати, по черзі.
program-says-order-fewest = Спершу ті, звідки найменше ходів.
program-says-order-safe = Де найменше безпечних; спершу крайні.
program-says-order-leftmost = Найлівіша без ферзя.
program-says-order-rows-left = Де лишилося найменше; спершу крайні.
program-says-ahead-queen = Горизонталі, що лишаються після ферзя.
program-says-ahead-changed = Прибрати те, що не сумісне зі змінами.
program-says-ahead-again = Далі те саме для кожної зміненої вертикалі.
program-says-ahead-keep = Сумісні з якоюсь горизонталлю вертикалі.
program-says-ahead-colours = Кольори, що для неї лишилися.
program-says-ahead-colours-new = Ті, що на карті, і ще один.
program-says-ahead-region = Кольори, що лишаються після цього.
program-says-ahead-only-colour = Єдиний колір області зникає в сусідів.
program-says-ahead-again-region = Далі те саме для кожної зміненої області.
program-says-ahead-drop = Кольори, крім тих, що має область.
program-says-ahead-cell = Цифри, що лишаються після цієї.
program-says-ahead-only-digit = Єдина цифра клітинки зникає навколо.
program-says-ahead-again-cell = Далі те саме для кожної зміненої клітинки.
program-says-least-row = Спершу те, що б'є найменше.
program-says-least-option = Спершу те, що забирає найменше.
program-says-count-attacked = Скільки клітинок б'є там ферзь.
program-says-count-neighbours = Скільки сусідів втрачають варіант.
program-says-count-cells = Скільки клітинок втрачають варіант.
program-says-order-regions = Області мають сталий порядок.
program-says-order-most = Де навколо вже найбільше кольорів.
program-says-order-hard = Важка, поки є хоч одна.
program-says-order-hard-easy = Важкі області та, за порядком, легкі.
program-says-order-left = Де кольорів більше, ніж сусідів без кольору.
program-says-moves = Куди ведуть ходи.
program-says-moves-off = Куди ведуть ходи, зокрема й за дошку.
program-says-moves-anywhere = Куди ведуть ходи, спершу будь-куди.
program-says-count-moves = Скільки ходів веде з неї далі.
program-says-count-rows = Скільки її горизонталей безпечні.
program-says-count-colours = Скільки кольорів навколо неї.
program-says-count-digits = Скільки цифр туди підходить.
program-says-lines = Горизонталь і дві діагоналі клітинки.
program-says-blanks = Області без кольору.
program-says-free-colours = Кольори, яких немає в сусідів.
program-says-blank-fewest = Порожня, де лишилося найменше цифр.
program-says-blank-first = Перша порожня, якщо читати підряд.
program-says-cells-left = Клітинки, які ще треба заповнити.
program-says-cells-around = Клітинки її рядка, стовпця й блоку.
program-says-cells-around-region = Клітинки рядка, стовпця й області.
program-says-units = Рядки, стовпці, блоки.
program-says-units-region = Рядки, стовпці, області.
program-says-box = Номер її блоку, від 0.
program-says-places = За клітинками, рядками, стовпцями, блоками.
program-says-places-region = За клітинками, рядками, стовпцями, областями.
program-says-options = Варіанти клітинки або цифри.

program-says-print-board = Надрукувати дошку
program-says-print-choices = Надрукувати вибір
program-says-print-colours = Надрукувати кольори
program-says-print-grid = Надрукувати сітку
program-says-print-path = Надрукувати шлях
program-says-print-rows = Надрукувати горизонталі
program-says-print-squares = Надрукувати клітинки
program-says-one = досить одного.
program-says-all = шукати всі.

program-says-place = поставити
program-says-undo = забрати назад
program-says-find = відкрити
program-says-leave = покинути
program-says-change = змініть мене
program-says-go-on = іти далі й зупинитися, якщо досить
program-says-write = напишіть цю частину
program-says-unvisited = не відвідано
program-says-unused = досить одного нового

program-some = досить { $number }.
