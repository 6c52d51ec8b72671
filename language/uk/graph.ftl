### Шлях або цикл у графі; і його пошук у глибину.

## Library

# --- чому вершина не підходить ---

graph-on-path = вона вже на шляху
graph-reached = до неї вже дійшли
graph-no-path = звідти шлях неможливий
graph-no-cycle = звідти цикл неможливий
graph-colour = { $colour ->
    [gray] вона сіра
   *[black] вона чорна
}
graph-edge = { $colour ->
    [gray] вона сіра, тому ребро зворотне
   *[black] { $edge ->
        [forward] вона чорна, тому ребро пряме
       *[cross] вона чорна, тому ребро перехресне
    }
}
graph-two-vertices = цикл із 2 вершин повертався б тим самим ребром
graph-not-closed = жодне ребро не веде з { $last } назад до { $first }

# --- чому шлях не може стати потрібним шляхом або циклом ---

graph-why-no-way-back = З останньої вершини ребро має вести назад до { $start }. Білої вершини з таким ребром уже немає.
graph-why-two-vertices = Цикл із 2 вершин повертався б тим самим ребром.
graph-why-cut-off = Шляху бракує ще { $missing ->
    [one] { $missing } вершини
    [few] { $missing } вершин
   *[many] { $missing } вершин
}, а з { $here } можна дійти лише до { $reached }. Жоден шлях не веде до { OR($names, most: 6) }.
graph-why-only = З { $here } шлях може піти лише до { OR($names, most: 6) }.
graph-why-not-back = Звідти жодне ребро не веде назад до { $start }.
graph-why-stuck = { COUNT($gray) ->
    [0] З { $here } не виходить жодне ребро.
    [1] З { $here } ребро веде лише до { AND($gray, most: 6) }, а це сіра вершина.
    [one] З { $here } ребра ведуть лише до { AND($gray, most: 6) }, а це сірі вершини.
    [few] З { $here } ребра ведуть лише до { AND($gray, most: 6) }, а це сірі вершини.
   *[many] З { $here } ребра ведуть лише до { AND($gray, most: 6) }, а це сірі вершини.
} Шляху бракує ще { $missing ->
    [one] { $missing } вершини.
    [few] { $missing } вершин.
   *[many] { $missing } вершин.
}
graph-why-two-ends = З { OR($names, most: 6) } жодне ребро не веде до білої вершини. { COUNT($names) ->
    [2] Обидві вершини мали б бути останніми.
    [one] Усі вони мали б бути останніми.
    [few] Усі вони мали б бути останніми.
   *[many] Усі вони мали б бути останніми.
}
graph-white-neighbours = { COUNT($names) ->
    [1] { $vertex } ще має білого сусіда: { AND($names, most: 6) }.
    [one] { $vertex } ще має білих сусідів: { AND($names, most: 6) }.
    [few] { $vertex } ще має білих сусідів: { AND($names, most: 6) }.
   *[many] { $vertex } ще має білих сусідів: { AND($names, most: 6) }.
}
# $following: вершина, до якої пошук у ширину доходить далі, якщо вона є
graph-other-first = { COUNT($following) ->
    [0] Пошук дійшов до всіх вершин, до яких міг. { $vertex } серед них немає.
   *[other] До { $vertex } пошук тут не доходить. Спершу він доходить до { AND($following) }.
}
graph-no-edge = Жодне ребро не веде з { $origin } до { $target }.
graph-no-edge-back = Жодне ребро не веде з { $last } назад до { $first }.

# --- яким має бути решта шляху, крок за кроком ---

