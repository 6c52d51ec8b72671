### Розфарбування карти або графа.

## Library

# --- чому програно, крок за кроком; $then: чи це випливає з попереднього кроку ---

colouring-none = { $then ->
    [true] Тоді { $region } — без жодного можливого кольору.
   *[false] { $region } — без жодного можливого кольору.
}
colouring-options = { $then ->
    [true] Тоді { $region } — лише { OR($colours, most: 6) } колір.
   *[false] { $region } — лише { OR($colours, most: 6) } колір.
}
colouring-try = Спробуйте { $colour } колір: { $region }.

# --- чому колір не підходить ---

colouring-touches = поруч уже { $colour } колір: { $region }
colouring-touched-by = кілька сусідів уже мають цей колір ({ $colour }): { AND($regions, most: 6) }
# What looking ahead refuses.
colouring-ahead-none = тоді { $region } — без жодного кольору
colouring-ahead-only = { $region } — лише { $colour } колір
colouring-as-new = { $colour } і { $other } кольори ще не на карті, тож досить одного з них

# --- чому програно ---

colouring-why-no-colour = { $region } — без жодного можливого кольору. Сусіди: { AND($neighbours, most: 6) }.
colouring-why-neighbour = { $region } ({ $colour })
colouring-why-clique = { AND($regions, most: 6) } усі межують між собою. Лише для них потрібно кольорів: { COUNT($regions) }.
colouring-why-ring = Області утворюють кільце: { AND($regions, most: 6) }. Кожна з них межує з наступною. Їх { COUNT($regions) }, непарна кількість, тож два кольори не можуть чергуватися.
colouring-why-wheel = Області утворюють кільце: { AND($regions, most: 6) }. Кожна з них межує з наступною, і всі межують з центром: це { $hub }. Центр забирає один колір, тож для кільця лишаються два. Областей у кільці { COUNT($regions) }, непарна кількість, тож два кольори не можуть чергуватися.
colouring-open = { $region } — ще можливий { OR($colours, most: 6) } колір.

# --- чому колір не розглядається ---

colouring-unseen-coloured = { $region } — тут уже { $colour } колір.
colouring-unseen-given = { $region } — тут заданий { $colour } колір. Його ніколи не забирають.
colouring-unseen-next = Наступна область — { $region }.

# --- що позначено; з малої літери, як у легенді ---

colouring-mark-stuck = область, для якої не залишилося кольору
colouring-mark-neighbours = сусіди, що мають ці кольори
colouring-mark-clique = області, які всі межують між собою
colouring-mark-ring = { $regions ->
    [one] { $regions } область у кільці, непарна кількість
    [few] { $regions } області в кільці, непарна кількість
   *[many] { $regions } областей у кільці, непарна кількість
}
colouring-mark-hub = область, яка межує з усім кільцем

# --- що каже каталог: назви, форми й картки ---

colouring-entry = Розфарбування карти
    .summary = Кожна область карти отримує колір, а сусіди — різні кольори.
    .command = розфарбувати карту
colouring-parameter-map = Карта
    .help = Карта за її назвою або кожна область з її сусідами: WA:NT,SA;NT:Q;...
    .australia = Австралія
    .ukraine = Регіони України
    .us = Штати США
    .world = Країни світу
    .world-africa = Африка
    .world-asia = Азія
    .world-europe = Європа
    .world-north-america = Північна Америка
    .world-south-america = Південна Америка
colouring-parameter-colours = Кольори
    .help = Скільки є кольорів.
colouring-parameter-givens = Задані кольори
    .help = Кольори, які області мають із самого початку, наприклад Lviv:blue,Odesa:2. Назви пишуть так, як у посиланні. Решту додає пошук.
colouring-parameter-order = Порядок областей
    .help = Яку область пошук фарбує наступною.
    .given = Як задано
    .degree = Спершу найбільше сусідів
    .dsatur = Спершу найбільше кольорів довкола
    .dsatur-help = Brelaz 1979.
    .kernel = Спершу найбільше кольорів довкола, легкі області останні
    .kernel-help = У легкої області лишається більше кольорів, ніж у неї незафарбованих сусідів. Тож колір для неї є завжди. Жодного розфарбування пошук не пропускає.
