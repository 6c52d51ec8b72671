## Page

race-list = Перегони
race-list-about = Кілька пошуків розв'язують ту саму головоломку. Вгадайте, якому треба найменше кроків.
race-list-card = { $puzzle }, { $lanes ->
    [one] { $lanes } пошук
    [few] { $lanes } пошуки
    [many] { $lanes } пошуків
   *[other] { $lanes } пошуку
}
race-window = { $title } - Knights
race-title = Перегони: { $puzzle }
race-about = Кожен пошук розв'язує ту саму головоломку по-своєму.
race-about-own = Кожен пошук розв'язує ту саму головоломку по-своєму. Ваша програма бере участь лише тут: посилання її не вміщує.
race-others = Інші перегони
race-copy = Копіювати посилання
race-copied = Посилання скопійовано.
race-not-copied = Браузер не дозволяє копіювати. Скопіюйте адресу.
race-lane-own = Ваша програма
race-lane-ours = Наш пошук
race-lane-change = Вибрати пошук { $lane }
race-lane-only = Цей пошук
race-lane-remove = Прибрати пошук { $lane }
race-lane-add = Додати пошук
race-open = Дивитися
race-open-lane = Дивитися: пошук { $lane }
race-all = Усі перегони
race-steps = { $steps ->
    [one] { $steps } крок
    [few] { $steps } кроки
    [many] { $steps } кроків
   *[other] { $steps } кроку
}
race-milliseconds = { NUMBER($n, maximumFractionDigits: 1) } мс
race-bars = Як далеко зайшов кожен пошук
race-scale = Кожна позначка шкали у 10 разів більша за попередню.
race-column-lane = Пошук
race-column-bar = Смуга
race-column-steps = Поки що
race-column-end = Кінець
race-verdict-found = Розв'язок знайдено
race-verdict-exhausted = Перебрано все: розв'язку немає
race-verdict-proved = Розв'язку немає
race-verdict-stopped = Зупинено без результату

race-bet-ask = { $measure ->
    [time] Який пошук закінчить першим?
   *[steps] Якому пошуку треба найменше кроків?
}
race-bet-tie = Нічия
race-bet-placed = { $lane ->
    [0] Ваша ставка: нічия.
   *[other] Ваша ставка: пошук { $lane }, різниця: × { $times }.
}
race-bet-times = { $measure ->
    [time] У скільки разів довше за найшвидший рахує найповільніший пошук?
   *[steps] У скільки разів більше кроків у найдовшого пошуку, ніж у найкоротшого?
}
race-bet-value = × { $times }
race-bet-start = Зробити ставку
race-bet-skip = Почати без ставки
race-bet-said = { $lane ->
    [0] { $right ->
        [true] Ви поставили на нічию. Правильно.
       *[false] Ви поставили на нічию.
    }
   *[other] { $right ->
        [true] Ви поставили на пошук { $lane }. Правильно.
       *[false] Ви поставили на пошук { $lane }.
    }
}
race-bet-guessed = Ваш здогад: × { $times }.
race-bet-guessed-tie = Ваш здогад: × { $times }. За нічиєї правильне число — 1.

race-loading = Python завантажується. Перегони почнуться самі.
race-going = { $measure ->
    [time] Кожен пошук рахує однаковий час.
   *[steps] Кожен пошук робить однаково кроків.
}
race-result-won = { $measure ->
    [time] Пошук { $lane } закінчує першим: { $value }.
   *[steps] Найменше кроків треба пошуку { $lane }: { $value }.
}
race-result-several = { $measure ->
    [time] Пошуки { AND($lanes) } закінчують першими: { $value } кожен.
   *[steps] Найменше кроків треба пошукам { AND($lanes) }: { $value } кожному.
}
race-result-tie = Нічия: усім пошукам треба однаково, { $value }.
race-result-nobody = Жоден пошук не дійшов до результату.
race-result-times = { $measure ->
    [time] { $ended ->
        [true] Час найповільнішого пошуку більший, ніж найшвидшого: × { $times }.
       *[false] Час найповільнішого пошуку поки що більший, ніж найшвидшого: × { $times }.
    }
   *[steps] { $ended ->
        [true] У найдовшого пошуку кроків більше, ніж у найкоротшого: × { $times }.
       *[false] У найдовшого пошуку кроків поки що більше, ніж у найкоротшого: × { $times }.
    }
}
race-parting = Пошуки вперше розходяться на кроці { $step }.
race-parting-show = Показати

race-controls = Керування всіма пошуками
race-slider = Момент перегонів
race-now = Крок { $step }
race-play = Пуск
race-pause = Пауза
race-to-start = На початок
race-step-back = Крок назад
race-step = Крок
race-to-end = До кінця
race-speed = Швидкість
race-speed-auto = Дедалі швидше
race-clock = Що порівнюють
race-clock-steps = Рахувати кроки
race-clock-time = Міряти час

race-table = Порівняти всі порядки в таблиці
race-table-title = Таблиця: { $puzzle }
race-table-about = Пошуки, подібні до цього: { $base }. Кожен іде до першого розв'язку або зупиняється після { $limit } кроків.
race-table-changes = Що змінюється
race-table-by = Змінювати: { AND($changed) }
race-table-waiting = Таблиця з'явиться, коли Python завантажиться.
race-table-progress = Пошуків: { $done } з { $all }
race-table-stop = Зупинити
race-table-go-on = Продовжити
race-table-raise = Підняти межу до { $limit } кроків
race-table-save = Зберегти як CSV
race-table-steps = Кроки
race-table-placed = Поставлено
race-table-undone = Забрано назад
race-starts = Кроки від кожного початку
race-starts-place = { $stopped ->
    [true] { $name }: зупинено після { $steps } кроків
   *[false] { $name }: { $steps ->
        [one] { $steps } крок
        [few] { $steps } кроки
        [many] { $steps } кроків
       *[other] { $steps } кроку
    }
}

