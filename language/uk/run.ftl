## Library and page

run-verdict-everything = Пошук перебрав усе

## Page

run-step-start = Пошук ще не зробив жодного кроку.
run-step-placed = Пошук вибирає { $name }.
run-step-taken = Пошук забирає назад { $name }.
run-step-fast = Щоб прочитати кожен крок, зупиніть або сповільніть пошук.
run-step-comes = Пошук іде до кроку { $step }.
run-step-rest = { $title }. Крок { $at }.
run-step-secret = Посилання не розкриває цього кроку. З'ясуйте самі, чим закінчується пошук.
run-step-no-dead-end = Далі глухих кутів немає. Це кінець.
run-status-loading = Завантаження Python
run-status-loading-detail = { $known ->
    [true] { $stage ->
        [start] Python запускається: { NUMBER($loaded, minimumFractionDigits: 1, maximumFractionDigits: 1) } із { NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) } МБ.
        [library] Додається пошук: { NUMBER($loaded, minimumFractionDigits: 1, maximumFractionDigits: 1) } із { NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) } МБ.
       *[runtime] Завантажується Python: { NUMBER($loaded, minimumFractionDigits: 1, maximumFractionDigits: 1) } із { NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) } МБ.
    }
   *[false] { $stage ->
        [start] Python запускається.
        [library] Додається пошук.
       *[runtime] Завантажується Python.
    }
}
run-status-loading-play = Пошук почнеться, коли Python завантажиться.
run-status-ready = Готово
run-status-ready-detail = Натисніть «Пуск».
run-status-early = Перші кроки вже можна дивитися. Python ще завантажується.
run-status-playing = Іде пошук
run-status-paused = Пауза
run-status-paused-detail = { $known ->
    [one] Сторінка знає { $known } крок цього пошуку.
    [few] Сторінка знає { $known } кроки цього пошуку.
   *[many] Сторінка знає { $known } кроків цього пошуку.
}
run-status-playing-detail = Натисніть «Пауза», щоб роздивитися один крок.
run-status-running-to = Пошук іде до кроку { $step }
run-status-forecast = { $part ->
    [0] { $known ->
        [true] Пройдено менше ніж 1%, лишилося приблизно { $seconds } с.
       *[false] Пройдено менше ніж 1%.
    }
   *[other] { $known ->
        [true] Пройдено { $part }%, лишилося приблизно { $seconds } с.
       *[false] Пройдено { $part }%.
    }
}
run-status-aims-seek = Пошук іде наперед
run-status-aims-dead-end = Пошук іде до наступного глухого кута
run-status-aims-find = Пошук іде наперед
run-status-aims-end = Пошук іде до кінця
run-status-failed = Пошук не може йти далі
run-verdict-secret-title = Пошук закінчився
run-verdict-secret-detail = З'ясуйте самі, чим він закінчився.
run-verdict-stopped = Зупинено
run-verdict-stopped-detail = Пошук дійшов до своєї межі. Це нічого не доводить: розв'язок ще може існувати.
run-verdict-proved-detail = Це доведено без пошуку.
run-verdict-proved-first = Це доведено без пошуку: див. «Чому». Пошук усе одно можна переглянути.
run-verdict-checked = Перевірено: усіх правил дотримано.
run-verdict-wrong = Але перевірка каже, що це не розв'язок. Будь ласка, повідомте про цю помилку сторінки.
run-verdict-some = { $goal ->
    [tour] { $n ->
        [one] Знайдено { $n } маршрут
        [few] Знайдено { $n } маршрути
       *[many] Знайдено { $n } маршрутів
    }
    [closed] { $n ->
        [one] Знайдено { $n } замкнений маршрут
        [few] Знайдено { $n } замкнені маршрути
       *[many] Знайдено { $n } замкнених маршрутів
    }
    [path] { $n ->
        [one] Знайдено { $n } шлях
        [few] Знайдено { $n } шляхи
       *[many] Знайдено { $n } шляхів
    }
    [cycle] { $n ->
        [one] Знайдено { $n } цикл
        [few] Знайдено { $n } цикли
       *[many] Знайдено { $n } циклів
    }
    [colouring] { $n ->
        [one] Знайдено { $n } розфарбування
        [few] Знайдено { $n } розфарбування
       *[many] Знайдено { $n } розфарбувань
    }
   *[other] { $n ->
        [one] Знайдено { $n } розв'язок
        [few] Знайдено { $n } розв'язки
       *[many] Знайдено { $n } розв'язків
    }
}
run-verdict-unbegun = Для першого кроку пошук не має варіантів, тому він одразу закінчується.
run-verdict-all = { $goal ->
    [tour] Усього знайдено маршрутів: { $n }
    [closed] Усього знайдено замкнених маршрутів: { $n }
    [path] Усього знайдено шляхів: { $n }
    [cycle] Усього знайдено циклів: { $n }
    [colouring] { $n ->
        [1] Знайдено єдине розфарбування
       *[other] Знайдено всі розфарбування: { $n }
    }
   *[other] { $n ->
        [1] Знайдено єдиний розв'язок
       *[other] Знайдено всі розв'язки: { $n }
    }
}