colouring-parameter-symmetry = Лише один новий колір
    .help = Усі кольори, яких на карті ще немає, рівноцінні. Пошук може пробувати лише один із них.
    .no = Ні
    .yes = Так
colouring-preset-australia-3 = Австралія трьома кольорами, без жодної помилки
    .look = Трьох кольорів досить, а двох замало.
colouring-preset-australia-2 = Австралія двома кольорами: неможливо, і це доведено
    .look = Три області всі межують між собою, тож двох кольорів замало.
colouring-preset-australia-3-given = Два задані кольори: неможливо, і це доведено
    .look = Квінсленд червоний, а Вікторія синя. Обидва їхні спільні сусіди мали б бути жовтими.
colouring-preset-ukraine-4 = 26 регіонів, чотири кольори, жодної помилки
    .look = Чотирьох кольорів досить із першої спроби, а трьох замало. Контури: MapSVG, CC BY 4.0.
    .program = Регіони України
colouring-preset-us-4 = США чотирма кольорами: 2 418 спроб
    .look = Від порядку областей залежить, як часто пошук забирає колір назад.
colouring-preset-us-4-conflicts = Мінімум конфліктів: США за 189 кроків
    .look = Випадок фарбує всю карту, 51 область. Потім пошук перефарбовує ті, що мають сусіда того самого кольору. Пошуку з поверненням треба 4 785 кроків.
colouring-preset-us-3 = Три кольори: неможливо, і це доведено
    .look = Невада має 5 сусідів у кільці. Кільцю потрібні 3 кольори, тож для Невади не лишається жодного.
    .program = США
colouring-preset-europe-4 = Європа чотирма кольорами, без жодної помилки
    .look = Країна, довкола якої найбільше кольорів, іде першою. Пошук нічого не забирає назад.

colouring-program-recursive = Рекурсивна
    .does = Виклик фарбує одну область і повертає, чи вдалося розфарбувати всі наступні.
colouring-program-ahead = З поглядом наперед
    .does = Виклик отримує кольори, що лишилися, і не пробує тих, після яких інша область не має кольору.
colouring-program-walk = Мінімум конфліктів
    .does = Випадок фарбує кожну область без заданого кольору. Потім програма знову й знову бере область, що має сусіда того самого кольору, і дає їй найкращий колір.

# --- що друкується, і назва картинки; що не приймається ---

colouring-error-region = задані кольори { $region }: такої області на карті немає. Пишіть область і колір, наприклад A:red,B:2.
colouring-error-colour = задані кольори { $colour }: колір має бути { OR($known) } або числом від 1 до { $most }
colouring-error-given = задані кольори { $given }: вибори йдуть від 0 до { $most }
colouring-error-two-colours = задані кольори { $givens }: два кольори для однієї області ({ $region }). Область може мати лише один.
colouring-error-alike = задані кольори { $givens }: сусіди { AND($regions) } мають однаковий колір: { $colour }. Жодне розфарбування такого не має.
colouring-error-symmetry = симетрія 'yes': задані кольори не можна поміняти з іншими. Приберіть симетрію або задані кольори.

colouring-text-region = { $region }: { $colour }
colouring-picture = Карта, регіонів: { $regions }, розфарбовано: { NUMBER($coloured) }, кольорів: { $colours }

# --- що робить не так власна програма ---

colouring-task-alike = { AND($regions) } — сусіди одного кольору.
# $near: a neighbour with a given colour
colouring-task-given-near = { $region } — { $colour } колір не підходить: його задано сусідові ({ $near }).
colouring-task-given = { $region } — тут заданий { $colour } колір.
# Where colours are given; $known: all colours
colouring-task-no-colour = { $value } тут не колір. Називайте кольори так: { OR($known, most: 8) }. Або нумеруйте їх від 1.
colouring-task-many = { $value } — зайвий колір. Кольорів у вас { $colours }.

# --- командний рядок ---

