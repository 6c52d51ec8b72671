### Моменти перебігу, коли щось справджується: умови вибирають клацанням.

## Page

find-title = Знайти моменти
find-mark = те, що ви шукаєте
find-close = Закрити (Escape)
find-how = { $puzzle ->
    [tour] Клацніть клітинку на дошці або додайте умову тут.
    [queens] Клацніть клітинку на дошці або додайте умову тут.
    [regions] Клацніть клітинку на дошці або додайте умову тут.
    [graph] Клацніть вершину або додайте умову тут.
    [forest] Клацніть вершину або додайте умову тут.
    [colouring] Клацніть область на карті або додайте умову тут.
    [sudoku] Клацніть клітинку сітки або додайте умову тут.
   *[other] Клацніть на дошці або додайте умову тут.
}
find-by-key = { $puzzle ->
    [tour] Натисніть Enter, щоб шукати цю клітинку
    [queens] Натисніть Enter, щоб шукати цю клітинку
    [regions] Натисніть Enter, щоб шукати цю клітинку
    [graph] Натисніть Enter, щоб шукати цю вершину
    [forest] Натисніть Enter, щоб шукати цю вершину
    [colouring] Натисніть Enter, щоб шукати цю область
    [sudoku] Натисніть Enter, щоб шукати цю клітинку
   *[other] Натисніть Enter, щоб шукати це
}

find-fixed = { $puzzle ->
    [sudoku] Клітинку { $place } задано. Вона ніколи не змінюється.
   *[other] Клітинка { $place } закрита. Вона ніколи не змінюється.
}

# --- умови ---

