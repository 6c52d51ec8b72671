## Page

lesson-hint = Підказка
lesson-answer = Ваша відповідь
lesson-check = Перевірити
lesson-title = { $number }. { $title }
lesson-place = Крок { $step } з { $steps } · { $minutes ->
    [one] { $minutes } хвилина
    [few] { $minutes } хвилини
   *[many] { $minutes } хвилин
}
lesson-step = Крок { $step }: { $title }
lesson-next = Далі
lesson-next-lesson = Наступний урок: { $title }
lesson-fold = Сховати текст
lesson-unfold = Показати текст
lesson-narrow = На малому екрані сховайте текст, щоб побачити пояснення або програму.
lesson-end = Це був останній урок.
lesson-answered = { $right ->
    [true] Ви вже відповідали на це запитання. Ваша відповідь була правильна.
   *[false] Ви вже відповідали на це запитання. Ваша відповідь була неправильна.
}
lesson-race = Відкрити перегони

# Урок, який пише відвідувач або приносить посилання; знаки розмітки лишаються, як є.
lesson-own-title = Урок не має назви. Почніть його перший рядок знаком #.
lesson-own-steps = В уроці немає кроку з дошкою. Почніть крок знаками ## і додайте в нього посилання.
lesson-own-before = Текст починається перед першим кроком. Почніть крок знаками ##.
lesson-own-link = Крок «{ $title }» не має посилання. Перше посилання кроку каже, що показує дошка.
lesson-own-heading = Заголовки роблять лише знаки # і ##: одна назва, а далі кроки.
lesson-own-block = Урок складається з абзаців, списків і блоків. Нічого іншого тут немає.
lesson-own-address = Це посилання нікуди не веде. Посилання починається з # або з https://.
lesson-own-be = Напишіть, скільки кроків робить читач, наприклад: be 6.
lesson-own-told = Відповідь «{ $line }» не має пояснення. Напишіть => і пояснення після нього.
lesson-own-right = Запитання має одну правильну відповідь. Почніть її знаком +.
lesson-own-wrong = Запитання має й неправильну відповідь. Почніть її знаком -.
lesson-own-damaged = Урок у цьому посиланні пошкоджений. Скопіюйте ще раз усе посилання.
lesson-own-large = Урок завеликий. Він може мати { $most } символів і { $signs } знаків на зразок * і [.
lesson-own-long = Урок задовгий для посилання: символів у ньому { $characters }, а можна { $most }. Поділіть його на два уроки.
lesson-own-line = Рядок { $line }: { $told }
lesson-drop = Перетягніть сюди урок: файл, назва якого закінчується на .md.

# Місце, де пишуть урок.
lesson-writing = Напишіть урок
lesson-writing-how = Пишіть текст, а поруч дивіться, як він читається. Він лишається на цьому пристрої.
lesson-writing-text = Текст вашого уроку
lesson-writing-read = Відкрити урок
lesson-writing-copy = Копіювати посилання
lesson-writing-copied = Посилання скопійовано.
lesson-writing-not-copied = Браузер не може тут копіювати. Відкрийте урок і скопіюйте адресу.
lesson-writing-save = Зберегти у файл
lesson-writing-close = Закрити

# Короткий урок для початку. Текст у [ ] веде до дошки.
lesson-sample-title = Мій урок
lesson-sample-try = Спочатку спробуйте
lesson-sample-board = Ось [головоломка]({ $link }). Як далеко ви дійдете?
lesson-sample-hint = Шукайте місце, де найменше варіантів.
lesson-sample-look = Що робить пошук
lesson-sample-step = Пошук зробив [свій перший крок]({ $link }).
lesson-sample-asked = Що робить пошук у глухому куті?
lesson-sample-right = Забирає останній крок назад.
lesson-sample-right-told = Правильно. Далі він пробує наступний варіант.
lesson-sample-wrong = Починає спочатку.
lesson-sample-wrong-told = Тоді все, що він перебрав, пропало б.

# Урок на папері: кроки як слайди або запитання як аркуш.
lesson-printing = Сторінки готуються.
lesson-print-name = Ім'я:
lesson-print-answers = Відповіді
lesson-print-open = Наведіть камеру на код, і ця дошка відкриється.
lesson-print-question = Запитання { $n }
lesson-print-none = У цьому уроці немає запитань для робочого аркуша.
lesson-print-play = Спробуйте на дошці.
lesson-print-be = Зробіть самі { $steps ->
    [one] { $steps } наступний крок пошуку
    [few] { $steps } наступні кроки пошуку
   *[many] { $steps } наступних кроків пошуку
}.
lesson-print-program = Запустіть програму на сторінці.