colouring-command-file = файл: GeoJSON, TopoJSON, ламані або граф у будь-якій формі, яку читає 'knights graph'
colouring-command-layer = шар файлу TopoJSON; без цього той, де найбільше областей
colouring-command-snap = з'єднати точки GeoJSON, між якими менше ніж мільйонна частина карти
colouring-command-map = australia, ukraine, us, world або частина, як-от world.africa
colouring-command-colours = скільки кольорів; без цього — найменша достатня кількість
colouring-command-givens = кольори, які області мають із самого початку, наприклад Texas:1,Utah:2
colouring-command-order = яка область наступна
colouring-command-symmetry = з кольорів, яких ще немає на карті, пробувати лише один
colouring-command-one-map = карта: подайте файл або --map australia, одне з двох
colouring-command-no-file = --layer і --snap потребують файлу, а не --map
colouring-command-no-colours = --all і --count потребують кількості кольорів. Додайте --colours.
colouring-command-givens-colours = --givens потребує кількості кольорів. Додайте --colours.
colouring-command-too-few = { $colours ->
    [one] { $colours } кольору не досить.
    [few] { $colours } кольорів не досить.
   *[many] { $colours } кольорів не досить.
}
colouring-command-too-many = Розфарбування немає: карта потребує більш ніж { $most } кольорів.
colouring-command-stopped = Кольорів: { NUMBER($colours) }. Пошук зупинено після { $steps ->
    [one] { $steps } кроку.
    [few] { $steps } кроків.
   *[many] { $steps } кроків.
}
colouring-command-more = Це нічого не доводить. Дайте більше кроків через --max-events або спробуйте --colours { $more }.

# --- what a step ruled out ---

colouring-refused-touches = { AND($places, most: 8) }: { $colour } колір не підходить. Він уже є поруч: { $region }.
colouring-refused-new = Пошук оминає { $colour } колір: його ще немає на карті. Як і { $other }, він новий, а одного нового досить.

# --- what happened at a step ---

# A walk that mends conflicts. $regions: those without a given colour
colouring-walk-begin = { COUNT($givens) ->
    [0] { "" }
    [one] Задано: { AND($givens) }. Пошук ніколи цього не змінює.{ " " }
    [few] Задано: { AND($givens, most: 6) }. Пошук ніколи цього не змінює.{ " " }
   *[many] Задано: { AND($givens, most: 6) }. Пошук ніколи цього не змінює.{ " " }
}{ $regions ->
    [one] Спершу випадок фарбує { $regions } область.
    [few] Спершу випадок фарбує { $regions } області.
   *[many] Спершу випадок фарбує { $regions } областей.
} Потім пошук перефарбовує області, що мають сусіда того самого кольору.
colouring-walk-put = Випадок фарбує область: { $region } ({ $colour }).
# $troubled: the regions with a neighbour of their own colour; $free: those of them without a given colour; $least: the neighbours that have the new colour
colouring-walk-change = { $troubled ->
    [one] Сусіда свого кольору мала { $troubled } область.
    [few] Сусіда свого кольору мали { $troubled } області.
   *[many] Сусіда свого кольору мали { $troubled } областей.
} { $free ->
    [1] З них без заданого кольору лише { $region }.
   *[other] Випадок вибирає одну: { $region }.
} Колір цієї області був { $before }, тепер { $colour }. { $least ->
    [0] Такого кольору немає в жодного сусіда.
    [one] Такий колір має { $least } сусід. Кращого кольору немає.
    [few] Такий колір мають { $least } сусіди. Кращого кольору немає.
   *[many] Такий колір мають { $least } сусідів. Кращого кольору немає.
}
colouring-walk-stay = { $troubled ->
    [one] Сусіда свого кольору мала { $troubled } область.
    [few] Сусіда свого кольору мали { $troubled } області.
   *[many] Сусіда свого кольору мали { $troubled } областей.
} { $free ->
    [1] З них без заданого кольору лише { $region }.
   *[other] Випадок вибирає одну: { $region }.
} Колір цієї області лишається { $colour }. { $least ->
    [one] Його має { $least } сусід. Кращого кольору немає.
    [few] Його мають { $least } сусіди. Кращого кольору немає.
   *[many] Його мають { $least } сусідів. Кращого кольору немає.
}
colouring-walk-chance = його має так само мало сусідів, а випадок вибрав інший колір
colouring-walk-more = { $regions ->
    [one] його має { $regions } сусід, а інший колір — менше
    [few] його мають { $regions } сусіди, а інший колір — менше
   *[many] його мають { $regions } сусідів, а інший колір — менше
}
colouring-walk-other = { $region } — цієї області тут не розглядають. Пошук фарбує іншу: { $coming }.
colouring-begin = { COUNT($givens) ->
    [0] Жодна область ще не має кольору.
    [one] Задано: { AND($givens) }. Пошук ніколи цього не забирає.
    [few] Задано: { AND($givens, most: 6) }. Пошук ніколи цього не забирає.
   *[many] Задано: { AND($givens, most: 6) }. Пошук ніколи цього не забирає.
}
# Looking ahead. $name: the region that would get the colour
colouring-refused-none = { COUNT($colours) ->
    [1] { $name }: { OR($colours) } колір не підходить, бо
   *[other] { $name }: { AND($colours) } кольори не підходять, бо
} тоді { $region } — без жодного кольору.
colouring-refused-only = { COUNT($colours) ->
    [1] { $name }: { OR($colours) } колір не підходить, бо
   *[other] { $name }: { AND($colours) } кольори не підходять, бо
} { $region } — лише { $colour } колір.
# $places: regions for which the colour was ruled out. $done: $region is coloured
colouring-lost = { $done ->
    [true] { AND($places, most: 6) }: { $colour } колір відпадає, бо він уже є поруч ({ $region }).
   *[false] { AND($places, most: 6) }: { $colour } колір відпадає, бо поруч можливий лише він ({ $region }).
}
colouring-least = { $number ->
    [0] Цей колір не забирає варіанта в жодної області.
    [one] Цей колір забирає варіант у { $number } області.
    [few] Цей колір забирає варіант у { $number } областей.
   *[many] Цей колір забирає варіант у { $number } областей.
} Спершу пошук пробує колір, який забирає найменше.
colouring-looked-ahead = Пошук зазирнув наперед: кожна область без кольору ще має можливий колір.
colouring-ahead-stuck = Але хоч який колір тут узяти ({ $region }), інша область лишиться без жодного.
colouring-dead-end-ahead = Глухий кут: { $stuck } — тут пошук не знаходить кольору. Він забирає колір назад: { $region } ({ $colour }).
colouring-place = Пошук фарбує область: { $region } ({ $colour }). У списку пошуку це колір { $turn } із { $tries }.
colouring-easy = Це легка область: для неї завжди залишається колір.
colouring-dead-end = Глухий кут: { $stuck } — без жодного можливого кольору. Пошук забирає колір назад: { $region } ({ $colour }).
colouring-exhausted = { $every ->
    [true] { $region } ({ $colour }): пошук перебрав усе. Він забирає колір назад.
   *[false] { $region } ({ $colour }): пошук перебрав усе й нічого не знайшов. Він забирає колір назад.
}
colouring-solution-left = Це було розфарбування. Пошук шукає ще й забирає колір назад: { $region } ({ $colour }).
colouring-solved = Кожна область має колір, і в усіх сусідів кольори різні. Кольорів на карті: { $used }.