graph-chain-last = Останньою вершиною може бути лише { AND($names, most: 6) }.
graph-chain-no-last = Жодна біла вершина не може бути останньою.
graph-chain-way-back = З останньої вершини ребро має вести назад до { $start }.
graph-chain-from-here = З { $vertex } шлях може піти лише до { AND($names, most: 6) }.
graph-chain-no-way-on = З { $vertex } шлях не може йти далі.
graph-chain-before = Безпосередньо перед { $vertex } може бути лише { AND($names, most: 6) }.
graph-chain-none-before = Безпосередньо перед { $vertex } не може бути жодної вершини.
graph-chain-after = Безпосередньо після { $vertex } може бути лише { AND($names, most: 6) }.
graph-chain-none-after = Безпосередньо після { $vertex } не може бути жодної вершини, а останньою { $vertex } бути не може.
graph-chain-is-last = Безпосередньо після { $vertex } не може бути жодної вершини, тож { $vertex } остання.
graph-chain-after-here = { COUNT($names) ->
    [0] { $vertex } має йти одразу після { $here }, і це остання вершина.
    [one] { $vertex } має йти одразу після { $here }, а далі { AND($names, most: 6) }.
    [few] { $vertex } має йти одразу після { $here }, а далі { AND($names, most: 6) }.
   *[many] { $vertex } має йти одразу після { $here }, а далі { AND($names, most: 6) }.
}
graph-chain-one-left = Єдиний вільний сусід { $vertex } — { AND($names, most: 6) }, тож { $vertex } — остання вершина.
graph-chain-not-last = Єдиний вільний сусід { $vertex } — { AND($names, most: 6) }, а останньою { $vertex } бути не може.
graph-chain-between = Єдині вільні сусіди { $vertex } — { AND($names, most: 6) }, тож { $vertex } стоїть між ними.
graph-chain-alone = { $vertex } не має вільних сусідів: шлях не може туди зайти.
graph-chain-cut = Попередні кроки виключають { AND($names, most: 6) }.
graph-chain-too-short = Тоді шлях закінчився б, пройшовши { $number } із { $size ->
    [one] { $size } вершини.
    [few] { $size } вершин.
   *[many] { $size } вершин.
}
graph-chain-ring = Це замикає кільце { AND($names, most: 6) }, а інші вершини залишаються поза ним.
graph-chain-more = { $steps ->
    [one] Далі ще { $steps } крок. Ось він:
    [few] Далі ще { $steps } кроки. Останній такий:
   *[many] Далі ще { $steps } кроків. Останній такий:
}
graph-chain-suppose = Припустімо, що { $case }.
graph-chain-trial = Можливо таке: { OR($cases) }. Кожен варіант веде до суперечності.
graph-case-last = остання вершина — { AND($names, most: 6) }
graph-case-before = одразу перед { $vertex } іде { AND($names, most: 6) }
graph-case-after = одразу після { $vertex } іде { AND($names, most: 6) }
graph-case-is-last = { $vertex } — остання вершина
graph-case-last-after = { $vertex } — остання вершина, одразу після { AND($names, most: 6) }
graph-case-between = { $vertex } стоїть між { AND($names, most: 6) }

# --- що позначено; з малої літери, як у легенді ---

graph-mark-here = кінець шляху
graph-mark-begin = де шлях міг би початися
graph-mark-start = вершина, до якої шлях має повернутися
graph-mark-back = сіра вершина, з якої ребро веде туди
graph-mark-gray-edge = ребро до сірої вершини
graph-mark-open = біла вершина, яка не замикає циклу
graph-mark-unreached = білі вершини, до яких не веде жоден шлях
graph-mark-reached = білі вершини, до яких ще можна дійти
graph-mark-ends = білі вершини, які мали б бути останніми
graph-mark-end-edges = їхні ребра, які всі ведуть до сірих вершин
graph-mark-proof = вершини, про які йдеться в доведенні
graph-mark-choices = ребра, з яких треба вибрати
graph-mark-supposed = що припускаємо
graph-mark-forced = ребра, якими шлях мав би пройти
graph-mark-step = вершина цього кроку
graph-mark-contradiction = суперечність

# --- що прочитано ---

