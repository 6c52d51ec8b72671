### Головоломку розв'язують самі.
### $puzzle — її назва: tour, queens, graph, forest, colouring, sudoku або інша.

## Library

# --- що можна поставити ---

play-allowed = { $choice }: правила це дозволяють.

# --- підказки ---

play-hint-full = Усе вже зроблено.
play-hint-take-back = Заберіть щось назад.
play-hint-obstacle = { COUNT($places) ->
    [0] Звідси розв'язку немає.
   *[other] Погляньте сюди: { AND($places, most: 6) }. Через це розв'язку звідси немає.
}
play-hint-open = Усі ваші варіанти поки що можливі.
play-hint-look = { $puzzle ->
    [queens] Погляньте на { $place }: { $ways ->
        [1] для ферзя там лишилася лише 1 клітинка.
       *[other] на жодній порожній вертикалі не лишилося менше клітинок.
    }
    [regions] Погляньте: { $place }. { $ways ->
        [1] Для ферзя там лишилася лише 1 клітинка.
       *[other] Ніде, де ще немає ферзя, не лишилося менше клітинок.
    }
    [colouring] Погляньте: { $place }. { $ways ->
        [1] Тут лишився лише 1 колір.
       *[other] Для жодної незафарбованої області не лишилося менше кольорів.
    }
    [sudoku] Погляньте на клітинку { $place }: { $ways ->
        [1] для неї лишилася лише 1 цифра.
       *[other] для жодної порожньої клітинки не лишилося менше цифр.
    }
   *[other] Погляньте на { $place }: { $ways ->
        [1] там лишився лише 1 варіант.
       *[other] ніде не лишилося менше варіантів.
    }
}
play-hint-values = { $place }: підходить лише { OR($values) }.
play-hint-ways = { $ways ->
    [0] { $place }: варіантів не лишилося.
    [one] { $place }: лишився { $ways } варіант.
    [few] { $place }: лишилося { $ways } варіанти.
   *[many] { $place }: лишилося { $ways } варіантів.
}
# $place: вертикаль ферзя.
play-hint-places = { COUNT($choices) ->
    [one] Лишилася { COUNT($choices) } клітинка ({ $place }): { AND($choices, most: 6) }.
    [few] Лишилося { COUNT($choices) } клітинки ({ $place }): { AND($choices, most: 6) }.
   *[many] Лишилося { COUNT($choices) } клітинок ({ $place }): { AND($choices, most: 6) }.
}
play-hint-options = { COUNT($choices) ->
    [1] Звідси є лише один варіант: { AND($choices, most: 6) }.
   *[other] Погляньте на { AND($choices, most: 6) }. Скільки варіантів лишається після кожного?
}
play-hint-next = Порахуйте варіанти на крок далі: { AND($after, most: 12) }.{ COUNT($after) ->
    [1] {""}
   *[many] {" "}Де їх мало, туди йдіть раніше: потім може не лишитися жодного.
}
play-hint-after = { $ways ->
    [0] жодного після { $choice }
   *[other] { $ways } після { $choice }
}
play-hint-move = { $goal ->
    [tour] Ідіть на { $choice }: звідти маршрут можливий.
    [ending] Ідіть на { $choice }: звідти розв'язок можливий.
    [numbered] Ідіть на { $choice }: звідти розв'язок можливий.
    [closed] Ідіть на { $choice }: звідти замкнений маршрут можливий.
    [path] Ідіть до вершини { $choice }: звідти шлях можливий.
    [cycle] Ідіть до вершини { $choice }: звідти цикл можливий.
    [queens] Поставте ферзя на { $choice }: так розв'язок можливий.
    [regions] Поставте ферзя на { $choice }: так розв'язок можливий.
    [colouring] Спробуйте так: { $choice }. Карту тоді можна розфарбувати.
    [sudoku] Спробуйте { $choice }. Так сітку можна заповнити.
   *[other] Спробуйте { $choice }: так розв'язок можливий.
}
play-hint-unknown = { $steps ->
    [one] Пошук для перевірки зробив { $steps } крок і не з'ясував, який варіант правильний.
    [few] Пошук для перевірки зробив { $steps } кроки й не з'ясував, який варіант правильний.
   *[many] Пошук для перевірки зробив { $steps } кроків і не з'ясував, який варіант правильний.
}

# --- підказки в пошуку, що обходить усі вершини ---

