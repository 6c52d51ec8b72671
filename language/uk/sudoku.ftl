### Судоку.
### $cell: назва клітинки, як r1c7; $digit: від 1 до 9 або літера; $unit: "row", "column", "box" або "region",
### і $number — який саме: для області це назва її першої клітинки. $regions: замість блоків області.

## Library

# --- чому програно, крок за кроком; $then: чи це випливає з попереднього кроку ---

sudoku-digits = { $then ->
    [true] Тоді в { $cell } може бути лише { OR($digits, most: 6) }.
   *[false] У { $cell } може бути лише { OR($digits, most: 6) }.
}
sudoku-cells = { $then ->
    [true] Тоді { $unit ->
        [row] у рядку { $number }
        [column] у стовпці { $number }
        [region] в області { $number }
       *[box] у блоці { $number }
    }
   *[false] { $unit ->
        [row] У рядку { $number }
        [column] У стовпці { $number }
        [region] В області { $number }
       *[box] У блоці { $number }
    }
} для { $digit } залишається лише { OR($cells, most: 6) }.
sudoku-try = Спробуйте { $digit } в { $cell }.

# --- ще про те, чому програно ---

sudoku-why-no-cell = { COUNT($cells) ->
    [1] { AND($cells, most: 6) } уже має
    [one] { AND($cells, most: 6) } уже мають
    [few] { AND($cells, most: 6) } уже мають
   *[many] { AND($cells, most: 6) } уже мають
} { $digit } у своєму рядку, стовпці або { $regions ->
    [true] області
   *[false] блоці
}.
sudoku-why-held = { $unit ->
    [row] У рядку { $number } вже є { AND($digits) }.
    [column] У стовпці { $number } вже є { AND($digits) }.
    [region] В області { $number } вже є { AND($digits) }.
   *[box] У блоці { $number } вже є { AND($digits) }.
}
sudoku-open = У { $cell } ще може бути { OR($digits) }.

# --- чому цифра не розглядається ---

sudoku-unseen-given = У { $cell } задано { $digit }.
sudoku-unseen-filled = У { $cell } вже стоїть { $digit }.
sudoku-unseen-next-cell = Наступна клітинка — { $cell }.
sudoku-unseen-next-digit = Наступна цифра — { $digit }, у { OR($cells) }.

# --- що позначено; з малої літери, як у легенді ---

sudoku-mark-stuck = клітинка, до якої не підходить жодна цифра
sudoku-mark-holders = { $regions ->
    [true] цифра в її рядку, стовпці або області
   *[false] цифра в її рядку, стовпці або блоці
}
sudoku-mark-blank = порожня клітинка, у якій не може бути { $digit }
sudoku-mark-in-the-way = { $regions ->
    [true] { $digit } у її рядку, стовпці або області
   *[false] { $digit } у її рядку, стовпці або блоці
}

# --- що не приймається ---