graph-read = У графі { $vertices ->
    [one] { $vertices } вершина
    [few] { $vertices } вершини
   *[many] { $vertices } вершин
}, { $pieces ->
    [one] { $pieces } частина
    [few] { $pieces } частини
   *[many] { $pieces } частин
} і { $directed ->
    [true] { $edges ->
        [one] { $edges } напрямлене ребро
        [few] { $edges } напрямлені ребра
       *[many] { $edges } напрямлених ребер
    }
   *[false] { $edges ->
        [one] { $edges } ребро
        [few] { $edges } ребра
       *[many] { $edges } ребер
    }
}.
# What was read of a file of another program, and what of it is left out. $form: a format's name, or
# what a text without a name is.
graph-read-form = { $form ->
    [table] Це прочитано як таблицю ребер.
    [matrix] Це прочитано як матрицю. Номери вершин починаються з 0.
    [named] Це прочитано як матрицю з назвами.
    [weights] Це прочитано як список ребер з вагами.
    [neighbours] Це прочитано як списки сусідів.
    [nodes] Це прочитано як JSON з вершинами й ребрами.
    [pairs] Це прочитано як JSON з парами.
    [lists] Це прочитано як JSON зі списками сусідів.
   *[other] Це прочитано як { $form }.
}
graph-read-complete = Відстані з'єднують кожну вершину з кожною іншою.
graph-read-weights = Ваги та інші дані ребер не враховано.
graph-read-twice = { $edges ->
    [one] { $edges } ребро повторюється. Його враховано один раз.
    [few] { $edges } ребра повторюються. Кожне враховано один раз.
   *[many] { $edges } ребер повторюються. Кожне враховано один раз.
}
# $given, $name: the first name that is written otherwise, before and after
graph-read-names = { $names ->
    [one] { $names } назву тут записано інакше: { $given } тепер { $name }.
    [few] { $names } назви тут записано інакше. Перша: { $given } тепер { $name }.
   *[many] { $names } назв тут записано інакше. Перша: { $given } тепер { $name }.
}
graph-theorem-pieces = У графі { $pieces ->
    [one] { $pieces } частина, і жодне ребро їх не з'єднує.
    [few] { $pieces } частини, і жодне ребро їх не з'єднує.
   *[many] { $pieces } частин, і жодне ребро їх не з'єднує.
} { $start ->
    [any] У найбільшій частині { $most ->
        [one] { $most } вершина.
        [few] { $most } вершини.
       *[many] { $most } вершин.
    }
   *[other] У частині з { $start } { $most ->
        [one] { $most } вершина.
        [few] { $most } вершини.
       *[many] { $most } вершин.
    }
} { $cycle ->
    [true] Циклу потрібно { NUMBER($length) }.
   *[false] Шляху потрібно { NUMBER($length) }.
}

# --- що каже каталог: назви, форми й картки ---

graph-entry = Шлях у графі
    .summary = Пошук у глибину шляху або циклу заданої довжини: вершини на шляху сірі, інші білі.
    .command = пошук у глибину в графі
graph-parameter-graph = Граф
    .help = Малий приклад або кожна вершина з її сусідами: A:B,D;B:C;...
    .example = Приклад від A до F
    .dodecahedron = Додекаедр
    .petersen = Граф Петерсена
    .knight-5x5 = Кінь на 5x5
    .knight-8x8 = Кінь на 8x8
graph-parameter-start = Початок
    .help = Перша вершина. Якщо any, пошук пробує кожну по черзі.
    .any = Будь-яка вершина
graph-parameter-directed = Напрямлені ребра
    .help = Чи ведуть ребра графа лише в один бік.
    .no = Ні
    .yes = Так
graph-parameter-order = Порядок сусідів
    .help = У якому порядку пошук пробує сусідів вершини.
    .given = Як задано
    .alphabetical = За абеткою
    .reversed = Навпаки
    .fewest = Спершу найменше сусідів
graph-parameter-limit = Вершини
    .help = Скільки вершин має бути на шляху або циклі. Без числа він має пройти всі.
graph-parameter-cycle = Цикл
    .help = Чи має ребро вести з останньої вершини назад до першої.
    .no = Ні
    .yes = Так
graph-parameter-strategy = Стратегія
    .help = Яких із білих сусідів пробує пошук, чи спершу доходить до найближчих вершин.
    .backtrack = Пошук з поверненням
    .backtrack-help = Пошук пробує кожного білого сусіда, за порядком.
    .pruned = З відсіканням
    .pruned-help = Пошук оминає вершину, коли з білих видно, що шлях через неї неможливий.
    .breadth = Пошук у ширину
    .breadth-help = Пошук доходить до вершин у порядку їхньої відстані від початку. Він ніколи не повертається і знаходить найкоротший шлях до цілі.
graph-parameter-target = Ціль
    .help = Вершина, яку шукає пошук у ширину. Без неї: остання вершина.
graph-preset-graph-example = Глухий кут знову стає білим
    .look = C — глухий кут і знову стає білою. Потім ідуть D, E і F, а C остання.
    .program = Малий граф від A до F
graph-preset-graph-dodecahedron = Гра Гамільтона: один раз через 20 вершин
    .look = Шлях проходить усі вершини додекаедра й повертається. У 1859 році цю головоломку продавали як гру.
    .program = Додекаедр