play-visit-done = Усі вершини вже відвідано.
play-visit-begin = Погляньте на вершини, яких пошук ще не досяг.
play-visit-look = Погляньте на сусідів вершини { $vertex }.
play-visit-left = Білих вершин ще { $number }.
play-visit-white = { $number ->
    [0] Вершина { $vertex } не має білих сусідів.
    [one] Вершина { $vertex } має { $number } білого сусіда.
    [few] Вершина { $vertex } має { $number } білих сусідів.
   *[many] Вершина { $vertex } має { $number } білих сусідів.
}
play-visit-move = Можете йти до вершини { $vertex }.
play-visit-leave = Покиньте { $vertex }: білих сусідів у неї немає.

# --- що позначено на дошці ---

play-mark-look = куди дивитися
play-mark-ways = варіанти
play-mark-move = варіант, що веде до розв'язку
play-mark-visit = куди можна йти

# --- де програно ---

play-loss-alive = { $possible }.
play-loss-unknown = { $steps ->
    [one] За { $steps } крок пошук не з'ясував, чи розв'язок ще можливий.
    [few] За { $steps } кроки пошук не з'ясував, чи розв'язок ще можливий.
   *[many] За { $steps } кроків пошук не з'ясував, чи розв'язок ще можливий.
}
play-loss-mistake = { $goal ->
    [tour] Помилка — { $choice }. До неї маршрут був ще можливий.
    [closed] Помилка — { $choice }. До неї замкнений маршрут був ще можливий.
    [path] Помилка — { $choice }. До неї шлях був ще можливий.
    [cycle] Помилка — { $choice }. До неї цикл був ще можливий.
    [colouring] Помилка — { $choice }. До неї карту ще можна було розфарбувати.
    [sudoku] Помилка — { $choice }. До неї сітку ще можна було заповнити.
   *[other] Помилка — { $choice }. До неї розв'язок був ще можливий.
}
play-loss-since = { $goal ->
    [tour] Після { $choice } маршруту немає.
    [closed] Після { $choice } замкненого маршруту немає.
    [path] Після { $choice } шляху немає.
    [cycle] Після { $choice } циклу немає.
    [colouring] { $choice }: після цього карту вже не розфарбувати.
    [sudoku] Після { $choice } сітку вже не заповнити.
   *[other] Після { $choice } розв'язку немає.
}
play-loss-gave-up = { $steps ->
    [one] Пошук для перевірки зробив { $steps } крок і не з'ясував, чи помилка була раніше.
    [few] Пошук для перевірки зробив { $steps } кроки й не з'ясував, чи помилка була раніше.
   *[many] Пошук для перевірки зробив { $steps } кроків і не з'ясував, чи помилка була раніше.
}
play-loss-why = { $goal ->
    [tour] Після цього вибору маршруту вже немає. { $reason }
    [closed] Після цього вибору замкненого маршруту вже немає. { $reason }
    [path] Після цього вибору шляху вже немає. { $reason }
    [cycle] Після цього вибору циклу вже немає. { $reason }
    [colouring] Після цього вибору карту вже не розфарбувати. { $reason }
    [sudoku] Після цього вибору сітку вже не заповнити. { $reason }
   *[other] Після цього вибору розв'язку вже немає. { $reason }
}
play-judge-better = { $goal ->
    [tour] { $choice } краще: звідти маршрут можливий.
    [closed] { $choice } краще: звідти замкнений маршрут можливий.
    [path] { $choice } краще: звідти шлях можливий.
    [cycle] { $choice } краще: звідти цикл можливий.
    [colouring] Краще так: { $choice }. Карту тоді можна розфарбувати.
    [sudoku] { $choice } краще. Так сітку можна заповнити.
   *[other] { $choice } краще: так розв'язок можливий.
}
play-judge-lost = { $choice } — теж помилка.
play-judge-searched = Пошук перебрав звідти все.
play-judge-unknown = { $steps ->
    [one] За { $steps } крок пошук не з'ясував, чи { $choice } краще.
    [few] За { $steps } кроки пошук не з'ясував, чи { $choice } краще.
   *[many] За { $steps } кроків пошук не з'ясував, чи { $choice } краще.
}

# --- чого не може бути в посиланні або в запиті ---

