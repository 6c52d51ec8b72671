## Page

gallery-stuck-playing = A program is looking for a tour ...
gallery-stuck-ask = Stuck. Which move was the mistake?
# $end: why nothing can come next
gallery-stuck-how = { $end } Choose the square to which the bad move led.
gallery-stuck-moves = The squares of the path, first to last
gallery-stuck-move = Square { $number }: { $origin } to { $to }
gallery-stuck-start = Square 1: { $start }, the start
gallery-stuck-tried-start = { $move }. Not the mistake: from there a tour was possible.
gallery-stuck-tried-early = { $move }. Not the mistake: after it a tour was still possible.
gallery-stuck-tried-late = { $steps ->
    [one] { $move }. Too late: with the knight still on { $origin } no tour was possible, either. From there the program tries everything, in { $steps } step, and finds none.
   *[other] { $move }. Too late: with the knight still on { $origin } no tour was possible, either. From there the program tries everything, in { $steps } steps, and finds none.
}
gallery-stuck-answer = { $origin } to { $to } was the mistake.
gallery-stuck-why = { $steps ->
    [one] From square { $number } on, { $reason } The program takes { $steps } step to find out. Before that move there was a tour.
   *[other] From square { $number } on, { $reason } The program takes { $steps } steps to find out. Before that move there was a tour.
}
gallery-stuck-off = The path has not come to { $square }. Click a square of the path.
gallery-stuck-ways-watch = Watch it recover
gallery-stuck-ways-step = Step on from the mistake
gallery-stuck-ways-change = Change what is searched
# $squares: first to last
gallery-stuck-whole = A tour: { $path }.
gallery-stuck-tour = { $squares ->
    [one] A tour with the same first { $squares } square
   *[other] A tour with the same first { $squares } squares
}
# What the line on the board means.
gallery-stuck-mistake = the move that was the mistake
# The way to the board of the day.
# $puzzle: its title
gallery-today = Today: { $puzzle }
gallery-today-title = The board of { $day } (UTC), the same for all
gallery-ideas-first-title = One method, many puzzles
gallery-ideas-first-about = Each is shown at work, where its program has just gone back a step.
gallery-ideas-dead-ends-title = Dead ends
gallery-ideas-dead-ends-about = Most of what a search tries is taken back.
gallery-ideas-luck-title = The luck of the order
gallery-ideas-luck-about = What is tried first decides how long it takes.
gallery-ideas-pruning-title = Pruning
gallery-ideas-pruning-about = A program that sees early what is lost need not try it.
gallery-ideas-impossible-title = Impossible, and proved
gallery-ideas-impossible-about = Where everything has been tried in vain, nothing is left to be found.
gallery-ideas-scale-title = Scale
gallery-ideas-scale-about = From a handful of steps to millions, and to boards that no search would finish.
# Under a card, in small print: what is searched, and whose program it is.
gallery-source = { $puzzle } · { $program }
# $passed: up to here
gallery-solutions-count = { $standing ->
    [searching] { $grouped ->
        [true] { $passed } of { $found } up to this step so far, searching on, { $kinds } essentially different.
       *[false] { $passed } of { $found } up to this step so far, searching on.
    }
    [enough] { $grouped ->
        [true] { $passed } of { $found } up to this step so far, which is enough, { $kinds } essentially different.
       *[false] { $passed } of { $found } up to this step so far, which is enough.
    }
   *[all] { $grouped ->
        [true] { $passed } of { $found } up to this step, { $kinds } essentially different.
       *[false] { $passed } of { $found } up to this step.
    }
}
gallery-solutions-go-to = Solution { $number }, at step { $position }