graph-preset-graph-petersen = Дев'ять із десяти, а кола немає
    .look = Пошук легко проходить дев'ять із десяти вершин, але жоден цикл не проходить усіх.
    .program = Граф Петерсена
graph-preset-graph-knight-5x5 = Маршрут коня — це шлях у графі
    .look = Клітинки — це вершини, а ходи — ребра. Кроки ті самі, що в програми маршруту.
    .program = Граф коня, 5x5
graph-preset-graph-knight-8x8 = 74 607 ходів замість 8 мільйонів
    .look = У графі 64 вершини й 168 ребер. Спершу пошук пробує вершини, у яких найменше сусідів.
    .program = Граф коня, 8x8
graph-preset-graph-knight-8x8-pruned = Той самий шлях за 68 ходів
    .look = Пошук оминає те, через що не йде жоден шлях. Той самий шлях він знаходить за 68 ходів.
    .program = Граф коня, 8x8, з відсіканням

# --- програми та значення їхніх змінних ---

graph-program-recursive = Рекурсивна
    .does = Виклик пробує всіх сусідів однієї вершини й повертає, чи привів якийсь до повного шляху.
graph-program-flag = Рекурсивна, з прапорцем
    .does = Усі виклики мають спільний прапорець. Остання вершина піднімає його, і всі виклики одразу закінчуються.
graph-program-stack = Зі стеком
    .does = Стек зберігає те, що рекурсія зберігає у викликах: вершину й скількох сусідів уже спробувано.
graph-program-queue = З чергою
    .does = Нові вершини стають у кінець черги. Програма оглядає сусідів першої вершини черги й більше до неї не повертається.
graph-program-graph = Білі й сірі
    .does = Вершини на шляху сірі, інші білі. Глухий кут знову стає білим.
graph-value-white = усі білі

# --- що не приймається ---