# Texts of other programs. $number: of the grid that is taken
sudoku-text-number = Це сітка { $number } із { NUMBER($grids) }.
sudoku-text-read = Сітка { $side }x{ $side }, у ній { $digits ->
    [one] { $digits } цифра
    [few] { $digits } цифри
   *[many] { $digits } цифр
}.{ $regions ->
    [true] { " " }Замість блоків у ній області.
   *[false] { "" }
}
sudoku-text-grids = номер { $number }: у цьому тексті { $grids ->
    [one] { $grids } сітка
    [few] { $grids } сітки
   *[many] { $grids } сіток
}
# $side: how many cells a row has, and how many rows there are
sudoku-text-row = у рядку { $row } є { $cells ->
    [one] { $cells } клітинка
    [few] { $cells } клітинки
   *[many] { $cells } клітинок
}: { $text }. Рядків { $side }, і в кожному має бути { $side }.
sudoku-text-json = у цьому JSON немає сітки. Потрібні рядки чисел, де 0 — це порожня клітинка, як [[1, 0, 0, 0], [0, 0, 3, 0], [0, 4, 0, 0], [0, 0, 0, 2]].
sudoku-text-address = у цій адресі немає сітки. 81 клітинка має стояти в ній цифрами, наприклад після 'bd='. Скопіюйте цифри з тієї сторінки.
# $one, $other: two grids
sudoku-text-readings = рядки рисок тут можуть бути лініями або порожніми рядками: { $one } або { $other }. Порожні клітинки пишіть крапками.
sudoku-text-candidates = це сітка кандидатів: у клітинках стоять усі ще можливі цифри. Подайте саму сітку з цифрами й крапками.
sudoku-text-zero = у сітці 16 x 16 знак 0 може бути порожньою клітинкою або цифрою, бо є й крапки чи риски. Порожні пишіть крапками, а 16 цифр як 1-9 і A-G.
# Regions: each needs as many cells as the grid has rows. $first: the first cell of one
sudoku-regions-form = області { $given }: це має бути текст зі знаком для кожної клітинки або рядки таких знаків
sudoku-regions-cells = області для { $cells ->
    [one] { $cells } клітинки
    [few] { $cells } клітинок
   *[many] { $cells } клітинок
}: кожна клітинка сітки потребує знака своєї області, рядок за рядком
sudoku-regions-sign = { $sign } у { $cell } серед областей: має бути літера або цифра, яка називає область клітинки
sudoku-regions-number = { $regions ->
    [one] { $regions } область
    [few] { $regions } області
   *[many] { $regions } областей
}: у сітці з { $side } рядків областей має бути { $side }, по { $side } клітинок
sudoku-regions-size = в області { $first } { $cells ->
    [one] { $cells } клітинка
    [few] { $cells } клітинки
   *[many] { $cells } клітинок
}, а має бути { $side }
sudoku-regions-parted = область { $first } складається з частин: { $cell } належить до неї, але не торкається її
sudoku-regions-twice = текст сітки має власні області, а ці інші. Залиште щось одне.
sudoku-text-sumocue = це формат SumoCue. Прочитати можна лише сітку з цифр і областей, як =5J0=0J1 ..., де кожна клітинка має свою частину: без кліток із сумами й без діагоналей.
sudoku-text-solo = це гра Solo Саймона Тетема. Прочитати можна лише цифри й області, як 9j:a1b... зі стінками після коми: без зерна, діагоналей і кліток із сумами.
sudoku-text-rules = ця сітка має ще й інші правила: { $rule }. Прочитати можна лише цифри, блоки й області.
sudoku-text-shape = у цій адресі названо форму з її сайту, { $shape }, але областей немає. Вони мають стояти після 'jigmap=': 81 цифра.
sudoku-error-length = задане { $givens }: знаків { $number }, а в судоку їх 81, або 16 для 4 x 4, 36 для 6 x 6, 100 для 10 x 10, 144 для 12 x 12, 256 для 16 x 16. Інші сітки, від 4 до 16 рядків, потребують ще й областей.
sudoku-error-sign = { $sign } у { $cell }: має бути цифра від 1 до { $most } або . для порожньої клітинки
sudoku-error-rows = задане { $givens }: це має бути текст із цифр і крапок або рядки чисел
sudoku-error-twice = { $unit ->
    [row] у рядку { $number }
    [column] у стовпці { $number }
    [region] в області { $number }
   *[box] у блоці { $number }
} цифра { $digit } стоїть двічі, у { AND($cells) }: кожна цифра може бути там лише раз

# --- що каже каталог: назви, форми й картки ---

sudoku-entry = Судоку
    .summary = У кожному рядку, стовпці та блоці чи області кожна цифра є один раз.
    .command = розв'язати судоку
sudoku-parameter-givens = Судоку
    .help = Судоку за його назвою або 81 клітинка рядок за рядком: цифри та крапка для порожньої.
    .small = Мале, 4x4
    .easy = Легке
    .hard = Важке для пошуку
    .large = Велике, 16x16
sudoku-parameter-regions = Області
    .help = Області замість блоків: цифра або літера для кожної клітинки, рядок за рядком. Без них сітка має блоки.
