## Page

gallery-stuck-playing = Пошук шукає маршрут ...
gallery-stuck-ask = Кінь у глухому куті. Який хід був помилкою?
gallery-stuck-give-up = Показати помилку
gallery-stuck-how = { $end } Виберіть клітинку, на яку привів хибний хід.
gallery-stuck-moves = Клітинки шляху, від першої до останньої
gallery-stuck-move = Клітинка { $number }: з { $origin } на { $to }
gallery-stuck-start = Клітинка 1: { $start }, початок
gallery-stuck-tried-start = { $move }. Це не помилка: звідси маршрут починається.
gallery-stuck-tried-early = { $move }. Це не помилка: після цього ходу маршрут ще був можливий.
gallery-stuck-tried-late = { $steps ->
    [one] { $move }. Помилка була раніше. Уже з { $origin } маршруту не було. Пошук пробує звідти все за { $steps } крок і нічого не знаходить.
    [few] { $move }. Помилка була раніше. Уже з { $origin } маршруту не було. Пошук пробує звідти все за { $steps } кроки і нічого не знаходить.
   *[many] { $move }. Помилка була раніше. Уже з { $origin } маршруту не було. Пошук пробує звідти все за { $steps } кроків і нічого не знаходить.
}
gallery-stuck-answer = Помилкою був хід з { $origin } на { $to }.
gallery-stuck-why = { $steps ->
    [one] Починаючи з клітинки { $number } маршрут неможливий: { $reason } Щоб це з'ясувати, пошуку потрібен { $steps } крок. До цього ходу маршрут ще був можливий.
    [few] Починаючи з клітинки { $number } маршрут неможливий: { $reason } Щоб це з'ясувати, пошуку потрібні { $steps } кроки. До цього ходу маршрут ще був можливий.
   *[many] Починаючи з клітинки { $number } маршрут неможливий: { $reason } Щоб це з'ясувати, пошуку потрібно { $steps } кроків. До цього ходу маршрут ще був можливий.
}
gallery-stuck-off = Клітинки { $square } немає на шляху. Виберіть клітинку шляху.
gallery-stuck-ways-watch = Дивитися, як пошук виправляється
gallery-stuck-ways-step = Крокувати далі від помилки
gallery-stuck-ways-change = Змінити пошук
gallery-stuck-whole = Маршрут: { $path }.
gallery-stuck-tour = { $squares ->
    [one] Маршрут, у якому { $squares } перша клітинка та сама
    [few] Маршрут, у якому { $squares } перші клітинки ті самі
   *[many] Маршрут, у якому { $squares } перших клітинок ті самі
}
gallery-stuck-mistake = хід, який був помилкою
gallery-today = Розв'язати головоломку дня: { $puzzle }
gallery-today-title = Сьогодні, { $day } (UTC), головоломка в усіх однакова.
gallery-more = { $number ->
    [one] Показати ще { $number }
    [few] Показати ще { $number }
    [many] Показати ще { $number }
   *[other] Показати ще { $number }
}
# The cards that were folded are shown.
gallery-fewer = Показати менше
gallery-lesson = Пройти урок { $lesson }
gallery-go-on = Продовжити з уроку { $lesson }
# Below the way to the course.
gallery-course-done = { $done ->
    [one] Ви пройшли { $done } урок.
    [few] Ви пройшли { $done } уроки.
   *[many] Ви пройшли { $done } уроків.
}
gallery-size = { $level ->
    [first] Перші кроки
    [more] Довше
   *[hard] Складно
} · { $steps ->
    [one] { $steps } крок
    [few] { $steps } кроки
    [many] { $steps } кроків
   *[other] { $steps } кроку
}
gallery-races = Показати перегони: { $number }

## Page, in dialogs

gallery-solutions-count = { $standing ->
    [searching] { $grouped ->
        [true] До цього кроку знайдено { $passed }. Поки що сторінка знає { $found }. Без дзеркальних і повернутих: { $kinds }.
       *[false] До цього кроку знайдено { $passed }. Поки що сторінка знає { $found }.
    }
    [enough] { $grouped ->
        [true] До цього кроку знайдено { $passed }. Сторінка зібрала перші { $found }. Без дзеркальних і повернутих: { $kinds }.
       *[false] До цього кроку знайдено { $passed }. Сторінка зібрала перші { $found }.
    }
   *[all] { $grouped ->
        [true] До цього кроку знайдено { $passed } із { $found }. Без дзеркальних і повернутих: { $kinds }.
       *[false] До цього кроку знайдено { $passed } із { $found }.
    }
}
gallery-solutions-distinct = Показувати дзеркальні та повернуті розв'язки лише раз
gallery-solutions-go-to = Перейти до розв'язку { $number }, на кроці { $position }