graph-error-target = target { $target }: ціль буває лише зі стратегією 'breadth'
graph-error-breadth-start = start 'any': стратегія 'breadth' починає з однієї вершини
graph-error-breadth-path = strategy 'breadth': вона шукає найкоротший шлях. Приберіть limit і cycle.
graph-error-breadth-ends = target { $vertex }: це початок. Виберіть іншу вершину.
graph-error-limit = limit { $limit }: на шляху або циклі тут може бути від 1 до { $most } вершин
graph-error-cycle = цикл потребує початку: без нього пошук знаходив би той самий цикл від кожної вершини
graph-error-size = у графі { $vertices ->
    [one] { $vertices } вершина
    [few] { $vertices } вершини
   *[many] { $vertices } вершин
}: має бути від 1 до { NUMBER($most) }
graph-error-board = graph { $graph }: його дошка може мати клітинок щонайбільше { NUMBER($most) }
graph-error-marks = назва { $name }: у ній не має бути знаків , ; : / тощо
graph-error-twice = вершина { $name } трапляється двічі: назви мають відрізнятися
graph-error-lists = списків сусідів { $lists }, а вершин { $vertices }
graph-error-vertex = немає вершини { $name }: у графі є { $known }
graph-names = { $shown } і ще { NUMBER($others) }
graph-error-kinds = у рядку { $both } ребро в обидва боки (--), а в рядку { $one } в один бік (->): пишіть усі як 'A -- B' або всі як 'A -> B'
graph-error-empty = граф порожній: задайте принаймні одну вершину, наприклад 'A: B C'
graph-error-data = граф { $graph }: дайте текст на зразок 'A: B C', ребра на зразок [('A', 'B')], списки сусідів, матрицю або граф networkx
graph-error-edge = ребро { $edge }: це мають бути дві вершини, наприклад ('A', 'B')
graph-error-list = вершина { $vertex }: її сусіди мають бути списком на зразок ['B', 'C'], а не { $given }
graph-error-neighbours = рядок { $number }: { $line } не схоже на 'A: B C'
graph-error-form = це схоже на { $form }. Пишіть по ребру в рядку, як 'A B', або кожну вершину з її сусідами, як 'A: B C'.
graph-error-heading = рядок { $number }: { $line } схоже на заголовок таблиці. Приберіть його. Якщо це ребро, напишіть його як 'A -- B'.
graph-error-count = рядок { $number }: { $line } може бути кількістю вершин чи ребер. Якщо так, приберіть його. Ребро пишіть як 'A -- B', а вершину без ребер як 'A:'.
graph-error-semicolon = рядок { $number }: у { $line } крапка з комою закінчує ребро. Ребро пишіть як 'A B', а вершину без ребер як 'A:'.
graph-error-alone = рядок { $number }: { $line } — це лише одна назва. Ребро пишіть як 'A B', а вершину без ребер як 'A:'.
graph-error-odd = рядок { $number }: { $kind ->
    [brackets] у { $line } є дужки. Пишіть назви без них.
    [quotes] у { $line } є лапки. Пишіть назви без них.
    [mark] у назвах не може бути { $mark }, а в { $line } він є.
   *[name] { $mark } у { $line } не може бути назвою.
} Ребро пишуть як 'A B', сусідів як 'A: B C'.
graph-error-parts = рядок { $number }: { $line } має { $parts ->
    [one] { $parts } частину
    [few] { $parts } частини
   *[many] { $parts } частин
}. Ребро — це дві назви, як 'A B', 'A -- B' або 'A -> B'. Сусідів пишуть як 'A: B C'.
# Files of other programs. $form: such as DIMACS; $right: a line that can be read.
graph-error-edges = забагато ребер: { NUMBER($edges) }. Може бути щонайбільше { NUMBER($most) }
graph-form-line = це схоже на { $form }, але в рядку { $number } помилка: { $line }. Має бути як '{ $right }'.
graph-form-missing = це схоже на { $form }, але немає '{ $part }'. Можливо, текст обрізано.
graph-form-vertex = це схоже на { $form }, але в рядку { $number } є вершина { $vertex }. Вона має бути від 1 до { $last }.
# $edges: as the line says; $found: lines with an edge
graph-form-edges = це схоже на { $form }, але за рядком { $number } має бути { $edges ->
    [one] { $edges } ребро
    [few] { $edges } ребра
   *[many] { $edges } ребер
}, а є { NUMBER($found) }. Якщо жодного не бракує, напишіть { NUMBER($found) } у рядку { $number }.
graph-form-section = це схоже на { $form } з { $section }. Шлях тут не може на це зважати. Приберіть цю частину.
graph-form-weights = у форматі { $format } тут має бути стільки чисел: { NUMBER($wanted) }. А є { NUMBER($found) }
graph-form-points = у цьому { $form } є точки та відстані, тож кожна вершина була б з'єднана з кожною іншою. Залиште близькі пари й пишіть по ребру в рядку, як 'A B'.
graph-form-none = тут ({ $form }) немає вершин. Графу потрібна хоча б одна.
graph-form-node = ребро { $number } тут ({ $form }) веде до { $node }, а такої вершини немає. Додайте її або змініть ребро.
graph-form-many = тут графів у форматі { $form }: { NUMBER($graphs) }. Подайте лише один.
graph-form-code = це схоже на { $form }, але в рядку { $number } є зайвий знак, або знаків забагато чи замало: { $line }. Скопіюйте його повністю.
graph-form-word = рядок { $number }: { $line } може бути графом у форматі graph6 або вершиною. Перед графом напишіть '>>graph6<<'. Вершину без ребер пишіть як 'A:'.
graph-form-deep = це схоже на { $form }, але вкладення занадто глибокі
# Read by networkx; the page has no readers for it.
graph-form-extra = це { $form }. У Python його читає 'pip install networkx'. Або пишіть по ребру в рядку, як 'A B', чи кожну вершину з її сусідами, як 'A: B C'.
graph-form-entity = це { $form } з власними сутностями. Приберіть '<!ENTITY'.
graph-form-xml = це схоже на { $form }, але в рядку { $line }, стовпці { $column } помилка. Збережіть файл ще раз.
# $why: in networkx's own words
graph-form-networkx = це схоже на { $form }, але networkx не може це прочитати: { $why }
# $nodes, $links: what networkx has read of that
graph-form-lost = тут ({ $form }) вершин { NUMBER($vertices) } і ребер { NUMBER($edges) }, а networkx читає { NUMBER($nodes) } і { NUMBER($links) }. Можливо, ребро веде до вершини, якої немає. Або тут кілька графів, чи один в іншому. Збережіть один простий граф.
graph-form-twice = вершина { $name } є тут двічі. Дайте кожній вершині свій id.
graph-form-several = рядок { $number }: { $kinds ->
    [matrix-weights] { $line } може бути рядком матриці або ребром з вагою
    [matrix-neighbours] { $line } може бути рядком матриці або вершиною з її сусідами
   *[weights-neighbours] { $line } може бути ребром з вагою або вершиною з її сусідами
}. Ребро пишіть як 'A B', а сусідів як 'A: B C'. Або напишіть назви вершин над матрицею і ліворуч від неї.
graph-form-heading = рядок { $number }: { $line } схоже на заголовок таблиці. Назвіть кінці ребра 'source' і 'target' або приберіть цей рядок.
graph-form-vertices = це таблиця вершин. Подайте таблицю ребер зі стовпцями 'source' і 'target'.
# $both, $one: numbers of lines
graph-form-ways = у рядку { $both } ребро ненапрямлене, а в рядку { $one } напрямлене. Граф має лише один вид ребер: змініть інші.
graph-json-error = це не JSON: помилка в рядку { $line }, стовпці { $column }
graph-json-deep = у цьому JSON занадто глибокі вкладення або занадто довге число
graph-json-unknown = у цьому JSON немає графа, який тут можна прочитати. Він може бути як {"{"}"nodes": [{"{"}"id": "A"{"}"}], "links": [{"{"}"source": "A", "target": "A"{"}"}]{"}"}, або {"{"}"A": ["B"]{"}"}, або [["A", "B"]]. Або пишіть по ребру в рядку, як 'A B'.
graph-json-nodes = "nodes" у цьому JSON має бути списком, як [{"{"}"id": "A"{"}"}]
graph-json-links = у цьому JSON має бути один список "links" або "edges", як [{"{"}"source": "A", "target": "B"{"}"}]
graph-json-link = ребро { $number } у цьому JSON: { $link } повинно мати source і target
# $node: what no node is called
graph-json-node = ребро { $number } у цьому JSON веде до { $node }, а такої вершини немає. Додайте її або змініть ребро.
# $places, $ids: the edge if links count nodes, or name them
graph-json-places = ребро { $number } у цьому JSON: { $link }. Це може бути { $places }, якщо вершини полічено від 0. Це може бути { $ids }, якщо там id вершин. Зробіть id текстом або приберіть їх.
graph-json-adjacency = "adjacency" у цьому JSON має мати список для кожної вершини
graph-json-rows = перший рядок цього JSON: { $row }. Це може бути ребро, рядок матриці або сусіди вершини 0. Пишіть ребра з назвами, як [["A", "B"]], а сусідів як {"{"}"A": ["B"]{"}"}.
graph-error-head = сусід { $head } вершини { $name }: має бути від 0 до { $last }
graph-error-one-end = { $name } має сусіда { $other }, а навпаки ні: у ненапрямленому графі ребро мають називати обидві вершини
graph-error-repeated = вершина { $name } називає сусіда двічі
graph-picture-breadth = Пошук у ширину, дійшли до { $reached } з { $vertices ->
    [one] { $vertices } вершини
    [few] { $vertices } вершин
   *[many] { $vertices } вершин
}
graph-picture = { $cycle ->
    [true] Цикл у графі
   *[false] Шлях у графі
}, вершин: { $depth } із { $vertices }