sudoku-parameter-order = Порядок клітинок
    .help = Яку порожню клітинку пошук заповнює наступною.
    .natural = Як читаємо
    .fewest = Спершу найменше цифр
    .places = Спершу найменше варіантів, для клітинки чи цифри
    .places-help = Клітинка потребує цифри, а рядок, стовпець, блок чи область — кожної цифри. Пошук іде туди, де залишилося найменше варіантів. Жодного розв'язку він не пропускає.
sudoku-preset-sudoku-easy = Легке судоку: 278 цифр для 47 клітинок
    .look = Пошук заповнює клітинки так, як ми читаємо, і пробує цифри від 1.
sudoku-preset-sudoku-hard = 90 638 цифр для 56 клітинок
    .look = У перших рядках цифр мало, тож більшість помилок видно пізно.
    .program = Важке судоку, як читаємо
sudoku-preset-sudoku-hard-fewest = Те саме судоку за 201 цифру
    .look = Спершу пошук заповнює клітинку, де лишилося найменше цифр. У більшості лишається одна.
    .program = Важке судоку, розумно

sudoku-preset-sudoku-regions = Області замість блоків: 419 цифр для 54 клітинок
    .look = Кожна область має 9 клітинок і свою форму. Причина називає область за її першою клітинкою.
    .program = Судоку з областями
sudoku-preset-sudoku-regions-seven = 7 рядків потребують областей: 222 цифри для 36 клітинок
    .look = 7 — просте число, тож блок із 7 клітинок мав би лише один рядок. Області роблять таке судоку можливим.
    .program = Мале судоку з областями

sudoku-program-recursive = Рекурсивна
    .does = Виклик заповнює одну клітинку й повертає, чи вдалося заповнити всі інші.
sudoku-program-ahead = З поглядом наперед
    .does = Виклик отримує цифри, що лишилися, і не пробує тих, після яких інша клітинка не має цифри.
sudoku-value-given = як задано

sudoku-picture = Судоку { NUMBER($n) } на { NUMBER($n) }, заповнено клітинок: { NUMBER($filled) } із { $cells }

# --- що робить не так власна програма ---

sudoku-task-cell = рядок { $row }, стовпець { $column }
sudoku-task-filled = { $digit } у рядку { $row }, стовпці { $column }
sudoku-task-given = Цифру тут задано: рядок { $row }, стовпець { $column }.
sudoku-task-twice = { $unit ->
    [row] { $digit } двічі в одному рядку: { AND($cells) }.
    [column] { $digit } двічі в одному стовпці: { AND($cells) }.
    [region] { $digit } двічі в одній області: { AND($cells) }.
   *[box] { $digit } двічі в одному блоці: { AND($cells) }.
}
sudoku-task-writes = Ваша програма вписує { $value }: рядок { $row }, стовпець { $column }. Цифру там задано.
sudoku-task-odd = { $value } не є цифрою цієї сітки.

# --- командний рядок ---

sudoku-command-givens = 81 клітинка, файл (- означає стандартне введення) або small, easy, hard, large. У файлі рядки, .sdk, .sdm, .ss, таблиця, JSON або адреса. Області стоять під сіткою.
sudoku-command-number = яка сітка з файлу, де їх кілька
sudoku-command-order = яка клітинка наступна; без цього параметра { $order }
sudoku-command-chosen = Пошук бере порядок { $order }. Інший можна назвати параметром --order.

# --- чому цифра не підходить ---

sudoku-taken = { $unit ->
    [row] у рядку { $number }
    [column] у стовпці { $number }
    [region] в області { $number }
   *[box] у блоці { $number }
} вже є { $digit }, у { $cell }
sudoku-taken-by = цифра { $digit } вже є у { AND($cells, most: 6) }
# What looking ahead refuses.
sudoku-ahead-none = тоді для { $cell } не лишається жодної цифри
sudoku-ahead-only = у { $cell } може бути лише { $digit }

# --- what a step ruled out ---

sudoku-refused-taken = { $digit } не підходить для { AND($places, most: 8) }: { $unit ->
    [row] у рядку { $number }
    [column] у стовпці { $number }
    [region] в області { $number }
   *[box] у блоці { $number }
} вже є { $digit }, у { $cell }.

