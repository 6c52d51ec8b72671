## Page

recording-says = Перевірка каже: «{ $sentence }»
recording-told-disorder = Далі ваша програма забирає назад не останній вибір або двічі робить той самий. Цього сторінка показати не може.
recording-told-unseen = Сторінка не побачила жодного кроку вашої програми.
recording-told-unread = Чому — написано під програмою.
recording-told-line = Погляньте на рядок { $line }.
recording-told-nothing = Ваша програма починає роботу.
recording-told-placed = { $puzzle ->
    [tour] Ваша програма йде на { $name }. Це клітинка { $number } із { $length }.
    [queens] Ваша програма ставить ферзя на { $name }. Це ферзь { $number } із { $length }.
    [graph] Ваша програма йде до { $name }. Це вершина { $number } із { $length }.
    [colouring] Ваша програма фарбує область: { $place } ({ $value }). Це область { $number } із { $length }.
    [sudoku] Ваша програма вписує { $value } у клітинку { $place }. Це клітинка { $number } із { $length }.
   *[other] Ваша програма вибирає { $name }. Це вибір { $number } із { $length }.
}
recording-told-taken = { $puzzle ->
    [queens] Ваша програма забирає назад ферзя з { $name }.
    [colouring] Ваша програма забирає назад колір: { $place } ({ $value }).
    [sudoku] Ваша програма забирає назад { $value } з клітинки { $place }.
   *[other] Ваша програма забирає назад { $name }.
}
recording-told-marks = { $puzzle ->
    [tour] Ваша програма позначає { $name }. Тепер позначено клітинок: { $number }, але фігура не може піти з { $before } на { $name }.
   *[other] Ваша програма позначає { $name }. Тепер позначено вершин: { $number }, але між { $before } і { $name } немає ребра.
}
recording-status-found = { $goal ->
    [tour] { $solutions ->
        [1] Ваша програма знайшла маршрут
        [one] Ваша програма знайшла { $solutions } маршрут
        [few] Ваша програма знайшла { $solutions } маршрути
       *[many] Ваша програма знайшла { $solutions } маршрутів
    }
    [closed] { $solutions ->
        [1] Ваша програма знайшла замкнений маршрут
        [one] Ваша програма знайшла { $solutions } замкнений маршрут
        [few] Ваша програма знайшла { $solutions } замкнені маршрути
       *[many] Ваша програма знайшла { $solutions } замкнених маршрутів
    }
    [path] { $solutions ->
        [1] Ваша програма знайшла шлях
        [one] Ваша програма знайшла { $solutions } шлях
        [few] Ваша програма знайшла { $solutions } шляхи
       *[many] Ваша програма знайшла { $solutions } шляхів
    }
    [cycle] { $solutions ->
        [1] Ваша програма знайшла цикл
        [one] Ваша програма знайшла { $solutions } цикл
        [few] Ваша програма знайшла { $solutions } цикли
       *[many] Ваша програма знайшла { $solutions } циклів
    }
    [colouring] { $solutions ->
        [1] Ваша програма знайшла розфарбування
        [one] Ваша програма знайшла { $solutions } розфарбування
        [few] Ваша програма знайшла { $solutions } розфарбування
       *[many] Ваша програма знайшла { $solutions } розфарбувань
    }
   *[other] { $solutions ->
        [1] Ваша програма знайшла розв'язок
        [one] Ваша програма знайшла { $solutions } розв'язок
        [few] Ваша програма знайшла { $solutions } розв'язки
       *[many] Ваша програма знайшла { $solutions } розв'язків
    }
}
recording-status-none = { $goal ->
    [tour] Ваша програма не знайшла маршруту: його не існує
    [closed] Ваша програма не знайшла замкненого маршруту: його не існує
    [path] Ваша програма не знайшла шляху: його не існує
    [cycle] Ваша програма не знайшла циклу: його не існує
    [colouring] Ваша програма не знайшла розфарбування: його не існує
   *[other] Ваша програма не знайшла розв'язку: його не існує
}
recording-status-ready-title = Готово
recording-status-ready-detail = «Запустити» виконує вашу програму. «Пуск» показує пошук самої сторінки.
recording-status-linked-detail = Ця програма прийшла з посиланням. «Запустити» виконує її. «Пуск» показує пошук самої сторінки.
recording-status-running-title = Ваша програма виконується ...
recording-status-running-detail = Її кроки з'являться на дошці, коли вона закінчиться.
recording-status-changed-title = Ви змінили свою програму
recording-status-changed-detail = Дошка показує запуск до вашої зміни. Запустіть програму ще раз.
recording-status-wrong = Ваша програма поки що неправильна
recording-status-unread = Вашу програму ще не запущено
recording-status-right = Правильно
recording-status-right-detail = Дошка показує, як працює ваша програма.
recording-status-another = Ваша програма — для іншої головоломки
recording-status-elsewhere = Ваша програма правильна для іншого початку
recording-status-unjudged = Сторінка не може оцінити вашу програму
recording-status-secret-title = Ваша програма виконалася
recording-status-secret-detail = Чи вона правильна, з'ясуйте самі.
recording-status-stopped = Вашу програму зупинено
recording-status-unseen = Кроки вашої програми показати неможливо
recording-status-unknown = { $goal ->
    [tour] Ваша програма не знайшла маршруту
    [closed] Ваша програма не знайшла замкненого маршруту
    [path] Ваша програма не знайшла шляху
    [cycle] Ваша програма не знайшла циклу
    [colouring] Ваша програма не знайшла розфарбування
   *[other] Ваша програма не знайшла розв'язку
}
# 0 also where nothing of it could be watched.
recording-status-counts = { $placed ->
    [0] Сторінка не побачила жодного вибору вашої програми.
    [one] Ваша програма вибирала { $placed } раз і забирала назад { $undone ->
        [one] { $undone } раз
        [few] { $undone } рази
       *[many] { $undone } разів
    }.
    [few] Ваша програма вибирала { $placed } рази й забирала назад { $undone ->
        [one] { $undone } раз
        [few] { $undone } рази
       *[many] { $undone } разів
    }.
   *[many] Ваша програма вибирала { $placed } разів і забирала назад { $undone ->
        [one] { $undone } раз
        [few] { $undone } рази
       *[many] { $undone } разів
    }.
}