# --- що робить не так власна програма ---

graph-task-taken = { $vertex } уже на шляху.
graph-task-odd = { $value } не є вершиною цього графа.

# --- командний рядок ---

graph-command-file = файл: ребра, сусіди, матриця, CSV, DIMACS, TSPLIB, DOT, GML, JSON, graph6 або sparse6; з networkx також GraphML і GEXF
graph-command-graph = example, dodecahedron, petersen або knight.8x8
graph-command-start = перша вершина; any пробує кожну по черзі
graph-command-limit = скільки вершин має бути на шляху або циклі
graph-command-target = вершина, яку шукає пошук у ширину
graph-command-cycle = шлях має повернутися до свого початку
graph-command-general = відвідати кожну вершину один раз: ліс
graph-command-directed = ребра ведуть лише в один бік
graph-command-order = порядок сусідів
graph-command-strategy = яких сусідів пробує пошук
graph-general-alone = { $option }: з --general пошук відвідує кожну вершину і не шукає шляху. Залиште одне з двох.
graph-command-one-graph = граф: подайте файл або --graph example, одне з двох

# --- what a step ruled out ---

graph-refused-on-path = { AND($names, most: 8) } уже на шляху.
graph-refused-no-path = З { OR($names, most: 8) } шлях неможливий.
graph-refused-no-cycle = З { OR($names, most: 8) } цикл неможливий.