play-error-hint = підказка { $step }: має бути від 1 до { $most }
play-error-onward = цей пошук іде лише вперед. Грати тут нічого. Виберіть стратегію 'backtrack'.
play-error-many = кроків вручну: { $number }. Посилання вміщує щонайбільше { $most }
play-error-choice = крок { $step } вручну: варіант { $choice } не з проміжку від 0 до { $most }
play-error-refused = крок { $step } вручну: { $reason }
play-error-back = крок { $step } вручну: він забирає назад не останній вибір
play-error-path = варіант { $choice }: { $reason }

## Page

# Кнопки стоять в одному рядку на телефоні: одне-два короткі слова.
play-bar-back = Забрати
play-bar-back-title = Забрати назад те, що ви зробили останнім (Backspace)
play-bar-leave = Покинути
play-bar-leave-title = Покинути останню вершину (Backspace)
play-bar-hint = Підказка
play-bar-hint-title = { $step ->
    [1] Підказка 1 з 3: куди дивитися (H)
    [2] Підказка 2 з 3: скільки є варіантів (H)
   *[other] Підказка 3 з 3: що робити далі (H)
}
play-bar-rescue = Повернутися туди, де ще можливо
play-bar-lost = Аналіз
play-bar-lost-title = Перевірити, чи розв'язок ще можливий, а якщо ні — знайти помилку
# Хрестики — нотатки самого гравця на клітинках.
play-bar-crosses = Хрестики
play-bar-crosses-title = Ставити хрестики там, де ферзь стояти не може (N)
play-bar-done = До пошуку
# A game of before was opened.
play-bar-anew = Почати заново
play-bar-done-title = Повернутися до пошуку, туди, де ви його залишили (Y)
play-bar-another = Нова гра
play-bar-another-title = Зіграти в іншу випадкову головоломку
play-bar-result = Копіювати
play-bar-result-title = Копіювати перебіг гри одним рядком, який нічого не видає
play-bar-better = { $puzzle ->
    [colouring] Вибрати інший
    [subset] Вибрати інше
   *[other] Вибрати іншу
}
play-bar-solution = { $goal ->
    [tour] Показати маршрут
    [closed] Показати замкнений
    [colouring] Показати розфарбування
   *[other] Показати розв'язок
}
play-bar-solution-hide = Сховати розв'язок
# Клавіатура з цифрами: дрібні цифри самого гравця.
play-pad-notes = Нотатки
play-pad-notes-title = Записувати малі цифри-нотатки (N)
play-pad-all = Занотувати всі, що підходять
play-pad-none = Стерти всі нотатки
play-pad-clear = Стерти
play-bar-values = { $puzzle ->
    [colouring] Кольори: { $place }
    [sudoku] Цифри для клітинки { $place }
   *[other] Варіанти: { $place }
}
play-bar-values-any = Варіанти
play-told-begin = { $puzzle ->
    [queens] Ваш хід. Поставте ферзя на { $coming } або на будь-яку іншу порожню.
    [colouring] Ваш хід. Пофарбуйте якусь область без кольору, наприклад: { $coming }.
    [sudoku] Ваш хід. Виберіть порожню клітинку, наприклад { $coming }. Потім упишіть цифру.
    [subset] Ваш хід. Візьміть { $coming } або пропустіть.
   *[other] Ваш хід. Можна почати з { $coming } або з іншого.
}
play-told-begin-any = { $puzzle ->
    [tour] Ваш хід. Виберіть клітинку з крапкою.
    [queens] Ваш хід. Виберіть клітинку з крапкою.
    [regions] Ваш хід. Виберіть клітинку з крапкою.
    [graph] Ваш хід. Виберіть вершину з кільцем.
    [maze] Ваш хід. Виберіть клітинку з крапкою.
   *[other] Ваш хід.
}
play-told-anywhere = { $puzzle ->
    [tour] Ваш хід. Виберіть клітинку, з якої почати.
    [graph] Ваш хід. Виберіть вершину, з якої почати.
   *[other] Ваш хід. Виберіть, з чого почати.
}
play-told-placed = { $puzzle ->
    [tour] Ви на { $name }. Це клітинка { $number } із { $length }.
    [queens] Ви поставили ферзя на { $name }. Це ферзь { $number } із { $length }.
    [regions] Ви поставили ферзя на { $name }. Це ферзь { $number } із { $length }.
    [graph] Ви у вершині { $name }. Це вершина { $number } із { $length }.
    [colouring] Ви пофарбували область: { $place } ({ $value }). Це область { $number } із { $length }.
    [sudoku] Ви вписали { $value } у клітинку { $place }. Це клітинка { $number } із { $length }.
    [maze] Ви в { $name }. На вашому шляху це клітинка { $number }.
   *[other] Ви вибрали { $name }. Це вибір { $number } із { $length }.
}
play-told-taken = { $puzzle ->
    [queens] Ви забрали назад ферзя з { $name }.
    [regions] Ви забрали назад ферзя з { $name }.
    [colouring] Ви забрали назад колір: { $place } ({ $value }).
    [sudoku] Ви забрали назад { $value } з клітинки { $place }.
    [subset] Ви забрали назад вибір про { $place }.
   *[other] Ви забрали назад { $name }.
}
play-told-next = { $puzzle ->
    [queens] Тепер поставте ферзя на { $coming } або на будь-яку іншу порожню.
    [colouring] Тепер пофарбуйте ще одну область, наприклад: { $coming }.
    [sudoku] Тепер заповніть клітинку { $coming } або іншу порожню.
    [subset] Тепер візьміть { $coming } або пропустіть.
   *[other] Далі можна взяти { $coming } або щось інше.
}
play-told-due = Пошук дійшов сюди: { $coming }.
play-told-here = куди піде ваш наступний вибір
play-told-stuck = { $puzzle ->
    [tour] Глухий кут: ходів не лишилося.
    [queens] Глухий кут: для ферзя не лишилося клітинки.
    [regions] Глухий кут: для ферзя не лишилося клітинки.
    [graph] Глухий кут: далі йти нікуди.
    [colouring] Глухий кут: жоден колір уже не підходить.
    [sudoku] Глухий кут: жодна цифра вже не підходить.
    [maze] Глухий кут: жоден хід не веде до нової клітинки.
   *[other] Глухий кут: варіантів не лишилося.
} { $back ->
    [true] Можна забирати назад по одному.
   *[false] Ця головоломка не має розв'язку.
}
play-told-dropped = { $steps ->
    [one] Ви пішли далі звідси. { $steps } пізніший крок зник.
    [few] Ви пішли далі звідси. { $steps } пізніші кроки зникли.
   *[many] Ви пішли далі звідси. { $steps } пізніших кроків зникло.
}
play-told-again = Це ваша попередня гра.
play-told-restore = Повернути
play-told-nothing = Забирати назад нічого.
play-told-choose = { $puzzle ->
    [colouring] { $place }: виберіть колір{ $keys ->
        [true] { " " }або введіть його.
       *[false] .
    }
    [sudoku] Виберіть цифру для клітинки { $place }{ $keys ->
        [true] { " " }або введіть її.
       *[false] .
    }
   *[other] { $place }: виберіть варіант{ $keys ->
        [true] { " " }або введіть його.
       *[false] .
    }
}
play-told-closed = { $puzzle ->
    [colouring] Введіть колір для області { $place } або натисніть Enter, щоб побачити кольори.
    [sudoku] Введіть цифру для клітинки { $place } або натисніть Enter, щоб побачити цифри.
   *[other] { $place }: введіть варіант або натисніть Enter, щоб побачити варіанти.
}
play-told-noted = { $puzzle ->
    [regions] { COUNT($values) ->
        [0] Ви прибрали хрестик з { $place }.
       *[other] Ви поставили хрестик на { $place }.
    }
   *[other] { COUNT($values) ->
        [0] У { $place } тепер немає нотаток.
       *[other] Ваші нотатки в { $place }: { AND($values) }.
    }
}
play-told-noted-all = Усі цифри, що підходять, записано як нотатки.
play-told-noted-none = Тепер нотаток немає.
play-told-notes-on = { $puzzle ->
    [regions] { $on ->
        [true] Хрестики ввімкнено. Вибирайте клітинки, де ферзь стояти не може.
       *[false] Хрестики вимкнено. Виберіть клітинку для ферзя.
    }
   *[other] { $on ->
        [true] Нотатки ввімкнено: цифра в порожній клітинці — це нотатка.
       *[false] Нотатки вимкнено: цифра заповнює клітинку.
    }
}
play-told-notes = { $puzzle ->
    [regions] Тут ваш хрестик.
   *[other] Нотатки: { AND($values) }.
}
play-told-hint = Підказка { $step } із { $most }.
play-rule-label = Правило
play-rule-close = Сховати правило
play-told-same = { $name } — це й була помилка. Виберіть щось інше.
play-told-looking = Пошук дивиться наперед ...
play-told-find-better = Так було перед помилкою: { $name }. Знайдіть кращий вибір.
play-told-stands = З цим можна йти далі.
play-told-full = { $most ->
    [one] Посилання вміщує щонайбільше { $most } крок. Поверніться до давнішого кроку й ідіть далі звідти.
    [few] Посилання вміщує щонайбільше { $most } кроки. Поверніться до давнішого кроку й ідіть далі звідти.
   *[many] Посилання вміщує щонайбільше { $most } кроків. Поверніться до давнішого кроку й ідіть далі звідти.
}
play-told-counts = У головоломці дня рахується кожен крок. Ідіть далі від останнього кроку.
play-told-no-hint = Помилка — { $name }. Після неї підказок немає. Поверніться до кроку перед нею.
play-told-solution = Ось розв'язок. Сторінка повернулася до кроку перед помилкою: { $name }.
play-told-moment = Хвилинку: сторінка готує ваш хід.
play-told-not-loaded = Python ще завантажується. Грати можна буде, щойно він з'явиться.
play-told-enter = Enter: вибрати це
play-told-enter-cross = Enter: поставити тут хрестик або прибрати його
play-told-enter-dot = Це може бути далі. Enter: вибрати це
play-told-left = Ви знову в пошуку, на кроці { $position }.
# Коли в грі з кроками натиснуто Escape.
play-told-stays = Ви ще граєте.
play-told-come = Довести пошук до вашого місця
play-told-problem = Сторінка не може зіграти кроки з цього посилання: { $reason }
play-told-damaged = Кроки в цьому посиланні обрізані або змінені. Скопіюйте посилання ще раз, повністю.
play-day-title = Головоломка дня, { $day }
play-day-solved = Ви розв'язали головоломку дня, { $day }
play-day-par = { $placed ->
    [one] Пошук сторінки робить { $placed } крок уперед
    [few] Пошук сторінки робить { $placed } кроки вперед
   *[many] Пошук сторінки робить { $placed } кроків уперед
} і забирає назад { NUMBER($undone) }{ $named ->
    [true] {" "}({ $program }).
   *[false] .
}
play-day-hints = Підказок і аналізів: { NUMBER($hints) }.
play-day-result = Knights { $day } · { $title } · поставлено { $placed }, забрано назад { $undone }, { $hints ->
    [one] { $hints } підказка чи аналіз
    [few] { $hints } підказки чи аналізи
   *[many] { $hints } підказок чи аналізів
} · для порівняння: поставлено { $parPlaced }, забрано назад { $parUndone } · { $link }
play-day-copied = Скопійовано: { $text }
play-day-not-copied = Браузер не дозволив сторінці скопіювати це: { $text }
play-status-title = Ви граєте
play-status-waits = Хвилинку
play-status-visits = { $discovered ->
    [one] Ви досягли { $discovered } вершини й покинули { $left }.
    [few] Ви досягли { $discovered } вершин і покинули { $left }.
   *[many] Ви досягли { $discovered } вершин і покинули { $left }.
}
play-status-solved = Розв'язано
play-status-visited = Ви відвідали всі вершини
play-status-checked = Сторінка перевірила ваш розв'язок: усі правила виконано.
play-status-yours = { $placed ->
    [one] Ви вибирали { $placed } раз і
    [few] Ви вибирали { $placed } рази й
   *[many] Ви вибирали { $placed } разів і
} забирали назад { $undone ->
    [one] { $undone } раз
    [few] { $undone } рази
   *[many] { $undone } разів
}.
play-status-over = { $over ->
    [1] Перший крок зробив пошук.
    [one] Перші { $over } крок зробив пошук.
    [few] Перші { $over } кроки зробив пошук.
   *[many] Перші { $over } кроків зробив пошук.
}
play-status-program = { $placed ->
    [one] Пошук вибирав { $placed } раз і
    [few] Пошук вибирав { $placed } рази й
   *[many] Пошук вибирав { $placed } разів і
} забирав назад { $undone ->
    [one] { $undone } раз
    [few] { $undone } рази
   *[many] { $undone } разів
}.
