### The puzzle is played by hand.
### $puzzle is its name: tour, queens, graph, forest, colouring, sudoku, or another's.

## Library

# --- what may be placed ---

# $choice: a square, a vertex, a region with its colour, or a cell with its digit.
play-allowed = { $choice } is allowed.
# $reason: what rules it out, such as "attacked by the queen on a3".
play-refused = { $choice } is ruled out: { $reason }.

# --- hints ---

play-hint-full = Nothing is left to do.
play-hint-none = This puzzle has no solution.
# A solution can't be reached any more.
play-hint-lost = { $puzzle ->
    [tour] No tour is possible from here. Take something back.
    [colouring] This map can't be coloured any more. Take something back.
    [sudoku] This grid can't be solved any more. Take something back.
   *[other] No solution is possible from here. Take something back.
}
# Something is in the way of every solution. $places: where it can be seen, or nothing.
play-hint-obstacle = { COUNT($places) ->
    [0] No solution is possible from here.
   *[other] Look at { AND($places, most: 6) }. What you see there rules out every solution.
}
play-hint-open = Nothing in sight rules out any of your options.
# The place with the fewest options. $ways: how many it has.
play-hint-look = { $puzzle ->
    [tour] Look at { $place }: { $ways ->
        [one] only 1 square leads to it.
       *[other] the fewest squares lead to it.
    }
    [graph] Look at { $place }: { $ways ->
        [one] only 1 vertex leads to it.
       *[other] the fewest vertices lead to it.
    }
    [queens] Look at { $place }: { $ways ->
        [one] only 1 square is left for its queen.
       *[other] the fewest squares are left for its queen.
    }
    [colouring] Look at { $place }: { $ways ->
        [one] only 1 colour is left for it.
       *[other] the fewest colours are left for it.
    }
    [sudoku] Look at { $place }: { $ways ->
        [one] only 1 digit is left for it.
       *[other] the fewest digits are left for it.
    }
   *[other] Look at { $place }: { $ways ->
        [one] only 1 option is left for it.
       *[other] the fewest options are left for it.
    }
}
# $values: the colours of a region, or the digits of a cell.
play-hint-values = { $place } can only be { OR($values) }.
# How a place can be reached, or filled. $ways: how many ways there are.
play-hint-ways = { $puzzle ->
    [tour] { $ways ->
        [0] No square leads to { $place }.
        [one] { $ways } square leads to { $place }.
       *[other] { $ways } squares lead to { $place }.
    }
    [graph] { $ways ->
        [0] No vertex leads to { $place }.
        [one] { $ways } vertex leads to { $place }.
       *[other] { $ways } vertices lead to { $place }.
    }
   *[other] { $ways ->
        [0] No option is left for { $place }.
        [one] { $ways } option is left for { $place }.
       *[other] { $ways } options are left for { $place }.
    }
}
# $choices: the squares of a column, by name.
play-hint-places = { COUNT($choices) ->
    [one] 1 square is left in { $place }: { AND($choices, most: 6) }.
   *[other] { COUNT($choices) } squares are left in { $place }: { AND($choices, most: 6) }.
}
# $after: for each choice that may come next how many may follow it, by play-hint-after.
play-hint-next = Options after your next one: { AND($after, most: 12) }.
play-hint-after = { $ways ->
    [0] none after { $choice }
   *[other] { $ways } after { $choice }
}
play-hint-move = { $puzzle ->
    [tour] Move to { $choice }: a tour is possible from there.
    [graph] Go to { $choice }: a solution is possible from there.
    [queens] Put a queen on { $choice }: a solution is possible with it.
    [colouring] Try { $choice }: the map can be coloured with it.
    [sudoku] Try { $choice }: the grid can be solved with it.
   *[other] Try { $choice }: a solution is possible with it.
}
play-hint-unknown = { $steps ->
    [one] After { $steps } step the search doesn't know which option is right.
   *[other] After { $steps } steps the search doesn't know which option is right.
}

# --- hints in a search that visits every vertex ---

