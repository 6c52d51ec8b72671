### Чому позицію програно, наскільки це однаково для всіх головоломок.

## Library

search-solved = Це розв'язок.
search-unsolved = Усі вибори зроблено, але головоломку не розв'язано.
search-unknown = { $goal ->
    [tour] Маршрут, можливо, ще є. Поки що ніщо його не виключає.
    [closed] Замкнений маршрут, можливо, ще є. Поки що ніщо його не виключає.
    [path] Шлях, можливо, ще є. Поки що ніщо його не виключає.
    [cycle] Цикл, можливо, ще є. Поки що ніщо його не виключає.
   *[other] Розв'язок, можливо, ще є. Поки що ніщо його не виключає.
}
search-no-option = { COUNT($refused) ->
    [0] Варіантів не залишилося.
    [one] Варіантів не залишилося: { AND($refused, most: 6) }.
    [few] Варіантів не залишилося: { AND($refused, most: 6) }.
   *[many] Варіантів не залишилося: { AND($refused, most: 6) }.
}
search-refusal = { $choice } ({ $reason })
search-searched = Пошук для перевірки перебрав звідси все за { $steps ->
    [one] { $steps } крок
    [few] { $steps } кроки
   *[many] { $steps } кроків
}. { $goal ->
    [tour] Маршруту він не знайшов.
    [closed] Замкненого маршруту він не знайшов.
    [path] Шляху він не знайшов.
    [cycle] Циклу він не знайшов.
   *[other] Розв'язку він не знайшов.
}
search-each-option = Кожен з цих варіантів веде в глухий кут.
search-forced = { $number ->
    [one] Звідси випливає { $number } крок.
    [few] Звідси один за одним випливають { $number } кроки.
   *[many] Звідси один за одним випливає { $number } кроків.
}

# --- що позначено ---

search-mark-refused = що не підходить
search-mark-tried = що пробуємо
search-mark-one-option = де залишається один варіант
search-mark-no-option = де варіантів не залишилося
search-mark-each-option = де кожен варіант веде в глухий кут
search-mark-chain = де один за одним залишається лише один варіант
search-mark-chain-end = де зрештою варіантів не залишилося

# --- що не приймається ---

search-error-goal = goal { $goal }: має бути first, all, count або кількість розв'язків від 1
search-error-limit = limit { $limit }: має бути кількість кроків від 0
search-error-probes = probes { $probes }: зробіть принаймні 1
search-error-root = шлях { $path }: він має починатися з кореня { $root }
search-error-long = шлях { $path }: кроків забагато ({ $number }), може бути щонайбільше { $most }
search-error-choice = варіант { $choice } після шляху { $path }: має бути один із { $choices }
search-error-dead-end = варіант { $choice } після шляху { $path }: тут глухий кут, тож варіантів немає
search-error-never = варіант { $choice } тут неможливий: пошук туди не йде
search-error-nowhere = шлях { $path }, забрано { $undone }: пошук туди не йде
search-error-name = { $name } { $given }: має бути одне з: { $known }
search-error-flag = { $name } { $given }: має бути True або False
search-error-whole = { $name } { $given }: має бути ціле число від { $low } до { $high }
search-error-least = { $name } { $given }: має бути ціле число від { $low }
search-error-puzzle = { $given } не головоломка: дайте, наприклад, Queens(8) або текст на зразок 'queens/8'
search-error-state = стан { $state }: має бути State, позиція або список варіантів
search-error-visits = { $puzzle }: цей пошук обходить усі вершини. Розв'язків він не має.
search-error-threads = цей пошук зараз виконує інший виклик: скопіюйте пошук для кожного потоку, copy.copy(search)
search-error-interrupted = цей пошук перервала помилка, тож він не може йти далі: почніть новий
search-error-source = цей пошук має власне джерело кроків, тож його не можна скопіювати: створіть новий із новим джерелом

# --- чому варіант не розглядається ---

search-taken = Там уже вибрано { $choice }.
search-unseen = Пошук не розглядає тут { $choice }.

# --- що кажуть форми всіх головоломок ---

search-parameter-first = Розв'язки
    .help = Після скількох розв'язків пошук закінчується.
search-parameter-goal = Мета
    .help = Коли пошук закінчується.
    .first = Перший
    .first-help = Пошук закінчується на першому розв'язку.
    .all = Усі
    .all-help = Після кожного розв'язку пошук іде далі, доки не перебере все.
    .count = Порахувати
    .count-help = Пошук перебирає все й лише рахує розв'язки.