find-and = і
find-conditions = Що має справджуватися в той самий момент
find-condition = Умова
find-remove = Прибрати цю умову
find-on = { $puzzle ->
    [tour] Клітинка { $name } на шляху
    [graph] Вершина { $name } на шляху
    [forest] Вершина { $name } сіра
    [queens] На { $name } стоїть ферзь
    [regions] На { $name } стоїть ферзь
    [colouring] { $any ->
        [true] { $place }: є колір
       *[false] { $place }: { $value } колір
    }
    [sudoku] { $any ->
        [true] Клітинку { $place } заповнено
       *[false] У клітинці { $place } стоїть { $value }
    }
   *[other] { $name } вибрано
}
find-off = { $puzzle ->
    [tour] Клітинка { $name } вільна
    [graph] Вершини { $name } немає на шляху
    [forest] Вершина { $name } не сіра
    [queens] На { $name } немає ферзя
    [regions] На { $name } немає ферзя
    [colouring] { $any ->
        [true] { $place }: без кольору
       *[false] { $place }: не { $value } колір
    }
    [sudoku] { $any ->
        [true] Клітинка { $place } порожня
       *[false] У клітинці { $place } немає { $value }
    }
   *[other] { $name } не вибрано
}
find-placed = { $puzzle ->
    [tour] Кінь щойно прийшов на { $name }
    [graph] Шлях щойно дійшов до { $name }
    [forest] Вершина { $name } щойно стала сірою
    [queens] На { $name } щойно поставлено ферзя
    [regions] На { $name } щойно поставлено ферзя
    [colouring] { $any ->
        [true] { $place }: колір щойно з'явився
       *[false] { $place }: щойно з'явився { $value } колір
    }
    [sudoku] { $any ->
        [true] У клітинку { $place } щойно вписано цифру
       *[false] У клітинку { $place } щойно вписано { $value }
    }
   *[other] { $name } щойно вибрано
}
find-undone = { $puzzle ->
    [tour] Клітинку { $name } щойно забрано назад
    [graph] Вершину { $name } щойно забрано назад
    [forest] Вершина { $name } щойно стала чорною
    [queens] Ферзя з { $name } щойно забрано назад
    [regions] Ферзя з { $name } щойно забрано назад
    [colouring] { $any ->
        [true] { $place }: колір щойно забрано назад
       *[false] { $place }: щойно забрано назад { $value } колір
    }
    [sudoku] { $any ->
        [true] Цифру з клітинки { $place } щойно забрано назад
       *[false] З клітинки { $place } щойно забрано назад { $value }
    }
   *[other] { $name } щойно забрано назад
}
find-value = { $puzzle ->
    [colouring] Колір: { $place }
    [sudoku] Цифра в клітинці { $place }
   *[other] Варіант для { $place }
}
find-any = { $puzzle ->
    [colouring] будь-який колір
    [sudoku] будь-яка цифра
   *[other] будь-що
}
find-depth-least = Глибина щонайменше
find-depth-exactly = Глибина рівно
find-depth-most = Глибина щонайбільше
find-depth-number = Глибина
find-begins = { $puzzle ->
    [tour] Шлях починається так: { AND($names, most: 6) }
    [graph] Шлях починається так: { AND($names, most: 6) }
    [forest] Сірий шлях починається так: { AND($names, most: 6) }
    [queens] Перші ферзі стоять на { AND($names, most: 6) }
    [regions] Перші ферзі стоять на { AND($names, most: 6) }
    [colouring] Розфарбування починається так: { AND($names, most: 6) }
    [sudoku] Заповнення починається так: { AND($names, most: 6) }
   *[other] Вибори починаються так: { AND($names, most: 6) }
}
find-dead-end = Це глухий кут
find-solution = { $goal ->
    [tour] Це маршрут
    [closed] Це замкнений маршрут
    [path] Це повний шлях
    [cycle] Це цикл
    [colouring] Це розфарбування всієї карти
   *[other] Це розв'язок
}
find-add = Додати умову
find-add-depth = Додати глибину
find-add-depth-title = Шукати моменти на цій глибині
find-add-begins = { $puzzle ->
    [tour] Додати цей шлях
    [graph] Додати цей шлях
    [forest] Додати цей шлях
    [queens] Додати цих ферзів
    [regions] Додати цих ферзів
    [colouring] Додати це розфарбування
    [sudoku] Додати ці цифри
   *[other] Додати вибране
}
find-add-begins-title = { $puzzle ->
    [tour] Шукати моменти, у яких шлях починається так само
    [graph] Шукати моменти, у яких шлях починається так само
    [forest] Шукати моменти, у яких сірий шлях починається так само
    [queens] Шукати моменти, що починаються з цих ферзів
    [regions] Шукати моменти, що починаються з цих ферзів
    [colouring] Шукати моменти, що починаються з цих кольорів
    [sudoku] Шукати моменти, що починаються з цих цифр
   *[other] Шукати моменти, що починаються з вибраного
}
find-add-dead-end = Додати «глухий кут»
find-add-dead-end-title = Шукати моменти, з яких пошук одразу повертається назад
find-add-solution = Додати «розв'язок»
find-add-solution-title = Шукати розв'язки

# --- що знайдено ---

find-before = Перейти до попереднього моменту
find-next = Перейти до наступного моменту
find-here = Момент { $number }
find-all = { $count ->
    [0] Такого моменту немає. Сторінка переглянула всі кроки: { $steps }.
    [one] { $count } момент за весь перебіг.
    [few] { $count } моменти за весь перебіг.
   *[many] { $count } моментів за весь перебіг.
}
find-so-far = { $count ->
    [0] Поки що такого моменту немає. Переглянуто кроків: { $steps }.
    [one] Поки що { $count } момент. Переглянуто кроків: { $steps }.
    [few] Поки що { $count } моменти. Переглянуто кроків: { $steps }.
   *[many] Поки що { $count } моментів. Переглянуто кроків: { $steps }.
}
find-looking = { $count ->
    [one] Поки що { $count } момент.
    [few] Поки що { $count } моменти.
   *[many] Поки що { $count } моментів.
} Сторінка переглянула кроків: { $looked } із { $steps }.
find-full = { $count ->
    [one] { $count } момент.
    [few] { $count } моменти.
   *[many] { $count } моментів.
} Сторінка переглянула кроків: { $looked } із { $steps }. Для інших моментів немає місця.
find-broken = Сторінка не змогла переглянути ці кроки ще раз. Перезавантажте сторінку.
find-onward = Шукати далі
find-onward-title = Продовжити пошук і переглянути його наступні кроки. Дошка лишається тут.
find-stop = Зупинити
