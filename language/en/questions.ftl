### A visitor is asked about the search, or asks why a choice was not made.
### $puzzle is its name: tour, queens, graph, forest, colouring, sudoku, or another's.
### $choice: a square, a vertex, a region with its colour, or a cell with its digit.
### $leaves: whether choices are left for good, as in a depth-first search, and not taken back.

## Library

# --- why a question can't be asked ---

questions-over = The search is over here.
questions-not-counted = The search may be over here. It depends on how many solutions it has found.
questions-given = The solution is already known here. The search only follows it.
questions-too-long = This question would take too long here.
questions-visits = This search visits every vertex. It can't get lost.
questions-solution = This is a solution.
questions-forced = There is nothing to decide here: only one option is left.
questions-nothing-back = The next step takes nothing back.
questions-lost-unknown = It would take too long to find out whether this is lost, and since when.
questions-why-nowhere = No short proof is in sight here.
questions-line-no-program = No program that can run this search is shown here.

# --- how the search stands ---

# A choice by its number. $number: how many choices there are up to it.
questions-place = { $puzzle ->
    [tour] square { NUMBER($number) } ({ $choice })
    [queens] queen { NUMBER($number) } ({ $choice })
    [graph] vertex { NUMBER($number) } ({ $choice })
    [forest] vertex { NUMBER($number) } ({ $choice })
   *[other] choice { NUMBER($number) } ({ $choice })
}
questions-chosen = { $puzzle ->
    [tour] { $choice } is on the path.
    [graph] { $choice } is on the path.
    [forest] { $choice } is on the path.
    [queens] There is a queen on { $choice }.
   *[other] { $choice } is chosen.
}
questions-tried = { $choice } was already tried here.
# $place: by questions-place.
questions-tried-after = { $choice } was tried after { $place }.
questions-tried-first = { $choice } was tried at the beginning.
# $reason: what rules it out, such as "attacked by the queen on a3".
questions-refused = { $choice } is ruled out: { $reason }.
questions-not-tried = { $choice } was not tried: the search ended first.
questions-comes-next = { $choice } comes next.
# $before: the choices that the search tries first.
questions-comes-later = { $choice } comes after { AND($before, most: 6) }.
questions-comes-later-visit = { $choice } comes after { AND($before, most: 6) }, unless the search reaches it sooner.
questions-another-first = { $puzzle ->
    [tour] { $choice } is allowed, but the search tries another square first.
    [queens] { $choice } is allowed, but the search tries another square first.
    [graph] { $choice } is allowed, but the search tries another vertex first.
    [forest] { $choice } is allowed, but the search tries another vertex first.
   *[other] { $choice } is allowed, but the search tries another option first.
}

# --- what comes next? ---

questions-next-ask = What comes next?
questions-next-first = { $choice } is the first option that is not ruled out.
questions-next-following = { $choice } is the next option that is not ruled out.
# $begun: whether anything has been chosen; $choice: what was chosen last.
questions-next-left = { $begun ->
    [true] An option is still left after { $choice }.
   *[false] An option is still left at the beginning.
}
questions-next-more = { $leaves ->
    [true] This is a solution. The search looks for more: it leaves { $choice }.
   *[false] This is a solution. The search looks for more: it takes { $choice } back.
}
questions-next-none = { $leaves ->
    [true] There is no option after { $choice }. The search leaves { $choice }.
   *[false] There is no option after { $choice }. The search takes { $choice } back.
}
questions-next-tried = { $leaves ->
    [true] The search has tried everything after { $choice }. It leaves { $choice }.
   *[false] The search has tried everything after { $choice }. It takes { $choice } back.
}

# --- how far back does it go? ---

questions-back-ask = { $leaves ->
    [true] The search leaves { $choice } now. How far back does it go?
   *[false] The search takes { $choice } back now. How far back does it go?
}
# $place: by questions-place.
questions-back-none = No option is left after { $place }.
questions-back-none-either = No option is left after { $place }, either.
questions-back-none-first = No option is left at the beginning.
questions-back-none-first-either = No option is left at the beginning, either.
questions-back-not-end = The search doesn't end here. An option is still left somewhere.
questions-back-closer = { $puzzle ->
    [tour] Closer: it stops at the first square that still has a move to try.
   *[other] Closer: it stops as soon as there is an option left to try.
}
questions-back-end = No option is left anywhere. The search ends.
# $number: how many choices are taken back, or left, up to there.
questions-back-taken = { $leaves ->
    [true] { $number ->
        [one] The search leaves { $number } vertex.
       *[other] The search leaves { $number } vertices.
    }
   *[false] { $number ->
        [one] The search takes { $number } choice back.
       *[other] The search takes { $number } choices back.
    }
}
questions-back-then = Then an option is left after { $place }.
questions-back-then-first = Then an option is left at the beginning.

