## Page

page-counters-placed = { $visits ->
    [true] Відкрито
    [cell] Досягнуто
    [vertex] Досягнуто
    [walk] Кроки блукання
   *[false] Поставлено
}
page-counters-undone = { $visits ->
    [true] Завершено
   *[false] Забрано назад
}
page-at-most = не більше ніж { $number }
page-speed = { $speed }/с
page-speed-auto = Авто
page-play-label = Зіграти самостійно
page-race-leave = Повернутися до всіх головоломок
page-saved = Файл збережено.
page-pending-drawing = Картинка з'явиться, коли Python завантажиться.
page-pending-sentence = Сторінка намалює картинку, щойно завантажиться Python.
page-fresh-purpose = Випадкова, номер { $seed }.
page-fresh-drawing = Python її вигадує.
page-fresh-sentence = Сторінка вигадає її, щойно завантажиться Python.
page-notice-onward = Цей пошук іде лише вперед. Питати чи грати тут нічого.
page-notice-option = У цьому посиланні є неправильний параметр: { $problem }. Сторінка пропускає те, що неправильне.
page-notice-instead = Це посилання пошкоджено: { $problem }. Замість нього сторінка показує: { $title }.
page-presentation-lesson = { $touched ->
    [true] Торкніться екрана, щоб побачити кнопки. Торкніться хрестика, щоб вийти.
   *[false] Page Down або пульт веде далі в уроці. Стрілки — крок за кроком. Вийти: P або Escape.
}
page-presentation-leave = { $touched ->
    [true] Торкніться екрана, щоб побачити кнопки. Торкніться хрестика, щоб вийти.
   *[false] Стрілки або пульт — крок за кроком. Порухайте вказівником, щоб побачити кнопки. Вийти: Escape.
}
page-transport-play = Пуск
page-transport-pause = Пауза
page-transport-again = Знову від початку
page-transport-titles-play = Пуск (пробіл)
page-transport-titles-pause = Пауза (пробіл)
page-transport-titles-again = Знову від початку (пробіл)
page-position-now = Крок { $at }
page-position-known = { $finished ->
    [true] з { $known }
   *[false] з { $known } поки що
}
page-position-ahead = Пошук іде попереду того, що ви бачите. Ви можете перейти до кожного з цих кроків.
page-toast-board-copied = Текст скопійовано.
page-toast-copy-failed = Браузер не дозволяє сторінці копіювати. Скопіюйте текст самі.
page-toast-start-here = Почати з { $square }? Пошук почнеться заново.
page-toast-start-by-key = Натисніть Enter, щоб почати пошук звідси
page-toast-start-here-action = Почати з { $square }
page-fault = Сторінка не може запуститися. { $why }
page-mixed = Сторінка та її скрипт — з двох різних версій цього сайту. Перезавантажте сторінку.
page-offline-update = Нова версія цієї сторінки готова.
page-offline-elsewhere = Є нова версія цієї сторінки. Ця вкладка працює далі зі старою.
page-offline-reload = Перезавантажити
page-fresh-of-day = { $title }, { $day }
page-fresh-number = { $title }, номер { $number }
page-seconds = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } с
page-minutes = { $time } хв
page-hours = { $time } год
page-thousands = { $n } тис.
page-millions = { $n } млн
page-billions = { $n } млрд
page-million = { $n } млн
page-onward-label = Що робити далі
page-onward-play = Зіграти самостійно
page-onward-lesson = Пройти урок про це
page-onward-all = Показати всі головоломки
