### Moments of a run at which something holds, chosen by clicking.
### $puzzle: tour, queens, graph, forest, colouring, sudoku, or another's.
### Of a map or a grid $place is a region or a cell, $value a colour or a digit, and $any whether each of them will do.

## Page

find-title = Find moments
# Of a mark on the board, as in a legend.
find-mark = what you look for
find-close = Close (Escape)
find-how = { $puzzle ->
    [tour] Click a square on the board, or add a condition here.
    [queens] Click a square on the board, or add a condition here.
    [regions] Click a square on the board, or add a condition here.
    [graph] Click a vertex, or add a condition here.
    [forest] Click a vertex, or add a condition here.
    [colouring] Click a region on the map, or add a condition here.
    [sudoku] Click a cell of the grid, or add a condition here.
   *[other] Click on the board, or add a condition here.
}
# On the board, at the keyboard's cursor.
find-by-key = { $puzzle ->
    [tour] Press Enter to look for this square
    [queens] Press Enter to look for this square
    [regions] Press Enter to look for this square
    [graph] Press Enter to look for this vertex
    [forest] Press Enter to look for this vertex
    [colouring] Press Enter to look for this region
    [sudoku] Press Enter to look for this cell
   *[other] Press Enter to look for this
}

# Of a place that was chosen.
find-fixed = { $puzzle ->
    [sudoku] { $place } is given. It never changes.
   *[other] { $place } is blocked. It never changes.
}

# --- conditions ---

# All of them hold at the same moment: this stands between two.
find-and = and
find-conditions = What must be true at the same moment
find-condition = Condition
find-remove = Remove this condition
find-on = { $puzzle ->
    [tour] { $name } is on the path
    [graph] { $name } is on the path
    [forest] { $name } is gray
    [queens] There is a queen on { $name }
    [regions] There is a queen on { $name }
    [colouring] { $any ->
        [true] { $place } has a colour
       *[false] { $place } is { $value }
    }
    [sudoku] { $any ->
        [true] { $place } is filled
       *[false] { $place } is { $value }
    }
   *[other] { $name } is chosen
}
find-off = { $puzzle ->
    [tour] { $name } is free
    [graph] { $name } is not on the path
    [forest] { $name } is not gray
    [queens] There is no queen on { $name }
    [regions] There is no queen on { $name }
    [colouring] { $any ->
        [true] { $place } has no colour
       *[false] { $place } is not { $value }
    }
    [sudoku] { $any ->
        [true] { $place } is empty
       *[false] { $place } is not { $value }
    }
   *[other] { $name } is not chosen
}
find-placed = { $puzzle ->
    [tour] The knight has just come to { $name }
    [graph] The path has just come to { $name }
    [forest] { $name } has just become gray
    [queens] A queen has just come to { $name }
    [regions] A queen has just come to { $name }
    [colouring] { $any ->
        [true] { $place } has just got a colour
       *[false] { $place } has just become { $value }
    }
    [sudoku] { $any ->
        [true] { $place } has just got a digit
       *[false] { $place } has just become { $value }
    }
   *[other] { $name } was just chosen
}
find-undone = { $puzzle ->
    [tour] { $name } was just taken back
    [graph] { $name } was just taken back
    [forest] { $name } has just become black
    [queens] The queen on { $name } was just taken back
    [regions] The queen on { $name } was just taken back
    [colouring] { $any ->
        [true] The colour of { $place } was just taken back
       *[false] { $place } was { $value } until this step
    }
    [sudoku] { $any ->
        [true] The digit in { $place } was just taken back
       *[false] { $place } was { $value } until this step
    }
   *[other] { $name } was just taken back
}
find-value = { $puzzle ->
    [colouring] Colour of { $place }
    [sudoku] Digit in { $place }
   *[other] Option for { $place }
}
find-any = { $puzzle ->
    [colouring] any colour
    [sudoku] any digit
   *[other] any
}
find-depth-least = The depth is at least
find-depth-exactly = The depth is exactly
find-depth-most = The depth is at most
find-depth-number = Depth
# $names: at most six and "more", in order
find-begins = { $puzzle ->
    [tour] The path begins with { AND($names, most: 6) }
    [graph] The path begins with { AND($names, most: 6) }
    [forest] The gray path begins with { AND($names, most: 6) }
    [queens] The first queens are on { AND($names, most: 6) }
    [regions] The first queens are on { AND($names, most: 6) }
    [colouring] The colouring begins with { AND($names, most: 6) }
    [sudoku] The filled cells begin with { AND($names, most: 6) }
   *[other] The choices begin with { AND($names, most: 6) }
}
find-dead-end = It is a dead end
find-solution = { $goal ->
    [tour] It is a tour
    [closed] It is a closed tour
    [path] It is a complete path
    [cycle] It is a cycle
    [colouring] It is a colouring of the whole map
   *[other] It is a solution
}
find-add = Add a condition
find-add-depth = Add a depth
find-add-depth-title = Look for moments at this depth
find-add-begins = { $puzzle ->
    [tour] Add this path
    [graph] Add this path
    [forest] Add this path
    [queens] Add these queens
    [regions] Add these queens
    [colouring] Add this colouring
    [sudoku] Add these digits
   *[other] Add these choices
}
find-add-begins-title = { $puzzle ->
    [tour] Look for moments whose path begins like this one
    [graph] Look for moments whose path begins like this one
    [forest] Look for moments whose gray path begins like this one
    [queens] Look for moments that begin with these queens
    [regions] Look for moments that begin with these queens
    [colouring] Look for moments that begin with these colours
    [sudoku] Look for moments that begin with these digits
   *[other] Look for moments that begin with these choices
}
find-add-dead-end = Add “dead end”
find-add-dead-end-title = Look for moments from which the search goes back at once
find-add-solution = Add “solution”
find-add-solution-title = Look for solutions

# --- what was found ---

find-before = Go to the moment before
find-next = Go to the next moment
# The cursor is at one of those that were found.
# Before how many there are.
find-here = Moment { $number }
# Every step of a run that is over was looked at.
find-all = { $count ->
    [0] No moment is like this. The page looked at all { $steps ->
        [one] { $steps } step.
       *[other] { $steps } steps.
    }
    [one] { $count } moment in the whole run.
   *[other] { $count } moments in the whole run.
}
# Every step so far was looked at, and the run can go on.
find-so-far = { $count ->
    [0] { $steps ->
        [one] No moment is like this in the { $steps } step so far.
       *[other] No moment is like this in the { $steps } steps so far.
    }
    [one] { $steps ->
        [one] { $count } moment in the { $steps } step so far.
       *[other] { $count } moment in the { $steps } steps so far.
    }
   *[other] { $steps ->
        [one] { $count } moments in the { $steps } step so far.
       *[other] { $count } moments in the { $steps } steps so far.
    }
}
find-looking = { $count ->
    [one] { $count } moment so far. The page has looked at { $looked } of { $steps } steps.
   *[other] { $count } moments so far. The page has looked at { $looked } of { $steps } steps.
}
# There are too many to keep.
find-full = { $count ->
    [one] { $count } moment. The page looked at { $looked } of { $steps } steps, and has no room for more moments.
   *[other] { $count } moments. The page looked at { $looked } of { $steps } steps, and has no room for more moments.
}
find-broken = The page could not look at these steps again. Reload the page.
find-onward = Look further
find-onward-title = Run the search on, and look at its next steps. The board stays here.
find-stop = Stop