# --- what happened at a step ---

sudoku-begin = Пошук заповнює { $blanks ->
    [one] { $blanks } порожню клітинку.
    [few] { $blanks } порожні клітинки.
   *[many] { $blanks } порожніх клітинок.
}
# Looking ahead. $name: the cell that would get the digit
sudoku-refused-none = У { $name } не може бути { OR($digits) }: тоді для { $cell } не лишається жодної цифри.
sudoku-refused-only = У { $name } не може бути { OR($digits) }: у { $cell } може бути лише { $digit }.
# $places: cells for which the digit was ruled out. $done: $cell is filled
sudoku-lost = { $done ->
    [true] { COUNT($places) ->
        [1] { AND($places) } втрачає { $digit }: у { $cell } стоїть { $digit }.
        [one] { AND($places, most: 6) } втрачають { $digit }: у { $cell } стоїть { $digit }.
        [few] { AND($places, most: 6) } втрачають { $digit }: у { $cell } стоїть { $digit }.
       *[many] { AND($places, most: 6) } втрачають { $digit }: у { $cell } стоїть { $digit }.
    }
   *[false] { COUNT($places) ->
        [1] { AND($places) } втрачає { $digit }: у { $cell } може бути лише { $digit }.
        [one] { AND($places, most: 6) } втрачають { $digit }: у { $cell } може бути лише { $digit }.
        [few] { AND($places, most: 6) } втрачають { $digit }: у { $cell } може бути лише { $digit }.
       *[many] { AND($places, most: 6) } втрачають { $digit }: у { $cell } може бути лише { $digit }.
    }
}
sudoku-least = { $number ->
    [0] Ця цифра не забирає варіанта в жодної клітинки.
    [one] Ця цифра забирає варіант у { $number } клітинки.
    [few] Ця цифра забирає варіант у { $number } клітинок.
   *[many] Ця цифра забирає варіант у { $number } клітинок.
} Спершу пошук пробує цифру, яка забирає найменше.
sudoku-place-ahead = Пошук вписує { $digit } у { $cell }. Він зазирнув наперед: кожна порожня клітинка ще має можливу цифру.
sudoku-ahead-stuck = Але будь-яка можлива цифра клітинки { $cell } не лишає жодної для іншої клітинки.
sudoku-dead-end-ahead = Глухий кут: пошук не знаходить цифри для { $stuck }. Він забирає { $digit } з { $cell } назад.
sudoku-place = { $first ->
    [true] Пошук вписує { $digit } в { $cell }: це перша цифра, яка підходить.
   *[false] Пошук вписує { $digit } в { $cell }: це наступна цифра, яка підходить.
}
sudoku-forced = Пошук вписує { $digit } в { $cell }: інша цифра не підходить.
sudoku-only = Пошук вписує { $digit } в { $cell }: { $unit ->
    [row] у рядку { $number }
    [column] у стовпці { $number }
    [region] в області { $number }
   *[box] у блоці { $number }
} для неї не залишилося іншої клітинки.
sudoku-option = Пошук вписує { $digit } в { $cell }: це клітинка { $place } із { $total }, що залишилися для неї { $unit ->
    [row] у рядку { $number }.
    [column] у стовпці { $number }.
    [region] в області { $number }.
   *[box] у блоці { $number }.
}
sudoku-dead-end = Глухий кут. { $reason } Пошук забирає назад { $digit } з { $cell }.
sudoku-exhausted = { $every ->
    [true] Пошук перебрав усе з { $digit } в { $cell }. Він забирає цю цифру назад.
   *[false] Пошук перебрав усе з { $digit } в { $cell } і нічого не знайшов. Він забирає цю цифру назад.
}
sudoku-solution-left = Це був розв'язок. Пошук шукає ще: він забирає назад { $digit } з { $cell }.
sudoku-solved = Усі клітинки заповнено. У кожному рядку, стовпці й { $regions ->
    [true] області
   *[false] блоці
} кожна цифра є один раз.

