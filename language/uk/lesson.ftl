## Page

lesson-hint = Підказка
lesson-answer = Ваша відповідь
lesson-check = Перевірити
lesson-title = { $number }. { $title }
lesson-place = Крок { $step } із { $steps } · { $minutes ->
    [one] { $minutes } хвилина
    [few] { $minutes } хвилини
   *[many] { $minutes } хвилин
}
lesson-step = Крок { $step }: { $title }
lesson-next = Далі
lesson-skip = Пропустити запитання
lesson-next-lesson = Наступний урок: { $title }
lesson-fold = Сховати текст
# On a phone, where the board takes the place of the text.
lesson-fold-phone = Показати дошку
lesson-unfold = Показати текст
lesson-fold-title = Звільнити місце для пояснення
lesson-close = Закрити урок
lesson-steps = Кроки уроку
lesson-text = Цей крок уроку
lesson-back = Назад
lesson-back-title = До попереднього кроку (Page Up)
lesson-board = До дошки
lesson-board-title = Показати дошку, про яку цей крок
lesson-next-title = До наступного кроку (Page Down)
lesson-narrow = Щоб побачити пояснення або програму, покажіть дошку.
lesson-narrow-board = Щоб побачити кнопки дошки та її відповіді, покажіть дошку.
lesson-end = Це був останній урок.
lesson-answered = { $answer ->
    [true] Ви вже відповідали на це запитання. Ваша відповідь була правильна.
    [later] Ви вже відповідали на це запитання. Перша відповідь була неправильна, а пізніша правильна.
   *[false] Ви вже відповідали на це запитання. Ваша відповідь була неправильна.
}
lesson-race = Відкрити перегони

lesson-own-damaged = Урок у цьому посиланні пошкоджено. Скопіюйте посилання ще раз, повністю.
lesson-own-long = Урок задовгий для посилання: символів у ньому { $characters }, а можна { $most }. Поділіть його на два уроки.
lesson-own-line = Рядок { $line }: { $told }
lesson-drop = Перетягніть сюди урок: файл, назва якого закінчується на .md.

# Урок на папері: кроки як слайди або запитання як аркуш.
lesson-printing = Сторінки готуються.
