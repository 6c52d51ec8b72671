## Library

# Поки грають самі.
forest-held = Вершину { $vertex } ще не можна покинути. Її сусідня вершина { $neighbour } біла.

# --- що каже каталог: назви, форми й картки ---

forest-entry = Пошук у глибину
    .summary = Загальний пошук у глибину відкриває кожну вершину один раз і залишає її чорною.
    .command = загальний пошук у глибину в графі
forest-preset-forest-example = Кожну вершину відвідано раз
    .look = Пошук відкриває й покидає кожну вершину один раз. Жоден глухий кут не стає знову білим.
    .program = Малий граф від A до F

forest-program-recursive = Рекурсивна
    .does = Виклик відкриває одну вершину. Перш ніж закінчитися, він відкриває всі білі вершини, до яких звідти можна дійти.

forest-error-path = пошук ніколи не доходить до шляху { $path }
forest-picture = Пошук у глибину, вершин відкрито { NUMBER($discovered) } із { $vertices }, завершено { NUMBER($finished) }

# --- titles of a search's end ---

forest-found = Пошук завершено

# --- what a step did ---

forest-begin = Усі вершини білі. Кожна один раз стане сірою, а потім чорною.
forest-discover = { $root ->
    [true] Час { $time }: вершина { $name } стає сірою. Це корінь дерева.
   *[false] Час { $time }: вершина { $name } стає сірою. Її відкрито з { $origin }.
}
forest-finish = { $depth ->
    [0] Час { $time }: у { $name } не лишилося білих сусідів. Вершину завершено, вона стає чорною.
   *[other] Час { $time }: у { $name } не лишилося білих сусідів. Вершину завершено, вона стає чорною. Шлях повертається до { $back }.
}
forest-edges = { COUNT($edges) ->
    [1] Ребро { AND($edges) }.
    [one] Ребра: { AND($edges) }.
    [few] Ребра: { AND($edges) }.
   *[many] Ребра: { AND($edges) }.
}
forest-edge = { $kind ->
    [back] з { $tail } до { $head } зворотне (до сірої вершини)
    [forward] з { $tail } до { $head } пряме (до чорної вершини під { $tail })
   *[cross] з { $tail } до { $head } перехресне (до іншої чорної вершини)
}

## Page

forest-other-edges = { $kind ->
    [back] { COUNT($edges) ->
        [1] Зворотне ребро: { AND($edges, most: 8) }.
        [one] Зворотні ребра: { AND($edges, most: 8) }.
        [few] Зворотні ребра: { AND($edges, most: 8) }.
       *[many] Зворотні ребра: { AND($edges, most: 8) }.
    }
    [forward] { COUNT($edges) ->
        [1] Пряме ребро: { AND($edges, most: 8) }.
        [one] Прямі ребра: { AND($edges, most: 8) }.
        [few] Прямі ребра: { AND($edges, most: 8) }.
       *[many] Прямі ребра: { AND($edges, most: 8) }.
    }
   *[cross] { COUNT($edges) ->
        [1] Перехресне ребро: { AND($edges, most: 8) }.
        [one] Перехресні ребра: { AND($edges, most: 8) }.
        [few] Перехресні ребра: { AND($edges, most: 8) }.
       *[many] Перехресні ребра: { AND($edges, most: 8) }.
    }
}
forest-label = { $names ->
    [one] Граф, { $names } вершина: сірих { $gray }, чорних { $black }.
    [few] Граф, { $names } вершини: сірих { $gray }, чорних { $black }.
   *[many] Граф, { $names } вершин: сірих { $gray }, чорних { $black }.
}
forest-signs-top = вершина, у якій зараз пошук
forest-signs-tree = ребро дерева
forest-signs-back = зворотне ребро
forest-signs-forward = пряме ребро
forest-signs-cross = перехресне ребро
forest-signs-undone = щойно завершена вершина
# Beside a picture of it.
forest-rule = Ідіть до білої вершини, сусідньої з вашою. Поверніться, якщо такої немає.
forest-heat = Де пошук повертався
forest-counts = { $placed ->
    [one] Відкрито { $placed } вершину, завершено { $undone }.
    [few] Відкрито { $placed } вершини, завершено { $undone }.
   *[many] Відкрито { $placed } вершин, завершено { $undone }.
}
forest-title = Пошук у глибину в графі
forest-purpose = Відвідайте кожну вершину й перегляньте кожне ребро, спершу в глибину.
forest-pair = з { $tail } до { $head }

## Page, in dialogs

# In the help.
forest-help-intro = Загальний пошук у глибину відвідує кожну вершину один раз. Біла вершина ще не відкрита. Сіра вершина на шляху. Чорна вершина завершена й лишається чорною. Натисніть «Пуск» або крокуйте вперед і назад.
forest-help-legend = Два числа під вершиною — це час її відкриття і час її завершення. Ребра дерева товсті. Зворотне ребро веде до сірої вершини. Пряме ребро веде до чорного нащадка. Перехресне ребро веде до будь-якої іншої чорної вершини.