# --- is it lost, and since when? ---

questions-lost-ask = { $puzzle ->
    [tour] Is a tour still possible? If not, which square was the mistake?
    [queens] Is a solution still possible? If not, which queen was the mistake?
    [graph] Is a solution still possible? If not, which vertex was the mistake?
    [colouring] Can this map still be coloured? If not, which region was the mistake?
    [sudoku] Can this grid still be solved? If not, which digit was the mistake?
   *[other] Is a solution still possible? If not, which choice was the mistake?
}
questions-lost-every = A solution that was already found counts, too.
questions-lost-dead = No solution is possible from here.
questions-lost-exists = This puzzle has a solution.
# $place: by questions-place.
questions-lost-not-last = It was not lost with { $place }.
questions-lost-later = With { $place } a solution was still possible.
questions-lost-earlier = It was already lost before { $place }.
questions-lost-alive = A solution begins like this.
questions-lost-none = This puzzle has no solution.
questions-lost-mistake = { $choice } was the mistake. Before it, a solution was still possible.

# --- which places prove it? ---

questions-why-ask = { $puzzle ->
    [tour] No tour begins like this. Mark the squares that prove it.
    [queens] No solution begins like this. Mark the squares that prove it.
    [graph] No solution begins like this. Mark the vertices that prove it.
    [colouring] No colouring begins like this. Mark the regions that prove it.
    [sudoku] No solution begins like this. Mark the cells that prove it.
   *[other] No solution begins like this. Mark what proves it.
}
questions-why-nothing = You marked nothing.
questions-why-not-alone = What you marked belongs to a proof, but it doesn't prove it alone.
questions-why-beside = { $place } is not part of any proof in sight.

# --- which line runs next? ---

questions-line-ask = Which line of the program runs next?
# $line: its number; $text: the line itself.
questions-line-right = Line { $line } runs next: { $text }
questions-line-later = Line { $line } runs before the next step, but another line runs first.
questions-line-none = No statement of the search begins on line { $line }.
questions-line-not = Line { $line } does not run before the next step.

# --- how many steps? ---

questions-steps-ask-end = How many steps does the search take until it ends?
questions-steps-ask = { $leaves ->
    [true] How many steps does the search take until it leaves { $choice }, or ends?
   *[false] How many steps does the search take until it takes { $choice } back, or ends?
}
questions-steps-more = { $steps ->
    [one] After { $steps } step the search still goes on.
   *[other] After { $steps } steps the search still goes on.
}
questions-steps-unknown = { $steps ->
    [one] After { $steps } step the search still goes on. Nobody has counted the rest.
   *[other] After { $steps } steps the search still goes on. Nobody has counted the rest.
}
questions-steps-too-few = It takes more than twice as many.
questions-steps-too-many = It takes less than half as many.
questions-steps-right = { $steps ->
    [one] It takes { $steps } step.
   *[other] It takes { $steps } steps.
}

# --- what no answer can be ---

questions-error-unknown = question { $question }: it must be one of { $known }
questions-error-asked = question { $question }: it cannot be asked here. { $reason }
# $null: what it means to answer "null", if it may be answered.
questions-error-number = answer { $answer }: it must be { $what ->
    [steps] a number of steps
    [length] a length of the path
    [line] a line
   *[choice] a choice
} from { $low } to { $high }{ $null ->
    [end] , or null: to the end
    [alive] , or null: it can be completed
    [back] , or null: take back
   *[no] {""}
}
questions-error-list = answer { $answer }: it must be a list of choices
questions-error-choice = choice { $choice }: it must be from 0 to { $most }
questions-error-level = level { $level }: it must be from { $low } to { $high }
questions-error-back = step { $step }: there is nothing like that to take back
