## Library

# --- what happened at a step ---

plain-begin = Пошук ще нічого не вибрав.
plain-place = Пошук вибирає { $name }.
plain-dead-end = Глухий кут: після { $name } нічого не може бути. Пошук забирає цей вибір назад.
plain-exhausted = { $every ->
    [true] Після { $name } пошук перебрав усе. Він забирає цей вибір назад.
   *[false] Після { $name } нічого не виходить. Пошук забирає цей вибір назад.
}
plain-solution-left = Це був розв'язок. Пошук іде далі й забирає { $name } назад.
plain-solved = Усе вибрано. Це розв'язок!

# --- titles of a search's end ---

plain-found = Розв'язок знайдено
plain-no-solution = Розв'язку не існує

## Page

plain-own = Своя головоломка
plain-cell = { $number ->
    [0] { $name }: не вибрано
   *[other] { $name }: вибір { $number }
}
plain-label = { $length ->
    [one] Зроблено { $depth } із { $length } кроку.
    [few] Зроблено { $depth } із { $length } кроків.
   *[many] Зроблено { $depth } із { $length } кроків.
}
plain-counts = { $placed ->
    [one] Зроблено { $placed } крок уперед, забрано назад { $undone }.
    [few] Зроблено { $placed } кроки вперед, забрано назад { $undone }.
   *[many] Зроблено { $placed } кроків уперед, забрано назад { $undone }.
}

## Page, in dialogs

# In the help.
plain-help-intro = Пошук пробує варіанти в сталому порядку. Коли варіантів не лишилося, він забирає останній вибір назад і пробує наступний. Натисніть «Пуск» або крокуйте вперед і назад.