# --- what happened at a step ---

graph-begin-breadth = Пошук починається в { $name }. Він шукає { $target }.
# $steps: від початку
graph-reach = Пошук доходить до { $vertex } з { $origin }. Це { $steps ->
    [one] { $steps } крок
    [few] { $steps } кроки
   *[many] { $steps } кроків
} від початку.
graph-reach-target = Пошук доходить до { $target }. Це { $steps ->
    [one] { $steps } крок
    [few] { $steps } кроки
   *[many] { $steps } кроків
} від початку. Коротшого шляху немає.
graph-begin = Шлях починається з { $name }. Вершина на шляху сіра.
graph-anywhere = Усі вершини білі: шлях не пройшов жодної.
graph-place = Вершина { $number }: шлях іде з { $origin } до { $to }. У списку пошуку це сусід { $turn } із { $tries }.
graph-place-first = Пошук пробує { $name } як першу вершину.
graph-dead-end = Глухий кут: після { $name } не може бути жодної білої вершини. { $name } знову стає білою. { $depth ->
    [0] Пошук повертається до початку.
   *[other] Пошук повертається до { $back }.
}
graph-cut = { $cycle ->
    [true] Глухий кут: з { $name } можна піти до { OR($white) }, але звідти цикл неможливий.
   *[false] Глухий кут: з { $name } можна піти до { OR($white) }, але звідти шлях неможливий.
} { $name } знову стає білою. { $depth ->
    [0] Пошук повертається до початку.
   *[other] Пошук повертається до { $back }.
}
graph-exhausted = { $every ->
    [true] Пошук перебрав усе після { $name }.
   *[false] Пошук перебрав усе після { $name } і нічого не знайшов.
} { $name } знову стає білою. { $depth ->
    [0] Пошук повертається до початку.
   *[other] Пошук повертається до { $back }.
}
graph-solution-left = Це був розв'язок. Пошук шукає ще: { $name } знову стає білою. { $depth ->
    [0] Пошук повертається до початку.
   *[other] Пошук повертається до { $back }.
}
graph-solved = { $cycle ->
    [true] Цикл повний: { $path }. Ребро веде назад до { $start }.
   *[false] Шлях має повну довжину: { $path }.
}

# --- titles of a search's end ---

graph-found = Шлях знайдено
graph-no-solution = Такого шляху не існує
graph-found-breadth = Найкоротший шлях знайдено
graph-none-breadth = Жоден шлях не веде до { $target }
graph-cycle-found = Цикл знайдено
graph-cycle-none = Такого циклу не існує

## Page