search-parameter-strategy = Стратегія
    .help = Як далеко пошук зазирає наперед перед кожним вибором.
    .backtrack = Пошук з поверненням
    .backtrack-help = Пошук порівнює кожен вибір лише з попередніми.
    .forward = Перевірка наперед
    .forward-help = Пошук відкидає все, що суперечить вибору. Він оминає вибір, якщо десь тоді не лишається жодного варіанта.
    .conflicts = Мінімум конфліктів
    .conflicts-help = Без дерева пошуку: спершу випадок заповнює всю дошку чи карту. Потім пошук знову й знову бере ферзя під боєм і переводить його на найкращу клітинку. На карті він бере область, що має сусіда того самого кольору, і дає їй найкращий колір. Розв'язок може й не знайтися.
    .consistent = Узгодження дуг (AC-3)
    .consistent-help = Пошук відкидає все, що суперечить вибору. Потім він дивиться знову, доки вже нічого не можна відкинути.
search-parameter-seed = Число генератора
    .help = Яка з випадкових блукань із мінімумом конфліктів.
search-parameter-values = Порядок варіантів
    .help = Який варіант пошук пробує першим.
    .given = Як дано
    .given-help = Пошук пробує варіанти у звичному порядку.
    .lcv = Найменш обмежувальний (LCV)
    .lcv-help = Спершу пошук пробує варіант, який забирає найменше варіантів в інших.

# --- програми та значення їхніх змінних ---

search-program-scheme = Загальна схема
    .does = Програма однакова для всіх головоломок. Змінюються лише її перевірки та варіанти.
search-error-strategy = програма { $form }: вона не знає стратегії { $strategy }; виберіть scheme
search-error-ahead = strategy { $strategy }: з порядком { $order } пошук не може зазирати наперед; виберіть { OR($orders) }
search-error-values = values { $values }: цей порядок потребує стратегії, що зазирає наперед; виберіть forward або consistent
search-value-none = немає
search-value-empty = порожній

search-picture = { $puzzle }: вибрано { $depth } із { $length }

# --- що робить не так власна програма ---

search-task-odd = { $value } поза дошкою.
# --- what a step ruled out ---

search-refused = { AND($names, most: 8) }: { $reason }.
search-refused-left = Не підійшло ще { $number ->
    [one] { $number } варіант.
    [few] { $number } варіанти.
   *[many] { $number } варіантів.
}
# What a search that looks ahead has ruled out at a step; sentences with reasons follow.
search-ahead = Погляд наперед відкидає тут { $number ->
    [one] { $number } варіант.
    [few] { $number } варіанти.
   *[many] { $number } варіантів.
}
search-ahead-more = Є ще { $number ->
    [one] { $number } причина.
    [few] { $number } причини.
   *[many] { $number } причин.
}
search-ahead-unmarked = Ще можливих варіантів понад { NUMBER($most) }. Тому на рисунку їх не позначено.
# $name: the choice that was taken back. $tried: how many options were tried after it
# $moves: each choice is a move from the one before it. $reasons: sentences
search-refused-beyond = { $moves ->
    [true] { $tried ->
        [0] З { $name } не було куди йти. { $reasons }
       *[other] Після останнього варіанта, який пошук спробував із { $name }, решта не підійшла. { $reasons }
    }
   *[false] { $tried ->
        [0] Після вибору { $name } не було чого пробувати. { $reasons }
       *[other] Після останнього варіанта, який пошук спробував після { $name }, решта не підійшла. { $reasons }
    }
}
search-refused-before = Безпосередньо перед цим пошук відкинув інші варіанти. { $reasons }
search-none = Ця головоломка не має розв'язку.
search-lost = { $lost }.
search-ruled-out = { $choice } не підходить: { $reason }.

search-undecided = { $steps ->
    [one] Пошук для перевірки зробив звідси { $steps } крок і нічого не з'ясував.
    [few] Пошук для перевірки зробив звідси { $steps } кроки й нічого не з'ясував.
   *[many] Пошук для перевірки зробив звідси { $steps } кроків і нічого не з'ясував.
}

## Library and page

search-onward = { $walk ->
    [true] У блуканні немає глухих кутів. Наступні кроки можуть змінити будь-який вибір.
   *[false] Цей пошук зберігає все, чого досяг. Йому ніколи не треба повертатися.
}
search-visits = Цей пошук відвідує всі вершини. Програти він не може.