# --- why no option is left; $follows: whether it follows from the step before ---

sudoku-no-digit = { $follows ->
    [true] Тоді для { $cell } не залишається жодної цифри.
   *[false] Для { $cell } не залишається жодної цифри.
}
sudoku-no-cell = { $follows ->
    [true] Тоді { $unit ->
        [row] у рядку { $number }
        [column] у стовпці { $number }
        [region] в області { $number }
       *[box] у блоці { $number }
    }
   *[false] { $unit ->
        [row] У рядку { $number }
        [column] У стовпці { $number }
        [region] В області { $number }
       *[box] У блоці { $number }
    }
} не залишається клітинки для { $digit }.

# --- titles of a search's end ---

sudoku-found = Розв'язано

## Page

# A search has taken many steps, and goes on.
sudoku-shorter-says = Цей пошук довгий.
sudoku-shorter-does = Спробувати порядок, який часто закінчує раніше
sudoku-step-placed = Пошук вписує { $digit } у { $cell }.
sudoku-step-taken = Пошук забирає назад { $digit } з { $cell }.
sudoku-content = { $given ->
    [true] { $cell }: { $digit }, задано
   *[false] { $cell }: { $digit }
}
sudoku-label = Судоку { $n } на { $n } клітинок. Заповнено порожніх клітинок: { $filled } із { $blanks }.
sudoku-rule = { $regions ->
    [true] Кожна цифра стоїть по одному разу в кожному рядку, стовпці та області.
   *[false] Кожна цифра стоїть по одному разу в кожному рядку, стовпці та блоці.
}
sudoku-own = Ваше судоку
sudoku-heat = Забрано з кожної клітинки
sudoku-counts = { $placed ->
    [one] Вписано { $placed } цифру, забрано назад { $undone }.
    [few] Вписано { $placed } цифри, забрано назад { $undone }.
   *[many] Вписано { $placed } цифр, забрано назад { $undone }.
}
sudoku-content-blank = { $cell }: порожня
# $number: of its regions; 0: it has boxes.
sudoku-title = { $number ->
    [0] Судоку
   *[other] Судоку, областей: { $number }
}
sudoku-purpose = { $wanted ->
    [all] Знайдіть усі способи заповнити
    [count] Порахуйте способи заповнити
    [some] Знайдіть способи ({ $number }) заповнити
   *[one] Заповніть
} { $blanks ->
    [0] сітку
    [one] { $blanks } порожню клітинку
    [few] { $blanks } порожні клітинки
   *[many] { $blanks } порожніх клітинок
}: у кожному рядку, стовпці й { $regions ->
    [true] області
   *[false] блоці
} кожна цифра один раз.
sudoku-signs-small = мала цифра: вона тут ще підходить
sudoku-signs-small-next = мала цифра, яку пошук може спробувати тут далі
sudoku-signs-frame-cell = наступна клітинка
sudoku-signs-frame-digit = клітинка для наступної цифри
sudoku-signs-small-tried = цифра, яку тут уже спробувано
sudoku-signs-small-ruled-out = щойно відкинута тут цифра
sudoku-signs-placed = клітинка, заповнена останньою
sudoku-signs-given-up = клітинка, цифру з якої щойно забрано назад

## Page, in dialogs

# In the help.
sudoku-help-intro = У кожному рядку, стовпці й блоці кожна цифра має бути один раз. Деякі сітки мають замість блоків області іншої форми. Пошук бере порожні клітинки за порядком або спершу там, де залишилося найменше варіантів. Він пробує цифри одну за одною. Коли жодна не підходить, він повертається. Натисніть «Пуск» або робіть по одному кроку вперед чи назад.
sudoku-help-legend = Чорні цифри задано, зелені вписує пошук. Малі цифри ще підходять. Пошук перекреслює ті, які вже спробував для наступної клітинки чи цифри. Червона рамка позначає клітинку, цифру з якої щойно забрано назад. Якщо пошук зазирає наперед, то він перекреслює щойно відкинуті цифри.