play-visit-done = Every vertex has been visited.
play-visit-begin = Look at the vertices that the search has not reached yet.
play-visit-look = Look at the vertices next to { $vertex }.
# White: not reached yet. $number of all vertices.
play-visit-left = { $number ->
    [one] { $number } vertex is white.
   *[other] { $number } vertices are white.
}
play-visit-white = { $number ->
    [0] No vertex next to { $vertex } is white.
    [one] { $number } vertex next to { $vertex } is white.
   *[other] { $number } vertices next to { $vertex } are white.
}
play-visit-move = You can go to { $vertex }.
play-visit-leave = Leave { $vertex }: no vertex next to it is white.

# --- what is marked on the board ---

play-mark-look = where to look
play-mark-ways = the options
play-mark-move = an option that works
play-mark-visit = where you can go

# --- where it was lost ---

play-loss-visits = This search visits every vertex. It can't get lost.
play-loss-alive = { $puzzle ->
    [tour] A tour is still possible.
    [queens] A solution is still possible with these queens.
    [colouring] This map can still be coloured.
    [sudoku] This grid can still be solved.
   *[other] A solution is still possible.
}
play-loss-unknown = { $steps ->
    [one] After { $steps } step the search doesn't know whether a solution is still possible.
   *[other] After { $steps } steps the search doesn't know whether a solution is still possible.
}
play-loss-mistake = { $puzzle ->
    [tour] { $choice } was the mistake. Before it, a tour was still possible.
    [colouring] { $choice } was the mistake. Before it, the map could still be coloured.
    [sudoku] { $choice } was the mistake. Before it, the grid could still be solved.
   *[other] { $choice } was the mistake. Before it, a solution was still possible.
}
# Perhaps it was lost before.
play-loss-since = { $steps ->
    [one] No solution is possible after { $choice }. After { $steps } step the search doesn't know whether an earlier choice was the mistake.
   *[other] No solution is possible after { $choice }. After { $steps } steps the search doesn't know whether an earlier choice was the mistake.
}
# $reason: a sentence about how it stands after the choice that was named.
play-loss-why = After it: { $reason }
play-judge-better = { $puzzle ->
    [tour] { $choice } is better: a tour is possible from there.
   *[other] { $choice } is better: a solution is possible with it.
}
play-judge-lost = { $choice } is a mistake, too.
play-judge-searched = The search has tried everything from there.
play-judge-unknown = { $steps ->
    [one] After { $steps } step the search doesn't know whether { $choice } is better.
   *[other] After { $steps } steps the search doesn't know whether { $choice } is better.
}

# --- what a link may not hold, or a caller not ask ---

play-error-hint = hint { $step }: it must be from 1 to { $most }
play-error-many = { $number } steps by hand: a link holds { $most } at most
# $step: the number of the step, perhaps below zero.
play-error-choice = step { $step } by hand: choice { $choice } is not from 0 to { $most }
play-error-refused = step { $step } by hand: { $reason }
play-error-back = step { $step } by hand: there is nothing like that to take back
play-error-root = path { $path }: it must begin with the root { $root }
play-error-path = choice { $choice }: { $reason }

## Page

