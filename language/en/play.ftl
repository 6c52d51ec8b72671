### The puzzle is played by hand.
### $puzzle is its name: tour, queens, graph, forest, colouring, sudoku, or another's.

## Library

# --- what may be placed ---

# $choice: a square, a vertex, a region with its colour, or a cell with its digit.
play-allowed = { $choice } is allowed.

# --- hints ---

play-hint-full = Nothing is left to do.
# A solution can't be reached any more.
play-hint-take-back = Take something back.
# Something is in the way of every solution. $places: where it can be seen, or nothing.
play-hint-obstacle = { COUNT($places) ->
    [0] No solution is possible from here.
   *[other] Look at { AND($places, most: 6) }. You can see there why no solution is possible from here.
}
play-hint-open = All your options still look possible.
# The place with the fewest options. $ways: how many it has.
play-hint-look = { $puzzle ->
    [queens] Look at { $place }: { $ways ->
        [one] only 1 square is left for its queen.
       *[other] no empty column has fewer squares left.
    }
    [regions] Look at { $place }: { $ways ->
        [one] only 1 square is left for its queen.
       *[other] no other without a queen has fewer squares left.
    }
    [colouring] Look at { $place }: { $ways ->
        [one] only 1 colour is left for it.
       *[other] no uncoloured region has fewer colours left.
    }
    [sudoku] Look at { $place }: { $ways ->
        [one] only 1 digit is left for it.
       *[other] no empty cell has fewer digits left.
    }
   *[other] Look at { $place }: { $ways ->
        [one] only 1 option is left for it.
       *[other] nothing else has fewer options left.
    }
}
# $values: the colours of a region, or the digits of a cell.
play-hint-values = { $place } can only be { OR($values) }.
# How a place can be reached, or filled. $ways: how many ways there are.
play-hint-ways = { $ways ->
    [0] No option is left for { $place }.
    [one] { $ways } option is left for { $place }.
   *[other] { $ways } options are left for { $place }.
}
# $choices: the squares of a column, by name.
play-hint-places = { COUNT($choices) ->
    [one] 1 square is left in { $place }: { AND($choices, most: 6) }.
   *[other] { COUNT($choices) } squares are left in { $place }: { AND($choices, most: 6) }.
}
# $choices: what may come next on a path.
play-hint-options = { COUNT($choices) ->
    [one] Look at { AND($choices, most: 6) }. It is the only option from here.
   *[other] Look at { AND($choices, most: 6) }. How many options are left after each of them?
}
# $after: for each choice that may come next how many may follow it, by play-hint-after.
play-hint-next = Count the options one step further: { AND($after, most: 12) }.{ COUNT($after) ->
    [one] {""}
   *[other] {" "}Go soon where few are left: later there may be none.
}
play-hint-after = { $ways ->
    [0] none after { $choice }
   *[other] { $ways } after { $choice }
}
play-hint-move = { $goal ->
    [tour] Move to { $choice }: a tour is possible from there.
    [ending] Move to { $choice }: a solution is possible from there.
    [numbered] Move to { $choice }: a solution is possible from there.
    [closed] Move to { $choice }: a closed tour is possible from there.
    [path] Go to { $choice }: a path is possible from there.
    [cycle] Go to { $choice }: a cycle is possible from there.
    [queens] Put a queen on { $choice }: a solution is possible with it.
    [regions] Put a queen on { $choice }: a solution is possible with it.
    [colouring] Try { $choice }: the map can be coloured with it.
    [sudoku] Try { $choice }. The grid can be solved with it.
   *[other] Try { $choice }: a solution is possible with it.
}
play-hint-unknown = { $steps ->
    [one] A check gave up after { $steps } step. It doesn't know which option is right.
   *[other] A check gave up after { $steps } steps. It doesn't know which option is right.
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

# $possible: a title, such as "A tour is still possible"
play-loss-alive = { $possible }.
play-loss-unknown = { $steps ->
    [one] After { $steps } step the search doesn't know whether a solution is still possible.
   *[other] After { $steps } steps the search doesn't know whether a solution is still possible.
}
play-loss-mistake = { $goal ->
    [tour] { $choice } was the mistake. Before it, a tour was still possible.
    [closed] { $choice } was the mistake. Before it, a closed tour was still possible.
    [path] { $choice } was the mistake. Before it, a path was still possible.
    [cycle] { $choice } was the mistake. Before it, a cycle was still possible.
    [colouring] { $choice } was the mistake. Before it, the map could still be coloured.
    [sudoku] { $choice } was the mistake. Before it, the grid could still be solved.
   *[other] { $choice } was the mistake. Before it, a solution was still possible.
}
# Perhaps it was lost before.
play-loss-since = { $goal ->
    [tour] No tour is possible after { $choice }.
    [closed] No closed tour is possible after { $choice }.
    [path] No path is possible after { $choice }.
    [cycle] No cycle is possible after { $choice }.
    [colouring] The map can't be coloured after { $choice }.
    [sudoku] The grid can't be solved after { $choice }.
   *[other] No solution is possible after { $choice }.
}
play-loss-gave-up = { $steps ->
    [one] A check gave up after { $steps } step, so an earlier choice may be the mistake.
   *[other] A check gave up after { $steps } steps, so an earlier choice may be the mistake.
}
# $reason: a sentence about how it stands after the choice that was named.
play-loss-why = { $goal ->
    [tour] After it, no tour is possible. { $reason }
    [closed] After it, no closed tour is possible. { $reason }
    [path] After it, no path is possible. { $reason }
    [cycle] After it, no cycle is possible. { $reason }
    [colouring] After it, the map can't be coloured. { $reason }
    [sudoku] After it, the grid can't be solved. { $reason }
   *[other] After it, no solution is possible. { $reason }
}
play-judge-better = { $goal ->
    [tour] { $choice } is better: a tour is possible from there.
    [closed] { $choice } is better: a closed tour is possible from there.
    [path] { $choice } is better: a path is possible from there.
    [cycle] { $choice } is better: a cycle is possible from there.
    [colouring] { $choice } is better: the map can be coloured with it.
    [sudoku] { $choice } is better. The grid can be solved with it.
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
play-error-onward = this search only goes forward. There is nothing to play. Choose the strategy 'backtrack'.
play-error-many = { $number } steps by hand: a link holds { $most } at most
# $step: the number of the step, perhaps below zero.
play-error-choice = step { $step } by hand: choice { $choice } is not from 0 to { $most }
play-error-refused = step { $step } by hand: { $reason }
play-error-back = step { $step } by hand: it takes back what is not the last choice
play-error-path = choice { $choice }: { $reason }

## Page

# The buttons stand in one row on a phone: one or two short words each.
play-bar-back = Take back
play-bar-back-title = Take back what you did last (Backspace)
play-bar-leave = Leave it
play-bar-leave-title = Leave the last vertex (Backspace)
play-bar-hint = Hint
# $step: of the next hint
play-bar-hint-title = { $step ->
    [1] Show hint 1 of 3: where to look (H)
    [2] Show hint 2 of 3: how many options there are (H)
   *[other] Show hint 3 of 3: what to do next (H)
}
play-bar-rescue = Go back to where it's still possible
play-bar-lost = Check
play-bar-lost-title = Check whether a solution is still possible, and find the mistake if not
# Crosses are notes of the visitor's own, on squares.
play-bar-crosses = Crosses
play-bar-crosses-title = Put crosses where no queen can be (N)
# Back to the search that the visitor left to play.
play-bar-done = Back to the search
# A game of before was opened.
play-bar-anew = Start anew
play-bar-done-title = Go back to the search, where you left it (Y)
play-bar-another = New game
play-bar-another-title = Play another random puzzle
play-bar-result = Copy my result
play-bar-result-title = Copy how it went, as one line that gives nothing away
play-bar-better = { $puzzle ->
    [tour] Try another square
    [queens] Try another square
    [regions] Try another square
    [graph] Try another vertex
    [colouring] Try another colour
    [sudoku] Try another digit
    [maze] Try another cell
   *[other] Try another option
}
play-bar-solution = { $goal ->
    [tour] Show a tour
    [closed] Show a closed tour
    [colouring] Show a colouring
   *[other] Show a solution
}
play-bar-solution-hide = Hide the solution
# The pad of digits: small digits of the visitor's own.
play-pad-notes = Notes
play-pad-notes-title = Write small digits as notes (N)
play-pad-all = Note all digits that fit
play-pad-none = Clear all notes
play-pad-clear = Clear
play-bar-values = { $puzzle ->
    [colouring] Colours for { $place }
    [sudoku] Digits for { $place }
   *[other] Options for { $place }
}
play-bar-values-any = Options
play-told-begin = { $puzzle ->
    [queens] Your turn. Put a queen in { $coming }, or in any other empty column.
    [colouring] Your turn. Colour { $coming }, or any other region without a colour.
    [sudoku] Your turn. Choose an empty cell, for example { $coming }. Then write a digit.
    [subset] Your turn. Take { $coming }, or leave it out.
   *[other] Your turn. Go on with { $coming }, or any other.
}
# Squares that may come next have a dot, and vertices a ring.
play-told-begin-any = { $puzzle ->
    [tour] Your turn. Choose a square with a dot.
    [queens] Your turn. Choose a square with a dot.
    [regions] Your turn. Choose a square with a dot.
    [graph] Your turn. Choose a vertex with a ring.
    [maze] Your turn. Choose a cell with a dot.
   *[other] Your turn.
}
play-told-anywhere = { $puzzle ->
    [tour] Your turn. Choose the square to start on.
    [graph] Your turn. Choose the vertex to start from.
   *[other] Your turn. Choose where to start.
}
# $number: on the path. $place and $value: of a map or a grid, a region and its colour, or a cell and its digit.
play-told-placed = { $puzzle ->
    [tour] You are on { $name }. That is square { $number } of { $length }.
    [queens] You put a queen on { $name }. That is queen { $number } of { $length }.
    [regions] You put a queen on { $name }. That is queen { $number } of { $length }.
    [graph] You are on { $name }. That is vertex { $number } of { $length }.
    [colouring] You coloured { $place } { $value }. That is region { $number } of { $length }.
    [sudoku] You wrote { $value } in { $place }. That is cell { $number } of { $length }.
    [maze] You are in { $name }. That is cell { $number } of your path.
   *[other] You chose { $name }. That is choice { $number } of { $length }.
}
play-told-taken = { $puzzle ->
    [queens] You took the queen on { $name } back.
    [regions] You took the queen on { $name } back.
    [colouring] You took the colour of { $place } back.
    [sudoku] You took { $value } back from { $place }.
    [subset] You took your choice about { $place } back.
   *[other] You took { $name } back.
}
# $coming: a place that may be filled next
play-told-next = { $puzzle ->
    [queens] Now put a queen in { $coming }, or in any other empty column.
    [colouring] Now colour { $coming }, or any other region without a colour.
    [sudoku] Now fill { $coming } or another empty cell.
    [subset] Now take { $coming }, or leave it out.
   *[other] Now go on with { $coming }, or any other.
}
# $coming: the place that the search fills next, or has found no option for
play-told-due = The search has come to { $coming }.
play-told-here = where your next choice goes
# $back: something can be taken back
play-told-stuck = { $puzzle ->
    [tour] Dead end: no move is left.
    [queens] Dead end: no square is left for a queen.
    [regions] Dead end: no square is left for a queen.
    [graph] Dead end: no vertex can come next.
    [colouring] Dead end: no colour fits any more.
    [sudoku] Dead end: no digit fits any more.
    [maze] Dead end: no move leads to a new cell.
   *[other] Dead end: no option is left.
} { $back ->
    [true] You can take choices back one by one.
   *[false] This puzzle has no solution.
}
play-told-dropped = { $steps ->
    [one] You went on from here. { $steps } later step is gone.
   *[other] You went on from here. { $steps } later steps are gone.
}
play-told-again = This is your game from before.
play-told-restore = Bring back
play-told-nothing = There is nothing to take back.
# $keys: the visitor has a keyboard
play-told-choose = { $puzzle ->
    [colouring] Choose a colour for { $place }{ $keys ->
        [true] , or type it.
       *[false] .
    }
    [sudoku] Choose a digit for { $place }{ $keys ->
        [true] , or type it.
       *[false] .
    }
   *[other] Choose an option for { $place }{ $keys ->
        [true] , or type it.
       *[false] .
    }
}
play-told-closed = { $puzzle ->
    [colouring] Type a colour for { $place }, or press Enter to see the colours.
    [sudoku] Type a digit for { $place }, or press Enter to see the digits.
   *[other] Type an option for { $place }, or press Enter to see the options.
}
# $values: the small digits in a cell, or the square itself if it has a cross
play-told-noted = { $puzzle ->
    [regions] { COUNT($values) ->
        [0] You took the cross off { $place }.
       *[other] You put a cross on { $place }.
    }
   *[other] { COUNT($values) ->
        [0] { $place } has no notes now.
       *[other] Your notes in { $place }: { AND($values) }.
    }
}
play-told-noted-all = All digits that fit are noted.
play-told-noted-none = There are no notes now.
# $on: whether digits or clicks become notes from now on
play-told-notes-on = { $puzzle ->
    [regions] { $on ->
        [true] Crosses are on. Choose the squares where no queen can be.
       *[false] Crosses are off. Choose a square for a queen.
    }
   *[other] { $on ->
        [true] Notes are on: a digit in a blank cell is a note.
       *[false] Notes are off: a digit fills its cell.
    }
}
# What a screen reader is told of a place, after "r1c2: blank."
play-told-notes = { $puzzle ->
    [regions] Your cross is here.
   *[other] Notes: { AND($values) }.
}
# Before a hint.
play-told-hint = Hint { $step } of { $most }.
play-rule-label = The rule
play-rule-close = Hide the rule
play-told-same = { $name } was the mistake. Choose something else.
play-told-looking = The search is looking ahead ...
play-told-find-better = This is how it was before { $name }, the mistake. Find a better choice.
# After play-judge-unknown.
play-told-stands = You can go on with it.
play-told-full = { $most ->
    [one] A link holds at most { $most } step. Go back to an earlier step, and go on from there.
   *[other] A link holds at most { $most } steps. Go back to an earlier step, and go on from there.
}
play-told-counts = Every step counts in the puzzle of the day. Go on from your last step.
# $name: the mistake
play-told-no-hint = There is no hint after { $name }. Go back to the step before it.
play-told-solution = This is a solution. The page went back to the step before { $name }.
# Until it is known what can come first.
play-told-moment = One moment: the page is preparing your turn.
play-told-not-loaded = Python is still loading. You can play as soon as it is here.
play-told-enter = Enter: choose this
play-told-enter-cross = Enter: put a cross here, or take it off
play-told-enter-dot = It can come next. Enter: choose this
play-told-left = You are back in the search, at step { $position }.
# At Escape in a game with steps.
play-told-stays = You are still playing.
play-told-come = Run the search to where you were
# What a link has been done that cannot be.
play-told-problem = The page can't play the steps in this link: { $reason }
play-told-damaged = The steps in this link are cut off or changed. Copy the whole link again.
play-day-title = The puzzle of { $day }
play-day-solved = You solved the puzzle of { $day }
play-day-par = { $placed ->
    [one] The page's search makes { $placed } choice and takes { NUMBER($undone) } back
   *[other] The page's search makes { $placed } choices and takes { NUMBER($undone) } back
}{ $named ->
    [true] {" "}({ $program }).
   *[false] .
}
play-day-hints = { $hints ->
    [one] You had { $hints } hint or check.
   *[other] You had { $hints } hints or checks.
}
play-day-result = Knights { $day } · { $title } · { $placed } placed, { $undone } taken back, { $hints ->
    [one] { $hints } hint or check
   *[other] { $hints } hints or checks
} · par { $parPlaced } placed, { $parUndone } taken back · { $link }
play-day-copied = Copied: { $text }
play-day-not-copied = The browser didn't let the page copy this: { $text }
play-status-title = You are playing
play-status-waits = One moment
# Of a search that only visits.
play-status-visits = { $discovered ->
    [one] You reached { $discovered } vertex and left { $left }.
   *[other] You reached { $discovered } vertices and left { $left }.
}
play-status-solved = Solved
play-status-visited = You visited every vertex
play-status-checked = The page checked your solution. It keeps every rule.
play-status-yours = { $placed ->
    [one] You made { $placed } choice and took { NUMBER($undone) } back.
   *[other] You made { $placed } choices and took { NUMBER($undone) } back.
}
# $over: taken over from the search
play-status-over = { $over ->
    [one] The search made the first { $over } step.
   *[other] The search made the first { $over } steps.
}
play-status-program = { $placed ->
    [one] The search made { $placed } choice and took { NUMBER($undone) } back.
   *[other] The search made { $placed } choices and took { NUMBER($undone) } back.
}
