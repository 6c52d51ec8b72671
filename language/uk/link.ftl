## Library and page

### Що не так із посиланням, сценарієм чи значенням, як їх хтось написав.

link-cut = { $length ->
    [one] { $text } ({ $length } символ)
    [few] { $text } ({ $length } символи)
   *[many] { $text } ({ $length } символів)
}
link-long = посилання має символів: { NUMBER($length) }. Дозволено щонайбільше { NUMBER($most) }

## Library

link-escape = посилання { $link }: після % мають бути дві шістнадцяткові цифри
link-day = day { $day }: це має бути дата, наприклад 2026-11-22
link-position = позиція { $position }: це має бути ціле число кроків, наприклад 1200
link-state = стан { $state }: він не належить до кроку { NUMBER($position) } цього пошуку. Скопіюйте посилання ще раз, повністю.
link-option-twice = параметр { $name }: його подано двічі. Приберіть один.
link-option = { $name ->
    [v] v { $value }: має бути 1, відома тут версія
    [play] play { $value }: має бути yes або те, що зроблено вручну, скопійоване повністю
    [until] until { $value }: має бути крок, наприклад 1300
    [speed] speed { $value }: має бути число кроків за секунду, auto або max
    [theme] theme { $value }: має бути light або dark
    [panels] panels { $value }: мають бути назви панелей через кому
    [hide] hide { $value }: має бути щось із code,tree,verdict
    [lock] lock { $value }: має бути steps
    [present] present { $value }: має бути yes
    [at] at { $value }: мають бути місця вершин графа, по чотири символи
    [ask] ask { $value }: має бути щось із next,back,lost,why,line,steps
    [to] to { $value }: має бути останній крок, на якому запитувати, наприклад 1300
    [be] be { $value }: має бути число кроків до 999 або 12,quiet, щоб відповісти в кінці
    [day] day { $value }: має бути дата, наприклад 2026-11-22
    [own] own { $value }: має бути програма, скопійована повністю
    [hints] hints { $value }: має бути кількість узятих підказок, наприклад 2
    [mark] mark { $value }: тут має бути до 20 різних кроків із нотатками, наприклад 17:тут помилка;1300
    [lesson] lesson { $value }: має бути урок і його крок, наприклад 3.2, або власний урок, скопійований повністю
    [lang] lang { $value }: має бути відома тут мова, наприклад uk
   *[other] { $name } { $value }: скопіюйте повністю
}

link-long-scenario = сценарій має символів: { NUMBER($length) }. Дозволено щонайбільше { NUMBER($most) }
link-character = символ { $character }: у сценарії є лише літери, цифри й знаки, як-от , ; : = . -
link-new = сценарій { $scenario }: має бути new/PUZZLE/SEED, наприклад new/sudoku/4821
link-missing = сценарій { $scenario }: бракує { $missing }. Має бути { $pattern }, наприклад { $example }
link-hidden = текст { $text }: він містить { $character }, а цього ніхто не бачить. Приберіть це.
link-part = частина { $part }: має бути name=value, наприклад goal=all
link-part-twice = частина { $part }: { $name } подано двічі. Приберіть одне.
link-no-parameter = параметр { $name }: { $puzzle } має { AND($known) }
link-choice = { $name } { $value }: має бути { OR($known) }
link-name-or-text = { $name } { $value }: має бути { OR($known) } чи текст, як-от A:B,C;B:C
link-number = { $name } { $value }: має бути число від { $low } до { $high }
link-needs = { $name } { $value }: це можливо лише з { $other }={ OR($allowed) }, а не з { $given }
link-too-large = { $name } { $value }: на сторінці можна до { $most }{ $advice }

link-board = дошка { $board }: має бути ROWSxCOLUMNS, наприклад 8x8
link-side = { $side ->
    [rows] горизонталей { $count }: дошка має їх від 1 до { $most }
   *[columns] вертикалей { $count }: дошка має їх від 1 до { $most }
}
link-long-side = дошка { $board }: сторона може мати щонайбільше { $most } клітинок
link-square = клітинка { $square }: клітинки дошки { $board } — від a1 до { $last }, або від 1,1 до { $columns },{ $rows }
link-hole = клітинка { $square }: її закрито. Виберіть іншу клітинку.
link-holes = закриті клітинки { $holes }: мають бути клітинки дошки { $board }
link-no-square = дошка { $board }: усі клітинки закрито. Залиште хоч одну.
link-end = кінець { $end }: це початок. Маршрут закінчується на іншій клітинці.

link-leaper = фігура { $leaper }: мають бути два числа, наприклад 1,2, чи { OR($known) }
link-leap = фігура { $leaper }: мають бути два числа від 0 до { $longest }, спершу менше, не обидва 0, наприклад 1,2 для коня
link-order = порядок { $order }: має бути { OR($known) } чи список ходів, як-от 1,2;2,1
link-move = хід { $move }: має бути dx,dy з числами до { $longest }, наприклад 1,2 або -2,1
link-no-move = хід '0,0': він має вести на іншу клітинку
link-move-twice = хід '{ $move }': він є в порядку двічі. Приберіть один.
link-two-leapers = фігура '{ $leaper }': порядок сам називає свої ходи. Приберіть фігуру.

link-canonical = сценарій має символів: { NUMBER($length) }, а у повному записі { NUMBER($written) }. Дозволено щонайбільше { NUMBER($most) }
link-digits = з тисяч цифр
link-no-moves = немає ходів: порядок потребує щонайменше одного, наприклад 1,2
link-square-of = { $name } { $square }: клітинки дошки { $board } — від a1 до { $last }, або від 0 до { $most }
link-text = посилання { $text }: має бути текст на зразок 'queens/8' або 'queens/8@60'
link-not-utf = текст { $text }: його %XX мають бути символами в UTF-8
link-no-values = параметр { $parameter }: він не має списку значень