play-bar-label = Play it yourself
play-bar-back = Take back
play-bar-back-title = Take the last choice back (Backspace)
play-bar-leave = Leave it
play-bar-leave-title = Leave the last vertex (Backspace)
play-bar-hint = Hint
# $step: of the next hint
play-bar-hint-title = { $step ->
    [1] Hint 1 of 3: where to look (H)
    [2] Hint 2 of 3: how many ways lead on (H)
   *[other] Hint 3 of 3: the move (H)
}
play-bar-lost = Lost?
play-bar-lost-title = Can this still be completed? If not, where was it lost?
play-bar-done = Program
play-bar-done-title = Back to the program's run, where it was left (Y)
play-bar-another = New
play-bar-another-title = Another instance of this puzzle, by chance
play-bar-result = Copy result
play-bar-result-title = Copy how it went, as a line of text that gives nothing away
play-bar-better = Find a better one
play-bar-solution = Solution
play-bar-skip = Skip
play-bar-values = Choices for { $place }
play-told-turn = { $puzzle ->
    [tour] Your turn: click a square with a dot.
    [queens] Your turn: click a square with a dot.
    [colouring] Your turn: choose a region, then its colour.
    [sudoku] Your turn: choose a cell, then its digit.
    [graph] Your turn: click a vertex with a dot.
    [forest] Your turn: click a vertex with a dot.
   *[other] Your turn: click a dot.
}
play-told-anywhere = Your turn: choose where to begin.
# $step: what a choice is called
# $number: on the path
play-told-placed = { $step ->
    [square] { $name }: square { $number } of { $length }.
    [queen] { $name }: queen { $number } of { $length }.
    [vertex] { $name }: vertex { $number } of { $length }.
   *[other] { $name }: choice { $number } of { $length }.
}
play-told-taken = You took { $name } back.
play-told-next = Next: { $coming }, or any other.
# $coming: the place that has to be filled next, or ""
play-told-due = Next: { $coming }.
play-told-here = the place that a value is chosen for
play-told-stuck = Nothing can follow.
play-told-dropped = { $steps ->
    [one] You go on from here: { $steps } later step dropped.
   *[other] You go on from here: { $steps } later steps dropped.
}
play-told-restore = Bring back
play-told-nothing = There is nothing to take back.
play-told-choose = { $puzzle ->
    [colouring] Choose a colour for { $place }.
    [sudoku] Choose a digit for { $place }, or type it.
   *[other] Choose what comes to { $place }.
}
play-rule-label = The rule
play-rule-close = Hide the rule
play-told-same = { $name } is the very choice that lost it.
play-told-looking = Searching, within a limit ...
# $more: what was placed after it, and is taken back too
play-told-find-better = { $more ->
    [0] { $name } is taken back. Find a better choice.
    [one] { $name } is taken back, with the choice after it. Find a better one.
   *[other] { $name } is taken back, with the { $more } choices after it. Find a better one.
}
play-told-stands = It stands: what comes of it is not known.
play-told-full = { $most ->
    [one] { $most } step are as many as a link holds. Take a new start.
   *[other] { $most } steps are as many as a link holds. Take a new start.
}
play-told-counts = On the board of a day every step counts: go on from the last, or take back.
play-told-not-loaded = It begins as soon as Python is there, which knows what may be placed.
play-told-enter = Enter: choose this place
play-told-left = Back in the program's run, at step { $position }.
play-told-come = Run it to your path
# What a link has been done that cannot be.
play-told-problem = play: { $reason }
play-told-damaged = play: what was done by hand is cut off or changed; copy the link once more, whole
play-day-title = The board of { $day }
play-day-solved = Solved: the board of { $day }
play-day-par = { $named ->
    [true] Par: { $placed } placed, { $undone } taken back ({ $program }).
   *[false] Par: { $placed } placed, { $undone } taken back.
}
play-day-hints = { $hints ->
    [one] { $hints } hint.
   *[other] { $hints } hints.
}
play-day-result = { $hints ->
    [one] Knights { $day } · { $title } · { $placed } placed, { $undone } taken back, { $hints } hint · par { $parPlaced } placed, { $parUndone } taken back · { $link }
   *[other] Knights { $day } · { $title } · { $placed } placed, { $undone } taken back, { $hints } hints · par { $parPlaced } placed, { $parUndone } taken back · { $link }
}
play-day-copied = Copied: { $text }
play-day-not-copied = The browser did not allow copying: { $text }
play-status-title = You play
# $placed: by the visitor
# $over: taken over from the program's run
play-status-detail = { $over ->
    [0] { $placed } placed, { $undone } taken back.
    [one] { $placed } placed, { $undone } taken back; { $over } step taken over.
   *[other] { $placed } placed, { $undone } taken back; { $over } steps taken over.
}
# Of a search that only visits.
play-status-visits = { $discovered } discovered, { $left } left.
play-status-solved = Solved
play-status-visited = All visited
play-bar-values-any = Choices
play-status-checked = Checked: the rules hold.
play-status-yours = You placed { $placed } and took { $undone } back.
play-status-over = { $over ->
    [one] The first { $over } step were taken over from the program's run.
   *[other] The first { $over } steps were taken over from the program's run.
}
play-status-program = The program placed { $placed } and took { $undone } back.
