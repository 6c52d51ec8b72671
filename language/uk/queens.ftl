### Ферзі, жоден з яких не б'є іншого.
### $line: "row" або "column", а $name — яка саме: 3 або c.

## Library

# --- чому програно, крок за кроком; $then: чи це випливає з попереднього кроку ---

queens-none = { $then ->
    [true] Тоді { $line ->
        [row] на горизонталі { $name }
       *[column] на вертикалі { $name }
    }
   *[false] { $line ->
        [row] На горизонталі { $name }
       *[column] На вертикалі { $name }
    }
} не залишається безпечної клітинки для ферзя.
queens-options = { $then ->
    [true] Тоді { $line ->
        [row] на горизонталі { $name }
       *[column] на вертикалі { $name }
    }
   *[false] { $line ->
        [row] На горизонталі { $name }
       *[column] На вертикалі { $name }
    }
} ферзь може стояти лише на { OR($squares, most: 6) }.
queens-try = Спробуйте ферзя на { $square }.

# --- чому клітинка не підходить ---

queens-blocked = вона закрита
queens-attacked = її б'є ферзь на { $square }
# Several queens.
queens-attacked-by = її б'ють ферзі на { AND($queens) }
queens-row-taken = на горизонталі { $name } вже є ферзь
queens-rising-taken = на висхідній діагоналі вже є ферзь
queens-falling-taken = на спадній діагоналі вже є ферзь
# $column: one that the queen leaves without a square.
queens-ahead-none = ферзь там не лишає жодної можливої клітинки на вертикалі { $column }

# --- чому розв'язку звідси немає ---

queens-no-square = { $how ->
    [attacked] Усі клітинки вертикалі { $column } під боєм.
    [blocked] Усі клітинки вертикалі { $column } закриті.
   *[both] Усі клітинки вертикалі { $column } під боєм або закриті.
}
queens-attacks = Ферзь на { $queen } б'є { AND($squares, most: 6) }.
queens-squares-blocked = { COUNT($squares) ->
    [1] { AND($squares) } закрита.
    [one] { AND($squares, most: 6) } закриті.
    [few] { AND($squares, most: 6) } закриті.
   *[many] { AND($squares, most: 6) } закриті.
}
queens-mark-column = вертикаль без безпечної клітинки
queens-mark-attacker = ферзь і клітинки, які він б'є

# --- що ще можливо ---

queens-column = вертикаль { $column }
queens-safe = На вертикалі { $column } не під боєм: { AND($squares, most: 6) }.
queens-safe-unblocked = На вертикалі { $column } не під боєм і не закриті: { AND($squares, most: 6) }.

# --- чому клітинка не розглядається ---

queens-unseen-taken = На вертикалі { $column } вже є ферзь, на { $square }.
queens-unseen-next = Наступний ферзь стане на вертикаль { $column }.
queens-attacked-too = { COUNT($queens) ->
    [1] Ферзь на { AND($queens) } теж б'є { $square }.
   *[many] Ферзі на { AND($queens) } теж б'ють { $square }.
}

# --- що каже каталог: назви, форми й картки ---

queens-entry = Ферзі
    .summary = На кожній вертикалі дошки стоїть ферзь, і жоден не б'є іншого.
    .command = ферзі, які не б'ють один одного
queens-parameter-n = Ферзі
    .help = Скільки ферзів. Дошка має стільки ж горизонталей і вертикалей.
queens-parameter-test = Перевірка
    .help = Як пошук перевіряє, чи клітинка під боєм.
    .compare = Ферзь за ферзем
    .compare-help = Пошук порівнює клітинку з кожним ферзем на дошці.
    .diagonals = Діагоналі
    .diagonals-help = Пошук дивиться, чи вільні горизонталь і дві діагоналі.
queens-parameter-holes = Закриті клітинки
    .help = Клітинки, на яких ферзь стояти не може, наприклад a1,c3. Ферзі б'ють через них.
queens-parameter-order = Порядок вертикалей
    .help = Яка вертикаль наступна і які її клітинки перші.
    .left = Спершу вертикаль зліва
    .left-help = Пошук пробує горизонталі знизу.
    .fewest = Спершу найменше безпечних клітинок
    .fewest-help = Пошук пробує горизонталі від середини. Кожна вертикаль потребує ферзя, тож наступною може бути будь-яка. Жодного розв'язку пошук не пропускає.
queens-preset-queens-8 = Вісім ферзів за 113 спроб
    .look = На кожну вертикаль — один ферзь, горизонталі пошук пробує знизу.
queens-preset-queens-8-all = Усі 92 розв'язки за 2056 спроб
    .look = Пошук ставить ферзя на дошку 2056 разів і щоразу забирає його назад. Усе дерево мале.
    .program = 8 ферзів, усі розв'язки