# --- titles of a search's end ---

colouring-found = { $colours ->
    [1] Розфарбовано 1 кольором
    [one] Розфарбовано, кольорів щонайбільше { $colours }
    [few] Розфарбовано, кольорів щонайбільше { $colours }
   *[many] Розфарбовано, кольорів щонайбільше { $colours }
}
colouring-no-solution = { $colours ->
    [one] { $colours } кольору замало
    [few] { $colours } кольорів замало
   *[many] { $colours } кольорів замало
}

## Library and page

colouring-colour = { $colour ->
    [1] червоний
    [2] синій
    [3] жовтий
    [4] зелений
    [5] помаранчевий
    [6] фіолетовий
    [7] коричневий
    [8] рожевий
   *[other] { $colour }-й
}
# Вибір: область і її колір.
colouring-choice = { $region } ({ $colour })
colouring-colours = { $colours ->
    [one] { $colours } колір
    [few] { $colours } кольори
   *[many] { $colours } кольорів
}

## Page

colouring-cell = { $region }: { $colour }{ $given ->
    [true] , задано
   *[false] { "" }
}
colouring-label = Карта, регіонів: { $regions }. Розфарбовано: { $coloured }. Кольорів щонайбільше { $colours }.
colouring-fewest-searching = пошук триває ...
colouring-fewest-found = знайдено: колір вибрано { $placed ->
    [one] { $placed } раз
    [few] { $placed } рази
   *[many] { $placed } разів
}, забрано назад { $undone }.
colouring-fewest-exhausted = неможливо: пошук перебрав усе й вибирав колір { $placed ->
    [one] { $placed } раз
    [few] { $placed } рази
   *[many] { $placed } разів
}
colouring-fewest-clique = ({ AND($clique) } усі межують між собою)
colouring-fewest-stopped = невідомо: пошук зупинився через { $events ->
    [one] { $events } крок
    [few] { $events } кроки
   *[many] { $events } кроків
}
colouring-fewest-least = Найменша кількість кольорів: { $colours }.
colouring-rule = Області зі спільною межею повинні мати різні кольори.
colouring-own = Ваша карта
colouring-heat = Забрано назад із кожної області
colouring-counts = { $placed ->
    [one] Колір вибрано { $placed } раз, забрано назад { $undone }.
    [few] Колір вибрано { $placed } рази, забрано назад { $undone }.
   *[many] Колір вибрано { $placed } разів, забрано назад { $undone }.
}
colouring-counts-walk = { $placed ->
    [one] Пошук надавав областям колір { $placed } раз.
    [few] Пошук надавав областям колір { $placed } рази.
   *[many] Пошук надавав областям колір { $placed } разів.
}
colouring-cell-blank = { $region }: ще без кольору
colouring-title = { $map }: { $colours ->
    [one] { $colours } колір
    [few] { $colours } кольори
   *[many] { $colours } кольорів
}
colouring-title-own = Карта: { $colours ->
    [one] { $colours } колір
    [few] { $colours } кольори
   *[many] { $colours } кольорів
}
colouring-purpose = { $wanted ->
    [all] Знайдіть усі способи розфарбувати
    [count] Порахуйте способи розфарбувати
    [some] Знайдіть способи ({ $number }) розфарбувати
   *[one] Розфарбуйте
} { $regions ->
    [0] карту
    [one] { $regions } регіон
    [few] { $regions } регіони
   *[many] { $regions } регіонів
}: { $colours ->
    [one] { $colours } колір
    [few] { $colours } кольори
   *[many] { $colours } кольорів
}, сусіди мають різні.{ $given ->
    [0] { "" }
    [one] { " " }{ $given } регіон має заданий колір.
    [few] { " " }{ $given } регіони мають заданий колір.
   *[many] { " " }{ $given } регіонів мають заданий колір.
}
colouring-signs-given-region = область із заданим кольором, якого ніколи не забирають
colouring-signs-dashes = наступна область
colouring-signs-possible = колір, який тут ще можливий
colouring-signs-ruled-out = щойно відкинутий тут колір
colouring-signs-placed = область, зафарбована останньою
colouring-signs-walk-next = колір наступної області, і скільки сусідів його мають
colouring-signs-walk-open = інший колір, і скільки сусідів його мають
colouring-signs-walk-found = сусіди одного кольору
colouring-signs-given-up = область, колір якої щойно забрано назад

