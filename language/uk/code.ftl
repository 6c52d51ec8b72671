## Page

code-awaits = Програма з'явиться, коли Python завантажиться.
code-none = Для цього пошуку немає програми.
code-text = Програма
code-listing = Програма. Виберіть рядок: пошук дійде до цього рядка. Із Shift пошук повернеться до нього.
code-variables = Змінні
code-begin = Усе визначено. Пошук ще не почався.
code-after = Цей рядок щойно зробив крок, який ви бачите.
code-next = Цей рядок виконується наступним.
code-back = Повернутися на один рядок
code-forward = Перейти до наступного рядка
code-run = Дійти до рядка { $line }. З Shift повернутися до нього.
code-run-here = Дійти до рядка { $line }
code-ran = { $back ->
    [true] Пошук повернувся до рядка { $line }, на крок { $step }.
   *[false] Пошук дійшов до рядка { $line }, крок { $step }.
}
code-ran-back = Повернутися до кроку { $step }
code-more = Ще
code-copy = Копіювати
code-change = До редактора
code-copy-all = Копіювати програму
code-copied = Програму скопійовано. Збережіть її як файл .py і запустіть у Python.
code-not-copied = Браузер не дозволяє сторінці копіювати. Виділіть програму і скопіюйте її самі.
code-line-back = ‹ Рядок
code-line-on = Рядок ›
code-last = ‹ Рядок { $line }
code-following = Рядок { $line } ›
code-line = До якого рядка йти
code-each = Рядок за рядком
code-row = { $line }: { $text }
code-chosen = Рядок { $line }: стрілки ведуть туди, де він виконувався востаннє і де виконуватиметься далі.
code-last-run = Повернутися туди, де рядок { $line } виконувався востаннє
code-next-run = Перейти туди, де рядок { $line } виконається наступного разу
code-looking = Пошук іде до рядка { $line } ...
code-never = { $ends ->
    [true] { $back ->
        [true] Рядок { $line } раніше не виконувався.
       *[false] Рядок { $line } більше не виконується.
    }
   *[false] { $back ->
        [true] { $budget ->
            [one] За останній { $budget } крок рядок { $line } не виконувався.
            [few] За останні { $budget } кроки рядок { $line } не виконувався.
           *[many] За останні { $budget } кроків рядок { $line } не виконувався.
        }
       *[false] { $budget ->
            [one] За наступний { $budget } крок рядок { $line } не виконується.
            [few] За наступні { $budget } кроки рядок { $line } не виконується.
           *[many] За наступні { $budget } кроків рядок { $line } не виконується.
        }
    }
}