queens-preset-queens-8-ahead = Вісім ферзів за 53 спроби, з поглядом наперед
    .look = Пошук не ставить ферзя, після якого якась вертикаль не має можливої клітинки.
queens-preset-queens-3 = Три ферзі: неможливо, і це доведено
    .look = Кожна спроба зазнає невдачі на другій або третій вертикалі.

# --- програми ---

queens-program-recursive = Рекурсивна
    .does = Виклик заповнює одну вертикаль і повертає, чи вдалося заповнити всі інші.
queens-program-stack = Зі стеком
    .does = Списку ферзів програмі досить, щоб іти далі й повертатися.
queens-program-ahead = З поглядом наперед
    .does = Виклик отримує горизонталі, що лишилися, і не пробує тих, після яких для іншої вертикалі нічого не лишається.

# --- що не приймається; і назва картинки ---

queens-picture = { $n ->
    [one] { $n } ферзь
    [few] { $n } ферзі
   *[many] { $n } ферзів
}, поставлено { $placed }{ $placed ->
    [0] { "" }
   *[other] : { $squares }
}

# --- що робить не так власна програма ---

queens-task-blocked = Клітинка { $square } закрита.
queens-task-column = На одній вертикалі два ферзі: { AND($squares) }.
queens-task-attack = Ферзі на { AND($squares) } б'ють один одного.

# --- командний рядок ---

queens-command-n = скільки ферзів
queens-command-test = як пошук перевіряє клітинку
queens-command-order = яка вертикаль наступна; без цього параметра left, а якщо ферзів понад { NUMBER($queens) } — fewest

# --- what a step ruled out ---

queens-refused-attacked = Ферзь на { $queen } б'є { AND($names, most: 8) }.
queens-refused-row = На горизонталі { $name } вже стоїть ферзь.
queens-refused-rising = { COUNT($names) ->
    [1] На висхідній діагоналі клітинки { AND($names, most: 8) } вже стоїть ферзь.
    [one] На висхідних діагоналях клітинок { AND($names, most: 8) } вже стоять ферзі.
    [few] На висхідних діагоналях клітинок { AND($names, most: 8) } вже стоять ферзі.
   *[many] На висхідних діагоналях клітинок { AND($names, most: 8) } вже стоять ферзі.
}
queens-refused-falling = { COUNT($names) ->
    [1] На спадній діагоналі клітинки { AND($names, most: 8) } вже стоїть ферзь.
    [one] На спадних діагоналях клітинок { AND($names, most: 8) } вже стоять ферзі.
    [few] На спадних діагоналях клітинок { AND($names, most: 8) } вже стоять ферзі.
   *[many] На спадних діагоналях клітинок { AND($names, most: 8) } вже стоять ферзі.
}
queens-refused-ahead = Ферзь на { OR($names, most: 8) } не лишає жодної можливої клітинки на вертикалі { $column }.
# $column: with the squares $left; a queen on any of $squares attacks all of these.
queens-lost = { COUNT($left) ->
    [1] На вертикалі { $column } лишилася тільки { AND($left) }. Ферзь на { OR($squares, most: 6) } б'є її.
    [one] На вертикалі { $column } лишилися тільки { AND($left) }. Ферзь на { OR($squares, most: 6) } б'є їх усі.
    [few] На вертикалі { $column } лишилися тільки { AND($left) }. Ферзь на { OR($squares, most: 6) } б'є їх усі.
   *[many] На вертикалі { $column } лишилися тільки { AND($left) }. Ферзь на { OR($squares, most: 6) } б'є їх усі.
}

# --- what happened at a step ---

queens-begin = Дошка порожня.{ $holes ->
    [0] { "" }
    [one] { " " }{ $holes } клітинка закрита: на ній ферзь стояти не може.
    [few] { " " }{ $holes } клітинки закриті: на них ферзь стояти не може.
   *[many] { " " }{ $holes } клітинок закрито: на них ферзь стояти не може.
}
queens-place = Ферзь { $number } стає на { $square }. У списку пошуку це горизонталь { $turn } із { $tries }.
queens-compared = Пошук порівняв { $square } з { AND($queens) }.
queens-fewest = Вертикаль { $column } мала безпечних клітинок: { $safe }. Жодна інша не мала менше.
queens-looked-up = Пошук перевіряє горизонталь і 2 діагоналі. Усі 3 вільні.
queens-dead-end = Глухий кут: на вертикаль { $column } ферзя вже не поставити. Пошук забирає назад ферзя з { $square }.
queens-dead-end-ahead = Глухий кут: на вертикалі { $column } пошук не знаходить клітинки для ферзя. Він забирає назад ферзя з { $square }.
queens-looked-ahead = Пошук зазирнув наперед: кожна вертикаль без ферзя ще має можливу клітинку.
queens-fewest-possible = Вертикаль { $column } мала можливих клітинок: { $safe }. Жодна інша не мала менше.
queens-exhausted = { $every ->
    [true] Пошук перебрав усе з ферзем на { $square }. Він забирає цього ферзя назад.
   *[false] Пошук перебрав усе з ферзем на { $square } і нічого не знайшов. Він забирає цього ферзя назад.
}
queens-solution-left = Це був розв'язок. Пошук шукає ще: він забирає назад ферзя з { $square }.
queens-solved = На кожній вертикалі стоїть ферзь, і жоден не б'є іншого. Це розв'язок!
queens-compared-all = Пошук порівняв { $square } з усіма попередніми ферзями: { $queens }.

