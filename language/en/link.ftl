## Library and page

### What is wrong with a link, a scenario or a value, as somebody has written it.
### $value and the like are quoted as they were written: 'c3'. Names before a colon are those of a link, and stay.

# A text that was cut in its middle.
link-cut = { $length ->
    [one] { $text } ({ $length } character)
   *[other] { $text } ({ $length } characters)
}
link-long = link of { NUMBER($length) } characters: it may have at most { NUMBER($most) }

## Library

link-escape = link { $link }: after a % there must be two hexadecimal digits
link-day = day { $day }: it must be a date, for instance 2026-11-22
link-position = position { $position }: it must be a whole number of steps, for instance 1200
link-state = state { $state }: it does not belong to step { NUMBER($position) } of this search. Copy the whole link once more.
link-option-twice = option { $name }: it is given twice. Leave one out.
# $name: of an option of a link.
link-option = { $name ->
    [v] v { $value }: it must be 1, the version that is known here
    [play] play { $value }: it must be yes, or what was done by hand, copied whole
    [until] until { $value }: it must be a step, for instance 1300
    [speed] speed { $value }: it must be a number of steps a second, auto or max
    [theme] theme { $value }: it must be light or dark
    [panels] panels { $value }: it must be names of panels, with commas between them
    [hide] hide { $value }: it must be some of code,tree,verdict
    [lock] lock { $value }: it must be steps
    [present] present { $value }: it must be yes
    [at] at { $value }: it must be places of a graph's vertices, four characters each
    [ask] ask { $value }: it must be some of next,back,lost,why,line,steps
    [to] to { $value }: it must be the last step at which to ask, for instance 1300
    [be] be { $value }: it must be a number of steps up to 999, or 12,quiet to tell at the end
    [day] day { $value }: it must be a date, for instance 2026-11-22
    [own] own { $value }: it must be a program, copied whole
    [hints] hints { $value }: it must be how many hints were given, for instance 2
    [mark] mark { $value }: it must be up to 20 different steps with their notes, for instance 17:here it goes wrong;1300
    [lesson] lesson { $value }: it must be a lesson and its step, for instance 3.2, or a lesson of your own, copied whole
    [lang] lang { $value }: it must be a language that is known here, for instance uk
   *[other] { $name } { $value }: it must be copied whole
}

link-long-scenario = scenario of { NUMBER($length) } characters: it may have at most { NUMBER($most) }
link-character = character { $character }: a scenario has only letters, digits and marks such as , ; : = . -
link-new = scenario { $scenario }: it must be new/PUZZLE/SEED, for instance new/sudoku/4821
link-missing = scenario { $scenario }: { $missing } is missing. It must be { $pattern }, for instance { $example }
# $character: its number and its English name, as in U+200B zero width space.
link-hidden = text { $text }: it holds { $character }, and nobody sees that. Leave it out.
link-part = part { $part }: it must be name=value, for instance goal=all
link-part-twice = part { $part }: { $name } is given twice. Leave one out.
link-no-parameter = parameter { $name }: { $puzzle } has { AND($known) }
link-choice = { $name } { $value }: it must be { OR($known) }
link-name-or-text = { $name } { $value }: it must be { OR($known) }, or a text such as A:B,C;B:C
link-number = { $name } { $value }: it must be a number from { $low } to { $high }
link-needs = { $name } { $value }: it goes only with { $other }={ OR($allowed) }, not with { $given }
# $advice: what allows more, or nothing.
link-too-large = { $name } { $value }: in the page it may go up to { $most }{ $advice }

link-board = board { $board }: it must be ROWSxCOLUMNS, for instance 8x8
link-side = { $side ->
    [rows] { $count } rows: a board has from 1 to { $most }
   *[columns] { $count } columns: a board has from 1 to { $most }
}
link-long-side = board { $board }: a side may have at most { $most } squares
link-square = square { $square }: the squares of the { $board } board are a1 to { $last }, or 1,1 to { $columns },{ $rows }
link-hole = square { $square }: it is a hole. Choose a square that is not blocked.
link-holes = holes { $holes }: they must be squares of the { $board } board
link-no-square = board { $board }: every square is blocked. Leave at least one free.
link-end = end { $end }: it is the start. A tour ends on another square.

link-leaper = leaper { $leaper }: it must be two numbers, for instance 1,2, or one of { OR($known) }
link-leap = leaper { $leaper }: it must be two numbers from 0 to { $longest }, the smaller first and not both 0, for instance 1,2 for the knight
link-order = order { $order }: it must be { OR($known) }, or a list of moves such as 1,2;2,1
link-move = move { $move }: it must be dx,dy with numbers up to { $longest }, for instance 1,2 or -2,1
link-no-move = move '0,0': it must lead to another square
link-move-twice = move '{ $move }': it is in the order twice. Leave one out.
link-two-leapers = leaper '{ $leaper }': the order lists its own moves. Leave the leaper out.

# A scenario as it is written out in full.
link-canonical = scenario of { NUMBER($length) } characters, { NUMBER($written) } in its canonical form: it may have at most { NUMBER($most) }
link-digits = of thousands of digits
link-no-moves = no moves: a move order needs at least one, for instance 1,2
# Of a program: squares are numbers there, too. $name: of an argument, such as "start"
link-square-of = { $name } { $square }: the squares of the { $board } board are a1 to { $last }, or 0 to { $most }
link-text = link { $text }: it must be a text such as 'queens/8' or 'queens/8@60'
link-not-utf = text { $text }: its %XX must be characters in UTF-8
link-no-values = parameter { $parameter }: it has no list of values