# Під час пошуку в ширину. $reached: чи пошук дійшов до вершини; $steps: від початку
graph-cell-breadth = { $reached ->
    [false] { $name }: пошук сюди ще не дійшов
   *[true] { $steps ->
        [one] { $name }: { $steps } крок від початку
        [few] { $name }: { $steps } кроки від початку
       *[many] { $name }: { $steps } кроків від початку
    }
}
graph-label-breadth = Граф, { $vertices ->
    [one] { $vertices } вершина
    [few] { $vertices } вершини
   *[many] { $vertices } вершин
}. { $reached ->
    [one] Пошук дійшов до { $reached } вершини
    [few] Пошук дійшов до { $reached } вершин
   *[many] Пошук дійшов до { $reached } вершин
}, остання — { $last }. Він шукає { $target }.
graph-counts-breadth = { $placed ->
    [one] Пошук дійшов до { $placed } вершини.
    [few] Пошук дійшов до { $placed } вершин.
   *[many] Пошук дійшов до { $placed } вершин.
}
graph-title-breadth = Найкоротший шлях у графі з { $start }
graph-purpose-breadth = Знайдіть найкоротший шлях із { $start } до { $named ->
    [false] останньої вершини
   *[true] { $target }
}.
graph-signs-breadth-next = вершина, до якої пошук дійде далі, і скільки до неї кроків від початку
graph-signs-breadth-top = вершина, до якої пошук щойно дійшов
graph-signs-breadth-tree = ребро, яким пошук дійшов до вершини
graph-signs-breadth-last = ребро останнього кроку
graph-cell = { $number ->
    [0] { $name }: не на шляху
   *[other] { $name }: сіра, вершина { $number } шляху
}
graph-label = Граф, { $vertices ->
    [one] { $vertices } вершина
    [few] { $vertices } вершини
   *[many] { $vertices } вершин
}. { $depth ->
    [0] На шляху немає жодної вершини.
   *[other] Шлях: { $path }.
}
graph-rule = { $goal ->
    [shortest] Шлях іде ребрами від початку до цілі. Ребер у ньому найменше з можливого.
   *[path] Шлях іде ребрами. { $vertices ->
        [0] Він заходить до кожної вершини рівно раз.
        [one] Він заходить до { $vertices } вершини, до кожної лише раз.
        [few] Він заходить до { $vertices } вершин, до кожної лише раз.
       *[many] Він заходить до { $vertices } вершин, до кожної лише раз.
    }
    [cycle] Цикл іде ребрами. { $vertices ->
        [0] Він заходить до кожної вершини рівно раз і повертається до свого початку.
        [one] Він заходить до { $vertices } вершини, до кожної лише раз, і повертається до свого початку.
        [few] Він заходить до { $vertices } вершин, до кожної лише раз, і повертається до свого початку.
       *[many] Він заходить до { $vertices } вершин, до кожної лише раз, і повертається до свого початку.
    }
}
graph-own = Ваш граф
graph-heat = Забрано назад із кожної вершини
graph-counts = { $placed ->
    [one] Вершину вибрано { $placed } раз, забрано назад { $undone }.
    [few] Вершину вибрано { $placed } рази, забрано назад { $undone }.
   *[many] Вершину вибрано { $placed } разів, забрано назад { $undone }.
}
graph-title = { $cycle ->
    [true] Цикл у графі,
   *[false] Шлях у графі,
} { $start ->
    [any] з будь-якої вершини
   *[other] з { $start }
}
graph-purpose = { $wanted ->
    [all] Знайдіть усі { $cycle ->
        [true] цикли
       *[false] шляхи
    }
    [count] Порахуйте { $cycle ->
        [true] цикли
       *[false] шляхи
    }
    [some] Знайдіть { $cycle ->
        [true] цикли ({ $number })
       *[false] шляхи ({ $number })
    }
   *[one] Знайдіть { $cycle ->
        [true] цикл
       *[false] шлях
    }
}{ $vertices ->
    [0] { "" }
    [one] { " " }з { $vertices } вершини
    [few] { " " }з { $vertices } вершин
   *[many] { " " }з { $vertices } вершин
}, почавши { $start ->
    [any] з будь-якої
   *[other] з { $start }
}, і не проходьте жодної вершини двічі.
graph-signs-next = наступний сусід та його місце у списку пошуку
graph-signs-open = сусід, до якого черга дійде пізніше
graph-signs-white = білий сусід та його місце у списку пошуку
graph-signs-tried = сусід, якого вже спробувано
graph-signs-top = кінець шляху
graph-signs-last = ребро останнього кроку
graph-signs-undone = щойно забрана вершина

## Page, in dialogs

# In the help.
graph-help-intro = Пошук шукає в графі шлях або цикл, який не проходить жодної вершини двічі. Він пробує сусідів останньої вершини одного за одним. Коли серед них немає білих, він повертається, і вершина знову стає білою. Натисніть «Пуск» або робіть по одному кроку вперед чи назад.
graph-help-legend = Сірі вершини на шляху, білі — ні. Числа в них показують порядок. Бурштинові числа стоять біля вершин, які розглядає пошук, і показують їхнє місце у списку пошуку. Червоний хрестик позначає вершину, щойно забрану назад.
graph-help-breadth-intro = Пошук доходить до вершин у порядку їхньої відстані від початку. Він оглядає сусідів вершини, яка чекає найдовше, і доходить до білих. Тепер чекають і вони. Назад пошук нічого не забирає. Тому перший шлях до цілі — найкоротший. Натисніть «Пуск» або робіть по одному кроку вперед чи назад.
graph-help-breadth-legend = Сірі вершини чекають: пошук ще не оглянув їхніх сусідів. Сусідів чорних він уже оглянув. Числа в них — кроки від початку. Бурштинове число стоїть біля вершини, яка буде наступною. Наприкінці позначені ребра — найкоротший шлях.