## Page

queens-cell = { $taken ->
    [true] { $square }: ферзь
   *[false] { COUNT($attackers) ->
        [0] { $square }: вільна
       *[other] { $square }: під боєм з { AND($attackers) }
    }
}
queens-cell-blocked = { $square }: закрита
queens-label = Дошка { $n } на { $n }{ $holes ->
    [0] { "" }
   *[other] , закритих клітинок { $holes }
}. Ферзів на дошці: { $depth }{ $named ->
    [true] : { $squares }.
   *[false] .
}
queens-rule = Ферзь б'є по горизонталі, вертикалі та діагоналях. Жоден ферзь не може бити іншого.
queens-own = Ваша дошка
queens-heat = Забрано назад із кожної клітинки
queens-counts = { $placed ->
    [one] Поставлено { $placed } ферзя, забрано назад { $undone }.
    [few] Поставлено { $placed } ферзі, забрано назад { $undone }.
   *[many] Поставлено { $placed } ферзів, забрано назад { $undone }.
}
queens-title = { $n ->
    [one] { $n } ферзь
    [few] { $n } ферзі
   *[many] { $n } ферзів
}
queens-purpose = { $wanted ->
    [all] Знайдіть усі способи поставити
    [count] Порахуйте способи поставити
    [some] Знайдіть способи ({ $number }) поставити
   *[one] Поставте
} { $queens ->
    [one] { $queens } ферзя
    [few] { $queens } ферзі
   *[many] { $queens } ферзів
}{ $blocked ->
    [true] { " " }на незакриті клітинки
   *[false] { "" }
}{ $queens ->
    [1] { "" }
    [one] { " " }так, щоб жоден не бив іншого
    [few] { " " }так, щоб жоден не бив іншого
   *[many] { " " }так, щоб жоден не бив іншого
}.
queens-signs-next = наступна безпечна клітинка
queens-signs-open = безпечна клітинка, до якої черга дійде пізніше
queens-signs-square-open = безпечна клітинка наступної вертикалі
queens-signs-tried = уже спробувана клітинка
queens-signs-square-tried = уже спробувана клітинка
queens-signs-compared = наступна клітинка, порівняна з кожним ферзем
queens-signs-refused = клітинка наступної вертикалі під боєм
queens-signs-refused-ahead = викреслена клітинка наступної вертикалі
queens-signs-found = від клітинки під боєм до ферзя, який її б'є
queens-signs-held = горизонталь або діагональ, яку займає ферзь
queens-signs-attacked = клітинка під боєм
queens-signs-possible = ще можлива клітинка
queens-signs-ruled-out = щойно викреслена клітинка
queens-signs-tint = клітинка під боєм
queens-signs-blocked = закрита клітинка: не для ферзя
queens-signs-placed = останній поставлений ферзь
queens-signs-undone = щойно забраний ферзь

## Page, in dialogs

# In the help.
queens-help-intro = Пошук ставить на кожну вертикаль ферзя так, щоб жоден не бив іншого. Він пробує горизонталі знизу вгору або спершу бере вертикаль, де безпечних клітинок найменше. Коли всі клітинки під боєм, він повертається до попереднього ферзя. На закритій клітинці ферзь стояти не може, але ферзі б'ють через неї. Натисніть «Пуск» або робіть по одному кроку вперед чи назад.
queens-help-legend = Заштриховані клітинки під боєм, темно-сірі закриті. Жовті кільця позначають вільні клітинки наступної вертикалі з номером горизонталі. Уже спробувані перекреслено. Червоний хрестик позначає щойно забраного ферзя. Лінії показують перевірку: вони ведуть від клітинки до ферзя, який її б'є. Якщо перевіряються лінії, вони показують горизонталь і діагоналі, які займає кожен ферзь. Якщо пошук зазирає наперед, крапка позначає кожну ще можливу клітинку. Перекреслене кільце позначає щойно викреслену.