race-wrong-puzzles = Ці пошуки розв'язують різні головоломки. Перегони мають одну.
race-wrong-name = Перегонів { $name } немає. Виберіть одні з цих.
race-wrong-lanes = { $lanes ->
    [one] У цьому посиланні { $lanes } пошук. Перегони мають від { $least } до { $most }.
    [few] У цьому посиланні { $lanes } пошуки. Перегони мають від { $least } до { $most }.
    [many] У цьому посиланні { $lanes } пошуків. Перегони мають від { $least } до { $most }.
   *[other] У цьому посиланні { $lanes } пошуку. Перегони мають від { $least } до { $most }.
}
race-wrong-new = Один із пошуків цього посилання розв'язує нову випадкову головоломку. Спершу відкрийте її, а потім влаштуйте перегони звідти.
race-wrong-own = У цих перегонах є ваша програма. Відкрийте її, запустіть і натисніть там «Влаштувати перегони».
race-wrong-alone = Цей пошук не має іншого порядку чи стратегії для перегонів.

race-ready-orders = Чотири порядки на дошці 5x5
race-ready-orders-ask = Кінь пробує ті самі 8 ходів у чотирьох порядках. Наскільки це важливо?
race-ready-books = Дві програми на дошці 8x8
race-ready-books-ask = Дві програми починають з різних клітинок і пробують ходи в різних порядках.
race-ready-ahead = Погляд наперед на дошці 6x6
race-ready-ahead-ask = Один пошук дивиться лише на наступний хід. Інші дивляться далі.
race-ready-columns = Яка вертикаль наступна?
race-ready-columns-ask = 20 ферзів: спершу вертикаль зліва чи та, де лишилося найменше безпечних клітинок.
race-ready-propagation = Назад чи наперед?
race-ready-propagation-ask = 8 ферзів: один пошук дивиться лише назад. Інші спершу відкидають клітинки.
race-ready-tests = Два способи перевірити ферзя
race-ready-tests-ask = 8 ферзів: один пошук порівнює ферзів, інший позначає діагоналі.
race-ready-states = Чотири кольори для Сполучених Штатів
race-ready-states-ask = Три пошуки фарбують ту саму карту, кожен у своєму порядку штатів.
race-ready-proofs = Три кольори для України
race-ready-proofs-ask = Трьох кольорів замало. Щоб упевнитися, кожен пошук має перебрати все.
race-ready-digits = Важке судоку
race-ready-digits-ask = Заповнювати клітинки підряд чи там, де лишилося найменше цифр?
race-ready-strip = Два правила на дошці 3x8
race-ready-strip-ask = На дошці 3x8 відсікання змагається з правилом Варнсдорфа.
race-ready-seven = 7 ферзів: з якої вертикалі почати?
race-ready-seven-ask = 7 ферзів: спершу вертикаль зліва чи та, де лишилося найменше безпечних клітинок.
race-ready-letters = Два порядки в малому графі
race-ready-letters-ask = У цьому малому графі один пошук спершу йде до вершини з найменшою кількістю сусідів.
race-ready-exit = Один шлях чи всі разом?
race-ready-exit-ask = Один пошук веде шлях лабіринтом із кільцями й повертається з глухих кутів. Інший спершу доходить до найближчих клітинок.
race-ready-walk = Дерево чи прогулянка?
race-ready-walk-ask = 20 ферзів: один пошук обходить своє дерево. Інший ставить усіх навмання й переводить тих, що під боєм.
# Що кожні готові перегони показують наприкінці.
race-ready-orders-point = Різниться лише порядок ходів. Найвдалішому пошуку треба 56 кроків, найневдалішому 152 968.
race-ready-books-point = geeks знаходить маршрут за 16 501 401 крок. horse не знаходить його і за 3 000 000 000 ходів.
race-ready-ahead-point = Звичайному пошуку треба 496 301 крок. З відсіканням треба 659, з правилом Варнсдорфа 35.
race-ready-columns-point = Якщо починати з найважчої вертикалі, пошуку треба 648 кроків. Якщо зліва — 399 250.
race-ready-propagation-point = Усі знаходять той самий розв'язок. Без погляду наперед треба 218 кроків, з перевіркою наперед 98, з AC-3 12. Але на крок з AC-3 треба найбільше роботи.
race-ready-tests-point = Обидва пошуки роблять ті самі 218 кроків. Вони лише по-різному перевіряють, чи клітинка під боєм.
race-ready-states-point = У порядку списку треба 4785 кроків. Іншим треба 51, і вони нічого не забирають назад.
race-ready-proofs-point = Від порядку залежить, коли пошук упевниться: після 78 кроків чи після 142 674.
race-ready-digits-point = Підряд треба 181 220 кроків. Найкращому порядку треба 56, і він нічого не забирає назад.
race-ready-strip-point = Тут відсіканню треба 35 кроків, а правилу Варнсдорфа 135. Добре правило не всюди найкраще.
race-ready-seven-point = Зліва направо треба 11 кроків, розумному порядку 13. Для 20 ферзів розумний порядок набагато кращий.
race-ready-letters-point = У заданому порядку треба 7 кроків. Якщо спершу йти туди, де сусідів найменше, треба 19.
race-ready-exit-point = Пошук з поверненням робить 90 кроків, і в його шляху 64 ходи. Пошук у ширину робить 93 кроки, бо заходить майже всюди. Але в його шляху 20 ходів, і коротшого немає.
race-ready-walk-point = Пошуку з поверненням треба 399 250 кроків. Прогулянці — 91, і 20 з них ставлять ферзів. Але прогулянка не може довести, що розв'язку немає.
