## Page

lesson-hint = Підказка
lesson-answer = Ваша відповідь
lesson-check = Перевірити
lesson-title = { $number }. { $title }
lesson-place = Крок { $step } з { $steps } · усього { $minutes } хв
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
