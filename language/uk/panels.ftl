## Page

panels-dead-end = Глухий кут. { $reason }
panels-dead-end-why = Глухий кут.
panels-place-tabs = Пояснення пошуку
panels-tab-why = Чому
panels-tab-code = Код
panels-tab-stack = Стек
panels-tab-tree = Дерево
panels-tab-charts = Діаграми
panels-own-place = Ваша програма
panels-place-titles-calls = Виклики
panels-place-titles-solutions = Розв'язки
panels-place-titles-fewest = Найменше кольорів
panels-place-titles-result = Результат
panels-steps-searching = { $known ->
    [one] Пошук іде наперед: поки що { $known } крок. Натисніть ту саму кнопку ще раз, щоб зупинити його.
    [few] Пошук іде наперед: поки що { $known } кроки. Натисніть ту саму кнопку ще раз, щоб зупинити його.
   *[many] Пошук іде наперед: поки що { $known } кроків. Натисніть ту саму кнопку ще раз, щоб зупинити його.
}
panels-calm-summary = { $steps ->
    [one] За останній { $steps } крок глибина була від { $least } до { $greatest }. Щоб стежити за кожним кроком, зупиніть пошук або сповільніть його до 4 кроків за секунду.
    [few] За останні { $steps } кроки глибина була від { $least } до { $greatest }. Щоб стежити за кожним кроком, зупиніть пошук або сповільніть його до 4 кроків за секунду.
   *[many] За останні { $steps } кроків глибина була від { $least } до { $greatest }. Щоб стежити за кожним кроком, зупиніть пошук або сповільніть його до 4 кроків за секунду.
}
panels-calm-not-yet = Python саме з'ясовує це.
panels-calm-not-told = Цей пошук надто глибокий, щоб показати кожен вибір.
panels-more = ще { $number }

## Page, in dialogs

panels-stack-titles-calls = Виклики, останній унизу
panels-stack-titles-path = Зроблені кроки, останній унизу
panels-stack-titles-own = Кроки вашої програми, останній унизу
panels-stack-titles-stack = Стек, останній вибір унизу
panels-stack-titles-graph = Сірі вершини, остання внизу
panels-stack-tried = { $all ->
    [0] немає варіантів
   *[other] { $tried } із { $all }
}
panels-stack-cut = відкинуто { NUMBER($cut) }
panels-stack-white = { $white ->
    [0] білих немає
    [one] { $white } біла
    [few] { $white } білі
   *[many] { $white } білих
}
panels-stack-go = Перейти до кроку цього вибору
panels-stack-above = { $hidden ->
    [one] ще { $hidden } вище
    [few] ще { $hidden } вище
   *[many] ще { $hidden } вище
}
panels-stack-empty = Стек порожній.
panels-companion-label = Картинка під поясненням
panels-companion-depth = Глибина
# A chart: the depth after each of the last steps.
panels-companion-depths = Глибина від кроку { $first } до кроку { $last }: найменша { $least }, найбільша { $greatest }.
panels-companion-step = крок { $position }
panels-tree-start = початок
panels-tree-folded = { $placed ->
    [one] { $leads ->
        [true] { $name }: спробувано й забрано назад, усього { $placed } крок уперед. Перейти туди
       *[false] { $name }: спробувано й забрано назад, усього { $placed } крок уперед.
    }
    [few] { $leads ->
        [true] { $name }: спробувано й забрано назад, усього { $placed } кроки вперед. Перейти туди
       *[false] { $name }: спробувано й забрано назад, усього { $placed } кроки вперед.
    }
   *[many] { $leads ->
        [true] { $name }: спробувано й забрано назад, усього { $placed } кроків уперед. Перейти туди
       *[false] { $name }: спробувано й забрано назад, усього { $placed } кроків уперед.
    }
}
panels-tree-folded-unknown = { $leads ->
    [true] { $name }: спробувано раніше. Перейти туди
   *[false] { $name }: спробувано раніше.
}
panels-tree-above = { $number } вище
panels-tree-more = { $number } не показано: бракує місця
panels-tree-finished = { $leads ->
    [true] { $name }: завершено. Перейти туди
   *[false] { $name }: завершено.
}
panels-tree-open = { $name }: ще не спробувано
panels-tree-here = { $leads ->
    [true] { $name }: на шляху. Перейти до цього кроку
   *[false] { $name }: на шляху.
}
panels-tree-forest = { $discovered ->
    [one] Відкрито { $discovered } вершину, з них сірих { $gray }.
    [few] Відкрито { $discovered } вершини, з них сірих { $gray }.
   *[many] Відкрито { $discovered } вершин, з них сірих { $gray }.
}
panels-tree-summary = { $placed ->
    [one] Зроблено { $placed } крок уперед. Глибина зараз { $depth }.
    [few] Зроблено { $placed } кроки вперед. Глибина зараз { $depth }.
   *[many] Зроблено { $placed } кроків уперед. Глибина зараз { $depth }.
}
panels-tree-path = Поки запитання відкрите, дерево показує лише шлях.
panels-tree-legend-path = на шляху
panels-tree-legend-gray = сіра: на шляху
panels-tree-legend-black = чорна: завершена
panels-tree-cut = Погляд наперед відкидає тут { $number ->
    [one] { $number } варіант.
    [few] { $number } варіанти.
   *[many] { $number } варіантів.
}
panels-tree-legend-cut = погляд наперед відкидає тут варіанти
panels-tree-legend-done = спробувано й забрано назад
panels-tree-legend-sized = спробувано й забрано назад, із кількістю кроків уперед
panels-tree-label = Дерево пошуку
panels-tree-fold = Як показано невдалі вибори
panels-tree-fold-room = Показати все, що вміщається
panels-tree-fold-large = Згорнути, де виборів понад { $most }
panels-tree-fold-all = Згорнути кожен невдалий вибір
panels-tree-fold-alike = Об'єднати за однією причиною
# $placed: choices that are folded.
panels-tree-unfold = { $placed ->
    [one] { $name }: показати тут { $placed } вибір
    [few] { $name }: показати тут { $placed } вибори
   *[many] { $name }: показати тут { $placed } виборів
}
# $reason: the sentence below.
panels-tree-joined = { $reason } Показати кожен окремо
panels-tree-same = { AND($names) }: невдача з однієї причини. { $reason }
panels-tree-no-room = Тут для цього бракує місця. Натисніть на назву, щоб перейти туди.
panels-tree-legend-alike = кілька, що не вдалися з однієї причини
panels-tree-legend-open = ще не спробувано
