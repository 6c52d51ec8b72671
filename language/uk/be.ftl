### Відвідувач робить наступні кроки замість пошуку; кожен порівнюють із кроком пошуку.

## Page

# Кнопки стоять в одному рядку на телефоні: одне-два короткі слова.
be-bar-retry = Ще раз
be-bar-retry-title = Повернутися до моменту перед хибним кроком (Backspace)
be-bar-mine = Далі по-своєму
be-bar-mine-title = Грати далі самостійно звідси
be-bar-difference = Показати відмінність
be-bar-difference-title = Перейти до першого кроку, який пошук робить інакше
be-bar-show = Показати крок
be-bar-show-title = Показати, що тут робить пошук
be-bar-compare = Порівняти мої кроки
be-bar-compare-title = Порівняти зараз ваші кроки з кроками пошуку
be-bar-more = Далі
be-bar-more-title = Зробити ще стільки ж кроків
be-told-begin = Ви — пошук. Зробіть його { $steps ->
    [one] наступний { $steps } крок.
    [few] наступні { $steps } кроки.
   *[many] наступні { $steps } кроків.
}{ $quiet ->
    [true] {" "}Помилки ви побачите наприкінці або коли натиснете «Порівняти мої кроки».
   *[false] {""}
}
be-told-step = Крок { $step } із { $steps }: { $deed ->
    [discovered] ви досягли { $name }.
    [left] ви покинули { $name }.
    [taken] ви забрали назад { $name }.
   *[placed] { $puzzle ->
        [tour] ви пішли на { $name }.
        [queens] ви поставили ферзя на { $name }.
        [regions] ви поставили ферзя на { $name }.
        [graph] ви пішли до { $name }.
        [colouring] ви пофарбували область { $place }: { $value }.
        [sudoku] ви вписали { $value } у клітинку { $place }.
       *[other] ви вибрали { $name }.
    }
}
be-told-right = Правильно.
be-told-again = Спробуйте ще раз або йдіть далі звідси.
be-told-send = «Поділитися» дає посилання на ці кроки.
be-told-after = Крок { $step } пошук робить інакше. Пізніших кроків сторінка не порівнює.
be-told-difference = Крок { $step } — перша відмінність. { $own ->
    [discovered] Пошук досягає { $mine }.
    [left] Пошук покидає { $mine }.
    [taken] Пошук забирає назад { $mine }.
    [placed] { $puzzle ->
        [tour] Пошук іде на { $mine }.
        [queens] Пошук ставить ферзя на { $mine }.
        [regions] Пошук ставить ферзя на { $mine }.
        [graph] Пошук іде до { $mine }.
       *[other] Пошук вибирає { $mine }.
    }
   *[ends] Пошук закінчується.
} { $other ->
    [discovered] Ця відповідь досягає { $theirs }.
    [left] Ця відповідь покидає { $theirs }.
    [taken] Ця відповідь забирає назад { $theirs }.
   *[placed] { $puzzle ->
        [tour] Ця відповідь іде на { $theirs }.
        [queens] Ця відповідь ставить ферзя на { $theirs }.
        [regions] Ця відповідь ставить ферзя на { $theirs }.
        [graph] Ця відповідь іде до { $theirs }.
       *[other] Ця відповідь вибирає { $theirs }.
    }
}
be-told-some = { $right ->
    [one] Правильно: перший { $right } крок із { $steps }.
    [few] Правильно: перші { $right } кроки з { $steps }.
   *[many] Правильно: перші { $right } кроків із { $steps }.
}
be-told-all = { $steps ->
    [1] Цей крок пошук робить так само.
    [one] { $steps } крок такий самий, як у пошуку.
    [few] Усі { $steps } кроки такі самі, як у пошуку.
   *[many] Усі { $steps } кроків такі самі, як у пошуку.
}{ $known ->
    [true] {" "}З першої спроби ви знайшли { $first }.
   *[false] {""}
}{ $over ->
    [true] {" "}Тут пошук закінчується.
   *[false] {""}
}
be-told-full = Усі кроки зроблено. Поверніться на крок назад, щоб змінити його.
be-told-before = Ваші кроки починаються з кроку { $position }. Ідіть уперед до нього.
be-told-too-many = { $steps ->
    [one] У цьому посиланні { $steps } крок, а потрібно лише { $most }. Скопіюйте посилання ще раз, повністю.
    [few] У цьому посиланні { $steps } кроки, а потрібно лише { $most }. Скопіюйте посилання ще раз, повністю.
   *[many] У цьому посиланні { $steps } кроків, а потрібно лише { $most }. Скопіюйте посилання ще раз, повністю.
}
be-status-title = Ви — пошук
be-status-opened = Кроки, зроблені вручну
be-status-detail = { $missed ->
    [0] Крок { $step } із { $steps }.
    [one] Крок { $step } із { $steps }. Не з першої спроби: { $missed } крок.
    [few] Крок { $step } із { $steps }. Не з першої спроби: { $missed } кроки.
   *[many] Крок { $step } із { $steps }. Не з першої спроби: { $missed } кроків.
}
be-told-undone = Пошук щойно забрав назад { $name }.
