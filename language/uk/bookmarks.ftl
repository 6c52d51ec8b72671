### Кроки, які позначив відвідувач, кожен із його нотаткою або без неї.

## Page

bookmarks-title = Закладки
bookmarks-here = Нотатка до кроку { $step } (необов'язково)
bookmarks-keep = Позначити цей крок
bookmarks-own = Ваші закладки
bookmarks-linked = Закладки з цього посилання
bookmarks-adopt = Зберегти закладки з посилання
bookmarks-go = Крок { $step }
bookmarks-note = Нотатка до кроку { $step }
bookmarks-remove = Прибрати закладку на кроці { $step }
bookmarks-full = У цьому пошуку вже { $most } закладок. Спершу приберіть одну.
# $notes: how many notes there are; $note: their text.
bookmarks-mark = { $notes ->
    [0] Закладка на кроці { $step }
   *[other] Закладка на кроці { $step }: { $note }
}
# $mark: the sentence above.
bookmarks-beyond = { $mark }. Пошук туди ще не дійшов.
bookmarks-no-more = { $count ->
    [0] У цьому пошуку немає закладок. Натисніть M, щоб позначити цей крок.
   *[other] { $way ->
        [before] Перед цим кроком закладок немає.
       *[after] Після цього кроку закладок немає.
    }
}
