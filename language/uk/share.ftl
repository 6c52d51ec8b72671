## Page

share-no-end = Крок, на якому зупинитися, має бути після кроку, з якого почати.
share-embed-open = Відкрити в Knights
share-embed-sides-choice = Програма чи дошка
share-embed-sides-program = Програма
share-embed-sides-board = Дошка
share-save-no-step = «{ $text }» — це не крок. Введіть ціле число, наприклад 1200.

## Page, in dialogs

share-about = { $step ->
    [0] { $title }, на початку.
   *[other] { $title }, крок { $step }.
}
share-moment = Поділитися цим моментом
share-lesson = Поділитися цим уроком
share-about-lesson = Посилання відкриває урок «{ $title }», крок { $step } із нього. { $about }
share-page = Поділитися цією сторінкою
share-answered = Поділитися цією відповіддю
share-opens-answer = { $told } Посилання відкриває дошку на цьому кроці й пояснює причину.
# Після слів «Хто відкриє».
share-panels = { COUNT($titles) ->
    [0] не бачить пояснень
   *[other] бачить пояснення: { AND($titles) }
}
share-gallery = Knights, з усіма головоломками й програмами.
share-too-long = Це посилання задовге для QR-коду, символів у ньому: { $characters }. Скопіюйте його.
share-copied = Посилання скопійовано.
share-snippet-copied = HTML скопійовано.
share-not-copied = Браузер не дозволив копіювати. Виділіть текст і скопіюйте його самі.
share-opens = { COUNT($titles) ->
    [0] {""}
   *[other] Посилання показує: { AND($titles) }.{" "}
}{ $play ->
    [true] Пошук починається одразу
   *[false] Пошук чекає на «Пуск»
}{ $ends ->
    [true] {" "}і зупиняється на кроці { $until }.
   *[false] .
}{ $lock ->
    [true] {" "}Він іде лише по одному кроку.
   *[false] {""}
}
share-long-program = Ваша програма задовга для посилання, тому її там немає. Збережіть її у файл: «Файл» на панелі «Код».
share-from-disk = Ви відкрили цю сторінку з диска. Її посилання діють лише на цьому комп'ютері.
share-frame = Пошук, крок за кроком
share-sheet-about = Крок { $step }
share-sheet-code = Програма
share-sheet-text = Як текст
share-save-progress = { $total ->
    [one] { $done } із { $total } кроку
    [few] { $done } із { $total } кроків
   *[many] { $done } із { $total } кроків
}
share-save-cancelled = Ви це скасували.
share-save-too-many = Це забагато кроків. Виберіть щонайбільше { $most }.
share-save-no-video = Цей браузер не вміє робити відео. Збережіть анімацію (GIF).
share-save-no-run = Останній крок має бути після першого.
share-save-another = Тим часом відкрито інший пошук. Збережіть ще раз.
share-save-ends = Пошук закінчується до цього кроку. Виберіть раніший крок.
share-save-waiting = Python ще завантажується. Сторінка зробить файл, щойно він з'явиться.
share-opens-asks = Посилання ставить запитання й ховає те, що видало б відповідь.
share-by-hand-own = Посилання показує вашу програму. Хто його відкриє, натисне «Запустити».
share-by-hand-done = Посилання показує ваші кроки один за одним. Хто його відкриє, зможе піти далі.
share-be-opens = Посилання показує ваші кроки один за одним і перший, який пошук робить інакше. Ваших повторних спроб воно не показує.
share-be-task = Хто його відкриє, зробить { $steps ->
    [1] наступний крок
    [one] наступні { $steps } крок
    [few] наступні { $steps } кроки
   *[many] наступні { $steps } кроків
} пошуку. { $quiet ->
    [true] Помилки сторінка покаже наприкінці.
   *[false] Помилки сторінка покаже одразу.
}
share-be-number = Кількість кроків має бути від 1 до { $most }.
share-link = Посилання
share-tab-link = Посилання
share-tab-question = Запитання
share-tab-embed = Вставка і слайди
share-more = Ще параметри
share-embed-disk = Ви відкрили цю сторінку з диска, тому інша сторінка не може її показати. Збережіть натомість файл.
share-slides = Для слайдів чи паперу збережіть картинку, анімацію, відео або текст.
share-send = Надіслати
share-opener = Хто відкриє посилання
share-option-from = починає з кроку
share-option-until = зупиняється на кроці
share-option-play = одразу бачить, як іде пошук
share-option-present = бачить як показ
share-option-mark = бачить закладки та їхні нотатки
share-option-lock = бачить по одному кроку
share-option-hide-verdict = не бачить, чим закінчується пошук
share-option-hide-code = не бачить коду
share-option-hide-tree = не бачить дерева пошуку
share-ask = Посилання ставить тут запитання
share-ask-to = Останній крок із запитанням
share-ask-be = Скільки кроків пошуку зробити замість запитань
share-ask-quiet = Сказати лише в кінці, що було не так
share-ask-kinds = Запитання
share-snippet = HTML для вашої сторінки
share-snippet-copy = Копіювати HTML
share-try-frame = Спробувати фрейм
share-code = Показати QR-код посилання великим
share-code-size = Збільшити чи зменшити QR-код
share-try-link = Спробувати посилання
share-save = Зберегти у файл
share-answers = Переглянути відповіді
share-save-moment = Цей момент
share-save-png = Зберегти картинку (PNG)
share-save-svg = Зберегти рисунок (SVG)
share-save-txt = Зберегти текст
share-save-csv = Зберегти таблицю (CSV)
share-save-json = Зберегти дані (JSON)
share-save-print = Надрукувати
share-save-page = Зберегти сторінку, що це програє (HTML)
share-course = Для платформи курсів
share-course-ask = Запитати про цей крок
share-course-to = Питати до кроку
share-course-scorm = Зберегти як SCORM 1.2
share-course-scorm2004 = Зберегти як SCORM 2004
share-course-qti = Зберегти тест для Canvas (QTI)
share-course-moodle = Зберегти тест для Moodle (XML)
share-course-html = Зберегти сторінку із запитаннями (HTML)
share-save-stretch = Частина пошуку, з вибраною швидкістю
share-save-from = Від кроку
share-save-to = До кроку
# Of a film in pixels: 720p or 1080p.
share-save-height = Розмір зображення
share-save-gif = Зробити GIF
share-save-video = Зробити відео
share-save-cancel = Скасувати
share-close = Закрити
share-copy = Копіювати
share-save-title = Зберегти