## Page, in dialogs

# In the help.
colouring-help-intro = Кожна область отримує колір так, щоб у сусідів кольори були різні. Пошук бере області в певному порядку й пробує кольори один за одним. Коли кожен колір уже є в сусідів, пошук повертається й забирає колір назад. Задані кольори є із самого початку, і пошук ніколи їх не забирає. Натисніть «Пуск» або робіть по одному кроку вперед чи назад.
colouring-help-legend = Кожен колір має також свій візерунок. Область у рамці — наступна. Товстий контур позначає заданий колір. Червона рамка позначає область, у якої щойно забрали колір. Якщо пошук зазирає наперед, крапка позначає кожен ще можливий колір області. Перекреслене кільце позначає щойно відкинутий.
colouring-help-walk-intro = Спершу випадок фарбує кожну область без заданого кольору. Потім пошук навмання вибирає область, що має сусіда того самого кольору. Він дає їй колір, який має найменше сусідів. Так він іде, доки в усіх сусідів не будуть різні кольори, або зупиняється після 1 000 таких кроків. Дерева тут немає, і нічого не перебирають за порядком. Тому блукання, що зупинилося, нічого не доводить. Задані кольори не змінюються. Натисніть «Пуск» або робіть по одному кроку вперед чи назад.
colouring-help-walk-legend = Кожен колір має також свій візерунок. Лінії з'єднують сусідів одного кольору. Область у рамці — наступна. Числа біля неї кажуть, скільки сусідів має кожен колір. Зафарбоване — колір, який область отримає. Товстий контур позначає заданий колір.
